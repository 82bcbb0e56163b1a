import { isJsonObject, type Json, type JsonObject } from '../model/json.ts';

/**
 * A copy of a record with a value at a dotted path: `status`, `address.city`, `items[].price`, `payments.*.kind`. Of
 * several places the first one gets it, or all when `everywhere`. Null when the path leads to no place.
 */
export function writePath(
  record: JsonObject,
  path: string,
  { value, everywhere }: { readonly value: Json; readonly everywhere: boolean },
): JsonObject | null {
  const steps = path.split('.').flatMap(part => part.split(/(?=\[\])/));
  const written = writeStep(record, steps, { value, everywhere });
  return isJsonObject(written) ? written : null;
}

interface Writing {
  readonly value: Json;
  readonly everywhere: boolean;
}

/** Undefined: there is no such place. */
function writeStep(node: Json | undefined, steps: readonly string[], writing: Writing): Json | undefined {
  const [step, ...rest] = steps;
  if (step === undefined) return writing.value;
  if (step === '[]') return Array.isArray(node) ? writeItems(node, rest, writing) : undefined;
  if (!isJsonObject(node)) return undefined;
  if (step === '*') return writeEntries(node, rest, writing);
  const written = writeStep(Object.hasOwn(node, step) ? node[step] : undefined, rest, writing);
  return written === undefined ? undefined : { ...node, [step]: written };
}

function writeItems(items: readonly Json[], rest: readonly string[], writing: Writing): Json | undefined {
  const count = writing.everywhere ? items.length : Math.min(1, items.length);
  if (count === 0) return writing.everywhere ? items : undefined;
  const written = items.map((item, at) => (at < count ? writeStep(item, rest, writing) : item));
  return written.every(item => item !== undefined) ? written : undefined;
}

function writeEntries(node: JsonObject, rest: readonly string[], writing: Writing): Json | undefined {
  const keys = writing.everywhere ? Object.keys(node) : Object.keys(node).slice(0, 1);
  if (keys.length === 0) return writing.everywhere ? node : undefined;
  const entries: Record<string, Json> = { ...node };
  for (const key of keys) {
    const written = writeStep(node[key], rest, writing);
    if (written === undefined) return undefined;
    entries[key] = written;
  }
  return entries;
}

/**
 * A copy of a record with another value at each place of a path through lists or maps, counted in the order of
 * `readPlaces`. Null when a place cannot be written, or a list on the way is not there.
 */
export function writePlaces(record: JsonObject, path: string, values: readonly Json[]): JsonObject | null {
  let at = 0;
  const next = () => values[at++];
  const written = mapStep(
    record,
    path.split('.').flatMap(part => part.split(/(?=\[\])/)),
    next,
  );
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
