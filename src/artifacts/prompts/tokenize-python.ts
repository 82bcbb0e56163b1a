import { refuseCode } from './code-prompt.ts';

export type PythonToken =
  | {
      readonly kind: 'string';
      readonly prefix: string;
      readonly body: string;
      readonly line: number;
    }
  | { readonly kind: 'name' | 'other'; readonly text: string; readonly line: number; readonly isFirst: boolean }
  | { readonly kind: 'end'; readonly line: number };

const TOKEN =
  /(?<blank>[ \t\f]+|\\\r?\n|#[^\n]*)|(?<end>\r?\n)|(?<prefix>[rRbBuUfFtT]{0,2})(?:"""(?<long>(?:\\[\s\S]|(?!""")[^\\])*)"""|'''(?<longer>(?:\\[\s\S]|(?!''')[^\\])*)'''|"(?<short>(?:\\[\s\S]|[^\\\n"])*)"|'(?<shorter>(?:\\[\s\S]|[^\\\n'])*)')|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<other>[\s\S])/guy;

/**
 * Cuts Python into strings, names and single other characters. The end of a statement is a token only outside of
 * brackets. Throws ConfigError for a string without an end.
 */
export function tokenizePython(file: string, text: string): readonly PythonToken[] {
  const tokens: PythonToken[] = [];
  let [depth, line] = [0, 1];
  for (const match of text.matchAll(TOKEN)) {
    const isFirst = depth === 0 && (match.index === 0 || text[match.index - 1] === '\n');
    const token = toToken(match, { line, isFirst, depth });
    if (token?.kind === 'other') depth = Math.max(0, depth + bracketStep(token.text));
    if (token?.kind === 'other' && /["']/.test(token.text)) throw refuseCode(file, line, 'a string without an end');
    if (token !== null) tokens.push(token);
    line += match[0].split('\n').length - 1;
  }
  return [...tokens, { kind: 'end', line }];
}

/** How a character changes the depth of brackets. */
export function bracketStep(text: string): number {
  if (/[([{]/.test(text)) return 1;
  return /[)\]}]/.test(text) ? -1 : 0;
}

function toToken(
  { groups = {} }: RegExpMatchArray,
  { line, isFirst, depth }: { readonly line: number; readonly isFirst: boolean; readonly depth: number },
): PythonToken | null {
  const { end, name, other, prefix = '', long, longer, short, shorter } = groups;
  const body = long ?? longer ?? short ?? shorter;
  if (body !== undefined) return { kind: 'string', prefix: prefix.toLowerCase(), body, line };
  if (name !== undefined) return { kind: 'name', text: name, line, isFirst };
  if (other !== undefined) return { kind: 'other', text: other, line, isFirst };
  return end !== undefined && depth === 0 ? { kind: 'end', line } : null;
}
