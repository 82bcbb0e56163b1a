import { foldText } from '../lib/fold-text.ts';
import { parseMoment } from '../lib/resolve-time.ts';
import { allTrue, type Truth } from '../lib/truth.ts';

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/**
 * Whether a message names a value. Numbers and codes (texts with a digit) are named as they are or not at all; words,
 * sentences, dates and yes/no values can be put in other words, so their absence is unknown. Every part of a list or an
 * object must be named.
 */
export function namesValue(text: string, value: unknown): Truth {
  if (typeof value === 'object' && value !== null)
    return allTrue(Object.values(value).map(part => namesValue(text, part)));
  if (typeof value === 'number') return namesNumber(text, value);
  if (typeof value !== 'string') return 'unknown';
  if (hasPhrase(normalise(text), normalise(value))) return true;
  const isCode = /\d/.test(value) && !/\s/.test(value) && parseMoment(value, null) === null;
  return isCode ? false : 'unknown';
}

function namesNumber(text: string, value: number): boolean {
  const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  const word = NUMBER_WORDS[value];
  return (
    numbers.some(number => Number(number.replaceAll(',', '')) === Math.abs(value)) ||
    (word !== undefined && hasPhrase(normalise(text), word))
  );
}

function normalise(text: string): string {
  return foldText(text.toLowerCase().replace(/[_-]+/g, ' '));
}

function hasPhrase(text: string, phrase: string): boolean {
  for (let at = text.indexOf(phrase); phrase !== '' && at >= 0; at = text.indexOf(phrase, at + 1)) {
    if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + phrase.length])) return true;
  }
  return false;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
