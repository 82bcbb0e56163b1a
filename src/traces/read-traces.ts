/*
 * Trace-first checking, step one: recordings into traces (testing.md, Trace-first; AgentAssay 7.6).
 * Input: the text of a file, in chunks. Output: traces in the order of the file, one at a time, and a line for each
 * record that could not be read. The format is found by the shape of each record.
 * Refuses to guess: a record of an unknown shape, or half a record, is a problem and not a conversation without calls.
 */
import type { Trace } from '../model/trace.ts';
import { type BuildOptions, buildTrace } from './build-trace.ts';
import { type Piece, readPieces } from './read-pieces.ts';
import { anthropicReader } from './readers/anthropic.ts';
import { openaiChatReader } from './readers/openai-chat.ts';
import { openaiResponsesReader } from './readers/openai-responses.ts';
import { otlpReader, readExports } from './readers/otlp.ts';
import { ownReader } from './readers/own.ts';
import { tau2Reader } from './readers/tau2.ts';
import { vercelReader } from './readers/vercel.ts';
import { type Reading, TRACE_FORMATS, type TraceFormat, type TraceReader } from './recorded.ts';

export type ReadTrace =
  | { readonly kind: 'trace'; readonly trace: Trace; readonly format: TraceFormat; readonly line: number }
  /** One line: where, and why it is no conversation. */
  | { readonly kind: 'problem'; readonly problem: string };

/** The more telling shapes first: what several formats share is read as the plainest. */
const READERS: readonly TraceReader[] = [
  ownReader,
  otlpReader,
  tau2Reader,
  vercelReader,
  anthropicReader,
  openaiResponsesReader,
  openaiChatReader,
];

/**
 * Reads one file. Telemetry (OTLP) is gathered to the end of the file, because one conversation is spread over its
 * records; all else passes record by record.
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
  const telemetry: { readonly line: number; readonly value: unknown }[] = [];
  for await (const piece of readPieces(source.chunks)) {
    place = piece.line === line ? place + 1 : 0;
    line = piece.line;
    const name = `${source.prefix ?? ''}${place === 0 ? line : `${line}.${place}`}`;
    if (piece.kind === 'value' && otlpReader.reads(piece.value)) telemetry.push(piece);
    else yield* readPiece(piece, { file: source.file, name }, options);
  }
  const [first] = telemetry;
  if (first === undefined) return;
  const readings = readExports(telemetry.map(({ value }) => value));
  yield* toTraces(readings, { ...source, format: 'otlp', name: String(first.line), line: first.line }, options);
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
  return toTraces(reader.read(piece.value), { ...source, format: reader.format, line: piece.line }, options);
}

function toTraces(
  readings: readonly Reading[],
  source: { readonly file: string; readonly line: number; readonly name: string; readonly format: TraceFormat },
  options: BuildOptions,
): readonly ReadTrace[] {
  const { file, line, format } = source;
  return readings.map((reading, place) => {
    if (reading.kind === 'problem')
      return { kind: 'problem', problem: `${file}:${line}: ${format}: ${reading.problem}` };
    const name = readings.length === 1 ? source.name : `${source.name}.${place}`;
    const trace = reading.kind === 'trace' ? reading.trace : buildTrace(reading.recorded, name, options);
    return { kind: 'trace', trace, format, line };
  });
}
