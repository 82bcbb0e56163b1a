import { compareValues } from '../lib/compare-values.ts';
import { readPath } from '../lib/read-path.ts';
import type { Operator } from '../model/check.ts';
import { allTrue, anyTrue, negate, type Truth } from './truth.ts';

export interface Comparison {
  readonly op: Operator;
  readonly expected: unknown;
  readonly now: string | null;
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
      return anyTrue(values.map(value => compare(value, comparison)));
  }
}

/**
 * Whether an argument satisfies a rule: each value at the path must. An argument that is not given breaks no rule but
 * `exists`; at a path through a list (`flights[].date`), `exists` asks it of each item.
 */
export function testArgument(args: unknown, path: string, comparison: Comparison): Truth {
  if (comparison.op !== 'exists') return allTrue(readPath(args, path).map(value => compare(value, comparison)));
  const [, parent, last = path] = /^(.*(?:\[\]|\.\*))\.([^.]+)$/.exec(path) ?? [];
  const holders = parent === undefined ? [args] : readPath(args, parent);
  return holders.every(holder => readPath(holder, last).some(value => value !== null && value !== undefined));
}

function compare(actual: unknown, { op, expected, now }: Comparison): Truth {
  const isOrder = op === '<' || op === '<=' || op === '>' || op === '>=';
  if (isOrder && (actual === null || actual === undefined)) return false;
  return compareValues(op, actual, expected, now) ?? 'unknown';
}
