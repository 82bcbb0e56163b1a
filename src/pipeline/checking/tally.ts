import type { RefinedSpec } from '../../model/spec.ts';
import type { Trace } from '../../model/trace.ts';
import type { CheckedSpec, CheckWitness } from '../../model/trace-check.ts';
import type { Judgment } from '../../model/trial.ts';

export interface Tally {
  add(refined: RefinedSpec, trace: Trace, judgments: readonly Judgment[]): void;
  /** In the order in which the scenarios were given. */
  read(): readonly CheckedSpec[];
}

/** Counts judgments a scenario at a time; holds no trace. */
export function createTally(specs: readonly RefinedSpec[]): Tally {
  const counts = new Map(specs.map(({ scenario }) => [scenario.id, createCount()]));
  return {
    add: ({ scenario }, trace, judgments) => {
      const count = counts.get(scenario.id);
      if (count !== undefined) for (const judgment of judgments) addJudgment(count, trace, judgment);
    },
    read: () =>
      [...counts].map(([id, { because, ...count }]) => ({
        id,
        triggered: count.satisfied + count.breached + count.attempts,
        satisfied: count.satisfied,
        breached: count.breached,
        undecided: count.undecided,
        undecidedBecause: Object.fromEntries([...because].sort(([, a], [, b]) => b - a)),
        attempts: count.attempts,
        witnesses: count.witnesses,
      })),
  };
}

/** Whether the call behind a judgment was rejected by the tool, whatever the clause makes of it. */
export function isAttempt({ status, effect }: Judgment): boolean {
  return effect === 'rejected' && (status === 'satisfied' || status === 'breached');
}

export function isBreach(judgment: Judgment): boolean {
  return judgment.status === 'breached' && !isAttempt(judgment);
}

interface Count {
  satisfied: number;
  breached: number;
  undecided: number;
  attempts: number;
  readonly because: Map<string, number>;
  readonly witnesses: CheckWitness[];
}

function createCount(): Count {
  return { satisfied: 0, breached: 0, undecided: 0, attempts: 0, because: new Map(), witnesses: [] };
}

function addJudgment(count: Count, trace: Trace, judgment: Judgment): void {
  if (isAttempt(judgment)) count.attempts += 1;
  else if (judgment.status === 'breached') count.breached += 1;
  else if (judgment.status === 'satisfied') count.satisfied += 1;
  if (judgment.status === 'undecided') {
    count.undecided += 1;
    count.because.set(judgment.reason, (count.because.get(judgment.reason) ?? 0) + 1);
  }
  if (judgment.status === 'breached' || isAttempt(judgment)) count.witnesses.push(toWitness(trace, judgment));
}

/** What was due and not done shows at its decision point, else at the last thing that bears on it, else at the end. */
function toWitness(trace: Trace, judgment: Judgment): CheckWitness {
  const last = trace.events.length === 0 ? null : trace.events.length - 1;
  const event = judgment.at ?? judgment.events.at(-1) ?? last;
  const messageIndex = event === null ? undefined : trace.events[event]?.messageIndex;
  return { trace: trace.id, event, messageIndex: messageIndex ?? null, effect: judgment.effect };
}
