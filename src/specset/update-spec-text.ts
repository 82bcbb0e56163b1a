import {
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { stableJson } from '../lib/stable-json.ts';
import type { Spec } from '../model/spec.ts';
import { specToFile } from '../model/spec-file.ts';
import { parseSpec } from './parse-spec.ts';
import { buildSpecDocument, printDocument, printSpec } from './print-spec.ts';

/**
 * Writes a spec over its committed text: only what differs is replaced, so a person's comments, order and style
 * survive; the line endings of the file are kept. A text that cannot be read is printed anew.
 */
export function updateSpecText(oldText: string, spec: Spec): string {
  const document = parseDocument(oldText.replace(/\r\n?/g, '\n'));
  const styled = buildSpecDocument(spec).contents;
  if (document.errors.length > 0 || !isMap(document.contents) || !isMap(styled)) return printSpec(spec);
  mergeMap(document.contents, styled);
  const text = printDocument(document);
  if (!says(text, spec)) return printSpec(spec);
  return oldText.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text;
}

function says(text: string, spec: Spec): boolean {
  try {
    return stableJson(specToFile(parseSpec(`${spec.id}.yaml`, text))) === stableJson(specToFile(spec));
  } catch {
    return false;
  }
}

/** The node that shall stand where `old` stands: `old` itself wherever it says the same. */
function mergeNode(old: unknown, styled: unknown): unknown {
  if (contentOf(old) === contentOf(styled)) return old;
  if (isMap(old) && isMap(styled)) return mergeMap(old, styled);
  if (isSeq(old) && isSeq(styled)) return mergeSeq(old, styled);
  if (isNode(old) && isNode(styled)) keepComments(old, styled);
  return styled;
}

function mergeMap(old: YAMLMap, styled: YAMLMap): YAMLMap {
  old.items = old.items.filter(pair => styled.has(keyOf(pair)) || isDefault(pair));
  for (const [index, pair] of styled.items.entries()) {
    const existing = old.items.find(item => keyOf(item) === keyOf(pair));
    if (existing) existing.value = mergeNode(existing.value, pair.value);
    else old.items.splice(placeAfter(old, styled.items[index - 1]), 0, pair);
  }
  return old;
}

/** Items are paired by id, then by equal content, then by place; what has no partner is new or gone. */
function mergeSeq(old: YAMLSeq, styled: YAMLSeq): YAMLSeq {
  const free = new Set(old.items);
  const take = (fits: (item: unknown) => boolean): unknown => {
    const item = [...free].find(fits);
    if (item !== undefined) free.delete(item);
    return item;
  };
  const partners = styled.items.map(item => take(one => contentOf(one) === contentOf(item)));
  for (const [index, item] of styled.items.entries()) {
    if (partners[index] === undefined && idOf(item) !== null) partners[index] = take(one => idOf(one) === idOf(item));
  }
  for (const [index, item] of styled.items.entries()) {
    if (partners[index] === undefined && idOf(item) === null) partners[index] = take(one => one === old.items[index]);
  }
  old.items = styled.items.map((item, index) =>
    partners[index] === undefined ? item : mergeNode(partners[index], item),
  );
  return old;
}

function keyOf(pair: unknown): unknown {
  return isPair(pair) && isScalar(pair.key) ? pair.key.value : null;
}

function idOf(node: unknown): unknown {
  return isMap(node) ? (node.get('id') ?? null) : null;
}

/** What a node says, line ends of a text's end aside (a block scalar always has one). */
function contentOf(node: unknown): string {
  if (!isNode(node)) return stableJson(node ?? null);
  const value: unknown = node.toJSON();
  return stableJson(typeof value === 'string' ? value.replace(/\n+$/, '') : value);
}

/** A key whose absence means the same: kept when a person wrote it. */
function isDefault(pair: Pair): boolean {
  if (keyOf(pair) === 'attempts') return isScalar(pair.value) && pair.value.value === 'report';
  const isOptional = ['objects', 'facts', 'evidence'].includes(String(keyOf(pair)));
  return isOptional && (isMap(pair.value) || isSeq(pair.value)) && pair.value.items.length === 0;
}

function placeAfter(map: YAMLMap, previous: Pair | undefined): number {
  if (previous === undefined) return 0;
  return map.items.findIndex(item => keyOf(item) === keyOf(previous)) + 1;
}

function keepComments(old: Node, styled: Node): void {
  if (old.comment) styled.comment = old.comment;
  if (old.commentBefore) styled.commentBefore = old.commentBefore;
  if (old.spaceBefore) styled.spaceBefore = true;
}
