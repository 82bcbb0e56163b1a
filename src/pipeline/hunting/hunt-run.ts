import type { RefinedSpec, ScenarioId } from '../../model/spec.ts';
import type { FrozenStrategies } from '../../model/strategy.ts';
import type { Trial } from '../../model/trial.ts';
import type { PlanContext } from '../testing/plan-trial.ts';
import type { TestInput } from '../testing/test-run.ts';

/** How the strategy of a case is chosen after the first round. */
export type Choice = 'default' | 'random' | 'memory';

export interface HuntInput {
  readonly test: Omit<TestInput, 'selected'>;
  /** The refined specs to try, in their order. */
  readonly targets: readonly RefinedSpec[];
  readonly rounds: number;
  /** How often the first witness of each bug is replayed. */
  readonly replays: number;
  /** Default: memory. */
  readonly choice?: Choice;
  /** What is remembered where the store has no trial of the agent; null: nothing. */
  readonly frozen?: FrozenStrategies | null;
  /** Whether composed cases are among the ways to try a spec. Default: yes. */
  readonly isComposing?: boolean;
  /** Asked after each round: whether what was found, in so many trials, is enough. */
  readonly isEnough?: (found: readonly ScenarioId[], trials: number) => boolean;
}

/** What a hunt knows while it runs. */
export interface HuntState {
  readonly context: PlanContext;
  /** Names this hunt: its trials are no memory of it when it is taken up again. */
  readonly id: string;
  readonly input: HuntInput;
  /** Cases that were dropped before they ran: reason -> count. */
  readonly dropped: Map<string, number>;
}

/** A trial of a hunt, and the round that it belongs to, from 0. */
export interface HuntedTrial {
  readonly trial: Trial;
  readonly round: number;
}

/** A violation of a refined spec that a trial showed: its own, of another goal, or in passing. */
export function showsOf({ trial }: Pick<HuntedTrial, 'trial'>) {
  const goals = (trial.chain ?? []).flatMap(({ outcome, witness }) =>
    outcome === 'violation' && witness ? [witness] : [],
  );
  const own = trial.chain === undefined && trial.outcome === 'violation' && trial.witness ? [trial.witness] : [];
  return [...own, ...goals, ...trial.collateral];
}
