import type { RefinedSpec } from '../../model/spec.ts';
import type { Trial } from '../../model/trial.ts';
import type { Attribution, SpecResult } from '../../model/verdict.ts';
import { attributeSuspect, type ReplayCounts, type Suspect } from '../../statistics/attribute-suspect.ts';
import { type PlanContext, type PlannedTrial, planReplay } from './plan-trial.ts';
import { createBatch, type Series } from './series.ts';
import type { SideName } from './test-run.ts';

/** Why a spec is a suspect, and the trials whose cases are replayed, turn by turn. */
export interface SuspectFacts {
  readonly suspect: RefinedSpec;
  /** The spec whose trials those are. */
  readonly origin: RefinedSpec;
  readonly because: Attribution['because'];
  readonly severity: SpecResult['severity'];
  readonly isNewHere: boolean;
  readonly cases: readonly Trial[];
  /** Counts of the failed test; null for a witness. */
  readonly test: ReplayCounts | null;
  /** Its failed test alone does not count: only replays can make it new. */
  readonly needsReplay: boolean;
}

export interface Replays {
  readonly series: readonly Series[];
  /** Null when the replays were cut off before they told anything. */
  readonly attribution: Attribution | null;
}

/** A suspect that went through its replays, and what its own trials came to before. */
export interface AttributedSuspect {
  readonly facts: SuspectFacts;
  readonly before: SpecResult;
}

/** Whether the suspect's rule can be tried on the base. */
export function isOnBase(context: PlanContext, { isNewHere }: Pick<SuspectFacts, 'isNewHere'>): boolean {
  return !isNewHere && context.input.artifacts.base !== null;
}

/** Replays a suspect's case on head and base in turn, with the same seeds, and attributes it. */
export function* attributeBySeries(context: PlanContext, facts: SuspectFacts): Generator<Series, Replays, void> {
  const about = suspectOf(context, facts);
  const hasBase = isOnBase(context, facts);
  if (!hasBase && facts.test !== null && !facts.needsReplay)
    return { series: [], attribution: attributeSuspect(about, { head: facts.test, base: null }) };
  const planned = planReplays(context, facts, hasBase);
  context.onSuspect(facts.suspect.scenario.id, facts.because, planned.length);
  const series = createBatch(planned);
  yield series;
  const trials = series.trials();
  const base = planned.some(({ side }) => side === 'base') ? countSide(trials, 'base') : null;
  const isWhole = series.cut() === null;
  const isTold = isWhole || (base !== null && base.violations > 0);
  const attribution = isTold ? attributeSuspect(about, { head: countSide(trials, 'head'), base }) : null;
  return { series: [series], attribution };
}

export function suspectOf(context: PlanContext, { because, severity, isNewHere, needsReplay }: SuspectFacts): Suspect {
  return { because, severity, isNewHere, needsReplay, replays: context.input.statistics.replays };
}

function planReplays(context: PlanContext, facts: SuspectFacts, hasBase: boolean): readonly PlannedTrial[] {
  const sides = hasBase ? (['head', 'base'] as const) : (['head'] as const);
  return Array.from({ length: context.input.statistics.replays }, (_, index) =>
    sides.flatMap(side => planReplayOf(context, facts, { side, index }) ?? []),
  ).flat();
}

/** Replay `index` of a suspect's cases, turn by turn; null where that side gives no such case. */
export function planReplayOf(
  context: PlanContext,
  { suspect, origin, cases }: SuspectFacts,
  place: { readonly side: SideName; readonly index: number },
): PlannedTrial | null {
  const trial = cases[place.index % cases.length];
  return trial === undefined ? null : planReplay(context, { suspect, origin, trial }, place);
}

export function countSide(trials: readonly Trial[], side: Trial['side']): ReplayCounts {
  const ran = trials.filter(trial => trial.side === side && trial.outcome !== 'invalid');
  return { violations: ran.filter(({ outcome }) => outcome === 'violation').length, n: ran.length };
}

/**
 * A result with its attribution. A new violation is a failure and one seen once is inconclusive, whatever the rate test
 * said; a known one leaves the verdict of the test as it is.
 */
export function weighAttribution(result: SpecResult, facts: SuspectFacts, replays: Replays): SpecResult {
  const { attribution } = replays;
  if (attribution === null) {
    const reason = `${result.reason}; the replays that would attribute it could not be finished`;
    return result.verdict === 'fail'
      ? { ...result, reason }
      : { ...result, verdict: 'inconclusive', inconclusive: result.inconclusive ?? 'unconfirmed', reason };
  }
  const told = { ...result, attribution, reason: joinReasons(result.reason, describeAttribution(attribution, facts)) };
  switch (attribution.status) {
    case 'new':
      return { ...told, verdict: 'fail', inconclusive: null };
    case 'unconfirmed':
      return { ...told, verdict: 'inconclusive', inconclusive: 'unconfirmed' };
    case 'known':
      return facts.because === 'in-passing' && result.n === 0 ? { ...told, verdict: 'not-tested' } : told;
  }
}

function describeAttribution(
  { status, head, base, because }: Attribution,
  { isNewHere, needsReplay }: SuspectFacts,
): string {
  if (base === null && because === 'failed-test' && !needsReplay)
    return isNewHere
      ? 'this pull request brings the rule or edits its words, so its failed test is new'
      : 'there is no base to compare with, so its failed test counts as new';
  const label = { new: 'new', known: 'known', unconfirmed: 'seen once' }[status];
  const onHead = `head ${head.violations} of ${head.n}`;
  return `${label}: replayed, ${base === null ? onHead : `${onHead}, base ${base.violations} of ${base.n}`}`;
}

function joinReasons(...reasons: readonly string[]): string {
  return reasons.filter(reason => reason !== '').join('; ');
}
