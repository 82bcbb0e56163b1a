import { singularOf } from '../lib/word-forms.ts';
import type { Field } from '../model/artifacts.ts';
import { isJsonArray, isJsonObject, type Json } from '../model/json.ts';
import type { Observation } from './observe-fields.ts';

/** Keys inside the records of a table: those of a map, or the ids of array items. */
export interface InnerKeys {
  readonly table: string;
  /** `variants.*` for a map, `items[].id` for array items. */
  readonly path: string;
  readonly isMap: boolean;
  readonly keys: ReadonlySet<string>;
  /** What a field that points there is called. */
  readonly names: readonly string[];
}

/** Every map of a table's records, and every field of array items that identifies its item. */
export function listInnerKeys(table: string, observed: readonly Observation[]): readonly InnerKeys[] {
  return observed.flatMap(({ path, values }): readonly InnerKeys[] => {
    if (path.endsWith('.*')) {
      const own = path.slice(0, -2);
      const maps = observed.find(other => other.path === own)?.values.filter(value => isJsonObject(value)) ?? [];
      const keys = new Set(maps.flatMap(map => Object.keys(map)));
      const last = lastStep(own);
      return [{ table, path, isMap: true, keys, names: [...idNames(singularOf(last)), ...repeatingFields(maps)] }];
    }
    const [, list = '', field = ''] = /^(.*)\[\]\.([^.[\]]+)$/.exec(path) ?? [];
    if (!/^(?:id|\w+_id|\w+Id)$/.test(field) || !areDistinct(values)) return [];
    const names = field === 'id' ? idNames(singularOf(lastStep(list))) : [field];
    return [{ table, path, isMap: false, keys: new Set(values.map(String)), names }];
  });
}

/**
 * Where inside the records of a table all values of a field point, by inclusion and by name: `item_id` points into
 * `products.variants.*` when its values are keys there and the variants repeat their key as `item_id`.
 */
export function inferInnerReference(
  inner: readonly InnerKeys[],
  column: { readonly table: string; readonly isKey: boolean; readonly path: string; readonly values: readonly Json[] },
): Field['referencesInto'] {
  const { values, path, table, isKey } = column;
  if (isKey || values.length === 0 || !values.every(isKeyLike)) return undefined;
  const distinct = [...new Set(values.map(String))];
  const found = inner.find(
    one =>
      !(one.table === table && (path === one.path || path.startsWith(`${one.path}.`))) &&
      one.names.some(name => plain(name) === plain(lastStep(path))) &&
      distinct.every(value => one.keys.has(value)),
  );
  return found === undefined ? undefined : { table: found.table, path: found.path };
}

/** Fields of a map's entries that repeat the entry's key. */
function repeatingFields(maps: readonly { readonly [key: string]: Json }[]): readonly string[] {
  const entries = maps.flatMap(map => Object.entries(map));
  const [first] = entries;
  if (first === undefined || !isJsonObject(first[1])) return [];
  const names = Object.keys(first[1]).filter(name => name !== 'id');
  return names.filter(name => entries.every(([key, entry]) => isJsonObject(entry) && String(entry[name]) === key));
}

function areDistinct(values: readonly Json[]): boolean {
  return values.length > 1 && values.every(isKeyLike) && new Set(values).size === values.length;
}

function isKeyLike(value: Json): boolean {
  return (typeof value === 'string' || Number.isInteger(value)) && !isJsonArray(value);
}

function idNames(word: string): readonly string[] {
  return [`${word}_id`, word];
}

function lastStep(path: string): string {
  return (
    path
      .replaceAll('[]', '')
      .split('.')
      .findLast(step => step !== '*') ?? ''
  );
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, '');
}
