import type { BlockContent, DefinitionContent, Heading, ListItem, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { passageAnchor } from '../lib/passage-anchor.ts';
import type { LineMark, Passage } from '../model/artifacts.ts';
import { type Span, splitSentences, trimSpan } from './split-sentences.ts';
import { splitTable } from './split-table.ts';

/** A list item of several sentences stays one passage up to this many characters. */
const LONG_ITEM = 300;

interface Piece {
  readonly kind: Passage['kind'];
  readonly span: Span;
  readonly headings: readonly string[];
}

/**
 * Cuts one prompt file into passages of about one statement each, in reading order: headings, list items (nested ones
 * apart), sentences of paragraphs, table rows, code blocks. Lines that hold nothing but a tag (`<policy>`) set no
 * passage, and what stands between them is read as Markdown.
 * @param marks where the text comes out of a container: the lines on which it stands there
 */
export function splitPassages(file: string, text: string, marks?: readonly LineMark[]): readonly Passage[] {
  const tree = fromMarkdown(blankTagLines(text));
  const lineAt = marks === undefined ? lineCounter(text) : (offset: number) => lineOfMark(marks, offset);
  return splitBlocks(text, tree.children, []).map(({ kind, span, headings }) => {
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

function splitBlocks(text: string, blocks: readonly RootContent[], outer: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let open: readonly { readonly depth: number; readonly title: string }[] = [];
  for (const block of blocks) {
    if (block.type === 'heading') {
      open = open.filter(heading => heading.depth < block.depth);
      pieces.push(...headingPiece(block, [...outer, ...open.map(heading => heading.title)]));
      open = [...open, { depth: block.depth, title: headingTitle(text, block) }];
    } else {
      pieces.push(...splitBlock(text, block, [...outer, ...open.map(heading => heading.title)]));
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

function splitBlock(text: string, block: RootContent, headings: readonly string[]): readonly Piece[] {
  switch (block.type) {
    case 'list':
      return block.children.flatMap(item => splitItem(text, item, headings));
    case 'blockquote':
      return splitBlocks(text, block.children, headings);
    case 'code':
      return [{ kind: 'code', span: spanOf(block), headings }];
    case 'thematicBreak':
      return [];
    default:
      return splitParagraph(text, spanOf(block), headings);
  }
}

function splitItem(text: string, item: ListItem, headings: readonly string[]): readonly Piece[] {
  return item.children.flatMap(child => splitItemPart(text, child, headings));
}

function splitItemPart(
  text: string,
  part: BlockContent | DefinitionContent,
  headings: readonly string[],
): readonly Piece[] {
  if (part.type !== 'paragraph') return splitBlock(text, part, headings);
  const span = spanOf(part);
  const isLong = span.end - span.start > LONG_ITEM;
  const spans = isLong ? sentencesOf(text, span) : trimSpan(text, span);
  return spans.map(each => ({ kind: 'item', span: each, headings }));
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
