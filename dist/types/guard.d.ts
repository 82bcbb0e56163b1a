/**
 * `proviso/guard`: may this call be made now? State before and proposed call -> allowed, or refused with spec and reason.
 *
 * `const guard = createGuard(workspace);` with a workspace of `proviso/check`, then before each call
 * `guard.decide({ tool, args, state: { bookings: { B1: booking } } })`.
 */
import type { AgentArtifacts } from './model/artifacts.js';
import type { Spec } from './model/spec.js';
import { type GuardDecision, type GuardFinding, type ProposedCall } from './pipeline/checking/guard-call.js';
export type { GuardDecision, GuardFinding, ProposedCall };
export interface Guard {
    /** Pure: remembers nothing between calls. */
    decide(proposed: ProposedCall): GuardDecision;
}
/** A guard by the accepted specs of a workspace; proposed and rejected ones do not bind. */
export declare function createGuard(workspace: {
    readonly artifacts: AgentArtifacts;
    readonly specs: readonly Spec[];
}): Guard;
