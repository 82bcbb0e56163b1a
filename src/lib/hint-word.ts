import { suggestWord } from './suggest-word.ts';

/** What to do about an unknown word: `did you mean "x"?`, or what is known when nothing is near. */
export function hintWord(word: string, known: readonly string[]): string {
  const nearest = suggestWord(word, known);
  if (nearest !== undefined) return `did you mean "${nearest}"?`;
  return known.length === 0
    ? 'there is none'
    : `known: ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', ...' : ''}`;
}
