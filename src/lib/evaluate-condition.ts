import { compareValues } from './compare-values.ts';
import { readPath } from './read-path.ts';
import { resolveValue } from './resolve-value.ts';
import { anyTrue, negate, type Truth } from './truth.ts';
import type { WorldView } from './world-view.ts';

/** `<object, field, op, value>` as it is written. */
export interface WrittenCondition {
  readonly of: string;
  readonly field: string;
  readonly op: string;
  readonly value?: unknown;
}

/** An operator with its value resolved. */
export interface Comparison {
  readonly op: string;
  readonly expected: unknown;
  readonly now: string | null;
}

/** Whether a condition holds on the records as they are; a record that is not there satisfies nothing. */
export function evaluateCondition({ of, field, op, value }: WrittenCondition, view: WorldView): Truth {
  const ref = view.refOf(of);
  const expected = resolveValue(value, view);
  if (ref === null || !expected.isKnown) return 'unknown';
  const state = view.read(ref);
  if (!state.isKnown) return 'unknown';
  if (state.record === null) return false;
  return testField(readPath(state.record, field), { op, expected: expected.value, now: view.now });
}

/**
 * Whether a field of a record satisfies a condition. A path may lead to several values: any one is enough; `!=`,
 * `not-in` and `is-null` are the negations of `=`, `in` and `exists`, so they speak of all. A field that is not there
 * satisfies no comparison.
 */
export function testField(values: readonly unknown[], comparison: Comparison): Truth {
  switch (comparison.op) {
    case '!=':
      return negate(testField(values, { ...comparison, op: '=' }));
    case 'not-in':
      return negate(testField(values, { ...comparison, op: 'in' }));
    case 'is-null':
      return negate(testField(values, { ...comparison, op: 'exists' }));
    default:
      return anyTrue(values.map(value => testValue(value, comparison)));
  }
}

/** Whether one value satisfies a comparison; nothing is before or after an absent value. */
export function testValue(actual: unknown, { op, expected, now }: Comparison): Truth {
  const isOrder = op === '<' || op === '<=' || op === '>' || op === '>=';
  if (isOrder && (actual === null || actual === undefined)) return false;
  return compareValues(op, actual, expected, now) ?? 'unknown';
}
