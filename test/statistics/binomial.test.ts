import betaQuantile from '@stdlib/stats-base-dists-beta-quantile';
import stdlibBinomialCdf from '@stdlib/stats-base-dists-binomial-cdf';
import hypergeometricCdf from '@stdlib/stats-base-dists-hypergeometric-cdf';
import { describe, expect, it } from 'vitest';
import { binomialCdf, binomialPmf } from '../../src/statistics/binomial.ts';
import { fisherP } from '../../src/statistics/fisher.ts';
import { violationInterval } from '../../src/statistics/violation-interval.ts';

const RATES = [0.001, 0.02, 0.05, 0.2, 0.5, 0.8, 0.95, 0.999];

describe('against another library', () => {
  it('the binomial distribution agrees to 1e-12', () => {
    for (const n of [1, 5, 15, 72, 200])
      for (const rate of RATES) {
        const pmf = binomialPmf(n, rate);
        for (let k = 0; k <= n; k += Math.max(1, Math.floor(n / 12))) {
          const expected = stdlibBinomialCdf(k, n, rate);
          expect(Math.abs(binomialCdf(k, n, rate) - expected), `${k}/${n} at ${rate}`).toBeLessThan(1e-12);
          const sum = pmf.slice(0, k + 1).reduce((a, b) => a + b, 0);
          expect(Math.abs(sum - expected), `pmf ${k}/${n} at ${rate}`).toBeLessThan(1e-12);
        }
      }
  });

  it('the upper bound of a violation rate is the beta quantile, to 1e-12', () => {
    for (const n of [1, 9, 15, 72, 144])
      for (const v of [0, 1, 2, 5, 8].filter(count => count < n)) {
        const expected = betaQuantile(0.95, v + 1, n - v);
        expect(Math.abs((violationInterval(v, n)?.upper ?? 0) - expected), `${v}/${n}`).toBeLessThan(1e-12);
      }
  });

  it("Fisher's p-value is a hypergeometric tail, to 1e-12", () => {
    for (const [b, nb, h, nh] of [
      [2, 50, 9, 50],
      [0, 10, 3, 10],
      [7, 200, 6, 50],
      [3, 20, 3, 100],
    ] as const) {
      const expected = 1 - hypergeometricCdf(h - 1, nb + nh, nh, b + h);
      expect(Math.abs(fisherP({ violations: b, n: nb }, { violations: h, n: nh }) - expected)).toBeLessThan(1e-12);
    }
  });
});
