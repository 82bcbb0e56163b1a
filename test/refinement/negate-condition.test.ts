import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  contradictsItself,
  dropContained,
  type Literal,
  MOST_WAYS,
  negateCondition,
} from '../../src/refinement/negate-condition.ts';

const is = (fact: string): Literal => ({ fact, holds: true });
const isNot = (fact: string): Literal => ({ fact, holds: false });
const negate = ({ fact, holds }: Literal): Literal => ({ fact, holds: !holds });

const FACTS = ['a', 'b', 'c', 'd'];
const literal = fc.record({ fact: fc.constantFrom(...FACTS), holds: fc.boolean() });
const condition = fc.array(fc.array(literal, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 4 });
const assignments = Array.from({ length: 2 ** FACTS.length }, (_, bits) =>
  Object.fromEntries(FACTS.map((fact, at) => [fact, (bits & (1 << at)) !== 0])),
);
const holdsIn = (conjunction: readonly Literal[], facts: Readonly<Record<string, boolean>>) =>
  conjunction.every(({ fact, holds }) => facts[fact] === holds);

describe('the negation of a condition', () => {
  it('each assignment meets an alternative or a way to fail, never both', () => {
    fc.assert(
      fc.property(condition, alternatives => {
        const ways = negateCondition(alternatives, negate);
        for (const facts of assignments) {
          const isMet = alternatives.some(alternative => holdsIn(alternative, facts));
          const fails = (ways ?? []).some(way => holdsIn(way, facts));
          expect(fails).toBe(!isMet);
        }
      }),
    );
  });

  it('no way contains another, and none contradicts itself', () => {
    fc.assert(
      fc.property(condition, alternatives => {
        const ways = negateCondition(alternatives, negate) ?? [];
        expect(dropContained(ways)).toEqual(ways);
        expect(ways.some(contradictsItself)).toBe(false);
      }),
    );
  });

  it('"a, or b, or c and d" fails in two ways', () => {
    expect(negateCondition([[is('a')], [is('b')], [is('c'), is('d')]], negate)).toEqual([
      [isNot('a'), isNot('b'), isNot('c')],
      [isNot('a'), isNot('b'), isNot('d')],
    ]);
  });

  it('a condition that always holds cannot fail', () => {
    expect(negateCondition([], negate)).toEqual([]);
    expect(negateCondition([[is('a')], [isNot('a')]], negate)).toEqual([]);
  });

  it('ways that cannot be are left out', () => {
    const isPossible = (way: readonly Literal[]) => !way.some(({ fact, holds }) => fact === 'c' && !holds);
    expect(negateCondition([[is('a')], [is('c'), is('d')]], negate, isPossible)).toEqual([[isNot('a'), isNot('d')]]);
  });

  it('a tangle of too many ways is given up', () => {
    const tangle = Array.from({ length: 7 }, (_, at) => [is(`x${at}`), is(`y${at}`)]);
    expect(2 ** tangle.length).toBeGreaterThan(MOST_WAYS);
    expect(negateCondition(tangle, negate)).toBeNull();
  });
});
