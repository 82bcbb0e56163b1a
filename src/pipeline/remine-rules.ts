import type { ReminingPlan, RulePlan } from '../diff/plan-remining.ts';
import { minedFrom, type RuleFate, unrefined } from '../diff/rule-fate.ts';
import type { Edit } from '../diff/tasks/list-edits.ts';
import { type Fate, reminePassagesTask } from '../diff/tasks/remine-passages.ts';
import { isQuotedIn } from '../lib/fold-text.ts';
import { countCalls, inBatches, performAll, type Stage, whyNot } from '../mining/perform-all.ts';
import { placeQuote, placeRules } from '../mining/place-rules.ts';
import type { AgentArtifacts, Anchor, Passage } from '../model/artifacts.ts';
import type { MinedRule } from '../model/mining-task.ts';
import type { MinedSpec, SpecId } from '../model/spec.ts';
import type { Reasoner } from '../model/task.ts';

export interface Remined {
  /** What became of each rule that hung on an edited passage. */
  readonly fates: ReadonlyMap<SpecId, RuleFate>;
  readonly added: readonly MinedSpec[];
  /** Passages that were read and hold no rule. */
  readonly noRule: readonly Anchor[];
  readonly stage: Stage;
}

interface Deps {
  readonly reasoner: Reasoner;
}
type Sources = Pick<AgentArtifacts, 'prompt' | 'tools'>;

const EDITS_AT_ONCE = 40;

/**
 * Reads edited and added passages together with the rules that hung on them: what became of each, and which are new.
 * Null where there is nothing of the kind, or no model: then the passages are mined as if nothing had stood there.
 */
export async function remineRules(
  deps: Deps,
  { artifacts, plan }: { readonly artifacts: Sources; readonly plan: ReminingPlan },
): Promise<Remined | null> {
  const rules = plan.isFresh ? [] : plan.rules.filter(isUprooted);
  const passages = plan.passages.filter(({ kind }) => kind !== 'heading');
  if (deps.reasoner.engine === 'offline' || rules.length === 0 || passages.length === 0) return null;
  const batches = batchEdits(passages, rules, plan);
  const inputs = batches.map(batch => ({
    ...{ prompt: artifacts.prompt, tools: artifacts.tools, edits: batch.edits },
    rules: batch.rules.map(({ spec, left }) => ({
      rule: spec.rule,
      tools: spec.tools,
      quotes: spec.evidence.map(({ quote }) => quote),
      mayRetire: left.length === 0,
    })),
  }));
  const performed = await performAll(deps, reminePassagesTask, inputs);
  if (performed.some(({ result }) => result.status === 'unable')) return null;
  const answers = performed.flatMap(({ result }, at) => {
    const batch = batches[at];
    return result.status === 'answered' && batch !== undefined ? [{ ...batch, answer: result.answer }] : [];
  });
  const wanted = answers.flatMap(({ edits }) => edits.map(({ passage }) => passage));
  const placed = answers.flatMap(({ rules: own, answer }) =>
    answer.rules.flatMap(fate => {
      const rule = own[fate.rule - 1];
      const told = rule === undefined ? null : toFate(rule, fate, { artifacts, wanted });
      return rule === undefined || told === null ? [] : [[rule.spec.id, told] as const];
    }),
  );
  const fates = new Map(placed);
  const added = answers.flatMap(({ answer }) => placeRules(answer.added, artifacts.prompt, wanted));
  const cited = new Set([...added, ...[...fates.values()].flatMap(minedOf)].flatMap(({ anchors }) => anchors));
  const headings = plan.passages.filter(({ kind }) => kind === 'heading');
  return {
    fates,
    added,
    noRule: [...headings, ...wanted].map(({ anchor }) => anchor).filter(anchor => !cited.has(anchor)),
    stage: {
      stage: 'changed passages',
      candidates: rules.length + added.length,
      kept: fates.size + added.length,
      dropped: performed.flatMap(({ input, result }) => {
        const why = whyNot(result);
        return why === null ? [] : [{ what: `${input.edits.length} changed passages`, why }];
      }),
      ...countCalls(performed.map(({ result }) => result)),
    },
  };
}

/** Rules that lost a passage. What code computes from a schema it computes again; what was answered is not asked again. */
function isUprooted({ fate, gone, author, wait }: RulePlan): boolean {
  return (
    fate !== 'kept' && wait === undefined && author !== 'schema' && gone.some(anchor => anchor.startsWith('passage:'))
  );
}

interface Batch {
  readonly edits: readonly Edit[];
  readonly rules: readonly RulePlan[];
}

/** Each rule goes with the passage that its own became, the others with the first. */
function batchEdits(passages: readonly Passage[], rules: readonly RulePlan[], plan: ReminingPlan): readonly Batch[] {
  const prompt = [...plan.anchors.values()].filter(({ kind }) => kind === 'passage').map(({ text }) => text);
  const edits = passages.map(passage => ({
    passage,
    before: rules
      .filter(({ aligned }) => aligned.includes(passage.anchor))
      .flatMap(({ spec }) => spec.evidence.filter(({ pointer }) => pointer === undefined).map(({ quote }) => quote))
      .filter(quote => !prompt.some(text => isQuotedIn(quote, text))),
  }));
  const batches = inBatches(edits, EDITS_AT_ONCE);
  const homeOf = ({ aligned }: RulePlan) =>
    Math.max(
      0,
      batches.findIndex(batch => batch.some(({ passage }) => aligned.includes(passage.anchor))),
    );
  return batches.map((own, at) => ({ edits: own, rules: rules.filter(rule => homeOf(rule) === at) }));
}

interface Around {
  readonly artifacts: Sources;
  readonly wanted: readonly Passage[];
}

function toFate({ spec }: RulePlan, { fate, quote, now }: Fate, around: Around): RuleFate | null {
  if (fate === 'retire') return { kind: 'retire' };
  const found = now === null ? placeKept(quote ?? '', around) : placeNow(now, around);
  if (found === null) return null;
  const { anchors, evidence } = found;
  const standing = { ...minedFrom(spec, anchors), evidence };
  if (fate === 'keep' || now === null) return { kind: 'keep', mined: standing };
  if (fate === 'reword') return { kind: 'reword', mined: { ...standing, rule: found.rule ?? spec.rule } };
  const { rule = spec.rule, category, severity, tools, force, condition } = found;
  const changed = { ...standing, rule, category: category ?? spec.category, severity: severity ?? spec.severity };
  return {
    kind: 'change',
    mined: unrefined({
      ...{ ...changed, tools: tools ?? spec.tools },
      ...(force === undefined ? {} : { force }),
      ...(condition === undefined ? {} : { condition }),
    }),
  };
}

type Placed = Pick<MinedSpec, 'anchors' | 'evidence'> & Partial<MinedSpec>;

function placeNow(now: MinedRule, { artifacts, wanted }: Around): Placed | null {
  return placeRules([now], artifacts.prompt, wanted)[0] ?? null;
}

function placeKept(quote: string, { artifacts, wanted }: Around): Placed | null {
  const asked = new Set(wanted.map(({ anchor }) => anchor));
  const place = placeQuote(quote, artifacts.prompt).find(({ anchors }) => anchors.some(anchor => asked.has(anchor)));
  if (place === undefined) return null;
  const [first, last] = place.lines;
  return { anchors: place.anchors, evidence: [{ file: place.file, lines: [first, last], quote: quote.trim() }] };
}

function minedOf(fate: RuleFate): readonly MinedSpec[] {
  return 'mined' in fate ? [fate.mined] : [];
}
