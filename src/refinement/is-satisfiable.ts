import { compareValues } from '../lib/compare-values.ts';
import { scopeOf } from '../lib/item-scope.ts';
import { isManyPath } from '../lib/read-path.ts';
import { parseMoment, resolveTime } from '../lib/resolve-time.ts';
import type { Field } from '../model/artifacts.ts';
import type { Condition } from '../model/spec.ts';

/** Any moment does: all that is compared lies relative to it. */
const SOME_NOW = '2000-01-01T00:00:00Z';

/**
 * Whether a field can meet all conditions on it: over a list or map, whether for each condition on some item one value
 * meets it and all that is said of every item. In doubt (a pattern, another object's field, dates beside relative times,
 * a list that may be empty) the answer is yes: only what surely cannot be is left out.
 */
export function isSatisfiable(field: Field | undefined, conditions: readonly Condition[]): boolean {
  if (!conditions.some(({ field: path }) => isManyPath(path))) return hasValue(field, conditions);
  const ofAll = conditions.filter(condition => scopeOf(condition) === 'every');
  return conditions.every(condition => ofAll.includes(condition) || hasValue(field, [condition, ...ofAll]));
}

/** Whether one value can meet all conditions. */
function hasValue(field: Field | undefined, conditions: readonly Condition[]): boolean {
  const decidable = conditions.filter(isDecidable);
  if (decidable.length < 2 && field?.enum === undefined && field?.type !== 'boolean') return true;
  if (mixesDates(decidable)) return true;
  return candidatesFor(field, decidable).some(value => decidable.every(condition => meets(value, condition)));
}

function isDecidable({ op, value }: Condition): boolean {
  if (op === 'contains' || op === 'matches' || op === 'is-type') return false;
  return (Array.isArray(value) ? value : [value]).every(item => !isForeign(item));
}

/** A date beside a time relative to now: which is earlier is not known here. */
function mixesDates(conditions: readonly Condition[]): boolean {
  const texts = conditions.flatMap(({ value }) => (Array.isArray(value) ? value : [value])).filter(isText);
  return texts.some(text => text.startsWith('$')) && texts.some(text => parseMoment(text, SOME_NOW) !== null);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** A reference to something that is not known here; a time relative to now is known well enough. */
function isForeign(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('$') && resolveTime(value, SOME_NOW) === null;
}

function meets(actual: unknown, { op, value }: Condition): boolean {
  const expected = Array.isArray(value) ? value.map(readTime) : readTime(value);
  const isOrder = op === '<' || op === '<=' || op === '>' || op === '>=';
  const compared = compareValues(op, actual, expected, SOME_NOW);
  return isOrder && toNumber(expected) !== null ? compared === true : compared !== false;
}

function readTime(value: unknown): unknown {
  return typeof value === 'string' ? (resolveTime(value, SOME_NOW) ?? value) : value;
}

/** Values that stand for all that a field can hold: its enum, or the compared values with what lies around and between. */
function candidatesFor(field: Field | undefined, conditions: readonly Condition[]): readonly unknown[] {
  const empty = field === undefined || field.optional === true || field.type === 'null' ? [null] : [];
  if (field?.enum !== undefined) return [...field.enum, ...empty];
  if (field?.type === 'boolean') return [true, false, ...empty];
  const wanted = conditions.flatMap(({ value }) => (Array.isArray(value) ? value : [value])).map(readTime);
  const points = wanted.flatMap(value => toNumber(value) ?? []).sort((a, b) => a - b);
  const between = points.slice(1).map((point, at) => (point + (points[at] ?? point)) / 2);
  const around = points.length > 0 ? [(points[0] ?? 0) - 1, (points.at(-1) ?? 0) + 1] : [];
  return [...wanted, ...between, ...around, 'some other value', ...empty];
}

function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? parseMoment(value, SOME_NOW) : null;
}
