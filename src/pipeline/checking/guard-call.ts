import type { AgentArtifacts, Tables } from '../../model/artifacts.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Spec } from '../../model/spec.ts';
import { NO_USAGE, type ObjectRef, type Trace, type TraceEvent } from '../../model/trace.ts';
import type { Judgment } from '../../model/trial.ts';
import { monitorPrepared, prepareTrace } from '../../oracle/monitor-scenario.ts';
import { listMonitored } from './list-monitored.ts';

/** A call that the agent is about to make, and what is known at that moment. */
export interface ProposedCall {
  readonly tool: string;
  readonly args: JsonObject;
  /** The conversation so far; none when absent. */
  readonly conversation?: Trace;
  /** The records that the specs may ask about, as they are now: table -> key -> record. A record that is not here is not known. */
  readonly state?: Tables;
  /** Who asks, where the application knows; else as the conversation established it. */
  readonly requester?: ObjectRef;
}

export interface GuardFinding {
  /** Id of the scenario. */
  readonly spec: string;
  readonly rule: string;
  readonly reason: string;
}

/** Whether a call may be made now. `undecided`: specs that what is known does not settle; they refuse nothing. */
export type GuardDecision =
  | { readonly decision: 'allowed'; readonly undecided: readonly GuardFinding[] }
  | {
      readonly decision: 'refused';
      readonly refusals: readonly GuardFinding[];
      readonly undecided: readonly GuardFinding[];
    };

/**
 * Judges a call before it is made, by the accepted specs: would it, taking effect, breach one? What can only be judged
 * later (obligations at the end of the conversation) refuses nothing. Pure; asks no model.
 */
export function guardCall(
  proposed: ProposedCall,
  specs: readonly Spec[],
  { artifacts }: { readonly artifacts: AgentArtifacts },
): GuardDecision {
  const { trace, at } = supposeCall(proposed);
  const state = proposed.state ?? {};
  const prepared = prepareTrace(trace, { ...artifacts, data: state });
  const known = {
    ...prepared.state,
    readBefore: (ref: ObjectRef, before: number) => {
      const read = prepared.state.readBefore(ref, before);
      return read.isKnown && read.record !== null ? read : ({ isKnown: false } as const);
    },
  };
  const refusals: GuardFinding[] = [];
  const undecided: GuardFinding[] = [];
  for (const refined of listMonitored(specs.filter(({ status }) => status === 'accepted'))) {
    const judgments = monitorPrepared({ ...prepared, state: known }, { refined, isTarget: false });
    const found = judgments.filter(judgment => isAbout(judgment, at));
    const describe = ({ reason }: Judgment): GuardFinding => ({
      spec: refined.scenario.id,
      rule: refined.spec.rule,
      reason,
    });
    refusals.push(...found.filter(({ status }) => status === 'breached').map(describe));
    undecided.push(...found.filter(({ status }) => status === 'undecided').map(describe));
  }
  return refusals.length > 0 ? { decision: 'refused', refusals, undecided } : { decision: 'allowed', undecided };
}

/** The conversation so far, and the call as if it had taken effect; what comes after is open. */
function supposeCall({ tool, args, conversation, requester, state }: ProposedCall): {
  readonly trace: Trace;
  readonly at: number;
} {
  const before = conversation?.events ?? [];
  const turn = before.at(-1)?.turn ?? 0;
  const callId = 'proposed';
  const events: readonly TraceEvent[] = [
    ...before,
    { kind: 'call', callId, tool, args, by: 'agent', turn },
    { kind: 'result', callId, result: null, rejected: false, changes: [], turn },
  ];
  const trace: Trace = {
    id: conversation?.id ?? 'proposed',
    setup: [],
    objects: {},
    requester: requester ?? conversation?.requester ?? null,
    events: events.map(event => (event.kind === 'result' ? { ...event, changes: [] } : event)),
    complete: {
      calls: conversation?.complete.calls ?? true,
      results: conversation?.complete.results ?? true,
      state: state !== undefined,
    },
    end: 'stopped',
    usage: NO_USAGE,
    durationMs: 0,
  };
  return { trace, at: before.length };
}

function isAbout({ at, events }: Judgment, call: number): boolean {
  return at === call || (at !== null && events.includes(call));
}
