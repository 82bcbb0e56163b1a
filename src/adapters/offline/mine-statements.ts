import { type Span, spanOfPassage } from '../../lib/locate-text.ts';
import type { Passage, PromptText, SystemPrompt } from '../../model/artifacts.ts';

/** One statement of a prompt: a sentence, or the introduction of a list together with its items. */
export interface Statement {
  /** In plain words, without Markdown. */
  readonly text: string;
  /** Verbatim slice of the file. */
  readonly quote: string;
  /** What the statement stands under, nearest first: label, introduction, headings. */
  readonly contexts: readonly string[];
  /** The introduction whose item it is. */
  readonly intro: string | null;
  readonly isItem: boolean;
  readonly passages: readonly Passage[];
  /** For an introduction: its items, in plain words. */
  readonly items: readonly string[];
}

/** A passage with its place, and its depth in lists (-1: no item). */
interface Placed {
  readonly passage: Passage;
  readonly start: number;
  readonly end: number;
  readonly depth: number;
}

/** Tags that only dress text. Another name between angle brackets is a hole: `<booking id>`. */
const TAG =
  /<\/?(?:a|abbr|b|big|br|center|code|del|div|em|font|hr|i|ins|kbd|li|mark|ol|p|pre|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/giu;
/** What marks an item and says nothing of it: a box to tick, a footnote's number, a bullet that Markdown knows not. */
const ITEM_MARK = /^\s*(?:\[[ xX]\]\s+|\[\^[^\]\s]+\]:\s*|[•‣▪–—→]\s+)+/u;
const FOOTNOTE = /\[\^[^\]\s]+\]/gu;

/** Marks of Markdown and HTML are taken out; identifiers keep their underscores. */
export function plainText(text: string): string {
  return text
    .replace(TAG, tag => (/^<(?:br|hr|p|li|div)\b/i.test(tag) ? ' ' : ''))
    .replace(ITEM_MARK, '')
    .replace(FOOTNOTE, '')
    .replace(/`+/g, '')
    .replace(/\*+/g, '')
    .replace(/(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The statements of one prompt, file by file, in reading order. */
export function readStatements(prompt: SystemPrompt): readonly Statement[] {
  const known = read.get(prompt);
  if (known !== undefined) return known;
  const statements = prompt.files.flatMap(source => {
    const passages = prompt.passages.filter(passage => passage.file === source.file);
    const placed = passages.map(passage => placePassage(source, passage));
    const outline = { placed, above: listAbove(placed) };
    return placed.flatMap((_, at) => statementsAt(source.text, outline, at));
  });
  read.set(prompt, statements);
  return statements;
}

/** A long prompt is asked about in parts, and is read once. */
const read = new WeakMap<SystemPrompt, readonly Statement[]>();

/** The passages of a file, and for each the index of the one that it stands under (-1: none). */
interface Outline {
  readonly placed: readonly Placed[];
  readonly above: readonly number[];
}

/** For each item the nearest less deep passage before it, down from the nearest heading. */
function listAbove(placed: readonly Placed[]): readonly number[] {
  const open: number[] = [];
  const depthOf = (at: number | undefined) => placed[at ?? -1]?.depth ?? Number.NEGATIVE_INFINITY;
  return placed.map(({ passage, depth }, at) => {
    if (passage.kind === 'heading') open.length = 0;
    while (depthOf(open.at(-1)) >= depth) open.pop();
    const above = depth < 0 ? -1 : (open.at(-1) ?? -1);
    if (passage.kind !== 'heading') open.push(at);
    return above;
  });
}

function placePassage(source: PromptText, passage: Passage): Placed {
  const { text } = source;
  const { start, end } = spanOfPassage(source, passage);
  if (passage.kind !== 'item') return { passage, start, end, depth: -1 };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^[\s>]*/.exec(text.slice(lineStart, end))?.[0].length ?? 0;
  return { passage, start, end, depth: indent };
}

function statementsAt(text: string, outline: Outline, at: number): readonly Statement[] {
  const { placed } = outline;
  const own = placed[at];
  if (!own || own.passage.kind === 'heading' || own.passage.kind === 'code') return [];
  const intros = introsOf(outline, at);
  const { label, rest, offset } = splitLabel(own.passage.text);
  const outer = intros.map(({ passage }) => lastSentence(passage));
  const contexts = [...(label ? [label] : []), ...outer, ...[...own.passage.headings].reverse()];
  const shared = { contexts, intro: outer[0] ?? null, isItem: own.depth >= 0 };
  const sentenceAt = (from: number, { start, end }: Span): Statement => {
    const quote = text.slice(from + start, from + end);
    return { ...shared, text: plainText(quote), quote, passages: [own.passage], items: [] };
  };
  const below = isIntro(own.passage.text) ? itemsBelow(placed, at) : [];
  const last = below.at(-1);
  if (last) {
    const items = below.map(item => plainText(item.passage.text));
    const passages = [own.passage, ...below.map(item => item.passage)];
    const sentences = splitSentences(own.passage.text);
    const start = own.start + (sentences.at(-1)?.start ?? 0);
    const list = { ...shared, text: lastSentence(own.passage), quote: text.slice(start, last.end), passages, items };
    return [...sentences.slice(0, -1).map(span => sentenceAt(own.start, span)), list];
  }
  return splitSentences(rest).map(span => sentenceAt(own.start + offset, span));
}

/**
 * The introductions of the lists that a passage is an item of, nearest first: an item above that is less deep, or the
 * sentence before the list.
 */
function introsOf({ placed, above }: Outline, at: number): readonly Placed[] {
  const found: Placed[] = [];
  for (let next = above[at] ?? -1; next >= 0; next = above[next] ?? -1) {
    const intro = placed[next];
    if (intro === undefined || !isIntro(intro.passage.text)) break;
    found.push(intro);
  }
  return found;
}

function lastSentence({ text }: Passage): string {
  return plainText(text.slice(splitSentences(text).at(-1)?.start ?? 0));
}

/** The items that an introduction introduces, nested ones included. */
function itemsBelow(placed: readonly Placed[], at: number): readonly Placed[] {
  const own = placed[at];
  if (!own) return [];
  let end = at + 1;
  while (end < placed.length && (placed[end]?.depth ?? -1) > own.depth) end++;
  return placed.slice(at + 1, end);
}

/** A text that leads over to a list: it ends in a colon, or in no stop at all. */
function isIntro(text: string): boolean {
  return !/[.!?…)"'”’]\W*$/.test(plainText(text)) || /:$/.test(plainText(text));
}

const LABEL = /^(\s*(?:\*\*|__)?([\p{Lu}][\p{L}\p{N} \-/&']{1,40})(?:\*\*|__)?\s*:(?:\*\*|__)?\s+)(?=\S)/u;

/** "Payment: each order ..." is a sentence under the label "Payment". */
function splitLabel(text: string): { readonly label: string | null; readonly rest: string; readonly offset: number } {
  const [, whole = '', label = ''] = LABEL.exec(text) ?? [];
  const isLabel =
    whole !== '' && label.trim().split(/\s+/).length <= 5 && !/\b(?:must|should|can|may|if)\b/i.test(label);
  return isLabel
    ? { label: label.trim(), rest: text.slice(whole.length), offset: whole.length }
    : { label: null, rest: text, offset: 0 };
}

const STOP = /(?<=[.!?]["'”’)\]*]*)\s+(?=["'“(*`]*\p{Lu})|(?<=[^,]),\s+(?:and|but)\s+(?=(?:if|when|unless)\b)/gu;
const ABBREVIATION = /(?:\be\.g|\bi\.e|\betc|\bvs|\bno|\bnr|\bapprox|\bmr|\bmrs|\bdr|\b\p{L})\.$/iu;
const QUOTED = /"[^"]{1,400}"|“[^”]{1,400}”|(?<![\p{L}\p{N}])'(?! )[^']{1,400}'(?![\p{L}\p{N}])|`[^`]+`|\([^()]*\)/gu;

/** More letters than any abbreviation has, with what stands before it. */
const LONGEST_ABBREVIATION = 12;

/** Sentences, and the parts of one joined by ", and if": a comma before them or a stop ends the part before. */
function splitSentences(text: string): readonly Span[] {
  const quoted = [...text.matchAll(QUOTED)].map(match => [match.index, match.index + match[0].length] as const);
  let next = 0;
  const isQuoted = (at: number) => {
    while ((quoted[next]?.[1] ?? text.length) <= at && next < quoted.length) next++;
    return (quoted[next]?.[0] ?? text.length) < at;
  };
  const isCut = (match: RegExpExecArray) => {
    const before = text.slice(Math.max(0, match.index - LONGEST_ABBREVIATION), match.index);
    return !isQuoted(match.index) && !ABBREVIATION.test(before);
  };
  const cuts = [...text.matchAll(STOP)].filter(isCut);
  const starts = [0, ...cuts.map(match => match.index + match[0].length)];
  const ends = [...cuts.map(match => match.index), text.length];
  return starts.flatMap((start, index) => {
    const trimmed = text.slice(start, ends[index]).trimEnd();
    return trimmed === '' ? [] : [{ start, end: start + trimmed.length }];
  });
}
