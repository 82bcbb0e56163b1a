import { describe, expect, it } from 'vitest';
import type { SpecResult } from '../../../src/model/verdict.ts';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import { FALSE_SHARE, ratePolicyOf } from '../../../src/pipeline/testing/rate-policy.ts';
import { settleRates } from '../../../src/pipeline/testing/settle-rates.ts';
import { compareCounts } from '../../../src/pipeline/testing/settle-suspect.ts';
import type { TestInput, TestRun } from '../../../src/pipeline/testing/test-run.ts';
import { logEValue } from '../../../src/statistics/log-e-value.ts';
import { aSelected } from '../../helpers/a-library.ts';
import { aLibrarySuite, aTestInput } from '../../helpers/library-suite.ts';

const first = ({ results }: TestRun): SpecResult => {
  const [result] = results;
  if (result === undefined) throw new Error('no result');
  return result;
};
const withStatistics = (parts: Partial<TestInput['statistics']>, seed = 0) =>
  ({
    statistics: { replays: 10, judgeVotes: 1, ...parts },
    suite: { seed, concurrency: 4, permittedTrials: 3 },
  }) as const;
const newHere = aSelected('loans', { isNewHere: true });

describe('a failed test of a rule that base did not have', () => {
  it('is taken on until its e-value tells, and is new when it stands', async () => {
    const { deps, traffic } = aLibrarySuite({ head: { rate: 0.5 } });
    const run = await testSpecs(deps, aTestInput({ selected: [newHere], ...withStatistics({}) }));
    const result = first(run);
    expect(result).toMatchObject({ verdict: 'fail', attribution: { status: 'new', base: null } });
    expect(result.rate).toMatchObject({ isConfirmed: true });
    expect(result.rate?.logE).toBeGreaterThanOrEqual(Math.log(1 / FALSE_SHARE));
    expect(result.rate?.logE).toBe(logEValue(result.rate?.violations ?? 0, result.rate?.n ?? 0, 0.95));
    expect(result.reason).toMatch(/stands among all \(.*m = 1, q = 0.05\)/);
    expect(run.multiplicity).toEqual({ method: 'e-bh', specs: 1, q: 0.05 });
    expect(traffic.opened).toEqual(['head']);
  });

  it('is no more than seen once when nothing after it bears it out', async () => {
    // Violates in its first two conversations and never again.
    const cancels = (_: string, started: number) => started < 2;
    const { deps } = aLibrarySuite({ head: { cancels } });
    const selected = [newHere];
    const input = aTestInput({
      selected,
      ...withStatistics({}),
      suite: { seed: 0, concurrency: 1, permittedTrials: 3 },
    });
    const result = first(await testSpecs(deps, { ...input, selected }));
    expect(result.violations).toBe(2);
    // Alone (m = 1) two violations in two trials do stand: log e is 5.0, and log(1/.05) is 3.0.
    expect(result.rate).toMatchObject({ n: 2, violations: 2, isConfirmed: true });
    const many = Array.from({ length: 20 }, (_, i) => aSelected(`other-${i}`, { isNewHere: true }));
    const again = aLibrarySuite({ head: { cancels } });
    const result20 = first(
      await testSpecs(again.deps, {
        ...input,
        selected: [newHere, ...many],
        budget: { ...input.budget, trials: 5000 },
      }),
    );
    expect(result20.rate?.isConfirmed).toBe(false);
    expect(result20).toMatchObject({ verdict: 'inconclusive', inconclusive: 'unconfirmed' });
    expect(result20.attribution).toMatchObject({ status: 'unconfirmed', head: { violations: 0, n: 10 }, base: null });
    expect(result20.reason).toMatch(/does not stand among all/);
  });

  it('counts at once without a control of many specs', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.5 } });
    const result = first(
      await testSpecs(deps, aTestInput({ selected: [newHere], ...withStatistics({ multiplicity: 'none' }) })),
    );
    expect(result).toMatchObject({ verdict: 'fail', attribution: { status: 'new' } });
    expect(result.rate).toBeUndefined();
  });

  it('is tested by the family table under bonferroni', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 1 } });
    const run = await testSpecs(
      deps,
      aTestInput({ selected: [newHere], ...withStatistics({ multiplicity: 'bonferroni' }) }),
    );
    expect(first(run)).toMatchObject({ table: 'family', verdict: 'fail', n: 4, violations: 4 });
    expect(run.multiplicity.method).toBe('bonferroni');
  });
});

describe("Wald's test", () => {
  it('decides where the configuration asks for it', async () => {
    const { deps } = aLibrarySuite();
    const result = first(
      await testSpecs(deps, aTestInput({ selected: [newHere], ...withStatistics({ method: 'wald' }) })),
    );
    expect(result).toMatchObject({ verdict: 'pass', n: 18 });
  });
});

describe('full attribution', () => {
  const full = { attribution: 'full', compareTrials: 50 } as const;
  const loans = aSelected('loans', {});

  it('finds a rate that grew although base violates too', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.6 }, base: { rate: 0.2 } });
    const result = first(await testSpecs(deps, aTestInput({ selected: [loans], ...withStatistics(full) })));
    expect(result.attribution?.base?.violations).toBeGreaterThan(0);
    expect(result.comparison).toMatchObject({ isRegression: true, base: { n: 50 }, head: { n: 50 } });
    expect(result).toMatchObject({ verdict: 'fail', attribution: { status: 'new' } });
    expect(result.reason).toMatch(/rates compared: \d+ of 50 on head, \d+ of 50 on base.*: a regression$/);
  });

  it('leaves a bug that is as old as base known', async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.4 }, base: { rate: 0.4 } });
    const result = first(await testSpecs(deps, aTestInput({ selected: [loans], ...withStatistics(full) })));
    expect(result.comparison?.isRegression).toBe(false);
    expect(result.attribution?.status).toBe('known');
  });

  it('compares nothing for a clean spec', async () => {
    const { deps, traffic } = aLibrarySuite();
    await testSpecs(deps, aTestInput({ selected: [loans], ...withStatistics(full) }));
    expect(traffic.conversations).toBe(15);
  });
});

describe('settleRates', () => {
  const policy = ratePolicyOf({});
  const result = async () => {
    const { deps } = aLibrarySuite({ head: { rate: 0.4 }, base: { rate: 0.4 } });
    return first(await testSpecs(deps, aTestInput({ selected: [aSelected('loans', {})], ...withStatistics({}) })));
  };
  const side = (violations: number) => ({ violations, n: 50 });

  it('adjusts the p-values of all comparisons of a run', async () => {
    const one = await result();
    const counts = { base: side(2), head: side(9) };
    const alone = settleRates([{ ...one, comparison: compareCounts(counts, 0.1) }], { policy, of: 1 });
    expect(alone[0]?.comparison).toMatchObject({ isRegression: true });
    const three = [counts, { base: side(2), head: side(3) }, { base: side(1), head: side(1) }].map((pair, i) => ({
      ...one,
      id: `spec-${i}`,
      comparison: compareCounts(pair, 0.1),
    }));
    const settled = settleRates(three, { policy, of: 3 });
    expect(settled[0]?.comparison?.adjustedP).toBeCloseTo(3 * 0.017601, 5);
    expect(settled.map(item => item.comparison?.isRegression)).toEqual([false, false, false]);
  });

  it('asks for a drop that matters beside a small p-value', () => {
    const many = { base: { violations: 2, n: 500 }, head: { violations: 20, n: 500 } };
    const comparison = compareCounts(many, 0.1);
    expect(comparison.p).toBeLessThan(0.001);
    expect(comparison.isRegression).toBe(false);
  });

  it('confirms together what no spec confirms alone', async () => {
    const one = await result();
    const evidence = (id: string, logE: number) => ({
      ...one,
      id,
      rate: { n: 40, violations: 8, logE, isConfirmed: false },
    });
    // m/q = 200: each e-value is 110, and 2 * 110 >= 200.
    const pair = [evidence('a', Math.log(110)), evidence('b', Math.log(110))];
    expect(settleRates(pair, { policy, of: 10 }).map(({ rate }) => rate?.isConfirmed)).toEqual([true, true]);
    expect(settleRates(pair.slice(0, 1), { policy, of: 10 })[0]?.rate?.isConfirmed).toBe(false);
  });
});
