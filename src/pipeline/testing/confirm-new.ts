import type { SpecResult } from '../../model/verdict.ts';
import { attributeSuspect, cleanReplaysNeeded, type ReplayCounts } from '../../statistics/attribute-suspect.ts';
import { type AttributedSuspect, countSide, isOnBase, planReplayOf, suspectOf, weighAttribution } from './attribute.ts';
import type { PlanContext } from './plan-trial.ts';
import { createCleanSeries } from './series.ts';
import type { SpecEnd, SpecTest } from './test-spec.ts';

/** A suspect that is new by its first replays, and what more the run asks of it. */
export interface Unconfirmed<E extends SpecEnd> {
  readonly end: E;
  readonly suspect: AttributedSuspect;
  readonly counts: { readonly head: ReplayCounts; readonly base: ReplayCounts };
  /** Clean replays on base that are still missing. */
  readonly missing: number;
  /** Suspects of the run that are told from old bugs by base. */
  readonly suspects: number;
}

/**
 * The suspects whose base has not been clean often enough for a run with so many of them (statistics.md 2). The replays
 * do not hang on how many suspects there are, so the bound holds for any number. Waived specs, which turn nothing red,
 * are not counted.
 */
export function listUnconfirmed<E extends SpecEnd>(
  context: PlanContext,
  ends: readonly E[],
): readonly Unconfirmed<E>[] {
  const weighed = ends.filter(({ result }) => !result.waived);
  const suspects = weighed.filter(({ suspect }) => suspect !== undefined && isOnBase(context, suspect.facts)).length;
  return weighed.flatMap(end => {
    const { suspect, result } = end;
    const { attribution } = result;
    if (suspect === undefined || attribution?.status !== 'new' || attribution.base === null) return [];
    const counts = { head: attribution.head, base: attribution.base };
    const needed = cleanReplaysNeeded({ ...suspectOf(context, suspect.facts), suspects }, counts.head);
    const missing = needed - counts.base.n;
    return missing > 0 ? [{ end, suspect, counts, missing, suspects }] : [];
  });
}

/** Replays base until it was clean often enough, or shows the violation: then the suspect is known. */
export function* confirmNew<E extends SpecEnd>(context: PlanContext, unconfirmed: Unconfirmed<E>): SpecTest {
  const { end, suspect, counts, missing, suspects } = unconfirmed;
  const { facts, before } = suspect;
  const { replays } = context.input.statistics;
  context.onSuspect(facts.suspect.scenario.id, `new so far, one of ${suspects}`, missing);
  const series = createCleanSeries(missing, index =>
    planReplayOf(context, facts, { side: 'base', index: replays + index }),
  );
  yield series;
  const more = countSide(series.trials(), 'base');
  const base = { violations: counts.base.violations + more.violations, n: counts.base.n + more.n };
  const attribution = attributeSuspect({ ...suspectOf(context, facts), suspects }, { head: counts.head, base });
  const weighed = weighAttribution(before, facts, { series: [series], attribution });
  const cached = end.result.cached && series.isCached();
  const told = tellMore({ ...weighed, cached }, { wanted: counts.base.n + missing, suspects, reason: before.reason });
  const { comparison } = end.result;
  return { result: comparison === undefined ? told : { ...told, comparison }, trials: series.trials(), suspect };
}

function tellMore(
  result: SpecResult,
  { wanted, suspects, reason }: { readonly wanted: number; readonly suspects: number; readonly reason: string },
): SpecResult {
  const asked = `base has to be clean ${wanted} times ${suspects === 1 ? 'for this rule' : `for one of ${suspects} suspects`}`;
  const { attribution } = result;
  if (attribution?.status === 'new') return { ...result, reason: `${result.reason} (${asked})` };
  if (attribution?.status !== 'unconfirmed') return result;
  const { head, base } = attribution;
  const counts = `head ${head.violations} of ${head.n}, base ${base?.violations ?? 0} of ${base?.n ?? 0}`;
  return { ...result, reason: `${reason}; not told from an old bug: replayed, ${counts}, and ${asked}` };
}
