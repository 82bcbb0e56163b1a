import { parseMoment } from './resolve-time.ts';
import { stableJson } from './stable-json.ts';

/**
 * Compares an actual value with an expected one. Values must be resolved (no `$...` left); a moment may be given in
 * milliseconds where the other side is a date text. `undefined` is an absent value.
 * @returns null when the two cannot be compared (a text with `<`, a broken pattern): the caller says unknown
 */
export function compareValues(
  operator: string,
  actual: unknown,
  expected: unknown,
  now: string | null,
): boolean | null {
  switch (operator) {
    case 'exists':
      return actual !== undefined && actual !== null;
    case 'is-null':
      return actual === undefined || actual === null;
    case '=':
      return isEqual(actual, expected, now);
    case '!=':
      return !isEqual(actual, expected, now);
    case 'in':
      return Array.isArray(expected) ? expected.some(item => isEqual(actual, item, now)) : null;
    case 'not-in':
      return Array.isArray(expected) ? !expected.some(item => isEqual(actual, item, now)) : null;
    case 'contains':
      return containsValue(actual, expected, now);
    case 'matches':
      return matchesPattern(actual, expected);
    case 'is-type':
      return isOfType(actual, expected);
    default:
      return compareOrder(operator, actual, expected, now);
  }
}

/** Types as JSON Schema names them: 1.0 is an integer, an integer is a number. */
function isOfType(actual: unknown, expected: unknown): boolean | null {
  if (Array.isArray(expected)) return expected.some(item => isOfType(actual, item) === true);
  switch (expected) {
    case 'null':
      return actual === null;
    case 'array':
      return Array.isArray(actual);
    case 'object':
      return typeof actual === 'object' && actual !== null && !Array.isArray(actual);
    case 'integer':
      return Number.isInteger(actual);
    case 'string':
    case 'number':
    case 'boolean':
      return typeof actual === expected;
    default:
      return null;
  }
}

function isEqual(a: unknown, b: unknown, now: string | null): boolean {
  if (a === b) return true;
  if (typeof a === 'number' && typeof b === 'string') return parseMoment(b, now) === a;
  if (typeof a === 'string' && typeof b === 'number') return parseMoment(a, now) === b;
  return typeof a === 'object' && typeof b === 'object' && stableJson(a) === stableJson(b);
}

function containsValue(actual: unknown, expected: unknown, now: string | null): boolean | null {
  if (Array.isArray(actual)) return actual.some(item => isEqual(item, expected, now));
  if (typeof actual === 'string' && typeof expected === 'string') return actual.includes(expected);
  return null;
}

function matchesPattern(actual: unknown, expected: unknown): boolean | null {
  if (typeof actual !== 'string' || typeof expected !== 'string') return null;
  try {
    return new RegExp(expected, 'u').test(actual);
  } catch {
    return null;
  }
}

function compareOrder(operator: string, actual: unknown, expected: unknown, now: string | null): boolean | null {
  const [a, b] = [toNumber(actual, now), toNumber(expected, now)];
  if (a === null || b === null) return null;
  switch (operator) {
    case '<':
      return a < b;
    case '<=':
      return a <= b;
    case '>':
      return a > b;
    case '>=':
      return a >= b;
    default:
      return null;
  }
}

function toNumber(value: unknown, now: string | null): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseMoment(value, now) : null;
}
