import type { PlacedText, Run } from './placed-text.ts';

/** How a string literal writes what it cannot hold; `raw` has no escapes. */
export type Dialect = 'javascript' | 'python' | 'raw';

const BREAK = /^\\?(?:\r\n|[\r\n])$/;
const TOKENS: Readonly<Record<Dialect, RegExp>> = {
  javascript: /\\(?:u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|\r\n|[\s\S])|\r\n|[^\\\r\n]+|[\s\S]/g,
  python:
    /\\(?:U[\dA-Fa-f]{8}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[0-7]{1,3}|N\{[^}]*\}|\r\n|[\s\S])|\r\n|[^\\\r\n]+|[\s\S]/g,
  raw: /\r\n|[^\r\n]+|[\s\S]/g,
};
const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  b: '\b',
  f: '\f',
  v: '\v',
  a: '\u0007',
  '0': '\0',
};

/**
 * The text of a string literal, with the lines of its pieces.
 * @param literal what stands between the quotation marks
 * @param firstLine the line on which that starts
 */
export function decodeString(literal: string, firstLine: number, dialect: Dialect): PlacedText {
  const runs: Run[] = [];
  let line = firstLine;
  for (const [token] of literal.matchAll(TOKENS[dialect])) {
    const isBreak = BREAK.test(token);
    const text = decodeToken(token, isBreak, dialect);
    const last = runs.at(-1);
    if (last?.line === line) runs.splice(-1, 1, { text: last.text + text, line });
    else runs.push({ text, line });
    if (isBreak) line += 1;
  }
  return runs.filter(({ text }) => text !== '');
}

/** A break of the source is a line break; after a backslash it only continues the literal. */
function decodeToken(token: string, isBreak: boolean, dialect: Dialect): string {
  if (dialect === 'raw' || !token.startsWith('\\')) return isBreak ? '\n' : token;
  if (isBreak) return '';
  const body = token.slice(1);
  const hex = /^(?:u\{([\dA-Fa-f]+)\}|[uUx]([\dA-Fa-f]+))$/.exec(body);
  const code = hex === null ? Number.NaN : Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
  if (code <= 0x10ffff) return String.fromCodePoint(code);
  if (dialect === 'javascript') return body === 'a' ? 'a' : (SIMPLE[body] ?? body);
  if (/^[0-7]+$/.test(body)) return String.fromCodePoint(Number.parseInt(body, 8));
  return SIMPLE[body] ?? (/^[\\'"]$/.test(body) ? body : token);
}
