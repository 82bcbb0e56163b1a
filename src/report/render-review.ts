import { styleText } from 'node:util';
import { linesOfSpan, locateText } from '../lib/locate-text.ts';
import type { Spec } from '../model/spec.ts';
import { cleanText } from './escape-markdown.ts';
import { printGherkin } from './print-gherkin.ts';

/** Lines shown above and below a quotation. */
const AROUND = 1;

/**
 * A rule as a person reviews it: what it says, the places that it comes from with the quoted words highlighted, and its
 * scenarios.
 * @param texts the files that it quotes; what is not among them is shown as quoted
 */
export function renderReview(
  spec: Spec,
  texts: ReadonlyMap<string, string>,
  { hasColor }: { readonly hasColor: boolean },
): string {
  const mark = (text: string) => (hasColor ? styleText('inverse', text, { validateStream: false }) : `>>${text}<<`);
  const head = [
    `${spec.id} (${spec.status}, ${spec.source}, ${spec.severity}, ${spec.category})`,
    `  ${oneLine(spec.rule)}`,
    `  tools: ${spec.tools.join(', ') || 'none'}`,
  ];
  const sources = spec.evidence.flatMap(({ file, lines, pointer, quote }) => {
    const place = [file, ...(lines ? [String(lines[0])] : [])].join(':');
    const shown = showQuote(quote, { text: texts.get(file) ?? null, near: lines?.[0] ?? 1, mark });
    return [`  ${oneLine(place)}${pointer === undefined ? '' : ` (${oneLine(pointer)})`}`, ...shown];
  });
  const scenarios = spec.scenarios.flatMap(scenario =>
    printGherkin({ rule: spec.rule, scenario })
      .split('\n')
      .slice(1)
      .map(line => `  ${line}`),
  );
  return `${[...head, ...(sources.length > 0 ? sources : ['  no source is quoted']), ...scenarios].join('\n')}\n`;
}

interface QuoteView {
  readonly text: string | null;
  /** The line on which the quotation is said to stand. */
  readonly near: number;
  readonly mark: (text: string) => string;
}

function showQuote(quote: string, { text, near, mark }: QuoteView): readonly string[] {
  const spans = text === null ? [] : locateText(quote, text);
  const distance = (at: number) =>
    Math.abs(linesOfSpan({ text: text ?? '' }, spans[at] ?? { start: 0, end: 0 })[0] - near);
  const [nearest] = [...spans.keys()].sort((a, b) => distance(a) - distance(b));
  const span = nearest === undefined ? undefined : spans[nearest];
  if (text === null || !span)
    return cleanText(quote)
      .split('\n')
      .map(line => `  | ${mark(line)}`);
  const [first, last] = linesOfSpan({ text }, span);
  const before = startOfLine(text, Math.max(1, first - AROUND));
  const after = endOfLine(text, last + AROUND);
  const quoted = cleanText(text.slice(span.start, span.end)).split('\n').map(mark).join('\n');
  const shown = `${cleanText(text.slice(before, span.start))}${quoted}${cleanText(text.slice(span.end, after))}`;
  return shown.split('\n').map(line => `  | ${line}`);
}

function startOfLine(text: string, line: number): number {
  return text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, { length }) => sum + length + 1, 0);
}

function endOfLine(text: string, line: number): number {
  return text.split('\n').slice(0, line).join('\n').length;
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ').trim();
}
