import { describe, expect, it } from 'vitest';
import { checkDesign, maxTrials, shippedDesign } from '../../src/statistics/design.ts';
import { expectedTrials, operatingCharacteristic } from '../../src/statistics/operating-characteristic.ts';
import { searchDesign } from '../../src/statistics/search-design.ts';
import { waldDesign } from '../../src/statistics/wald-design.ts';

const WISHES = [
  { p0: 0.9, p1: 0.6, alpha: 0.05, beta: 0.05 },
  { p0: 0.98, p1: 0.8, alpha: 0.01, beta: 0.1 },
] as const;

describe.each(WISHES)('the design searched for $p0/$p1/$alpha/$beta', wish => {
  const design = searchDesign(wish);

  it('is closed, monotone, and keeps the error rates that it states', () => {
    if (design === null) throw new Error('none was found');
    expect(checkDesign(design)).toEqual([]);
    expect(design.exact.alpha).toBeLessThanOrEqual(wish.alpha);
    expect(design.exact.beta).toBeLessThanOrEqual(wish.beta);
  });

  it("asks for fewer trials than Wald's test, and never more than its last", () => {
    if (design === null) throw new Error('none was found');
    expect(expectedTrials(design)).toBeLessThan(expectedTrials(waldDesign(wish)));
    expect(operatingCharacteristic(design, 1).expectedTrials).toBeLessThanOrEqual(
      operatingCharacteristic(waldDesign(wish), 1).expectedTrials,
    );
    expect(maxTrials(design)).toBeLessThan(maxTrials(waldDesign(wish)));
  });

  it('passes more often the better the agent is', () => {
    if (design === null) throw new Error('none was found');
    const passes = Array.from({ length: 51 }, (_, i) => operatingCharacteristic(design, i / 50).pass);
    passes.forEach((chance, i) => {
      expect(chance).toBeGreaterThanOrEqual((passes[i - 1] ?? 0) - 1e-15);
    });
  });
});

describe('searchDesign', () => {
  it('comes within two per cent of the shipped standard table', () => {
    const found = searchDesign({ p0: 0.95, p1: 0.8, alpha: 0.05, beta: 0.05 }, 80);
    if (found === null) throw new Error('none was found');
    const shipped = expectedTrials(shippedDesign('standard'));
    expect(expectedTrials(found)).toBeGreaterThanOrEqual(shipped - 1e-9);
    expect(expectedTrials(found)).toBeLessThan(1.02 * shipped);
  });

  it('finds nothing where the trials allowed are too few', () => {
    expect(searchDesign({ p0: 0.95, p1: 0.8, alpha: 0.05, beta: 0.05 }, 20)).toBeNull();
  });
});

describe("Wald's test", () => {
  const wald = waldDesign({ p0: 0.95, p1: 0.8, alpha: 0.05, beta: 0.05 });

  it('has the error rates and trials of the study', () => {
    expect(wald.exact.alpha).toBeCloseTo(0.0322, 4);
    expect(wald.exact.beta).toBeCloseTo(0.0446, 4);
    const trials = [1, 0.99, 0.95, 0.9, 0.85, 0.8, 0.7, 0.5, 0].map(
      rate => operatingCharacteristic(wald, rate).expectedTrials,
    );
    expect(trials.map(n => Number(n.toFixed(1)))).toEqual([18, 19.8, 30.6, 44.1, 34.9, 22.6, 11.8, 6.1, 3]);
    expect(expectedTrials(wald)).toBeCloseTo(19.71, 2);
  });

  it('takes 20 trials for a clean spec at the setting of AgentAssay, with alpha .039 and beta .097', () => {
    const assay = waldDesign({ p0: 0.9, p1: 0.8, alpha: 0.05, beta: 0.1 });
    expect(operatingCharacteristic(assay, 1).expectedTrials).toBeCloseTo(20, 12);
    expect(assay.exact.alpha).toBeCloseTo(0.039, 3);
    expect(assay.exact.beta).toBeCloseTo(0.0966, 4);
  });

  it('is a sound table, so that the same code decides by it', () => {
    expect(checkDesign(wald)).toEqual([]);
  });

  it('crosses its lines exactly where the log likelihood ratio does', () => {
    const [lower, upper] = [Math.log(0.05 / 0.95), Math.log(0.95 / 0.05)];
    for (let n = 1; n < 200; n++)
      for (let v = 0; v <= Math.min(n, 40); v++) {
        const ratio = v * Math.log(0.2 / 0.05) + (n - v) * Math.log(0.8 / 0.95);
        expect(v <= (wald.pass[n - 1] ?? -1), `pass ${v}/${n}`).toBe(ratio <= lower);
        expect(v >= (wald.fail[n - 1] ?? Number.POSITIVE_INFINITY), `fail ${v}/${n}`).toBe(ratio >= upper);
      }
  });
});
