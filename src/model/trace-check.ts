import type { Json } from './json.ts';
import type { RefinedSpec, ScenarioId } from './spec.ts';
import type { Trace } from './trace.ts';
import type { Judgment, Witness } from './trial.ts';

/** Where a trace breaks a scenario, or tried to. `event` and `messageIndex` are null where the trace has no such place. */
export interface CheckWitness {
  /** Id of the trace. */
  readonly trace: string;
  readonly event: number | null;
  readonly messageIndex: number | null;
  readonly effect: Judgment['effect'];
}

/** What one scenario's monitor said over all traces, counted by decision points. */
export interface CheckedSpec {
  readonly id: ScenarioId;
  /** Decision points at which Given and When held: satisfied, breached and attempts together. */
  readonly triggered: number;
  readonly satisfied: number;
  /** Executed breaches, and what was due and not done. */
  readonly breached: number;
  readonly undecided: number;
  /** Reason -> how often, the most frequent first. */
  readonly undecidedBecause: Readonly<Record<string, number>>;
  /** Breaches that the tool rejected. */
  readonly attempts: number;
  readonly witnesses: readonly CheckWitness[];
}

export interface ReplayCounts {
  /** Calls that were run: those with a recorded result whose tool the environment has. */
  readonly calls: number;
  readonly equal: number;
  readonly different: number;
}

/** A call whose replayed result is not the recorded one. */
export interface ReplayDifference {
  readonly trace: string;
  /** Number of the call's event. */
  readonly event: number;
  readonly messageIndex: number | null;
  readonly tool: string;
  readonly recorded: Json;
  readonly replayed: Json;
}

/** Recorded conversations against every monitor (testing.md, Trace-first). */
export interface TraceCheck {
  readonly traces: number;
  readonly specs: readonly CheckedSpec[];
  readonly replay: ReplayCounts;
  /** The first few of all differences. */
  readonly differences: readonly ReplayDifference[];
  /** The first breach of each scenario that has one, with its trace. */
  readonly shown: readonly ShownBreach[];
  /** Records that could not be read, and conversations that could not be replayed: one line each. */
  readonly problems: readonly string[];
}

export interface ShownBreach {
  readonly refined: RefinedSpec;
  readonly trace: Trace;
  readonly witness: Witness;
}
