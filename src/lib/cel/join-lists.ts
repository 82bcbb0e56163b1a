import { LONGEST_LIST, LONGEST_TEXT } from './bound-value.ts';
import { isList, Unknown, type Value } from './values.ts';

export function flatten(list: Value): Value {
  const items = isList(list) ? list : [];
  const unknown = items.find(item => item instanceof Unknown);
  if (unknown !== undefined) return unknown;
  const count = items.reduce<number>((total, item) => total + (isList(item) ? item.length : 1), 0);
  return count > LONGEST_LIST
    ? new Unknown('flatten(): the list is too large')
    : items.flatMap(item => (isList(item) ? item : [item]));
}

export function join(list: Value, by: string): Value {
  if (!isList(list) || !list.every(item => typeof item === 'string')) return new Unknown('join(): not all texts');
  const length = list.reduce((total, item) => total + item.length + by.length, 0);
  return length > LONGEST_TEXT + by.length ? new Unknown('join(): the text is too large') : list.join(by);
}
