import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';

/**
 * Where an answer says something else about a record than what is known of it: records are told apart by their own key
 * (`id`, else the first field that ends in `_id`), and fields of the same name and type are compared.
 * @param known what was answered since the last write, and the business data where nothing was written yet
 */
export function findLedgerContradictions(answer: Json, known: readonly Json[]): readonly string[] {
  const told = Map.groupBy(known.flatMap(recordsIn), identify);
  const found = recordsIn(answer).flatMap(record =>
    (told.get(identify(record)) ?? []).flatMap(earlier => differences(record, earlier)),
  );
  return [...new Set(found)];
}

function differences(record: JsonObject, earlier: JsonObject): readonly string[] {
  return Object.entries(record).flatMap(([name, value]) => {
    const before = Object.hasOwn(earlier, name) ? earlier[name] : undefined;
    const isComparable = typeof value !== 'object' && typeof before === typeof value;
    return isComparable && before !== value
      ? [
          `${name} of ${identify(record)} was ${JSON.stringify(before)} before, and nothing was written since: keep to it`,
        ]
      : [];
  });
}

/** Every object in a value that has a key of its own. */
function recordsIn(value: Json): readonly JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (!isJsonObject(value)) return [];
  return [...(identify(value) === '' ? [] : [value]), ...Object.values(value).flatMap(recordsIn)];
}

/** The record's own key with its name; empty where it has none. */
function identify(record: JsonObject): string {
  const name = Object.hasOwn(record, 'id') ? 'id' : Object.keys(record).find(key => /_id$|[a-z]Id$/.test(key));
  const key = name === undefined ? undefined : record[name];
  return typeof key === 'string' || typeof key === 'number' ? `${name} ${key}` : '';
}
