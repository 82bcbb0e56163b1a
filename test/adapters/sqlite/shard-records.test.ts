import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStores } from '../../../src/adapters/files/find-stores.ts';
import {
  beginPart,
  collectShardRecords,
  mergeShardRecords,
  readShardRecords,
  writeShardRecord,
} from '../../../src/adapters/sqlite/shard-records.ts';
import { openSqliteStore } from '../../../src/adapters/sqlite/sqlite-store.ts';
import type { ShardRecord } from '../../../src/model/shard.ts';
import { NO_ROLE_USAGE } from '../../../src/pipeline/sharding/run-part.ts';
import { aFolder } from '../../helpers/git-workspace.ts';

function aRecord(shard: number, parts: { of?: number; plan?: string; durationMs?: number } = {}): ShardRecord {
  const { of = 3, plan = 'p', durationMs = 1 } = parts;
  const agents = [{ agent: 'desk', plan, faults: [], demands: {}, cuts: {}, ran: ['k'] }];
  return { version: 1, shard, of, agents, usage: NO_ROLE_USAGE, models: [], durationMs };
}

const shardsOf = (file: string) => readShardRecords(file).map(({ shard }) => shard);

describe('the records of shards', () => {
  it('several parts of one run may share a store, each with one record', () => {
    const file = join(aFolder(), 'store.db');
    for (const shard of [2, 0, 1]) writeShardRecord(file, aRecord(shard));
    writeShardRecord(file, aRecord(1, { durationMs: 9 }));
    expect(readShardRecords(file)).toEqual([aRecord(0), aRecord(1, { durationMs: 9 }), aRecord(2)]);
  });

  it('a part that is taken up has no record until it is done', () => {
    const file = join(aFolder(), 'store.db');
    for (const shard of [0, 1, 2]) writeShardRecord(file, aRecord(shard));
    beginPart(file, 1);
    expect(shardsOf(file)).toEqual([0, 2]);
    beginPart(file, 0);
    expect(shardsOf(file)).toEqual([]);
  });

  it('records of another run go when one is written', () => {
    const file = join(aFolder(), 'store.db');
    for (const shard of [0, 1]) writeShardRecord(file, aRecord(shard));
    writeShardRecord(file, aRecord(2, { plan: 'q' }));
    expect(shardsOf(file)).toEqual([2]);
    writeShardRecord(file, aRecord(2, { plan: 'q', of: 4 }));
    expect(readShardRecords(file).map(({ of }) => of)).toEqual([4]);
  });

  it("the plan's record travels with the shards and counts once; a shard in two files counts twice", () => {
    const folder = aFolder();
    const [plan, first, copy] = ['plan.db', '1.db', 'copy.db'].map(name => join(folder, name));
    if (plan === undefined || first === undefined || copy === undefined) throw new Error('no names');
    writeShardRecord(plan, aRecord(0));
    copyFileSync(plan, first);
    writeShardRecord(first, aRecord(1));
    copyFileSync(first, copy);
    expect(collectShardRecords([plan, first]).map(({ shard }) => shard)).toEqual([0, 1]);
    expect(collectShardRecords([plan, first, copy]).map(({ shard }) => shard)).toEqual([0, 1, 1]);
  });

  it('merging keeps the records, the same one once', () => {
    const folder = aFolder();
    const [one, two, into] = ['1.db', '2.db', 'all.db'].map(name => join(folder, name));
    if (one === undefined || two === undefined || into === undefined) throw new Error('no names');
    writeShardRecord(one, aRecord(1));
    writeShardRecord(two, aRecord(2));
    mergeShardRecords(into, [one, two]);
    mergeShardRecords(into, [two]);
    expect(shardsOf(into)).toEqual([1, 2]);
    writeShardRecord(two, aRecord(2, { durationMs: 5 }));
    mergeShardRecords(into, [two]);
    expect(shardsOf(into)).toEqual([1, 2, 2]);
  });

  it('a store without records, and no store, have none', () => {
    const file = join(aFolder(), 'store.db');
    expect(readShardRecords(file)).toEqual([]);
    openSqliteStore(file).close();
    expect(readShardRecords(file)).toEqual([]);
  });
});

describe('finding stores', () => {
  it('takes files, folders and patterns, each file once', () => {
    const folder = aFolder();
    for (const name of ['a', 'b']) mkdirSync(join(folder, name));
    for (const name of ['a/store.db', 'b/store.db', 'b/notes.txt', 'c.db']) writeFileSync(join(folder, name), '');
    const under = (...names: readonly string[]) => names.map(name => join(folder, name));
    expect(findStores(folder, '.')).toEqual(under('a/store.db', 'b/store.db', 'c.db'));
    expect(findStores(folder, 'a\nc.db\n\nc.db')).toEqual(under('a/store.db', 'c.db'));
    expect(findStores(folder, '*/store.db')).toEqual(under('a/store.db', 'b/store.db'));
    expect(findStores(folder, 'nothing-*.db')).toEqual([]);
    expect(() => findStores(folder, 'd.db')).toThrow('d.db is not there');
  });
});
