import { ConfigError } from '../../lib/errors.ts';
import { isJsonArray, isJsonObject, type Json } from '../../model/json.ts';
import { type DocumentPath, lineAt, valueAt } from '../document-path.ts';
import type { SourceDocument } from '../read-document.ts';

const LONGEST_CHAIN = 50;

/**
 * Where a part of a document really stands: the part itself, or what its `$ref` leads to. Throws ConfigError for a
 * `$ref` to another document or to nothing.
 */
export function followRef(document: SourceDocument, path: DocumentPath): DocumentPath {
  let at = path;
  for (let steps = 0; steps < LONGEST_CHAIN; steps++) {
    const ref = refAt(document, at);
    if (ref === null) return at;
    const place = `${document.file}:${lineAt(document, at)}`;
    if (!ref.startsWith('#/'))
      throw new ConfigError(`${place}: $ref ${ref} leads to another document`, 'bundle the document into one file');
    at = ref.slice(2).split('/').map(unescapePointer);
    if (valueAt(document.value, at) === undefined) throw new ConfigError(`${place}: $ref ${ref} leads to nothing`);
  }
  throw new ConfigError(`${document.file}:${lineAt(document, path)}: $ref in a circle`);
}

/** A schema with every `$ref` replaced by what it leads to; a schema inside itself is left open (`{}`). */
export function expandSchema(document: SourceDocument, path: DocumentPath, open: readonly string[] = []): Json {
  const target = followRef(document, path);
  const key = JSON.stringify(target);
  if (open.includes(key)) return {};
  const value = valueAt(document.value, target);
  const inner = target === path ? open : [...open, key];
  if (isJsonArray(value)) return value.map((_, index) => expandSchema(document, [...target, index], inner));
  if (!isJsonObject(value)) return value ?? {};
  return Object.fromEntries(Object.keys(value).map(name => [name, expandSchema(document, [...target, name], inner)]));
}

function refAt({ value }: SourceDocument, path: DocumentPath): string | null {
  const ref = valueAt(value, [...path, '$ref']);
  return typeof ref === 'string' ? ref : null;
}

function unescapePointer(step: string): string {
  return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
}
