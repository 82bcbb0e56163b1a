import { t as mergeStores } from "./merge-stores2.js";
import { n as collectShardRecords } from "./shard-records2.js";
import { i as openSqliteStore } from "./sqlite-store.js";

// src/merge-parts.ts
/** Takes answers and trials of a run's parts into one store, and gives what the parts say of themselves. */
function mergeParts(into, files) {
	const others = files.filter((file) => file !== into);
	const records = collectShardRecords(files);
	const store = openSqliteStore(into);
	try {
		mergeStores(store, others);
	} finally {
		store.close();
	}
	return records;
}

export { mergeParts };