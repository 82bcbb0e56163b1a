import type { Clock, Log, Store } from '../model/ports.ts';
import type { Reasoner } from '../model/task.ts';
import type { AgentSides, RunPolicy } from './run-state.ts';
import type { Side, SideName, TestEvent } from './testing/test-run.ts';

/** What a run reaches the world through. Everything costly is opened on first use, when the policy is known. */
export interface RunDeps {
  readonly clock: Clock;
  readonly log: Log;
  readonly openStore: () => Promise<Store>;
  readonly openReasoner: (policy: RunPolicy) => Promise<Reasoner>;
  /** Starts the agent and its environment as one side has them. Throws EvidenceError or HostError when it cannot. */
  readonly openSide: (reasoner: Reasoner, agent: AgentSides, side: SideName) => Promise<Side>;
  readonly onEvent?: (event: TestEvent) => void;
  /** Asked before each trial: why the run is to end now, as when its job is cancelled; null while it may go on. */
  readonly stopped?: () => string | null;
}
