import { parse as parseToml, TomlError } from 'smol-toml';
import { type Document, LineCounter, parseDocument } from 'yaml';
import { ConfigError, errorMessage } from '../lib/errors.ts';
import type { Json } from '../model/json.ts';

/** A JSON or YAML file as a value, with its nodes for those who need the place of a part. */
export interface SourceDocument {
  readonly file: string;
  readonly text: string;
  readonly value: Json;
  readonly contents: Document['contents'];
  /** The line, from 1, of an offset in the text. */
  lineAt(offset: number): number;
}

/** Reads a JSON or YAML text with the places of its parts. Throws ConfigError with every syntax error: file:line. */
export function readDocument(file: string, text: string): SourceDocument {
  if (isJsonFile(file)) parseJson(file, text);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faults = [...document.errors, ...document.warnings].map(
    error => `${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`,
  );
  if (faults.length > 0) throw new ConfigError(faults, 'mend the syntax of the file');
  return {
    file,
    text,
    value: plainValue(file, () => document.toJS()),
    contents: document.contents,
    lineAt: offset => lines.linePos(offset).line,
  };
}

/** Reads a JSON, YAML or TOML text as a value alone: what large data files need. Throws ConfigError with file and line. */
export function readValue(file: string, text: string): Json {
  if (file.toLowerCase().endsWith('.toml')) return readToml(file, text);
  return isJsonFile(file) ? parseJson(file, text) : readDocument(file, text).value;
}

function isJsonFile(file: string): boolean {
  return file.toLowerCase().endsWith('.json');
}

function parseJson(file: string, text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const message = errorMessage(error);
    const line = /line (\d+)/.exec(message)?.[1] ?? String(lineOfPosition(text, message));
    throw new ConfigError(`${file}:${line}: not JSON: ${message.replace(/\s+/g, ' ')}`, 'mend the syntax of the file');
  }
}

/** TOML's dates become texts, as JSON has them. */
function readToml(file: string, text: string): Json {
  try {
    return JSON.parse(JSON.stringify(parseToml(text.replace(/^\uFEFF/, ''))));
  } catch (error) {
    const line = error instanceof TomlError ? error.line : 1;
    const [message = ''] = errorMessage(error).split('\n');
    throw new ConfigError(`${file}:${line}: not TOML: ${message}`, 'mend the syntax of the file');
  }
}

function lineOfPosition(text: string, message: string): number {
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
  return text.slice(0, position).split('\n').length;
}

/** YAML can hold what JSON cannot (NaN, maps with keys that are no text); through JSON and back only plain values remain. */
function plainValue(file: string, read: () => unknown): Json {
  try {
    return JSON.parse(JSON.stringify(read()) ?? 'null');
  } catch (error) {
    const isCircle = error instanceof TypeError && /circular/i.test(error.message);
    const [first = ''] = errorMessage(error).split('\n');
    const says = isCircle ? 'an alias stands within what it names: the value has no end' : first;
    throw new ConfigError(`${file}: ${says}`, isCircle ? 'write the value out' : 'mend the syntax of the file');
  }
}
