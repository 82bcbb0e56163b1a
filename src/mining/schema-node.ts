import { followPointer } from '../lib/follow-pointer.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../model/json.ts';

/** A schema of an argument or of what lies within it. */
export interface SchemaNode {
  readonly arg: string;
  readonly schema: JsonObject;
  /** Keys from the parameter's schema to this one. */
  readonly path: readonly string[];
  /** The argument is there in every call. */
  readonly isGiven: boolean;
  /** The types that all schemas of this value together leave; null: any. */
  readonly types: readonly string[] | null;
  /** One branch of a choice whose other one is null. */
  readonly isBesideNull: boolean;
}

const ASSERTIONS = ['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf'];

/** Whether a schema lets null through: then "is given" says less than `exists` asks. In doubt, yes. */
export function isNullable(schema: Json | undefined, root: JsonObject, depth = 0): boolean {
  if (!isJsonObject(schema) || schema['nullable'] === true || depth > 8) return true;
  if (ASSERTIONS.every(keyword => schema[keyword] === undefined)) return true;
  const { type, anyOf, oneOf, allOf } = schema;
  const target = resolveReference(schema['$ref'], root);
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']];
  const isOpen = (part: Json) => isNullable(part, root, depth + 1);
  return (
    (type === undefined || (Array.isArray(type) ? type.includes('null') : type === 'null')) &&
    (values.every(value => value === undefined) || values.includes(null)) &&
    [anyOf, oneOf].every(list => !Array.isArray(list) || list.some(isOpen)) &&
    (!Array.isArray(allOf) || allOf.every(isOpen)) &&
    (schema['$ref'] === undefined || (target !== null && target !== schema && isOpen(target)))
  );
}

/** The types that a schema leaves, those of its `$ref` and of every part of its `allOf` included; null: any. */
export function typesOf(schema: JsonObject, root: JsonObject, depth = 0): readonly string[] | null {
  if (depth > 8) return null;
  const { type, nullable, allOf } = schema;
  const named = (isJsonArray(type) ? type : [type]).filter(name => typeof name === 'string');
  const own = named.length === 0 ? null : nullable === true ? [...new Set([...named, 'null'])] : named;
  const target = resolveReference(schema['$ref'], root);
  const parts = [target, ...(isJsonArray(allOf) ? allOf : [])].filter(isJsonObject);
  return parts.map(part => typesOf(part, root, depth + 1)).reduce(meetTypes, own);
}

/** The types that both leave. A whole number is a number. */
export function meetTypes(a: readonly string[] | null, b: readonly string[] | null): readonly string[] | null {
  if (a === null || b === null) return a ?? b;
  const fits = (name: string, among: readonly string[]) =>
    among.includes(name) || (name === 'integer' && among.includes('number'));
  return [...new Set([...a.filter(name => fits(name, b)), ...b.filter(name => fits(name, a))])];
}

/** What a `$ref` within the schema leads to; null for another document or nothing. */
export function resolveReference(reference: Json | undefined, root: JsonObject): JsonObject | null {
  const found = followPointer(reference, root);
  return isJsonObject(found) ? found : null;
}
