/*
 * Anchored re-mining, first half (design: mining.md): which rules hang on something that changed.
 * Input: the artifacts and the committed set. Output: the anchors that are new or gone, how they align, the passages to
 * be mined, and for each rule whether it is kept, may be rewritten, or is protected. Pure; refuses to touch any rule
 * none of whose anchors changed, and a rule that a person wrote or edited.
 */
import { foldText, isQuotedIn } from '../lib/fold-text.ts';
import type { AgentArtifacts, Anchor, Passage } from '../model/artifacts.ts';
import type { Spec, SpecId } from '../model/spec.ts';
import { type Miner, NO_WAITS, type SpecSet, type Wait, type Waits } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { alignAnchors } from './align-anchors.ts';
import { listRenamedHeadings } from './heading-scope.ts';
import { isLockCurrent } from './is-lock-current.ts';
import { type AnchorIndex, anchorsByRule, listAnchors } from './list-anchors.ts';
import { readLexicon } from './meaning/lexicon.ts';
import { pairWordings, type RespelledPassages, recoverTexts, renewQuotes } from './meaning/pair-wordings.ts';
import { pairEdited } from './pair-edited.ts';
import { listReopened, settleWaits } from './settle-waits.ts';

/** Who wrote a rule's text as it stands. */
export type Author = Miner | 'person';

/** What may happen to one committed rule. */
export interface RulePlan {
  /** As committed; quotations of passages that were only respelled as they stand now. */
  readonly spec: Spec;
  readonly author: Author;
  /**
   * kept: every anchor is current. open: an anchor changed, and the miner at hand may rewrite or retire the rule.
   * protected: an anchor changed, and nobody but its author may.
   */
  readonly fate: 'kept' | 'open' | 'protected';
  /** Current anchors that it hangs on. */
  readonly left: readonly Anchor[];
  readonly gone: readonly Anchor[];
  /** The new anchors that its gone ones became. */
  readonly aligned: readonly Anchor[];
  /** What a reader said of it before, where that still holds: it is not asked again. */
  readonly wait?: Omit<Wait, 'text'>;
}

export interface ReminingPlan {
  /** The committed set is the mined set: nothing is mined. */
  readonly isCurrent: boolean;
  readonly isFresh: boolean;
  readonly engine: Reasoner['engine'];
  readonly anchors: AnchorIndex;
  /** Anchors that the lock does not know. */
  readonly added: ReadonlySet<Anchor>;
  /** Passages that the lock does not know, in reading order. */
  readonly passages: readonly Passage[];
  readonly rules: readonly RulePlan[];
  /** What new passages said before, as far as the artifacts of before are known. */
  readonly replaced: ReadonlyMap<Anchor, string>;
}

export interface ReminingInput {
  readonly artifacts: Pick<AgentArtifacts, 'prompt' | 'tools'> & Partial<Pick<AgentArtifacts, 'dataModel'>>;
  readonly committed: SpecSet;
  /** Artifacts whose passages the lock may name: of the base. Absent: old words are known by quotations alone. */
  readonly former?: Pick<AgentArtifacts, 'prompt' | 'tools'> | null;
  readonly engine: Reasoner['engine'];
  readonly authors: ReadonlyMap<SpecId, Author>;
  /** Rules that wait for a person. Absent: none does. */
  readonly waits?: Waits;
  /** Headings whose passages are left out. */
  readonly ignore?: readonly string[];
  /** Mine all over again, as if every anchor were new. */
  readonly fresh?: boolean;
}

export function planRemining(input: ReminingInput): ReminingPlan {
  const { artifacts, committed, engine, ignore = [], fresh = false, waits = NO_WAITS } = input;
  const anchors = listAnchors(artifacts, ignore);
  const respelled: RespelledPassages = fresh ? new Map() : findRespelled(input, anchors);
  const known = new Set(fresh ? [] : committed.lock.map(line => line.anchor));
  for (const { place } of respelled.values()) known.add(place.anchor);
  const stands = { has: (anchor: Anchor) => anchors.has(anchor) || respelled.has(anchor) };
  const settled = fresh ? new Map<SpecId, Wait>() : settleWaits(committed.lock, stands, waits);
  for (const anchor of listReopened(waits, settled)) known.delete(anchor);
  const added = new Set([...anchors.keys()].filter(anchor => !known.has(anchor)));
  const gone = committed.lock.filter(line => !anchors.has(line.anchor) && !respelled.has(line.anchor));
  const places = [...anchors.values()].filter(place => added.has(place.anchor));
  const alignment = alignAnchors(gone, places, { specs: committed.specs, current: anchors });
  const cited = anchorsByRule(committed.lock);
  const rules = committed.specs.map(spec => {
    const former = waits.standing.get(spec.id) ?? waits.lapsed.get(spec.id) ?? null;
    const wait = { former, isSettled: settled.has(spec.id) };
    return planRule(spec, { ...input, anchors, alignment, respelled, cited: cited.get(spec.id) ?? [], fresh, wait });
  });
  return {
    isCurrent: !fresh && isLockCurrent(committed, anchors, waits),
    isFresh: fresh,
    engine,
    anchors,
    added,
    passages: listUnread(artifacts.prompt.passages, { added, rules, fresh }),
    rules,
    replaced: fresh ? new Map() : listReplaced(input, anchors),
  };
}

function listReplaced({ former, ignore }: ReminingInput, anchors: AnchorIndex): ReadonlyMap<Anchor, string> {
  if (!former) return new Map();
  const before = listAnchors(former, ignore);
  const pairs = [...pairEdited(before, anchors)].map(([anchor, { text }]) => [anchor, text] as const);
  return new Map([...pairs, ...listRenamedHeadings(before, anchors)]);
}

/**
 * Passages that only another spelling tells from what the lock names: nothing hangs on the difference, so that nothing is
 * mined. With a model at hand a slip of spelling is its to judge.
 */
function findRespelled(input: ReminingInput, anchors: AnchorIndex): RespelledPassages {
  const { artifacts, committed, engine, former, ignore } = input;
  const gone = committed.lock.filter(({ anchor }) => !anchors.has(anchor) && anchor.startsWith('passage:'));
  if (gone.length === 0) return new Map();
  const known = new Set(committed.lock.map(({ anchor }) => anchor));
  const isGone = new Set(gone.map(({ anchor }) => anchor));
  const before = former ? [...listAnchors(former, ignore).values()].filter(({ anchor }) => isGone.has(anchor)) : [];
  const texts = new Map([...recoverTexts(gone, committed.specs), ...before].map(one => [one.anchor, one]));
  const added = [...anchors.values()].filter(({ anchor }) => !known.has(anchor));
  const pairs = pairWordings([...texts.values()], added, readLexicon(artifacts));
  return new Map([...pairs].filter(([, { likeness }]) => engine === 'offline' || likeness === 'form'));
}

/**
 * The passages to be mined, each text once: those that the lock does not know, without those that a person has quoted
 * in a rule. Whether such a rule says all that its passage does is a question for a reader, not for a second rule.
 */
function listUnread(
  passages: readonly Passage[],
  known: { readonly added: ReadonlySet<Anchor>; readonly rules: readonly RulePlan[]; readonly fresh: boolean },
): readonly Passage[] {
  const quoted = known.rules.flatMap(({ fate, author, left }) => (fate === 'kept' && author === 'person' ? left : []));
  const seen = new Set<Anchor>(known.fresh ? [] : quoted);
  return passages.filter(({ anchor }) => {
    if (!known.added.has(anchor) || seen.has(anchor)) return false;
    seen.add(anchor);
    return true;
  });
}

interface RuleContext {
  readonly engine: Reasoner['engine'];
  readonly authors: ReadonlyMap<SpecId, Author>;
  readonly anchors: AnchorIndex;
  readonly alignment: ReadonlyMap<Anchor, Anchor>;
  readonly respelled: RespelledPassages;
  readonly cited: readonly Anchor[];
  readonly fresh: boolean;
  readonly wait: { readonly former: Wait | null; readonly isSettled: boolean };
}

function planRule(committed: Spec, context: RuleContext): RulePlan {
  const { anchors, alignment, respelled, fresh, wait } = context;
  const author = context.authors.get(committed.id) ?? 'person';
  const passages = context.cited.flatMap(anchor => respelled.get(anchor) ?? []);
  const spec = renewQuotes(committed, passages);
  // A stale rule waits beside what was read; it does not rest on it.
  const beside = wait.former?.reason === undefined ? [] : wait.former.read;
  const rests = context.cited.filter(anchor => !beside.includes(anchor));
  const cited = rests.map(anchor => respelled.get(anchor)?.place.anchor ?? anchor);
  const left = cited.filter(anchor => anchors.has(anchor));
  const gone = cited.filter(anchor => !anchors.has(anchor));
  const aligned = gone.flatMap(anchor => alignment.get(anchor) ?? []);
  const plan = { spec, author, left, gone, aligned };
  if (spec.status === 'rejected') return { ...plan, fate: 'kept', gone: [], aligned: [] };
  if (mayRewrite(author, context.engine) && (gone.length > 0 || fresh)) return { ...plan, fate: 'open' };
  const quoted = author === 'person' ? findQuoted(spec, anchors) : [];
  // A person who quotes the new words has brought the rule up to date.
  if (cited.length === 0 || (gone.length > 0 && quoted !== null && quoted.length > 0)) {
    return { ...plan, fate: 'kept', left: [...new Set([...left, ...(quoted ?? [])])], gone: [], aligned: [] };
  }
  const held = holdWait(plan, context);
  return { ...plan, fate: gone.length > 0 ? 'protected' : 'kept', ...(held === null ? {} : { wait: held }) };
}

/** What was said of a person's rule, as long as it hangs on the same and no new words are near to those it lost. */
function holdWait(
  { author, gone, aligned }: Pick<RulePlan, 'author' | 'gone' | 'aligned'>,
  { wait: { former, isSettled }, respelled }: RuleContext,
): NonNullable<RulePlan['wait']> | null {
  if (former === null || !isSettled || author !== 'person' || aligned.length > 0) return null;
  if ((former.reason === undefined) !== (gone.length === 0)) return null;
  const { text: _, ...wait } = former;
  return { ...wait, read: wait.read.map(anchor => respelled.get(anchor)?.place.anchor ?? anchor) };
}

/** Without a model nothing is rewritten that a model wrote; what a person wrote or edited is nobody else's. */
function mayRewrite(author: Author, engine: Reasoner['engine']): boolean {
  return author !== 'person' && (author !== 'model' || engine !== 'offline');
}

/** The anchors that hold the quotations of a rule; null when one stands nowhere. */
function findQuoted(spec: Spec, anchors: AnchorIndex): readonly Anchor[] | null {
  const found: Anchor[] = [];
  for (const { file, pointer, quote } of spec.evidence) {
    const places = [...anchors.values()].filter(place =>
      pointer === undefined
        ? place.kind === 'passage' && place.files.includes(file)
        : place.kind === 'tool' && place.anchor.startsWith(`tool:${pointer}:`),
    );
    const holders = places.filter(place => isQuotedIn(quote, place.text));
    const parts = places.filter(place => isQuotedIn(place.text, quote) && foldText(place.text).length > 3);
    const anchorsOfQuote = (holders.length > 0 ? holders.slice(0, 1) : parts).map(place => place.anchor);
    if (anchorsOfQuote.length === 0) return null;
    found.push(...anchorsOfQuote);
  }
  return [...new Set(found)];
}
