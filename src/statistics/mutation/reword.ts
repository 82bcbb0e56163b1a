import type { Rng } from '../../lib/rng.ts';

/** Pairs of words that a reader takes for the same. */
const SYNONYMS: readonly (readonly [string, string])[] = [
  ['must', 'have to'],
  ['may', 'can'],
  ['only', 'solely'],
  ['before', 'prior to'],
  ['make', 'create'],
  ['guest', 'visitor'],
  ['customer', 'client'],
  ['user', 'customer'],
  ['cancel', 'call off'],
  ['refund', 'reimburse'],
  ['check', 'verify'],
  ['issue', 'give out'],
  ['booking', 'reservation'],
  ['at most', 'no more than'],
  ['at least', 'no fewer than'],
  ['refuse', 'decline'],
];

/** Replaces one word by a synonym; null where the text has none of them. */
export function swapSynonym(text: string, rng: Rng): string | null {
  const found = SYNONYMS.filter(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(text));
  if (found.length === 0) return null;
  const [word, other] = rng.pick(found);
  return text.replace(new RegExp(`\\b${word}\\b`, 'i'), match => (isCapital(match) ? capitalise(other) : other));
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
