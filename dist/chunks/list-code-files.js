import { posix } from "node:path";

// src/artifacts/list-module-files.ts
const IMPORT = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1|\bnew\s+URL\(\s*(['"])(\.{1,2}\/[^'"\n]+)\3/g;
const ENDINGS = [
	"",
	".ts",
	".mts",
	".js",
	".mjs",
	".cjs",
	".json",
	"/index.ts",
	"/index.js"
];
/**
* A module's own file and, followed from file to file, what it imports or opens by a relative path; sorted. A file that
* is not there and one outside the workspace are left out, so a changed installed package is not seen.
*/
async function listModuleFiles(tree, module) {
	return [...await followModule(tree, module)].flatMap(([path, exists]) => exists ? [path] : []).sort();
}
/**
* Every path that a module's imports lead to, and whether there is a file. As long as none of them changes, the module's
* files are the same, too: one that is absent here may have been removed.
*/
async function followModule(tree, module) {
	const found = /* @__PURE__ */ new Map();
	let open = [posix.normalize(module)];
	while (open.length > 0) {
		const texts = await Promise.all(open.map(async (path) => ({
			path,
			text: await tree.read(path)
		})));
		for (const { path, text } of texts) found.set(path, text !== null);
		const next = texts.flatMap(({ path, text }) => text === null ? [] : importCandidates(path, text));
		open = [...new Set(next)].filter((path) => !found.has(path));
	}
	return found;
}
function importCandidates(path, text) {
	if (path.endsWith(".json")) return [];
	return [...text.matchAll(IMPORT)].flatMap((match) => {
		const target = posix.normalize(posix.join(posix.dirname(path), match[2] ?? match[4] ?? ""));
		if (target.startsWith("..")) return [];
		return [...ENDINGS.map((ending) => `${target}${ending}`), target.replace(/\.([mc]?)js$/, ".$1ts")].filter((candidate) => /\.[a-z]+$/i.test(candidate));
	});
}

// src/artifacts/list-code-files.ts
const PROGRAM = /^(?!-)(?!.*:)[\w./-]+\.(?:[mc]?[jt]sx?|py|rb|php|sh|json)$/;
const REFERENCE = /file:\/\/([^\s'"#,}\]]+)/g;
/** The files that a source of code names: its module, or what of a command's words looks like a program. */
function codeEntries(source) {
	if ("module" in source) return [source.module];
	return ("mcp" in source ? source.mcp.command : source.command).filter((word) => PROGRAM.test(word));
}
/** The files that the environment's tools name: a module, or the programs of a command. */
function environmentEntries({ environment }) {
	const tools = environment?.tools ?? null;
	if (tools === null) return [];
	if (typeof tools === "string") return [tools];
	return "command" in tools || "mcp" in tools ? codeEntries(tools) : [];
}
/** Those files, and what they import by relative paths; sorted. */
async function listCodeFiles(tree, source) {
	const lists = await Promise.all(codeEntries(source).map(async (file) => await listModuleFiles(tree, file)));
	return [...new Set(lists.flat())].sort();
}
/** What the sources of prompt and tools name: files to read, and files of code whose imports count, too. */
function namedSources({ prompt, tools }) {
	const all = [...prompt, ...[tools].flat()];
	return {
		files: all.flatMap((source) => {
			if (typeof source === "string") return [source.replace(/#.*$/, "")];
			return "openapi" in source ? [source.openapi] : [];
		}),
		code: all.flatMap((source) => typeof source === "string" || "openapi" in source ? [] : codeEntries(source))
	};
}
/** The files that a document (a promptfooconfig) names by `file://`, relative to its own folder. */
function referencedFiles(text) {
	return [...text.matchAll(REFERENCE)].flatMap((match) => match[1] ?? []);
}

export { followModule as a, referencedFiles as i, listCodeFiles as n, listModuleFiles as o, namedSources as r, environmentEntries as t };