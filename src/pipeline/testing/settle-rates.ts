import type { Multiplicity, RateComparison, RateEvidence, SpecResult } from '../../model/verdict.ts';
import { rejectByEBh } from '../../statistics/e-bh.ts';
import { holmAdjust } from '../../statistics/holm.ts';
import { FALSE_SHARE, type RatePolicy } from './rate-policy.ts';
import { isRegression } from './settle-suspect.ts';

/**
 * What only all specs together tell (statistics.md 2 and 3): which failed tests stand among m (e-BH, once, over the
 * final e-values), and which comparisons of rates stand among all (Holm).
 * @param of m: specs with a rate test
 */
export function settleRates(
  results: readonly SpecResult[],
  { policy, of }: { readonly policy: RatePolicy; readonly of: number },
): readonly SpecResult[] {
  return settleComparisons(settleEvidence(results, of), policy.delta);
}

/** How the rate tests of a run share one error budget, for the report. */
export function describeMultiplicity({ multiplicity }: RatePolicy, of: number): Multiplicity {
  return { method: multiplicity, specs: of, q: FALSE_SHARE };
}

function settleEvidence(results: readonly SpecResult[], of: number): readonly SpecResult[] {
  const withRate = results.flatMap(result => (result.rate === undefined ? [] : [{ id: result.id, rate: result.rate }]));
  const kept = rejectByEBh(
    withRate.map(({ rate }) => rate.logE),
    { of, q: FALSE_SHARE },
  );
  const confirmed = new Set(kept.map(at => withRate[at]?.id));
  return results.map(result =>
    result.rate === undefined
      ? result
      : weighEvidence(result, result.rate, { isConfirmed: confirmed.has(result.id), of }),
  );
}

function weighEvidence(
  result: SpecResult,
  rate: RateEvidence,
  { isConfirmed, of }: { readonly isConfirmed: boolean; readonly of: number },
): SpecResult {
  const counts = `${rate.violations} violations in ${rate.n} trials, log e ${rate.logE.toFixed(1)}, m = ${of}, q = ${FALSE_SHARE}`;
  const told = { ...result, rate: { ...rate, isConfirmed } };
  if (!isConfirmed)
    return { ...told, reason: `${result.reason}; its failed test does not stand among all (${counts})` };
  const reason = `${result.reason}; its failed test stands among all (${counts})`;
  const { attribution } = result;
  const isNew = attribution === null || attribution.base === null;
  return {
    ...told,
    verdict: 'fail',
    inconclusive: null,
    reason,
    attribution: attribution !== null && isNew ? { ...attribution, status: 'new' } : attribution,
  };
}

function settleComparisons(results: readonly SpecResult[], delta: number): readonly SpecResult[] {
  const compared = results.flatMap(({ comparison }) => comparison ?? []);
  const adjusted = holmAdjust(compared.map(({ p }) => p));
  const settled = new Map(
    compared.map((comparison, i): [RateComparison, RateComparison] => {
      const adjustedP = adjusted[i] ?? 1;
      return [comparison, { ...comparison, adjustedP, isRegression: isRegression(adjustedP, comparison.drop, delta) }];
    }),
  );
  return results.map(result => {
    const comparison = result.comparison === undefined ? undefined : settled.get(result.comparison);
    return comparison === undefined ? result : weighComparison(result, comparison);
  });
}

function weighComparison(result: SpecResult, comparison: RateComparison): SpecResult {
  const { base, head, adjustedP, drop, low, high, isRegression: isWorse } = comparison;
  const share = (value: number) => `${(100 * value).toFixed(0)} %`;
  const counts = `${head.violations} of ${head.n} on head, ${base.violations} of ${base.n} on base`;
  const reason = `${result.reason}; rates compared: ${counts}, ${share(drop)} more (${share(low)} to ${share(high)}), adjusted p ${adjustedP.toFixed(4)}`;
  if (!isWorse || result.attribution === null) return { ...result, comparison, reason };
  const attribution = { ...result.attribution, status: 'new' } as const;
  return { ...result, comparison, attribution, verdict: 'fail', inconclusive: null, reason: `${reason}: a regression` };
}
