import type { AgentPart } from '../../model/shard.ts';
import type { ScenarioId } from '../../model/spec.ts';
import { estimateTrial } from './estimate-trial.ts';
import { type Demand, forecastSuite } from './forecast-suite.ts';
import type { Line } from './line.ts';
import type { PlanContext } from './plan-trial.ts';
import { ratePolicyOf } from './rate-policy.ts';
import type { TestDeps, TestInput, TestRun } from './test-run.ts';
import { countSwept } from './test-spec.ts';

interface Suite {
  readonly deps: TestDeps;
  readonly input: TestInput;
  readonly context: PlanContext;
}

/** Takes what the store has, and says which specs still need trials; of gathered ones, which did before the shards ran. */
export function listDemands(suite: Suite, lines: ReadonlyMap<ScenarioId, Line>): readonly Demand[] {
  const { input, context } = suite;
  const { part = null } = input;
  return input.selected.flatMap((selected): readonly Demand[] => {
    const { id, force } = selected.scenario;
    const told = part?.kind === 'gather' ? part.gathered.demands[id] : undefined;
    if (told !== undefined) return [{ selected, ...told }];
    const line = lines.get(id);
    if (part?.kind === 'gather' || line === undefined || line.next() === null) return [];
    const sweep = line.isTesting() || force === 'permitted' ? 0 : countSwept(context, selected);
    return [{ selected, have: line.progress().trials, sweep }];
  });
}

export function recordDemands(demands: readonly Demand[]): AgentPart['demands'] {
  return Object.fromEntries(demands.map(({ selected, have, sweep }) => [selected.scenario.id, { have, sweep }]));
}

/** Forecasts what is still needed, and cuts off the specs that the budget has no room for. */
export function dropBeyondBudget(
  { deps, input }: Suite,
  lines: ReadonlyMap<ScenarioId, Line>,
  demands: readonly Demand[],
): TestRun['forecast'] {
  const isGathered = input.part?.kind === 'gather';
  const { forecast, dropped } = forecastSuite(demands, {
    cost: estimateTrial(deps.reasoner.engine, input.prices),
    concurrency: input.suite.concurrency,
    budget: isGathered ? NO_LIMIT : input.budget,
    permittedTrials: input.suite.permittedTrials,
    rates: ratePolicyOf(input.statistics),
  });
  for (const { scenario } of dropped)
    lines.get(scenario.id)?.cutOff({ kind: 'budget', reason: 'the forecast leaves no room' });
  const ids = dropped.map(({ scenario }) => scenario.id);
  if (!isGathered) deps.onEvent?.({ kind: 'forecast', specs: demands.length, forecast, dropped: ids });
  return forecast;
}

/** The shards kept to the budget: the gathering only adds up what they forecast. */
const NO_LIMIT = { trials: Infinity, minutes: Infinity, usd: Infinity, tokens: Infinity };
