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

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * Where a passage stands in the text of its file: from its text within its lines, else the lines as a whole.
 * @param passage lines count from 1, both ends included
 */
export function spanOfPassage(
  text: string,
  passage: { readonly lines: readonly [number, number]; readonly text: string },
): Span {
  const [first, last] = passage.lines;
  const start = startOfLine(text, first);
  const end = Math.max(start, startOfLine(text, last + 1) - 1);
  const at = text.indexOf(passage.text, start);
  if (at >= 0 && at < end) return { start: at, end: at + passage.text.length };
  return { start, end };
}

/** Offset of a line's first character, lines counted from 1; past the last line, one more than the text's length. */
function startOfLine(text: string, line: number): number {
  let offset = 0;
  for (let count = 1; count < line; count++) {
    const stop = text.indexOf('\n', offset);
    if (stop < 0) return text.length + 1;
    offset = stop + 1;
  }
  return offset;
}

export function doSpansOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The line numbers (from 1) that a span touches. */
export function linesOfSpan(text: string, span: Span): readonly [number, number] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return [lineAt(span.start), lineAt(Math.max(span.start, span.end - 1))];
}
