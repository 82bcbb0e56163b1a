import { o as errorMessage, s as showValue } from "./errors.js";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { dirname, extname, isAbsolute, relative, sep } from "node:path";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compileFunction } from "node:vm";
import { createInterface } from "node:readline";

// src/adapters/children/locate-fault.ts
/** Errors that a program throws where it is wrong, not where it refuses. */
const PROGRAMMING_ERRORS = [
	TypeError,
	ReferenceError,
	SyntaxError,
	RangeError
];
/**
* Whether what a user's code threw shows that the code is wrong: a TypeError, ReferenceError, SyntaxError or RangeError
* (Node's own among them), or what is no Error at all. A class that the user derives from one of them is meant, so it is
* none.
*/
function isProgrammingError(error) {
	if (!(error instanceof Error)) return true;
	const prototype = Object.getPrototypeOf(error);
	if (PROGRAMMING_ERRORS.some((kind) => kind.prototype === prototype)) return true;
	return String(error.code ?? "").startsWith("ERR_") && PROGRAMMING_ERRORS.some((kind) => error instanceof kind);
}
/** `TypeError: x is not a function (env/tools.ts:12)`: a programming error as its author looks for it. */
function describeProgrammingError(error, from) {
	return withPlace(error instanceof Error ? `${error.name}: ${error.message.trim()}` : `it threw ${showValue(error)}`, error, from);
}
/** The message of an error, with file and line where its stack tells them and the message does not. */
function describeLoadError(error, from) {
	return withPlace(errorMessage(error).trim(), error, from);
}
function withPlace(message, error, from) {
	const place = locateFault(error, from);
	return place === null || message.includes(place) ? message : `${message} (${place})`;
}
/** Node puts the place of a syntax error on the first line of the stack, and that of others into its frames. */
const HEADER = /^((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*?):(\d+)$/;
const FRAME = /^\s*at (?:.*\()?(?:async )?((?:file:\/\/)?(?:\/|[A-Za-z]:[\\/]).*?):(\d+):\d+\)?$/;
/** `file:line` where an error was thrown outside of our own code; null when its stack does not tell. */
function locateFault(error, { home, ours }) {
	const stack = error instanceof Error ? error.stack : null;
	if (typeof stack !== "string") return null;
	const place = stack.split("\n").flatMap((line, at) => {
		const match = (at === 0 ? HEADER.exec(line) : null) ?? FRAME.exec(line);
		return match === null ? [] : [{
			file: toPath(match[1] ?? ""),
			line: match[2] ?? ""
		}];
	}).find(({ file }) => !isWithin(file, ours));
	if (place === void 0) return null;
	return `${home !== null && isWithin(place.file, home) ? relative(home, place.file).split(sep).join("/") : place.file}:${place.line}`;
}
function toPath(place) {
	return place.startsWith("file://") ? fileURLToPath(place) : place;
}
function isWithin(path, folder) {
	const way = relative(folder, path);
	return !isAbsolute(way) && way.split(sep)[0] !== "..";
}

// src/adapters/children/prefer-module-syntax.ts
/** What the wrapper of a CommonJS module hands in. */
const COMMONJS_NAMES = [
	"exports",
	"require",
	"module",
	"__filename",
	"__dirname"
];
let isRegistered = false;
/**
* From now on a `.ts` or `.js` file outside of `node_modules` is loaded as what it is written as: one that cannot be
* compiled as CommonJS (it has `import`, `export` or `await` at its top) as an ES module, also where its package says
* `"type": "commonjs"`. Node itself looks at the syntax only where the package says nothing.
*/
function preferModuleSyntax() {
	if (isRegistered) return;
	isRegistered = true;
	registerHooks({ load: (url, context, nextLoad) => {
		const found = findModuleSource(url, context);
		return found === null ? nextLoad(url, context) : {
			...found,
			shortCircuit: true
		};
	} });
}
function findModuleSource(url, { format }) {
	if (!url.startsWith("file:") || format !== "commonjs" && format !== "commonjs-typescript") return null;
	const file = fileURLToPath(new URL(url));
	const ending = extname(file);
	if (ending !== ".ts" && ending !== ".js" || file.split(sep).includes("node_modules")) return null;
	const source = readFileSync(file, "utf8");
	if (isCommonJs(ending === ".ts" ? withoutTypes(source) : source)) return null;
	return {
		source,
		format: ending === ".ts" ? "module-typescript" : "module"
	};
}
/** Null where the types cannot be taken out: Node then says what is wrong. */
function withoutTypes(source) {
	try {
		return stripTypeScriptTypes(source);
	} catch {
		return null;
	}
}
function isCommonJs(code) {
	if (code === null) return true;
	try {
		compileFunction(code.replace(/^#!.*/, ""), COMMONJS_NAMES);
		return true;
	} catch {
		return false;
	}
}

// src/adapters/children/load-module.ts
/** Imports a user's module; an error names file and line where Node tells them. One of permissions is left as it is. */
async function loadModule(module, home) {
	preferModuleSyntax();
	try {
		return await import(pathToFileURL(module).href);
	} catch (error) {
		if (error?.code === "ERR_ACCESS_DENIED") throw error;
		throw new Error(describeLoadError(error, {
			home,
			ours: dirname(import.meta.filename)
		}), { cause: error });
	}
}

// src/adapters/children/serve-rpc.ts
/**
* The child's side of the protocol: newline-delimited JSON-RPC 2.0 on standard input and output until the input ends.
* Whatever a user's module prints goes to standard error, so that it cannot get between the answers.
*/
function serveRpc(handlers) {
	const answer = process.stdout.write.bind(process.stdout);
	process.stdout.write = process.stderr.write.bind(process.stderr);
	process.on("unhandledRejection", (reason) => {
		console.error(`a promise that nobody waited for was rejected: ${errorMessage(reason)}`);
	});
	const lines = createInterface({ input: process.stdin });
	lines.on("line", (line) => {
		respond(handlers, line).then((text) => answer(`${text}\n`));
	});
	lines.on("close", () => process.exit(0));
}
async function respond(handlers, line) {
	const { id, method, params } = JSON.parse(line);
	try {
		const handler = Object.hasOwn(handlers, method) ? handlers[method] : void 0;
		if (!handler) throw new Error(`no such method: ${method}`);
		return JSON.stringify({
			jsonrpc: "2.0",
			id,
			result: await handler(params) ?? null
		});
	} catch (error) {
		return JSON.stringify({
			jsonrpc: "2.0",
			id,
			error: {
				code: -32e3,
				message: describeFault(error)
			}
		});
	}
}
function describeFault(error) {
	if (!(error instanceof Error) || error.code !== "ERR_ACCESS_DENIED") return errorMessage(error);
	const { resource } = error;
	return `no permission to read ${resource ?? "a file"}: a module reads the folders of its own files and of what they import by relative paths, node_modules, and nothing else`;
}

export { isProgrammingError as i, loadModule as n, describeProgrammingError as r, serveRpc as t };