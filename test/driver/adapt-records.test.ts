import { describe, expect, it } from 'vitest';
import { buildDriver } from '../../src/driver/build-driver.ts';
import { textOfPattern } from '../../src/driver/text-of-pattern.ts';
import type { DataModel, Tables } from '../../src/model/artifacts.ts';
import type { Json } from '../../src/model/json.ts';
import type { Clause } from '../../src/model/spec.ts';
import type { Change } from '../../src/model/trace.ts';
import { aScenario, deskArtifacts, deskTables, every, owner, where } from '../helpers/a-desk.ts';

const ORDERS: DataModel = {
  tables: {
    orders: {
      key: 'order_id',
      fields: [
        { path: 'order_id', type: 'string' },
        { path: 'code', type: 'string' },
        { path: 'placed_at', type: 'date-time' },
        { path: 'total', type: 'number' },
        { path: 'lines', type: 'array' },
        { path: 'lines[].price', type: 'number' },
        { path: 'note', type: 'string', optional: true },
      ],
    },
  },
};

function order(id: string, prices: readonly number[]) {
  const lines = prices.map(price => ({ price }));
  const total = prices.reduce((sum, price) => sum + price, 0);
  return { order_id: id, code: 'AB-12', placed_at: '2026-05-01T10:00:00+02:00', total, lines };
}

const data: Tables = {
  orders: { O1: order('O1', [10, 20]), O2: order('O2', [5, 6, 7]), O3: order('O3', [1, 2]) },
};

function setUp(given: Parameters<typeof where>[], over: { data?: Tables } = {}): readonly Change[] {
  return setUpClauses(
    given.map(condition => where(...condition)),
    over,
  );
}

function setUpClauses(given: readonly Clause[], over: { data?: Tables } = {}): readonly Change[] {
  const refined = aScenario({ objects: { order: 'orders' }, given });
  const artifacts = deskArtifacts({ data, dataModel: ORDERS, identity: null, ...over });
  const built = buildDriver({ refined, artifacts, seed: '4' });
  if ('failure' in built) throw new Error(JSON.stringify(built.failure));
  return built.driver.setup;
}

function linesOf(change: Change | undefined): readonly Json[] {
  const lines = change?.after?.['lines'];
  return Array.isArray(lines) ? lines : [];
}

function pricesOf(change: Change | undefined): readonly number[] {
  return linesOf(change).map(line => Number(Object(line)['price']));
}

describe('a record with items is chosen before one without', () => {
  it('where every item has to fit', () => {
    const filled: Tables = { orders: { O1: order('O1', []), O2: order('O2', [3]), O3: order('O3', []) } };
    const refined = aScenario({ objects: { order: 'orders' }, given: [every('order', 'lines[].price', '<', 5)] });
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const artifacts = deskArtifacts({ data: filled, dataModel: ORDERS, identity: null });
      const built = buildDriver({ refined, artifacts, seed });
      expect('driver' in built && built.driver.objects['order']).toEqual({ table: 'orders', id: 'O2' });
    }
  });
});

describe('a record is adapted', () => {
  it.each([1, 5])('to a list of %d items, and the total that all records keep follows', length => {
    const [change] = setUp([['order', 'lines.length', '=', length]]);
    const prices = linesOf(change).map(line => Number(Object(line)['price']));
    expect(prices).toHaveLength(length);
    expect(change?.after?.['total']).toBe(prices.reduce((sum, price) => sum + price, 0));
  });

  it('to a price within a list, and the total follows', () => {
    const [change] = setUp([['order', 'lines[].price', '>', 500]]);
    const prices = linesOf(change).map(line => Number(Object(line)['price']));
    expect(Math.max(...prices)).toBeGreaterThan(500);
    expect(change?.after?.['total']).toBe(prices.reduce((sum, price) => sum + price, 0));
  });

  it('so that every item of a list fits, and those that did stay', () => {
    const setup = setUpClauses([every('order', 'lines[].price', '<', 2)]);
    const prices = pricesOf(setup[0]);
    expect(prices.length).toBeGreaterThan(0);
    expect(prices.every(price => price < 2)).toBe(true);
    const kept = setUpClauses([every('order', 'lines[].price', '<=', 6), every('order', 'lines[].price', '>', 4)]);
    expect(kept[0]).toMatchObject({ id: 'O2' });
    expect(pricesOf(kept[0]).slice(0, 2)).toEqual([5, 6]);
  });

  it('so that some items fit one condition, some another, and every one a third', () => {
    const [change] = setUpClauses([
      where('order', 'lines[].price', '=', 100),
      where('order', 'lines[].price', '=', 200),
      every('order', 'lines[].price', '>', 50),
    ]);
    const prices = pricesOf(change);
    expect(prices).toEqual(expect.arrayContaining([100, 200]));
    expect(Math.min(...prices)).toBeGreaterThan(50);
  });

  it('to a list with an item that differs, where every item was the same', () => {
    const data: Tables = { orders: { O1: order('O1', [7, 7, 7]) } };
    const clause = where('order', 'lines[].price', '!=', 7);
    if (clause.kind !== 'environment') throw new Error('no condition');
    const [change] = setUpClauses([{ ...clause, where: { ...clause.where, items: 'any' } }], { data });
    expect(pricesOf(change).filter(price => price !== 7)).toHaveLength(1);
  });

  it('to a text that matches a pattern', () => {
    const [change] = setUp([['order', 'code', 'matches', '^ZZ-\\d{4}$']]);
    expect(change?.after?.['code']).toMatch(/^ZZ-\d{4}$/);
  });

  it('to an optional field that is there', () => {
    const [change] = setUp([['order', 'note', '=', 'urgent']]);
    expect(change?.after?.['note']).toBe('urgent');
  });
});

describe('a record is made where none can be adapted', () => {
  it('in an empty table, with plausible fields by the data model and a key of its own', () => {
    const [change, ...others] = setUp([['order', 'total', '=', 40]], { data: { orders: {} } });
    expect(others).toEqual([]);
    expect(change).toMatchObject({ table: 'orders', before: null });
    expect(change?.after).toMatchObject({ order_id: change?.id, total: 40, lines: [] });
    expect(Date.parse(String(change?.after?.['placed_at']))).not.toBeNaN();
  });

  it('with the foreign keys that ownership asks for', () => {
    const tables: Tables = { ...deskTables(), bookings: {} };
    const artifacts = deskArtifacts({ data: tables, dataModel: deskArtifacts().dataModel });
    const refined = aScenario({ given: [owner('booking', 'requester'), where('booking', 'status', '=', 'booked')] });
    const built = buildDriver({ refined, artifacts, seed: '4' });
    if ('failure' in built) throw new Error(built.failure.detail);
    const { setup, requester, objects } = built.driver;
    const made = setup.find(({ table }) => table === 'bookings');
    expect(made).toMatchObject({ id: objects['booking']?.id, before: null });
    expect(made?.after).toMatchObject({ status: 'booked', guest_id: requester?.id });
  });
});

describe('texts for patterns', () => {
  it.each(['^[A-Z]{3}\\d{2}$', '^(?:red|blue)-x+$', '^#W\\d{7}', 'a.c', '^\\w+@\\w+$'])('%s', pattern => {
    expect(textOfPattern(pattern)).toMatch(new RegExp(pattern, 'u'));
  });

  it('a pattern beyond it gets none', () => {
    expect(textOfPattern('^(?=a)b$')).toBeNull();
  });
});
