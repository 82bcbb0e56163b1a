import type { Selected } from '../../model/diff.ts';
import type { Cost, SpecResult } from '../../model/verdict.ts';
import { countWithinBudget, forecastRun, type SuiteBudget, type TrialCost } from '../../statistics/forecast.ts';
import { expectedTrials } from '../../statistics/operating-characteristic.ts';
import { designOf, type RatePolicy } from './rate-policy.ts';

/** A spec that still needs trials. */
export interface Demand {
  readonly selected: Selected;
  /** How many the store has of them already. */
  readonly have: number;
  /** Trials of its sweep, where that is still to be made. */
  readonly sweep: number;
}

export interface SuiteForecast {
  readonly forecast: Cost['forecast'];
  readonly kept: readonly Selected[];
  readonly dropped: readonly Selected[];
}

/**
 * Forecasts a suite before its first trial, and drops whole specs from the end of the order of importance when the
 * budget has no room for them (statistics.md 8). What is dropped is told; the forecast is that of what is kept.
 */
export function forecastSuite(
  demands: readonly Demand[],
  run: {
    readonly cost: TrialCost;
    readonly concurrency: number;
    readonly budget: SuiteBudget;
    readonly permittedTrials: number;
    readonly rates: RatePolicy;
  },
): SuiteForecast {
  const ordered = demands.toSorted((a, b) => importanceOf(a.selected) - importanceOf(b.selected));
  const expected = ordered.map(demand => expectTrials(demand, run));
  const kept = countWithinBudget(expected, run);
  const trials = expected.slice(0, kept).reduce((sum, n) => sum + n, 0);
  const { usd, minutes } = forecastRun(trials, run.cost, run.concurrency);
  return {
    forecast: { trials, usd, minutes },
    kept: ordered.slice(0, kept).map(({ selected }) => selected),
    dropped: ordered.slice(kept).map(({ selected }) => selected),
  };
}

/** The trials that a spec still takes on average. */
export function expectTrials(
  { selected, have, sweep }: Demand,
  run: { readonly permittedTrials: number; readonly rates: RatePolicy },
): number {
  if (selected.scenario.force === 'permitted') return Math.max(0, run.permittedTrials - have);
  return Math.max(1, expectedTrials(designOf(selected.table, run.rates)) + sweep - have);
}

const CHANGED: readonly SpecResult['class'][] = ['added', 'changed', 'deleted-without-cause'];

/** Small is important: rules that must hold, then changed ones, then ownership, then the rest in their order. */
function importanceOf({ spec, class: why }: Selected): number {
  if (spec.severity === 'must') return 0;
  if (CHANGED.includes(why)) return 1;
  return spec.category === 'ownership' ? 2 : 3;
}
