import type { Json, JsonObject } from '../../model/json.ts';

/**
 * A copy of a tool's value as plain JSON, by the rules of `JSON.stringify` (an absent property is left out, a Date
 * becomes its text). No value at all is null.
 * Throws TypeError for what JSON would lose in silence or cannot hold: functions, symbols, Map, Set, BigInt, NaN, cycles.
 */
export function toJson(value: unknown): Json {
  if (value === undefined) return null;
  const text = JSON.stringify(value, (_key, node: unknown) => {
    if (!isLossless(node)) throw new TypeError(`${describeNode(node)} is not JSON`);
    return node;
  });
  return JSON.parse(text) as Json;
}

/** A copy of a record; throws TypeError when it is no JSON object. */
export function toRecord(value: unknown): JsonObject {
  const record = toJson(value);
  if (typeof record !== 'object' || record === null || Array.isArray(record)) {
    throw new TypeError(`a record must be an object, not ${JSON.stringify(record)}`);
  }
  return record as JsonObject;
}

function isLossless(node: unknown): boolean {
  if (typeof node === 'number') return Number.isFinite(node);
  if (typeof node === 'function' || typeof node === 'symbol' || typeof node === 'bigint') return false;
  return !(node instanceof Map || node instanceof Set || node instanceof Promise);
}

function describeNode(node: unknown): string {
  return typeof node === 'object' && node !== null
    ? `a ${node.constructor.name}`
    : `a ${typeof node} (${String(node)})`;
}
