import type { ReminingPlan, RulePlan } from '../diff/plan-remining.ts';
import type { RuleFate } from '../diff/rule-fate.ts';
import { bindRules } from '../mining/bind-rules.ts';
import { coverPassages } from '../mining/cover-passages.ts';
import { dedupeRules } from '../mining/dedupe-rules.ts';
import { groundRules } from '../mining/ground-rules.ts';
import { mineDomain } from '../mining/mine-domain.ts';
import { mineOrder } from '../mining/mine-order.ts';
import { minePrompt } from '../mining/mine-prompt.ts';
import { mineSchema } from '../mining/mine-schema.ts';
import { mineToolText } from '../mining/mine-tool-text.ts';
import type { AgentArtifacts, Anchor } from '../model/artifacts.ts';
import type { MinedSpec, Spec, SpecId } from '../model/spec.ts';
import type { MiningReport } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { checkContext, screenNewTools } from './check-context.ts';
import { joinEvidence } from './join-evidence.ts';
import { remineRules } from './remine-rules.ts';

export type Stage = MiningReport['stages'][number];
interface Deps {
  readonly reasoner: Reasoner;
}

export interface ChangedInput {
  readonly artifacts: AgentArtifacts;
  readonly plan: ReminingPlan;
  readonly ignore: readonly string[];
}

export interface Mined {
  readonly mined: readonly MinedSpec[];
  /** Passages that were read and hold no rule. */
  readonly noRule: readonly Anchor[];
  /** Anchors whose mining failed. */
  readonly unread: readonly Anchor[];
  /** What a reader said of committed rules. */
  readonly fates: ReadonlyMap<SpecId, RuleFate>;
  readonly stages: readonly Stage[];
}

/**
 * The rules of all three sources on what is new or changed: the sources at the same time, the steps of each in order.
 * What needs a model is left out where there is none.
 */
export async function mineChanged(deps: Deps, input: ChangedInput): Promise<Mined> {
  const { artifacts, plan } = input;
  const schema = mineSchema(artifacts);
  const bySchema = codeStage('schema', { candidates: schema.length, kept: schema.length, dropped: [] });
  const isNew = (anchors: readonly { readonly anchor: Anchor }[]) =>
    anchors.some(({ anchor }) => plan.added.has(anchor));
  const names = artifacts.tools.filter(tool => isNew(tool.anchors)).map(({ name }) => name);
  const byModel = deps.reasoner.engine !== 'offline' && names.length > 0;
  const about = { artifacts, names };
  const [prompt, context, reach, ...others] = await Promise.all([
    mineOfPrompt(deps, input),
    checkContext(deps, input),
    screenNewTools(deps, input),
    ...(byModel ? [mineToolText(deps, about), mineOrder(deps, about), mineDomain(deps, about)] : []),
  ]);
  const [text, order, domain] = others;
  const tools = [text, order].flatMap(mining => mining ?? []);
  return {
    mined: [...schema, ...tools.flatMap(({ mined }) => mined), ...prompt.mined, ...(domain?.mined ?? [])],
    noRule: prompt.noRule,
    unread: others.flatMap(({ unread }) => unread),
    fates: new Map([...context.fates, ...joinReach(reach.fates, context.fates), ...prompt.fates]),
    stages: [
      bySchema,
      ...[...tools, prompt, context, reach].flatMap(({ stages }) => stages),
      ...(domain?.stages ?? []),
    ],
  };
}

/** What stands in the prompt: read, then its uncited passages judged, then the rules' further tools. */
async function mineOfPrompt(deps: Deps, { artifacts, plan, ignore }: ChangedInput): Promise<Omit<Mined, 'unread'>> {
  const fates = new Map<SpecId, RuleFate>();
  if (plan.passages.length === 0) return { mined: [], noRule: [], fates, stages: [] };
  const remined = await remineRules(deps, { artifacts, plan });
  if (remined !== null) {
    const { added, noRule, stage } = remined;
    const reached = await bindRules(deps, { artifacts, mined: added });
    return { mined: reached.mined, noRule, fates: remined.fates, stages: [stage, ...reached.stages] };
  }
  const { mined, noRule, stage } = await minePrompt(deps, { artifacts, passages: plan.passages, ignore });
  if (deps.reasoner.engine === 'offline') return { mined, noRule, fates, stages: [stage] };
  const covered = await coverPassages(deps, { artifacts, mined, noRule });
  const bound = await bindRules(deps, { artifacts, mined: covered.mined });
  const stages = [stage, ...covered.stages, ...bound.stages];
  return { mined: bound.mined, noRule: covered.noRule, fates, stages };
}

/** A rule that an edit altered and that reaches a new tool gets both. */
function joinReach(reach: Mined['fates'], context: Mined['fates']): Mined['fates'] {
  return new Map(
    [...reach].map(([id, fate]) => {
      const other = context.get(id);
      if (fate.kind !== 'altered' || other?.kind !== 'altered') return [id, fate];
      return [id, { ...other, mined: { ...other.mined, tools: fate.mined.tools } }];
    }),
  );
}

interface SiftInput {
  readonly artifacts: AgentArtifacts;
  readonly plan: ReminingPlan;
  readonly news: readonly MinedSpec[];
  /** What readers said of standing rules. */
  readonly told: Mined['fates'];
}

/**
 * The news without repetitions, and without domain rules that nothing of the agent carries; and the standing rules that
 * some of them repeat.
 */
export async function sift(
  deps: Deps,
  { artifacts, plan, news, told }: SiftInput,
): Promise<Pick<Mined, 'mined' | 'fates' | 'stages'>> {
  if (deps.reasoner.engine === 'offline') return { mined: news, fates: new Map(), stages: [] };
  const specs = plan.rules.flatMap(rule => asTold(rule, told.get(rule.spec.id)));
  const near = specs.filter(({ tools }) => news.some(rule => isNear(rule.tools, tools)));
  const distinct = await dedupeRules(deps, {
    mined: news,
    standing: near.filter(({ status }) => status !== 'rejected'),
    rejected: near.filter(({ status }) => status === 'rejected'),
  });
  const grounded = await groundRules(deps, { artifacts, mined: distinct.mined });
  const stages = [...distinct.stages, ...grounded.stages];
  return { mined: grounded.mined, fates: joinEvidence(plan, distinct.joined, told), stages };
}

/** A rule as it reads now: with the sentence that a reader gave it, unless a person wrote it. */
function asTold({ spec, fate: planned, author }: RulePlan, told: RuleFate | undefined): readonly Spec[] {
  if (told === undefined || !('mined' in told) || author === 'person') return planned === 'kept' ? [spec] : [];
  return [{ ...spec, rule: told.mined.rule, tools: told.mined.tools }];
}

/** Rules that share no tool cannot be the same, unless both are about what is said. */
function isNear(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 ? a.length === b.length : a.some(tool => b.includes(tool));
}

export function codeStage(stage: string, counts: Pick<Stage, 'candidates' | 'kept' | 'dropped'>): Stage {
  return { stage, ...counts, modelCalls: 0, tokens: 0, answeredFirstTime: 0 };
}
