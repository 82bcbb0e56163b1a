import type { Json, JsonObject } from '../model/json.ts';

export function isObject(node: Json | undefined): node is JsonObject {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
