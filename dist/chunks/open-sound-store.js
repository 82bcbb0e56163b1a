import { existsSync, renameSync } from "node:fs";
import { i as openSqliteStore, t as DamagedStoreError } from "./sqlite-store.js";

// src/adapters/sqlite/open-sound-store.ts
/**
* Opens the store; a damaged one is moved aside and a new one begun, for a run needs nothing of what it held. Nobody can
* move a file away on a runner, where the store comes out of a cache.
*/
function openSoundStore(deps, file) {
	try {
		return openSqliteStore(file);
	} catch (error) {
		if (!(error instanceof DamagedStoreError)) throw error;
		const aside = freeName(file);
		for (const suffix of [
			"",
			"-wal",
			"-shm"
		]) if (existsSync(file + suffix)) renameSync(file + suffix, aside + suffix);
		deps.log.warn(`${error.message}; it is kept as ${aside}, and a new one is begun: what it held is paid for anew`);
		return openSqliteStore(file);
	}
}
function freeName(file) {
	let n = 1;
	while (existsSync(`${file}.damaged-${n}`)) n += 1;
	return `${file}.damaged-${n}`;
}

export { openSoundStore };