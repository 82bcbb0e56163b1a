import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Selected } from '../../model/diff.ts';
import type { Json } from '../../model/json.ts';
import type { AgentUnderTest, Clock, EnvironmentHost, Log, Store } from '../../model/ports.ts';
import type { RefinedSpec, ScenarioId } from '../../model/spec.ts';
import type { BaselineEntry } from '../../model/spec-set.ts';
import type { FrozenStrategies } from '../../model/strategy.ts';
import type { Reasoner } from '../../model/task.ts';
import type { Trial, TrialLimits } from '../../model/trial.ts';
import type { Cost, Multiplicity, SpecResult } from '../../model/verdict.ts';
import type { SuiteBudget } from '../../statistics/forecast.ts';
import type { RolePrices } from './price-usage.ts';
import type { RatePolicy } from './rate-policy.ts';
import type { PartRun, SuitePart } from './suite-part.ts';

export type SideName = Trial['side'];

/** The agent under test of one side, with the environment that its tools act on. */
export interface Side {
  readonly host: EnvironmentHost;
  readonly agent: AgentUnderTest;
}

export interface TestDeps {
  readonly reasoner: Reasoner;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /**
   * Starts a side; called once a side, and only when a trial has to run on it. Throws EvidenceError or HostError when
   * the side cannot be started. The suite closes what it opened.
   */
  readonly openSide: (side: SideName) => Promise<Side>;
  readonly onEvent?: (event: TestEvent) => void;
  /** Why no further trial may be launched; null while one may. */
  readonly stopped?: () => string | null;
}

export interface TestInput {
  readonly agent: string;
  /** What to test, in the order of the report. */
  readonly selected: readonly Selected[];
  /** The other specs that are watched in each trial ("also seen in passing"). */
  readonly watched: readonly RefinedSpec[];
  readonly artifacts: { readonly head: AgentArtifacts; readonly base: AgentArtifacts | null };
  /** A model makes the tools' results up: nothing gates. */
  readonly isApproximate?: boolean;
  readonly baseline: readonly BaselineEntry[];
  /** Runs stored trials that stayed undecided again. */
  readonly repeatUndecided?: boolean;
  /** Which part of the suite is run here; absent: the whole. */
  readonly part?: SuitePart | null;
  readonly suite: { readonly seed: number; readonly concurrency: number; readonly permittedTrials: number };
  readonly statistics: { readonly replays: number; readonly judgeVotes: number } & Partial<RatePolicy>;
  readonly budget: SuiteBudget;
  readonly prices: RolePrices;
  /** The models of user and judge with their parameters: part of the content address of a trial. */
  readonly models: { readonly user: Json; readonly judge: Json };
  readonly limits: TrialLimits;
  /**
   * What each side's frozen memory of strategies says (null: there is none), for the declared mixes. Absent: the simulated
   * user keeps to the default strategy.
   */
  readonly strategies?: { readonly head: FrozenStrategies | null; readonly base: FrozenStrategies | null };
}

/** Progress, for live lines. */
export type TestEvent =
  | {
      readonly kind: 'forecast';
      readonly specs: number;
      readonly forecast: Cost['forecast'];
      readonly dropped: readonly ScenarioId[];
    }
  | { readonly kind: 'started'; readonly scenario: ScenarioId }
  | { readonly kind: 'trial'; readonly trial: Trial; readonly isCached: boolean }
  | { readonly kind: 'suspect'; readonly scenario: ScenarioId; readonly because: string; readonly replays: number }
  | { readonly kind: 'verdict'; readonly result: SpecResult; readonly done: number; readonly of: number };

export interface TestRun {
  /** One a selected spec, in their order; then those that only trials of other specs showed. */
  readonly results: readonly SpecResult[];
  /** The trials that the results rest on, spec after spec in launch order. */
  readonly trials: readonly Trial[];
  /** Trials that ran now, and trials taken from the store. */
  readonly ran: number;
  readonly reused: number;
  readonly forecast: Cost['forecast'];
  readonly multiplicity: Multiplicity;
  /** Set when a part of the suite was run. */
  readonly part?: PartRun;
  /** Why the suite had to be given up; null when it was not. */
  readonly fault: string | null;
}
