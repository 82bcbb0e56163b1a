// Input: a scenario, a trace (live or recorded) and the agent's artifacts. Output: one judgment for each assertion at
// each of its decision points. One monitor per scenario (AgenTest 3.3.3): bind the objects, evaluate Given three-valued
// on the state just before the decision point, ask whether When was delivered, decide Then. Pure; asks no model. Refuses
// to conclude from absence where a channel is missing, and never finds a permission breached.
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { Trace } from '../model/trace.ts';
import type { Judgment } from '../model/trial.ts';
import { decideCheck } from './checks/decide-check.ts';
import type { Monitored } from './context.ts';
import { indexState } from './state-before.ts';
import { viewTrace } from './view-trace.ts';

/** A trace made ready for any number of monitors. */
export type PreparedTrace = Pick<Monitored, 'view' | 'state' | 'artifacts'>;

export function prepareTrace(trace: Trace, artifacts: AgentArtifacts): PreparedTrace {
  const view = viewTrace(trace);
  return { artifacts, view, state: indexState(artifacts.data, trace, view.calls) };
}

/**
 * Judges one scenario over one trace.
 * @param isTarget the trial was made for this scenario: its names are the driver's objects and its When is the user's
 *   request. Default false: objects come from the calls, and a call of the rule's tool shows that the request was made.
 * @returns one judgment a decision point, clause by clause. `by: 'judge'` on an undecided one: a reader can decide it.
 *   `effect: 'rejected'` on a satisfied one: an attempt that the tool rejected.
 */
export function monitorScenario(input: {
  readonly refined: RefinedSpec;
  readonly trace: Trace;
  readonly artifacts: AgentArtifacts;
  readonly isTarget?: boolean;
}): readonly Judgment[] {
  const { refined, trace, artifacts, isTarget = false } = input;
  return monitorPrepared(prepareTrace(trace, artifacts), { refined, isTarget });
}

/** The same over a prepared trace. */
export function monitorPrepared(
  prepared: PreparedTrace,
  { refined, isTarget }: { readonly refined: RefinedSpec; readonly isTarget: boolean },
): readonly Judgment[] {
  const monitored: Monitored = { ...prepared, refined, isTarget };
  return refined.scenario.then.flatMap((then, place) => decideCheck({ monitored, then, place }));
}
