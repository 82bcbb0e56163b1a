import { existsSync } from "node:fs";
import { t as ConfigError } from "./errors.js";
import { n as hashValue } from "./hash.js";
import { i as jsonSchema } from "./json.js";
import { a as readRow, c as findPrebuild, l as openDatabase, o as readTrialRow, r as guardFile, s as refuseForeign } from "./sqlite-store.js";

// src/adapters/sqlite/merge-stores.ts
/**
* Takes answers and trials of other stores into one, and with the trials what memory is made of. Of two forms under one
* key the valid trial stays, else the one with the smaller digest: so neither order nor repetition matters. Nothing is
* written to the sources. Throws ConfigError for a file that is no store.
*/
function mergeStores(target, files) {
	const missing = files.filter((file) => !existsSync(file));
	if (missing.length > 0) throw new ConfigError(missing.map((file) => `${file}: there is no such store`), "name the files that runs wrote with --store");
	return files.map((file) => guardFile(file, () => mergeStore(target, file)));
}
function mergeStore(target, file) {
	const source = openDatabase(file, findPrebuild(import.meta.url), { readonly: true });
	try {
		if (refuseForeign(source, file) === 0) return {
			file,
			answers: NONE,
			trials: NONE,
			damaged: 0
		};
		const answers = mergeAnswers(target, source);
		const trials = mergeTrials(target, source);
		return {
			file,
			answers: answers.counts,
			trials: trials.counts,
			damaged: answers.damaged + trials.damaged
		};
	} finally {
		source.close();
	}
}
const NONE = {
	read: 0,
	taken: 0
};
function mergeAnswers(target, source) {
	let [read, taken, damaged] = [
		0,
		0,
		0
	];
	for (const row of source.prepare("SELECT key, text, digest FROM answers ORDER BY key").iterate()) {
		const value = readRow(row, jsonSchema);
		const key = keyOf(row);
		if (value === null || key === null) {
			damaged += 1;
			continue;
		}
		read += 1;
		const held = target.readAnswer(key);
		if (held !== null && hashValue(held) <= hashValue(value)) continue;
		target.writeAnswer(key, value);
		taken += 1;
	}
	return {
		counts: {
			read,
			taken
		},
		damaged
	};
}
function mergeTrials(target, source) {
	let [read, taken, damaged] = [
		0,
		0,
		0
	];
	for (const row of source.prepare("SELECT key, text, digest FROM trials ORDER BY key").iterate()) {
		const trial = readTrialRow(row);
		if (trial === null) {
			damaged += 1;
			continue;
		}
		read += 1;
		const held = target.readTrial(trial.key);
		if (held !== null && !isBetter(trial, held)) continue;
		target.writeTrial(trial);
		taken += 1;
	}
	return {
		counts: {
			read,
			taken
		},
		damaged
	};
}
function isBetter(trial, held) {
	const [isValid, wasValid] = [trial.outcome !== "invalid", held.outcome !== "invalid"];
	return isValid === wasValid ? hashValue(trial) < hashValue(held) : isValid;
}
function keyOf(row) {
	return typeof row === "object" && row !== null && "key" in row && typeof row.key === "string" ? row.key : null;
}

export { mergeStores as t };