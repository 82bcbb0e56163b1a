import type { Config, ModelConfig } from '../config.ts';
import type { AgentArtifacts, ArtifactSources } from '../model/artifacts.ts';
import type { SpecFinding } from '../model/diff.ts';
import type { Role } from '../model/task.ts';

/** What rules a run beside the agents: on a pull request taken from the base, so that no change weakens its own gate. */
export interface RunPolicy {
  readonly suite: Config['suite'];
  readonly statistics: Config['statistics'];
  readonly budget: Config['budget'];
  readonly gate: Config['gate'];
  readonly mining: Config['mining'];
  readonly mutation: Config['mutation'];
  /** The agent's model is the head's, being what is tested; all others are the policy's. */
  readonly models: Readonly<Record<Role, ModelConfig>>;
}

/** What is needed to start an agent as one side has it. */
export interface SideSetup {
  readonly sources: ArtifactSources;
  readonly model: ModelConfig;
}

/** One agent as both sides have it. */
export interface AgentSides {
  readonly agent: string;
  /** Its name on the base, where this change renames it. */
  readonly formerName?: string;
  readonly head: AgentArtifacts;
  /** `base` is null exactly where the base's artifacts are. */
  readonly setup: { readonly head: SideSetup; readonly base: SideSetup | null };
  /** Null where the base has no such agent, or its artifacts cannot be read (`notes` says why). */
  readonly base: AgentArtifacts | null;
  /** The base has no configuration, or no specs for this agent: violations are candidates, not red. */
  readonly isFirstRun: boolean;
  /** Agents that this change takes out of the configuration: one agent of a run tells of them. */
  readonly departed?: readonly SpecFinding[];
  /** There is no base to compare with, and none is called for: the head's own baseline holds. */
  readonly standsAlone?: boolean;
}

/** The run after its first step: policy and artifacts. */
export interface LoadedRun {
  readonly policy: RunPolicy;
  readonly policyFrom: 'base' | 'head';
  readonly agents: readonly AgentSides[];
  /** What the report has to say of the loading, a sentence each. */
  readonly notes: readonly string[];
}
