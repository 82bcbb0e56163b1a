/** A piece of a passage: a word, a mark of punctuation, or text that is to be taken letter for letter. */
export interface Token {
  readonly text: string;
  /** A word of letters only: its case may differ, and it may be misspelt. */
  readonly isPlain: boolean;
  /** Offsets in the text as it was given. */
  readonly start: number;
  readonly end: number;
}

/** Code, quotations, and holes of a template. */
const VERBATIM = /`[^`]*`|"[^"]*"|(?<![\p{L}\p{N}])'[^']+'(?![\p{L}\p{N}])|\{\{[^}]*\}\}|<[^<>\s][^<>]*>/gu;
const WORD = /^[A-Za-z]+(?:-[A-Za-z]+)*$/;
const EDGES = /^([([{,;:.!?"]*)(.*?)([)\]},;:.!?"]*)$/s;
const EMPHASIS = /(?<![\p{L}\p{N}*_\\])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_`]*?[^\s*_`\\])\1(?![\p{L}\p{N}*_])/gu;

/** The tokens of a passage, emphasis and the end of its last sentence left out. */
export function splitTokens(text: string): readonly Token[] {
  const plain = blankEmphasis(unify(text));
  const tokens: Token[] = [];
  let at = 0;
  for (const match of plain.matchAll(VERBATIM)) {
    tokens.push(...splitWords(plain.slice(at, match.index), at));
    tokens.push({ text: match[0], isPlain: false, start: match.index, end: match.index + match[0].length });
    at = match.index + match[0].length;
  }
  tokens.push(...splitWords(plain.slice(at), at));
  const last = tokens.findLastIndex(({ text: token }) => !/^[.;,!]$/.test(token));
  return tokens.slice(0, last + 1);
}

/** The same letters for what type-setting writes otherwise; every offset stays. */
function unify(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(?<=\d)–(?=\d)/g, '-')
    .replace(/(?<=\s)[–—](?=\s)/g, '-');
}

/** Marks of emphasis become spaces, so that offsets stay. */
function blankEmphasis(text: string): string {
  const edited = text.replace(EMPHASIS, (_, mark: string, inner: string) => {
    const gap = ' '.repeat(mark.length);
    return `${gap}${inner}${gap}`;
  });
  return edited === text ? text : blankEmphasis(edited);
}

function splitWords(text: string, offset: number): readonly Token[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ index, 0: chunk }) => {
    const [, head = '', core = '', tail = ''] = EDGES.exec(chunk) ?? [];
    const start = offset + index;
    const marks = (list: string, from: number) =>
      [...list].map((mark, at) => ({ text: mark, isPlain: false, start: from + at, end: from + at + 1 }));
    const end = start + head.length + core.length;
    const word = { text: core, isPlain: WORD.test(core), start: start + head.length, end };
    return [...marks(head, start), ...(core === '' ? [] : [word]), ...marks(tail, end)];
  });
}
