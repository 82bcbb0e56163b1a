import { compareValues } from './compare-values.ts';
import { type ItemScope, isDenial, scopeOf } from './item-scope.ts';
import { isManyPath, readPath, readPlaces } from './read-path.ts';
import { resolveValue } from './resolve-value.ts';
import { allTrue, anyTrue, negate, type Truth } from './truth.ts';
import type { WorldView } from './world-view.ts';

/** `<object, field, op, value>` as it is written. */
export interface WrittenCondition {
  readonly of: string;
  readonly field: string;
  readonly op: string;
  readonly value?: unknown;
  /** Of a path through a list or map; see {@link scopeOf}. */
  readonly items?: ItemScope | undefined;
}

/** An operator with its value resolved. */
export interface Comparison {
  readonly op: string;
  readonly expected: unknown;
  readonly now: string | null;
}

/** Whether a condition holds on the records as they are; a record that is not there satisfies nothing. */
export function evaluateCondition({ of, field, op, value, items }: WrittenCondition, view: WorldView): Truth {
  const ref = view.refOf(of);
  const expected = resolveValue(value, view);
  if (ref === null || !expected.isKnown) return 'unknown';
  const state = view.read(ref);
  if (!state.isKnown) return 'unknown';
  if (state.record === null) return false;
  return testPath(state.record, field, { op, expected: expected.value, now: view.now, items });
}

/**
 * Whether what a path of a record leads to satisfies a condition. Of an empty list every item does. Where the list itself
 * is not there, no condition holds of it but that no item is such (`!=`, `not-in`, `is-null` of every item); an item
 * without the field satisfies no comparison. So "some item is not x" is the opposite of "every item is x" over all items.
 */
export function testPath(
  record: unknown,
  path: string,
  { items, ...comparison }: Comparison & { readonly items?: ItemScope | undefined },
): Truth {
  const { op } = comparison;
  const isUsual = scopeOf({ op, items }) === scopeOf({ op });
  if (isUsual || !isManyPath(path)) return testField(readPath(record, path), comparison);
  const { values, lacksList } = readPlaces(record, path);
  if (isDenial(op)) return anyTrue(values.map(value => testItem(value, comparison)));
  return lacksList ? false : allTrue(values.map(value => testItem(value, comparison)));
}

/** Whether one item satisfies a condition; one that lacks the field, only a denial. */
function testItem(value: unknown, comparison: Comparison): Truth {
  return testField(value === undefined ? [] : [value], comparison);
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
