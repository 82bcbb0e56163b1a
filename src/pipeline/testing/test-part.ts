import { hashValue } from '../../lib/hash.ts';
import type { Selected } from '../../model/diff.ts';
import type { AgentPart } from '../../model/shard.ts';
import type { ScenarioId } from '../../model/spec.ts';
import type { WeighedSpec } from '../sharding/deal-specs.ts';
import { expectTrials } from './forecast-suite.ts';
import type { Line } from './line.ts';
import { type PlanContext, planTrial, refinedOf } from './plan-trial.ts';
import { ratePolicyOf } from './rate-policy.ts';
import type { SuitePart } from './suite-part.ts';
import type { TestInput } from './test-run.ts';
import { countSwept } from './test-spec.ts';

/** Which of the testable specs are tested here, and what the others are left with. */
export interface OwnPart {
  readonly weights: readonly WeighedSpec[];
  readonly isMine: (scenario: ScenarioId) => boolean;
  /** From 1; 0 where no shard has it. */
  readonly shardOf: (scenario: ScenarioId) => number;
}

/** Deals the testable specs to shards, where there are shards. */
export function takePart(context: PlanContext, part: SuitePart | null, testable: readonly Selected[]): OwnPart {
  const weights = part === null ? [] : testable.map(selected => weighSpec(context, selected));
  const dealt = part === null || part.kind === 'plan' ? null : part.deal(weights);
  const shardOf = (scenario: ScenarioId) => dealt?.get(scenario) ?? 0;
  return { weights, shardOf, isMine: id => part?.kind !== 'shard' || shardOf(id) === part.shard };
}

/** What a spec's test takes on average; nothing where the driver finds no case. */
function weighSpec(context: PlanContext, selected: Selected): WeighedSpec {
  const scenario = selected.scenario.id;
  if ('reason' in planTrial(context, refinedOf(selected), { purpose: 'test', index: 0 }))
    return { scenario, expected: 0 };
  const { suite, statistics } = context.input;
  const sweep = selected.scenario.force === 'permitted' ? 0 : countSwept(context, selected);
  const run = { permittedTrials: suite.permittedTrials, rates: ratePolicyOf(statistics) };
  return { scenario, expected: expectTrials({ selected, have: 0, sweep }, run) };
}

/**
 * What the choice of specs and their trials hang on, `<digest>/<seed>`: parts of the same plan belong to one run. Waivers
 * are left out, which only the gathering reads.
 */
export function digestPlan(input: TestInput, { settings }: Pick<PlanContext, 'settings'>): string {
  const { agent, selected, watched, artifacts, suite, statistics, strategies } = input;
  const digests = { head: artifacts.head.digests, base: artifacts.base?.digests ?? null };
  const { permittedTrials } = suite;
  const { suiteSeed, ...others } = settings;
  const digest = hashValue({
    ...{ agent, selected, watched, digests, permittedTrials, statistics, strategies },
    settings: others,
  });
  return `${digest}/${suiteSeed}`;
}

/** The same line, which writes down why it was cut off. */
export function recordCuts(line: Line, cuts: Map<string, AgentPart['cuts'][string]>): Line {
  return {
    ...line,
    cutOff(cut) {
      if (!cuts.has(line.scenario)) cuts.set(line.scenario, cut);
      line.cutOff(cut);
    },
  };
}

/** Ends lines with what the shards ran of them; the rest is cut off for the reason that its shard gives. */
export function settleLines(
  lines: ReadonlyMap<ScenarioId, Line>,
  cutOf: (scenario: ScenarioId) => AgentPart['cuts'][string],
): void {
  for (const [scenario, line] of lines)
    while (line.next() !== null || line.end() === null) line.cutOff(cutOf(scenario));
}
