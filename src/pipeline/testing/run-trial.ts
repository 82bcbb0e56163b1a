import { runConversation } from '../../conversation/run-conversation.ts';
import { errorMessage, HostError, ProviderError } from '../../lib/errors.ts';
import type { Check, CheckKind } from '../../model/check.ts';
import type { Clock } from '../../model/ports.ts';
import type { Reasoner } from '../../model/task.ts';
import { NO_USAGE, type Trace } from '../../model/trace.ts';
import type { Chained, Trial, TrialDecision, TrialLimits } from '../../model/trial.ts';
import { judgeTrial } from '../../oracle/judge-trial.ts';
import { monitorScenario } from '../../oracle/monitor-scenario.ts';
import { decideChain, judgeChain } from './judge-chain.ts';
import type { PlannedTrial } from './plan-trial.ts';
import type { Side } from './test-run.ts';

export interface TrialDeps {
  readonly reasoner: Reasoner;
  readonly clock: Clock;
  readonly side: Side;
}

/**
 * One trial: a conversation over a fresh environment, then the oracle. A host, an agent process or a provider that
 * fails makes it invalid; nothing else is caught.
 */
export async function runTrial(
  deps: TrialDeps,
  planned: PlannedTrial,
  settings: { readonly agent: string; readonly limits: TrialLimits; readonly judgeVotes: number },
): Promise<Trial> {
  return rowOf(planned, settings.agent, await observe(deps, planned, settings));
}

/** A trial that could not begin, because its side did not start. */
export function unopenedTrial(planned: PlannedTrial, agent: string, message: string): Trial {
  const trace = withError(emptyTrace(planned), 'host', message);
  return rowOf(planned, agent, { trace, decision: invalid(message) });
}

/** A trial whose case is no fair one: it counts for nothing, and its reason says why. */
export function droppedTrial(planned: PlannedTrial, agent: string, reason: string): Trial {
  return rowOf(planned, agent, { trace: emptyTrace(planned), decision: invalid(`${DROPPED}${reason}`) });
}

/** How the reason of a dropped case begins. */
export const DROPPED = 'case dropped: ';

interface Observed {
  readonly trace: Trace;
  readonly decision: TrialDecision;
  /** Of a composed case: what its goals showed, one by one. */
  readonly chain?: readonly Chained[];
}

function rowOf(planned: PlannedTrial, agent: string, { trace, decision, chain }: Observed): Trial {
  return {
    key: planned.key,
    agent,
    scenario: planned.scenario,
    side: planned.side,
    purpose: planned.purpose,
    index: planned.index,
    caseId: planned.testCase.id,
    strategy: planned.testCase.strategy,
    seed: planned.testCase.seed,
    trace,
    judgments: [...decision.judgments],
    outcome: decision.outcome,
    reason: decision.reason,
    witness: decision.witness,
    collateral: [...decision.collateral],
    ...(chain && { chain: [...chain] }),
    ...(planned.hunt !== undefined && { hunt: planned.hunt }),
  };
}

async function observe(
  deps: TrialDeps,
  planned: PlannedTrial,
  settings: { readonly limits: TrialLimits; readonly judgeVotes: number },
): Promise<Observed> {
  const { target, collateral, artifacts, testCase } = planned;
  const { reasoner, clock } = deps;
  let trace = emptyTrace(planned);
  try {
    trace = await runConversation(
      { reasoner, clock, host: deps.side.host, agent: deps.side.agent },
      { testCase, artifacts, limits: settings.limits, stopWhen: stopCondition(planned) },
    );
    const judged = { target, collateral, trace, artifacts };
    const decision = await judgeTrial({ reasoner, votes: settings.judgeVotes }, judged);
    if (planned.chain)
      return await observeChain({ reasoner, votes: settings.judgeVotes }, planned, { trace, decision });
    return { trace, decision: planned.seenInPassing === null ? decision : lookInPassing(decision, planned) };
  } catch (error) {
    const of = faultOf(error);
    if (of === null) throw error;
    const message = errorMessage(error);
    return { trace: withError(trace, of, message), decision: invalid(`fault of the ${of}: ${message}`) };
  }
}

/** What was seen in passing is that of the whole conversation; each goal is judged on its own. */
async function observeChain(
  deps: Parameters<typeof judgeTrial>[0],
  planned: PlannedTrial,
  { trace, decision }: Observed,
): Promise<Observed> {
  const { chain = [], artifacts, testCase, target } = planned;
  const judged = await judgeChain(deps, { chain, brief: testCase.driver.brief, trace, artifacts });
  const whole = decideChain(judged, target.scenario.id);
  return {
    trace,
    decision: { ...decision, ...whole },
    chain: judged.map(({ judgments: _judgments, ...shown }) => shown),
  };
}

function withError(trace: Trace, of: 'host' | 'provider', message: string): Trace {
  const turn = trace.events.at(-1)?.turn ?? 0;
  return { ...trace, events: [...trace.events, { kind: 'error', of, message, turn }], end: 'fault' };
}

/** The outcome of a suspect that was seen in passing: breached again, or not. */
function lookInPassing(decision: TrialDecision, planned: PlannedTrial): TrialDecision {
  if (decision.outcome === 'invalid') return { ...decision, collateral: [], witness: null };
  const witness = decision.collateral.find(({ scenario }) => scenario === planned.seenInPassing) ?? null;
  return { ...decision, outcome: witness === null ? 'compliant' : 'violation', reason: '', witness, collateral: [] };
}

function invalid(reason: string): TrialDecision {
  return { judgments: [], outcome: 'invalid', reason, witness: null, collateral: [] };
}

function faultOf(error: unknown): 'host' | 'provider' | null {
  if (error instanceof HostError) return 'host';
  return error instanceof ProviderError ? 'provider' : null;
}

/** What a trial that did not get to a conversation leaves. */
function emptyTrace({ key, testCase }: PlannedTrial): Trace {
  return {
    id: key,
    setup: [...testCase.driver.setup],
    objects: { ...testCase.driver.objects },
    requester: testCase.driver.requester,
    events: [],
    complete: { calls: true, results: true, state: true },
    end: 'fault',
    usage: NO_USAGE,
    durationMs: 0,
  };
}

/** Kinds of checks whose breach by an executed call stands, whatever the conversation brings after it. */
const LASTING_CHECKS: readonly CheckKind[] = [
  'never-called',
  'called-before',
  'argument',
  'confirmed-before',
  'owner-is-requester',
  'single-action-turn',
];

/** A trial may end once code has seen the target breached for good; a suspect seen in passing is watched to the end. */
function stopCondition(planned: PlannedTrial): (trace: Trace) => boolean {
  const { target, artifacts } = planned;
  const checks = target.scenario.then.map(({ check }) => check);
  const isWatchedToTheEnd = planned.seenInPassing !== null || planned.chain !== undefined;
  if (isWatchedToTheEnd || target.scenario.force === 'permitted' || !checks.some(isLasting)) return () => false;
  return trace =>
    monitorScenario({ refined: target, trace, artifacts, isTarget: true }).some(
      ({ status, by, effect, then }) =>
        status === 'breached' && by === 'code' && effect === 'executed' && isLasting(checks[then]),
    );
}

function isLasting(check: Check | undefined): boolean {
  if (check === undefined) return false;
  if (check.kind === 'state') return check.at === 'call';
  if (check.kind === 'holds') return check.at !== 'end';
  if (check.kind === 'count') return check.op === '<' || check.op === '<=';
  return LASTING_CHECKS.includes(check.kind);
}
