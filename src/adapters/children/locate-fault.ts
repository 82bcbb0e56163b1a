import { isAbsolute, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { errorMessage, showValue } from '../../lib/errors.ts';

/** Errors that a program throws where it is wrong, not where it refuses. */
const PROGRAMMING_ERRORS = [TypeError, ReferenceError, SyntaxError, RangeError] as const;

/**
 * Whether what a user's code threw shows that the code is wrong: a TypeError, ReferenceError, SyntaxError or RangeError
 * (Node's own among them), or what is no Error at all. A class that the user derives from one of them is meant, so it is
 * none.
 */
export function isProgrammingError(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  const prototype: unknown = Object.getPrototypeOf(error);
  if (PROGRAMMING_ERRORS.some(kind => kind.prototype === prototype)) return true;
  const isNodes = String((error as NodeJS.ErrnoException).code ?? '').startsWith('ERR_');
  return isNodes && PROGRAMMING_ERRORS.some(kind => error instanceof kind);
}

/** `TypeError: x is not a function (env/tools.ts:12)`: a programming error as its author looks for it. */
export function describeProgrammingError(error: unknown, from: FaultPlace): string {
  const thrown = error instanceof Error ? `${error.name}: ${error.message.trim()}` : `it threw ${showValue(error)}`;
  return withPlace(thrown, error, from);
}

/** The message of an error, with file and line where its stack tells them and the message does not. */
export function describeLoadError(error: unknown, from: FaultPlace): string {
  return withPlace(errorMessage(error).trim(), error, from);
}

export interface FaultPlace {
  /** Absolute path that files are named from; null: they are named in full. */
  readonly home: string | null;
  /** Absolute path of a folder whose frames are ours, and passed over. */
  readonly ours: string;
}

function withPlace(message: string, error: unknown, from: FaultPlace): string {
  const place = locateFault(error, from);
  return place === null || message.includes(place) ? message : `${message} (${place})`;
}

/** Node puts the place of a syntax error on the first line of the stack, and that of others into its frames. */
const HEADER = /^((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*?):(\d+)$/;
const FRAME = /^\s*at (?:.*\()?(?:async )?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*?):(\d+):\d+\)?$/;

/** `file:line` where an error was thrown outside of our own code; null when its stack does not tell. */
export function locateFault(error: unknown, { home, ours }: FaultPlace): string | null {
  const stack: unknown = error instanceof Error ? error.stack : null;
  if (typeof stack !== 'string') return null;
  const lines = stack.split('\n');
  const places = lines.flatMap((line, at) => {
    const match = (at === 0 ? HEADER.exec(line) : null) ?? FRAME.exec(line);
    return match === null ? [] : [{ file: toPath(match[1] ?? ''), line: match[2] ?? '' }];
  });
  const place = places.find(({ file }) => !isWithin(file, ours));
  if (place === undefined) return null;
  const isNamed = home !== null && isWithin(place.file, home);
  return `${isNamed ? relative(home, place.file).split(sep).join('/') : place.file}:${place.line}`;
}

function toPath(place: string): string {
  return place.startsWith('file://') ? fileURLToPath(place) : place;
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(sep)[0] !== '..';
}
