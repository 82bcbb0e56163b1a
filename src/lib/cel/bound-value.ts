import { isList, Unknown, type Value } from './values.ts';

/** Characters that a text, and items that a list, may have during an evaluation. */
export const LONGEST_TEXT = 1_000_000;
export const LONGEST_LIST = 100_000;

/** The value itself; not known when it is too large, or a number that is none. */
export function boundValue(value: Value): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) return new Unknown('the result is no finite number');
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return new Unknown('the text is too large');
  return isList(value) && value.length > LONGEST_LIST ? new Unknown('the list is too large') : value;
}
