import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialCdf } from '../../src/statistics/binomial.ts';
import { violationInterval } from '../../src/statistics/violation-interval.ts';

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

describe('binomialCdf', () => {
  it('adds up exact terms: P(X <= 1) of 4 fair coins is 5/16', () => {
    expect(binomialCdf(1, 4, 0.5)).toBeCloseTo(5 / 16, 15);
    expect(binomialCdf(-1, 4, 0.5)).toBe(0);
    expect(binomialCdf(4, 4, 0.5)).toBe(1);
    expect(binomialCdf(2, 4, 0)).toBe(1);
    expect(binomialCdf(2, 4, 1)).toBe(0);
  });
});
