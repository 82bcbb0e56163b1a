import { isNamedBy } from '../lib/near-references.ts';
import type { Tables } from '../model/artifacts.ts';
import type { Json } from '../model/json.ts';

/** One field of a table, as it was observed; null values left out. */
interface Column {
  readonly table: string;
  readonly path: string;
  readonly isKey: boolean;
  readonly values: readonly Json[];
}

/**
 * The table whose keys all values of a field are, by inclusion. Where several tables fit, the one that the field's name
 * names; a number, a table's own key, or a field of the table itself is only believed when its name says so.
 */
export function inferReference(data: Tables, column: Column): string | undefined {
  if (column.values.length === 0 || !column.values.every(isKeyLike)) return undefined;
  const distinct = [...new Set(column.values.map(String))];
  const fits = Object.keys(data).filter(table => {
    const records = data[table] ?? {};
    const isOwnKey = column.isKey && table === column.table;
    return !isOwnKey && distinct.every(value => Object.hasOwn(records, value));
  });
  const named = fits.filter(table => isNamedBy(table, column.path));
  if (named.length > 0) return longest(named);
  const needsName = column.isKey || column.values.some(value => typeof value === 'number');
  const others = fits.filter(table => table !== column.table);
  return !needsName && others.length === 1 ? others[0] : undefined;
}

/** So many distinct values, and this share of them keys, show what a field is for although some are no keys. */
const LEAST_DISTINCT = 20;
const LEAST_SHARE = 0.95;

/**
 * The table that a field names and whose keys nearly all of its values are: one record that dangles does not undo a
 * foreign key. Asked for only where no table holds them all.
 */
export function inferNearReference(data: Tables, column: Column): string | undefined {
  if (!column.values.every(isKeyLike)) return undefined;
  const distinct = [...new Set(column.values.map(String))];
  if (distinct.length < LEAST_DISTINCT) return undefined;
  const fits = Object.keys(data).filter(table => {
    const held = distinct.filter(value => Object.hasOwn(data[table] ?? {}, value)).length;
    const isOwnKey = column.isKey && table === column.table;
    return !isOwnKey && isNamedBy(table, column.path) && held >= distinct.length * LEAST_SHARE;
  });
  return longest(fits);
}

function longest(names: readonly string[]): string | undefined {
  return names.toSorted((a, b) => b.length - a.length)[0];
}

function isKeyLike(value: Json): boolean {
  return typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value));
}
