import { findPatternProblem } from '../lib/cel/safe-pattern.ts';
import type { Operator } from '../model/check.ts';

interface Comparison {
  readonly op: Operator;
  readonly value?: unknown;
}

/** Operators of which a record satisfies the negation where it does not satisfy them. */
const NEGATED: Readonly<Partial<Record<Operator, Operator>>> = { '!=': '=', 'not-in': 'in', 'is-null': 'exists' };

/** A written value as an expression; null for one that has no expression. */
export function printValue(value: unknown): string | null {
  if (Array.isArray(value)) {
    const items = value.map(printValue);
    return items.includes(null) ? null : `[${items.join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) return null;
  return typeof value === 'string' && value.startsWith('$') ? printReference(value) : JSON.stringify(value);
}

/** `$booking.field`, `$requester.id`, `$now-24h`. */
function printReference(text: string): string | null {
  const [, sign, span] = /^\$now(?:([+-])(\d+[mhd]))?$/.exec(text) ?? [];
  if (text === '$now') return 'timestamp(now)';
  if (sign !== undefined) return `timestamp(now) ${sign} duration("${span}")`;
  const [, name, field] = /^\$(\w+)\.([\w.]+)$/.exec(text) ?? [];
  if (name === undefined) return JSON.stringify(text);
  return name === 'requester' ? `requester.${field}` : `objects.${name}.${field}`;
}

interface Sides {
  readonly actual: string;
  /** The same, as a moment where it is compared with the present. */
  readonly left: string;
  readonly written: string;
  readonly value: unknown;
}

function printOrder({ actual, left, written }: Sides, op: Operator): string {
  return `${actual} != null && ${left} ${op} ${written}`;
}

/** Null where expressions have no such comparison. Nothing is before or after null. */
const PRINTERS: Readonly<Record<Operator, (sides: Sides, op: Operator) => string | null>> = {
  exists: ({ actual }) => `${actual} != null`,
  'is-null': ({ actual }) => `${actual} == null`,
  '=': ({ left, written }) => `${left} == ${written}`,
  '!=': ({ left, written }) => `${left} != ${written}`,
  '<': printOrder,
  '<=': printOrder,
  '>': printOrder,
  '>=': printOrder,
  in: ({ left, written, value }) => (Array.isArray(value) ? `${left} in ${written}` : null),
  'not-in': ({ left, written, value }) => (Array.isArray(value) ? `!(${left} in ${written})` : null),
  matches: ({ left, written, value }) =>
    typeof value === 'string' && findPatternProblem(value) === null ? `${left}.matches(${written})` : null,
  contains: () => null,
  'is-type': () => null,
};

function printComparison(actual: string, { op, value = null }: Comparison): string | null {
  const written = printValue(value);
  const left = typeof value === 'string' && value.startsWith('$now') ? `timestamp(${actual})` : actual;
  return written === null ? null : PRINTERS[op]({ actual, left, written, value }, op);
}

/**
 * A comparison of what stands at a path below a name. For an argument every value must satisfy it, and one that is not
 * given breaks no rule but `exists`; for a record any one is enough, and a field that is not there satisfies nothing.
 */
export function printPathTest(
  base: string,
  path: string,
  comparison: Comparison & { readonly isForAll: boolean },
): string | null {
  const { isForAll, op } = comparison;
  const positive = isForAll ? undefined : NEGATED[op];
  if (positive !== undefined) {
    const test = printPathTest(base, path, { ...comparison, op: positive });
    return test === null ? null : `!(${test})`;
  }
  const steps = path.split('.').flatMap(part => part.split(/(?=\[\])/));
  return printSteps(base, steps, { ...comparison, depth: 0 });
}

interface Walk extends Comparison {
  readonly isForAll: boolean;
  readonly depth: number;
}

function printSteps(base: string, [step, ...rest]: readonly string[], walk: Walk): string | null {
  if (step === undefined) return printComparison(base, walk);
  if (step === '[]' || step === '*') return printItems(step === '*' ? `values(${base})` : base, rest, walk);
  if (!/^[A-Za-z_]\w*$/.test(step)) return null;
  const inner = `${base}.${step}`;
  const test = printSteps(inner, rest, walk);
  if (test === null) return null;
  const isList = rest.includes('[]') || rest.includes('*');
  if (!walk.isForAll || (walk.op === 'exists' && !isList)) return `has(${inner}) && ${test}`;
  return `(!has(${inner}) || ${test.includes(' && ') ? `(${test})` : test})`;
}

function printItems(items: string, rest: readonly string[], walk: Walk): string | null {
  const item = `x${walk.depth}`;
  const test = printSteps(item, rest, { ...walk, depth: walk.depth + 1 });
  return test === null ? null : `${items}.${walk.isForAll ? 'all' : 'exists'}(${item}, ${test})`;
}
