import { mergeStores } from './adapters/sqlite/merge-stores.ts';
import { collectShardRecords } from './adapters/sqlite/shard-records.ts';
import { openSqliteStore } from './adapters/sqlite/sqlite-store.ts';
import type { ShardRecord } from './model/shard.ts';

/** Takes answers and trials of a run's parts into one store, and gives what the parts say of themselves. */
export function mergeParts(into: string, files: readonly string[]): readonly ShardRecord[] {
  const others = files.filter(file => file !== into);
  const records = collectShardRecords(files);
  const store = openSqliteStore(into);
  try {
    mergeStores(store, others);
  } finally {
    store.close();
  }
  return records;
}
