const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const PARTED = /[_-]+/g;
const SEAM = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
/** After every three characters: where a code that has no seam of letters and digits is parted. */
const GROUP = /(?<=^(?:.{3})+)(?=.)/gu;

/**
 * A text in another form that means the same: in small or capital letters, with blanks ("B1042" as "B 1042",
 * "check_in" as "check in"), or a whole number up to twenty in words. As it is where the form does not apply.
 */
export function respell(text: string, as: 'lower' | 'upper' | 'spaced' | 'words'): string {
  if (as === 'lower') return text.toLowerCase();
  if (as === 'upper') return text.toUpperCase();
  if (as === 'words') return /^\d{1,2}$/.test(text) ? (NUMBER_WORDS[Number(text)] ?? text) : text;
  if (text.includes('@')) return text;
  const spaced = text.replace(PARTED, ' ').replace(SEAM, ' ').trim();
  const isPlainCode = spaced === text && /\p{N}/u.test(text) && !/[\s.,@]/.test(text);
  return isPlainCode ? text.replace(GROUP, ' ') : spaced;
}
