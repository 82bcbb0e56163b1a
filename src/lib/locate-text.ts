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
  const lines = text.split('\n');
  const [first, last] = passage.lines;
  const start = lines.slice(0, first - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const end = start + lines.slice(first - 1, last).join('\n').length;
  const at = text.indexOf(passage.text, start);
  if (at >= 0 && at < end) return { start: at, end: at + passage.text.length };
  return { start, end };
}

export function doSpansOverlap(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The line numbers (from 1) that a span touches. */
export function linesOfSpan(text: string, span: Span): readonly [number, number] {
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return [lineAt(span.start), lineAt(Math.max(span.start, span.end - 1))];
}
