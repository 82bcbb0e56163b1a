import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialCdf } from '../../src/statistics/binomial.ts';
import { clopperPearson, violationInterval } from '../../src/statistics/violation-interval.ts';

describe('violationInterval', () => {
  it('without a violation is 1 - .05^(1/n): 18 % after 15 trials, 13 % after 22, 5 % after 59, 1 % after 299', () => {
    expect(violationInterval(0, 15)?.upper).toBeCloseTo(1 - 0.05 ** (1 / 15), 14);
    const percents = [15, 22, 59, 299].map(n => Math.round((violationInterval(0, n)?.upper ?? 0) * 100));
    expect(percents).toEqual([18, 13, 5, 1]);
  });

  it('has nothing to say without a trial, and excludes nothing when all were violations', () => {
    expect(violationInterval(0, 0)).toBeNull();
    expect(violationInterval(4, 4)?.upper).toBe(1);
  });

  it('is the rate at which so few violations have a chance of 5 %', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), fc.nat(149), (n, k) => {
        fc.pre(k < n);
        const upper = violationInterval(k, n)?.upper ?? 0;
        expect(binomialCdf(k, n, upper)).toBeCloseTo(0.05, 9);
        expect(upper).toBeGreaterThan(k / n);
        expect(violationInterval(k, n + 1)?.upper).toBeLessThan(upper);
      }),
    );
  });
});

describe('clopperPearson', () => {
  it('agrees with the published two-sided interval of 2 in 50 and mirrors itself', () => {
    const [low, high] = clopperPearson(2, 50);
    expect(low).toBeCloseTo(0.00488143342616491, 12);
    expect(high).toBeCloseTo(0.13713762560396742, 12);
    expect(clopperPearson(48, 50)[0]).toBeCloseTo(1 - high, 12);
    expect(clopperPearson(0, 10)).toEqual([0, 1 - 0.025 ** (1 / 10)].map(x => expect.closeTo(x, 14)));
  });
});

describe('binomialCdf', () => {
  it('adds up exact terms: P(X <= 1) of 4 fair coins is 5/16', () => {
    expect(binomialCdf(1, 4, 0.5)).toBeCloseTo(5 / 16, 15);
    expect(binomialCdf(-1, 4, 0.5)).toBe(0);
    expect(binomialCdf(4, 4, 0.5)).toBe(1);
    expect(binomialCdf(2, 4, 0)).toBe(1);
    expect(binomialCdf(2, 4, 1)).toBe(0);
  });
});
