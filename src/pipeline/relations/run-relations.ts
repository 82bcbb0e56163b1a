/**
 * `test --relations`: paired trials of one case, told in two ways. Input: specs and the agent as it stands. Output: per
 * relation the share of pairs with unequal conduct, beside an A/A arm of the same case told the same way twice. Refuses
 * to count pairs in which a trial was invalid.
 */
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import { TRIAL_LIMITS } from '../../model/trial.ts';
import { digestConduct, RELATIONS, type Relation, varyCase } from '../../statistics/relations/relation.ts';
import { type PlanContext, type PlannedTrial, planTrial } from '../testing/plan-trial.ts';
import { runTrial } from '../testing/run-trial.ts';
import type { Side, TestDeps } from '../testing/test-run.ts';
import { settingsOf } from '../testing/trial-settings.ts';

export interface RelationInput {
  readonly artifacts: AgentArtifacts;
  readonly specs: readonly RefinedSpec[];
  readonly seed: number;
  readonly judgeVotes: number;
  readonly models: Parameters<typeof settingsOf>[1]['models'];
  /** Pairs a spec and relation. */
  readonly pairs: number;
}

export interface RelationResult {
  /** `same`: the A/A arm. */
  readonly relation: Relation | 'same';
  readonly unequal: number;
  readonly of: number;
  readonly notApplicable: number;
  /** Refined specs with an unequal pair. */
  readonly specs: readonly string[];
}

export type RelationDeps = Pick<TestDeps, 'reasoner' | 'clock'> & { readonly side: Side };

export async function runRelations(deps: RelationDeps, input: RelationInput): Promise<readonly RelationResult[]> {
  const results: RelationResult[] = [];
  for (const relation of ['same', ...RELATIONS] as const) results.push(await tryRelation(deps, input, relation));
  return results;
}

async function tryRelation(
  deps: RelationDeps,
  input: RelationInput,
  relation: Relation | 'same',
): Promise<RelationResult> {
  const counts = { unequal: 0, of: 0, notApplicable: 0 };
  const specs = new Set<string>();
  for (const refined of input.specs)
    for (let index = 0; index < input.pairs; index++) {
      const isEqual = await tryPair(deps, input, { refined, index, relation });
      if (isEqual === null) counts.notApplicable += 1;
      else counts.of += 1;
      if (isEqual !== false) continue;
      counts.unequal += 1;
      specs.add(refined.scenario.id);
    }
  return { relation, ...counts, specs: [...specs].sort() };
}

/** Null where the relation does not apply, or a trial was invalid. */
async function tryPair(
  { reasoner, clock, side }: RelationDeps,
  input: RelationInput,
  pair: { readonly refined: RefinedSpec; readonly index: number; readonly relation: Relation | 'same' },
): Promise<boolean | null> {
  const { artifacts } = input;
  const planned = planTrial(contextOf(reasoner, input), pair.refined, { purpose: 'test', index: pair.index });
  if ('reason' in planned) return null;
  const varied = pair.relation === 'same' ? planned : varyCase(pair.relation, planned, reasoner.engine);
  if (varied === null) return null;
  const settings = { agent: artifacts.agent, limits: TRIAL_LIMITS, judgeVotes: input.judgeVotes };
  const reads = new Set(artifacts.tools.filter(({ access }) => access === 'read').map(({ name }) => name));
  const digests: string[] = [];
  for (const { testCase, artifacts: told } of [planned, varied]) {
    const trial: PlannedTrial = { ...planned, testCase, artifacts: told };
    const ran = await runTrial({ reasoner, clock, side }, trial, settings);
    if (ran.outcome === 'invalid') return null;
    digests.push(digestConduct(ran, reads));
  }
  return digests[0] === digests[1];
}

function contextOf(reasoner: RelationDeps['reasoner'], input: RelationInput): PlanContext {
  const suite = { seed: input.seed, concurrency: 1, permittedTrials: 0 };
  const statistics = { replays: 10, judgeVotes: input.judgeVotes };
  return {
    input: { artifacts: { head: input.artifacts, base: null }, suite, watched: input.specs, statistics },
    settings: settingsOf(reasoner, { models: input.models, statistics, limits: TRIAL_LIMITS, suite }),
    rateTests: 0,
    onSuspect: () => undefined,
  };
}
