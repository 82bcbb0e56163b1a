/** A value that is not known, and why: what a missing field, an unbound object or an unrecorded state evaluates to. */
export class Unknown {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** A map whose entries are looked up when they are asked for: a table of the business state is never copied. */
export class LazyMap {
  readonly read: (key: string) => Value | undefined;
  readonly keys: () => readonly string[];

  /** @param read undefined: there is no such entry */
  constructor(read: (key: string) => Value | undefined, keys: () => readonly string[]) {
    this.read = read;
    this.keys = keys;
  }
}

/** What an expression is about: JSON, lazy maps, and what is not known (also inside lists and maps). */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | { readonly [key: string]: Value }
  | LazyMap
  | Unknown;

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isPlainMap(value: Value): value is { readonly [key: string]: Value } {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof LazyMap) &&
    !(value instanceof Unknown)
  );
}

export function isMap(value: Value): value is LazyMap | { readonly [key: string]: Value } {
  return value instanceof LazyMap || isPlainMap(value);
}

/** The entry of a map or list; undefined where there is none. */
export function readEntry(of: Value, key: Value): Value | undefined {
  if (isList(of)) return typeof key === 'number' && Number.isInteger(key) ? of[key] : undefined;
  if (typeof key !== 'string' && typeof key !== 'number') return undefined;
  const name = String(key);
  if (of instanceof LazyMap) return of.read(name);
  return isPlainMap(of) && Object.hasOwn(of, name) ? of[name] : undefined;
}

export function keysOf(map: LazyMap | { readonly [key: string]: Value }): readonly string[] {
  return map instanceof LazyMap ? map.keys() : Object.keys(map);
}

/** Equal in depth; unknown where a part that decides it is not known. A number never equals a text. */
export function equalValues(a: Value, b: Value): boolean | Unknown {
  if (a instanceof Unknown) return a;
  if (b instanceof Unknown) return b;
  if (a === b) return true;
  if (isList(a) && isList(b)) {
    return a.length === b.length && allEqual(a.map((item, place) => [item, b[place] ?? null] as const));
  }
  if (!isMap(a) || !isMap(b)) return false;
  const keys = keysOf(a);
  if (keys.length !== keysOf(b).length) return false;
  const pairs = keys.map(key => [readEntry(a, key), readEntry(b, key)] as const);
  return pairs.some(([, other]) => other === undefined)
    ? false
    : allEqual(pairs.map(([one, other]) => [one ?? null, other ?? null] as const));
}

function allEqual(pairs: readonly (readonly [Value, Value])[]): boolean | Unknown {
  let unknown: Unknown | null = null;
  for (const [a, b] of pairs) {
    const isEqual = equalValues(a, b);
    if (isEqual === false) return false;
    if (isEqual instanceof Unknown) unknown = isEqual;
  }
  return unknown ?? true;
}

/** What kind of value it is, for a reader. */
export function nameKind(value: Value): string {
  if (value === null) return 'null';
  if (value instanceof Unknown) return 'not known';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'object') return isList(value) ? 'a list' : 'a map';
  return `a ${typeof value}`;
}
