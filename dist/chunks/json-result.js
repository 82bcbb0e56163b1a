import { a as errorMessage } from "./errors.js";
import { createInterface } from "node:readline";

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
	const denied = error instanceof Error && error.code === "ERR_ACCESS_DENIED";
	const { resource } = error;
	return denied ? `no permission to read ${resource ?? "a file"}: a module reads its own folder, node_modules and nothing else` : errorMessage(error);
}

// src/adapters/environment/json-result.ts
/**
* A copy of a tool's value as plain JSON, by the rules of `JSON.stringify` (an absent property is left out, a Date
* becomes its text). No value at all is null.
* Throws TypeError for what JSON would lose in silence or cannot hold: functions, symbols, Map, Set, BigInt, NaN, cycles.
*/
function toJson(value) {
	if (value === void 0) return null;
	const text = JSON.stringify(value, (_key, node) => {
		if (!isLossless(node)) throw new TypeError(`${describeNode(node)} is not JSON`);
		return node;
	});
	return JSON.parse(text);
}
/** A copy of a record; throws TypeError when it is no JSON object. */
function toRecord(value) {
	const record = toJson(value);
	if (typeof record !== "object" || record === null || Array.isArray(record)) throw new TypeError(`a record must be an object, not ${JSON.stringify(record)}`);
	return record;
}
function isLossless(node) {
	if (typeof node === "number") return Number.isFinite(node);
	if (typeof node === "function" || typeof node === "symbol" || typeof node === "bigint") return false;
	return !(node instanceof Map || node instanceof Set || node instanceof Promise);
}
function describeNode(node) {
	return typeof node === "object" && node !== null ? `a ${node.constructor.name}` : `a ${typeof node} (${String(node)})`;
}

export { toRecord as n, serveRpc as r, toJson as t };