import { isMap, isScalar, isSeq, type Node } from 'yaml';
import { isJsonArray, type Json } from '../model/json.ts';
import type { SourceDocument } from './read-document.ts';

/** The keys and indices from the top of a document to a part of it. */
export type DocumentPath = readonly (string | number)[];

/** A slice of a source file, verbatim, and its lines. */
export interface Place {
  readonly lines: readonly [number, number];
  readonly quote: string;
}

export function valueAt(value: Json | undefined, path: DocumentPath): Json | undefined {
  return path.reduce<Json | undefined>((node, step) => {
    if (node === undefined || node === null || typeof node !== 'object') return undefined;
    if (isJsonArray(node)) return node[Number(step)];
    return Object.hasOwn(node, step) ? node[String(step)] : undefined;
  }, value);
}

export function nodeAt({ contents }: SourceDocument, path: DocumentPath): Node | null {
  let node: Node | null = contents;
  for (const step of path) {
    const next: unknown = isMap(node) || isSeq(node) ? node.get(step, true) : null;
    if (!isMap(next) && !isSeq(next) && !isScalar(next)) return null;
    node = next;
  }
  return node;
}

/** The line on which a part starts; 1 where it has no place of its own. */
export function lineAt(document: SourceDocument, path: DocumentPath): number {
  const range = nodeAt(document, path)?.range;
  return range ? document.lineAt(range[0]) : 1;
}

/** Where a part stands: in a mapping with its key (`key: value`), in a list by itself; null where it has no place. */
export function placeAt(document: SourceDocument, path: DocumentPath): Place | null {
  const parent = nodeAt(document, path.slice(0, -1));
  const key = path.at(-1);
  if (!isMap(parent)) return placeOf(document, nodeAt(document, path)?.range ?? null);
  const pair = parent.items.find(item => isScalar(item.key) && String(item.key.value) === String(key));
  if (pair === undefined || !isScalar(pair.key) || !pair.key.range) return null;
  const value = pair.value;
  const range = isMap(value) || isSeq(value) || isScalar(value) ? value.range : null;
  return placeOf(document, [pair.key.range[0], range?.[1] ?? pair.key.range[1]]);
}

function placeOf(document: SourceDocument, range: readonly [number, number, ...unknown[]] | null): Place | null {
  if (range === null) return null;
  const quote = document.text.slice(range[0], range[1]).trimEnd();
  return { quote, lines: [document.lineAt(range[0]), document.lineAt(range[0] + Math.max(0, quote.length - 1))] };
}
