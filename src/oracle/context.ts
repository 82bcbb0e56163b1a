import type { WorldView } from '../lib/world-view.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { ObjectRef } from '../model/trace.ts';
import type { StateHistory } from './state-before.ts';
import type { CallRecord, TraceView } from './view-trace.ts';

/** One monitor at work: a scenario over a trace. */
export interface Monitored {
  readonly refined: RefinedSpec;
  readonly view: TraceView;
  readonly artifacts: AgentArtifacts;
  readonly state: StateHistory;
  /** The trial was made for this scenario: the driver's objects and the user's request are its own. */
  readonly isTarget: boolean;
}

/** What is known just before an event: which records the scenario's names stand for, and who asks. */
export interface Scope {
  readonly monitored: Monitored;
  /** Number of the event before which everything is read; `events.length` at the closing. */
  readonly at: number;
  /** The call that is judged; null at the closing and for a turn. */
  readonly call: CallRecord | null;
  /** A name that is absent could not be bound. */
  readonly objects: ReadonlyMap<string, ObjectRef>;
  readonly requester: ObjectRef | null;
}

/** The records and names of a scope, just before its event. */
export function worldBefore({ monitored, at, objects, requester }: Scope): WorldView {
  const named = (name: string) => objects.get(name) ?? null;
  return {
    now: monitored.artifacts.now,
    refOf: name => (name === 'requester' ? (requester ?? named(name)) : named(name)),
    read: ref => monitored.state.readBefore(ref, at),
  };
}
