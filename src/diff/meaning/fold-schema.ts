import { stableJson } from '../../lib/stable-json.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../model/json.ts';

/** Keywords whose array is a set: its order says nothing. */
const SETS: ReadonlySet<string> = new Set(['enum', 'required', 'type']);
/** Keywords that hold values, not schemas. */
const VALUES: ReadonlySet<string> = new Set(['const', 'default', 'example', 'examples']);

/** A JSON Schema without the order of what it lists: schemas that allow the same values in another order are equal. */
export function foldSchema(schema: Json): Json {
  if (isJsonArray(schema)) return schema.map(foldSchema);
  if (!isJsonObject(schema)) return schema;
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, foldKeyword(key, value)]));
}

function foldKeyword(key: string, value: Json): Json {
  if (SETS.has(key) && isJsonArray(value)) return sortValues(value);
  return VALUES.has(key) && !isJsonSchemaOf(value) ? value : foldSchema(value);
}

/** A parameter may be called "default": then a schema stands there. */
function isJsonSchemaOf(value: Json): value is JsonObject {
  return isJsonObject(value) && SCHEMA_KEYS.some(key => key in value);
}

const SCHEMA_KEYS = ['type', 'enum', '$ref', 'anyOf', 'oneOf', 'allOf'];

/** Values each once, in an order of their own. */
export function sortValues(values: readonly Json[]): readonly Json[] {
  const unique = [...new Map(values.map(value => [stableJson(value), value]))];
  return unique.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value);
}
