import { isManyPath, readPath } from './read-path.ts';
import { resolveTime } from './resolve-time.ts';
import type { RecordRef, WorldView } from './world-view.ts';

/** What a written value stands for at a moment. */
export type Resolved<Value = unknown> = { readonly isKnown: true; readonly value: Value } | { readonly isKnown: false };

const UNKNOWN = { isKnown: false } as const;
const REFERENCE = /^\$([\w-]+)\.(.+)$/;
const NOW = /^\$now(?:[+-]\d+[mhd])?$/;

/**
 * Resolves `$now-24h`, `$booking.id` (the key of the bound object), `$booking.field`, `$requester.id` and
 * `$requester.field`, alone or inside lists and objects. Not known: an unbound name, an unknown state, no present moment.
 */
export function resolveValue(value: unknown, view: WorldView): Resolved {
  if (typeof value === 'string') return value.startsWith('$') ? resolveReference(value, view) : known(value);
  if (Array.isArray(value)) return resolveAll(value, view);
  if (typeof value !== 'object' || value === null) return known(value);
  const resolved = resolveAll(Object.values(value), view);
  if (!resolved.isKnown) return UNKNOWN;
  return known(Object.fromEntries(Object.keys(value).map((key, place) => [key, resolved.value[place]])));
}

/** Whether a written value speaks of a bound object or of the requester. */
export function isReference(value: unknown): boolean {
  return typeof value === 'string' && REFERENCE.test(value);
}

/** Names of the objects that a written value speaks of. */
export function namesIn(value: unknown): readonly string[] {
  return textsIn(value).flatMap(text => REFERENCE.exec(text)?.[1] ?? []);
}

/** Whether a written value speaks of the present moment. */
export function speaksOfNow(value: unknown): boolean {
  return textsIn(value).some(text => NOW.test(text));
}

function resolveAll(values: readonly unknown[], view: WorldView): Resolved<readonly unknown[]> {
  const resolved = values.map(value => resolveValue(value, view));
  const found = resolved.flatMap(item => (item.isKnown ? [item.value] : []));
  return found.length === resolved.length ? known(found) : UNKNOWN;
}

function resolveReference(text: string, view: WorldView): Resolved {
  if (NOW.test(text)) {
    const moment = resolveTime(text, view.now);
    return moment === null ? UNKNOWN : known(moment);
  }
  const [, name, field] = REFERENCE.exec(text) ?? [];
  if (name === undefined || field === undefined) return known(text);
  const ref = view.refOf(name);
  return ref === null ? UNKNOWN : resolveField(ref, field, view);
}

function resolveField(ref: RecordRef, field: string, view: WorldView): Resolved {
  if (field === 'id') return known(ref.id);
  const state = view.read(ref);
  if (!state.isKnown || state.record === null) return UNKNOWN;
  const values = readPath(state.record, field);
  return known(values.length > 1 || isManyPath(field) ? values : values[0]);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function known<Value>(value: Value): Resolved<Value> {
  return { isKnown: true, value };
}
