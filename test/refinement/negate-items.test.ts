import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testPath } from '../../src/lib/evaluate-condition.ts';
import type { Operator } from '../../src/model/check.ts';
import type { Atom } from '../../src/model/mining-task.ts';
import type { Condition } from '../../src/model/spec.ts';
import { negateLiteral, toClause, toLiteral } from '../../src/refinement/atom-literal.ts';
import { buildScenarios } from '../../src/refinement/build-scenarios.ts';
import { contradictsItself } from '../../src/refinement/negate-condition.ts';
import { aCancellationCase, DESK_MODEL, where } from '../helpers/a-refined-case.ts';

type Items = 'any' | 'every' | null;

function conditionOf(atom: Atom): Condition {
  const clause = toClause(atom);
  if (clause.kind !== 'environment') throw new Error('no condition');
  return clause.where;
}

function opposite(op: Operator, items: Items): readonly [string, string | undefined] {
  const atom = where('x', 'booking', ['legs[].price', op, 5], items);
  const turned = conditionOf(negateLiteral(toLiteral(atom)).atom);
  return [turned.op, turned.items];
}

describe('the opposite of a condition over items', () => {
  it.each<[Operator, Items, Operator, 'any' | 'every' | undefined]>([
    ['=', null, '!=', undefined],
    ['=', 'every', '!=', 'any'],
    ['!=', null, '=', undefined],
    ['!=', 'any', '=', 'every'],
    ['<', 'any', '>=', 'every'],
    ['<', 'every', '>=', undefined],
    ['exists', 'every', 'is-null', 'any'],
  ])('of %s with items %s is %s with items %s', (op, items, turned, scope) => {
    expect(opposite(op, items)).toEqual([turned, scope]);
  });

  const operator = fc.constantFrom<Operator>('=', '!=', '<', '<=', '>', '>=', 'in', 'not-in', 'exists', 'is-null');
  const items = fc.constantFrom<Items>('any', 'every', null);
  const atoms = fc.tuple(operator, items, fc.integer({ min: 0, max: 3 })).map(([op, scope, value]) => {
    const compared = op === 'in' || op === 'not-in' ? null : value;
    const atom = where('x', 'booking', ['legs[].price', op, compared], scope);
    return compared === null && atom.where ? { ...atom, where: { ...atom.where, value: [value, value + 1] } } : atom;
  });
  const truthOf = (atom: Atom, record: unknown) => {
    const { op, items: scope, value } = conditionOf(atom);
    return testPath(record, 'legs[].price', { op, expected: value, now: null, items: scope });
  };

  it('of the opposite is the condition itself, and of both only one can be', () => {
    fc.assert(
      fc.property(atoms, atom => {
        const literal = toLiteral(atom);
        const turned = negateLiteral(literal);
        expect(toClause(negateLiteral(turned).atom)).toEqual(toClause(atom));
        expect(toLiteral(turned.atom)).toMatchObject({
          fact: isOrder(atom) ? toLiteral(turned.atom).fact : literal.fact,
        });
        expect(contradictsItself([literal, turned])).toBe(true);
      }),
    );
  });

  it('is true of a record exactly where the condition is not, when nothing is missing', () => {
    const whole = fc.record({ legs: fc.array(fc.record({ price: fc.integer({ min: 0, max: 4 }) }), { maxLength: 3 }) });
    fc.assert(
      fc.property(atoms, whole, (atom, record) => {
        const turned = negateLiteral(toLiteral(atom)).atom;
        expect([truthOf(atom, record), truthOf(turned, record)].toSorted()).toEqual([false, true]);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never true of a record together with the condition', () => {
    const price = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constant(null), fc.constant('much'));
    const leg = fc.oneof(fc.record({ price }, { requiredKeys: [] }), fc.constant(null));
    const holed = fc.record(
      { legs: fc.oneof(fc.array(leg, { maxLength: 3 }), fc.constant(null)) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(atoms, holed, (atom, record) => {
        const turned = negateLiteral(toLiteral(atom)).atom;
        expect(truthOf(atom, record) === true && truthOf(turned, record) === true).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

function isOrder({ where: condition }: Atom): boolean {
  return ['<', '<=', '>', '>='].includes(condition?.op ?? '');
}

describe('scenarios of a rule over every item', () => {
  it('the way to fail has some item that does not fit', () => {
    const cheap = where('every leg is cheap', 'booking', ['legs[].price', '<', 9], 'every');
    const scenarios = buildScenarios(
      aCancellationCase({ alternatives: [{ name: 'cheap', clauses: [cheap] }] }),
      DESK_MODEL,
    );
    expect(scenarios?.map(({ name, given }) => [name, given.map(clause => 'where' in clause && clause.where)])).toEqual(
      [
        ['cheap', [{ of: 'booking', field: 'legs[].price', items: 'every', op: '<', value: 9 }]],
        ['none', [{ of: 'booking', field: 'legs[].price', op: '>=', value: 9 }]],
      ],
    );
  });

  it('a way that the context rules out for every item is left out', () => {
    const cheap = where('every leg is cheap', 'booking', ['legs[].price', '<', 9], 'every');
    const dear = where('a leg is dear', 'booking', ['legs[].price', '>', 100], 'any');
    const business = where('business class', 'booking', ['cabin', '=', 'business']);
    const alternatives = [
      { name: 'dear', clauses: [dear] },
      { name: 'business', clauses: [business] },
    ];
    const names = buildScenarios(aCancellationCase({ context: [cheap], alternatives }), DESK_MODEL)?.map(
      ({ name }) => name,
    );
    expect(names).toEqual(['business', 'none']);
  });
});
