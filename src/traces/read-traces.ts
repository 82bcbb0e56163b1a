/*
 * Trace-first checking, step one: recordings into traces (testing.md, Trace-first; AgentAssay 7.6).
 * Input: the text of a file, in chunks. Output: traces in the order of the file, one at a time, and a line for each
 * record that could not be read. The format is found by the shape of each record.
 * Refuses to guess: a record of an unknown shape, or half a record, is a problem and not a conversation without calls.
 */
import type { Trace } from '../model/trace.ts';
import { type BuildOptions, buildTrace } from './build-trace.ts';
import { type Piece, readPieces } from './read-pieces.ts';
import { openaiChatReader } from './readers/openai-chat.ts';
import { ownReader } from './readers/own.ts';
import { type Reading, TRACE_FORMATS, type TraceFormat, type TraceReader } from './recorded.ts';

export type ReadTrace =
  | { readonly kind: 'trace'; readonly trace: Trace; readonly format: TraceFormat; readonly line: number }
  /** One line: where, and why it is no conversation. */
  | { readonly kind: 'problem'; readonly problem: string };

/** The more telling shapes first: what several formats share is read as the plainest. */
const READERS: readonly TraceReader[] = [ownReader, openaiChatReader];

/**
 * @param source.file for the lines about what could not be read
 * @param source.prefix before the line number that names a conversation without an id
 * @param source.chunks text, cut anywhere
 */
export async function* readTraces(
  source: { readonly file: string; readonly prefix?: string; readonly chunks: AsyncIterable<string> },
  options: BuildOptions,
): AsyncGenerator<ReadTrace> {
  let line = 0;
  let place = 0;
  for await (const piece of readPieces(source.chunks)) {
    place = piece.line === line ? place + 1 : 0;
    line = piece.line;
    const name = `${source.prefix ?? ''}${place === 0 ? line : `${line}.${place}`}`;
    yield* readPiece(piece, { file: source.file, name }, options);
  }
}

/** The traces of one value in memory, such as what an API call was given and gave. */
export function readRecord(record: unknown, name: string, options: BuildOptions): readonly ReadTrace[] {
  return readPiece({ kind: 'value', line: 1, value: record }, { file: name, name }, options);
}

function readPiece(
  piece: Piece,
  source: { readonly file: string; readonly name: string },
  options: BuildOptions,
): readonly ReadTrace[] {
  const where = `${source.file}:${piece.line}`;
  if (piece.kind === 'problem') return [{ kind: 'problem', problem: `${where}: ${piece.problem}` }];
  const reader = READERS.find(({ reads }) => reads(piece.value));
  if (reader === undefined) {
    return [{ kind: 'problem', problem: `${where}: no known form of a conversation (${TRACE_FORMATS.join(', ')})` }];
  }
  const { format } = reader;
  return reader.read(piece.value).map((reading, place, all) => {
    if (reading.kind === 'problem') return { kind: 'problem', problem: `${where}: ${format}: ${reading.problem}` };
    const name = all.length === 1 ? source.name : `${source.name}.${place}`;
    return { kind: 'trace', trace: toTrace(reading, name, options), format, line: piece.line };
  });
}

function toTrace(reading: Exclude<Reading, { kind: 'problem' }>, name: string, options: BuildOptions): Trace {
  return reading.kind === 'trace' ? reading.trace : buildTrace(reading.recorded, name, options);
}
