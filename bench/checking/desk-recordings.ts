import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import * as tools from '../../examples/desk/env/tools.ts';
import { EnvironmentService } from '../../src/adapters/environment/environment-service.ts';
import { createRng } from '../../src/lib/rng.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { JsonObject } from '../../src/model/json.ts';

interface Planned {
  readonly user: string;
  readonly calls: readonly (readonly [string, JsonObject])[];
  readonly agent: string;
}

/**
 * Writes recordings of the booking desk in OpenAI's chat form, with results as its environment gives them, so that a
 * replay finds them equal. About 25 messages and 8 calls each, like the public recordings.
 */
export async function writeDeskRecordings(file: string, count: number, artifacts: AgentArtifacts): Promise<void> {
  const service = new EnvironmentService({ exports: { ...tools }, tables: artifacts.data, now: artifacts.now });
  const out = createWriteStream(file);
  for (let index = 0; index < count; index++) {
    const messages = await converse(service, plan(index, artifacts));
    const line = `${JSON.stringify({ id: `c${index}`, messages })}\n`;
    if (!out.write(line)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'finish');
}

function plan(index: number, { data }: AgentArtifacts): readonly Planned[] {
  const rng = createRng(`recording ${index}`);
  const bookings = Object.entries(data['bookings'] ?? {});
  const turns = Array.from({ length: 3 }, (): Planned[] => {
    const [id, booking] = rng.pick(bookings);
    const guest = String(booking['guest_id']);
    const nights = 1 + rng.below(12);
    const isChange = rng.below(3) > 0;
    const write = isChange ? (['change_booking', { booking_id: id, nights }] as const) : cancelOf(id);
    return [
      {
        user: `I am ${guest} and want to ${isChange ? `stay ${nights} nights` : 'cancel'}. Booking: ${id}.`,
        calls: [
          ['find_guest', { guest_id: guest }],
          ['get_booking', { booking_id: id }],
        ],
        agent: `Booking ${id}: shall I go ahead with ${nights} nights? (yes/no) It is for guest ${guest}, as agreed before.`,
      },
      { user: 'Yes, please go ahead.', calls: [write], agent: 'Done. Is there anything else?' },
    ];
  });
  return [...turns.flat(), { user: 'Thank you, goodbye.', calls: [], agent: 'Goodbye.' }];
}

function cancelOf(id: string): readonly [string, JsonObject] {
  return ['cancel_booking', { booking_id: id, reason: 'change of plan' }];
}

async function converse(service: EnvironmentService, turns: readonly Planned[]): Promise<readonly object[]> {
  const session = 'one';
  service.open({ session, changes: [] });
  const messages: object[] = [{ role: 'system', content: 'You are the booking desk of a hotel.' }];
  for (const { user, calls, agent } of turns) {
    messages.push({ role: 'user', content: user });
    for (const [tool, args] of calls) {
      const id = `call_${messages.length}`;
      const { result } = await service.call({ session, tool, args, by: 'agent' });
      const call = { id, type: 'function', function: { name: tool, arguments: JSON.stringify(args) } };
      messages.push({ role: 'assistant', content: null, tool_calls: [call] });
      const content = typeof result === 'string' ? result : JSON.stringify(result);
      messages.push({ role: 'tool', tool_call_id: id, content });
    }
    messages.push({ role: 'assistant', content: agent });
  }
  service.close({ session });
  return messages;
}
