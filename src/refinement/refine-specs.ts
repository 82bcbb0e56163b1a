// In: mined rules. Out: the same rules with scenarios in Given-When-Then (AgenTest 3.2.2), and counts. Rules that carry
// scenarios pass through; of each other one a model (or the offline forms) writes the condition as a disjunction of
// conjunctions, and code checks every name, negates it and builds the scenarios. Refuses: a rule whose refinement does
// not hold after a retry; it is dropped and said.
import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import { toolsNamed } from '../model/check-tools.ts';
import type { RefineRuleAnswer, RefineRuleInput } from '../model/mining-task.ts';
import type { MinedSpec, ScenarioDraft } from '../model/spec.ts';
import type { MiningReport } from '../model/spec-set.ts';
import type { Reasoner, TaskResult } from '../model/task.ts';
import { buildScenarios } from './build-scenarios.ts';
import { refineRuleTask } from './tasks/refine-rule.ts';

type Stage = MiningReport['stages'][number];
type Artifacts = Pick<AgentArtifacts, 'tools' | 'dataModel' | 'identity' | 'now'>;

export interface Refinement {
  /** Each with its scenarios, in the order of the mined rules. */
  readonly refined: readonly MinedSpec[];
  readonly stage: Stage;
}

/** Rules refined at the same time; the order of the answers does not matter. */
const AT_ONCE = 8;

export async function refineSpecs(
  deps: { readonly reasoner: Reasoner },
  about: { readonly artifacts: Artifacts; readonly mined: readonly MinedSpec[] },
): Promise<Refinement> {
  const { artifacts, mined } = about;
  const open = mined.filter(({ scenarios }) => scenarios === undefined);
  const answers = new Map<MinedSpec, TaskResult<RefineRuleAnswer>>();
  for (let start = 0; start < open.length; start += AT_ONCE) {
    const batch = open.slice(start, start + AT_ONCE);
    const results = await Promise.all(
      batch.map(rule => deps.reasoner.perform(refineRuleTask, toInput(rule, artifacts))),
    );
    batch.forEach((rule, at) => {
      const result = results[at];
      if (result) answers.set(rule, result);
    });
  }
  const refined = mined.flatMap(rule =>
    rule.scenarios === undefined ? applyAnswer(rule, answers.get(rule), artifacts) : [rule],
  );
  return { refined, stage: countStage(open, answers) };
}

function toInput(rule: MinedSpec, artifacts: Artifacts): RefineRuleInput {
  return {
    rule: rule.rule,
    quotes: rule.evidence.map(({ quote }) => quote),
    tools: rule.tools,
    category: rule.category,
    force: rule.force ?? null,
    condition: rule.condition ?? null,
    allTools: artifacts.tools,
    dataModel: artifacts.dataModel,
    requesterTable: artifacts.identity?.table ?? null,
    hasNow: artifacts.now !== null,
  };
}

function applyAnswer(
  rule: MinedSpec,
  result: TaskResult<RefineRuleAnswer> | undefined,
  { dataModel }: Artifacts,
): readonly MinedSpec[] {
  if (result?.status !== 'answered') return [];
  const { cases } = result.answer;
  const scenarios = cases.flatMap(one =>
    (buildScenarios(one, dataModel) ?? []).map(scenario => nameScenario(scenario, one.name, cases.length > 1)),
  );
  const named = scenarios.flatMap(({ then }) => then.flatMap(({ check }) => (check ? toolsNamed(check) : [])));
  return [{ ...rule, tools: [...new Set([...rule.tools, ...named])], scenarios }];
}

/** Scenario names are unique in a rule: with several cases they carry the name of theirs. */
function nameScenario(scenario: ScenarioDraft, caseName: string, isOneOfMany: boolean): ScenarioDraft {
  if (scenario.name === 'always') return { ...scenario, name: caseName };
  return isOneOfMany ? { ...scenario, name: `${caseName}-${scenario.name}` } : scenario;
}

function countStage(open: readonly MinedSpec[], answers: ReadonlyMap<MinedSpec, TaskResult<RefineRuleAnswer>>): Stage {
  const results = [...answers.values()];
  const usages = results.flatMap(result => (result.status === 'unable' ? [] : [result.usage]));
  const dropped = [...answers].flatMap(([rule, result]) => {
    if (result.status === 'answered') return [];
    const why = result.status === 'unable' ? result.reason : result.reasons.join('; ');
    return [{ what: foldText(rule.rule), why }];
  });
  return {
    stage: 'refinement',
    candidates: open.length,
    kept: open.length - dropped.length,
    dropped,
    modelCalls: usages.reduce((sum, { calls }) => sum + calls, 0),
    tokens: usages.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    answeredFirstTime: results.filter(result => result.status === 'answered' && result.firstTime).length,
  };
}
