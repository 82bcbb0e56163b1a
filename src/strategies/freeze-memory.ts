import type { ScenarioId } from '../model/spec.ts';
import { type FrozenStrategies, frozenStrategiesSchema, type StrategyRecord } from '../model/strategy.ts';

/** What `strategies --freeze` writes: the memory of the refined specs that there are, one record a line, sorted. */
export function freezeMemory(memory: readonly StrategyRecord[], scenarios: ReadonlySet<ScenarioId>): FrozenStrategies {
  const records = memory
    .filter(({ scenario }) => scenarios.has(scenario))
    .map(({ scenario, category, strategy, tries, violations }) => ({ scenario, category, strategy, tries, violations }))
    .sort((a, b) => compare(a.scenario, b.scenario) || compare(a.strategy, b.strategy));
  return frozenStrategiesSchema.parse({ version: 1, records });
}

/** The same memory gives the same bytes, and a new record is one new line. */
export function printFrozen({ version, records }: FrozenStrategies): string {
  const lines = records.map(record => `    ${JSON.stringify(record)}`).join(',\n');
  return `{\n  "version": ${version},\n  "records": [${lines === '' ? '' : `\n${lines}\n  `}]\n}\n`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
