import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';

/**
 * A copy of a record with a value at a dotted path: `status`, `address.city`, `items[].price`, `payments.*.kind`. Of
 * several places the first one gets it. Null when the path leads to no place.
 */
export function writePath(record: JsonObject, path: string, value: Json): JsonObject | null {
  const written = writeStep(record, stepsOf(path), value);
  return isJsonObject(written) ? written : null;
}

/** Undefined: there is no such place. */
function writeStep(node: Json | undefined, steps: readonly string[], value: Json): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (step === '[]') return Array.isArray(node) ? writeFirst(node, rest, value) : undefined;
  if (!isJsonObject(node)) return undefined;
  const key = step === '*' ? Object.keys(node)[0] : step;
  if (key === undefined) return undefined;
  const written = writeStep(Object.hasOwn(node, key) ? node[key] : undefined, rest, value);
  return written === undefined ? undefined : { ...node, [key]: written };
}

function writeFirst(items: readonly Json[], rest: readonly string[], value: Json): Json | undefined {
  const [first, ...others] = items;
  const written = first === undefined ? undefined : writeStep(first, rest, value);
  return written === undefined ? undefined : [written, ...others];
}

/**
 * A copy of a record with another value at each place of a path through lists or maps, counted in the order of
 * `readPlaces`. Null when a place cannot be written, or a list on the way is not there.
 */
export function writePlaces(record: JsonObject, path: string, values: readonly Json[]): JsonObject | null {
  let at = 0;
  const next = () => values[at++];
  const written = mapStep(record, stepsOf(path), next);
  return isJsonObject(written) ? written : null;
}

function mapStep(node: Json | undefined, steps: readonly string[], next: () => Json | undefined): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return next();
  if (step === '[]') {
    const items = Array.isArray(node) ? node.map(item => mapStep(item, rest, next)) : [undefined];
    return items.every(item => item !== undefined) ? items : undefined;
  }
  if (!isJsonObject(node)) return undefined;
  const keys = step === '*' ? Object.keys(node) : [step];
  const entries: Record<string, Json> = { ...node };
  for (const key of keys) {
    const written = mapStep(Object.hasOwn(node, key) ? node[key] : undefined, rest, next);
    if (written === undefined) return undefined;
    entries[key] = written;
  }
  return entries;
}

function stepsOf(path: string): readonly string[] {
  return path.split('.').flatMap(part => part.split(/(?=\[\])/));
}
