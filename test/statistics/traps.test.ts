import { describe, expect, it } from 'vitest';
import { attributeSuspect } from '../../src/statistics/attribute-suspect.ts';
import { binomialCdf, binomialPmf } from '../../src/statistics/binomial.ts';
import { boschlooP } from '../../src/statistics/compare-rates.ts';
import { decideSequential } from '../../src/statistics/decide-sequential.ts';
import { decideVerdict } from '../../src/statistics/decide-verdict.ts';
import { DESIGN_NAMES, shippedDesign } from '../../src/statistics/design.ts';
import { operatingCharacteristic } from '../../src/statistics/operating-characteristic.ts';
import { wilson } from '../../src/statistics/rate-difference.ts';
import { waldDesign } from '../../src/statistics/wald-design.ts';

/** Mistakes that published tools of this kind make; each of these tests fails for a test that makes them. */
describe('a warm start', () => {
  it('does not exist: without a trial there is no verdict, and the first trial alone never passes', () => {
    for (const name of DESIGN_NAMES) {
      expect(decideVerdict(shippedDesign(name), []).status).toBe('open');
      expect(decideSequential(shippedDesign(name), [false]).status).toBe('open');
    }
  });

  it('would accept an agent that always fails: ours fails it at any table', () => {
    for (const name of DESIGN_NAMES) {
      const { pass, fail } = operatingCharacteristic(shippedDesign(name), 0);
      expect([pass, fail]).toEqual([0, 1]);
    }
    // Wald's log ratio at p0 .9, p1 .75, with 45 passes in 50 of the version before added to it: below the lower bound
    // before the first trial of the new one.
    const prior = 45 * Math.log(0.75 / 0.9) + 5 * Math.log(0.25 / 0.1);
    expect(prior).toBeLessThan(Math.log(0.1 / 0.95));
  });
});

describe('a null hypothesis taken from the base’s own share', () => {
  it('would blame an agent that did not change: a fixed p0 and replays on both sides do not', () => {
    // Base happened to pass 20 of 20; a true rate of .95 then looks like a drop below "p0 = 1".
    const { fail } = operatingCharacteristic(shippedDesign('standard'), 0.95);
    expect(fail).toBeLessThanOrEqual(0.05);
    const same = { base: { violations: 0, n: 20 }, head: { violations: 1, n: 20 } };
    expect(boschlooP(same.base, same.head)).toBeGreaterThan(0.1);
    const about = { because: 'witness', severity: 'should', isNewHere: false, replays: 10 } as const;
    const counts = { base: { violations: 0, n: 10 }, head: { violations: 1, n: 10 } };
    expect(attributeSuspect(about, counts).status).toBe('unconfirmed');
  });
});

describe('observed power', () => {
  it('plays no part: with base fixed, a worse head never turns from blamed to cleared', () => {
    const base = { violations: 2, n: 50 };
    const p = Array.from({ length: 30 }, (_, violations) => boschlooP(base, { violations, n: 50 }));
    p.forEach((value, i) => {
      expect(value).toBeLessThanOrEqual((p[i - 1] ?? 1) + 1e-9);
    });
    const about = { because: 'witness', severity: 'should', isNewHere: false, replays: 10 } as const;
    const isNew = Array.from(
      { length: 11 },
      (_, violations) =>
        attributeSuspect(about, { base: { violations: 0, n: 10 }, head: { violations, n: 10 } }).status === 'new',
    );
    expect(isNew).toEqual([false, false, false, ...Array<boolean>(8).fill(true)]);
  });
});

describe('a fixed number of trials without a gap between p0 and p1', () => {
  it('leaves nearly all agents at p0 undecided; the closed table decides every one', () => {
    const undecided = Array.from({ length: 101 }, (_, v) => wilson({ violations: v, n: 100 })).filter(
      ({ low, high }) => 1 - high < 0.95 && 1 - low >= 0.95,
    );
    expect(undecided.length).toBeGreaterThan(5);
    for (const name of DESIGN_NAMES)
      for (const rate of [1, 0.97, 0.95, 0.9, 0.8, 0.5, 0])
        expect(operatingCharacteristic(shippedDesign(name), rate).inconclusive).toBe(0);
  });
});

describe('"base passed, head failed"', () => {
  it('happens without any change in up to a quarter of pairs, so it is no regression', () => {
    const flips = Array.from({ length: 100 }, (_, i) => {
      const { pass, fail } = operatingCharacteristic(shippedDesign('standard'), 0.8 + i * 0.002);
      return pass * fail;
    });
    expect(Math.max(...flips)).toBeGreaterThan(0.249);
    expect(Math.max(...flips)).toBeLessThanOrEqual(0.25);
  });
});

describe('the rates of the design study', () => {
  it('are those of its printed table', () => {
    const printed = [
      ['standard', 72, 15, 5.6, 0.04997, 0.04765],
      ['quick', 100, 9, 7.4, 0.04977, 0.04985],
      ['strict', 144, 22, 7.7, 0.00996, 0.00994],
      ['family', 130, 15, 11.2, 0.00099, 0.04969],
      ['assay', 200, 12, 9.1, 0.04987, 0.09976],
    ] as const;
    for (const [name, longest, clean, half, alpha, beta] of printed) {
      const design = shippedDesign(name);
      expect(design.pass).toHaveLength(longest);
      expect(operatingCharacteristic(design, 1).expectedTrials).toBeCloseTo(clean, 9);
      expect(operatingCharacteristic(design, 0.5).expectedTrials.toFixed(1)).toBe(half.toFixed(1));
      expect(design.exact.alpha.toFixed(5)).toBe(alpha.toFixed(5));
      expect(design.exact.beta.toFixed(5)).toBe(beta.toFixed(5));
    }
  });

  it('are those of the tests that it is compared with: n = 50, Wilson undecided in 97 %, a floor of 14, and Wald at 18', () => {
    const { p0, p1, alpha, beta } = shippedDesign('standard');
    const isEnough = (n: number) =>
      Array.from({ length: n }, (_, c) => c).some(
        c => 1 - binomialCdf(c, n, 1 - p0) <= alpha && binomialCdf(c, n, 1 - p1) <= beta,
      );
    expect(Array.from({ length: 80 }, (_, n) => n).find(isEnough)).toBe(50);
    const undecided = binomialPmf(100, 1 - p0).reduce((sum, mass, v) => {
      const { low, high } = wilson({ violations: v, n: 100 });
      return 1 - high < p0 && 1 - low >= p0 ? sum + mass : sum;
    }, 0);
    expect(undecided.toFixed(2)).toBe('0.97');
    expect(Math.ceil(Math.log(beta) / Math.log(p1))).toBe(14);
    expect(operatingCharacteristic(waldDesign({ p0, p1, alpha, beta }), 1).expectedTrials).toBeCloseTo(18, 9);
  });

  it('hold for many specs: 59 % of pull requests of 500 specs at .98 would be blocked wrongly without control', () => {
    const { fail } = operatingCharacteristic(shippedDesign('standard'), 0.98);
    expect((1 - (1 - fail) ** 500).toFixed(1)).toBe('0.6');
  });
});
