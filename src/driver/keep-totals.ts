import { readPath } from '../lib/read-path.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { type DriverArtifacts, fieldsOf, recordsOf } from './world.ts';
import { writePath } from './write-path.ts';

/** A total is believed when this many records show it and none breaks it. */
const MIN_RECORDS = 3;
const CENT = 0.005;

interface Total {
  readonly total: string;
  /** A path through list items: `items[].price`. */
  readonly parts: string;
}

const found = new WeakMap<object, readonly Total[]>();

/**
 * Restores the totals that all records of a table keep (an amount that is the sum of the prices of its items): the total
 * follows its items, or, where a clause fixes the total and not the items, they follow it.
 */
export function keepTotals(
  artifacts: DriverArtifacts,
  { table, record, fixed }: { readonly table: string; readonly record: JsonObject; readonly fixed: readonly string[] },
): JsonObject {
  return totalsOf(artifacts, table).reduce((kept, { total, parts }) => {
    if (isKept({ total, parts }, kept)) return kept;
    if (fixed.includes(total))
      return fixed.some(path => isOfParts(path, parts)) ? kept : fitParts({ total, parts }, kept);
    const value = Math.round(sumAt(kept, parts) * 100) / 100;
    return writePath(kept, total, value) ?? kept;
  }, record);
}

/** Whether a clause speaks of the items of a total: of one of their fields, or of how many there are. */
function isOfParts(path: string, parts: string): boolean {
  const [list = ''] = parts.split('[]');
  return path === parts || path === list || path === `${list}.length`;
}

/** Every item gets its share of the total, in cents; the first what is left over. */
function fitParts({ total, parts }: Total, record: JsonObject): JsonObject {
  const [list = '', field = ''] = parts.split('[].');
  const [value] = readPath(record, total);
  const [items] = readPath(record, list);
  const cents = typeof value === 'number' ? Math.round(value * 100) : -1;
  if (!Array.isArray(items) || items.length === 0 || cents < 0 || field === '') return record;
  const share = Math.floor(cents / items.length);
  const fitted = items.map((item, at) => {
    const part = (at === 0 ? cents - share * (items.length - 1) : share) / 100;
    return isJsonObject(item) ? (writePath(item, field, part) ?? item) : item;
  });
  return writePath(record, list, fitted) ?? record;
}

function totalsOf(artifacts: DriverArtifacts, table: string): readonly Total[] {
  const records = recordsOf(artifacts, table);
  const known = found.get(records);
  if (known) return known;
  const totals = findTotals(artifacts, table, Object.values(records));
  found.set(records, totals);
  return totals;
}

function findTotals(artifacts: DriverArtifacts, table: string, records: readonly JsonObject[]): readonly Total[] {
  const numbers = fieldsOf(artifacts.dataModel, table).filter(({ type }) => type === 'number');
  const plain = numbers.map(({ path }) => path).filter(path => !/[[*]/.test(path));
  const many = numbers.map(({ path }) => path).filter(path => path.split('[]').length === 2);
  return plain.flatMap(total =>
    many
      .map(parts => ({ total, parts }))
      .filter(pair => {
        const both = records.filter(record => readPath(record, pair.parts).length > 1);
        return both.length >= MIN_RECORDS && records.every(record => isKept(pair, record));
      }),
  );
}

function isKept({ total, parts }: Total, record: JsonObject): boolean {
  const [value] = readPath(record, total);
  return typeof value !== 'number' || Math.abs(value - sumAt(record, parts)) < CENT;
}

function sumAt(record: JsonObject, path: string): number {
  return readPath(record, path).reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
}
