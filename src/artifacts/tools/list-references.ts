import { followPointer } from '../../lib/follow-pointer.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../model/json.ts';

/**
 * Every part of a schema that a piece of it leads to by `$ref`, directly or through others, by its reference. A
 * reference that leads to no part of it stands for all of its definitions: a change in them may be one of it.
 * @returns null for a piece without references
 */
export function listReferences(piece: Json, root: JsonObject): JsonObject | null {
  const found = new Map<string, Json>();
  const open: Json[] = [piece];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const reference of referencesIn(node)) {
      if (found.has(reference)) continue;
      const target = targetOf(reference, root);
      found.set(reference, target);
      open.push(target);
    }
  }
  return found.size === 0 ? null : Object.fromEntries(found);
}

function targetOf(reference: string, root: JsonObject): Json {
  const target = followPointer(reference, root);
  if (isJsonObject(target) || typeof target === 'boolean') return target;
  return [root['$defs'] ?? null, root['definitions'] ?? null];
}

/** The references that stand anywhere in a piece of a schema. */
export function referencesIn(piece: Json): readonly string[] {
  const found: string[] = [];
  const open: Json[] = [piece];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (isJsonArray(node)) open.push(...node);
    else if (isJsonObject(node)) {
      const reference = node['$ref'] ?? node['$dynamicRef'];
      if (typeof reference === 'string') found.push(reference);
      open.push(...Object.values(node));
    }
  }
  return found;
}
