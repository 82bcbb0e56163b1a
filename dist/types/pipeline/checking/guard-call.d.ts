import type { AgentArtifacts, Tables } from '../../model/artifacts.js';
import type { JsonObject } from '../../model/json.js';
import type { Spec } from '../../model/spec.js';
import { type ObjectRef, type Trace } from '../../model/trace.js';
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
export type GuardDecision = {
    readonly decision: 'allowed';
    readonly undecided: readonly GuardFinding[];
} | {
    readonly decision: 'refused';
    readonly refusals: readonly GuardFinding[];
    readonly undecided: readonly GuardFinding[];
};
/**
 * Judges a call before it is made, by the accepted specs: would it, taking effect, breach one? What can only be judged
 * later (obligations at the end of the conversation) refuses nothing. Pure; asks no model.
 */
export declare function guardCall(proposed: ProposedCall, specs: readonly Spec[], { artifacts }: {
    readonly artifacts: AgentArtifacts;
}): GuardDecision;
