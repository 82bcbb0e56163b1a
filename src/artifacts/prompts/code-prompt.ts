import { ConfigError } from '../../lib/errors.ts';
import type { PlacedText } from './placed-text.ts';

/** A prompt found in code: its text, and the holes in it, which stay as they are written. */
export interface CodePrompt {
  readonly runs: PlacedText;
  readonly holes: readonly { readonly line: number; readonly text: string }[];
}

export const NO_TEXT: CodePrompt = { runs: [], holes: [] };

export const CODE_HINT =
  'a prompt in code is made of string literals, templates, +, join and names of such texts in the same file; anything else: prompt: {command: ...}';

export function concat(parts: readonly CodePrompt[]): CodePrompt {
  return { runs: parts.flatMap(({ runs }) => runs), holes: parts.flatMap(({ holes }) => holes) };
}

/** The error for code that the reader does not understand. */
export function refuseCode(file: string, line: number, what: string): ConfigError {
  return new ConfigError(`prompt ${file}:${line}: ${what}`, CODE_HINT);
}

export function lineOfOffset(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
