/** What is known of a value before it is there. `any` fits everything. */
export type CelType =
  | { readonly kind: 'any' | 'number' | 'boolean' | 'null' }
  /** `values`: the only texts that occur, where they are known. */
  | { readonly kind: 'text'; readonly values?: readonly string[] }
  | { readonly kind: 'list'; readonly item: CelType }
  /** A map from any text to values of one type. */
  | { readonly kind: 'map'; readonly value: CelType }
  /** Named fields; an open one may have others. `what` names one of them in problems: "argument of cancel_booking". */
  | { readonly kind: 'record'; readonly fields: Fields; readonly isOpen: boolean; readonly what: string };

type Fields = { readonly [name: string]: CelType };

export const ANY: CelType = { kind: 'any' };
export const NUMBER: CelType = { kind: 'number' };
export const TEXT: CelType = { kind: 'text' };
export const BOOLEAN: CelType = { kind: 'boolean' };

export function listOf(item: CelType): CelType {
  return { kind: 'list', item };
}

/** A type in words: `a list of numbers` is kept simple, `a list`. */
export function nameType({ kind }: CelType): string {
  switch (kind) {
    case 'any':
      return 'any value';
    case 'null':
      return 'null';
    case 'record':
      return 'a map';
    default:
      return `a ${kind}`;
  }
}

/** Whether a value of one type can be one of the other: records and maps are both maps, `any` and `null` fit all. */
export function canBe(a: CelType, b: CelType): boolean {
  if (a.kind === 'any' || b.kind === 'any' || a.kind === 'null' || b.kind === 'null') return true;
  if (isMapType(a) || isMapType(b)) return isMapType(a) && isMapType(b);
  if (a.kind === 'list' && b.kind === 'list') return canBe(a.item, b.item);
  return a.kind === b.kind;
}

export function isMapType(type: CelType): boolean {
  return type.kind === 'map' || type.kind === 'record';
}

/** The type of both: the same one, else any. */
export function joinTypes(a: CelType, b: CelType): CelType {
  if (a.kind === 'null') return b;
  if (b.kind === 'null') return a;
  if (a.kind === 'text' && b.kind === 'text') return TEXT;
  if (a.kind === 'list' && b.kind === 'list') return listOf(joinTypes(a.item, b.item));
  if (a.kind === 'record' || b.kind === 'record') return ANY;
  if (a.kind === 'map' && b.kind === 'map') return { kind: 'map', value: joinTypes(a.value, b.value) };
  return a.kind === b.kind ? a : ANY;
}

/**
 * The type that a JSON Schema describes; optional and nullable parts count as there.
 * @param what names one of its fields in problems: "argument of cancel_booking"
 */
export function typeOfSchema(schema: unknown, what: string): CelType {
  if (!isObject(schema)) return ANY;
  const { enum: values, type, items } = schema;
  if (Array.isArray(values)) return typeOfValues(values);
  const kinds = (Array.isArray(type) ? type : [type]).filter(kind => kind !== 'null');
  const [kind, ...others] = kinds;
  if (others.length > 0) return ANY;
  switch (kind) {
    case 'number':
    case 'integer':
      return NUMBER;
    case 'string':
      return TEXT;
    case 'boolean':
      return BOOLEAN;
    case 'array':
      return listOf(typeOfSchema(items, what));
    case 'object':
      return typeOfProperties(schema, what);
    default:
      return typeOfChoice(schema, what);
  }
}

/** `{anyOf: [X, {type: null}]}` is X that may be null; other choices are left open. */
function typeOfChoice(schema: Readonly<Record<string, unknown>>, what: string): CelType {
  const choices = [schema['anyOf'], schema['oneOf']].find(list => Array.isArray(list)) ?? [];
  const real = choices.filter(choice => !(isObject(choice) && choice['type'] === 'null'));
  return real.length === 1 ? typeOfSchema(real[0], what) : ANY;
}

function typeOfProperties(schema: Readonly<Record<string, unknown>>, what: string): CelType {
  const { properties, additionalProperties: others } = schema;
  if (!isObject(properties)) return isObject(others) ? { kind: 'map', value: typeOfSchema(others, what) } : ANY;
  const fields = Object.entries(properties).map(
    ([name, part]) => [name, typeOfSchema(part, `field of ${name}`)] as const,
  );
  return { kind: 'record', fields: Object.fromEntries(fields), isOpen: others === true || isObject(others), what };
}

function typeOfValues(values: readonly unknown[]): CelType {
  const real = values.filter(value => value !== null);
  const texts = real.filter(value => typeof value === 'string');
  if (texts.length === real.length) return { kind: 'text', values: texts };
  if (real.every(value => typeof value === 'number')) return NUMBER;
  return real.every(value => typeof value === 'boolean') ? BOOLEAN : ANY;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
