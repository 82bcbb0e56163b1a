import { stripVTControlCharacters, styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];
/** Paints a text, or leaves it as it is. */
type Paint = (style: Style, text: string) => string;

/**
 * Our Markdown as a terminal shows it: tables aligned, details opened, links as their text. Not a Markdown renderer: it
 * knows what the comment and the summary use.
 */
export function renderTerminal(markdown: string, options: { readonly color?: boolean } = {}): string {
  const paint: Paint = options.color
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_, text) => text;
  const lines = stripVTControlCharacters(markdown).split('\n');
  const out: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const block = readBlock(lines, at);
    out.push(...printBlock(lines.slice(at, at + block.length), block.kind, paint));
    at += block.length;
  }
  return `${out
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

interface Block {
  readonly kind: 'fence' | 'table' | 'line';
  readonly length: number;
}

function readBlock(lines: readonly string[], at: number): Block {
  const line = lines[at] ?? '';
  const ticks = /^`{3,}/.exec(line)?.[0];
  if (ticks !== undefined) {
    const end = lines.findIndex((other, index) => index > at && other === ticks);
    return { kind: 'fence', length: (end === -1 ? lines.length : end + 1) - at };
  }
  if (!line.startsWith('|')) return { kind: 'line', length: 1 };
  const end = lines.findIndex((other, index) => index > at && !other.startsWith('|'));
  return { kind: 'table', length: (end === -1 ? lines.length : end) - at };
}

function printBlock(lines: readonly string[], kind: Block['kind'], paint: Paint): readonly string[] {
  if (kind === 'fence') return printFence(lines, paint);
  if (kind === 'table') return printRows(lines, paint);
  return lines.flatMap(line => printLine(line, paint));
}

function printFence(lines: readonly string[], paint: Paint): readonly string[] {
  const isDiff = lines[0]?.endsWith('diff') ?? false;
  return lines.slice(1, -1).map(line => {
    if (isDiff && line.startsWith('+')) return `    ${paint('green', line)}`;
    if (isDiff && line.startsWith('-')) return `    ${paint('red', line)}`;
    return line.endsWith('◀ here') ? `    ${paint('bold', line)}` : `    ${line}`;
  });
}

function printLine(line: string, paint: Paint): readonly string[] {
  if (/^<!--.*-->$/.test(line) || line === '</details>' || line === '---') return [];
  const summary = /^<details(?: open)?><summary>(.*)<\/summary>$/.exec(line)?.[1];
  if (summary !== undefined) return ['', paint('bold', `▾ ${printInline(summary, paint)}`)];
  const heading = /^(#{1,6}) (.*)$/.exec(line);
  if (heading !== null) return ['', paint('bold', printInline(heading[2] ?? '', paint))];
  const quote = /^> (.*)$/.exec(line);
  if (quote !== null) return [`  │ ${printInline(quote[1] ?? '', paint)}`];
  const item = /^- (.*)$/.exec(line);
  if (item !== null) return [`  • ${printInline(item[1] ?? '', paint)}`];
  return [printInline(line, paint)];
}

/** One table: columns as wide as their widest cell, right-aligned where the delimiter row says so. */
function printRows(lines: readonly string[], paint: Paint): readonly string[] {
  const [head = [], delimiters = [], ...rows] = lines.map(splitCells);
  const shown = [head, ...rows].map(row => row.map(cell => printInline(inOneLine(cell), paint)));
  const widths = head.map((_, column) => Math.max(...shown.map(row => textWidth(row[column] ?? ''))));
  const isRight = delimiters.map(cell => cell.endsWith(':') && !cell.startsWith(':'));
  const printed = shown.map(row => padRow(row, widths, isRight));
  const rule = widths.map(width => '─'.repeat(width)).join('  ');
  return [paint('bold', printed[0] ?? ''), rule, ...printed.slice(1)];
}

/** A cell of two lines ends with what names its row: that comes first here. */
function inOneLine(cell: string): string {
  return cell.split('<br>').reverse().join('  ');
}

function padRow(row: readonly string[], widths: readonly number[], isRight: readonly boolean[]): string {
  const cells = widths.map((width, column) => {
    const cell = row[column] ?? '';
    const space = ' '.repeat(Math.max(0, width - textWidth(cell)));
    return isRight[column] ? space + cell : cell + space;
  });
  return cells.join('  ').trimEnd();
}

function splitCells(line: string): readonly string[] {
  const inner = line.replace(/^\|/, '').replace(/(?<!\\)\|\s*$/, '');
  return inner.split(/(?<!\\)\|/).map(cell => cell.trim());
}

function textWidth(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

const INLINE =
  /(?<ticks>`+)(?<code>.*?[^`])\k<ticks>(?!`)|<code>(?<tag>.*?)<\/code>|\*\*(?<bold>.+?)\*\*|\[(?<text>(?:\\.|[^\]\\])*)\]\([^)\s]*\)|\\(?<mark>[!-/:-@[-`{-~])|&(?<entity>amp|lt|gt|dollar);|<\/?(?:sub|b|i)>|(?<![\w\\])_(?<soft>[^_]+)_(?!\w)/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', dollar: '$' };

function printInline(markdown: string, paint: Paint): string {
  return markdown.replace(INLINE, (...match) => {
    const groups: Readonly<Record<string, string | undefined>> = match.at(-1);
    if (groups['code'] !== undefined) return paint('cyan', groups['code'].trim().replaceAll('\\|', '|'));
    if (groups['tag'] !== undefined) return paint('cyan', printInline(groups['tag'], paint));
    if (groups['bold'] !== undefined) return paint('bold', printInline(groups['bold'], paint));
    if (groups['text'] !== undefined) return printInline(groups['text'], paint);
    if (groups['soft'] !== undefined) return printInline(groups['soft'], paint);
    if (groups['mark'] !== undefined) return groups['mark'];
    return ENTITIES[groups['entity'] ?? ''] ?? '';
  });
}
