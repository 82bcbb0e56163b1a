import { resolveTime } from '../lib/resolve-time.ts';
import type { ObjectRef } from '../model/trace.ts';
import { valuesAt, type World } from './world.ts';

const REFERENCE = /^\$([\w-]+)\.(.+)$/;
const NOW = /^\$now(?:[+-]\d+[mhd])?$/;

/** Names of objects that a written value speaks of. */
export function namesIn(value: unknown): readonly string[] {
  return leaves(value).flatMap(leaf => REFERENCE.exec(leaf)?.[1] ?? []);
}

/** Whether a written value speaks of the present moment. */
export function speaksOfNow(value: unknown): boolean {
  return leaves(value).some(leaf => NOW.test(leaf));
}

/**
 * A written value with `$now-24h`, `$booking.id` (the key), `$booking.field` and `$requester.field` resolved, inside
 * lists too. `refOf` gives the record of a name; null leaves the reference unresolved (undefined).
 */
export function resolveValue(value: unknown, world: World, refOf: (name: string) => ObjectRef | null): unknown {
  if (Array.isArray(value)) return value.map(item => resolveValue(item, world, refOf));
  if (typeof value !== 'string' || !value.startsWith('$')) return value;
  if (NOW.test(value)) return resolveTime(value, world.artifacts.now) ?? undefined;
  const [, name, field] = REFERENCE.exec(value) ?? [];
  if (name === undefined || field === undefined) return value;
  const ref = refOf(name);
  if (ref === null) return undefined;
  if (field === 'id') return ref.id;
  const values = valuesAt(world, ref, field);
  return values.length > 1 || field.includes('[]') || field.split('.').includes('*') ? values : values[0];
}

function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap(leaves) : [];
}
