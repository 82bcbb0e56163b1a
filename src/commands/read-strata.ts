import { readChunks } from '../adapters/files/read-chunks.ts';
import type { Trace } from '../model/trace.ts';
import type { BuildOptions } from '../traces/build-trace.ts';
import { readPieces } from '../traces/read-pieces.ts';
import { type ReadTrace, readRecord, readTraces } from '../traces/read-traces.ts';

/** The traces of a file in its order, by the `stratum` that their records name; `''` where none does. */
export interface TraceStrata {
  readonly strata: ReadonlyMap<string, readonly Trace[]>;
  /** Records that could not be read, one line each. */
  readonly problems: readonly string[];
}

/** Throws ConfigError when the file cannot be read. */
export async function readStrata(file: string, options: BuildOptions): Promise<TraceStrata> {
  const strata = new Map<string, Trace[]>();
  const problems: string[] = [];
  const keep = (read: ReadTrace, stratum: string) => {
    if (read.kind === 'problem') problems.push(read.problem);
    else strata.set(stratum, [...(strata.get(stratum) ?? []), read.trace]);
  };
  if (!(await namesStrata(file))) {
    for await (const read of readTraces({ file, chunks: readChunks(file) }, options)) keep(read, '');
    return { strata, problems };
  }
  for await (const piece of readPieces(readChunks(file))) {
    const where = `${file}:${piece.line}`;
    if (piece.kind === 'problem') problems.push(`${where}: ${piece.problem}`);
    else {
      const { stratum, record } = splitStratum(piece.value);
      for (const read of readRecord(record, where, options)) keep(read, stratum ?? '');
    }
  }
  return { strata, problems };
}

async function namesStrata(file: string): Promise<boolean> {
  for await (const piece of readPieces(readChunks(file)))
    if (piece.kind === 'value' && splitStratum(piece.value).stratum !== null) return true;
  return false;
}

/** A record without its stratum, which no format knows. */
function splitStratum(value: unknown): { readonly stratum: string | null; readonly record: unknown } {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !('stratum' in value))
    return { stratum: null, record: value };
  const { stratum, ...record } = value;
  return { stratum: typeof stratum === 'string' || typeof stratum === 'number' ? String(stratum) : null, record };
}
