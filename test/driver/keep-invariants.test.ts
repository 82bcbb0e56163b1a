import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { DataModel, Tables } from '../../src/model/artifacts.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { aScenario, deskArtifacts, where } from '../helpers/a-desk.ts';

const DATES = ['placed_at', 'paid_at', 'sent_at', 'come_at'] as const;
const MODEL: DataModel = {
  tables: {
    orders: {
      key: 'order_id',
      fields: [
        { path: 'order_id', type: 'string' },
        { path: 'kind', type: 'string' },
        ...DATES.map(path => ({ path, type: 'date-time' as const })),
        { path: 'total', type: 'number' },
        { path: 'lines', type: 'array' },
        { path: 'lines[].price', type: 'number' },
      ],
    },
  },
};
const DAY_MS = 86_400_000;
const START = Date.parse('2026-05-01T10:00:00Z');

/** An order whose dates follow each other and whose total is that of its lines. */
const anOrder = fc
  .record({
    start: fc.integer({ min: 0, max: 40 }),
    gaps: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 }),
    prices: fc.array(fc.integer({ min: 1, max: 9_000 }), { minLength: 2, maxLength: 5 }),
  })
  .map(({ start, gaps, prices }) => {
    const days = [0, 1, 2, 3].map(at => gaps.slice(0, at).reduce((sum, gap) => sum + gap, start));
    const dates = DATES.map((name, at) => [name, new Date(START + (days[at] ?? 0) * DAY_MS).toISOString()]);
    const total = prices.reduce((sum, price) => sum + price, 0) / 100;
    const lines = prices.map(price => ({ price: price / 100 }));
    return { kind: 'plain', ...Object.fromEntries(dates), total, lines };
  });
const data = fc.array(anOrder, { minLength: 4, maxLength: 8 }).map(
  (orders): Tables => ({
    orders: Object.fromEntries(orders.map((order, at) => [`O${at}`, { order_id: `O${at}`, ...order }])),
  }),
);

function isOrdered(record: JsonObject, [early, late]: readonly [string, string]): boolean {
  return Date.parse(String(record[early])) <= Date.parse(String(record[late]));
}

const PAIRS = DATES.flatMap((early, at) => DATES.slice(at + 1).map(late => [early, late] as const));

function sumOf(record: JsonObject): number {
  const lines = Array.isArray(record['lines']) ? record['lines'] : [];
  return lines.reduce<number>((sum, line) => sum + Number(Object(line)['price']), 0);
}

const aDate = fc.record({
  field: fc.constantFrom(...DATES),
  op: fc.constantFrom('<', '<=', '>', '>=') as fc.Arbitrary<'<' | '<=' | '>' | '>='>,
  value: fc.integer({ min: -200, max: 200 }).map(days => `$now${days < 0 ? '-' : '+'}${Math.abs(days)}d`),
});
const aNumber = fc.oneof(
  fc.record({
    field: fc.constantFrom('total', 'lines[].price'),
    op: fc.constantFrom('=', '>', '<') as fc.Arbitrary<'=' | '>' | '<'>,
    value: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({
    field: fc.constant('lines.length'),
    op: fc.constant('=') as fc.Arbitrary<'='>,
    value: fc.integer({ min: 1, max: 7 }),
  }),
);
const aKind = fc.record({
  field: fc.constant('kind'),
  op: fc.constant('=') as fc.Arbitrary<'='>,
  value: fc.constant('gift'),
});

/** Invariants that a record breaks though no clause makes it: a date before an earlier one, a total that is none. */
function brokenIn(record: JsonObject, fixed: string): readonly string[] {
  const unordered = PAIRS.filter(pair => !isOrdered(record, pair)).map(pair => pair.join(' > '));
  const isTotal = Math.abs(sumOf(record) - Number(record['total'])) < 0.005;
  return [...unordered, ...(isTotal ? [] : [`the total, with ${fixed}`])];
}

it('what holds in all records of the data holds in a record that was adapted', () => {
  let changed = 0;
  fc.assert(
    fc.property(data, fc.oneof(aDate, aNumber, aKind), fc.string(), (tables, { field, op, value }, seed) => {
      const given = [where('order', field, op, value)];
      const artifacts = deskArtifacts({ data: tables, dataModel: MODEL, identity: null, now: '2026-05-20T10:00:00Z' });
      const built = buildDriver({ refined: aScenario({ objects: { order: 'orders' }, given }), artifacts, seed });
      if ('failure' in built) return;
      for (const { after } of built.driver.setup) {
        changed += 1;
        expect(brokenIn(after ?? {}, field)).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
  expect(changed).toBeGreaterThan(40);
});
