import { compareValues } from '../lib/compare-values.ts';
import type { Operator } from '../model/check.ts';

/**
 * Whether the values at a path satisfy a condition, as the oracle reads it: of several values any one is enough, while
 * `!=`, `not-in` and `is-null` speak of all. What cannot be compared does not satisfy. The expected value is resolved.
 */
export function testCondition(
  values: readonly unknown[],
  condition: { readonly op: Operator; readonly expected: unknown },
  now: string | null,
): boolean {
  const { op, expected } = condition;
  switch (op) {
    case '!=':
      return isRefuted(values, { op: '=', expected }, now);
    case 'not-in':
      return isRefuted(values, { op: 'in', expected }, now);
    case 'is-null':
      return isRefuted(values, { op: 'exists', expected }, now);
    default:
      return values.some(value => compareValues(op, value, expected, now) === true);
  }
}

function isRefuted(
  values: readonly unknown[],
  { op, expected }: { readonly op: Operator; readonly expected: unknown },
  now: string | null,
): boolean {
  return values.every(value => compareValues(op, value, expected, now) === false);
}
