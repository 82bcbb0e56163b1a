import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import type { AgentArtifacts, Tables, ToolDefinition } from '../../src/model/artifacts.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { Clause, RefinedSpec, Scenario, Spec } from '../../src/model/spec.ts';

/** A small desk with guests, rooms, bookings and payments of bookings. */
export function deskTables(): Tables {
  const guests = Object.fromEntries(
    [1, 2, 3, 4, 5].map(n => [
      `G00${n}`,
      { guest_id: `G00${n}`, name: `Guest Number${n}`, email: `g${n}@mail.example`, level: n > 3 ? 'gold' : 'plain' },
    ]),
  );
  const rooms = Object.fromEntries(
    [1, 2, 3].map(n => [
      `R10${n}`,
      { room_id: `R10${n}`, kind: n === 3 ? 'suite' : 'single', status: n === 2 ? 'closed' : 'open' },
    ]),
  );
  const bookings = Object.fromEntries(
    Array.from({ length: 12 }, (_, n) => {
      const id = `B10${String(n).padStart(2, '0')}`;
      const day = String(1 + n).padStart(2, '0');
      return [
        id,
        {
          booking_id: id,
          guest_id: `G00${1 + (n % 5)}`,
          room_id: `R10${1 + (n % 3)}`,
          status: n % 4 === 0 ? 'cancelled' : 'booked',
          created_at: `2026-04-${day}T10:00:00+02:00`,
          arrival: `2026-06-${day}`,
          departure: `2026-06-${String(3 + n).padStart(2, '0')}`,
          price: 100 + n * 10,
          insured: n % 2 === 0,
          notes: n % 3 === 0 ? null : `secret note ${n}`,
          extras: [
            { kind: 'breakfast', price: 10 + n },
            { kind: 'parking', price: 5 },
          ],
        },
      ];
    }),
  );
  const payments = Object.fromEntries(
    Object.keys(bookings).map((id, n) => [
      `P20${String(n).padStart(2, '0')}`,
      { payment_id: `P20${String(n).padStart(2, '0')}`, booking_id: id, amount: 50 + n },
    ]),
  );
  return { guests, rooms, bookings, payments };
}

export function aTool(name: string, properties: JsonObject, required = Object.keys(properties)): ToolDefinition {
  return {
    name,
    description: '',
    parameters: { type: 'object', properties, required },
    access: 'write',
    file: 'tools.json',
    anchors: [],
  };
}

export function deskArtifacts(over: Partial<AgentArtifacts> = {}): AgentArtifacts {
  const data = over.data ?? deskTables();
  const none = {
    prompt: '',
    tools: '',
    data: '',
    dataModel: '',
    environment: '',
    runtime: '',
    agentBlock: '',
    model: '',
  };
  return {
    agent: 'desk',
    prompt: { files: [], text: 'You are the {{place}} desk.', passages: [] },
    tools: [
      aTool('cancel_booking', { booking_id: { type: 'string' }, reason: { type: 'string' } }),
      aTool('change_room', { booking_id: { type: 'string' }, room_id: { type: 'string' } }),
      aTool('find_guest', { guest_id: { type: 'string' } }),
      aTool('refund', {
        payment_id: { type: 'string' },
        speed: { type: 'string', enum: ['slow', 'fast'] },
        nights: { type: 'integer', minimum: 2, maximum: 4 },
      }),
    ],
    data,
    dataModel: inferDataModel(data),
    identity: { table: 'guests', establishedBy: [] },
    rejected: { error: true },
    now: '2026-05-15T15:00:00+02:00',
    variables: { place: 'front' },
    digests: none,
    ...over,
  };
}

/** A clause on a field: `where('booking', 'status', '=', 'booked')`. */
export function where(
  of: string,
  field: string,
  op: Extract<Clause, { kind: 'environment' }>['where']['op'],
  value?: unknown,
): Clause {
  const condition = { of, field, op, ...(value === undefined ? {} : { value: value as never }) };
  return { kind: 'environment', text: `${of}.${field} ${op}`, where: condition };
}

/** The same of every item of a list: `every('booking', 'extras[].price', '<', 9)`. */
export function every(...condition: Parameters<typeof where>): Clause {
  const clause = where(...condition);
  return clause.kind === 'environment' ? { ...clause, where: { ...clause.where, items: 'every' } } : clause;
}

export function owner(of: string, is: 'requester' | 'other'): Clause {
  return { kind: 'ownership', text: `${of} belongs to ${is}`, of, is };
}

export function says(text: string, facts: Readonly<Record<string, unknown>> = {}): Clause {
  return { kind: 'user', text, says: text, facts };
}

export function aScenario(over: Partial<Scenario> = {}, spec: Partial<Spec> = {}): RefinedSpec {
  const scenario: Scenario = {
    id: 'rule.case',
    title: 'A case',
    force: 'prohibited',
    objects: { booking: 'bookings' },
    given: [],
    when: 'the guest asks to cancel the booking',
    then: [
      { text: 'it is not cancelled', check: { kind: 'never-called', tool: 'cancel_booking' }, attempts: 'report' },
    ],
    ...over,
  };
  return {
    scenario,
    spec: {
      id: 'rule',
      rule: 'A rule',
      source: 'prompt',
      category: 'eligibility',
      tools: ['cancel_booking'],
      severity: 'must',
      status: 'accepted',
      evidence: [],
      scenarios: [scenario],
      ...spec,
    },
  };
}
