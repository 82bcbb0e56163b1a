const CLASSES: Readonly<Record<string, string>> = {
  '\\d': '1',
  '\\w': 'a',
  '\\s': ' ',
  '.': 'a',
};
const PIECE = /\\.|\[(?!\^)([^\]\\])[^\]]*\]|\((?:\?:)?([^()|]*)[^()]*\)|[^\\[\]()]/g;
const COUNTED = /^(?:\{(\d+)(?:,\d*)?\}|[+*?])/;

/**
 * A text that a simple pattern matches: literals, classes, groups of one choice, counts. Null when none is found this
 * way; the result is tried against the pattern.
 */
export function textOfPattern(pattern: string): string | null {
  const bare = pattern.replace(/^\^/, '').replace(/\$$/, '');
  let text = '';
  for (let at = 0; at < bare.length; ) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(bare);
    if (piece === null || piece.index !== at) return null;
    at += piece[0].length;
    const count = COUNTED.exec(bare.slice(at));
    at += count?.[0].length ?? 0;
    text += unitOf(piece).repeat(Number(count?.[1] ?? 1));
  }
  try {
    return new RegExp(pattern, 'u').test(text) ? text : null;
  } catch {
    return null;
  }
}

function unitOf([whole, first, choice]: RegExpExecArray): string {
  if (first !== undefined) return first;
  if (choice !== undefined) return choice;
  return CLASSES[whole] ?? whole.replace(/^\\/, '');
}
