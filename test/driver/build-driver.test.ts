import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inferDataModel } from '../../src/artifacts/infer-data-model.ts';
import { inferIdentity } from '../../src/artifacts/infer-identity.ts';
import { buildDriver } from '../../src/driver/build-driver.ts';
import { compareValues } from '../../src/lib/compare-values.ts';
import { readPath } from '../../src/lib/read-path.ts';
import type { Tables } from '../../src/model/artifacts.ts';
import type { Operator } from '../../src/model/check.ts';
import type { JsonObject } from '../../src/model/json.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import type { TestDriver } from '../../src/model/trial.ts';
import { aScenario, aTool, deskArtifacts, deskTables, every, owner, says, where } from '../helpers/a-desk.ts';

function driverOf(refined: RefinedSpec, over: Parameters<typeof deskArtifacts>[0] = {}, seed = '1'): TestDriver {
  const built = buildDriver({ refined, artifacts: deskArtifacts(over), seed });
  if ('failure' in built) throw new Error(JSON.stringify(built.failure));
  return built.driver;
}

function failureOf(refined: RefinedSpec, over: Parameters<typeof deskArtifacts>[0] = {}) {
  const built = buildDriver({ refined, artifacts: deskArtifacts(over), seed: '1' });
  return 'failure' in built ? built.failure : { reason: 'none', detail: JSON.stringify(built.driver.setup) };
}

/** The record of a bound object as the trial begins with it. */
function recordOf(driver: TestDriver, name: string, tables = deskTables()): JsonObject {
  const ref = driver.objects[name];
  if (!ref) throw new Error(`${name} is not bound`);
  const adapted = driver.setup.find(change => change.table === ref.table && change.id === ref.id)?.after;
  const record = adapted ?? tables[ref.table]?.[ref.id];
  if (!record) throw new Error(`${name} has no record`);
  return record;
}

describe('a record whose owner is nobody that the data know', () => {
  const dangling = (count: number): Tables => {
    const { guests, rooms, bookings } = deskTables();
    const strays = Object.entries(bookings ?? {}).map(([id, record], n) => [
      id,
      n < count ? { ...record, guest_id: 'G999' } : record,
    ]);
    return { guests: guests ?? {}, rooms: rooms ?? {}, bookings: Object.fromEntries(strays) };
  };
  const claimed = (data: Tables) => {
    const { tables } = inferDataModel(deskTables());
    return deskArtifacts({ data, dataModel: { tables } });
  };

  it('is neither the requester’s nor taken for another one’s', () => {
    const artifacts = claimed(dangling(9));
    for (const is of ['requester', 'other'] as const) {
      const refined = aScenario({ given: [owner('booking', is)] });
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { guest_id } = recordOf(driverOf(refined, artifacts, seed), 'booking', artifacts.data);
        expect(guest_id).not.toBe('G999');
      }
    }
  });

  it('where it undoes the foreign key, the reason names it', () => {
    const data = dangling(1);
    const artifacts = { data, dataModel: inferDataModel(data), identity: deskArtifacts().identity };
    expect(failureOf(aScenario({ given: [owner('booking', 'requester')] }), artifacts)).toEqual({
      reason: 'state-not-representable',
      detail:
        'nothing in the data says who owns a record of bookings: bookings.guest_id: 11 of 12 values are keys of guests; B1000 -> G999; declare it in environment.data-model',
    });
  });
});

describe('objects that fit as they stand', () => {
  it('every clause holds on the bound record, and nothing is set up', () => {
    const refined = aScenario({
      given: [
        where('booking', 'status', '=', 'booked'),
        where('booking', 'price', '>', 140),
        owner('booking', 'requester'),
      ],
    });
    for (const seed of ['a', 'b', 'c', 'd']) {
      const driver = driverOf(refined, {}, seed);
      const booking = recordOf(driver, 'booking');
      expect(booking['status']).toBe('booked');
      expect(booking['price']).toBeGreaterThan(140);
      expect(booking['guest_id']).toBe(driver.requester?.id);
      expect(driver.setup).toEqual([]);
    }
  });

  it('the choice is seeded: the same seed chooses the same, many seeds choose among all', () => {
    const refined = aScenario({ given: [where('booking', 'status', '=', 'booked')] });
    const chosen = Array.from({ length: 60 }, (_, seed) => driverOf(refined, {}, String(seed)).objects['booking']?.id);
    expect(chosen).toEqual(
      Array.from({ length: 60 }, (_, seed) => driverOf(refined, {}, String(seed)).objects['booking']?.id),
    );
    expect(new Set(chosen).size).toBe(9);
  });

  it('without an ownership clause the requester owns what can be owned', () => {
    const driver = driverOf(aScenario());
    expect(recordOf(driver, 'booking')['guest_id']).toBe(driver.requester?.id);
  });

  it('ownership goes through the records that an object belongs to', () => {
    const refined = aScenario({ objects: { payment: 'payments' }, given: [owner('payment', 'other')] });
    const driver = driverOf(refined);
    const booking = String(recordOf(driver, 'payment')['booking_id']);
    expect(deskTables()['bookings']?.[booking]?.['guest_id']).not.toBe(driver.requester?.id);
  });

  it('objects are joined by the foreign key between them', () => {
    const refined = aScenario({
      objects: { booking: 'bookings', room: 'rooms' },
      given: [where('room', 'status', '=', 'closed')],
    });
    const driver = driverOf(refined);
    expect(recordOf(driver, 'booking')['room_id']).toBe(driver.objects['room']?.id);
    expect(driver.objects['room']?.id).toBe('R102');
  });

  it('an object that the tool takes as an argument of its own need not be the joined one', () => {
    const refined = aScenario({
      objects: { booking: 'bookings', room: 'rooms' },
      given: [where('room', 'kind', '=', 'suite'), where('booking', 'room_id', '!=', '$room.id')],
      when: 'the guest asks to change the room',
      then: [{ text: 'no', check: { kind: 'never-called', tool: 'change_room' }, attempts: 'report' }],
    });
    const driver = driverOf(refined);
    expect(driver.objects['room']?.id).toBe('R103');
    expect(recordOf(driver, 'booking')['room_id']).not.toBe('R103');
    expect(driver.brief.tool).toBe('change_room');
  });

  it("a reference to another object's field is resolved", () => {
    const refined = aScenario({
      objects: { payment: 'payments', booking: 'bookings' },
      given: [where('payment', 'booking_id', '=', '$booking.id'), where('booking', 'price', '>=', 200)],
    });
    const driver = driverOf(refined);
    expect(recordOf(driver, 'payment')['booking_id']).toBe(driver.objects['booking']?.id);
    expect(driver.objects['booking']?.id).toMatch(/^B101[01]$/);
  });

  it("an object of the requesters' table is the requester", () => {
    const refined = aScenario({
      objects: { guest: 'guests', booking: 'bookings' },
      given: [where('guest', 'level', '=', 'gold'), owner('booking', 'requester')],
    });
    const driver = driverOf(refined);
    expect(driver.objects['guest']).toEqual(driver.requester);
    expect(driver.brief.profile['level']).toBe('gold');
    expect(recordOf(driver, 'booking')['guest_id']).toBe(driver.requester?.id);
  });

  it('two objects of a table are two records', () => {
    const refined = aScenario({ objects: { one: 'bookings', two: 'bookings' } });
    const driver = driverOf(refined);
    expect(driver.objects['one']?.id).not.toBe(driver.objects['two']?.id);
  });

  it.each([
    ['extras[].price', '>', 19],
    ['extras[].kind', '=', 'breakfast'],
    ['extras[].price', '!=', 10],
    ['notes', 'is-null', undefined],
    ['notes', 'exists', undefined],
    ['notes', 'matches', '^secret note [0-9]$'],
    ['status', 'in', ['cancelled', 'lost']],
    ['price', 'not-in', [100, 110]],
    ['insured', '=', true],
    ['created_at', '<', '$now-35d'],
    ['arrival', '<=', '$now+20d'],
  ] as const)('the operator holds: %s %s %s', (field, op, value) => {
    const driver = driverOf(aScenario({ given: [where('booking', field, op as Operator, value)] }));
    expect(driver.setup).toEqual([]);
    expect(satisfies(recordOf(driver, 'booking'), { field, op, value })).toBe(true);
  });
});

describe('a record that is adapted', () => {
  it('changes the constrained field only, and reports before and after', () => {
    const refined = aScenario({
      given: [where('booking', 'created_at', '>=', '$now-24h'), where('booking', 'status', '=', 'booked')],
    });
    const { setup } = driverOf(refined);
    const [change] = setup;
    expect(setup).toHaveLength(1);
    const { created_at: before, ...rest } = change?.before ?? {};
    const { created_at: after, ...same } = change?.after ?? {};
    expect(same).toEqual(rest);
    expect(after).not.toBe(before);
    const moment = Date.parse(String(after));
    expect(moment).toBeGreaterThanOrEqual(Date.parse('2026-05-14T15:00:00+02:00'));
    expect(moment).toBeLessThanOrEqual(Date.parse('2026-05-15T15:00:00+02:00'));
    expect(after).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\+02:00$/);
  });

  it('dates keep their order: the departure moves with the arrival', () => {
    const { setup } = driverOf(aScenario({ given: [where('booking', 'arrival', '>', '$now+60d')] }));
    const after = setup[0]?.after ?? {};
    expect(String(after['departure']) >= String(after['arrival'])).toBe(true);
    expect(after['departure']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('ownership is adapted where the requester must be one of few', () => {
    const data = { ...deskTables() };
    const artifacts = {
      data: { ...data, bookings: { B1000: data['bookings']?.['B1000'] ?? {} } },
      dataModel: deskArtifacts().dataModel,
    };
    const refined = aScenario({
      objects: { guest: 'guests', booking: 'bookings' },
      given: [where('guest', 'level', '=', 'gold'), owner('booking', 'requester')],
    });
    const driver = driverOf(refined, artifacts);
    expect(driver.setup).toHaveLength(1);
    expect(driver.brief.profile['level']).toBe('gold');
    expect(recordOf(driver, 'booking', artifacts.data)['guest_id']).toBe(driver.requester?.id);
  });

  it('a list gets what must be in it', () => {
    const data = { bags: { K1: { tags: ['a'] }, K2: { tags: ['b'] } } };
    const refined = aScenario({
      objects: { bag: 'bags' },
      given: [where('bag', 'tags', 'contains', 'c')],
    });
    const over = {
      data,
      dataModel: { tables: { bags: { fields: [{ path: 'tags', type: 'array' as const }] } } },
      identity: null,
    };
    expect(recordOf(driverOf(refined, over), 'bag', data)['tags']).toContain('c');
  });

  it('negative conditions on a list hold for all of its items', () => {
    const refined = aScenario({
      given: [
        where(
          'booking',
          'extras[].price',
          'not-in',
          Array.from({ length: 30 }, (_, n) => n),
        ),
      ],
    });
    const booking = recordOf(driverOf(refined), 'booking');
    expect(
      satisfies(booking, { field: 'extras[].price', op: 'not-in', value: Array.from({ length: 30 }, (_, n) => n) }),
    ).toBe(true);
  });
});

describe('what cannot be established', () => {
  it.each([
    [
      'contradiction',
      aScenario({ given: [where('booking', 'status', '=', 'booked'), where('booking', 'status', '=', 'cancelled')] }),
    ],
    ['contradiction', aScenario({ given: [where('booking', 'price', '>', 100), where('booking', 'price', '<', 50)] })],
    [
      'contradiction',
      aScenario({ given: [where('booking', 'arrival', '<', '$now'), where('booking', 'arrival', '>', '$now+5d')] }),
    ],
    ['contradiction', aScenario({ given: [owner('booking', 'requester'), owner('booking', 'other')] })],
    [
      'contradiction',
      aScenario({ given: [where('booking', 'extras[].price', '>', 12), every('booking', 'extras[].price', '<', 8)] }),
    ],
    [
      'contradiction',
      aScenario({
        given: [where('booking', 'extras[].kind', '=', 'parking'), where('booking', 'extras[].kind', '!=', 'parking')],
      }),
    ],
    ['state-not-representable', aScenario({ given: [where('booking', 'status', '=', 'boarded')] })],
    ['state-not-representable', aScenario({ given: [where('booking', 'price', '=', 'high')] })],
    ['state-not-representable', aScenario({ given: [where('booking', 'insured', 'is-null')] })],
    ['state-not-representable', aScenario({ objects: { room: 'rooms' }, given: [owner('room', 'other')] })],
    ['unknown-field', aScenario({ given: [where('booking', 'colour', '=', 'red')] })],
    ['unknown-field', aScenario({ given: [where('order', 'status', '=', 'booked')] })],
    ['unknown-field', aScenario({ objects: { booking: 'orders' } })],
    ['unknown-field', aScenario({ given: [where('booking', 'price', '=', '$order.price')] })],
    ['no-object', aScenario({ given: [where('booking', 'booking_id', '=', 'B9999')] })],
  ] as const)('%s, with a reason', (reason, refined) => {
    const failure = failureOf(refined);
    expect(failure.reason).toBe(reason);
    expect(failure.detail.length).toBeGreaterThan(5);
  });

  it('a condition on the present moment needs one', () => {
    const refined = aScenario({ given: [where('booking', 'arrival', '<', '$now')] });
    expect(failureOf(refined, { now: null }).reason).toBe('state-not-representable');
  });

  it('an empty table of which no field is known has no object', () => {
    const { tables } = deskArtifacts().dataModel;
    const dataModel = { tables: { ...tables, bookings: { fields: [] } } };
    const over = { data: { ...deskTables(), bookings: {} }, dataModel };
    expect(failureOf(aScenario(), over)).toEqual({ reason: 'no-object', detail: 'the table bookings has no record' });
  });

  it("a fact out of another guest's record cannot be told", () => {
    const given = [owner('booking', 'other'), says('Its price is known', { price: '$booking.price' })];
    expect(failureOf(aScenario({ given })).reason).toBe('state-not-representable');
    const own = driverOf(aScenario({ given: [owner('booking', 'requester'), says('x', { price: '$booking.price' })] }));
    expect(own.brief.facts['price']).toBe(recordOf(own, 'booking')['price']);
    const key = driverOf(aScenario({ given: [owner('booking', 'other'), says('x', { booking_id: '$booking.id' })] }));
    expect(key.brief.facts['booking_id']).toBe(key.objects['booking']?.id);
  });
});

describe('the brief', () => {
  it('holds the facts and sentences of the user clauses, the request and its tool', () => {
    const { brief } = driverOf(aScenario({ given: [says('My plans changed.', { reason: 'change of plan' })] }));
    expect(brief).toMatchObject({
      request: 'the guest asks to cancel the booking',
      tool: 'cancel_booking',
      says: ['My plans changed.'],
      facts: { reason: 'change of plan' },
      instructions: '',
    });
  });

  it('values that the tool needs and nobody supplies are plausible by its schema', () => {
    const refined = aScenario(
      {
        objects: {},
        when: 'the guest asks for a refund',
        then: [{ text: 'r', check: { kind: 'called', tool: 'refund' }, attempts: 'report' }],
      },
      { tools: ['refund'] },
    );
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const driver = driverOf(refined, {}, seed);
      const { facts } = driver.brief;
      expect(['slow', 'fast']).toContain(facts['speed']);
      expect([2, 3, 4]).toContain(facts['nights']);
      const booking = String(deskTables()['payments']?.[String(facts['payment_id'])]?.['booking_id']);
      expect(deskTables()['bookings']?.[booking]?.['guest_id']).toBe(driver.requester?.id);
    }
  });

  it('keys of bound objects, the own key and fields of the profile are no facts', () => {
    const tools = [
      aTool('cancel_booking', {
        booking_id: { type: 'string' },
        guest_id: { type: 'string' },
        email: { type: 'string' },
      }),
    ];
    expect(driverOf(aScenario(), { tools }).brief.facts).toEqual({});
  });

  it('amounts that the agent works out are not put into its mouth', () => {
    const tools = [
      aTool('cancel_booking', { booking_id: { type: 'string' }, refund_total: { type: 'number', minimum: 0 } }),
    ];
    expect(driverOf(aScenario(), { tools }).brief.facts).toEqual({});
  });

  it('an id that is no key of a table is one of the own record, never a made-up one', () => {
    const guests = Object.fromEntries(
      Object.entries(deskTables()['guests'] ?? {}).map(([id, guest]) => [
        id,
        { ...guest, payment_cards: { [`card_${id}`]: { limit: 1 } } },
      ]),
    );
    const text = { type: 'string', description: "such as 'card_77'" };
    const tools = [aTool('cancel_booking', { booking_id: { type: 'string' }, card_id: text, voucher_id: text })];
    const driver = driverOf(aScenario(), { tools, data: { ...deskTables(), guests } });
    expect(driver.brief.facts).toEqual({ card_id: `card_${driver.requester?.id}` });
  });

  it('values named in a description are among what a user may say', () => {
    const reason = { type: 'string', description: "Either 'no longer needed' or 'ordered by mistake'." };
    const tools = [aTool('cancel_booking', { booking_id: { type: 'string' }, reason })];
    const given = Array.from(
      { length: 20 },
      (_, seed) => driverOf(aScenario(), { tools }, String(seed)).brief.facts['reason'],
    );
    expect(new Set(given)).toEqual(new Set(['no longer needed', 'ordered by mistake']));
  });

  it('an agent that knows no requesters gets none', () => {
    const driver = driverOf(aScenario(), { identity: null });
    expect(driver.requester).toBeNull();
    expect(driver.brief).toMatchObject({ requester: null, profile: {} });
  });
});

/** The oracle's reading of a condition, written down once more. */
function satisfies(
  record: JsonObject,
  { field, op, value }: { readonly field: string; readonly op: string; readonly value: unknown },
): boolean {
  const now = '2026-05-15T15:00:00+02:00';
  const values = readPath(record, field);
  const resolved =
    value === '$now-35d'
      ? Date.parse(now) - 35 * 86_400_000
      : value === '$now+20d'
        ? Date.parse(now) + 20 * 86_400_000
        : value;
  const any = (operator: string) => values.some(item => compareValues(operator, item, resolved, now) === true);
  if (op === '!=') return !any('=');
  if (op === 'not-in') return !any('in');
  return op === 'is-null' ? !any('exists') : any(op);
}

describe('for any Given', () => {
  const clause = fc.oneof(
    fc.record({
      field: fc.constantFrom('status', 'notes', 'room_id'),
      op: fc.constantFrom('=', '!='),
      value: fc.constantFrom('booked', 'cancelled', 'R101', 'R103', 'secret note 4'),
    }),
    fc.record({
      field: fc.constant('price'),
      op: fc.constantFrom('<', '<=', '>', '>=', '=', '!='),
      value: fc.integer({ min: 0, max: 400 }),
    }),
    fc.record({
      field: fc.constant('extras[].price'),
      op: fc.constantFrom('<', '>', '=', '!='),
      value: fc.integer({ min: 0, max: 60 }),
    }),
    fc.record({
      field: fc.constantFrom('created_at', 'arrival', 'departure'),
      op: fc.constantFrom('<', '<=', '>', '>='),
      value: fc.constantFrom('$now-35d', '$now+20d'),
    }),
    fc.record({ field: fc.constant('insured'), op: fc.constant('='), value: fc.boolean() }),
    fc.record({ field: fc.constant('notes'), op: fc.constantFrom('is-null', 'exists'), value: fc.constant(undefined) }),
  );
  const given = fc.record({
    clauses: fc.array(clause, { maxLength: 4 }),
    is: fc.constantFrom('requester' as const, 'other' as const),
    seed: fc.string(),
  });

  it('a driver always satisfies its clauses, and the adapted record is the only change', () => {
    let drivers = 0;
    fc.assert(
      fc.property(given, ({ clauses, is, seed }) => {
        const refined = aScenario({
          given: [
            ...clauses.map(({ field, op, value }) => where('booking', field, op as Operator, value)),
            owner('booking', is),
          ],
        });
        const built = buildDriver({ refined, artifacts: deskArtifacts(), seed });
        if ('failure' in built) return;
        drivers += 1;
        const booking = recordOf(built.driver, 'booking');
        for (const wanted of clauses) expect(satisfies(booking, wanted)).toBe(true);
        expect(booking['guest_id'] === built.driver.requester?.id).toBe(is === 'requester');
        expect(booking['booking_id']).toBe(built.driver.objects['booking']?.id);
        expect(built.driver.setup.length).toBeLessThanOrEqual(1);
        for (const change of built.driver.setup) {
          const touched = Object.keys(change.after ?? {}).filter(
            key => JSON.stringify(change.after?.[key]) !== JSON.stringify(change.before?.[key]),
          );
          const free = ['created_at', 'arrival', 'departure', 'guest_id'];
          const fields = clauses.map(({ field }) => field.split('[')[0]);
          expect(touched.filter(key => !fields.includes(key) && !free.includes(key))).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
    expect(drivers).toBeGreaterThan(150);
  });

  it("nothing of another guest's record besides its key stands in the brief", () => {
    fc.assert(
      fc.property(given, ({ clauses, seed }) => {
        const refined = aScenario({
          given: [
            ...clauses.map(({ field, op, value }) => where('booking', field, op as Operator, value)),
            owner('booking', 'other'),
          ],
        });
        const built = buildDriver({ refined, artifacts: deskArtifacts(), seed });
        if ('failure' in built) return;
        const text = JSON.stringify(built.driver.brief);
        const booking = recordOf(built.driver, 'booking');
        const owning = deskTables()['guests']?.[String(booking['guest_id'])];
        expect(text).not.toContain(String(owning?.['email']));
        expect(text).not.toContain(String(owning?.['name']));
        expect(text).not.toContain(`"${booking['guest_id']}"`);
        expect(text).not.toContain('secret note');
        expect(text).toContain(String(built.driver.objects['booking']?.id));
      }),
      { numRuns: 200 },
    );
  });
});

const TAU = '../shared/tau/airline/db.json';
describe.skipIf(!existsSync(TAU))('on the airline data', () => {
  it('finds and adapts reservations in well under the time of a model call', () => {
    const data = JSON.parse(readFileSync(TAU, 'utf8'));
    const dataModel = inferDataModel(data);
    const over = { data, dataModel, identity: inferIdentity(dataModel), now: '2024-05-15T15:00:00-05:00' };
    expect(over.identity?.table).toBe('users');
    const refined = aScenario({
      objects: { reservation: 'reservations' },
      given: [
        where('reservation', 'cabin', '=', 'basic_economy'),
        where('reservation', 'created_at', '>=', '$now-24h'),
        where('reservation', 'insurance', '=', 'no'),
        owner('reservation', 'requester'),
      ],
    });
    driverOf(refined, over);
    const start = process.cpuUsage();
    for (let seed = 0; seed < 10; seed++) {
      const driver = driverOf(refined, over, String(seed));
      const record = recordOf(driver, 'reservation', data);
      expect(record).toMatchObject({ cabin: 'basic_economy', insurance: 'no', user_id: driver.requester?.id });
    }
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1_000 / 10).toBeLessThan(1_000);
  });
});
