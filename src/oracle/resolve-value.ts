import { readPath } from '../lib/read-path.ts';
import { resolveTime } from '../lib/resolve-time.ts';
import type { ObjectRef } from '../model/trace.ts';
import { readRecord, type Scope } from './context.ts';

/** What a written value stands for just before the scope's event. */
export type Resolved = { readonly isKnown: true; readonly value: unknown } | { readonly isKnown: false };

const UNKNOWN: Resolved = { isKnown: false };

/**
 * Resolves `$now-24h`, `$booking.id` (the key of the bound object), `$booking.field`, `$requester.id` and
 * `$requester.field`, alone or inside lists and objects. Not known: an unbound name, an unknown state, no present moment.
 */
export function resolveValue(value: unknown, scope: Scope): Resolved {
  if (typeof value === 'string') return value.startsWith('$') ? resolveReference(value, scope) : known(value);
  if (Array.isArray(value)) return resolveAll(value, scope);
  if (typeof value !== 'object' || value === null) return known(value);
  const resolved = resolveAll(Object.values(value), scope);
  if (!resolved.isKnown) return UNKNOWN;
  return known(Object.fromEntries(Object.keys(value).map((key, place) => [key, resolved.value[place]])));
}

/** Whether a written value speaks of a bound object or of the requester. */
export function isReference(value: unknown): boolean {
  return typeof value === 'string' && /^\$[\w-]+\..+$/.test(value);
}

function resolveAll(
  values: readonly unknown[],
  scope: Scope,
): { readonly isKnown: true; readonly value: readonly unknown[] } | { readonly isKnown: false } {
  const resolved = values.map(value => resolveValue(value, scope));
  const found = resolved.flatMap(item => (item.isKnown ? [item.value] : []));
  return found.length === resolved.length ? { isKnown: true, value: found } : { isKnown: false };
}

function resolveReference(text: string, scope: Scope): Resolved {
  if (/^\$now(?:[+-]\d+[mhd])?$/.test(text)) {
    const moment = resolveTime(text, scope.monitored.artifacts.now);
    return moment === null ? UNKNOWN : known(moment);
  }
  const [, name, field] = /^\$([\w-]+)\.(.+)$/.exec(text) ?? [];
  if (name === undefined || field === undefined) return known(text);
  const ref = name === 'requester' ? (scope.requester ?? scope.objects.get(name)) : scope.objects.get(name);
  return ref === undefined ? UNKNOWN : resolveField(ref, field, scope);
}

function resolveField(ref: ObjectRef, field: string, scope: Scope): Resolved {
  if (field === 'id') return known(ref.id);
  const state = readRecord(scope, ref);
  if (!state.isKnown || state.record === null) return UNKNOWN;
  const values = readPath(state.record, field);
  return known(values.length > 1 || isMany(field) ? values : values[0]);
}

function isMany(field: string): boolean {
  return field.includes('[]') || field.split('.').includes('*');
}

function known(value: unknown): Resolved {
  return { isKnown: true, value };
}
