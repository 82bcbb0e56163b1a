import { resolveTime } from '../lib/resolve-time.ts';
import type { Rng } from '../lib/rng.ts';
import { singularOf } from '../lib/word-forms.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { printMoment } from './solve-field.ts';
import { type DriverArtifacts, fieldsOf } from './world.ts';

const DAY_MS = 86_400_000;
const NAMED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/reason|cause|why/, ['change of plan', 'illness in the family', 'a mistake of mine']],
  [/phone|mobile|tel\b/, ['+1 555 0100', '+1 555 0134']],
  [/e-?mail/, ['sam.doe@example.com', 'kim.lee@example.com']],
  [/(first|given)_?name/, ['Sam', 'Kim', 'Robin']],
  [/(last|family)_?name|surname/, ['Doe', 'Lee', 'Park']],
  [/name/, ['Sam Doe', 'Kim Lee', 'Robin Park']],
  [/city|town/, ['Springfield', 'Riverton']],
  [/zip|post(al)?_?code/, ['12345', '90210']],
  [/street|address/, ['12 Main Street', '8 Park Road']],
  [/note|comment/, ['please take care of this for me', 'a quiet place, please']],
];
/** What an agent works out by its policy and its tools: a user who named one would put words into its mouth. */
const WORKED_OUT = /deposit|total|price|fee\b|fees|cost|refund|tax|discount|balance|sum\b/;

/**
 * A seeded value for a parameter that a simulated user can name: of the schema's enum, examples, range or format; for a
 * text without those, of a field of the same name that has few values, or by what the name says. Undefined: nothing
 * plausible, and the user will not know it.
 */
export function plausibleValue(
  name: string,
  schema: Json | undefined,
  given: { readonly artifacts: DriverArtifacts; readonly rng: Rng },
): Json | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { rng } = given;
  const listed = listedValues(schema);
  if (listed.length > 0) return rng.pick(listed);
  const type = typeOf(schema);
  if ((type === 'number' || type === 'integer') && WORKED_OUT.test(name.toLowerCase())) return undefined;
  switch (type) {
    case 'boolean':
      return rng.next() < 0.5;
    case 'integer':
    case 'number':
      return plausibleNumber(schema, rng);
    case 'string':
      return plausibleText(name, schema, given);
    case 'array':
      return plausibleList(name, schema, given);
    case 'object':
      return plausibleObject(schema, given);
    default:
      return undefined;
  }
}

function listedValues(schema: JsonObject): readonly Json[] {
  if (schema['const'] !== undefined) return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'].filter(value => value !== null);
  if (schema['default'] !== undefined && schema['default'] !== null) return [schema['default']];
  return Array.isArray(schema['examples']) ? schema['examples'] : [];
}

function typeOf(schema: JsonObject): unknown {
  const { type, anyOf } = schema;
  if (Array.isArray(type)) return type.find(item => item !== 'null');
  const [first] = Array.isArray(anyOf) ? anyOf.filter(isJsonObject).filter(item => item['type'] !== 'null') : [];
  return type ?? first?.['type'] ?? (isJsonObject(schema['properties']) ? 'object' : undefined);
}

function plausibleNumber(schema: JsonObject, rng: Rng): number {
  const low = numberOf(schema['minimum']) ?? (numberOf(schema['exclusiveMinimum']) ?? 0) + 1;
  const high = numberOf(schema['maximum']) ?? (numberOf(schema['exclusiveMaximum']) ?? low + 50) - 1;
  const step = numberOf(schema['multipleOf']) ?? (typeOf(schema) === 'number' && high - low >= 40 ? 10 : 1);
  const first = Math.ceil(low / step) * step;
  const choices = [1, 2, 3, 4].map(count => first + count * step).filter(value => value <= high);
  return choices.length > 0 ? rng.pick(choices) : Math.min(first, Math.max(low, high));
}

function plausibleText(
  name: string,
  schema: JsonObject,
  { artifacts, rng }: { readonly artifacts: DriverArtifacts; readonly rng: Rng },
): Json | undefined {
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : null;
  const fits = (values: readonly string[]) =>
    values.filter(value => (pattern?.test(value) ?? true) && value.length >= (numberOf(schema['minLength']) ?? 0));
  const sources = [
    datesFor(name, schema, { artifacts, rng }),
    examplesIn(String(schema['description'] ?? '')),
    fewValues(name, artifacts),
    NAMED.find(([words]) => words.test(name.toLowerCase()))?.[1] ?? [],
  ];
  const fitting = sources.map(fits).find(values => values.length > 0);
  return fitting && rng.pick(fitting);
}

/** Days in the coming weeks, for a parameter that is a date by its format or its name. */
function datesFor(
  name: string,
  schema: JsonObject,
  { artifacts, rng }: { readonly artifacts: DriverArtifacts; readonly rng: Rng },
): readonly string[] {
  const { format } = schema;
  const isMoment = format === 'date-time';
  const isDay = format === 'date' || (format === undefined && /(^|_)(date|day|check_in|check_out)$/.test(name));
  if (!isMoment && !isDay) return [];
  const now = artifacts.now ?? '2030-01-15T09:00:00Z';
  const moment = (resolveTime('$now', now) ?? 0) + (7 + rng.below(50)) * DAY_MS;
  return [printMoment(moment, { like: isMoment ? now : now.slice(0, 10), now })];
}

/** `such as 'JFK'`, `either "a" or "b"`, `for example B1042` in a description. */
function examplesIn(description: string): readonly string[] {
  const quoted =
    /(?:such as|e\.g\.,?|for example,?|like|either|one of|(?:must|can|should|may) be|values:?|options:?)\s+((?:['"`][^'"`]+['"`](?:,\s*|\s+or\s+)?)+)/i.exec(
      description,
    )?.[1];
  const values = [...(quoted ?? '').matchAll(/['"`]([^'"`]+)['"`]/g)].flatMap(([, value]) => value ?? []);
  if (values.length > 0) return values;
  const bare = /(?:such as|e\.g\.,?|for example,?)\s+([A-Za-z0-9#_-]*\d[A-Za-z0-9#_-]*)/i.exec(description)?.[1];
  return bare === undefined ? [] : [bare];
}

/** Values of a field of that name that has an enum: too few to belong to anybody. */
function fewValues(name: string, { dataModel }: DriverArtifacts): readonly string[] {
  const fields = Object.keys(dataModel.tables).flatMap(table => fieldsOf(dataModel, table));
  return fields
    .filter(field => field.path.split('.').at(-1) === name)
    .flatMap(field => field.enum ?? [])
    .filter(value => typeof value === 'string');
}

function plausibleList(
  name: string,
  schema: JsonObject,
  given: { readonly artifacts: DriverArtifacts; readonly rng: Rng },
): Json | undefined {
  const item = plausibleValue(singularOf(name), schema['items'], given);
  const least = Math.max(1, numberOf(schema['minItems']) ?? 1);
  return item === undefined ? undefined : Array.from({ length: least }, () => item);
}

function plausibleObject(
  schema: JsonObject,
  given: { readonly artifacts: DriverArtifacts; readonly rng: Rng },
): Json | undefined {
  const properties = isJsonObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'] : Object.keys(properties);
  const entries = required.map(
    key => [String(key), plausibleValue(String(key), properties[String(key)], given)] as const,
  );
  return entries.some(([, value]) => value === undefined)
    ? undefined
    : Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

function numberOf(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
