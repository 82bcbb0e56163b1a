import { followPointer } from '../../lib/follow-pointer.ts';
import { stableJson } from '../../lib/stable-json.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../model/json.ts';

/** The schema of a tool's arguments with its fields on top, and where each of them is written in it. */
export interface ResolvedParameters {
  readonly parameters: JsonObject;
  /** Keys from the schema to the field's own schema. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
}

interface Fields {
  readonly schemas: ReadonlyMap<string, Json>;
  readonly paths: ReadonlyMap<string, readonly string[]>;
  readonly required: readonly string[];
}

interface Place {
  readonly root: JsonObject;
  readonly path: readonly string[];
  /** References that led here: one inside itself is left. */
  readonly open: readonly string[];
}

const NO_FIELDS: Fields = { schemas: new Map(), paths: new Map(), required: [] };
const CHOICES = ['oneOf', 'anyOf'] as const;
const COMBINED = ['$ref', 'allOf', ...CHOICES] as const;

/**
 * Fields and required names that stand behind a top-level `$ref`, `allOf`, `oneOf` or `anyOf`, written on top beside
 * them: the schema says the same as before. Of a choice, what holds in every branch is taken. A schema without these
 * is given back as it is.
 */
export function resolveParameters(schema: JsonObject): ResolvedParameters {
  const fields = fieldsOf(schema, { root: schema, path: [], open: [] });
  if (COMBINED.every(key => schema[key] === undefined)) return { parameters: schema, paths: fields.paths };
  const properties = Object.fromEntries(fields.schemas);
  const { required: _, ...rest } = schema;
  const required = fields.required.length > 0 ? { required: fields.required } : {};
  return { parameters: { ...rest, properties, ...required }, paths: fields.paths };
}

function fieldsOf(schema: Json | undefined, place: Place): Fields {
  if (!isJsonObject(schema)) return NO_FIELDS;
  const { properties, required, allOf } = schema;
  const path = (name: string) => [...place.path, 'properties', name];
  const written = Object.entries(isJsonObject(properties) ? properties : {});
  const own: Fields = {
    schemas: new Map(written),
    paths: new Map(written.map(([name]) => [name, path(name)])),
    required: textsOf(required),
  };
  const parts = partsOf(allOf, 'allOf', place);
  const choices = CHOICES.flatMap(key => {
    const branches = partsOf(schema[key], key, place);
    return branches.length > 0 ? [chooseFields(branches)] : [];
  });
  return [own, referredFields(schema['$ref'], place), ...parts, ...choices].reduce(joinFields);
}

function partsOf(list: Json | undefined, key: string, place: Place): readonly Fields[] {
  return (isJsonArray(list) ? list : []).flatMap((part, index) =>
    isJsonObject(part) && part['type'] !== 'null'
      ? [fieldsOf(part, { ...place, path: [...place.path, key, String(index)] })]
      : [],
  );
}

function referredFields(reference: Json | undefined, place: Place): Fields {
  if (typeof reference !== 'string' || place.open.includes(reference)) return NO_FIELDS;
  const target: Json | undefined = readPointer(reference, place.root);
  const path = reference.split('/').slice(1);
  return fieldsOf(target, { ...place, path, open: [...place.open, reference] });
}

function readPointer(reference: string, root: JsonObject): JsonObject | undefined {
  const found = followPointer(reference, root);
  return isJsonObject(found) ? found : undefined;
}

/** What holds where both hold. */
function joinFields(a: Fields, b: Fields): Fields {
  const schemas = new Map(a.schemas);
  for (const [name, schema] of b.schemas) {
    const before = schemas.get(name);
    const isSame = before === undefined || stableJson(before) === stableJson(schema);
    schemas.set(name, isSame ? schema : { allOf: [before, schema] });
  }
  return {
    schemas,
    paths: new Map([...b.paths, ...a.paths]),
    required: [...new Set([...a.required, ...b.required])],
  };
}

/** What holds where one of them holds: a field that a branch does not speak of is open there. */
function chooseFields(branches: readonly Fields[]): Fields {
  const names = [...new Set(branches.flatMap(({ schemas }) => [...schemas.keys()]))];
  const [first = NO_FIELDS] = branches;
  return {
    schemas: new Map(names.map(name => [name, chooseSchema(branches.map(({ schemas }) => schemas.get(name) ?? {}))])),
    paths: new Map(branches.toReversed().flatMap(({ paths }) => [...paths])),
    required: first.required.filter(name => branches.every(({ required }) => required.includes(name))),
  };
}

function chooseSchema(schemas: readonly Json[]): Json {
  const different = [...new Map(schemas.map(schema => [stableJson(schema), schema])).values()];
  return different.length === 1 ? (different[0] ?? {}) : { anyOf: different };
}

function textsOf(list: Json | undefined): readonly string[] {
  return (isJsonArray(list) ? list : []).filter(name => typeof name === 'string');
}
