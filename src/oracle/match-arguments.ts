import { compareValues } from '../lib/compare-values.ts';
import { readPath } from '../lib/read-path.ts';
import { isReference, resolveValue } from '../lib/resolve-value.ts';
import { allTrue, type Truth } from '../lib/truth.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { type Scope, worldBefore } from './context.ts';

/** Whether a call's arguments equal those that a check names. A key written as text equals the same key given as a number. */
export function matchArguments(args: JsonObject, wanted: JsonObject | undefined, scope: Scope): Truth {
  return allTrue(Object.entries(wanted ?? {}).map(([name, value]) => matchArgument(args, { name, value }, scope)));
}

/** Whether the arguments that a check names say themselves which objects are meant. */
export function namesObjects(wanted: JsonObject | undefined): boolean {
  return Object.values(wanted ?? {}).some(value => isReference(value));
}

function matchArgument(args: JsonObject, wanted: { readonly name: string; readonly value: Json }, scope: Scope): Truth {
  const expected = resolveValue(wanted.value, worldBefore(scope));
  if (!expected.isKnown) return 'unknown';
  const [actual] = Object.hasOwn(args, wanted.name) ? [args[wanted.name]] : readPath(args, wanted.name);
  if (isReference(wanted.value) && typeof actual === 'number' && String(actual) === expected.value) return true;
  return compareValues('=', actual, expected.value, scope.monitored.artifacts.now) ?? 'unknown';
}
