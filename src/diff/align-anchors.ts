import { foldText, isQuotedIn } from '../lib/fold-text.ts';
import type { Anchor } from '../model/artifacts.ts';
import type { Spec } from '../model/spec.ts';
import type { LockLine } from '../model/spec-set.ts';
import type { AnchorIndex, AnchorPlace } from './list-anchors.ts';
import { measureSimilarity, pairBest } from './measure-similarity.ts';

/** Below this a new passage is another passage, not the old one changed. */
export const SAME_PASSAGE = 0.5;

type RuleLine = Exclude<LockLine, { none: true }>;

/**
 * What became of the anchors that are gone: old anchor -> the new one that replaces it. A piece of a tool aligns by
 * tool and pointer, a passage with the most similar new passage, one of its own file first. The old words are known
 * from the quotations of the rules that hang on it.
 */
export function alignAnchors(
  gone: readonly LockLine[],
  added: readonly AnchorPlace[],
  { specs, current }: { readonly specs: readonly Spec[]; readonly current: AnchorIndex },
): ReadonlyMap<Anchor, Anchor> {
  const lines = gone.flatMap(line => ('none' in line ? [] : [line]));
  const isNew = new Set(added.map(place => place.anchor));
  const known = [...current.values()].filter(({ kind, anchor }) => kind === 'passage' && !isNew.has(anchor));
  const prompt = foldText(known.map(place => place.text).join(' '));
  const quotes = new Map(lines.map(line => [line, lostQuotes(line, specs, prompt)]));
  const pairs = pairBest(lines, added, (line, place) => scorePair(line, place, quotes.get(line) ?? []));
  return new Map([...pairs].map(([line, place]) => [line.anchor, place.anchor]));
}

function scorePair(line: RuleLine, place: AnchorPlace, quotes: readonly string[]): number {
  if (line.kind !== place.kind) return 0;
  if (line.kind === 'tool') return pieceOf(line.anchor) === pieceOf(place.anchor) ? 1 : 0;
  const likeness = Math.max(0, ...quotes.map(quote => likenessOf(quote, place.text)));
  if (likeness < SAME_PASSAGE) return 0;
  return place.files.includes(line.file) ? likeness + 1 : likeness;
}

/** `tool:<tool><pointer>` of a tool anchor. */
function pieceOf(anchor: Anchor): string {
  return anchor.slice(0, anchor.lastIndexOf(':'));
}

/** A quotation that still stands in a passage is that passage's, however much was added around it. */
function likenessOf(quote: string, text: string): number {
  return isQuotedIn(quote, text) ? 1 : measureSimilarity(quote, text);
}

/** What the rules of a line quoted and the unchanged part of the prompt (folded) does not say. */
function lostQuotes(line: RuleLine, specs: readonly Spec[], prompt: string): readonly string[] {
  return specs
    .filter(spec => line.rules.includes(spec.id))
    .flatMap(spec => spec.evidence.filter(evidence => evidence.pointer === undefined))
    .map(evidence => evidence.quote)
    .filter(quote => !prompt.includes(foldText(quote)));
}
