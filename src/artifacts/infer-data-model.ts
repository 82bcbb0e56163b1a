import { parseMoment } from '../lib/resolve-time.ts';
import { singularOf } from '../lib/word-forms.ts';
import type { DataModel, Field, FieldType, Table, Tables } from '../model/artifacts.ts';
import { isJsonArray, isJsonObject, type Json } from '../model/json.ts';
import { type InnerKeys, inferInnerReference, listInnerKeys } from './infer-inner-reference.ts';
import { inferNearReference, inferReference } from './infer-reference.ts';
import { type Observation, observeFields } from './observe-fields.ts';

const MOST_ENUM_VALUES = 12;
const LONGEST_ENUM_VALUE = 40;

/**
 * Infers tables, fields, types, enums, keys and foreign keys from the data (AgenTest 3.3.1). A foreign key is claimed
 * where every value of a field is a key of another table, or a key inside its records (`referencesInto`), or where a
 * field that names a table has many values and nearly all are keys of it. Parents stand before their parts.
 */
export function inferDataModel(data: Tables): DataModel {
  const observed = new Map(
    Object.entries(data).map(([table, records]) => [table, observeFields(Object.values(records))]),
  );
  const inner = [...observed].flatMap(([table, fields]) => listInnerKeys(table, fields));
  const tables = [...observed].map(([table, fields]) => [table, inferTable({ data, inner }, table, fields)] as const);
  return { tables: Object.fromEntries(tables) };
}

interface Known {
  readonly data: Tables;
  readonly inner: readonly InnerKeys[];
}

function inferTable(known: Known, table: string, observed: readonly Observation[]): Table {
  const records = known.data[table] ?? {};
  const key = findKey(table, records, observed);
  const fields = observed.map(seen => inferField(known, { table, isKey: seen.path === key, seen }));
  return key === undefined ? { fields } : { key, fields };
}

function findKey(table: string, records: Tables[string], observed: readonly Observation[]): string | undefined {
  const entries = Object.entries(records);
  if (entries.length === 0) return undefined;
  const repeats = observed
    .map(seen => seen.path)
    .filter(path => entries.every(([id, record]) => Object.hasOwn(record, path) && String(record[path]) === id));
  const names = [`${singularOf(table)}_id`, `${singularOf(table)}Id`, 'id'];
  return names.find(name => repeats.includes(name)) ?? repeats[0];
}

function inferField(
  { data, inner }: Known,
  { table, isKey, seen }: { readonly table: string; readonly isKey: boolean; readonly seen: Observation },
): Field {
  const values = seen.values.filter(value => value !== null);
  const type = inferType(values);
  const column = { table, isKey, path: seen.path, values };
  const exact = inferReference(data, column);
  const into = exact === undefined ? inferInnerReference(inner, column) : undefined;
  const references = exact ?? (into === undefined ? inferNearReference(data, column) : undefined);
  const keys = inner.find(one => one.table === table && one.path === seen.path && one.isMap)?.keys;
  const keysReference = keys && inferReference(data, { table, isKey: false, path: seen.path, values: [...keys] });
  const allowed =
    isKey || references !== undefined || into !== undefined || type !== 'string' ? undefined : inferEnum(values);
  const isOptional = seen.values.length < seen.places || values.length < seen.values.length;
  return {
    path: seen.path,
    type,
    ...(allowed === undefined ? {} : { enum: allowed }),
    ...(isOptional ? { optional: true } : {}),
    ...(references === undefined ? {} : { references }),
    ...(into === undefined ? {} : { referencesInto: into }),
    ...(keysReference === undefined ? {} : { keysReference }),
  };
}

function inferType(values: readonly Json[]): FieldType {
  const types = new Set(values.map(typeOf));
  if (types.size === 0) return 'null';
  const [only = 'mixed'] = types;
  if (types.size > 1) return 'mixed';
  return only === 'string' && values.every(isMoment) ? 'date-time' : only;
}

function typeOf(value: Json): FieldType {
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (isJsonArray(value)) return 'array';
  return isJsonObject(value) ? 'object' : 'null';
}

function isMoment(value: Json): boolean {
  return typeof value === 'string' && parseMoment(value, null) !== null;
}

/** The distinct texts where there are few but more than one, each stands twice on average, and all look like words. */
function inferEnum(values: readonly Json[]): readonly Json[] | undefined {
  const distinct = [...new Set(values)].filter(value => typeof value === 'string').sort();
  const isFew = distinct.length > 1 && distinct.length <= MOST_ENUM_VALUES && values.length >= distinct.length * 2;
  return isFew && distinct.every(isEnumWord) ? distinct : undefined;
}

function isEnumWord(text: string): boolean {
  return text.length <= LONGEST_ENUM_VALUE && /^\p{L}[\p{L}\p{N} _.()/+&-]*$/u.test(text);
}
