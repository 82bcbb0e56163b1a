import { stableJson } from '../lib/stable-json.ts';
import type { Operator } from '../model/check.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { readPatterns } from './read-patterns.ts';
import { isNullable, meetTypes, resolveReference, type SchemaNode, typesOf } from './schema-node.ts';

/** What JSON Schema says of one argument, in words and as a comparison of the check language. */
export interface Constraint {
  /** Path of the argument: `cabin`, `flights[].date`, `passengers.length`. */
  readonly arg: string;
  readonly kind: 'allowed' | 'range' | 'format' | 'size' | 'type' | 'given';
  /** Goes on after the name of the argument: "is one of yes, no". */
  readonly words: string;
  readonly op: Operator;
  readonly value?: Json;
  /** Where null is as good as the comparison: both as an expression of the general check. */
  readonly orNull?: string;
  /** Keys from the parameter's schema to the keyword that states it; empty where the list of required names does. */
  readonly keyword: readonly string[];
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
  const found = [...(isGiven ? [given] : []), ...visit({ ...NODE, arg: name, schema, isGiven }, root, 0)];
  return [...new Map(found.map(one => [stableJson([one.arg, one.words]), one])).values()];
}

const NODE = { path: [], types: null, isBesideNull: false } as const;

function visit(written: SchemaNode, root: JsonObject, depth: number): readonly Constraint[] {
  if (depth > 8) return [];
  const { schema, path } = written;
  const node = { ...written, types: meetTypes(written.types, typesOf(schema, root)) };
  const target = resolveReference(schema['$ref'], root);
  const referred = target ? visit({ ...node, schema: target }, root, depth + 1) : [];
  const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
  const merged = parts.flatMap((part, at) =>
    isJsonObject(part) ? visit({ ...node, schema: part, path: [...path, 'allOf', String(at)] }, root, depth + 1) : [],
  );
  return [
    ...referred.map(one => ({ ...one, keyword: [...path, '$ref'] })),
    ...readUnion(node, root, depth),
    ...readValue(node),
    ...merged,
    ...readNested(node, root, depth),
  ];
}

/** `anyOf` / `oneOf` of constants, or of one schema and null. */
function readUnion(node: SchemaNode, root: JsonObject, depth: number): readonly Constraint[] {
  const key = ['anyOf', 'oneOf'].find(name => Array.isArray(node.schema[name]));
  const branches = key === undefined ? undefined : node.schema[key];
  if (key === undefined || !Array.isArray(branches)) return [];
  const constants = branches.map(constantsOf);
  if (constants.every(values => values !== null))
    return constants.length > 0 ? [allowed(node, constants.flat(), key)] : [];
  const real = branches.findIndex(branch => !isNull(branch));
  const only = branches.filter(branch => !isNull(branch)).length === 1 ? branches[real] : undefined;
  if (!isJsonObject(only) || branches.length === 1) return [];
  const within = { ...node, schema: only, path: [...node.path, key, String(real)], types: null, isGiven: false };
  return visit({ ...within, isBesideNull: true }, root, depth + 1);
}

function isNull(branch: Json): boolean {
  return isJsonObject(branch) && branch['type'] === 'null';
}

function constantsOf(branch: Json): readonly Json[] | null {
  if (!isJsonObject(branch)) return null;
  if (Array.isArray(branch['enum'])) return branch['enum'];
  if (branch['const'] !== undefined) return [branch['const']];
  return branch['type'] === 'null' ? [null] : null;
}

function allowed(node: SchemaNode, stated: readonly Json[], keyword: string): Constraint {
  const { arg, path } = node;
  const values = hasNull(node) && !stated.includes(null) ? [...stated, null] : stated;
  const [only] = values;
  const words = values.length === 1 ? `is ${say(only)}` : `is one of ${values.map(say).join(', ')}`;
  return values.length === 1 && only !== undefined
    ? { arg, kind: 'allowed', words, op: '=', value: only, keyword: [...path, keyword] }
    : { arg, kind: 'allowed', words, op: 'in', value: values, keyword: [...path, keyword] };
}

function readValue(node: SchemaNode): readonly Constraint[] {
  const { schema } = node;
  const values = schema['enum'];
  if (Array.isArray(values) && values.length > 0) return [allowed(node, values, 'enum')];
  if (schema['const'] !== undefined) return [allowed(node, [schema['const']], 'const')];
  return [...readLimits(node), ...readSizes(node), ...readText(node), ...readType(node)];
}

/** Whether this schema itself, or the choice that it stands in, names null beside its type. */
function hasNull({ schema: { type, nullable }, isBesideNull }: SchemaNode): boolean {
  return isBesideNull || nullable === true || type === 'null' || (Array.isArray(type) && type.includes('null'));
}

/** Types other than null; null for those that are not known. */
function realTypes({ types }: SchemaNode): readonly string[] | null {
  return types?.filter(name => name !== 'null') ?? null;
}

function letsNull(node: SchemaNode): boolean {
  return node.isBesideNull || (node.types?.includes('null') ?? true);
}

/** Names that stand for themselves after `args.` in an expression. */
const PLAIN_NAME = /^(?!(?:in|as|null|true|false|if|else|for|var|let|const|return)$)[A-Za-z_]\w*$/;

/**
 * A comparison where null may stand for the value: `args.nights == null || ...`. None where the value lies within
 * another: an expression says nothing of what is not there.
 */
function besideNull(node: SchemaNode, constraint: Constraint, comparison: string): readonly Constraint[] {
  const { arg } = node;
  if (!letsNull(node)) return [constraint];
  if (!PLAIN_NAME.test(arg)) return [];
  const orNull = `!has(args.${arg}) || args.${arg} == null || ${comparison}`;
  return [{ ...constraint, words: `is null or ${constraint.words}`, orNull }];
}

const LIMITS: readonly (readonly [string, Operator, string])[] = [
  ['minimum', '>=', 'is at least'],
  ['maximum', '<=', 'is at most'],
  ['exclusiveMinimum', '>', 'is more than'],
  ['exclusiveMaximum', '<', 'is less than'],
];

function readLimits(node: SchemaNode): readonly Constraint[] {
  const { arg, schema, path } = node;
  const types = realTypes(node);
  if (types?.length === 0 || !types?.every(name => name === 'number' || name === 'integer')) return [];
  return LIMITS.flatMap(([keyword, op, words]) => {
    const value = schema[keyword];
    if (typeof value !== 'number') return [];
    const limit: Constraint = {
      arg,
      kind: 'range',
      words: `${words} ${value}`,
      op,
      value,
      keyword: [...path, keyword],
    };
    return besideNull(node, limit, `args.${arg} ${op} ${value}`);
  });
}

const SIZES: readonly (readonly [string, Operator, string])[] = [
  ['minItems', '>=', 'has at least'],
  ['maxItems', '<=', 'has at most'],
];

/** Bounds of an array, by its `length`; only for an array that is not itself inside one (its length would be many). */
function readSizes(node: SchemaNode): readonly Constraint[] {
  const { arg, schema, path } = node;
  if (realTypes(node)?.join() !== 'array' || arg.includes('[]')) return [];
  return SIZES.flatMap(([keyword, op, words]) => {
    const value = schema[keyword];
    if (typeof value !== 'number' || (keyword === 'minItems' && value === 0)) return [];
    const says = `${words} ${value} ${value === 1 ? 'item' : 'items'}`;
    const size = { arg: `${arg}.length`, kind: 'size', words: says, op, value, keyword: [...path, keyword] } as const;
    return besideNull(node, size, `size(args.${arg}) ${op} ${value}`);
  });
}

function readText(node: SchemaNode): readonly Constraint[] {
  const { arg, schema, path } = node;
  if (realTypes(node)?.join() !== 'string' || letsNull(node)) return [];
  return readPatterns(schema).map(({ keyword, words, pattern }) => ({
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
function readType({ arg, schema, path, isBesideNull }: SchemaNode): readonly Constraint[] {
  const { type, nullable } = schema;
  const types = (Array.isArray(type) ? type : [type]).filter(name => typeof name === 'string');
  if (types.length === 0 || types.every(name => name === 'string' || name === 'null')) return [];
  const all = (nullable === true || isBesideNull) && !types.includes('null') ? [...types, 'null'] : types;
  if (all.some(name => !Object.hasOwn(TYPE_WORDS, name))) return [];
  const words = `is ${all.map(name => TYPE_WORDS[name]).join(' or ')}`;
  const value = all.length === 1 ? (all[0] ?? '') : all;
  return [{ arg, kind: 'type', words, op: 'is-type', value, keyword: [...path, 'type'] }];
}

function readNested(node: SchemaNode, root: JsonObject, depth: number): readonly Constraint[] {
  const { arg, schema, path } = node;
  const { items, properties, required } = schema;
  const within: Constraint[] = [];
  if (isJsonObject(items)) {
    const item = {
      ...NODE,
      arg: `${arg}[]`,
      schema: items,
      path: [...path, 'items'],
      isGiven: !isNullable(items, root),
    };
    within.push(...visit(item, root, depth + 1));
  }
  if (!isJsonObject(properties)) return within;
  const names = Array.isArray(required) ? required : [];
  for (const [name, property] of Object.entries(properties)) {
    if (!isJsonObject(property) || !isPathName(name)) continue;
    const isGiven = node.isGiven && names.includes(name) && !isNullable(property, root);
    const place = { arg: `${arg}.${name}`, path: [...path, 'properties', name] };
    if (isGiven)
      within.push({ arg: place.arg, kind: 'given', words: 'is given', op: 'exists', keyword: [...path, 'required'] });
    const child = { ...NODE, ...place, schema: property, isGiven: isGiven && !arg.includes('[]') };
    within.push(...visit(child, root, depth + 1));
  }
  return within;
}

function isPathName(name: string): boolean {
  return !/[.[\]*]/.test(name);
}

function say(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
