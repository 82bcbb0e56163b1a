import { isRecord, memberOf } from './read-json.ts';
import { createScanner } from './scan-values.ts';

/** One JSON value at the top of a file, or inside the list that the file is; or what could not be read. */
export type Piece =
  | { readonly kind: 'value'; readonly line: number; readonly value: unknown }
  | { readonly kind: 'problem'; readonly line: number; readonly problem: string };

interface Line {
  readonly number: number;
  readonly text: string;
}

/**
 * The JSON values of a text that comes in chunks: JSON Lines, one list, one object, or several objects on many lines.
 * Holds one value at a time (all of them for a list of messages, which is one conversation). A line that is no JSON is
 * a problem, and the next line is read.
 */
export async function* readPieces(chunks: AsyncIterable<string>): AsyncGenerator<Piece> {
  const lines = splitLines(chunks);
  const first = (await lines.next()).value;
  if (!first) return;
  const parsed = parse(first.text);
  if (isValue(parsed)) {
    yield* expand(first.number, parsed.value);
    yield* readLines(lines);
    return;
  }
  const second = (await lines.next()).value;
  const isDocument = /^[[{]$/.test(first.text) || (second !== undefined && !isValue(parse(second.text)));
  const opening = second === undefined ? [first] : [first, second];
  if (isDocument && second !== undefined) yield* readDocument(chain(opening, lines));
  else yield* readLines(chain(opening, lines));
}

/** Values over many lines. The items of a list of messages are gathered, the items of any other list come one by one. */
async function* readDocument(lines: AsyncIterable<Line>): AsyncGenerator<Piece> {
  const scanner = createScanner();
  let first: number | null = null;
  let gathered: { readonly line: number; readonly items: unknown[] } | null = null;
  for await (const { number, text } of lines) {
    first ??= number;
    for (const found of scanner.scan(text, number)) {
      const parsed = parse(found.text);
      if (!parsed.isJson) yield { kind: 'problem', line: found.line, problem: 'not JSON' };
      else if (found.isItem && (gathered !== null || isMessage(parsed.value))) {
        gathered ??= { line: first, items: [] };
        gathered.items.push(parsed.value);
      } else yield { kind: 'value', line: found.line, value: parsed.value };
    }
  }
  const open = scanner.openSince();
  if (open !== null) yield { kind: 'problem', line: open, problem: 'cut off: what begins here does not end' };
  else if (gathered !== null) yield { kind: 'value', line: gathered.line, value: gathered.items };
}

type Parsed = { readonly isJson: true; readonly value: unknown } | { readonly isJson: false };

function parse(text: string): Parsed {
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch {
    return { isJson: false };
  }
}

function isValue(parsed: Parsed): parsed is Extract<Parsed, { isJson: true }> {
  return parsed.isJson && typeof parsed.value === 'object' && parsed.value !== null;
}

async function* chain(opening: readonly Line[], rest: AsyncIterable<Line>): AsyncGenerator<Line> {
  yield* opening;
  yield* rest;
}

/** Lines with something on them, trimmed, counted from 1. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Line, undefined> {
  let rest = '';
  let number = 0;
  for await (const chunk of chunks) {
    const parts = `${rest}${chunk}`.split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      number += 1;
      const text = part.replace(/^\uFEFF/, '').trim();
      if (text !== '') yield { number, text };
    }
  }
  const text = rest.replace(/^\uFEFF/, '').trim();
  if (text !== '') yield { number: number + 1, text };
  return undefined;
}

async function* readLines(lines: AsyncIterable<Line>): AsyncGenerator<Piece> {
  for await (const { number, text } of lines) {
    const parsed = parse(text);
    if (isValue(parsed)) yield* expand(number, parsed.value);
    else yield { kind: 'problem', line: number, problem: parsed.isJson ? 'neither an object nor a list' : 'not JSON' };
  }
}

/** A list of messages is one conversation; any other list holds one record after the other. */
function expand(line: number, value: unknown): readonly Piece[] {
  if (!Array.isArray(value) || isMessage(value[0])) return [{ kind: 'value', line, value }];
  return value.map(item => ({ kind: 'value', line, value: item }));
}

/** Whether a value is a message or an item of a conversation, and not a conversation. */
function isMessage(value: unknown): boolean {
  if (!isRecord(value)) return false;
  if (Array.isArray(value['messages']) || Array.isArray(value['events'])) return false;
  if (typeof value['role'] === 'string') return true;
  return typeof memberOf(value, 'type') === 'string' && ('call_id' in value || 'content' in value);
}
