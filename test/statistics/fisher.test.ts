import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/lib/rng.ts';
import { type BothSides, fisherP, stratifiedFisherP } from '../../src/statistics/fisher.ts';

const side = (violations: number, n: number) => ({ violations, n });
const falls: BothSides = { base: side(0, 3), head: side(3, 3) };
const stays: BothSides = { base: side(1, 3), head: side(1, 3) };

describe("Fisher's test over strata", () => {
  it('is the test of two sides where there is one stratum', () => {
    expect(stratifiedFisherP([falls])).toBeCloseTo(1 / 20, 12);
    expect(fisherP(falls.base, falls.head)).toBeCloseTo(1 / 20, 12);
  });

  it('joins what several strata show, and never what differs between them', () => {
    expect(stratifiedFisherP([falls, falls])).toBeCloseTo(1 / 400, 12);
    expect(
      stratifiedFisherP([
        { base: side(3, 3), head: side(3, 3) },
        { base: side(0, 9), head: side(0, 1) },
      ]),
    ).toBe(1);
  });

  it('counts a stratum as it is where both sides are alike', () => {
    // Of two failures among six trials head has 2, 1, 0 with chance .2, .6, .2.
    expect(stratifiedFisherP([stays])).toBeCloseTo(0.8, 12);
    // All three of the first and one or both of the second, or two of the first (.45) and both of the second.
    expect(stratifiedFisherP([falls, stays])).toBeCloseTo(0.05 * 0.8 + 0.45 * 0.2, 12);
  });

  it('is certain of nothing without trials', () => {
    expect(stratifiedFisherP([])).toBe(1);
    expect(stratifiedFisherP([{ base: side(0, 0), head: side(2, 3) }])).toBe(1);
  });

  it('flags at most a share of .05 of suites where nothing changed, whatever the rates', () => {
    const rng = createRng(['a-a', 7]);
    const draw = (rate: number) => side([1, 2, 3].filter(() => rng.next() < rate).length, 3);
    const flagged = Array.from({ length: 2000 }, () =>
      stratifiedFisherP([0.02, 0.1, 0.3, 0.5, 0.9].map(rate => ({ base: draw(rate), head: draw(rate) }))),
    ).filter(p => p <= 0.05).length;
    expect(flagged / 2000).toBeLessThan(0.06);
  });
});
