import type { Span } from './split-sentences.ts';

/** The row below a table's header: `|---|:--:|`. */
const DELIMITER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/u;

/**
 * Finds a pipe table in a paragraph (CommonMark knows none): the header row and the rows below it, each one span.
 * @returns null when the paragraph holds no table; `start` is where prose before the table ends
 */
export function splitTable(text: string): { readonly start: number; readonly rows: readonly Span[] } | null {
  const lines = lineSpans(text);
  const isRow = (line: Span | undefined) => line !== undefined && text.slice(line.start, line.end).includes('|');
  const at = lines.findIndex(
    (line, index) =>
      index > 0 && isRow(line) && DELIMITER.test(text.slice(line.start, line.end)) && isRow(lines[index - 1]),
  );
  const header = lines[at - 1];
  if (at < 1 || header === undefined) return null;
  return { start: header.start, rows: [header, ...lines.slice(at + 1)].map(line => trimLine(text, line)) };
}

function lineSpans(text: string): readonly Span[] {
  return [...text.matchAll(/[^\n]+/g)].map(match => ({ start: match.index, end: match.index + match[0].length }));
}

function trimLine(text: string, line: Span): Span {
  const slice = text.slice(line.start, line.end);
  const start = line.start + (slice.length - slice.trimStart().length);
  return { start, end: line.start + slice.trimEnd().length };
}
