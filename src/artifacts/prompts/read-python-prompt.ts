import { type CodePrompt, concat, NO_TEXT, refuseCode } from './code-prompt.ts';
import { decodeString } from './decode-string.ts';
import { dedentPlaced, joinPlaced, textOf, trimPlaced } from './placed-text.ts';
import { bracketStep, type PythonToken, tokenizePython } from './tokenize-python.ts';

interface Scope {
  readonly file: string;
  readonly symbol: string;
  readonly tokens: readonly PythonToken[];
  /** Names on the way here: a text that is made of itself has no end. */
  readonly open: readonly string[];
}

/** What was read, and the place of the next token. */
interface Read {
  readonly value: CodePrompt;
  readonly next: number;
}

/**
 * The text of `SYMBOL` in a Python file: a name assigned at the top level, or by `SYMBOL.argument` a named argument of
 * the call it is assigned. Nothing is run. Throws ConfigError for what is no plain text.
 */
export function readPythonPrompt(file: string, text: string, symbol: string): CodePrompt {
  const [name = '', ...path] = symbol.split('.');
  const scope: Scope = { file, symbol, tokens: tokenizePython(file, text), open: [name] };
  let at = findAssignment(scope, name);
  if (at === null) throw refuseCode(file, 1, `${name} is assigned nowhere at the top level`);
  for (const key of path) at = findArgument(scope, at, key);
  const { value, next } = readSum(scope, at);
  if (!isEnd(scope, next, path.length > 0)) throw refuse(scope, next);
  return value;
}

function isEnd({ tokens }: Scope, at: number, isArgument: boolean): boolean {
  const token = tokens[at];
  if (token === undefined || token.kind === 'end') return true;
  return token.kind === 'other' && (token.text === ';' || (isArgument && /^[,)]$/.test(token.text)));
}

/** The place behind `NAME =` or `NAME: type =`; null for a name that is not assigned. Throws for two assignments. */
function findAssignment(scope: Scope, name: string): number | null {
  const { tokens, file } = scope;
  const found = tokens.flatMap((token, at) => {
    if (token.kind !== 'name' || !token.isFirst || token.text !== name) return [];
    let place = at + 1;
    if (isMark(tokens[place], ':')) while (!isMark(tokens[place], '=') && tokens[place]?.kind !== 'end') place += 1;
    return isMark(tokens[place], '=') && !isMark(tokens[place + 1], '=')
      ? [{ place: place + 1, line: token.line }]
      : [];
  });
  const [first, second] = found;
  if (second !== undefined)
    throw refuseCode(file, second.line, `${name} is assigned twice (before: line ${first?.line})`);
  return first?.place ?? null;
}

/** The place behind `key =` among the arguments of the call at a place. */
function findArgument(scope: Scope, start: number, key: string): number {
  const { tokens } = scope;
  let at = start;
  while (tokens[at]?.kind === 'name' || isMark(tokens[at], '.')) at += 1;
  for (let depth = 0; at < tokens.length && tokens[at]?.kind !== 'end'; at++) {
    const token = tokens[at];
    if (token?.kind === 'other') depth += bracketStep(token.text);
    if (depth === 1 && isKey(tokens.slice(at, at + 3), key)) return at + 2;
  }
  throw refuseCode(scope.file, tokens[start]?.line ?? 1, `${scope.symbol}: there is no argument ${key} in this`);
}

function isKey([name, equals, next]: readonly PythonToken[], key: string): boolean {
  return name?.kind === 'name' && name.text === key && isMark(equals, '=') && !isMark(next, '=');
}

function readSum(scope: Scope, start: number): Read {
  let read = readTerm(scope, start);
  while (isMark(scope.tokens[read.next], '+')) {
    const right = readTerm(scope, read.next + 1);
    read = { value: concat([read.value, right.value]), next: right.next };
  }
  return read;
}

/** One value with the methods called on it: `.strip()`, and `.join([...])` of a text. */
function readTerm(scope: Scope, start: number): Read {
  const { tokens } = scope;
  let read = readPrimary(scope, start);
  while (isMark(tokens[read.next], '.')) {
    const [method, open, close] = [tokens[read.next + 1], tokens[read.next + 2], tokens[read.next + 3]];
    if (method?.kind !== 'name' || !isMark(open, '(')) throw refuse(scope, read.next);
    if (method.text === 'strip' && isMark(close, ')')) {
      read = { value: { ...read.value, runs: trimPlaced(read.value.runs) }, next: read.next + 4 };
    } else if (method.text === 'join' && isMark(close, '[')) {
      read = readJoin(scope, read.next + 4, textOf(read.value.runs));
    } else throw refuse(scope, read.next + 1);
  }
  return read;
}

function readJoin(scope: Scope, start: number, separator: string): Read {
  const parts: CodePrompt[] = [];
  let at = start;
  while (!isMark(scope.tokens[at], ']')) {
    const { value, next } = readSum(scope, at);
    parts.push(value);
    at = isMark(scope.tokens[next], ',') ? next + 1 : next;
    if (at === next && !isMark(scope.tokens[at], ']')) throw refuse(scope, at);
  }
  const end = expect(scope, at + 1, ')');
  const runs = joinPlaced(
    parts.map(part => part.runs),
    separator,
  );
  return { value: { runs, holes: parts.flatMap(({ holes }) => holes) }, next: end };
}

function readPrimary(scope: Scope, start: number): Read {
  const token = scope.tokens[start];
  if (token?.kind === 'string') return readStrings(scope, start);
  if (isMark(token, '(')) {
    const { value, next } = readSum(scope, start + 1);
    return { value, next: expect(scope, next, ')') };
  }
  return token?.kind === 'name' ? readName(scope, start, token.text) : raise(refuse(scope, start));
}

/** `dedent(text)`, or the name of another text of the same file. */
function readName(scope: Scope, start: number, name: string): Read {
  const { tokens } = scope;
  const isModule = name === 'textwrap' && isMark(tokens[start + 1], '.');
  const callee = tokens[isModule ? start + 2 : start];
  const open = isModule ? start + 3 : start + 1;
  if (callee?.kind === 'name' && /^(?:dedent|cleandoc)$/.test(callee.text) && isMark(tokens[open], '(')) {
    const { value, next } = readSum(scope, open + 1);
    return { value: { ...value, runs: dedentPlaced(value.runs) }, next: expect(scope, next, ')') };
  }
  const at = scope.open.includes(name) ? null : findAssignment(scope, name);
  if (at === null) throw refuse(scope, start);
  const inner = { ...scope, open: [...scope.open, name] };
  const { value, next } = readSum(inner, at);
  if (!isEnd(inner, next, false)) throw refuse(inner, next);
  return { value, next: start + 1 };
}

/** String literals that follow one another are one text. */
function readStrings(scope: Scope, start: number): Read {
  let [value, at] = [NO_TEXT, start];
  for (let token = scope.tokens[at]; token?.kind === 'string'; token = scope.tokens[++at]) {
    if (/[bt]/.test(token.prefix)) throw refuse(scope, at);
    value = concat([value, readString(token)]);
  }
  return { value, next: at };
}

const PART = /\{\{|\}\}|\{(?:[^{}]|\{[^{}]*\})*\}|(?:(?!\{|\}\})[\s\S])+|[\s\S]/gu;

/** The holes `{...}` of an f-string stay as they are written. */
function readString(token: Extract<PythonToken, { kind: 'string' }>): CodePrompt {
  const dialect = token.prefix.includes('r') ? 'raw' : 'python';
  if (!token.prefix.includes('f')) return { runs: decodeString(token.body, token.line, dialect), holes: [] };
  let line = token.line;
  return concat(
    [...token.body.matchAll(PART)].map(([part]) => {
      const own = line;
      line += part.split('\n').length - 1;
      if (part === '{{' || part === '}}') return { runs: [{ text: part.slice(1), line: own }], holes: [] };
      const hole = { text: part, line: own };
      if (part.startsWith('{')) return { runs: [hole], holes: [hole] };
      return { runs: decodeString(part, own, dialect), holes: [] };
    }),
  );
}

function isMark(token: PythonToken | undefined, text: string): boolean {
  return token?.kind === 'other' && token.text === text;
}

function expect(scope: Scope, at: number, text: string): number {
  if (!isMark(scope.tokens[at], text)) throw refuse(scope, at);
  return at + 1;
}

function refuse({ file, symbol, tokens }: Scope, at: number): Error {
  const token = tokens[at] ?? tokens.at(-1);
  const shown = token?.kind === 'string' ? `${token.prefix}"..."` : token?.kind === 'end' ? 'end of line' : token?.text;
  return refuseCode(file, token?.line ?? 1, `${symbol}: this is no text: ${shown}`);
}

function raise(error: Error): never {
  throw error;
}
