import type { Rng } from '../../src/lib/rng.ts';

/** Swaps two letters inside a word; null when no word is long enough. Words in backticks and names keep their letters. */
export function misspell(text: string, rng: Rng): string | null {
  const words = [...text.matchAll(/(?<![\w`'’"/.-])[a-z]{6,}(?![\w`'’"/-])/g)].filter(
    ({ 0: word }) => swap(word) !== word,
  );
  if (words.length === 0) return null;
  const { index, 0: word } = rng.pick(words);
  return text.slice(0, index) + swap(word) + text.slice(index + word.length);
}

function swap(word: string): string {
  const middle = Math.floor(word.length / 2);
  return `${word.slice(0, middle)}${word[middle + 1]}${word[middle]}${word.slice(middle + 2)}`;
}

/** Words and what says the same. */
const SYNONYMS: readonly (readonly [RegExp, string])[] = [
  [/\bmust not\b/, 'may never'],
  [/\bmust\b/, 'has to'],
  [/\bshould only\b/, 'should exclusively'],
  [/\bbefore you\b/, 'prior to the moment when you'],
  [/\bBefore\b/, 'Prior to'],
  [/\bat most\b/, 'no more than'],
  [/\bat least\b/, 'no fewer than'],
  [/\bhelp\b/, 'assist'],
  [/\bask(s)? for\b/, 'request$1'],
  [/\blonger than\b/, 'of more than'],
  [/\bwithin the last\b/, 'no longer ago than the last'],
  [/\bprovide\b/, 'give'],
  [/\bdeny\b/, 'refuse'],
  [/\bwants\b/, 'would like'],
  [/\bcannot\b/, 'can not'],
  [/\ballowed to\b/, 'permitted to'],
  [/\bcheck\b/, 'verify'],
  [/\bmake sure\b/, 'ensure'],
];

/** Says the same in other words; null when it holds none of the words that can be replaced. */
export function reword(text: string, rng: Rng): string | null {
  const fitting = SYNONYMS.filter(([word]) => word.test(text));
  if (fitting.length === 0) return null;
  const [word, other] = rng.pick(fitting);
  return text.replace(word, other);
}

/** Doubles one of its numbers, plus one; null when it has none. Dates, times, versions and codes are left alone. */
export function changeNumber(text: string, rng: Rng): string | null {
  const numbers = [...text.matchAll(/(?<![\w:.,#$€/-])\d{1,4}(?![\w:/]|[.,-]\d)/g)];
  if (numbers.length === 0) return null;
  const { index, 0: digits } = rng.pick(numbers);
  return `${text.slice(0, index)}${Number(digits) * 2 + 1}${text.slice(index + digits.length)}`;
}

const CONDITIONS = [
  'unless a manager has agreed to it',
  'provided that the request was made on a working day',
  'except when the account was opened this year',
];

/** Adds a condition to the end of its last sentence. */
export function addCondition(text: string, rng: Rng): string {
  const [, body = text, end = ''] = /^([\s\S]*?)([.;:!?]?\s*)$/.exec(text) ?? [];
  return `${body}, ${rng.pick(CONDITIONS)}${end}`;
}

const LIMITS = [' (on working days only)', ' (except what is older than a year)'];

/** Narrows what a passage says of the business. */
export function narrow(text: string, rng: Rng): string {
  const [, body = text, end = ''] = /^([\s\S]*?)([.;:!?]?\s*)$/.exec(text) ?? [];
  return `${body}${rng.pick(LIMITS)}${end}`;
}

/** Offsets in a text where one sentence ends and the next one begins, the spaces between them. */
export function sentenceBreaks(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/(?<=[a-z)`*]\.)\s+(?=[A-Z])/g)].map(({ index, 0: space }) => ({
    start: index,
    end: index + space.length,
  }));
}
