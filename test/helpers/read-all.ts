import { readFileSync } from 'node:fs';
import type { Trace } from '../../src/model/trace.ts';
import type { BuildOptions } from '../../src/traces/build-trace.ts';
import { type ReadTrace, readTraces } from '../../src/traces/read-traces.ts';

const AS_RECORDED: BuildOptions = { rejected: { error: true }, textBesideCalls: null };

/** Everything that a text holds, given to the reader in pieces of a few characters more than usual cuts would show. */
export async function readAll(
  text: string,
  options: Partial<BuildOptions> = {},
  file = 'traces.jsonl',
): Promise<readonly ReadTrace[]> {
  const items: ReadTrace[] = [];
  const source = { file, chunks: inPieces(text, 1_000) };
  for await (const item of readTraces(source, { ...AS_RECORDED, ...options })) items.push(item);
  return items;
}

export async function readFixture(name: string): Promise<readonly ReadTrace[]> {
  return await readAll(readFileSync(`test/fixtures/traces/${name}`, 'utf8'), {}, name);
}

export function tracesOf(items: readonly ReadTrace[]): readonly Trace[] {
  return items.flatMap(item => (item.kind === 'trace' ? [item.trace] : []));
}

export function problemsOf(items: readonly ReadTrace[]): readonly string[] {
  return items.flatMap(item => (item.kind === 'problem' ? [item.problem] : []));
}

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}
