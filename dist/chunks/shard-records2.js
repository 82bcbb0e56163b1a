import { existsSync } from "node:fs";
import { n as hashValue } from "./hash.js";
import { r as shardRecordSchema } from "./shard.js";
import { a as readRow, c as findPrebuild, i as openSqliteStore, l as openDatabase, n as digestRow, r as guardFile, s as refuseForeign } from "./sqlite-store.js";

// src/adapters/sqlite/shard-records.ts
/**
* What the parts of a run leave in their stores beside answers and trials: one record each, written once the part is
* done. A store without a record is that of a part that did not finish.
*/
/** Version of the stores that hold records. */
const WITH_RECORDS = 3;
/** The records of a store, in the order of the shards; none of a file that is no store yet. Throws ConfigError for one that is not ours. */
function readShardRecords(file) {
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
function beginPart(file, shard) {
	change(file, (database) => {
		for (const record of listRecords(database)) if (shard === 0 || record.shard === shard) remove(database, record);
	});
}
/** Writes the record of a part that is done; records of other runs go. */
function writeShardRecord(file, record) {
	change(file, (database) => {
		for (const other of listRecords(database)) if (other.shard === record.shard || !isSameRun(other, record)) remove(database, other);
		insert(database, record);
	});
}
/** Takes the records of other stores into one; the same record is taken once. */
function mergeShardRecords(file, sources) {
	const records = sources.flatMap(readShardRecords);
	change(file, (database) => {
		for (const record of records) insert(database, record);
	});
}
/** The records of several stores. A plan's record travels with the stores that began with the plan's: it counts once. */
function collectShardRecords(files) {
	const all = files.flatMap(readShardRecords);
	return [...new Map(all.filter(({ shard }) => shard === 0).map((record) => [hashValue(record), record])).values(), ...all.filter(({ shard }) => shard > 0)];
}
function isSameRun(a, b) {
	const isSamePlan = ({ agent, plan }) => b.agents.some((other) => other.agent === agent && other.plan === plan);
	return a.of === b.of && a.agents.every(isSamePlan);
}
function change(file, work) {
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
function listRecords(database) {
	return database.prepare("SELECT key, text, digest FROM shards ORDER BY key").all().flatMap((row) => readRow(row, shardRecordSchema) ?? []).sort((a, b) => a.shard - b.shard);
}
function insert(database, record) {
	const [key, text] = [keyOf(record), JSON.stringify(record)];
	database.prepare("INSERT OR REPLACE INTO shards (key, text, digest) VALUES (?, ?, ?)").run(key, text, digestRow(key, text));
}
function remove(database, record) {
	database.prepare("DELETE FROM shards WHERE key = ?").run(keyOf(record));
}
function keyOf(record) {
	return `${record.shard}/${record.of}:${hashValue(record)}`;
}

export { writeShardRecord as a, readShardRecords as i, collectShardRecords as n, mergeShardRecords as r, beginPart as t };