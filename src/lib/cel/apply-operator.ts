import type { BinaryOperator } from './expression.ts';
import { compareTexts } from './time.ts';
import { equalValues, isList, isMap, readEntry, Unknown, type Value } from './values.ts';

/** Null when the operator does not take these values. */
export function applyOperator(op: BinaryOperator, a: Value, b: Value, now: string | null): Value {
  switch (op) {
    case '==':
      return equalValues(a, b);
    case '!=':
      return negate(equalValues(a, b));
    case 'in':
      return isIn(a, b);
    case '+':
      return add(a, b);
    case '-':
    case '*':
    case '/':
    case '%':
      return typeof a === 'number' && typeof b === 'number' ? reckon(op, a, b) : null;
    default: {
      const order = compareInOrder(a, b, now);
      return order === null ? null : holdsOrder(op, order);
    }
  }
}

function isIn(value: Value, from: Value): Value {
  if (isMap(from)) {
    const entry = readEntry(from, value);
    return entry instanceof Unknown ? entry : entry !== undefined;
  }
  if (!isList(from)) return null;
  const same = from.map(item => equalValues(value, item));
  return same.includes(true) || (same.find(one => one instanceof Unknown) ?? false);
}

function add(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  if (typeof a === 'string' && typeof b === 'string') return a + b;
  return isList(a) && isList(b) ? [...a, ...b] : null;
}

function reckon(op: '-' | '*' | '/' | '%', a: number, b: number): Value {
  if (op === '-') return a - b;
  if (op === '*') return a * b;
  if (b === 0) return new Unknown('division by zero');
  return op === '/' ? a / b : a % b;
}

function compareInOrder(a: Value, b: Value, now: string | null): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return typeof a === 'string' && typeof b === 'string' ? compareTexts(a, b, now) : null;
}

function holdsOrder(op: '<' | '<=' | '>' | '>=', order: number): boolean {
  switch (op) {
    case '<':
      return order < 0;
    case '<=':
      return order <= 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
  }
}

/** Not known stays not known. */
export function negate(value: boolean | Unknown): boolean | Unknown {
  return value instanceof Unknown ? value : !value;
}
