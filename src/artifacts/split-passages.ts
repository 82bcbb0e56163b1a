import type { BlockContent, DefinitionContent, Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { ConfigError } from '../lib/errors.ts';
import { passageAnchor } from '../lib/passage-anchor.ts';
import type { LineMark, Passage } from '../model/artifacts.ts';
import { type Span, splitSentences, trimSpan } from './split-sentences.ts';
import { splitTable } from './split-table.ts';

/** Blocks within more blocks than this are read as prose. */
const DEEPEST = 100;
/** A line that opens more blocks than this is not read: Markdown's own reader would not end. */
const MOST_MARKS = 1000;
/** A list item of several sentences stays one passage up to this many characters. */
const LONG_ITEM = 300;

interface Piece {
  readonly kind: Passage['kind'];
  readonly span: Span;
  readonly headings: readonly string[];
}

/** What blocks stand under and within. */
interface Outer {
  readonly headings: readonly string[];
  readonly depth: number;
}

/**
 * Cuts one prompt file into passages of about one statement each, in reading order: headings, list items (nested ones
 * apart), sentences of paragraphs, table rows, code blocks. Lines that hold nothing but a tag (`<policy>`) set no
 * passage, and what stands between them is read as Markdown. Throws ConfigError for a line of a thousand nested quotations
 * or lists.
 * @param marks where the text comes out of a container: the lines on which it stands there
 */
export function splitPassages(file: string, text: string, marks?: readonly LineMark[]): readonly Passage[] {
  const lineAt = marks === undefined ? lineCounter(text) : (offset: number) => lineOfMark(marks, offset);
  requireShallow(file, text, lineAt);
  const tree = fromMarkdown(blankTagLines(text));
  return splitBlocks(text, tree.children, { headings: [], depth: 0 }).map(({ kind, span, headings }) => {
    const slice = text.slice(span.start, span.end);
    const [first, last] = [lineAt(span.start), lineAt(span.end - 1)];
    const lines = [Math.min(first, last), Math.max(first, last)] as const;
    return { anchor: passageAnchor(slice), file, lines, headings, kind, text: slice };
  });
}

/** Blanks lines that are one tag, or Markdown would take all that follows them for HTML. Offsets stay. */
function blankTagLines(text: string): string {
  return text.replace(/^[ \t]*<\/?[A-Za-z][\w.:-]*(?:[ \t][^<>\n]*)?>[ \t]*(?=\r?$)/gmu, line =>
    ' '.repeat(line.length),
  );
}

function requireShallow(file: string, text: string, lineAt: (offset: number) => number): void {
  const found = new RegExp(`^(?:[ \\t]*(?:>|(?:[*+-]|\\d{1,9}[.)])[ \\t])){${MOST_MARKS}}(?=.*[^\\s>*+-])`, 'm').exec(
    text,
  );
  if (found === null) return;
  const line = lineAt(found.index);
  throw new ConfigError(`prompt ${file}:${line}: more than ${MOST_MARKS} quotations or lists in one another`);
}

function splitBlocks(text: string, blocks: readonly RootContent[], outer: Outer): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: readonly { readonly depth: number; readonly title: string }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading') {
      open = open.filter(heading => heading.depth < block.depth);
      pieces.push(...headingPiece(block, [...outer.headings, ...open.map(heading => heading.title)]));
      open = [...open, { depth: block.depth, title: headingTitle(text, block) }];
    } else {
      const headings = [...outer.headings, ...open.map(heading => heading.title)];
      for (const piece of splitBlock(text, block, { ...outer, headings })) pieces.push(piece);
    }
  }
  return pieces;
}

function headingPiece(block: Heading, headings: readonly string[]): readonly Piece[] {
  return [{ kind: 'heading', span: spanOf(block), headings }];
}

/** A heading's words: without its marks and without emphasis. */
function headingTitle(text: string, heading: Heading): string {
  const [first, last] = [heading.children[0], heading.children.at(-1)];
  if (first === undefined || last === undefined) return '';
  return text
    .slice(spanOf(first).start, spanOf(last).end)
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*`]{1,3}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

function splitBlock(text: string, block: RootContent, outer: Outer): readonly Piece[] {
  const { headings, depth } = outer;
  if (depth > DEEPEST) return splitParagraph(text, spanOf(block), headings);
  const inner = { headings, depth: depth + 1 };
  switch (block.type) {
    case 'list':
      return block.children.flatMap(item => item.children.flatMap(part => splitItemPart(text, part, inner)));
    case 'blockquote':
      return splitBlocks(text, block.children, inner);
    case 'code':
      return [{ kind: 'code', span: spanOf(block), headings }];
    case 'thematicBreak':
      return [];
    default:
      return splitParagraph(text, spanOf(block), headings);
  }
}

function splitItemPart(text: string, part: BlockContent | DefinitionContent, outer: Outer): readonly Piece[] {
  if (part.type !== 'paragraph') return splitBlock(text, part, outer);
  const span = spanOf(part);
  const isLong = span.end - span.start > LONG_ITEM;
  const spans = isLong ? sentencesOf(text, span) : trimSpan(text, span);
  return spans.map(each => ({ kind: 'item', span: each, headings: outer.headings }));
}

function splitParagraph(text: string, span: Span, headings: readonly string[]): readonly Piece[] {
  const table = splitTable(text.slice(span.start, span.end));
  if (table === null) return sentencesOf(text, span).map(each => ({ kind: 'sentence', span: each, headings }));
  const before = { start: span.start, end: span.start + table.start };
  const rows = table.rows.map(row => ({ start: span.start + row.start, end: span.start + row.end }));
  return [
    ...sentencesOf(text, before).map(each => ({ kind: 'sentence' as const, span: each, headings })),
    ...rows.map(row => ({ kind: 'table' as const, span: row, headings })),
  ];
}

function sentencesOf(text: string, span: Span): readonly Span[] {
  return splitSentences(text.slice(span.start, span.end)).map(each => ({
    start: span.start + each.start,
    end: span.start + each.end,
  }));
}

function spanOf(node: RootContent | BlockContent): Span {
  return { start: node.position?.start.offset ?? 0, end: node.position?.end.offset ?? 0 };
}

function lineOfMark(marks: readonly LineMark[], offset: number): number {
  return marks.findLast(mark => mark.at <= offset)?.line ?? 1;
}

function lineCounter(text: string): (offset: number) => number {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(match => match.index + 1)];
  return offset => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
}
