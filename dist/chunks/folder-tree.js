import { lstat, readFile, readdir, realpath, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { t as decodeText } from "./decode-text.js";
import { o as errorMessage, t as ConfigError } from "./errors.js";

// src/lib/match-glob.ts
/**
* Whether a path (relative, `/`) lies under a pattern: `*` and `?` stay within one name, `**` spans folders. A pattern
* without a wildcard names a file, or a folder with everything below it; an empty one or `.` names everything.
*/
function matchGlob(pattern, path) {
	const plain = normalPattern(pattern);
	if (plain === "") return true;
	if (!hasWildcard(plain)) return path === plain || path.startsWith(`${plain}/`);
	return globExpression(plain).test(path);
}
/** The folder (or whole path) before a pattern's first wildcard: where a search has to start. Empty for everything. */
function globPrefix(pattern) {
	const plain = normalPattern(pattern);
	if (!hasWildcard(plain)) return plain;
	const names = plain.split("/");
	return names.slice(0, names.findIndex(hasWildcard)).join("/");
}
function normalPattern(pattern) {
	const plain = pattern.replace(/^(?:\.\/)+/, "").replace(/\/+$/, "");
	return plain === "." ? "" : plain;
}
function hasWildcard(text) {
	return /[*?]/.test(text);
}
function globExpression(pattern) {
	const source = pattern.replace(/\*\*\/|\*\*|[*?]|[\\^$.+()|[\]{}]/g, (part) => {
		if (part === "**/") return "(?:[^/]+/)*";
		if (part === "**") return ".*";
		if (part === "*") return "[^/]*";
		return part === "?" ? "[^/]" : `\\${part}`;
	});
	return new RegExp(`^${source}$`, "su");
}

// src/lib/relative-path.ts
/**
* The plain form of a path below the workspace (`/`, no `.` and no `..`); empty for the workspace itself.
* @returns null when the path leaves the workspace, is absolute, leads into `.git`, or holds a line break or NUL
*/
function relativePath(path) {
	if (/^[\\/]|^[A-Za-z]:|[\0\n\r]/.test(path)) return null;
	const steps = [];
	for (const step of path.split("/")) {
		if (step === ".." && steps.pop() === void 0) return null;
		if (step !== "" && step !== "." && step !== "..") steps.push(step);
	}
	return steps.some((step) => step.toLowerCase() === ".git") ? null : steps.join("/");
}

// src/adapters/files/confine-path.ts
/** The error for a path that is not the workspace's. */
function outsideError(path) {
	return new ConfigError(`${path}: the path leads out of the workspace`, "name a path below the workspace, without links out of it");
}
/**
* Where a path of the workspace lies on disk, links resolved.
* @param root the workspace, links resolved
* @returns null when there is nothing there. Throws ConfigError when the path, or a link on its way, leads out
*/
async function confinePath(root, path) {
	const plain = relativePath(path);
	if (plain === null) throw outsideError(path);
	const real = await realPathOf(join(root, plain));
	if (real !== null && !isBelow(root, real)) throw outsideError(path);
	return real;
}
/**
* Where a file may be written: like {@link confinePath} for its nearest existing folder, and never through a link that
* leads nowhere yet.
*/
async function confineNewPath(root, path) {
	const plain = relativePath(path);
	if (plain === null || plain === "") throw outsideError(path);
	const target = join(root, plain);
	const real = await realPathOf(target);
	if (real !== null && !isBelow(root, real)) throw outsideError(path);
	if (real !== null) return real;
	for (let at = target; at !== root; at = dirname(at)) {
		const existing = await realPathOf(at);
		if (existing !== null && !isBelow(root, existing)) throw outsideError(path);
		if (existing !== null) break;
		if (await isLink(at)) throw outsideError(path);
	}
	return target;
}
function isBelow(root, real) {
	const way = relative(root, real);
	return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !/^[A-Za-z]:|^[\\/]/.test(way);
}
async function realPathOf(path) {
	try {
		return await realpath(path);
	} catch (error) {
		if (isAbsence(error)) return null;
		throw error;
	}
}
async function isLink(path) {
	try {
		return (await lstat(path)).isSymbolicLink();
	} catch (error) {
		if (isAbsence(error)) return false;
		throw error;
	}
}
/** Whether a file-system error says that there is nothing at the path. */
function isAbsence(error) {
	return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR");
}

// src/adapters/files/folder-tree.ts
/** Folders that hold nothing a person wrote. */
const PASSED_OVER = /* @__PURE__ */ new Set([
	".git",
	"node_modules",
	".proviso"
]);
/**
* The source tree of a folder as it stands on disk. Every path is confined to it, links resolved.
*/
async function openFolder(path, { label = "head", sha = null, mayRunCode = true } = {}) {
	const root = await realRoot(path);
	const folder = async () => ({
		path: root,
		packages: []
	});
	return {
		label,
		sha,
		read: (file) => readConfined(root, file),
		list: async (pattern) => {
			const start = globPrefix(pattern);
			return (await confinePath(root, start) === null ? [] : await walk(root, start)).filter((path) => matchGlob(pattern, path)).sort();
		},
		folder,
		runSource: async (about) => (await import("./run-source.js")).runSource(await folder(), about),
		mayRunCode
	};
}
async function realRoot(folder) {
	try {
		const root = await realpath(folder);
		if ((await stat(root)).isDirectory()) return root;
	} catch (error) {
		if (!isAbsence(error)) throw error;
	}
	throw new ConfigError(`${folder}: there is no such folder`, "name the workspace with --workspace");
}
async function readConfined(root, path) {
	const real = await confinePath(root, path);
	if (real === null) return null;
	try {
		return decodeText(await readFile(real));
	} catch (error) {
		if (isAbsence(error)) return null;
		if (error instanceof Error && "code" in error && error.code === "EISDIR") throw new ConfigError(`${path}: this is a folder, and a file is called for`, "name a file");
		throw new ConfigError(`${path}: the file cannot be read: ${errorMessage(error)}`);
	}
}
/** Files below a path of the workspace, or the path itself when it is a file. Linked folders are not entered. */
async function walk(root, path) {
	const entries = await readEntries(join(root, path));
	if (entries === null) return [path];
	return (await Promise.all(entries.filter((entry) => !PASSED_OVER.has(entry.name)).map(async (entry) => {
		const inner = path === "" ? entry.name : `${path}/${entry.name}`;
		if (entry.isDirectory()) return await walk(root, inner);
		return entry.isFile() || await isFileLink(root, inner) ? [inner] : [];
	}))).flat();
}
async function readEntries(folder) {
	try {
		return await readdir(folder, { withFileTypes: true });
	} catch (error) {
		if (isAbsence(error)) return null;
		throw error;
	}
}
async function isFileLink(root, path) {
	try {
		const real = await confinePath(root, path);
		return real !== null && (await stat(real)).isFile();
	} catch (error) {
		if (error instanceof ConfigError && error.message === outsideError(path).message) return false;
		throw error;
	}
}

export { matchGlob as a, globPrefix as i, confineNewPath as n, relativePath as r, openFolder as t };