import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addSpecsCommand } from '../../src/commands/specs.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { asJsonLines, cancelMessages, recordedDeskFiles } from '../helpers/a-recorded-desk.ts';
import { runCommand } from '../helpers/run-command.ts';
import { temporaryWorkspace } from '../helpers/temporary-workspace.ts';

const DAY = asJsonLines([
  { id: 'first', messages: cancelMessages('B1') },
  { id: 'second', messages: cancelMessages('B2') },
]);

async function draft(flags: readonly string[]) {
  using workspace = temporaryWorkspace({ ...recordedDeskFiles(), 'day.jsonl': DAY });
  const common = ['--workspace', workspace.folder];
  const run = await runCommand(addSpecsCommand, [
    'specs',
    'from-trace',
    workspace.path('day.jsonl'),
    ...common,
    ...flags,
  ]);
  const [path = ''] = run.printed.split(':');
  const lint = await runCommand(addSpecsCommand, ['specs', 'lint', ...common]);
  return { ...run, path, spec: parseSpec(path, readFileSync(workspace.path(path), 'utf8')), lint };
}

describe('proviso specs from-trace', () => {
  it('forbids the call of the message, on the records that it names, and says where it was written', async () => {
    const { spec, printed, lint, code } = await draft(['--message', '4', '--conversation', 'second']);
    expect(printed).toContain('specs/desk/from-trace-cancel-booking.yaml');
    expect(spec).toMatchObject({ source: 'manual', status: 'proposed', tools: ['cancel_booking'], evidence: [] });
    expect(spec.scenarios[0]).toMatchObject({
      force: 'prohibited',
      objects: { booking: 'bookings' },
      when: 'the user writes: Please cancel B2. I am G1.',
      then: [{ check: { kind: 'never-called', tool: 'cancel_booking', args: { booking_id: '$booking.id' } } }],
    });
    expect(code).toBe(0);
    expect(lint.printed).not.toContain('from-trace-cancel-booking.yaml');
  });

  it('asks for a call that is missing', async () => {
    const { spec } = await draft(['--message', '1', '--missing', 'find_guest']);
    expect(spec.scenarios[0]).toMatchObject({
      force: 'required',
      then: [{ check: { kind: 'called', tool: 'find_guest' } }],
    });
  });

  it('leaves what the agent said to the judge', async () => {
    const { spec } = await draft(['--message', '6']);
    expect(spec.scenarios[0]?.then[0]?.check).toEqual({
      kind: 'not-said',
      sentence: 'It is cancelled. A word with the secret ocelot.',
    });
  });

  it('a message without the agent is refused with the messages that have it', async () => {
    await expect(draft(['--message', '5'])).rejects.toMatchObject({ hint: 'messages of the agent: 2, 4, 6' });
    await expect(draft(['--message', '4', '--conversation', 'third'])).rejects.toThrow(
      'there is no conversation third',
    );
  });
});
