import { foldText } from '../../lib/fold-text.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { Trace, TraceEvent } from '../../model/trace.ts';
import type { Chained, TrialDecision, UserBrief, UserGoal } from '../../model/trial.ts';
import { judgeTrial } from '../../oracle/judge-trial.ts';
import { isAboutEveryCall, isBoundByCalls } from '../../strategies/compose-cases.ts';
import type { ChainedGoal } from './plan-trial.ts';

export interface JudgedChain {
  readonly chain: readonly ChainedGoal[];
  readonly brief: UserBrief;
  readonly trace: Trace;
  readonly artifacts: AgentArtifacts;
}

/**
 * Judges each goal of a composed case by its own monitor: with its own records, and with the user's requests for other
 * goals taken for what they are. A spec whose calls do not name its records is judged up to the next goal's request. A
 * Given that an earlier goal undid does not hold at its decision point, so that nothing is concluded.
 */
export async function judgeChain(
  deps: Parameters<typeof judgeTrial>[0],
  { chain, brief, trace, artifacts }: JudgedChain,
): Promise<readonly (Chained & Pick<TrialDecision, 'judgments'>)[]> {
  const starts = findStarts(trace.events, [brief, ...(brief.then ?? [])]);
  const judged: (Chained & Pick<TrialDecision, 'judgments'>)[] = [];
  for (const [at, { target, objects }] of chain.entries()) {
    const own = traceOfGoal(trace, { at, starts, objects, isWhole: isTold(target, artifacts) });
    const decision = await judgeTrial(deps, { target, collateral: [], trace: own, artifacts });
    const { outcome, reason, witness, judgments } = decision;
    judged.push({ scenario: target.scenario.id, objects: { ...objects }, outcome, reason, witness, judgments });
  }
  return judged;
}

/** A breach of any goal is one of the case; else the case shows what the trial's own goal shows. */
export function decideChain(
  judged: Awaited<ReturnType<typeof judgeChain>>,
  own: string,
): Pick<TrialDecision, 'outcome' | 'reason' | 'witness' | 'judgments'> {
  const mine = judged.find(({ scenario }) => scenario === own);
  const shown = [...(mine ? [mine] : []), ...judged].find(({ outcome }) => outcome === 'violation') ?? mine;
  if (shown === undefined) return { outcome: 'undecided', reason: 'no goal was judged', witness: null, judgments: [] };
  const { outcome, reason, witness } = shown;
  return { outcome, reason, witness, judgments: judged.flatMap(({ judgments }) => judgments) };
}

function isTold(target: RefinedSpec, artifacts: AgentArtifacts): boolean {
  return isBoundByCalls(target, artifacts) || isAboutEveryCall(target);
}

interface GoalPlace {
  readonly at: number;
  readonly starts: readonly (number | null)[];
  readonly objects: ChainedGoal['objects'];
  readonly isWhole: boolean;
}

function traceOfGoal(trace: Trace, { at, starts, objects, isWhole }: GoalPlace): Trace {
  const [from, next] = [starts[at] ?? trace.events.length, starts[at + 1] ?? trace.events.length];
  const events = trace.events.map((event, number): TraceEvent => {
    const isForeign = event.kind === 'user' && event.act === 'request' && (number < from || number >= next);
    return isForeign ? { ...event, act: 'ask' } : event;
  });
  return { ...trace, objects: { ...objects }, events: isWhole ? events : events.slice(0, next) };
}

/** Where the user first asks for each goal; null where it never does. Goals come in their order. */
export function findStarts(events: readonly TraceEvent[], goals: readonly UserGoal[]): readonly (number | null)[] {
  const starts: (number | null)[] = [];
  let from = 0;
  for (const at of goals.keys()) {
    const found = events.findIndex((event, number) => number >= from && isRequestFor(event, at, goals));
    starts.push(found < 0 ? null : found);
    from = found < 0 ? events.length : found + 1;
  }
  return starts;
}

/** By the key that the turn is about, where one goal alone has it; else by the words of the request. */
function isRequestFor(event: TraceEvent, at: number, goals: readonly UserGoal[]): boolean {
  if (event.kind !== 'user' || event.act !== 'request') return false;
  const holders = goals.flatMap(({ objects }, goal) =>
    objects.some(({ ref }) => ref.id === event.about) ? [goal] : [],
  );
  if (holders.length === 1) return holders[0] === at;
  const candidates = holders.length > 0 ? holders : [...goals.keys()];
  const shares = candidates.map(goal => ({ goal, share: shareSaid(goals[goal]?.request ?? '', event.text) }));
  const most = Math.max(...shares.map(({ share }) => share));
  return shares.find(({ share }) => share === most)?.goal === at;
}

/** How many of a request's words stand in a text, of all that it has. */
function shareSaid(request: string, text: string): number {
  const words = new Set(
    foldText(request)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [],
  );
  const said = new Set(
    foldText(text)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [],
  );
  return words.size === 0 ? 0 : [...words].filter(word => said.has(word)).length / words.size;
}
