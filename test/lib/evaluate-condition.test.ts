import { describe, expect, it } from 'vitest';
import { evaluateCondition, testPath } from '../../src/lib/evaluate-condition.ts';
import type { Truth } from '../../src/lib/truth.ts';

type Items = 'any' | 'every' | undefined;

const LEGS = {
  open: { legs: [{ status: 'open' }, { status: 'open' }] },
  mixed: { legs: [{ status: 'open' }, { status: 'flown' }] },
  gap: { legs: [{ status: 'open' }, { seat: 4 }] },
  empty: { legs: [] },
  none: { legs: null },
  nothing: {},
};

describe('a condition over the items of a list', () => {
  it.each<[Items, '=' | '!=', Record<keyof typeof LEGS, Truth>]>([
    ['any', '=', { open: true, mixed: true, gap: true, empty: false, none: false, nothing: false }],
    ['every', '=', { open: true, mixed: false, gap: false, empty: true, none: false, nothing: false }],
    ['any', '!=', { open: false, mixed: true, gap: true, empty: false, none: false, nothing: false }],
    ['every', '!=', { open: false, mixed: false, gap: false, empty: true, none: true, nothing: true }],
    [undefined, '=', { open: true, mixed: true, gap: true, empty: false, none: false, nothing: false }],
    [undefined, '!=', { open: false, mixed: false, gap: false, empty: true, none: true, nothing: true }],
  ])('of %s item, %s', (items, op, truths) => {
    for (const [name, expected] of Object.entries(truths)) {
      const record = LEGS[name as keyof typeof LEGS];
      expect([name, testPath(record, 'legs[].status', { op, expected: 'open', now: null, items })]).toEqual([
        name,
        expected,
      ]);
    }
  });

  it.each<[string, unknown, Truth]>([
    ['all fit', { a: { amount: 5 }, b: { amount: 9 } }, true],
    ['one does not', { a: { amount: 5 }, b: { amount: 20 } }, false],
    ['one cannot be compared', { a: { amount: 5 }, b: { amount: 'much' } }, 'unknown'],
    ['one does not, one cannot be compared', { a: { amount: 20 }, b: { amount: 'much' } }, false],
    ['one is null', { a: { amount: 5 }, b: { amount: null } }, false],
    ['there is none', {}, true],
    ['it is a list', [{ amount: 5 }], false],
  ])('of every value of a map, where %s', (_, payments, expected) => {
    const comparison = { op: '<', expected: 10, now: null, items: 'every' } as const;
    expect(testPath({ payments }, 'payments.*.amount', comparison)).toBe(expected);
  });

  it.each<[string, unknown, Truth]>([
    ['full', [{ tags: ['a', 'b'] }, { tags: [] }], true],
    ['one is missing', [{ tags: ['a'] }, {}], false],
  ])('lists within lists, %s', (_, groups, expected) => {
    const comparison = { op: 'in', expected: ['a', 'b'], now: null, items: 'every' } as const;
    expect(testPath({ groups }, 'groups[].tags[]', comparison)).toBe(expected);
  });

  it('stays unknown where the record or the value is not known', () => {
    const condition = { of: 'trip', field: 'legs[].status', op: '=', value: 'open', items: 'every' } as const;
    const view = { now: null, refOf: () => ({ table: 'trips', id: 'T1' }), read: () => ({ isKnown: false as const }) };
    expect(evaluateCondition(condition, view)).toBe('unknown');
    expect(evaluateCondition(condition, { ...view, refOf: () => null })).toBe('unknown');
    const known = { ...view, read: () => ({ isKnown: true as const, record: LEGS.open }) };
    expect(evaluateCondition(condition, known)).toBe(true);
    expect(evaluateCondition({ ...condition, value: '$now' }, known)).toBe('unknown');
  });
});
