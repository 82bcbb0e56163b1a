import type { ReminingPlan, RulePlan } from '../diff/plan-remining.ts';
import { minedFrom, type RuleFate, unrefined } from '../diff/rule-fate.ts';
import { type Altered, checkContextTask } from '../diff/tasks/check-context.ts';
import { foldText } from '../lib/fold-text.ts';
import { bindRules } from '../mining/bind-rules.ts';
import { countCalls, inBatches, performAll, type Stage, whyNot } from '../mining/perform-all.ts';
import type { AgentArtifacts, Passage } from '../model/artifacts.ts';
import type { SpecId } from '../model/spec.ts';
import type { Reasoner } from '../model/task.ts';

interface Deps {
  readonly reasoner: Reasoner;
}
interface About {
  readonly artifacts: Pick<AgentArtifacts, 'prompt' | 'tools'>;
  readonly plan: ReminingPlan;
}

/** What edits made of rules that do not hang on them. */
export interface Context {
  readonly fates: ReadonlyMap<SpecId, RuleFate>;
  readonly stages: readonly Stage[];
}

const NOTHING: Context = { fates: new Map(), stages: [] };
const RULES_AT_ONCE = 100;

/** Rules whose anchors did not change: is the meaning of one altered by what was edited elsewhere? */
export async function checkContext(deps: Deps, { artifacts, plan }: About): Promise<Context> {
  // A heading with other words alters what stands under it; a new one comes with passages of its own.
  const passages = artifacts.prompt.passages.filter(
    ({ anchor, kind }) => plan.added.has(anchor) && (kind !== 'heading' || plan.replaced.has(anchor)),
  );
  const rules = standingRules(plan);
  if (!isReadable(deps, plan) || passages.length === 0 || rules.length === 0) return NOTHING;
  const edits = firstOfEach(passages).map(passage => ({ passage, before: saidBefore(passage, plan) }));
  const batches = inBatches(rules, RULES_AT_ONCE);
  const inputs = batches.map(batch => ({
    ...{ prompt: artifacts.prompt, tools: artifacts.tools, edits },
    rules: batch.map(({ spec }) => ({
      rule: spec.rule,
      tools: spec.tools,
      quotes: spec.evidence.map(({ quote }) => quote),
    })),
  }));
  const performed = await performAll(deps, checkContextTask, inputs);
  const found = performed.flatMap(({ result }, batch) =>
    result.status === 'answered'
      ? result.answer.altered.flatMap(altered => {
          const rule = batches[batch]?.[altered.rule - 1];
          const passage = edits[altered.edit - 1]?.passage;
          return rule && passage ? [[rule.spec.id, toFate(rule, altered, passage)] as const] : [];
        })
      : [],
  );
  return {
    fates: new Map(found),
    stages: [
      {
        stage: 'context',
        candidates: rules.length,
        kept: found.length,
        dropped: performed.flatMap(({ input, result }) => {
          const why = whyNot(result);
          return why === null ? [] : [{ what: `what the edits make of ${input.rules.length} other rules`, why }];
        }),
        ...countCalls(performed.map(({ result }) => result)),
      },
    ],
  };
}

/** Rules that stand: does their wording reach a tool that is new? */
export async function screenNewTools(deps: Deps, { artifacts, plan }: About): Promise<Context> {
  const bound = new Set(plan.rules.flatMap(({ spec }) => spec.tools));
  const fresh = artifacts.tools
    .filter(({ name, anchors }) => !bound.has(name) && anchors.every(({ anchor }) => plan.added.has(anchor)))
    .map(({ name }) => name);
  const rules = standingRules(plan);
  if (!isReadable(deps, plan) || fresh.length === 0 || rules.length === 0) return NOTHING;
  const mined = rules.map(({ spec, left }) => minedFrom(spec, left));
  const { mined: reached, stages } = await bindRules(deps, { artifacts, mined });
  const found = rules.flatMap(({ spec }, at) => {
    const rule = reached[at];
    const tools = (rule?.tools ?? []).filter(tool => fresh.includes(tool));
    if (rule === undefined || tools.length === 0) return [];
    const altered = unrefined({ ...rule, tools: [...spec.tools, ...tools] });
    return [[spec.id, { kind: 'altered', mined: altered }] as const];
  });
  return { fates: new Map<SpecId, RuleFate>(found), stages: stages.map(stage => ({ ...stage, stage: 'new tools' })) };
}

/** Where nothing was mined before, or all is mined again, there is no edit to speak of. */
function isReadable({ reasoner }: Deps, plan: ReminingPlan): boolean {
  const hasMemory = plan.rules.some(({ left, gone }) => left.length + gone.length > 0);
  return reasoner.engine !== 'offline' && !plan.isFresh && hasMemory;
}

/** What code computes from a schema no words can alter. */
function standingRules({ rules }: ReminingPlan): readonly RulePlan[] {
  return rules.filter(({ fate, spec }) => fate === 'kept' && spec.status !== 'rejected' && spec.source !== 'schema');
}

/** What a passage said: as the rules quote it that hung on it, else, of one without a rule, as it stood. */
function saidBefore({ anchor }: Passage, { rules, replaced }: ReminingPlan): readonly string[] {
  const became = rules.filter(({ fate, aligned }) => fate !== 'kept' && aligned.includes(anchor));
  const quotes = became.flatMap(({ spec }) => spec.evidence.flatMap(({ pointer, quote }) => (pointer ? [] : [quote])));
  const text = replaced.get(anchor);
  return quotes.length > 0 || text === undefined ? quotes : [text];
}

function toFate({ spec, left }: RulePlan, { fate, quote, now }: Altered, passage: Passage): RuleFate {
  if (fate === 'keep' || now === null) return { kind: 'touched', anchors: [passage.anchor] };
  const [first, last] = passage.lines;
  const evidence = [
    ...spec.evidence,
    { file: passage.file, lines: [first, last] as [number, number], quote: quote.trim() },
  ];
  const mined = { ...minedFrom(spec, [...left, passage.anchor]), rule: foldText(now), evidence };
  return { kind: 'altered', mined: unrefined(mined) };
}

function firstOfEach(passages: readonly Passage[]): readonly Passage[] {
  return [...new Map(passages.map(passage => [passage.anchor, passage])).values()];
}
