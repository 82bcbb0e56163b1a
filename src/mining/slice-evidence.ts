import { isMap, isScalar, isSeq, type Node, type Pair, parseDocument } from 'yaml';
import type { ToolAnchor } from '../model/artifacts.ts';
import type { Evidence } from '../model/spec.ts';

/**
 * The smallest slice of a parameter's source that holds the given keywords, as evidence.
 * @param keywords for each, the keys from the parameter's schema to the keyword; an empty one is the parameter itself:
 *   its name and type
 */
export function sliceEvidence(file: string, anchor: ToolAnchor, keywords: readonly (readonly string[])[]): Evidence {
  const ranges = keywords.map(path => rangeOf(anchor.quote, path));
  const start = Math.min(...ranges.map(range => range?.start ?? 0));
  const end = Math.max(...ranges.map(range => range?.end ?? anchor.quote.length));
  const quote = anchor.quote.slice(start, end).trim() || anchor.quote;
  const offset = anchor.quote.indexOf(quote, start);
  const pointer = `${anchor.tool}${anchor.pointer}`;
  if (anchor.lines === null) return { file, pointer, quote };
  const first = anchor.lines[0] + anchor.quote.slice(0, offset).split('\n').length - 1;
  const lines: [number, number] = [first, Math.min(anchor.lines[1], first + quote.split('\n').length - 1)];
  return { file, lines, pointer, quote };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function rangeOf(quote: string, path: readonly string[]): Range | null {
  const isWhole = path.length === 0;
  const found = findPair(quote, isWhole ? ['type'] : path);
  if (!found) return null;
  return isWhole ? { start: 0, end: found.end } : found;
}

/** The place of the pair at a path; the quotation is the parameter's value, or its name and value. */
function findPair(quote: string, path: readonly string[]): Range | null {
  const document = parseDocument(quote, { logLevel: 'silent' });
  if (document.errors.length > 0 || !isMap(document.contents)) return null;
  const map = document.contents;
  const [only] = map.items;
  const inner = map.items.length === 1 && only && isMap(only.value) ? only.value : null;
  return walk(map, path) ?? (inner ? walk(inner, path) : null);
}

function walk(start: Node, path: readonly string[]): Range | null {
  let node: unknown = start;
  let pair: Pair | null = null;
  for (const step of path) {
    if (isSeq(node)) {
      node = node.items[Number(step)];
      continue;
    }
    if (!isMap(node)) return null;
    pair = node.items.find(item => isScalar(item.key) && item.key.value === step) ?? null;
    if (!pair) return null;
    node = pair.value;
  }
  const from = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  const to = rangeEnd(pair?.value);
  return from === undefined || to === undefined ? null : { start: from, end: to };
}

function rangeEnd(value: unknown): number | undefined {
  return isScalar(value) || isMap(value) || isSeq(value) ? value.range?.[1] : undefined;
}
