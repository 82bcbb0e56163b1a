import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binomialPmf } from '../../src/statistics/binomial.ts';
import { decideConfirm } from '../../src/statistics/confirm-rate.ts';
import { rejectByEBh } from '../../src/statistics/e-bh.ts';
import { holmAdjust } from '../../src/statistics/holm.ts';
import { logEValue } from '../../src/statistics/log-e-value.ts';
import { signFlipP } from '../../src/statistics/sign-flip.ts';

describe('the e-value', () => {
  it('has a mean of at most 1 after any number of trials at any pass rate of at least p0', () => {
    for (const p0 of [0.9, 0.95])
      for (const n of [1, 5, 20, 60])
        for (const rate of [p0, (p0 + 1) / 2, 1]) {
          const mean = binomialPmf(n, 1 - rate).reduce((sum, mass, v) => sum + mass * Math.exp(logEValue(v, n, p0)), 0);
          expect(mean).toBeLessThanOrEqual(1 + 1e-9);
          if (rate === p0) expect(mean).toBeCloseTo(1, 9);
        }
  });

  it('starts at 1, and grows with each violation', () => {
    expect(logEValue(0, 0, 0.95)).toBeCloseTo(0, 12);
    for (let v = 1; v <= 10; v++) expect(logEValue(v, 10, 0.95)).toBeGreaterThan(logEValue(v - 1, 10, 0.95));
  });

  it('is the likelihood ratio of the mixture, worked out by hand for one violation in one trial', () => {
    const byHand = (0.05 * 0.1 + 0.25 * 0.2 + 0.25 * 0.35 + 0.2 * 0.55 + 0.15 * 0.8 + 0.1 * 0.95) / 0.05;
    expect(logEValue(1, 1, 0.95)).toBeCloseTo(Math.log(byHand), 12);
  });
});

describe('e-BH', () => {
  it('rejects the largest k with k times the k-th e-value at least m/q', () => {
    // m/q = 100: 150 alone would do; two of 60 make 120; the third, 30, makes 90 only.
    const logE = [60, 2, 60, 30].map(Math.log);
    expect(rejectByEBh(logE, { of: 5, q: 0.05 })).toEqual([0, 2]);
    expect(rejectByEBh([Math.log(99)], { of: 5, q: 0.05 })).toEqual([]);
    expect(rejectByEBh([Math.log(100)], { of: 5, q: 0.05 })).toEqual([0]);
    expect(rejectByEBh([], { of: 5, q: 0.05 })).toEqual([]);
  });

  it('rejects no less when an e-value grows', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -3, max: 9, noNaN: true }), { minLength: 1 }), fc.nat(), (logE, pick) => {
        const at = pick % logE.length;
        const before = rejectByEBh(logE, { of: 20, q: 0.05 });
        const after = rejectByEBh(logE.with(at, (logE[at] ?? 0) + 1), { of: 20, q: 0.05 });
        expect(after).toEqual(expect.arrayContaining([...before]));
      }),
    );
  });
});

describe('a failed test that is taken on', () => {
  const plan = { p0: 0.95, of: 50, q: 0.05, test: { n: 2, violations: 2 } };

  it('is confirmed at the first trial at which its e-value alone suffices', () => {
    const state = decideConfirm(plan, [true, true, true, true, true]);
    expect(state.status).toBe('confirmed');
    expect(state.logE).toBeGreaterThanOrEqual(Math.log(1000));
    expect(logEValue(state.violations - 1, state.n - 1, 0.95)).toBeLessThan(Math.log(1000));
  });

  it('is given up when its e-value falls below -1.5, or after 60 trials', () => {
    const clean = decideConfirm(plan, Array<boolean>(100).fill(false));
    expect(clean.status).toBe('given-up');
    expect(clean.n).toBeLessThanOrEqual(62);
    const mixed = Array.from({ length: 100 }, (_, i) => i % 9 === 8);
    expect(decideConfirm({ ...plan, of: 1e9 }, mixed)).toMatchObject({ status: 'given-up', n: 62 });
  });

  it('never looks past the trial that ended it', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 80 }), fc.array(fc.boolean()), (outcomes, later) => {
        const state = decideConfirm(plan, outcomes);
        fc.pre(state.status !== 'open');
        expect(decideConfirm(plan, [...outcomes, ...later])).toEqual(state);
      }),
    );
  });
});

describe('Holm', () => {
  it('adjusts step by step', () => {
    expect(holmAdjust([0.01, 0.04, 0.03])).toEqual([0.03, 0.06, 0.06]);
    expect(holmAdjust([0.2])).toEqual([0.2]);
    expect(holmAdjust([])).toEqual([]);
  });
});

describe('the suite level', () => {
  const paired = (base: number, head: number) => ({
    base: { violations: base, n: 15 },
    head: { violations: head, n: 15 },
  });

  it('counts all flips of a small suite', () => {
    expect(signFlipP([paired(0, 3), paired(0, 4), paired(0, 2)], 1)).toBe(1 / 8);
    expect(signFlipP([paired(3, 0), paired(4, 0)], 1)).toBe(1);
    expect(signFlipP([paired(1, 1)], 1)).toBe(1);
  });

  it('finds a drop over many specs, and no difference in a mirrored suite', () => {
    const worse = Array.from({ length: 40 }, (_, i) => paired(0, i % 4 === 0 ? 4 : 0));
    expect(signFlipP(worse, 1)).toBeLessThan(0.01);
    const mirrored = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? paired(0, 2) : paired(2, 0)));
    expect(signFlipP(mirrored, 1)).toBeGreaterThan(0.3);
    expect(signFlipP(worse, 1)).toBe(signFlipP(worse, 1));
  });
});
