import type { Rng } from '../../lib/rng.ts';

/**
 * A word, what a reader takes for the same, and where it means that: `check` does in "check the date", not in "check in"
 * nor "late check-out", and `make` in "make a booking", not in "make sure".
 */
interface Synonym {
  readonly word: string;
  readonly other: string;
  /** What must follow, or must not; a pattern. */
  readonly before?: string;
}

const BEFORE_A_THING = '(?= (?:an?|the|any|no|new|my|your|this|that|his|her|their|\\d+) )';
const SYNONYMS: readonly Synonym[] = [
  { word: 'must', other: 'have to' },
  { word: 'may', other: 'can' },
  { word: 'only', other: 'solely' },
  { word: 'before', other: 'prior to', before: '(?= (?:an?|the|any|my|your|\\w+ing) )' },
  { word: 'make', other: 'create', before: BEFORE_A_THING },
  { word: 'guest', other: 'visitor', before: '(?! id\\b)' },
  { word: 'customer', other: 'client', before: '(?! id\\b)' },
  { word: 'user', other: 'customer', before: '(?! id\\b)' },
  { word: 'cancel', other: 'call off' },
  { word: 'refund', other: 'reimburse', before: BEFORE_A_THING },
  { word: 'check', other: 'verify', before: '(?! (?:in|out)\\b)' },
  { word: 'issue', other: 'give out', before: BEFORE_A_THING },
  { word: 'booking', other: 'reservation', before: '(?! id\\b)' },
  { word: 'at most', other: 'no more than' },
  { word: 'at least', other: 'no fewer than' },
  { word: 'refuse', other: 'decline' },
];

/** Replaces one word by a synonym; null where the text has none of them. */
export function swapSynonym(text: string, rng: Rng): string | null {
  const ways = listParaphrases(text);
  return ways.length === 0 ? null : rng.pick(ways);
}

/** The text with the first place of each word that has a synonym replaced; a part of a name or of a compound stays. */
export function listParaphrases(text: string): readonly string[] {
  return SYNONYMS.flatMap(({ word, other, before = '' }) => {
    const pattern = new RegExp(`(?<![\\w-])${word}(?![\\w-])${before}`, 'gi');
    const place = [...text.matchAll(pattern)].find(match => !isName(text, match));
    if (place === undefined) return [];
    const rest = text.slice(place.index + place[0].length);
    return [`${text.slice(0, place.index)}${isCapital(place[0]) ? capitalise(other) : other}${rest}`];
  });
}

/** A capital within a sentence: the month of May, a user named Booking. */
function isName(text: string, { 0: word, index }: RegExpMatchArray): boolean {
  return isCapital(word) && !/(?:^|[.!?:\n])[-*#>\s]*$/.test(text.slice(0, index));
}

/** Swaps two neighbouring letters in a quarter of the words, in at least one where a word has two that differ: typing errors. */
export function addTypos(text: string, rng: Rng): string {
  const long = /\b[a-z]{4,}\b/g;
  const sure = rng.below(Math.max(1, text.match(long)?.length ?? 0));
  let seen = 0;
  return text.replace(long, word => (seen++ === sure || rng.next() < 0.25 ? swapLetters(word, rng) : word));
}

function swapLetters(word: string, rng: Rng): string {
  const places = Array.from({ length: word.length - 2 }, (_, i) => i + 1).filter(at => word[at] !== word[at + 1]);
  if (places.length === 0) return word;
  const at = rng.pick(places);
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
}

const NEGATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(must|may|can|should) not\b/i, '$1'],
  [/\bnever\b/i, 'always'],
  [/\bonly (if|when)\b/i, 'even $1 not'],
  [/\b(only for|only to)\b/i, 'not $1'],
  [/\bat most\b/i, 'at least'],
  [/\bat least\b/i, 'at most'],
  [/\bno ([a-z]+) may\b/i, 'any $1 may'],
  [/\b(must|may|can|should)\b/i, '$1 not'],
  [/\balways\b/i, 'never'],
];

/** Says the opposite; null where no word of obligation stands. */
export function negate(text: string): string | null {
  const rule = NEGATIONS.find(([pattern]) => pattern.test(text));
  return rule === undefined ? null : text.replace(rule[0], rule[1]);
}

const LOOSENINGS: readonly (readonly [RegExp, string])[] = [
  [/\bmust not\b/i, 'should preferably not'],
  [/\bmust\b/i, 'should preferably'],
  [/\bonly if\b/i, 'usually if'],
  [/\bonly (for|to|when)\b/i, 'mostly $1'],
  [/\bnever\b/i, 'rarely'],
  [/\balways\b/i, 'usually'],
];

/** Doubles a limit, or takes the force out of an obligation; null where there is neither. */
export function loosen(text: string): string | null {
  const limit = /\b(?!0\b)\d+(?:\.\d+)?\b/.exec(text);
  if (limit !== null) return text.replace(limit[0], String(2 * Number(limit[0])));
  const rule = LOOSENINGS.find(([pattern]) => pattern.test(text));
  return rule === undefined ? null : text.replace(rule[0], rule[1]);
}

function isCapital(word: string): boolean {
  return word.charAt(0) !== word.charAt(0).toLowerCase();
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
