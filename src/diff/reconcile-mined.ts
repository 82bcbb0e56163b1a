/*
 * Anchored re-mining, second half: what became of each rule.
 * Input: the plan, the newly mined rules with their scenarios, and which passages were read. Output: the rules carried
 * over, changed, added, retired and stale, what each cites, and the anchors without a rule. Pure; refuses to overwrite a
 * protected rule: the proposal stands beside it.
 */
import { stableJson } from '../lib/stable-json.ts';
import type { Anchor } from '../model/artifacts.ts';
import { WAITS_FOR } from '../model/diff.ts';
import type { Evidence, MinedSpec, SpecId } from '../model/spec.ts';
import type { SpecSet } from '../model/spec-set.ts';
import { listAwaited } from './list-awaited.ts';
import { type Dropped, matchCandidates } from './match-candidates.ts';
import type { ReminingPlan, RulePlan } from './plan-remining.ts';
import { relocateEvidence } from './relocate-evidence.ts';
import { rememberWait } from './remember-wait.ts';
import type { RuleDecision } from './rule-decision.ts';
import type { RuleFate } from './rule-fate.ts';
import { signSpec } from './sign-spec.ts';

export interface Reconciled {
  readonly decisions: readonly RuleDecision[];
  /** Anchors that were mined and hold no rule. */
  readonly none: readonly Anchor[];
  readonly dropped: readonly Dropped[];
  /** New text that rules speak for which are left as they are. */
  readonly awaited: readonly Anchor[];
}

export interface ReconcileInput {
  readonly plan: ReminingPlan;
  readonly committed: SpecSet;
  /** Rules that are news, with scenarios. */
  readonly candidates: readonly MinedSpec[];
  /** Passages that were read and hold no rule. */
  readonly noRule: readonly Anchor[];
  /** Further anchors whose mining failed. */
  readonly unread?: readonly Anchor[];
  /** Every rule that mining yielded, refined or not, to tell a passage that was read from one that was not. */
  readonly mined: readonly MinedSpec[];
  /** Rules that are news but could not be refined. */
  readonly unrefined: readonly MinedSpec[];
  /** What a reader said of committed rules; what nothing was said of is told by its words. */
  readonly fates?: ReadonlyMap<SpecId, RuleFate>;
}

export function reconcileMined(input: ReconcileInput): Reconciled {
  const { plan, committed, candidates, fates = new Map<SpecId, RuleFate>() } = input;
  const untold = { ...plan, rules: plan.rules.filter(({ spec }) => !fates.has(spec.id)) };
  const { pairs, added, dropped } = matchCandidates(untold, candidates);
  const unread = listUnread(input);
  const unrefined = new Set(input.unrefined.flatMap(rule => rule.anchors));
  const decisions = [
    ...plan.rules.map(rule => {
      const around = { plan, committed, unread: new Set([...unread, ...unrefined]) };
      const fate = fates.get(rule.spec.id);
      const told =
        fate === undefined ? decideRule(rule, pairs.get(rule) ?? null, around) : applyFate(rule, fate, around);
      const said = fate === undefined ? (pairs.get(rule) ?? null) : 'mined' in fate ? fate.mined : null;
      return rememberWait(told, rule, { ...around, said });
    }),
    ...added.map((mined): RuleDecision => ({ kind: 'added', mined, cites: currentOf(mined.anchors, plan) })),
  ];
  const stale = new Set(
    decisions.flatMap(one => (one.kind === 'stale' && one.wait === undefined ? [one.spec.id] : [])),
  );
  const waiting = plan.rules
    .filter(rule => stale.has(rule.spec.id) || isModels(rule))
    .flatMap(rule => [...rule.aligned, ...(pairs.get(rule)?.anchors ?? [])]);
  // What the offline engine cannot refine is left for a model; what a model cannot is done with.
  const left = plan.engine === 'offline' ? unrefined : [];
  const none = listNone(plan, decisions, new Set([...unread, ...left, ...waiting]));
  return { decisions, none, dropped, awaited: listAwaited(plan, decisions, pairs) };
}

/** New passages that mining failed on: nothing follows from their silence. */
function listUnread({ plan, noRule, mined, unread = [] }: ReconcileInput): ReadonlySet<Anchor> {
  const read = new Set([...noRule, ...mined.flatMap(rule => rule.anchors)]);
  return new Set([
    ...plan.passages.map(passage => passage.anchor).filter(anchor => !read.has(anchor)),
    ...unread.filter(anchor => plan.added.has(anchor)),
  ]);
}

interface Surroundings {
  readonly plan: ReminingPlan;
  readonly committed: SpecSet;
  /** New passages that mining or refinement failed on. */
  readonly unread: ReadonlySet<Anchor>;
}

function decideRule(rule: RulePlan, match: MinedSpec | null, around: Surroundings): RuleDecision {
  if (match !== null && isRewritable(rule) && !isSameAs(rule, match)) return change(rule, match, around.plan);
  switch (rule.fate) {
    case 'kept':
      return keep(rule, match, around);
    case 'open':
      return match === null ? closeOpen(rule, around) : change(rule, match, around.plan);
    case 'protected':
      return protect(rule, match, around);
  }
}

/** What a reader said, within what may be done to the rule: what a person wrote or edited is left as it is. */
function applyFate(rule: RulePlan, fate: RuleFate, around: Surroundings): RuleDecision {
  const { spec, left, author } = rule;
  switch (fate.kind) {
    case 'touched':
      return { kind: 'touched', spec, cites: unique([...left, ...currentOf(fate.anchors, around.plan)]) };
    case 'altered': {
      const cites = unique([...left, ...currentOf(fate.mined.anchors, around.plan)]);
      if (author === 'person') return { kind: 'touched', spec, cites, proposal: fate.mined.rule };
      return fate.mined.scenarios === undefined
        ? { kind: 'touched', spec, cites }
        : { kind: 'changed', before: spec, mined: fate.mined, cites };
    }
    case 'retire':
      return rule.fate === 'protected' ? protect(rule, null, around) : closeOpen(rule, around);
    case 'keep':
    case 'reword':
    case 'change': {
      if (rule.fate === 'protected') return protect(rule, fate.kind === 'keep' ? null : fate.mined, around);
      // Its refinement failed: nothing follows from that.
      if (fate.mined.scenarios === undefined) return closeOpen(rule, around);
      return change(rule, fate.mined, around.plan);
    }
  }
}

function unique(anchors: readonly Anchor[]): readonly Anchor[] {
  return [...new Set(anchors)];
}

/** Rules that code computes from a schema follow it also where only a new anchor joined them. */
function isRewritable(rule: RulePlan): boolean {
  return rule.fate === 'open' || (rule.fate === 'kept' && rule.author === 'schema' && rule.spec.source === 'schema');
}

function isSameAs({ spec, gone }: RulePlan, mined: MinedSpec): boolean {
  const isSaidSame = spec.rule === mined.rule && signSpec(spec) === signSpec(mined) && spec.severity === mined.severity;
  // What words elsewhere add to a computed rule is not computed again.
  const compared = (evidence: readonly Evidence[]) =>
    mined.isComputed ? evidence.filter(({ pointer }) => pointer !== undefined) : evidence;
  const places = (evidence: readonly Evidence[]) => stableJson(compared(evidence).map(({ lines, ...rest }) => rest));
  return gone.length === 0 && isSaidSame && places(spec.evidence) === places(mined.evidence);
}

function keep(rule: RulePlan, match: MinedSpec | null, { plan, committed }: Surroundings): RuleDecision {
  const cites = [...new Set([...rule.left, ...currentOf(match?.anchors ?? [], plan)])];
  const spec = relocateEvidence(rule.spec, committed.lock, plan.anchors);
  const isSame = committed.specs.includes(spec);
  return { kind: isSame ? 'carried' : 'moved', spec, cites, ...proposalOf(rule, match) };
}

function change(rule: RulePlan, match: MinedSpec, plan: ReminingPlan): RuleDecision {
  const isComputed = match.isComputed === true;
  const left = isComputed ? rule.left.filter(anchor => plan.anchors.get(anchor)?.kind === 'passage') : rule.left;
  const quoted = stillQuoted({ ...rule, left }, match, plan).filter(
    ({ pointer }) => !isComputed || pointer === undefined,
  );
  const evidence = plan.isFresh ? match.evidence : [...match.evidence, ...quoted];
  const anchors = plan.isFresh ? match.anchors : [...left, ...match.anchors];
  const cites = [...new Set(currentOf(anchors, plan))];
  return { kind: 'changed', before: rule.spec, mined: { ...match, evidence }, cites };
}

/** Evidence of a rule on passages that did not change stays with it. */
function stillQuoted({ spec, left }: RulePlan, match: MinedSpec, plan: ReminingPlan): MinedSpec['evidence'] {
  const texts = left.flatMap(anchor => plan.anchors.get(anchor)?.text.replace(/\s+/g, ' ') ?? []);
  const isNew = (quote: string) => !match.evidence.some(one => one.quote === quote);
  return spec.evidence.filter(({ quote }) => {
    const folded = quote.replace(/\s+/g, ' ').trim();
    return isNew(quote) && texts.some(text => text.includes(folded));
  });
}

/** An open rule that mining did not find again. */
function closeOpen(rule: RulePlan, { plan, unread }: Surroundings): RuleDecision {
  const { spec, left, gone, aligned, author } = rule;
  if (author === 'schema') return { kind: 'retired', spec };
  const isUnread = (plan.isFresh ? left : aligned).some(anchor => unread.has(anchor));
  if (isUnread && left.length > 0) return { kind: 'touched', spec, cites: [...left, ...gone] };
  if (isUnread)
    return { kind: 'stale', spec, cites: gone, reason: `${WAITS_FOR.model}: its changed passage could not be read` };
  if (plan.isFresh && gone.length === 0) return { kind: 'retired', spec };
  return left.length > 0 ? { kind: 'touched', spec, cites: left } : { kind: 'retired', spec };
}

function protect(rule: RulePlan, match: MinedSpec | null, { plan }: Surroundings): RuleDecision {
  const { spec, left, gone, aligned, author } = rule;
  const proposal = proposalOf(rule, match);
  if (left.length > 0) {
    return {
      kind: 'touched',
      spec,
      cites: [...new Set([...left, ...currentOf(match?.anchors ?? [], plan)])],
      ...proposal,
    };
  }
  const what = tellGone(gone);
  const became = aligned.length > 0 ? 'changed' : 'gone';
  const reason =
    author === 'person'
      ? `${WAITS_FOR.person}: ${what} ${became}; a person wrote or edited it`
      : `${WAITS_FOR.model}: ${what} ${became}; a model wrote it`;
  return { kind: 'stale', spec, cites: gone, reason, ...proposal };
}

/** What a rule hung on, in words: a passage, the description of a tool, or a parameter. */
function tellGone(gone: readonly Anchor[]): string {
  const [first = ''] = gone;
  const [, tool, pointer = ''] = /^tool:([^/]+)(\/.*):[^:]*$/.exec(first) ?? [];
  if (gone.length > 1) {
    const isTool = (anchor: Anchor) => anchor.startsWith('tool:');
    const kind = gone.every(isTool) ? 'pieces of tools' : gone.some(isTool) ? 'pieces' : 'passages';
    return `all ${gone.length} ${kind} it hangs on`;
  }
  if (tool === undefined) return 'the passage it hangs on';
  if (pointer === '/description') return `the description of ${tool}, on which it hangs,`;
  return `the parameter ${pointer.replace('/parameters/', '')} of ${tool}, on which it hangs,`;
}

/** A model's rule that waits for a model. */
function isModels({ fate, author }: RulePlan): boolean {
  return fate === 'protected' && author === 'model';
}

function proposalOf({ spec, author }: RulePlan, match: MinedSpec | null): { readonly proposal?: string } {
  if (match === null || author !== 'person') return {};
  // With the sentence that is mined it says what the text says; how it is tried is the person's.
  return spec.rule === match.rule ? {} : { proposal: match.rule };
}

/**
 * Anchors without a rule: what mining read and found empty, pieces of tools that no rule cites, and what a rule that
 * changed let go. The passages of a stale rule stay open, so that they are mined again.
 */
function listNone(plan: ReminingPlan, decisions: readonly RuleDecision[], pending: ReadonlySet<Anchor>): Anchor[] {
  const cited = new Set(decisions.flatMap(decision => (decision.kind === 'retired' ? [] : decision.cites)));
  return [...plan.anchors.keys()].filter(anchor => !cited.has(anchor) && !pending.has(anchor));
}

function currentOf(anchors: readonly Anchor[], plan: ReminingPlan): readonly Anchor[] {
  return anchors.filter(anchor => plan.anchors.has(anchor));
}
