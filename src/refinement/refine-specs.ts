// In: mined rules. Out: the same rules with scenarios in Given-When-Then (AgenTest 3.2.2), and counts. Rules that carry
// scenarios pass through; of each other one a model (or the offline forms) writes the condition as a disjunction of
// conjunctions, and code checks every name, negates it and builds the scenarios. Refuses: a rule whose refinement does
// not hold after a retry; it is dropped and said.
import { foldText } from '../lib/fold-text.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import { toolsNamed } from '../model/check-tools.ts';
import type { RefinedCase, RefinementWorld, RefineRulesAnswer, RuleToRefine } from '../model/mining-task.ts';
import type { MinedSpec, ScenarioDraft } from '../model/spec.ts';
import type { MiningReport } from '../model/spec-set.ts';
import type { Reasoner, TaskResult } from '../model/task.ts';
import { buildScenarios } from './build-scenarios.ts';
import { refineRuleTask } from './tasks/refine-rule.ts';

type Stage = MiningReport['stages'][number];
type Artifacts = Pick<AgentArtifacts, 'prompt' | 'tools' | 'dataModel' | 'identity' | 'now'>;

export interface Refinement {
  /** Each with its scenarios, in the order of the mined rules. */
  readonly refined: readonly MinedSpec[];
  readonly stage: Stage;
}

/** Rules that are refined in one request; they share tools, prompt and data model. */
const RULES_AT_ONCE = 4;

export async function refineSpecs(
  deps: { readonly reasoner: Reasoner },
  about: { readonly artifacts: Artifacts; readonly mined: readonly MinedSpec[] },
): Promise<Refinement> {
  const { artifacts, mined } = about;
  const open = mined.filter(({ scenarios }) => scenarios === undefined);
  const world = worldOf(artifacts);
  const batches = Array.from({ length: Math.ceil(open.length / RULES_AT_ONCE) }, (_, at) =>
    open.slice(at * RULES_AT_ONCE, (at + 1) * RULES_AT_ONCE),
  );
  const answers = (await Promise.all(batches.map(batch => refineBatch(deps, batch, world)))).flat();
  const cases = new Map(answers.flatMap(answer => [...answer.cases]));
  const refined = mined.flatMap(rule =>
    rule.scenarios === undefined ? applyCases(rule, cases.get(rule) ?? [], artifacts) : [rule],
  );
  return { refined, stage: countStage(open, answers) };
}

function worldOf({
  prompt,
  tools,
  dataModel,
  identity,
  now,
}: Artifacts): RefinementWorld & { readonly prompt: string } {
  return {
    prompt: prompt.files.map(({ text }) => text).join('\n\n'),
    allTools: tools,
    dataModel,
    requesterTable: identity?.table ?? null,
    hasNow: now !== null,
  };
}

interface Answer {
  readonly rules: readonly MinedSpec[];
  readonly result: TaskResult<RefineRulesAnswer>;
  readonly cases: readonly (readonly [MinedSpec, readonly RefinedCase[]])[];
  /** Its rules were asked for again one by one. */
  readonly isSplit: boolean;
}

/** A batch whose answer does not hold is asked for rule by rule: one bad rule costs no other one. */
async function refineBatch(
  deps: { readonly reasoner: Reasoner },
  rules: readonly MinedSpec[],
  world: RefinementWorld & { readonly prompt: string },
): Promise<readonly Answer[]> {
  const result = await deps.reasoner.perform(refineRuleTask, { ...world, rules: rules.map(toInput) });
  const isSplit = result.status === 'refused' && rules.length > 1;
  const found = result.status === 'answered' ? result.answer.rules : [];
  const cases = rules.flatMap((rule, at) => {
    const own = found.find(one => one.rule === at + 1);
    return own ? [[rule, own.cases] as const] : [];
  });
  const single = isSplit ? await Promise.all(rules.map(rule => refineBatch(deps, [rule], world))) : [];
  return [{ rules, result, cases, isSplit }, ...single.flat()];
}

function toInput(rule: MinedSpec): RuleToRefine {
  return {
    rule: rule.rule,
    quotes: rule.evidence.map(({ quote }) => quote),
    tools: rule.tools,
    category: rule.category,
    force: rule.force ?? null,
    condition: rule.condition ?? null,
  };
}

function applyCases(rule: MinedSpec, cases: readonly RefinedCase[], { dataModel }: Artifacts): readonly MinedSpec[] {
  if (cases.length === 0) return [];
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

function countStage(open: readonly MinedSpec[], answers: readonly Answer[]): Stage {
  const usages = answers.flatMap(({ result }) => (result.status === 'unable' ? [] : [result.usage]));
  const dropped = answers.flatMap(({ rules, result, isSplit }) => {
    if (result.status === 'answered' || isSplit) return [];
    const why = result.status === 'unable' ? result.reason : result.reasons.join('; ');
    return rules.map(rule => ({ what: foldText(rule.rule), why }));
  });
  return {
    stage: 'refinement',
    candidates: open.length,
    kept: open.length - dropped.length,
    dropped,
    modelCalls: usages.reduce((sum, { calls }) => sum + calls, 0),
    tokens: usages.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0),
    answeredFirstTime: answers.filter(({ result }) => result.status === 'answered' && result.firstTime).length,
  };
}
