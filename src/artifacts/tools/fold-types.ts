import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../model/json.ts';

const TYPES = new Set(['STRING', 'NUMBER', 'INTEGER', 'BOOLEAN', 'ARRAY', 'OBJECT', 'NULL']);
/** Numbers that Gemini writes as text, being 64-bit. */
const COUNTS = new Set(['minItems', 'maxItems', 'minLength', 'maxLength', 'minProperties', 'maxProperties']);
/** Keys whose values are data and no schemas. */
const DATA = new Set(['enum', 'const', 'default', 'example', 'examples', 'required']);

/** A schema with Gemini's spelling (`type: OBJECT`, `minItems: "1"`) folded to JSON Schema's. */
export function foldTypes(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, foldKey(key, value)]));
}

function foldKey(key: string, value: Json): Json {
  if (DATA.has(key)) return value;
  if (key === 'type' && typeof value === 'string') return TYPES.has(value) ? value.toLowerCase() : value;
  if (COUNTS.has(key) && typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  if (isJsonArray(value)) return value.map(item => (isJsonObject(item) ? foldTypes(item) : item));
  return isJsonObject(value) ? foldTypes(value) : value;
}
