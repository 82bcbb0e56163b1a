/**
 * What the parts of a run leave in their stores beside answers and trials: one record each, written once the part is
 * done. A store without a record is that of a part that did not finish.
 */
import { existsSync } from 'node:fs';
import { hashValue } from '../../lib/hash.ts';
import { type ShardRecord, shardRecordSchema } from '../../model/shard.ts';
import { type Database, findPrebuild, openDatabase } from './load-driver.ts';
import { digestRow, guardFile, openSqliteStore, readRow, refuseForeign } from './sqlite-store.ts';

/** Version of the stores that hold records. */
const WITH_RECORDS = 3;

/** The records of a store, in the order of the shards; none of a file that is no store yet. Throws ConfigError for one that is not ours. */
export function readShardRecords(file: string): readonly ShardRecord[] {
  if (!existsSync(file)) return [];
  return guardFile(file, () => {
    const database = openDatabase(file, findPrebuild(import.meta.url), { readonly: true });
    try {
      return refuseForeign(database, file) < WITH_RECORDS ? [] : listRecords(database);
    } finally {
      database.close();
    }
  });
}

/**
 * Takes up a part: its record of an earlier try is removed. A plan removes all of them, for it begins a run.
 * @param shard 0 for the plan
 */
export function beginPart(file: string, shard: number): void {
  change(file, database => {
    for (const record of listRecords(database)) if (shard === 0 || record.shard === shard) remove(database, record);
  });
}

/** Writes the record of a part that is done; records of other runs go. */
export function writeShardRecord(file: string, record: ShardRecord): void {
  change(file, database => {
    for (const other of listRecords(database))
      if (other.shard === record.shard || !isSameRun(other, record)) remove(database, other);
    insert(database, record);
  });
}

/** Takes the records of other stores into one; the same record is taken once. */
export function mergeShardRecords(file: string, sources: readonly string[]): void {
  const records = sources.flatMap(readShardRecords);
  change(file, database => {
    for (const record of records) insert(database, record);
  });
}

/** The records of several stores. A plan's record travels with the stores that began with the plan's: it counts once. */
export function collectShardRecords(files: readonly string[]): readonly ShardRecord[] {
  const all = files.flatMap(readShardRecords);
  const plans = new Map(all.filter(({ shard }) => shard === 0).map(record => [hashValue(record), record]));
  return [...plans.values(), ...all.filter(({ shard }) => shard > 0)];
}

function isSameRun(a: ShardRecord, b: ShardRecord): boolean {
  const isSamePlan = ({ agent, plan }: ShardRecord['agents'][number]) =>
    b.agents.some(other => other.agent === agent && other.plan === plan);
  return a.of === b.of && a.agents.every(isSamePlan);
}

function change(file: string, work: (database: Database) => void): void {
  openSqliteStore(file).close();
  guardFile(file, () => {
    const database = openDatabase(file);
    try {
      database.transaction(() => work(database)).immediate();
    } finally {
      database.close();
    }
  });
}

function listRecords(database: Database): readonly ShardRecord[] {
  return database
    .prepare('SELECT key, text, digest FROM shards ORDER BY key')
    .all()
    .flatMap(row => readRow(row, shardRecordSchema) ?? [])
    .sort((a, b) => a.shard - b.shard);
}

function insert(database: Database, record: ShardRecord): void {
  const [key, text] = [keyOf(record), JSON.stringify(record)];
  database
    .prepare('INSERT OR REPLACE INTO shards (key, text, digest) VALUES (?, ?, ?)')
    .run(key, text, digestRow(key, text));
}

function remove(database: Database, record: ShardRecord): void {
  database.prepare('DELETE FROM shards WHERE key = ?').run(keyOf(record));
}

function keyOf(record: ShardRecord): string {
  return `${record.shard}/${record.of}:${hashValue(record)}`;
}
