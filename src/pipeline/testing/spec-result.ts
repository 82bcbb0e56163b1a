import type { Selected } from '../../model/diff.ts';
import type { BaselineEntry } from '../../model/spec-set.ts';
import type { MixShare, Trial } from '../../model/trial.ts';
import type { OpenReason, SpecResult } from '../../model/verdict.ts';
import { violationInterval } from '../../statistics/violation-interval.ts';
import { DROPPED } from './run-trial.ts';

/** What every result of a spec says, before a trial. */
export function blankResult(
  selected: Pick<Selected, 'spec' | 'scenario' | 'gates' | 'table'> & { readonly class: string },
  facts: { readonly mix: readonly MixShare[]; readonly isWaived: boolean },
): SpecResult {
  return {
    id: selected.scenario.id,
    verdict: 'not-tested',
    reason: '',
    inconclusive: null,
    class: selected.class,
    gates: selected.gates,
    severity: selected.spec.severity,
    n: 0,
    violations: 0,
    undecided: 0,
    invalid: 0,
    interval: null,
    table: selected.table,
    cases: 0,
    mix: Object.fromEntries(facts.mix.map(({ strategy, share }) => [strategy, share])),
    attribution: null,
    waived: facts.isWaived,
    witnesses: [],
    cached: false,
    completion: null,
  };
}

/** Counts of the trials that a result rests on. */
export function countTrials(
  trials: readonly Trial[],
): Pick<SpecResult, 'n' | 'violations' | 'undecided' | 'invalid' | 'interval' | 'cases'> {
  const count = (outcome: Trial['outcome']) => trials.filter(trial => trial.outcome === outcome).length;
  const violations = count('violation');
  const n = violations + count('compliant');
  return {
    n,
    violations,
    undecided: count('undecided'),
    invalid: count('invalid'),
    interval: violationInterval(violations, n),
    cases: new Set(trials.filter(isValid).map(({ caseId }) => caseId)).size,
  };
}

function isValid({ outcome }: Trial): boolean {
  return outcome === 'compliant' || outcome === 'violation';
}

/** Why cases were dropped before their trials, and how often; nothing where none was. */
export function listDropped(trials: readonly Trial[]): Pick<SpecResult, 'dropped'> {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of trials) {
    if (outcome !== 'invalid' || !reason.startsWith(DROPPED)) continue;
    const why = reason.slice(DROPPED.length);
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  const dropped = [...counts].map(([reason, cases]) => ({ reason, cases }));
  return dropped.length === 0 ? {} : { dropped };
}

/** Why trials did not count, the most frequent reason first; nothing where all did. Dropped cases are listed by themselves. */
export function listOpen(trials: readonly Trial[]): Pick<SpecResult, 'open'> {
  const found = new Map<string, OpenReason>();
  for (const { outcome, reason, key } of trials) {
    if ((outcome !== 'invalid' && outcome !== 'undecided') || reason.startsWith(DROPPED)) continue;
    const same = found.get(`${outcome} ${reason}`) ?? { outcome, reason, trials: 0, trial: key };
    found.set(`${outcome} ${reason}`, { ...same, trials: same.trials + 1 });
  }
  const open = [...found.values()].toSorted((a, b) => b.trials - a.trials);
  return open.length === 0 ? {} : { open };
}

/** Tools that rejected what the rule forbids in trials that count as compliant, and in how many; nothing where none did. */
export function listAttempts(trials: readonly Trial[]): Pick<SpecResult, 'attempts'> {
  const counts = new Map<string, number>();
  for (const trial of trials) {
    if (trial.outcome !== 'compliant') continue;
    for (const tool of attemptedTools(trial)) counts.set(tool, (counts.get(tool) ?? 0) + 1);
  }
  const attempts = [...counts].map(([tool, n]) => ({ tool, trials: n })).toSorted((a, b) => b.trials - a.trials);
  return attempts.length === 0 ? {} : { attempts };
}

function attemptedTools({ judgments, trace }: Trial): ReadonlySet<string> {
  const tools = judgments.flatMap(({ status, effect, at }) => {
    const event = at === null ? undefined : trace.events[at];
    return status === 'satisfied' && effect === 'rejected' && event?.kind === 'call' ? [event.tool] : [];
  });
  return new Set(tools);
}

/** Valid trials and violations by strategy, where the mix has more than one; replays repeat cases and are left out. */
export function countByStrategy(trials: readonly Trial[]): Pick<SpecResult, 'byStrategy'> {
  const own = trials.filter(trial => isValid(trial) && trial.purpose !== 'replay' && trial.side === 'head');
  const groups = Object.entries(Object.groupBy(own, ({ strategy }) => strategy));
  if (groups.length < 2) return {};
  const counts = groups.map(([strategy, tried = []]) => {
    const violations = tried.filter(({ outcome }) => outcome === 'violation').length;
    return [strategy, { n: tried.length, violations }] as const;
  });
  return { byStrategy: Object.fromEntries(counts) };
}

/** The witnesses of violating trials, in the order of the trials. */
export function listWitnesses(trials: readonly Trial[]): SpecResult['witnesses'] {
  return trials.flatMap(({ key, strategy, seed, witness, outcome }) =>
    outcome === 'violation' && witness !== null ? [{ trial: key, strategy, seed, witness }] : [],
  );
}

/** The most frequent reason of trials that did not count; of several the first. */
export function frequentReason(trials: readonly Trial[]): string {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of trials)
    if (outcome === 'invalid' || outcome === 'undecided') counts.set(reason, (counts.get(reason) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? '';
}

/** Whether baseline.yaml lists the scenario or its rule, with an entry that has not run out. */
export function isWaived(
  selected: Pick<Selected, 'spec' | 'scenario'>,
  baseline: readonly BaselineEntry[],
  today: string,
) {
  return baseline.some(
    ({ spec, until }) =>
      (spec === selected.scenario.id || spec === selected.spec.id) && (until === undefined || until >= today),
  );
}
