import { a as findChildProgram, i as permissionFlags, n as locateChild, o as RpcChild, r as locateModule, t as prepareCommand } from "./code-command.js";
import { t as ENGINE_VERSION } from "./engine-version.js";
import { o as errorMessage, t as ConfigError } from "./errors.js";
import { r as stripMark } from "./decode-text.js";
import { i as jsonSchema, n as isJsonObject } from "./json.js";
import { dirname } from "node:path";
import { execFile } from "node:child_process";

// src/adapters/sources/parse-told.ts
const HINT = "it prints {\"prompt\": \"...\", \"tools\": [...]}, and nothing else to standard output";
/** What code told: `{prompt, tools}` or one of them, or tools alone in any of their shapes. Throws ConfigError for all else. */
function parseTold(label, told) {
	const parsed = jsonSchema.safeParse(told);
	if (!parsed.success || typeof parsed.data !== "object" || parsed.data === null) throw new ConfigError(`${label}: what it told is neither a prompt nor tools`, HINT);
	const value = parsed.data;
	if (!isJsonObject(value) || !("prompt" in value) && !("tools" in value)) return {
		prompt: null,
		tools: value
	};
	const { prompt = null, tools = null } = value;
	if (prompt === null || typeof prompt === "string") return {
		prompt,
		tools
	};
	throw new ConfigError(`${label}: its prompt is no text`, HINT);
}
function parseToldText(label, text) {
	try {
		return parseTold(label, JSON.parse(stripMark(text)));
	} catch (error) {
		if (error instanceof ConfigError) throw error;
		const shown = text.trim().slice(0, 80).replace(/\s+/g, " ");
		throw new ConfigError(`${label}: what it printed is not JSON: ${shown === "" ? "(nothing)" : shown}`, HINT);
	}
}

// src/adapters/sources/telling-line.ts
/** The line of a program's complaints that says most: the first that names an error, else the last. At most 300 characters. */
function tellingLine(printed) {
	const lines = printed.split("\n").flatMap((line) => line.trim() === "" ? [] : [line.trim()]);
	return (lines.find((line) => /\w*(?:Error|Exception)\b.*:/.test(line)) ?? lines.at(-1) ?? "").slice(0, 300);
}

// src/adapters/sources/ask-mcp-server.ts
/** A server that goes on and on is left after this many pages. */
const MOST_PAGES = 100;
/** The `tools/list` of an MCP server on standard input and output. Throws ConfigError when it does not answer. */
async function askMcpServer(label, { program, args, cwd, env }, timeoutMs) {
	const [{ Client }, { StdioClientTransport, getDefaultEnvironment }] = await Promise.all([import("./client.js"), import("./stdio.js")]);
	const blanks = Object.fromEntries(Object.keys(getDefaultEnvironment()).map((key) => [key, ""]));
	const transport = new StdioClientTransport({
		command: program,
		args: [...args],
		cwd,
		env: {
			...blanks,
			...env
		},
		stderr: "pipe"
	});
	let noise = "";
	transport.stderr?.on("data", (bytes) => {
		noise = `${noise}${String(bytes)}`.slice(-8e3);
	});
	const client = new Client({
		name: "proviso",
		version: ENGINE_VERSION
	});
	try {
		await client.connect(transport, { timeout: timeoutMs });
		const tools = [];
		let cursor;
		for (let page = 0; page < MOST_PAGES; page++) {
			const answer = await client.listTools(cursor === void 0 ? {} : { cursor }, { timeout: timeoutMs });
			tools.push(...answer.tools);
			cursor = answer.nextCursor;
			if (cursor === void 0) break;
		}
		return parseTold(label, { tools });
	} catch (error) {
		if (error instanceof ConfigError) throw error;
		const printed = noise.trim() === "" ? "" : `; it printed: ${tellingLine(noise)}`;
		throw new ConfigError(`${label}: the MCP server did not tell its tools: ${errorMessage(error)}${printed}`, "it must speak MCP on standard input and output");
	} finally {
		await client.close();
	}
}

// src/adapters/sources/ask-module.ts
/** The tools that a module exports, told by a child under Node's permission model. Throws ConfigError when it cannot. */
async function askModule(label, wanted, timeoutMs) {
	const program = findChildProgram("source-host");
	const child = locateModule(wanted);
	const rpc = new RpcChild({
		label: "the child that loads it",
		command: process.execPath,
		args: [
			...permissionFlags(program, child),
			"--max-old-space-size=512",
			"--disable-warning=ExperimentalWarning",
			program
		],
		cwd: dirname(child.module),
		env: { TZ: "UTC" }
	});
	try {
		const tools = await rpc.request("describe", {
			module: child.module,
			home: child.workspace,
			export: wanted.export
		}, timeoutMs);
		return parseTold(label, { tools });
	} catch (error) {
		if (error instanceof ConfigError) throw error;
		throw new ConfigError(`${label}: ${errorMessage(error).replace(/\s+/g, " ")}`, "it exports a list or an object of tools");
	} finally {
		await rpc.end();
	}
}

// src/adapters/sources/run-command.ts
const MAX_BYTES = 16777216;
/** What a command prints. Throws ConfigError when it does not start, fails, takes too long or prints something else. */
async function runCommand(label, { program, args, cwd, env }, timeoutMs) {
	const output = await new Promise((resolve, reject) => {
		const options = {
			cwd,
			env,
			timeout: timeoutMs,
			maxBuffer: MAX_BYTES,
			killSignal: "SIGKILL",
			windowsHide: true
		};
		execFile(program, [...args], options, (error, stdout, stderr) => {
			if (error === null) resolve(stdout);
			else reject(new ConfigError(`${label}: ${describeFailure(error, stderr, timeoutMs)}`, "run it by hand in the workspace"));
		}).stdin?.end();
	});
	return parseToldText(label, output);
}
function describeFailure(error, stderr, timeoutMs) {
	if (error.code === "ENOENT") return "there is no such program";
	if (error.code === "ERR_CHILD_PROCESS_STDIO_MAXBUFFER") return `it printed more than ${MAX_BYTES} bytes`;
	if (error.killed === true) return `it did not end within ${timeoutMs / 1e3} seconds`;
	return typeof error.code === "number" ? `it ended with code ${error.code}: ${tellingLine(stderr)}` : errorMessage(error);
}

// src/adapters/sources/run-source.ts
/** How long code may take to tell prompt and tools. */
const TIMEOUT_MS = 6e4;
/**
* Runs what only code can tell, in a child process of its own. Throws ConfigError for whatever goes wrong with it.
* @param about.files the workspace's files that the code consists of
*/
async function runSource(folder, about) {
	const { source, files, timeoutMs = TIMEOUT_MS } = about;
	if ("module" in source) {
		const child = locateChild(folder, source.module, files);
		return await askModule(`tools ${source.module}`, {
			...child,
			export: source.export
		}, timeoutMs);
	}
	const isServer = "mcp" in source;
	const words = isServer ? source.mcp.command : source.command;
	const command = prepareCommand(folder, words, files);
	const label = `${isServer ? "mcp" : "command"} ${words.join(" ")}`;
	try {
		return await (isServer ? askMcpServer(label, command, timeoutMs) : runCommand(label, command, timeoutMs));
	} finally {
		command.dispose();
	}
}

export { runSource };