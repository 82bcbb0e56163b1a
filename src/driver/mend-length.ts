import { testField } from '../lib/evaluate-condition.ts';
import { isManyPath, readPath } from '../lib/read-path.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Demand } from './solve-field.ts';

const LENGTH = /\.length$/;
const MAX_LENGTH = 12;

/** The list whose length a path names (`legs.length` -> `legs`); null when it names no length of one list. */
export function listOfLength(path: string): string | null {
  return LENGTH.test(path) && !isManyPath(path) ? path.replace(LENGTH, '') : null;
}

/**
 * A list of a length that meets the demands, as near to the present one as can be: cut short, or filled with items that
 * other records have. Undefined: no length does, or there are no items.
 * @param column lists of other records
 */
export function mendLength(
  record: JsonObject,
  {
    list,
    demands,
    column,
  }: { readonly list: string; readonly demands: readonly Demand[]; readonly column: readonly unknown[] },
): readonly Json[] | undefined {
  const [present] = readPath(record, list);
  const items: readonly Json[] = Array.isArray(present) ? present : [];
  const lengths = Array.from({ length: MAX_LENGTH + 1 }, (_, length) => length)
    .filter(length => demands.every(demand => testField([length], { ...demand, now: null }) === true))
    .toSorted((a, b) => Math.abs(a - items.length) - Math.abs(b - items.length));
  const [length] = lengths;
  if (length === undefined) return undefined;
  if (length <= items.length) return items.slice(0, length);
  const known = new Set(items.map(item => JSON.stringify(item)));
  const others = column.flatMap((other): readonly Json[] => (Array.isArray(other) ? other : []));
  const fresh = others.filter(item => !known.has(JSON.stringify(item)));
  const filled = [...items, ...fresh, ...Array.from({ length }, () => others[0] ?? items[0]).filter(isItem)].slice(
    0,
    length,
  );
  return filled.length === length ? filled : undefined;
}

function isItem(item: Json | undefined): item is Json {
  return item !== undefined;
}
