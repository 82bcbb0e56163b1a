import type { MutablePassage } from './mutant.ts';

/** Puts a text in the place of a passage; null where the passage does not stand in the prompt as it is. */
export function replacePassage(prompt: string, { text }: MutablePassage, by: string): string | null {
  const at = prompt.indexOf(text);
  return at === -1 ? null : `${prompt.slice(0, at)}${by}${prompt.slice(at + text.length)}`;
}

/** Takes a passage out, with the mark of its list item and the line it leaves empty. */
export function dropPassage(prompt: string, { text }: MutablePassage): string | null {
  const at = prompt.indexOf(text);
  if (at === -1) return null;
  const before = prompt.slice(0, at).replace(/(^|\n)[ \t]*(?:[-*+]|\d+[.)])[ \t]*$/, '$1');
  const after = prompt.slice(at + text.length);
  const leavesEmptyLine = (before === '' || before.endsWith('\n')) && after.startsWith('\n');
  return before + (leavesEmptyLine ? after.slice(1) : after);
}

/** Lets two passages change places. */
export function swapPassages(prompt: string, one: MutablePassage, other: MutablePassage): string | null {
  const [a, b] = [prompt.indexOf(one.text), prompt.indexOf(other.text)];
  if (a === -1 || b === -1) return null;
  const [first, second] = a < b ? [one.text, other.text] : [other.text, one.text];
  const [start, later] = [Math.min(a, b), Math.max(a, b)];
  if (start + first.length > later) return null;
  const between = prompt.slice(start + first.length, later);
  return `${prompt.slice(0, start)}${second}${between}${first}${prompt.slice(later + second.length)}`;
}
