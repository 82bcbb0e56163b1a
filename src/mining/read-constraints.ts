import type { Operator } from '../model/check.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { readPatterns } from './read-patterns.ts';

/** What JSON Schema says of one argument, in words and as a comparison of the check language. */
export interface Constraint {
  /** Path of the argument: `cabin`, `flights[].date`, `passengers.length`. */
  readonly arg: string;
  readonly kind: 'allowed' | 'range' | 'format' | 'size' | 'type' | 'given';
  /** Goes on after the name of the argument: "is one of yes, no". */
  readonly words: string;
  readonly op: Operator;
  readonly value?: Json;
  /** Keys from the parameter's schema to the keyword that states it; empty where the list of required names does. */
  readonly keyword: readonly string[];
}

interface Node {
  readonly arg: string;
  readonly schema: JsonObject;
  readonly path: readonly string[];
  /** The argument is there in every call. */
  readonly isGiven: boolean;
}

/**
 * Every constraint of a parameter and of what lies within it that a comparison can express exactly. What the check
 * language cannot express (relations between keywords, `uniqueItems`, free-form unions) gives none.
 * @param root the schema of all parameters of the tool
 */
export function readConstraints(name: string, root: JsonObject): readonly Constraint[] {
  const { properties, required } = root;
  const schema = isJsonObject(properties) ? properties[name] : undefined;
  if (!isJsonObject(schema) || !isPathName(name)) return [];
  const isGiven = Array.isArray(required) && required.includes(name) && !isNullable(schema, root);
  const given: Constraint = { arg: name, kind: 'given', words: 'is given', op: 'exists', keyword: [] };
  return [...(isGiven ? [given] : []), ...visit({ arg: name, schema, path: [], isGiven }, root, 0)];
}

const ASSERTIONS = ['type', 'enum', 'const', '$ref', 'anyOf', 'oneOf', 'allOf'];

/** Whether a schema lets null through: then "is given" says less than `exists` asks. In doubt, yes. */
export function isNullable(schema: Json | undefined, root: JsonObject): boolean {
  if (!isJsonObject(schema) || schema['nullable'] === true) return true;
  if (ASSERTIONS.every(keyword => schema[keyword] === undefined)) return true;
  const { type, anyOf, oneOf, allOf } = schema;
  const target = resolveReference(schema['$ref'], root);
  const values = Array.isArray(schema['enum']) ? schema['enum'] : [schema['const']];
  return (
    (type === undefined || (Array.isArray(type) ? type.includes('null') : type === 'null')) &&
    (values.every(value => value === undefined) || values.includes(null)) &&
    [anyOf, oneOf].every(list => !Array.isArray(list) || list.some(branch => isNullable(branch, root))) &&
    (!Array.isArray(allOf) || allOf.every(part => isNullable(part, root))) &&
    (schema['$ref'] === undefined || (target !== null && target !== schema && isNullable(target, root)))
  );
}

function visit(node: Node, root: JsonObject, depth: number): readonly Constraint[] {
  if (depth > 8) return [];
  const { schema, path } = node;
  const target = resolveReference(schema['$ref'], root);
  if (target) {
    const referred = visit({ ...node, schema: target }, root, depth + 1);
    return referred.map(one => ({ ...one, keyword: [...path, '$ref'] }));
  }
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  const merged = parts.flatMap((part, at) =>
    isJsonObject(part) ? visit({ ...node, schema: part, path: [...path, 'allOf', String(at)] }, root, depth + 1) : [],
  );
  return [...readUnion(node), ...readValue(node), ...merged, ...readNested(node, root, depth)];
}

/** `anyOf` / `oneOf` of constants, or of one schema and null. */
function readUnion(node: Node): readonly Constraint[] {
  const key = ['anyOf', 'oneOf'].find(name => Array.isArray(node.schema[name]));
  const branches = key === undefined ? undefined : node.schema[key];
  if (key === undefined || !Array.isArray(branches)) return [];
  const constants: Json[] = [];
  for (const branch of branches) {
    const values = constantsOf(branch);
    if (!values) return [];
    constants.push(...values);
  }
  return constants.length > 0 ? [allowed(node, constants, key)] : [];
}

function constantsOf(branch: Json): readonly Json[] | null {
  if (!isJsonObject(branch)) return null;
  if (Array.isArray(branch['enum'])) return branch['enum'];
  if (branch['const'] !== undefined) return [branch['const']];
  return branch['type'] === 'null' ? [null] : null;
}

function allowed({ arg, path, schema }: Node, stated: readonly Json[], keyword: string): Constraint {
  const values = hasNull(schema) && !stated.includes(null) ? [...stated, null] : stated;
  const [only] = values;
  const words = values.length === 1 ? `is ${say(only)}` : `is one of ${values.map(say).join(', ')}`;
  return values.length === 1 && only !== undefined
    ? { arg, kind: 'allowed', words, op: '=', value: only, keyword: [...path, keyword] }
    : { arg, kind: 'allowed', words, op: 'in', value: values, keyword: [...path, keyword] };
}

function readValue(node: Node): readonly Constraint[] {
  const { schema } = node;
  const values = schema['enum'];
  if (Array.isArray(values) && values.length > 0) return [allowed(node, values, 'enum')];
  if (schema['const'] !== undefined) return [allowed(node, [schema['const']], 'const')];
  const limits = hasNull(schema) ? [] : [...readLimits(node), ...readSizes(node), ...readText(node)];
  return [...limits, ...readType(node)];
}

function hasNull({ type, nullable }: JsonObject): boolean {
  return nullable === true || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

const LIMITS: readonly (readonly [string, Operator, string])[] = [
  ['minimum', '>=', 'is at least'],
  ['maximum', '<=', 'is at most'],
  ['exclusiveMinimum', '>', 'is more than'],
  ['exclusiveMaximum', '<', 'is less than'],
];

function readLimits({ arg, schema, path }: Node): readonly Constraint[] {
  if (schema['type'] !== 'number' && schema['type'] !== 'integer') return [];
  return LIMITS.flatMap(([keyword, op, words]) => {
    const value = schema[keyword];
    if (typeof value !== 'number') return [];
    return [{ arg, kind: 'range' as const, words: `${words} ${value}`, op, value, keyword: [...path, keyword] }];
  });
}

const SIZES: readonly (readonly [string, Operator, string])[] = [
  ['minItems', '>=', 'has at least'],
  ['maxItems', '<=', 'has at most'],
];

/** Bounds of an array, by its `length`; only for an array that is not itself inside one (its length would be many). */
function readSizes({ arg, schema, path }: Node): readonly Constraint[] {
  if (schema['type'] !== 'array' || arg.includes('[]')) return [];
  return SIZES.flatMap(([keyword, op, words]) => {
    const value = schema[keyword];
    if (typeof value !== 'number' || (keyword === 'minItems' && value === 0)) return [];
    const items = value === 1 ? 'item' : 'items';
    return [
      {
        arg: `${arg}.length`,
        kind: 'size' as const,
        words: `${words} ${value} ${items}`,
        op,
        value,
        keyword: [...path, keyword],
      },
    ];
  });
}

function readText({ arg, schema, path }: Node): readonly Constraint[] {
  const patterns = schema['type'] === 'string' ? readPatterns(schema) : [];
  return patterns.map(({ keyword, words, pattern }) => ({
    arg,
    kind: 'format' as const,
    words,
    op: 'matches' as const,
    value: pattern,
    keyword: [...path, keyword],
  }));
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  string: 'a text',
  null: 'null',
};

/** A type other than text: that an argument is a text says nothing that a caller would get wrong. */
function readType({ arg, schema, path }: Node): readonly Constraint[] {
  const { type, nullable } = schema;
  const types = (Array.isArray(type) ? type : [type]).filter(name => typeof name === 'string');
  if (types.length === 0 || types.every(name => name === 'string' || name === 'null')) return [];
  const all = nullable === true && !types.includes('null') ? [...types, 'null'] : types;
  if (all.some(name => !Object.hasOwn(TYPE_WORDS, name))) return [];
  const words = `is ${all.map(name => TYPE_WORDS[name]).join(' or ')}`;
  const value = all.length === 1 ? (all[0] ?? '') : all;
  return [{ arg, kind: 'type', words, op: 'is-type', value, keyword: [...path, 'type'] }];
}

function readNested(node: Node, root: JsonObject, depth: number): readonly Constraint[] {
  const { arg, schema, path } = node;
  const { items, properties, required } = schema;
  const within: Constraint[] = [];
  if (isJsonObject(items)) {
    const item = { arg: `${arg}[]`, schema: items, path: [...path, 'items'], isGiven: false };
    within.push(...visit(item, root, depth + 1));
  }
  if (!isJsonObject(properties)) return within;
  const names = Array.isArray(required) ? required : [];
  for (const [name, property] of Object.entries(properties)) {
    if (!isJsonObject(property) || !isPathName(name)) continue;
    const isGiven = node.isGiven && names.includes(name) && !isNullable(property, root);
    const child = { arg: `${arg}.${name}`, schema: property, path: [...path, 'properties', name], isGiven };
    if (isGiven)
      within.push({ arg: child.arg, kind: 'given', words: 'is given', op: 'exists', keyword: [...path, 'required'] });
    within.push(...visit(child, root, depth + 1));
  }
  return within;
}

function resolveReference(reference: Json | undefined, root: JsonObject): JsonObject | null {
  if (typeof reference !== 'string' || !reference.startsWith('#/')) return null;
  const found = reference
    .slice(2)
    .split('/')
    .map(step => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<Json | undefined>((node, step) => (isJsonObject(node) ? node[step] : undefined), root);
  return isJsonObject(found) ? found : null;
}

function isPathName(name: string): boolean {
  return !/[.[\]*]/.test(name);
}

function say(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
