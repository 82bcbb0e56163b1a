import { testField } from '../lib/evaluate-condition.ts';
import { parseMoment } from '../lib/resolve-time.ts';
import type { Rng } from '../lib/rng.ts';
import type { Field } from '../model/artifacts.ts';
import type { Operator } from '../model/check.ts';
import { textOfPattern } from './text-of-pattern.ts';

/** One demand on a field, its value resolved. */
export interface Demand {
  readonly op: Operator;
  readonly expected: unknown;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const STEPS_MS = [0, HOUR_MS, 6 * HOUR_MS, DAY_MS, 2 * DAY_MS, 5 * DAY_MS, 10 * DAY_MS, 30 * DAY_MS];

/**
 * A value of a field that meets all demands: one that other records have where there is one, else one made from the
 * demands. It has the field's type, and is a member of its enum. Undefined when there is none.
 */
export function solveField(
  field: Field,
  demands: readonly Demand[],
  given: { readonly column: readonly unknown[]; readonly now: string | null; readonly rng: Rng },
): unknown {
  const { column, now, rng } = given;
  const fits = (value: unknown) => demands.every(demand => testField([value], { ...demand, now }) === true);
  const seen = column.filter(value => isOfField(value, field) && fits(value));
  const isPlausible = plausibility(field, given);
  const plausible = seen.filter(isPlausible);
  if (plausible.length > 0) return rng.pick(plausible);
  const made = madeValues(field, demands, given).filter(value => isOfField(value, field) && fits(value));
  const better = made.filter(isPlausible);
  if (better.length > 0) return rng.pick(better);
  if (seen.length > 0) return rng.pick(seen);
  return made.length > 0 ? made[0] : undefined;
}

/** Whether every demand can be met by some value: else which one cannot. */
export function unsatisfiable(
  field: Field,
  demands: readonly Demand[],
  given: { readonly column: readonly unknown[]; readonly now: string | null; readonly rng: Rng },
): Demand | null {
  return demands.find(demand => solveField(field, [demand], given) === undefined) ?? null;
}

/** Moments of a column that holds only the past, or only what is to come, stay on their side. */
function plausibility(
  field: Field,
  { column, now }: { readonly column: readonly unknown[]; readonly now: string | null },
): (value: unknown) => boolean {
  if (field.type !== 'date-time' || now === null) return () => true;
  const present = Date.parse(now);
  const momentsOf = (value: unknown) => (typeof value === 'string' ? (parseMoment(value, now) ?? []) : []);
  const known = column.flatMap(momentsOf);
  const [isPast, isComing] = [known.every(item => item <= present), known.every(item => item >= present - DAY_MS)];
  return value =>
    [value].flatMap(momentsOf).every(moment => {
      if (isPast === isComing) return true;
      return isPast ? moment <= present : moment >= present - DAY_MS;
    });
}

function isOfField(value: unknown, field: Field): boolean {
  if (value === null) return field.optional === true || field.type === 'null' || field.type === 'mixed';
  if (value === undefined) return false;
  if (field.enum && !field.enum.includes(value as never)) return false;
  switch (field.type) {
    case 'string':
    case 'date-time':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && !Array.isArray(value);
    case 'null':
      return false;
    case 'mixed':
      return true;
  }
}

function madeValues(
  field: Field,
  demands: readonly Demand[],
  given: { readonly column: readonly unknown[]; readonly now: string | null; readonly rng: Rng },
): readonly unknown[] {
  const wanted = demands.flatMap(({ op, expected }) =>
    (op === 'in' || op === 'not-in') && Array.isArray(expected) ? expected : [expected],
  );
  switch (field.type) {
    case 'date-time':
      return [...moments(wanted, given), null];
    case 'number':
      return [...numbers(wanted, given.column), null];
    case 'boolean':
      return [true, false, null];
    case 'array':
      return [...arrays(demands, given.column), null];
    default:
      return [...wanted, ...patterned(demands), ...(field.enum ?? []), ...given.column, null];
  }
}

/** Texts that patterns match. */
function patterned(demands: readonly Demand[]): readonly string[] {
  return demands.flatMap(({ op, expected }) =>
    op === 'matches' && typeof expected === 'string' ? (textOfPattern(expected) ?? []) : [],
  );
}

/** Moments around the wanted ones and between them, in the form of the column's other moments. */
function moments(
  wanted: readonly unknown[],
  { column, now, rng }: { readonly column: readonly unknown[]; readonly now: string | null; readonly rng: Rng },
): readonly string[] {
  const bounds = wanted.flatMap(value =>
    typeof value === 'number' ? [value] : typeof value === 'string' ? (parseMoment(value, now) ?? []) : [],
  );
  const present = now === null ? [] : [Date.parse(now)];
  const between = [...bounds, ...present].flatMap((a, at, all) => all.slice(at + 1).map(b => (a + b) / 2));
  const around = bounds.flatMap(bound => rng.shuffle(STEPS_MS).flatMap(step => [bound - step, bound + step]));
  const sample = column.find(value => typeof value === 'string' && parseMoment(value, now) !== null);
  const shape = typeof sample === 'string' ? sample : (now ?? '1970-01-01T00:00:00Z');
  const any = bounds.length > 0 ? [] : present;
  return [...between, ...around, ...any].map(moment => printMoment(moment, { like: shape, now }));
}

/** A moment (milliseconds) in the form of another one: a day alone, with or without seconds, and in its offset. */
export function printMoment(
  moment: number,
  { like, now }: { readonly like: string; readonly now: string | null },
): string {
  const ownOffset = like.length > 10 ? /(Z|[+-]\d{2}:?\d{2})$/.exec(like)?.[1] : undefined;
  const offset = ownOffset ?? (now === null ? 'Z' : (/(Z|[+-]\d{2}:?\d{2})$/.exec(now)?.[1] ?? 'Z'));
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(offset) ?? [];
  const shift = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const whole = Math.floor(moment / 60_000) * 60_000;
  const local = new Date(whole + shift).toISOString();
  if (like.length === 10) return local.slice(0, 10);
  const time = /\d{2}:\d{2}:\d{2}/.test(like) ? local.slice(11, 19) : local.slice(11, 16);
  return `${local.slice(0, 10)}${like.charAt(10)}${time}${ownOffset ?? ''}`;
}

function numbers(wanted: readonly unknown[], column: readonly unknown[]): readonly number[] {
  const bounds = wanted.filter(value => typeof value === 'number');
  const known = column.filter(value => typeof value === 'number');
  const between = bounds.flatMap((a, at) => bounds.slice(at + 1).map(b => (a + b) / 2));
  const isWhole = [...bounds, ...known].every(Number.isInteger);
  const steps = isWhole ? [0, 1, 2, 5, 10] : [0, 1, 0.5, 0.01, 10];
  const around = bounds.flatMap(bound => steps.flatMap(step => [bound + step, bound - step]));
  const all = [...around, ...between.map(value => (isWhole ? Math.floor(value) : value)), 0, 1];
  return known.every(value => value >= 0) ? [...all.filter(value => value >= 0), ...all] : all;
}

/** Lists with what must be in them, without what must not. */
function arrays(demands: readonly Demand[], column: readonly unknown[]): readonly unknown[] {
  const inside = demands.flatMap(({ op, expected }) => (op === 'contains' ? [expected] : []));
  const lists = column.filter(value => Array.isArray(value));
  const whole = demands.map(({ expected }) => expected).filter(value => Array.isArray(value));
  return [...whole, inside, ...lists.map(list => [...list, ...inside])];
}
