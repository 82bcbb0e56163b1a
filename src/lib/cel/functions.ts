import { parseMoment } from '../resolve-time.ts';
import { flatten, join } from './join-lists.ts';
import { roundDecimal } from './round-decimal.ts';
import { longestTextFor } from './safe-pattern.ts';
import { momentAt, parseDuration } from './time.ts';
import { ANY, BOOLEAN, type CelType, canBe, joinTypes, listOf, NUMBER, nameType, TEXT } from './types.ts';
import { equalValues, isList, isMap, keysOf, nameKind, readEntry, Unknown, type Value } from './values.ts';

/** A function of the language. */
export interface CelFunction {
  /** `size(x)`, `x.contains(y)`, as users write it. */
  readonly usage: string;
  readonly form: 'function' | 'method' | 'both';
  /** Types of the arguments, the receiver first; the last one repeats when `isOpen`. */
  readonly params: readonly CelType[];
  /** How many may be left out, or with `isOpen` at least how many there are. */
  readonly least?: number;
  readonly isOpen?: boolean;
  readonly result: (args: readonly CelType[]) => CelType;
  /** Arguments are known, and of the declared kinds. */
  readonly run: (args: readonly Value[], now: string | null) => Value;
}

const LIST = listOf(ANY);
const MAP: CelType = { kind: 'map', value: ANY };

function fail(reason: string): Unknown {
  return new Unknown(reason);
}

function pure(usage: string, form: CelFunction['form'], signature: readonly [readonly CelType[], CelType]) {
  const [params, result] = signature;
  return (run: CelFunction['run']): CelFunction => ({ usage, form, params, result: () => result, run });
}

const texts = (args: readonly Value[]): readonly string[] =>
  args.map(value => (typeof value === 'string' ? value : ''));
const numbers = (args: readonly Value[]): readonly number[] =>
  args.map(value => (typeof value === 'number' ? value : Number.NaN));

function oneText(usage: string, run: (text: string) => Value): CelFunction {
  return pure(usage, 'method', [[TEXT], TEXT])(args => run(texts(args)[0] ?? ''));
}

function twoTexts(usage: string, run: (text: string, other: string) => boolean): CelFunction {
  return pure(usage, 'method', [[TEXT, TEXT], BOOLEAN])(args => {
    const [text = '', other = ''] = texts(args);
    return run(text, other);
  });
}

function oneNumber(usage: string, run: (value: number) => number): CelFunction {
  return pure(usage, 'function', [[NUMBER], NUMBER])(args => run(numbers(args)[0] ?? Number.NaN));
}

/** Numbers of a list argument, or why they are none. */
function numbersIn(list: Value, usage: string): readonly number[] | Unknown {
  const found: number[] = [];
  for (const item of isList(list) ? list : []) {
    if (item instanceof Unknown) return item;
    if (typeof item !== 'number') return fail(`${usage}: an item is ${nameKind(item)}`);
    found.push(item);
  }
  return found;
}

function mostOf(usage: string, pick: (values: readonly number[]) => number): CelFunction {
  const run = (args: readonly Value[]): Value => {
    const [first = null] = args;
    const values = numbersIn(args.length === 1 && isList(first) ? first : args, usage);
    if (values instanceof Unknown) return values;
    return values.length === 0 ? fail(`${usage} of an empty list`) : pick(values);
  };
  return { usage, form: 'function', params: [ANY], isOpen: true, result: () => NUMBER, run };
}

/** The item at one end; a second argument stands in for it when the list is empty. */
function endOf(usage: string, place: 0 | -1): CelFunction {
  return {
    usage,
    form: 'function',
    params: [LIST, ANY],
    least: 1,
    result: ([list = ANY, other]) => {
      const item = list.kind === 'list' ? list.item : ANY;
      return other === undefined ? item : joinTypes(item, other);
    },
    run: ([list = null, other]) => {
      const items = isList(list) ? list : [];
      const item = items.length > 0 ? items.at(place) : other;
      return item === undefined ? fail(`${usage} of an empty list`) : item;
    },
  };
}

function readDefault([of = null, key = null, other = null]: readonly Value[]): Value {
  if (of === null) return other;
  if (!isMap(of) && !isList(of)) return fail(`get(): ${nameKind(of)} has no entries`);
  return readEntry(of, key) ?? other;
}

function lookUp([map = null, ...keys]: readonly Value[]): Value {
  let row: Value = map;
  for (const key of keys) {
    const next: Value | undefined = readEntry(row, key);
    if (next === undefined) return fail(`table(): no row for ${JSON.stringify(key)}`);
    row = next;
  }
  return row;
}

function distinct(list: Value): Value {
  const kept: Value[] = [];
  for (const item of isList(list) ? list : []) {
    const isSeen = kept.map(other => equalValues(item, other));
    const unknown = isSeen.find(same => same instanceof Unknown);
    if (unknown !== undefined) return unknown;
    if (!isSeen.includes(true)) kept.push(item);
  }
  return kept;
}

function sizeOf(value: Value): Value {
  if (typeof value === 'string') return [...value].length;
  if (isList(value)) return value.length;
  return isMap(value) ? keysOf(value).length : fail(`size() of ${nameKind(value)}`);
}

function sum(list: Value): Value {
  const values = numbersIn(list, 'sum()');
  return values instanceof Unknown ? values : values.reduce((total, value) => total + value, 0);
}

function matches(text: string, pattern: string): Value {
  if (text.length > longestTextFor(pattern)) return fail('matches(): the text is too long for this pattern');
  return new RegExp(pattern, 'u').test(text);
}

function toText(value: Value): Value {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : fail(`string() of ${nameKind(value)}`);
}

function toNumber(value: Value): Value {
  if (typeof value === 'number') return value;
  const isNumber = typeof value === 'string' && /^[+-]?\d+(?:\.\d+)?$/.test(value);
  return isNumber ? Number(value) : fail(`${JSON.stringify(value)} is no number`);
}

const isTextMoment = (text: string, now: string | null): Value =>
  parseMoment(text, now) ?? fail(`${JSON.stringify(text)} is no date`);

/** Every function, by name. */
export const CEL_FUNCTIONS: Readonly<Record<string, CelFunction>> = {
  size: pure('size(x)', 'both', [[ANY], NUMBER])(([value = null]) => sizeOf(value)),
  sum: pure('sum(list)', 'function', [[listOf(NUMBER)], NUMBER])(([list = null]) => sum(list)),
  min: mostOf('min(list)', values => values.reduce((least, value) => Math.min(least, value))),
  max: mostOf('max(list)', values => values.reduce((most, value) => Math.max(most, value))),
  abs: oneNumber('abs(n)', Math.abs),
  floor: oneNumber('floor(n)', Math.floor),
  ceil: oneNumber('ceil(n)', Math.ceil),
  round: {
    ...pure('round(n, digits)', 'function', [[NUMBER, NUMBER], NUMBER])(args => {
      const [value = 0, digits = 0] = numbers(args);
      return roundDecimal(value, Math.min(12, Math.max(0, Math.trunc(digits))));
    }),
    least: 1,
  },
  first: endOf('first(list)', 0),
  last: endOf('last(list)', -1),
  get: {
    usage: 'get(map, key, default)',
    form: 'function',
    params: [ANY, ANY, ANY],
    result: () => ANY,
    run: readDefault,
  },
  values: pure('values(map)', 'function', [[MAP], LIST])(([map = null]) =>
    isMap(map) ? keysOf(map).map(key => readEntry(map, key) ?? null) : [],
  ),
  distinct: { ...pure('distinct(list)', 'function', [[LIST], LIST])(([list = null]) => distinct(list)), result: same },
  flatten: pure('flatten(list)', 'function', [[LIST], LIST])(([list = null]) => flatten(list)),
  table: {
    usage: 'table(map, key)',
    form: 'function',
    params: [MAP, ANY],
    least: 1,
    isOpen: true,
    result: args => args.slice(1).reduce<CelType>(row => (row.kind === 'map' ? row.value : ANY), args[0] ?? ANY),
    run: lookUp,
  },
  timestamp: pure('timestamp(text)', 'function', [[TEXT], NUMBER])(([text = null], now) =>
    isTextMoment(texts([text])[0] ?? '', now),
  ),
  duration: pure('duration("24h")', 'function', [[TEXT], NUMBER])(([text = null]) => {
    return parseDuration(texts([text])[0] ?? '') ?? fail(`${JSON.stringify(text)} is no duration`);
  }),
  at: pure('at(date, time)', 'function', [[TEXT, TEXT], NUMBER])((args, now) => {
    const [date = '', time = ''] = texts(args);
    return momentAt(date, time, now) ?? fail(`at(): "${date}" and "${time}" are no date and time`);
  }),
  string: pure('string(x)', 'function', [[ANY], TEXT])(([value = null]) => toText(value)),
  double: pure('double(x)', 'function', [[ANY], NUMBER])(([value = null]) => toNumber(value)),
  int: pure('int(x)', 'function', [[ANY], NUMBER])(([value = null]) => {
    const number = toNumber(value);
    return typeof number === 'number' ? Math.trunc(number) : number;
  }),
  contains: twoTexts('text.contains(text)', (text, other) => text.includes(other)),
  startsWith: twoTexts('text.startsWith(text)', (text, other) => text.startsWith(other)),
  endsWith: twoTexts('text.endsWith(text)', (text, other) => text.endsWith(other)),
  matches: pure('text.matches("pattern")', 'method', [[TEXT, TEXT], BOOLEAN])(args => {
    const [text = '', pattern = ''] = texts(args);
    return matches(text, pattern);
  }),
  lowerAscii: oneText('text.lowerAscii()', text => text.replace(/[A-Z]+/g, letters => letters.toLowerCase())),
  upperAscii: oneText('text.upperAscii()', text => text.replace(/[a-z]+/g, letters => letters.toUpperCase())),
  trim: oneText('text.trim()', text => text.trim()),
  split: pure('text.split(text)', 'method', [[TEXT, TEXT], listOf(TEXT)])(args => {
    const [text = '', by = ''] = texts(args);
    return text.split(by);
  }),
  join: pure('list.join(text)', 'method', [[listOf(TEXT), TEXT], TEXT])(([list = null, by = null]) =>
    join(list, texts([by])[0] ?? ''),
  ),
};

function same([type = ANY]: readonly CelType[]): CelType {
  return type;
}

/** Why arguments of these types cannot be given to a function; null when they can. */
export function findArgumentProblem(fn: CelFunction, args: readonly CelType[]): string | null {
  const least = fn.least ?? fn.params.length;
  if (args.length < least || (args.length > fn.params.length && fn.isOpen !== true))
    return `${fn.usage} is given ${args.length} values`;
  const place = args.findIndex((type, index) => !canBe(type, fn.params[index] ?? fn.params.at(-1) ?? ANY));
  const [wanted, given] = [fn.params[place] ?? ANY, args[place] ?? ANY];
  return place < 0 ? null : `${fn.usage} takes ${nameType(wanted)} here, not ${nameType(given)}`;
}
