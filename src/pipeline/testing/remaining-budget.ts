import type { SuiteBudget } from '../../statistics/forecast.ts';
import type { AgentRun } from '../6-report.ts';
import type { AgentSides, RunPolicy } from '../run-state.ts';
import type { Elsewhere } from '../sharding/run-part.ts';
import { priceUsage, tokensOf, totalUsage } from './price-usage.ts';
import { pricesOf } from './prices-of.ts';

/**
 * What the agents that ran so far, and other parts of the run, leave of the run's budget for the next. Costs are a run's,
 * counted up agent by agent; those of an agent that ran hold what other parts spent on it.
 */
export function remainingBudget(
  { budget, models }: Pick<RunPolicy, 'budget' | 'models'>,
  spent: {
    readonly runs: readonly AgentRun[];
    readonly elapsedMs: number;
    readonly elsewhere: Elsewhere;
    readonly agents: readonly Pick<AgentSides, 'agent'>[];
  },
): SuiteBudget {
  const { runs, elsewhere, agents } = spent;
  const last = runs.at(-1)?.report.cost;
  const ran = runs.reduce((sum, { report }) => sum + report.cost.trials, 0);
  const waiting = agents.slice(runs.length).reduce((sum, { agent }) => sum + elsewhere.trialsOf(agent), 0);
  const usd = last === undefined ? priceUsage(elsewhere.usage, pricesOf(models)) : last.usd;
  return {
    trials: Math.max(0, budget.trials - ran - waiting),
    minutes: Math.max(0, budget.minutes - (spent.elapsedMs + elsewhere.durationMs) / 60_000),
    usd: Math.max(0, budget.usd - (usd ?? 0)),
    tokens: Math.max(0, budget.tokens - (last?.tokens ?? tokensOf(totalUsage(elsewhere.usage)))),
  };
}
