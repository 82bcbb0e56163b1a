import { isRecord, memberOf } from './read-json.ts';
import { createScanner } from './scan-values.ts';

/** One JSON value at the top of a file, or inside the list that the file is; or what could not be read. */
export type Piece =
  | { readonly kind: 'value'; readonly line: number; readonly value: unknown }
  | { readonly kind: 'problem'; readonly line: number; readonly problem: string };

interface Line {
  readonly number: number;
  readonly text: string;
  readonly isIndented: boolean;
}

/** So many lines of a file that are no JSON are told one by one. */
const TOLD_LINES = 100;

/**
 * The JSON values of a text that comes in chunks: JSON Lines, one list, one object, or several objects on many lines.
 * Holds one value at a time (all of them for a list of messages, which is one conversation). A line that is no JSON is
 * a problem, and the next line is read. A value that does not end gives way to the next line that is a record.
 */
export async function* readPieces(chunks: AsyncIterable<string>): AsyncGenerator<Piece> {
  let document: OpenDocument | null = null;
  let lost = 0;
  let last = 0;
  const tell = (pieces: readonly Piece[]) =>
    pieces.filter(piece => piece.kind === 'value' || piece.problem !== NOT_JSON || ++lost <= TOLD_LINES);
  for await (const line of splitLines(chunks)) {
    last = line.number;
    const parsed = document === null || mayBeRecord(line) ? parse(line.text) : NO_JSON;
    if (document !== null && isValue(parsed) && document.isBrokenBy(line)) {
      yield* tell(document.lose(line.number));
      document = null;
    }
    const alone = document === null ? readAlone(line, parsed) : null;
    if (alone !== null) {
      yield* tell(alone);
      continue;
    }
    document ??= openDocument(line);
    yield* tell(document.add(line));
    if (document.isOver()) document = null;
  }
  if (document !== null) yield* tell(document.end());
  if (lost > TOLD_LINES)
    yield { kind: 'problem', line: last, problem: `${lost - TOLD_LINES} more lines before the end are not JSON` };
}

/** What a line says by itself; null where a value over many lines may begin. */
function readAlone({ number, text }: Line, parsed: Parsed): readonly Piece[] | null {
  if (isValue(parsed)) return expand(number, parsed.value);
  if (parsed.isJson) return [{ kind: 'problem', line: number, problem: NO_VALUE }];
  return /^[[{]/.test(text) ? null : [problemAt(number)];
}

const NOT_JSON = 'not JSON';
const NO_VALUE = 'neither an object nor a list';
const NO_JSON: Parsed = { isJson: false };

function problemAt(line: number): Extract<Piece, { kind: 'problem' }> {
  return { kind: 'problem', line, problem: NOT_JSON };
}

function mayBeRecord({ text, isIndented }: Line): boolean {
  return !isIndented && text.startsWith('{');
}

type OpenDocument = ReturnType<typeof openDocument>;

/** Values over many lines. The items of a list of messages are gathered, the items of any other list come one by one. */
function openDocument(opening: Line) {
  const scanner = createScanner();
  const items: unknown[] = [];
  const state = { found: 0, before: '', last: opening.number, isOver: false };
  const key = /^\{\s*"[^"]*"/.exec(opening.text)?.[0] ?? null;
  const gathered = (): Piece[] => (items.length > 0 ? [{ kind: 'value', line: opening.number, value: items }] : []);

  const take = ({ number, text }: Line): Piece[] =>
    scanner.scan(text, number).flatMap((found): readonly Piece[] => {
      state.found += 1;
      const parsed = parse(found.text);
      if (!parsed.isJson) return [problemAt(found.line)];
      if (!found.isItem || (items.length === 0 && !isMessage(parsed.value)))
        return [{ kind: 'value', line: found.line, value: parsed.value }];
      items.push(parsed.value);
      return [];
    });
  const add = (line: Line): Piece[] => {
    const pieces = take(line);
    Object.assign(state, { before: line.text.slice(-1), last: line.number });
    const isCut = scanner.isInText() && line.number === opening.number;
    state.isOver = isCut || (scanner.openSince() === null && !scanner.isInList());
    if (isCut || (state.isOver && state.found === 0)) return [...pieces, problemAt(line.number)];
    return state.isOver ? [...pieces, ...gathered()] : pieces;
  };
  /** A whole record where none can stand, or where one like the first begins. */
  const isBrokenBy = (line: Line): boolean => {
    if (!/[[,:]/.test(state.before)) return true;
    return scanner.openSince() !== null && (scanner.isInText() || (key !== null && line.text.startsWith(key)));
  };
  const lose = (until: number): Piece[] => {
    const from = items.length > 0 ? opening.number : (scanner.openSince() ?? state.last);
    return Array.from({ length: until - from }, (_, place) => problemAt(from + place));
  };
  const end = (): Piece[] => {
    const open = scanner.openSince();
    if (open === null) return gathered();
    if (state.last === opening.number) return [problemAt(open)];
    return [{ kind: 'problem', line: open, problem: 'cut off: what begins here does not end' }];
  };
  return { add, isBrokenBy, lose, end, isOver: () => state.isOver };
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

/** Lines with something on them, trimmed, counted from 1. A long line is put together once, at its end. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<Line> {
  let parts: string[] = [];
  let number = 0;
  const take = (): readonly Line[] => {
    const whole = parts.join('').replace(/^\uFEFF/, '');
    parts = [];
    number += 1;
    const text = whole.trim();
    return text === '' ? [] : [{ number, text, isIndented: /^\s/.test(whole) }];
  };
  for await (const chunk of chunks) {
    const [head = '', ...others] = chunk.split('\n');
    parts.push(head);
    for (const other of others) {
      yield* take();
      parts.push(other);
    }
  }
  yield* take();
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
