import type { Rng } from '../lib/rng.ts';
import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';

const MAX_DEPTH = 4;

/**
 * A seeded value of a JSON Schema: its constant, a member of its enum, its default or an example where it has one, else
 * one by type, format and range. Undefined where the schema says nothing that a value could be made from.
 * @param given values that fields of that name have: what a call's arguments say of the record
 */
export function sampleValue(
  schema: Json | undefined,
  { rng, given = {}, depth = 0 }: { readonly rng: Rng; readonly given?: JsonObject; readonly depth?: number },
): Json | undefined {
  if (!isJsonObject(schema) || depth > MAX_DEPTH) return undefined;
  const listed = listedValues(schema);
  if (listed.length > 0) return rng.pick(listed);
  switch (typeOf(schema)) {
    case 'object':
      return sampleObject(schema, { rng, given, depth });
    case 'array': {
      const item = sampleValue(schema['items'], { rng, given, depth: depth + 1 });
      return item === undefined ? [] : [item];
    }
    case 'string':
      return sampleText(schema, rng);
    case 'integer':
    case 'number':
      return sampleNumber(schema, rng);
    case 'boolean':
      return rng.next() < 0.5;
    case 'null':
      return null;
    default:
      return undefined;
  }
}

function listedValues(schema: JsonObject): readonly Json[] {
  if (schema['const'] !== undefined) return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'];
  if (schema['default'] !== undefined) return [schema['default']];
  return Array.isArray(schema['examples']) ? schema['examples'] : [];
}

function typeOf({ type, properties }: JsonObject): Json | undefined {
  const named = Array.isArray(type) ? (type.find(one => one !== 'null') ?? type[0]) : type;
  return named ?? (isJsonObject(properties) ? 'object' : undefined);
}

function sampleObject(
  { properties }: JsonObject,
  { rng, given, depth }: { readonly rng: Rng; readonly given: JsonObject; readonly depth: number },
): JsonObject {
  const entries = Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([name, part]) => {
    const value = Object.hasOwn(given, name) ? given[name] : sampleValue(part, { rng, given, depth: depth + 1 });
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1, 9);

/** Undefined for a text of which nothing but its type is known: a name or a note is the model's to make up. */
function sampleText({ format }: JsonObject, rng: Rng): string | undefined {
  const moment = new Date(FIRST_DAY + rng.below(365) * DAY_MS).toISOString();
  if (format === 'date-time') return moment;
  if (format === 'date') return moment.slice(0, 10);
  if (format === 'email') return `person${rng.below(1000)}@example.com`;
  return format === 'uuid' ? `00000000-0000-4000-8000-${String(rng.below(1e9)).padStart(12, '0')}` : undefined;
}

function sampleNumber({ type, minimum, maximum }: JsonObject, rng: Rng): number {
  const low = typeof minimum === 'number' ? minimum : Math.min(1, typeof maximum === 'number' ? maximum : 1);
  const high = typeof maximum === 'number' ? maximum : low + 100;
  if (type === 'number' && !(Number.isInteger(low) && Number.isInteger(high)))
    return Math.round((low + rng.next() * (high - low)) * 100) / 100;
  return Math.ceil(low) + rng.below(Math.max(1, Math.floor(high) - Math.ceil(low) + 1));
}
