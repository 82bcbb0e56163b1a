import { foldText } from '../lib/fold-text.ts';
import type { Anchor } from '../model/artifacts.ts';
import type { MinedSpec, Spec, SpecSource } from '../model/spec.ts';
import { measureSimilarity, pairBest } from './measure-similarity.ts';
import type { ReminingPlan, RulePlan } from './plan-remining.ts';
import { signSpec } from './sign-spec.ts';

/** From this likeness on, two wordings on one anchor are one rule. */
const SAME_RULE = 0.5;

export interface Dropped {
  readonly what: string;
  readonly why: string;
}

export interface Candidates {
  readonly kept: readonly MinedSpec[];
  readonly dropped: readonly Dropped[];
}

/**
 * The mined rules that are news, before any of them is refined: those that hang on a new anchor, or on an anchor of a
 * rule that may be rewritten. Dropped: what a person rejected before, and what is already there word for word.
 */
export function selectCandidates(plan: ReminingPlan, mined: readonly MinedSpec[]): Candidates {
  const open = plan.rules.filter(rule => rule.fate === 'open').flatMap(rule => [...rule.left, ...rule.aligned]);
  const news = new Set([...plan.added, ...open]);
  const rejected = new Set(
    plan.rules.filter(({ spec }) => spec.status === 'rejected').map(({ spec }) => wordsOf(spec)),
  );
  const kept: MinedSpec[] = [];
  const dropped: Dropped[] = [];
  for (const candidate of mined) {
    if (!candidate.anchors.some(anchor => news.has(anchor))) continue;
    if (rejected.has(wordsOf(candidate))) dropped.push({ what: candidate.rule, why: 'rejected before' });
    else kept.push(candidate);
  }
  return { kept, dropped };
}

export interface Matches {
  /** The candidate that each committed rule became, or that supports it anew. */
  readonly pairs: ReadonlyMap<RulePlan, MinedSpec>;
  readonly added: readonly MinedSpec[];
  readonly dropped: readonly Dropped[];
}

/**
 * Which candidate is which committed rule: equal signature, equal words, else a shared or aligned anchor and similar
 * words (the most similar pair first). What is equal to a rejected rule is dropped; what fits no rule is new.
 */
export function matchCandidates(plan: ReminingPlan, candidates: readonly MinedSpec[]): Matches {
  const dropped: Dropped[] = [];
  const live = plan.rules
    .filter(({ spec }) => spec.status !== 'rejected')
    .map(rule => ({ rule, ...signed(rule.spec) }));
  const rejected = plan.rules.filter(({ spec }) => spec.status === 'rejected').map(({ spec }) => signed(spec));
  const drop = (mined: MinedSpec, why: string): boolean => dropped.push({ what: mined.rule, why }) < 0;
  const fresh = candidates
    .map(mined => ({ mined, ...signed(mined) }))
    .filter(one => !rejected.some(other => isEqual(one, other)) || drop(one.mined, 'equal to a rule rejected before'));
  const pairs = pairBest(live, fresh, ({ rule, signature }, one) => {
    return scoreMatch(rule, one.mined, signature !== null && signature === one.signature);
  });
  const used = new Set(pairs.values());
  const survives = (one: (typeof live)[number]) => one.rule.fate !== 'open' || pairs.has(one);
  const added = fresh
    .filter(one => !used.has(one))
    .filter(one => {
      const twin =
        live.find(other => survives(other) && isTwin(one, other)) ?? fresh.find(other => isLessReliable(one, other));
      return twin === undefined || drop(one.mined, 'the same as another rule');
    })
    .filter(({ mined }) => !isForModel(mined, plan) || drop(mined, 'a model mined this passage, and will again'));
  return {
    pairs: new Map([...pairs].map(([{ rule }, { mined }]) => [rule, mined])),
    added: added.map(one => one.mined),
    dropped,
  };
}

interface Signed {
  readonly words: string;
  readonly tools: string;
  readonly source: SpecSource;
  /** Null where only a reader can decide the rule: then its words are all there is. */
  readonly signature: string | null;
}

function signed(rule: Spec | MinedSpec): Signed {
  const isStructured = (rule.scenarios ?? []).some(({ then }) => then.some(({ check }) => check !== undefined));
  const tools = rule.tools.toSorted().join(' ');
  return { words: wordsOf(rule), tools, source: rule.source, signature: isStructured ? signSpec(rule) : null };
}

function isEqual(a: Signed, b: Signed): boolean {
  return a.words === b.words || (a.signature !== null && a.signature === b.signature);
}

function isTwin(a: Signed, b: Signed): boolean {
  const isSaidSame = a.words === b.words && a.tools === b.tools;
  return isSaidSame || (a.source !== b.source && a.signature !== null && a.signature === b.signature);
}

/** Of two new rules that oblige to the same, what a schema states is kept. */
function isLessReliable(a: Signed, b: Signed): boolean {
  return a.source !== 'schema' && b.source === 'schema' && a.signature !== null && a.signature === b.signature;
}

/** Without a model, nothing is added on passages that a model's rules hang on: it would say the same in other words. */
function isForModel(mined: MinedSpec, plan: ReminingPlan): boolean {
  if (plan.engine !== 'offline' || mined.source === 'schema') return false;
  const owned = new Set(plan.rules.flatMap(rule => (rule.author === 'model' ? [...rule.left, ...rule.aligned] : [])));
  return mined.anchors.every(anchor => owned.has(anchor));
}

function scoreMatch(rule: RulePlan, candidate: MinedSpec, isSameSignature: boolean): number {
  if (rule.spec.source !== candidate.source && rule.spec.source !== 'manual') return 0;
  const likeness = measureSimilarity(rule.spec.rule, candidate.rule);
  if (isSameSignature) return 2 + likeness;
  if (wordsOf(rule.spec) === wordsOf(candidate)) return 1 + likeness;
  const anchors = new Set<Anchor>([...rule.left, ...rule.aligned]);
  const isNear = candidate.anchors.some(anchor => anchors.has(anchor));
  return isNear && likeness >= SAME_RULE ? likeness : 0;
}

function wordsOf({ rule }: { readonly rule: string }): string {
  return foldText(rule).toLowerCase();
}
