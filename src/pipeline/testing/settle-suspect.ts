import type { Trial } from '../../model/trial.ts';
import type { RateComparison, RateEvidence, SpecResult } from '../../model/verdict.ts';
import { boschlooP } from '../../statistics/compare-rates.ts';
import type { SideCounts } from '../../statistics/fisher.ts';
import { rateDifference } from '../../statistics/rate-difference.ts';
import { attributeBySeries, isOnBase, type SuspectFacts, weighAttribution } from './attribute.ts';
import { type PlanContext, type PlannedTrial, planTrial } from './plan-trial.ts';
import { designOf, FALSE_SHARE, ratePolicyOf } from './rate-policy.ts';
import { createBatch, createConfirmSeries, type SequentialSeries, type Series } from './series.ts';

/** A suspect's own test, and what it came to. */
export interface TestedSuspect {
  readonly facts: SuspectFacts;
  readonly test: SequentialSeries;
  readonly table: Parameters<typeof designOf>[0];
  readonly result: SpecResult;
}

export interface Settled {
  readonly result: SpecResult;
  readonly series: readonly Series[];
}

/**
 * What a suspect is: replays tell new from known; a test that failed without a replayed witness is taken on until its
 * e-value tells (statistics.md 3); under `attribution: full` the rates of both sides are compared on fresh trials.
 */
export function* settleSuspect(context: PlanContext, tested: TestedSuspect): Generator<Series, Settled, void> {
  const attributed = yield* attributeTested(context, tested);
  const { attribution: mode } = ratePolicyOf(context.input.statistics);
  if (mode !== 'full' || !isOnBase(context, tested.facts)) return attributed;
  const compared = yield* compareSides(context, tested.facts);
  const { comparison } = compared;
  const result = comparison === null ? attributed.result : { ...attributed.result, comparison };
  return { result, series: [...attributed.series, ...compared.series] };
}

function* attributeTested(context: PlanContext, tested: TestedSuspect): Generator<Series, Settled, void> {
  const { facts, result } = tested;
  const isTakenOn = facts.test !== null && ratePolicyOf(context.input.statistics).multiplicity === 'e-bh';
  if (isTakenOn && !isOnBase(context, facts)) return yield* settleOnHead(context, tested);
  const replays = yield* attributeBySeries(context, facts);
  const weighed = weighAttribution(result, facts, replays);
  if (!isTakenOn || replays.attribution?.status !== 'unconfirmed') return { result: weighed, series: replays.series };
  const confirmed = yield* takeOn(context, tested);
  return {
    result: { ...weighed, rate: confirmed.rate },
    series: [...replays.series, ...confirmed.series],
  };
}

/** Without a base the failed test itself is what counts: it has to stand among all specs, or else be replayed. */
function* settleOnHead(context: PlanContext, tested: TestedSuspect): Generator<Series, Settled, void> {
  const { facts, result } = tested;
  const { rate, series } = yield* takeOn(context, tested);
  const told = { ...facts, needsReplay: !rate.isConfirmed };
  const replays = yield* attributeBySeries(context, told);
  return { result: { ...weighAttribution(result, told, replays), rate }, series: [...series, ...replays.series] };
}

interface TakenOn {
  readonly rate: RateEvidence;
  readonly series: readonly Series[];
}

function* takeOn(context: PlanContext, { facts, test, table }: TestedSuspect): Generator<Series, TakenOn, void> {
  const { p0 } = designOf(table, ratePolicyOf(context.input.statistics));
  const { n, violations, launches } = test.verdict();
  const plan = { p0, of: context.rateTests, q: FALSE_SHARE, test: { n, violations } };
  const series = createConfirmSeries(plan, index => {
    const planned = planTrial(context, facts.suspect, { purpose: 'test', index: launches + index });
    return 'reason' in planned ? null : planned;
  });
  yield series;
  const state = series.verdict();
  const counts = { n: state.n, violations: state.violations, logE: state.logE };
  return { rate: { ...counts, isConfirmed: state.status === 'confirmed' }, series: [series] };
}

interface Compared {
  readonly comparison: RateComparison | null;
  readonly series: readonly Series[];
}

/** Fresh trials of the declared mix on both sides in turn, of a number fixed beforehand. */
function* compareSides(context: PlanContext, { suspect }: SuspectFacts): Generator<Series, Compared, void> {
  const { compareTrials, delta } = ratePolicyOf(context.input.statistics);
  const planned = Array.from({ length: compareTrials }, (_, index) =>
    (['head', 'base'] as const).flatMap((side): readonly PlannedTrial[] => {
      const trial = planTrial(context, suspect, { purpose: 'compare', index, side });
      return 'reason' in trial ? [] : [trial];
    }),
  ).flat();
  context.onSuspect(suspect.scenario.id, 'rate-comparison', planned.length);
  const series = createBatch(planned);
  yield series;
  const [base, head] = [countValid(series.trials(), 'base'), countValid(series.trials(), 'head')];
  const isTold = series.cut() === null && base.n > 0 && head.n > 0;
  return { comparison: isTold ? compareCounts({ base, head }, delta) : null, series: [series] };
}

/** One comparison by itself; with several suspects its p-value has yet to be adjusted. */
export function compareCounts(
  { base, head }: { readonly base: SideCounts; readonly head: SideCounts },
  delta: number,
): RateComparison {
  const p = boschlooP(base, head);
  const difference = rateDifference(base, head);
  return { base, head, p, adjustedP: p, ...difference, isRegression: isRegression(p, difference.drop, delta) };
}

const MAX_P = 0.05;

/** Both: hardly chance, and large enough to matter (AgentAssay 3.4). */
export function isRegression(adjustedP: number, drop: number, delta: number): boolean {
  return adjustedP < MAX_P && drop >= delta - 1e-12;
}

function countValid(trials: readonly Trial[], side: Trial['side']): SideCounts {
  const outcomes = trials.filter(trial => trial.side === side).map(({ outcome }) => outcome);
  const violations = outcomes.filter(outcome => outcome === 'violation').length;
  return { violations, n: violations + outcomes.filter(outcome => outcome === 'compliant').length };
}
