import type { SuiteBudget } from '../../statistics/forecast.ts';
import type { AgentRun } from '../6-report.ts';
import type { RunPolicy } from '../run-state.ts';

/** What the agents that ran so far leave of the run's budget for the next. Costs are a run's, counted up agent by agent. */
export function remainingBudget(
  { budget }: RunPolicy,
  spent: { readonly runs: readonly AgentRun[]; readonly elapsedMs: number },
): SuiteBudget {
  const last = spent.runs.at(-1)?.report.cost;
  const trials = spent.runs.reduce((sum, { report }) => sum + report.cost.trials, 0);
  return {
    trials: Math.max(0, budget.trials - trials),
    minutes: Math.max(0, budget.minutes - spent.elapsedMs / 60_000),
    usd: Math.max(0, budget.usd - (last?.usd ?? 0)),
    tokens: Math.max(0, budget.tokens - (last?.tokens ?? 0)),
  };
}
