import type { Spec } from '../../src/model/spec.ts';
import { printSpec } from '../../src/specset/print-spec.ts';
import { aScenario, aSpec } from './a-spec.ts';

const TOOLS = [
  {
    name: 'find_guest',
    description: 'Finds a guest',
    parameters: { type: 'object', properties: { guest_id: { type: 'string' } } },
  },
  {
    name: 'cancel_booking',
    description: 'Cancels a booking',
    parameters: { type: 'object', properties: { booking_id: { type: 'string' } } },
  },
];
const CONFIG = `version: 1
agents:
  desk:
    prompt: desk.md
    tools: tools.json
    environment:
      data: data.json
      tools: env/tools.ts
      identity: { table: guests, established-by: [{ call: find_guest, field: guest_id }] }
`;
const DATA = {
  guests: { G1: { guest_id: 'G1', name: 'Ada Marsh' }, G2: { guest_id: 'G2', name: 'Ben Hart' } },
  bookings: {
    B1: { booking_id: 'B1', guest_id: 'G1', insurance: 'none', status: 'booked' },
    B2: { booking_id: 'B2', guest_id: 'G1', insurance: 'full', status: 'booked' },
    B3: { booking_id: 'B3', guest_id: 'G2', insurance: 'none', status: 'booked' },
  },
};
const ENVIRONMENT = `
export const find_guest = (db, args) => {
  if (!(args.guest_id in db.guests)) throw new Error('there is no guest ' + args.guest_id);
  return { ...db.guests[args.guest_id] };
};
export const cancel_booking = (db, args) => {
  const booking = db.bookings[args.booking_id];
  if (booking === undefined) throw new Error('there is no booking ' + args.booking_id);
  booking.status = 'cancelled';
  return { ...booking };
};
`;

/** The rule that bookings without insurance are not cancelled. */
export function insuranceSpec(overrides: Partial<Spec> = {}): Spec {
  const where = { of: 'booking', field: 'insurance', op: '=', value: 'none' } as const;
  return aSpec({
    id: 'insured-only',
    source: 'manual',
    evidence: [],
    scenarios: [
      aScenario({
        id: 'insured-only.none',
        given: [{ kind: 'environment', text: 'the booking has no insurance', where }],
      }),
    ],
    ...overrides,
  });
}

/** The files of a workspace with recordings beside it: a desk whose one rule is {@link insuranceSpec}. */
export function recordedDeskFiles(specs: readonly Spec[] = [insuranceSpec()]): Record<string, string> {
  return {
    'proviso.yaml': CONFIG,
    'desk.md': '# Desk\n\nBookings without insurance are not cancelled.\n',
    'tools.json': JSON.stringify(TOOLS),
    'data.json': JSON.stringify(DATA),
    'env/tools.ts': ENVIRONMENT,
    ...Object.fromEntries(specs.map(spec => [`specs/desk/${spec.id}.yaml`, printSpec(spec)])),
  };
}

/** A recorded conversation in which G1 has a booking cancelled; `answer` in place of what the desk would answer. */
export function cancelMessages(bookingId: string, answer?: string): readonly object[] {
  const tables: Readonly<Record<string, object>> = DATA.bookings;
  const booking = { ...tables[bookingId], status: 'cancelled' };
  const calls = (id: string, name: string, args: object) => [
    { id, type: 'function', function: { name, arguments: JSON.stringify(args) } },
  ];
  return [
    { role: 'system', content: 'You are a desk.' },
    { role: 'user', content: `Please cancel ${bookingId}. I am G1.` },
    { role: 'assistant', content: null, tool_calls: calls('a', 'find_guest', { guest_id: 'G1' }) },
    { role: 'tool', tool_call_id: 'a', content: JSON.stringify(DATA.guests.G1) },
    { role: 'assistant', content: null, tool_calls: calls('b', 'cancel_booking', { booking_id: bookingId }) },
    { role: 'tool', tool_call_id: 'b', content: answer ?? JSON.stringify(booking) },
    { role: 'assistant', content: 'It is cancelled. A word with the secret ocelot.' },
  ];
}

export function asJsonLines(records: readonly object[]): string {
  return records.map(record => `${JSON.stringify(record)}\n`).join('');
}
