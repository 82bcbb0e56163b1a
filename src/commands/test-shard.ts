import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { MAX_SHARDS, nameShard, parseShard } from '../model/shard.ts';
import type { RunDeps } from '../pipeline/run-deps.ts';
import type { RunRequest } from '../pipeline/run-pipeline.ts';
import { type PartResult, runShard } from '../pipeline/sharding/sharded-run.ts';
import { count } from '../report/words.ts';
import type { CommandIo } from './common-options.ts';

/**
 * `proviso test --shard i/n`: tests its part, writes what it came to into the store, and prints it.
 * @returns the exit code, which says only whether the part ran: what it found is for the report of all parts
 */
export async function testShard(
  text: string,
  out: { readonly io: CommandIo; readonly store: string; readonly json: boolean },
  run: { readonly deps: RunDeps; readonly request: RunRequest },
): Promise<number> {
  const place = parseShard(text);
  if (place === null)
    throw new ConfigError(`--shard ${text}: it must be i/n`, `as in 2/3; i from 1 to n, n at most ${MAX_SHARDS}`);
  const { beginPart, writeShardRecord } = await import('../adapters/sqlite/shard-records.ts');
  beginPart(out.store, place.shard);
  const part = await runShard(run.deps, run.request, place);
  writeShardRecord(out.store, part.record);
  out.io.print(out.json ? `${JSON.stringify(part.record, null, 2)}\n` : describePart(part));
  return part.record.agents.some(({ faults }) => faults.length > 0) ? EXIT.noEvidence : EXIT.green;
}

/** A line a spec of the part, and what the part took. */
export function describePart({ result, record }: PartResult): string {
  const results = result.report.agents.flatMap(({ agent, specs }) =>
    specs.map(({ id, verdict, violations, n }) => `${agent} ${id}: ${verdict} (${violations} of ${n})`),
  );
  const faults = record.agents.flatMap(({ agent, faults: told }) => told.map(fault => `${agent}: ${fault}`));
  const ran = record.agents.reduce((sum, part) => sum + part.ran.length, 0);
  const total = `${nameShard(record)}: ${count(results.length, 'spec')}, ${count(ran, 'trial')}`;
  return `${[...results, ...faults, total].join('\n')}\n`;
}
