import { rememberLast } from './remember-last.ts';

/** A slice of a text: offsets of its first character and of the one after its last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Everywhere a quotation stands in a text, white space folded and nothing else; in order, without overlaps. */
export function locateText(quote: string, source: string): readonly Span[] {
  const words = quote.split(/\s+/).filter(word => word.length > 0);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map(escapePattern).join('\\s+'), 'gu');
  return [...source.matchAll(pattern)].map(match => ({ start: match.index, end: match.index + match[0].length }));
}

/** A text as a pattern that finds it as it is. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** A text, and how its offsets map to the lines of its file; line for line where `marks` is absent. */
export interface SourceText {
  readonly text: string;
  readonly marks?: readonly { readonly at: number; readonly line: number }[];
}

/**
 * Where a passage stands in the text of its file: from its text within its lines, else the lines as a whole.
 * @param passage lines of the file, counted from 1, both ends included
 */
export function spanOfPassage(
  source: SourceText,
  passage: { readonly lines: readonly [number, number]; readonly text: string },
): Span {
  const { text } = source;
  const { start, end } = spanOfLines(source, passage.lines);
  const at = text.indexOf(passage.text, start);
  if (at >= 0 && at < Math.max(start + 1, end)) return { start: at, end: at + passage.text.length };
  const elsewhere = source.marks === undefined ? -1 : text.indexOf(passage.text);
  return elsewhere < 0 ? { start, end } : { start: elsewhere, end: elsewhere + passage.text.length };
}

/** The offsets that stand on these lines of the file. */
function spanOfLines({ text, marks }: SourceText, [first, last]: readonly [number, number]): Span {
  if (marks === undefined) {
    const start = startOfLine(text, first);
    return { start, end: Math.max(start, startOfLine(text, last + 1) - 1) };
  }
  const start = marks.find(mark => mark.line === first)?.at ?? text.length;
  const final = marks.findLastIndex(mark => mark.line === last);
  return { start, end: Math.max(start, final < 0 ? start : (marks[final + 1]?.at ?? text.length)) };
}

/** Offset of a line's first character, lines counted from 1; past the last line, one more than the text's length. */
function startOfLine(text: string, line: number): number {
  return startsOfLines(text)[Math.max(0, line - 1)] ?? text.length + 1;
}

const startsOfLines = rememberLast(text => [0, ...[...text.matchAll(/\n/g)].map(match => match.index + 1)]);

export function doSpansOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The line numbers (from 1) of the file that a span touches. */
export function linesOfSpan(source: SourceText, span: Span): readonly [number, number] {
  const lineAt = (offset: number) => lineOfOffset(source, offset);
  return [lineAt(span.start), lineAt(Math.max(span.start, span.end - 1))];
}

function lineOfOffset({ text, marks }: SourceText, offset: number): number {
  if (marks === undefined) return countUpTo(startsOfLines(text), offset);
  return marks.findLast(mark => mark.at <= offset)?.line ?? marks[0]?.line ?? 1;
}

/** How many of the numbers, in order, are not above a bound. */
function countUpTo(numbers: readonly number[], bound: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= bound) low = middle + 1;
    else high = middle;
  }
  return low;
}
