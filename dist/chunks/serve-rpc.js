import { createInterface } from "node:readline";
import { o as errorMessage } from "./errors.js";

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
	return denied ? `no permission to read ${resource ?? "a file"}: a module reads the folders of its own files and of what they import by relative paths, node_modules, and nothing else` : errorMessage(error);
}

export { serveRpc as t };