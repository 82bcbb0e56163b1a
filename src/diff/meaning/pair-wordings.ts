import { foldText, isQuotedIn } from '../../lib/fold-text.ts';
import { passageAnchor } from '../../lib/passage-anchor.ts';
import type { Anchor } from '../../model/artifacts.ts';
import type { Evidence, Spec } from '../../model/spec.ts';
import type { LockLine } from '../../model/spec-set.ts';
import type { AnchorIndex, AnchorPlace } from '../list-anchors.ts';
import { compareWording, type Likeness } from './compare-wording.ts';
import type { Lexicon } from './lexicon.ts';

/** A passage that says the same in another spelling. */
export interface Respelled {
  readonly before: string;
  readonly place: AnchorPlace;
  readonly likeness: Likeness;
}
export type RespelledPassages = ReadonlyMap<Anchor, Respelled>;

/** Passages that are gone and came back as another spelling: old anchor -> the new one. Two that fit are none. */
export function pairWordings(
  gone: readonly { readonly anchor: Anchor; readonly text: string }[],
  added: readonly AnchorPlace[],
  lexicon: Lexicon,
): RespelledPassages {
  const found = gone.flatMap(({ anchor, text }) => {
    const like = added.flatMap(place => {
      const likeness = isNear(text, place) ? compareWording(text, place.text, lexicon) : null;
      return likeness === null ? [] : [{ anchor, before: text, place, likeness }];
    });
    return like.length === 1 ? like : [];
  });
  const uses = Map.groupBy(found, ({ place }) => place.anchor);
  return new Map(
    found.flatMap(({ anchor, ...one }) => (uses.get(one.place.anchor)?.length === 1 ? [[anchor, one]] : [])),
  );
}

/** Marks of emphasis and an article or two: more does not come or go. */
const MOST_LETTERS = 24;

function isNear(text: string, { kind, text: other }: AnchorPlace): boolean {
  return kind === 'passage' && Math.abs(foldText(text).length - foldText(other).length) <= MOST_LETTERS;
}

/** Of two sides whose texts are known. */
export function pairSides(before: AnchorIndex, after: AnchorIndex, lexicon: Lexicon): RespelledPassages {
  const gone = [...before.values()].filter(place => place.kind === 'passage' && !after.has(place.anchor));
  return pairWordings(
    gone,
    [...after.values()].filter(place => !before.has(place.anchor)),
    lexicon,
  );
}

/**
 * What passages said that a lock names and the prompt no longer has. A lock holds only the hash of a passage: its words
 * are those of a quotation that has this hash.
 */
export function recoverTexts(
  gone: readonly LockLine[],
  specs: readonly Spec[],
): readonly { readonly anchor: Anchor; readonly text: string }[] {
  const wanted = new Set(gone.map(({ anchor }) => anchor));
  const quotes = specs.flatMap(({ evidence }) => evidence.filter(({ pointer }) => pointer === undefined));
  const texts = new Map<Anchor, string>();
  for (const text of new Set(quotes.flatMap(({ quote }) => sentenceRuns(quote)))) {
    const anchor = passageAnchor(text);
    if (wanted.has(anchor)) texts.set(anchor, text);
  }
  return [...texts].map(([anchor, text]) => ({ anchor, text }));
}

const MOST_SENTENCES = 12;

/** A quotation, and every run of whole sentences or lines in it: one may quote several passages. */
function sentenceRuns(quote: string): readonly string[] {
  const parts = quote.split(/(?<=[.;:!?])\s+|\n\s*(?:[-*+]|\d+[.)])?\s*/).filter(part => part.trim() !== '');
  if (parts.length > MOST_SENTENCES) return [quote, ...parts];
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((__, count) => parts.slice(from, from + count + 1).join(' ')),
  );
  return [quote, ...runs];
}

/** A rule with the quotations of its respelled passages as they stand now; the rule itself where it quotes none. */
export function renewQuotes(spec: Spec, passages: Iterable<Respelled>): Spec {
  let isSame = true;
  const evidence = [...passages].reduce<readonly Evidence[]>(
    (all, respelled) =>
      all.map(item => {
        const quote = item.pointer === undefined ? renewQuote(item.quote, respelled) : null;
        if (quote === null) return item;
        isSame = false;
        return { ...item, quote };
      }),
    spec.evidence,
  );
  return isSame ? spec : { ...spec, evidence: [...evidence] };
}

/** Null: it quotes something else. */
function renewQuote(quote: string, { before, place }: Respelled): string | null {
  const [old, now, folded] = [foldText(before), foldText(place.text), foldText(quote)];
  if (folded === old) return place.text.trim();
  if (folded.includes(old)) return folded.replace(old, () => now);
  if (!old.includes(folded) || isQuotedIn(quote, now)) return null;
  // A part of the passage: what is between the words that stand before and after it.
  const at = old.indexOf(folded);
  const [head, tail] = [old.slice(0, at), old.slice(at + folded.length)];
  return now.startsWith(head) && now.endsWith(tail) ? now.slice(head.length, now.length - tail.length).trim() : now;
}
