import type { Category, ScenarioId } from '../model/spec.ts';
import type { StrategyRecord } from '../model/strategy.ts';
import type { Tried } from '../model/trial.ts';
import { categoryOfStrategy } from './category-of-strategy.ts';
import { currentId } from './retired-ids.ts';
import { partsOf } from './stack-strategies.ts';

/**
 * The bug experience memory out of what was tried, each trial counted once: one record a refined spec and strategy,
 * sorted. A trial of a stack counts for each of its strategies. An undecided trial is a try that showed nothing.
 * @param about.categoryOf counts for what is no strategy of the library; null for a spec that is no more: then such a
 *   try is left out
 */
export function rememberTried(
  tried: readonly Tried[],
  about: { readonly agent: string; readonly categoryOf: (scenario: ScenarioId) => Category | null },
): readonly StrategyRecord[] {
  const records = new Map<string, StrategyRecord>();
  const once = [...new Map(tried.map(one => [one.key, one])).values()];
  const parts = once.flatMap(({ strategy, ...one }) =>
    partsOf(strategy).map(id => ({ ...one, strategy: currentId(id) })),
  );
  for (const { scenario, strategy, outcome } of parts) {
    const category = categoryOfStrategy(strategy) ?? about.categoryOf(scenario);
    if (category === null || outcome === 'invalid') continue;
    const place = JSON.stringify([scenario, strategy]);
    const before = records.get(place) ?? { agent: about.agent, scenario, category, strategy, tries: 0, violations: 0 };
    const violations = before.violations + (outcome === 'violation' ? 1 : 0);
    records.set(place, { ...before, tries: before.tries + 1, violations });
  }
  return [...records.values()].sort(compareRecords);
}

function compareRecords(a: StrategyRecord, b: StrategyRecord): number {
  return compare(a.scenario, b.scenario) || compare(a.strategy, b.strategy);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
