/** Steps that one match may take at most, as an estimate: ways of its bounded parts x length ** (repetitions + 1). */
const MOST_STEPS = 50_000_000;
const LONGEST_PATTERN = 200;
const MOST_REPETITIONS = 3;
/** Ways in which optional parts, bounded counts and choices together may match. */
const MOST_WAYS = 4096;
/** A counted repetition up to this many costs no more than writing it out. */
const SMALL_COUNT = 20;

/**
 * Why a pattern may not be used; null for one whose matching time is bounded: no look-around, no back-reference, no
 * repetition of a group that itself repeats or chooses, few open repetitions.
 */
export function findPatternProblem(pattern: string): string | null {
  if (pattern.length > LONGEST_PATTERN) return `longer than ${LONGEST_PATTERN} characters`;
  try {
    new RegExp(pattern, 'u');
  } catch {
    return 'not a regular expression';
  }
  const plain = withoutLiterals(pattern);
  if (/\(\?(?!:)/.test(plain)) return 'look-around and named groups are not allowed';
  if (/\\[1-9k]/.test(pattern.replaceAll('\\\\', ''))) return 'back-references are not allowed';
  if (repeatsRepetition(plain)) return 'a repeated group may not hold a repetition or a choice';
  if (countWays(plain) > MOST_WAYS) return 'too many optional parts, counts and choices';
  return countRepetitions(plain) > MOST_REPETITIONS ? `more than ${MOST_REPETITIONS} open repetitions` : null;
}

/** The longest text that a pattern is tried on. */
export function longestTextFor(pattern: string): number {
  const plain = withoutLiterals(pattern);
  return Math.floor((MOST_STEPS / countWays(plain)) ** (1 / (countRepetitions(plain) + 1)));
}

/** Character classes and escaped characters as `x`, so that what is left are operators. */
function withoutLiterals(pattern: string): string {
  return pattern.replace(/\\[pP]\{[^}]*\}|\\./gu, 'x').replace(/\[[^\]]*\]/gu, 'x');
}

function countRepetitions(plain: string): number {
  return (plain.match(/[*+]|\{\d+(?:,\d*)?\}/g) ?? []).filter(isOpen).length;
}

/** The product of the spans of `?` and `{m,n}` and of the choices of each group. */
function countWays(plain: string): number {
  const bare = plain.replaceAll('(?:', '(');
  const quantifiers = bare.match(/(?:[*+?]|\{\d+(?:,\d*)?\})\??/g) ?? [];
  return quantifiers.reduce((ways, quantifier) => ways * spanOf(quantifier), countChoices(bare));
}

function spanOf(quantifier: string): number {
  if (quantifier.startsWith('?')) return 2;
  const bounds = quantifier.replace(/\?$/, '');
  const [, least, most] = /^\{(\d+),(\d+)\}$/.exec(bounds) ?? [];
  return isOpen(bounds) || most === undefined ? 1 : Number(most) - Number(least) + 1;
}

/** Alternatives of each group, multiplied. */
function countChoices(bare: string): number {
  const open: number[] = [1];
  let ways = 1;
  for (const sign of `${bare})`) {
    if (sign === '(') open.push(1);
    if (sign === '|') open.push((open.pop() ?? 1) + 1);
    if (sign === ')') ways *= open.pop() ?? 1;
  }
  return ways;
}

function isOpen(quantifier: string): boolean {
  if (quantifier === '*' || quantifier === '+') return true;
  const [, least, comma, most] = /^\{(\d+)(,?)(\d*)\}$/.exec(quantifier) ?? [];
  if (comma === ',' && most === '') return true;
  return Number(most === '' ? least : most) > SMALL_COUNT;
}

/** Whether a group is repeated whose inside repeats, is optional or chooses. */
function repeatsRepetition(plain: string): boolean {
  const inner = /\((?:\?:)?([^()]*)\)([*+]|\{\d+(?:,\d*)?\})?/;
  let rest = plain;
  for (let match = inner.exec(rest); match !== null; match = inner.exec(rest)) {
    const [whole, inside = '', quantifier] = match;
    const isLoose = /[*+?{|]/.test(inside);
    if (quantifier !== undefined && isLoose) return true;
    rest = rest.replace(whole, isLoose || quantifier !== undefined ? 'x+' : 'x');
  }
  return false;
}
