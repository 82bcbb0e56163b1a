/**
 * What a run will take, before its first trial (statistics.md 8). Input: expected trials of each spec, the mean cost
 * of one trial. Output: totals, and which specs the budget has room for: whole specs are left out from the end.
 */

/** Mean cost of one conversation with its judge. `usd` is null where a used model has no price. */
export interface TrialCost {
  readonly tokens: number;
  readonly usd: number | null;
  readonly ms: number;
}

export interface Forecast {
  readonly trials: number;
  readonly tokens: number;
  readonly usd: number | null;
  readonly minutes: number;
}

/** Hard limits of a run. Where dollars are unknown the tokens hold instead. */
export interface SuiteBudget {
  readonly trials: number;
  readonly minutes: number;
  readonly usd: number;
  readonly tokens: number;
}

/** Measured on 100 recorded conversations: how long a trial with a model takes. */
export const DEFAULT_TRIAL_MS = 52_000;

/** @param concurrency conversations at a time */
export function forecastRun(trials: number, cost: TrialCost, concurrency: number): Forecast {
  return {
    trials,
    tokens: trials * cost.tokens,
    usd: cost.usd === null ? null : trials * cost.usd,
    minutes: (trials * cost.ms) / concurrency / 60_000,
  };
}

/** Whether a forecast stays within the hard limits. */
export function fitsBudget(forecast: Forecast, budget: SuiteBudget): boolean {
  const isAffordable = forecast.usd === null ? forecast.tokens <= budget.tokens : forecast.usd <= budget.usd;
  return isAffordable && forecast.trials <= budget.trials && forecast.minutes <= budget.minutes;
}

/**
 * How many items of a list in order of importance the budget has room for; what needs no trial always fits.
 * @param trials expected trials of each item
 */
export function countWithinBudget(
  trials: readonly number[],
  run: { readonly cost: TrialCost; readonly concurrency: number; readonly budget: SuiteBudget },
): number {
  let total = 0;
  for (const [i, expected] of trials.entries()) {
    total += expected;
    if (expected > 0 && !fitsBudget(forecastRun(total, run.cost, run.concurrency), run.budget)) return i;
  }
  return trials.length;
}
