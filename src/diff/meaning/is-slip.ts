import { mayBeWord } from '../../lib/word-shape.ts';
import { CONFUSABLE, WEIGHTY } from './weighty-words.ts';

const SHORTEST = 5;
/** From this length on two letters may be wrong. */
const LONG = 9;
/** Parts of words that turn their meaning: a slip in one is none. */
const PREFIXES =
  /^(?:un|in|im|il|ir|dis|non|mis|de|re|pre|pro|per|post|anti|over|under|out|ex|en|sub|super|inter|intra|up|down|ab|ad)/;
const SUFFIXES = /(?:less|ful|able|ible|ably|ibly|ed|ing|er|or|ee|ers|ors|ees|est|ly|s|es|ies|proof|free|like)$/;

/**
 * Whether of two lower-case words one is the other misspelt, so that nobody reads two different words: a few letters
 * differ, neither first letter, prefix nor ending; one of them is no English word and stands nowhere else, the other may
 * be one; and no third word of the agent is as near.
 * @param isElsewhere whether a word stands anywhere else in prompt or tools
 */
export function isSlip(
  [before, after]: readonly [string, string],
  known: { readonly isElsewhere: (word: string) => boolean; readonly words: Iterable<string> },
): boolean {
  if (WEIGHTY.has(before) || WEIGHTY.has(after)) return false;
  const isSlipped = (word: string) => !mayBeWord(word) && !known.isElsewhere(word);
  if (isSlipped(before) === isSlipped(after)) return false;
  const [slip, word] = isSlipped(before) ? [before, after] : [after, before];
  if (!known.isElsewhere(word) && !mayBeWord(word)) return false;
  const length = Math.min(slip.length, word.length);
  if (length < SHORTEST || !isEdgeSame(slip, word)) return false;
  const distance = measureDistance(slip, word);
  if (distance > (length >= LONG ? 2 : 1)) return false;
  const others = [...WEIGHTY, ...CONFUSABLE, ...known.words].filter(other => other !== word && other !== slip);
  return others.every(other => Math.abs(other.length - slip.length) > 2 || measureDistance(slip, other) > distance);
}

function isEdgeSame(a: string, b: string): boolean {
  if (a[0] !== b[0]) return false;
  const head = PREFIXES.exec(b)?.[0] ?? PREFIXES.exec(a)?.[0] ?? '';
  const tail = SUFFIXES.exec(b)?.[0] ?? '';
  const other = SUFFIXES.exec(a)?.[0] ?? '';
  const isEnding = tail === other || (other === '' && isSwapped(a, b));
  return a.startsWith(head) && b.startsWith(head) && isEnding;
}

/** Two letters side by side changed places. */
function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && measureDistance(a, b) === 1 && [...a].sort().join('') === [...b].sort().join('');
}

/** Letters inserted, dropped, replaced, or swapped with the next one. */
export function measureDistance(a: string, b: string): number {
  let [last, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const options = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) options.push((last[j - 2] ?? 0) + 1);
      next.push(Math.min(...options));
    }
    [last, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
