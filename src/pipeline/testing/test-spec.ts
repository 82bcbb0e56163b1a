import type { Selected } from '../../model/diff.ts';
import type { DriverFailure, Trial } from '../../model/trial.ts';
import type { SpecResult } from '../../model/verdict.ts';
import { describeVerdict } from '../../statistics/describe-verdict.ts';
import type { SequentialDesign } from '../../statistics/design.ts';
import type { AttributedSuspect, SuspectFacts } from './attribute.ts';
import { isCompleted } from './is-completed.ts';
import { declaredMix, type PlanContext, type PlannedTrial, planTrial, refinedOf } from './plan-trial.ts';
import { designOf, ratePolicyOf } from './rate-policy.ts';
import { type Cut, createBatch, createTestSeries, type SequentialSeries, type Series } from './series.ts';
import { settleSuspect } from './settle-suspect.ts';
import {
  countByStrategy,
  countTrials,
  frequentReason,
  listAttempts,
  listDropped,
  listOpen,
  listWitnesses,
} from './spec-result.ts';

/** What a spec's own trials came to: its result, and the trials that the result rests on. */
export interface SpecEnd {
  readonly result: SpecResult;
  readonly trials: readonly Trial[];
  /** Set when it is a suspect. */
  readonly suspect?: AttributedSuspect;
}

/** Series to be run one after the other; the end is worked out from what came back. */
export type SpecTest = Generator<Series, SpecEnd, void>;

/**
 * Tests one spec: sweep, sequential test, and the replays of a suspect. A series that was cut off is handed back as it
 * stands, so the result says how far the test came.
 */
export function* testSpec(context: PlanContext, selected: Selected, blank: SpecResult): SpecTest {
  const refined = refinedOf(selected);
  const failure = findDriverFailure(context, selected);
  if (failure !== null) {
    const reason = `${failure.reason.replaceAll('-', ' ')}: ${failure.detail}`;
    return { result: { ...blank, verdict: 'untestable', reason }, trials: [] };
  }
  const sweep = createBatch(planSweep(context, selected));
  yield sweep;
  const design = designOf(selected.table, ratePolicyOf(context.input.statistics));
  const test = createTestSeries(design, index => {
    const planned = planTrial(context, refined, { purpose: 'test', index });
    return 'reason' in planned ? null : planned;
  });
  yield test;
  const series: Series[] = [sweep, test];
  const tested = judgeTest(design, test, { ...blank, witnesses: witnessesOf(series) });
  const suspect = findSuspect(selected, test, sweep);
  if (suspect === null || tested.verdict === 'error') return endWith(tested, series);
  const about = { facts: suspect, test, table: selected.table, result: tested };
  const settled = yield* settleSuspect(context, about);
  const suspected = { facts: suspect, before: tested };
  return { ...endWith(settled.result, [...series, ...settled.series]), suspect: suspected };
}

/** Runs the trials of a permitted scenario: it has no verdict, its completion is what counts. */
export function* testPermitted(
  context: PlanContext,
  selected: Selected,
  blank: SpecResult,
): Generator<Series, SpecEnd, void> {
  const refined = refinedOf(selected);
  const planned = [];
  for (let index = 0; index < context.input.suite.permittedTrials; index++) {
    const trial = planTrial(context, refined, { purpose: 'permitted', index });
    if ('reason' in trial) {
      const reason = `${trial.reason.replaceAll('-', ' ')}: ${trial.detail}`;
      return { result: { ...blank, verdict: 'untestable', reason }, trials: [] };
    }
    planned.push(trial);
  }
  const series = createBatch(planned);
  yield series;
  const trials = series.trials();
  const valid = trials.filter(({ outcome }) => outcome !== 'invalid');
  const done = valid.filter(({ trace }) => isCompleted(refined, trace)).length;
  const counts = { ...countTrials(valid), n: valid.length, violations: 0, undecided: 0, interval: null };
  const invalid = trials.length - valid.length;
  const base = { ...blank, ...counts, ...listOpen(trials), invalid, completion: { done, n: valid.length } };
  const cut = series.cut();
  if (cut !== null && trials.length === 0) return endWith(describeCut({ ...base, completion: null }, series), [series]);
  const reason = `the permitted action was completed in ${done} of ${valid.length} trials`;
  return endWith({ ...base, verdict: 'permitted', reason }, [series]);
}

function findDriverFailure(context: PlanContext, selected: Selected): DriverFailure | null {
  const first = planTrial(context, refinedOf(selected), { purpose: 'test', index: 0 });
  return 'reason' in first ? first : null;
}

/** How many strategies the sweep of a spec tries. */
export function countSwept(context: PlanContext, selected: Selected): number {
  const isStirred = selected.class === 'added' || selected.class === 'changed';
  const strategies = isStirred ? declaredMix(context, refinedOf(selected)).length : 0;
  return strategies < 2 ? 0 : strategies;
}

/** One trial of every strategy of the mix for an added or changed spec; with one strategy the test is the sweep. */
function planSweep(context: PlanContext, selected: Selected): readonly PlannedTrial[] {
  const strategies = countSwept(context, selected);
  return Array.from({ length: strategies }, (_, place) => planSwept(context, selected, { place, strategies })).flat();
}

/** Cases that are looked at for one that a strategy fits. */
const SWEPT_CASES = 3;

/** The trial of the strategy at a place of the mix, in the first case that it fits; none where it fits none of them. */
function planSwept(
  context: PlanContext,
  selected: Selected,
  { place, strategies }: { readonly place: number; readonly strategies: number },
): readonly PlannedTrial[] {
  for (let round = 0; round < SWEPT_CASES; round++) {
    const at = { purpose: 'sweep', index: place + round * strategies } as const;
    const planned = planTrial(context, refinedOf(selected), at);
    if (!('reason' in planned)) return [planned];
  }
  return [];
}

/** The verdict of the sequential test alone. */
function judgeTest(design: SequentialDesign, test: SequentialSeries, blank: SpecResult): SpecResult {
  const verdict = test.verdict();
  const trials = test.trials();
  const counts = countTrials(trials);
  const result = { ...blank, ...counts, ...listOpen(trials), ...listAttempts(trials) };
  const facts = {
    design,
    cases: counts.cases,
    missingReason: frequentReason(trials),
    cutBy: test.cut()?.kind === 'no-case' ? 'no further case can be built' : 'the budget is spent',
  };
  const reason = describeVerdict(verdict, facts);
  switch (verdict.status) {
    case 'open':
      return describeCut(trials.length > 0 ? { ...result, verdict: 'inconclusive', reason } : result, test);
    case 'inconclusive':
      return { ...result, verdict: 'inconclusive', inconclusive: verdict.because, reason };
    default:
      return { ...result, verdict: verdict.status, reason };
  }
}

/** A spec whose trials were given up: an error after a fault; else what it has so far, or not tested where it has none. */
function describeCut(result: SpecResult, series: Series): SpecResult {
  const cut = series.cut() ?? { kind: 'budget', reason: 'spent' };
  if (cut.kind === 'fault') return { ...result, verdict: 'error', reason: cut.reason };
  const told = { ...result, inconclusive: cut.kind };
  return result.verdict === 'inconclusive' ? told : { ...told, reason: `not tested (${nameCut(cut)})` };
}

function nameCut({ kind, reason }: Cut): string {
  return kind === 'budget' ? `budget: ${reason}` : reason;
}

/** A failed test, or else the first witness, one that code decided before one of the judge. */
function findSuspect(selected: Selected, test: SequentialSeries, sweep: Series): SuspectFacts | null {
  const shown = [...sweep.trials(), ...test.trials()].filter(({ outcome }) => outcome === 'violation');
  const refined = refinedOf(selected);
  const about = {
    suspect: refined,
    origin: refined,
    isNewHere: selected.isNewHere,
    severity: selected.spec.severity,
    needsReplay: false,
  };
  if (test.verdict().status === 'fail') {
    const { violations, n } = test.verdict();
    const cases = test.trials().filter(({ outcome }) => outcome === 'violation');
    return { ...about, because: 'failed-test', cases, test: { violations, n } };
  }
  const first = shown.find(({ witness }) => witness?.by === 'code') ?? shown[0];
  return first === undefined ? null : { ...about, because: 'witness', cases: [first], test: null };
}

function witnessesOf(series: readonly Series[]): SpecResult['witnesses'] {
  return listWitnesses(series.flatMap(part => part.trials()));
}

function endWith(result: SpecResult, series: readonly Series[]): SpecEnd {
  const trials = series.flatMap(part => part.trials());
  const cached = trials.length > 0 && series.every(part => part.isCached());
  return { result: { ...result, cached, ...countByStrategy(trials), ...listDropped(trials) }, trials };
}
