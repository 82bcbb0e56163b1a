import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialPmf } from '../../src/statistics/binomial.ts';
import { barnardP, boschlooP } from '../../src/statistics/compare-rates.ts';
import { fisherP } from '../../src/statistics/fisher.ts';
import { rateDifference } from '../../src/statistics/rate-difference.ts';

const base = { violations: 2, n: 50 };
const head = { violations: 9, n: 50 };

describe('two rates from fixed numbers of trials', () => {
  it('have the published p-values and interval for 2 of 50 against 9 of 50', () => {
    expect(fisherP(base, head)).toBeCloseTo(0.02556, 6);
    expect(boschlooP(base, head)).toBeCloseTo(0.017601, 6);
    expect(barnardP(base, head)).toBeCloseTo(0.013128, 6);
    const { drop, low, high } = rateDifference(base, head);
    expect(drop).toBeCloseTo(0.14, 12);
    expect(low).toBeCloseTo(0.0146, 4);
    expect(high).toBeCloseTo(0.2712, 4);
  });

  it('are never more significant by Fisher than by Boschloo, and more so with each further violation on head', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(7), (b, h) => {
        const side = (violations: number) => ({ violations, n: 8 });
        const p = boschlooP(side(b), side(h));
        expect(p).toBeLessThanOrEqual(fisherP(side(b), side(h)) + 1e-12);
        expect(boschlooP(side(b), side(h + 1))).toBeLessThanOrEqual(p + 1e-9);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    { name: 'Boschloo', test: boschlooP, nBase: 8, nHead: 8 },
    { name: 'Boschloo', test: boschlooP, nBase: 12, nHead: 5 },
    { name: 'Barnard', test: barnardP, nBase: 8, nHead: 8 },
  ])(
    '$name is exact: at any shared rate p < .05 has a chance of at most .05 ($nBase/$nHead)',
    ({ test, nBase, nHead }) => {
      const rejected = Array.from({ length: nBase + 1 }, (_, b) =>
        Array.from({ length: nHead + 1 }, (_, h) => {
          const p = test({ violations: b, n: nBase }, { violations: h, n: nHead });
          return p < 0.05;
        }),
      );
      for (let rate = 0.01; rate < 1; rate += 0.01) {
        const [pb, ph] = [binomialPmf(nBase, rate), binomialPmf(nHead, rate)];
        const size = rejected.reduce(
          (sum, row, b) => sum + row.reduce((s, is, h) => s + (is ? (pb[b] ?? 0) * (ph[h] ?? 0) : 0), 0),
          0,
        );
        expect(size).toBeLessThanOrEqual(0.05 + 1e-9);
      }
    },
  );

  it('are no evidence when head is better', () => {
    expect(boschlooP(head, base)).toBeGreaterThan(0.5);
    expect(rateDifference(head, base).high).toBeLessThan(0);
  });
});
