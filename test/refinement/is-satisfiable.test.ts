import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareValues } from '../../src/lib/compare-values.ts';
import type { Field } from '../../src/model/artifacts.ts';
import type { Operator } from '../../src/model/check.ts';
import type { Condition } from '../../src/model/spec.ts';
import { isSatisfiable } from '../../src/refinement/is-satisfiable.ts';

const on = (op: Operator, value: Condition['value']): Condition => ({ of: 'x', field: 'f', op, value });
const status: Field = { path: 'f', type: 'string', enum: ['open', 'paid', 'void'] };

describe('whether conditions on one field can hold together', () => {
  it('a field with listed values must be one of them', () => {
    expect(isSatisfiable(status, [on('!=', 'open'), on('!=', 'paid')])).toBe(true);
    expect(isSatisfiable(status, [on('!=', 'open'), on('not-in', ['paid', 'void'])])).toBe(false);
    expect(isSatisfiable(status, [on('=', 'lost')])).toBe(false);
  });

  it('times relative to now are compared with each other', () => {
    const moment: Field = { path: 'f', type: 'date-time' };
    expect(isSatisfiable(moment, [on('>=', '$now-24h'), on('<', '$now-2d')])).toBe(false);
    expect(isSatisfiable(moment, [on('<', '$now-24h'), on('>', '$now-2d')])).toBe(true);
  });

  it('in doubt they can', () => {
    const moment: Field = { path: 'f', type: 'date-time' };
    expect(isSatisfiable(moment, [on('>=', '$now'), on('<', '1999-01-01')])).toBe(true);
    expect(isSatisfiable(undefined, [on('=', '$other.f'), on('=', 'a')])).toBe(true);
    expect(isSatisfiable({ path: 'f', type: 'string' }, [on('matches', '^a'), on('=', 'b')])).toBe(true);
  });

  it('over a list, some item has to meet what is said of every item', () => {
    const prices: Field = { path: 'legs[].price', type: 'number' };
    const any = (op: Operator, value: number): Condition => ({ of: 'x', field: 'legs[].price', op, value });
    const every = (op: Operator, value: number): Condition => ({ ...any(op, value), items: 'every' });
    expect(isSatisfiable(prices, [any('=', 3), any('=', 4)])).toBe(true);
    expect(isSatisfiable(prices, [any('=', 3), every('<', 3)])).toBe(false);
    expect(isSatisfiable(prices, [any('=', 3), any('!=', 3)])).toBe(false);
    expect(isSatisfiable(prices, [any('=', 3), { ...any('!=', 3), items: 'any' }])).toBe(true);
    expect(isSatisfiable(prices, [every('<', 3), every('>', 5)])).toBe(true);
  });

  it('a number that meets all conditions is never denied', () => {
    const order = fc.constantFrom<Operator>('=', '!=', '<', '<=', '>', '>=');
    const condition = fc.tuple(order, fc.integer({ min: -3, max: 3 }));
    fc.assert(
      fc.property(
        fc.array(condition, { minLength: 2, maxLength: 4 }),
        fc.double({ min: -5, max: 5, noNaN: true }),
        (list, x) => {
          const meetsAll = list.every(([op, value]) => compareValues(op, x, value, null) === true);
          if (!meetsAll) return;
          const field: Field = { path: 'f', type: 'number' };
          expect(
            isSatisfiable(
              field,
              list.map(([op, value]) => on(op, value)),
            ),
          ).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
