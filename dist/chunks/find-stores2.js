import { globSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { t as ConfigError } from "./errors.js";

// src/adapters/files/find-stores.ts
/**
* The stores that a text names: a line each, files, folders (every `.db` in them) or patterns, relative to `folder`; each
* file once, sorted. Throws ConfigError for a file that is not there; an empty folder is none.
*/
function findStores(folder, text) {
	const lines = text.split("\n").map((line) => line.trim()).filter((line) => line !== "");
	return [...new Set(lines.flatMap((line) => findLine(folder, line)))].sort();
}
function findLine(folder, line) {
	const path = resolve(folder, line);
	const found = statSync(path, { throwIfNoEntry: false });
	if (found?.isDirectory()) return listStores(path);
	if (found?.isFile()) return [path];
	if (/[*?[{]/.test(line)) return globSync(line, { cwd: folder }).map((match) => resolve(folder, match));
	if (line.endsWith("/")) return [];
	throw new ConfigError(`stores: ${line} is not there`, "name files, folders or patterns, one a line");
}
function listStores(folder) {
	return readdirSync(folder, {
		recursive: true,
		withFileTypes: true
	}).filter((entry) => entry.isFile() && entry.name.endsWith(".db")).map((entry) => join(entry.parentPath, entry.name));
}

export { findStores as t };