import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../model/json.ts';

/** What the records of a table show about one path. */
export interface Observation {
  readonly path: string;
  /** Values seen there, in the order of the records; a map or an array itself stands as its own value. */
  readonly values: readonly Json[];
  /** How often there could have been one: the objects (or items) that the path hangs on. */
  readonly places: number;
}

/** A key that looks like a made-up id or a date: it holds a digit. */
const ID_KEY = /\d/;
const DATE_KEY = /^\d{4}-\d{2}(?:-\d{2})?/;
const MANY_KEYS = 16;

/** Every path below the records of one table, parents before children, with what stands there. */
export function observeFields(records: readonly JsonObject[]): readonly Observation[] {
  return observeObjects('', records);
}

function observeObjects(prefix: string, objects: readonly JsonObject[]): readonly Observation[] {
  if (prefix !== '' && isMapOfEntries(objects)) {
    const values = objects.flatMap(object => Object.values(object));
    return observe(`${prefix}.*`, values, values.length);
  }
  const keys = new Set(objects.flatMap(object => Object.keys(object)));
  return [...keys].flatMap(key => {
    const values = objects.flatMap(object => {
      const value = Object.hasOwn(object, key) ? object[key] : undefined;
      return value === undefined ? [] : [value];
    });
    return observe(prefix === '' ? key : `${prefix}.${key}`, values, objects.length);
  });
}

function observe(path: string, values: readonly Json[], places: number): readonly Observation[] {
  const objects = values.filter(value => isJsonObject(value));
  const items = values.filter(value => isJsonArray(value)).flat();
  return [
    { path, values, places },
    ...(objects.length > 0 ? observeObjects(path, objects) : []),
    ...(items.length > 0 ? observe(`${path}[]`, items, items.length) : []),
  ];
}

/**
 * Whether these objects are maps (keys are data) and no records (keys are field names): the values look alike, and the
 * keys look like ids or dates, or there are many of which each object has few.
 */
function isMapOfEntries(objects: readonly JsonObject[]): boolean {
  const keys = new Set(objects.flatMap(object => Object.keys(object)));
  if (keys.size < 2 || !areAlike(objects.flatMap(object => Object.values(object)))) return false;
  const share = (pattern: RegExp) => [...keys].filter(key => pattern.test(key)).length / keys.size;
  if (share(DATE_KEY) === 1) return true;
  const perObject = objects.reduce((sum, object) => sum + Object.keys(object).length, 0) / objects.length;
  const haveAllKeys = objects.length > 1 && perObject === keys.size;
  if (haveAllKeys) return false;
  return share(ID_KEY) >= 0.9 || (keys.size > MANY_KEYS && perObject / keys.size < 0.34);
}

function areAlike(values: readonly Json[]): boolean {
  const kinds = new Set(values.filter(value => value !== null).map(kindOf));
  if (kinds.size !== 1) return false;
  const objects = values.filter(value => isJsonObject(value));
  if (objects.length === 0) return true;
  const keys = new Set(objects.flatMap(object => Object.keys(object)));
  const perObject = objects.reduce((sum, object) => sum + Object.keys(object).length, 0) / objects.length;
  return keys.size === 0 || perObject / keys.size >= 0.3;
}

function kindOf(value: Json): string {
  return Array.isArray(value) ? 'array' : typeof value;
}
