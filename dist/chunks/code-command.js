import { o as errorMessage, r as HostError, t as ConfigError } from "./errors.js";
import { t as removeAtExit } from "./remove-at-exit.js";
import { dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { tmpdir } from "node:os";
import { existsSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

// src/adapters/children/rpc-child.ts
/** An error that the child answered with; the child itself is well. */
var RpcError = class extends Error {
	name = "RpcError";
};
const MAX_LINE_BYTES = 33554432;
const MAX_NOISE_BYTES = 16777216;
const running = /* @__PURE__ */ new Set();
let isGuarded = false;
/**
* A child process that speaks newline-delimited JSON-RPC 2.0 on its standard streams. A crash, a request over its time
* limit, a flood, or a line that is no answer kills it: every open request then fails with HostError.
*/
var RpcChild = class {
	#process;
	#label;
	#waiting = /* @__PURE__ */ new Map();
	#pieces = [];
	#pieceBytes = 0;
	#noiseBytes = 0;
	#noise = "";
	#nextId = 1;
	#fault = null;
	constructor(options) {
		guardParent();
		this.#label = options.label;
		this.#process = spawn(options.command, [...options.args], {
			cwd: options.cwd,
			env: { ...options.env },
			stdio: [
				"pipe",
				"pipe",
				"pipe"
			],
			windowsHide: true
		});
		running.add(this.#process);
		this.#process.stdout.on("data", (bytes) => this.#receive(bytes));
		this.#process.stderr.on("data", (bytes) => this.#hear(bytes));
		this.#process.stdin.on("error", () => void 0);
		this.#process.on("error", (error) => this.#fail(`could not be started: ${errorMessage(error)}`));
		this.#process.on("close", (code, signal) => {
			running.delete(this.#process);
			this.#fail(signal ? `was ended by ${signal}` : `ended by itself with code ${code}`);
		});
	}
	/** Why the child cannot be used any more; null while it runs. */
	get fault() {
		return this.#fault;
	}
	/** Throws RpcError for an error answer, HostError when the child is at fault. */
	request(method, params, timeoutMs) {
		if (this.#fault !== null) return Promise.reject(new HostError(this.#fault));
		const id = this.#nextId++;
		return new Promise((resolve, reject) => {
			const timer = setTimeout(() => this.#fail(`did not answer ${method} within ${timeoutMs} ms`), timeoutMs);
			this.#waiting.set(id, {
				resolve,
				reject,
				timer
			});
			this.#process.stdin.write(`${JSON.stringify({
				jsonrpc: "2.0",
				id,
				method,
				params
			})}\n`);
		});
	}
	/** Ends the child; its open requests fail. */
	async end() {
		if (this.#process.exitCode !== null || this.#process.signalCode !== null || this.#process.pid === void 0) return;
		const closed = new Promise((resolve) => this.#process.once("close", () => resolve()));
		this.#fail("was closed");
		await closed;
	}
	#receive(bytes) {
		let rest = bytes;
		for (let end = rest.indexOf(10); end >= 0; end = rest.indexOf(10)) {
			const line = Buffer.concat([...this.#pieces, rest.subarray(0, end)]);
			this.#pieces = [];
			this.#pieceBytes = 0;
			rest = rest.subarray(end + 1);
			this.#readLine(line.toString("utf8"));
			if (this.#fault !== null) return;
		}
		this.#pieces.push(rest);
		this.#pieceBytes += rest.length;
		if (this.#pieceBytes > MAX_LINE_BYTES) this.#fail(`answered with more than ${MAX_LINE_BYTES} bytes`);
	}
	#readLine(line) {
		const answer = readAnswer(line);
		const waiting = answer && this.#waiting.get(answer.id);
		if (!answer || !waiting) {
			this.#fail(`answered nonsense: ${line.slice(0, 200)}`);
			return;
		}
		this.#waiting.delete(answer.id);
		this.#noiseBytes = 0;
		clearTimeout(waiting.timer);
		if (answer.error === null) waiting.resolve(answer.result);
		else waiting.reject(new RpcError(answer.error));
	}
	#hear(bytes) {
		this.#noise = `${this.#noise}${bytes.subarray(-2e3).toString("utf8")}`.slice(-2e3);
		this.#noiseBytes += bytes.length;
		if (this.#noiseBytes > MAX_NOISE_BYTES) this.#fail(`printed more than ${MAX_NOISE_BYTES} bytes within one request`);
	}
	#fail(what) {
		if (this.#fault !== null) return;
		const noise = this.#noise.trim();
		this.#fault = `${this.#label} ${what}${noise === "" ? "" : `; it printed: ${noise}`}`;
		for (const { reject, timer } of this.#waiting.values()) {
			clearTimeout(timer);
			reject(new HostError(this.#fault));
		}
		this.#waiting.clear();
		this.#pieces = [];
		this.#process.kill("SIGKILL");
	}
};
function readAnswer(line) {
	try {
		const value = JSON.parse(line);
		if (typeof value !== "object" || value === null) return null;
		const { id, result, error } = value;
		if (typeof id !== "number" || result === void 0 === (error === void 0)) return null;
		return {
			id,
			result,
			error: error === void 0 ? null : String(error?.message)
		};
	} catch {
		return null;
	}
}
/**
* A child must not outlive us, and must not be able to open our debugger: SIGUSR1 makes a Node process listen on a
* local port, from which its environment could be read. A handler of ours takes the signal's place.
*/
function guardParent() {
	if (isGuarded) return;
	isGuarded = true;
	process.on("exit", () => {
		for (const child of running) child.kill("SIGKILL");
	});
	if (process.platform !== "win32") process.on("SIGUSR1", () => void 0);
}

// src/adapters/children/child-program.ts
/**
* The program that a child process runs: `<name>.js` of the bundle, where this file may itself stand in a chunk folder;
* in development `src/<name>.ts`, which Node runs as it is. Absolute path.
*/
function findChildProgram(name) {
	const here = dirname(fileURLToPath(import.meta.url));
	const places = [
		join(here, `${name}.js`),
		join(here, "..", `${name}.js`),
		join(here, "../..", `${name}.ts`)
	];
	const found = places.find(existsSync);
	if (!found) throw new Error(`this installation is incomplete: no ${name} at ${places.join(", ")}`);
	return found;
}

// src/adapters/children/read-permissions.ts
/** The same with its links resolved, as Node resolves them when it loads the module. Throws ConfigError for no file. */
function locateModule(child) {
	if (!existsSync(child.module)) throw new ConfigError(`${child.module}: no such module`);
	return {
		...child,
		module: realpathSync(child.module),
		workspace: realpathSync(child.workspace)
	};
}
/**
* What a child may read: the program's own folder, the module's folder, what `readable` adds, and the `node_modules`
* folders between the module and its workspace; never dot files of the workspace's root, so never its repository.
* Node follows links out of what is granted, so a link that leads out of it is refused (ConfigError).
* @returns flags for Node's permission model; nothing may be written and no process, worker or addon be started
*/
function permissionFlags(program, child) {
	const roots = [
		...grantedIn(dirname(child.module), child.workspace),
		...(child.readable ?? []).flatMap((path) => grantedIn(path, child.workspace)),
		...moduleFolders(child)
	];
	const granted = followLinks([...new Set(roots)], child);
	return ["--permission", ...[dirname(program), ...granted].map((path) => `--allow-fs-read=${path}`)];
}
/** A folder as a whole; the root of a workspace (or of any repository) entry by entry, without dot files. */
function grantedIn(path, workspace) {
	if (!isWithin(path, workspace)) throw new ConfigError(`${path}: outside of the workspace`, "move it into the workspace");
	if (!(path === resolve(workspace) || existsSync(join(path, ".git")))) return [path];
	return readdirSync(path).filter((name) => !name.startsWith(".")).map((name) => join(path, name));
}
function moduleFolders({ module, workspace }) {
	const folders = [];
	for (let folder = dirname(module); isWithin(folder, workspace); folder = dirname(folder)) {
		const candidate = join(folder, "node_modules");
		if (existsSync(candidate)) folders.push(candidate);
	}
	return folders;
}
/** The granted paths, and what links in them lead to within workspace or packages. A path that is a link grants nothing itself. */
function followLinks(roots, { workspace, packages = [] }) {
	const home = realpathSync(workspace);
	const granted = [...roots];
	const refused = [];
	for (let at = 0; at < granted.length; at++) {
		const root = granted[at] ?? "";
		for (const link of linksBelow(root)) {
			const target = targetOf(link);
			if (target === null || granted.some((path) => isWithin(target, path))) continue;
			if (isWithin(target, home) && !isHidden(target, home) || packages.some((folder) => isWithin(target, folder))) granted.push(target);
			else refused.push(link);
		}
	}
	if (refused.length > 0) throw new ConfigError(refused.map((link) => `${relative(workspace, link)}: a link that leads out of what this module may read`), "replace the link by the file itself");
	return granted;
}
/** Links at and below a path; folders that they lead to are not walked here. */
function linksBelow(root) {
	const { isLink, isFolder } = kindOf(root);
	if (isLink) return [root];
	return isFolder ? entriesOf(root).flatMap((name) => linksBelow(join(root, name))) : [];
}
function kindOf(path) {
	const stats = lstatSync(path, { throwIfNoEntry: false });
	return {
		isLink: stats?.isSymbolicLink() ?? false,
		isFolder: stats?.isDirectory() ?? false
	};
}
/** What we may not list, the child may not list either. */
function entriesOf(folder) {
	try {
		return readdirSync(folder);
	} catch {
		return [];
	}
}
function targetOf(link) {
	try {
		return realpathSync(link);
	} catch {
		return null;
	}
}
/** The workspace as a whole, its dot files, and anything of a repository. */
function isHidden(path, home) {
	const steps = relative(home, path).split(sep);
	return path === home || steps[0]?.startsWith(".") || steps.includes(".git") || existsSync(join(path, ".git"));
}
function isWithin(path, folder) {
	const way = relative(folder, path);
	return !isAbsolute(way) && way.split(sep)[0] !== "..";
}

// src/adapters/children/locate-child.ts
/**
* A module of one side, ready for a child process. It may read the folders of the files that its code consists of; of a
* file at the root of the workspace the file alone. Dot files and folders are never among them.
* @param files the module's own files, what it imports, and what is watched; relative to the workspace
*/
function locateChild({ path, packages }, module, files) {
	const open = files.filter((file) => !file.split("/").some((step) => step.startsWith(".")));
	const readable = new Set(open.map((file) => posix.dirname(file) === "." ? file : posix.dirname(file)));
	return {
		module: resolve(path, module),
		workspace: path,
		readable: [...readable].map((place) => resolve(path, place)),
		packages
	};
}

// src/adapters/sources/code-command.ts
const KEPT = process.platform === "win32" ? [
	"PATH",
	"PATHEXT",
	"SYSTEMROOT",
	"COMSPEC"
] : ["PATH"];
/**
* Node is run under its permission model: it reads the folders of its own files and `node_modules`, writes nothing and
* starts nothing. Any other program cannot be contained so; it gets an empty home and no key.
* @param files the workspace's files that the command consists of
*/
function prepareCommand(folder, [name = "", ...args], files) {
	const home = mkdtempSync(join(realpathSync(tmpdir()), "proviso-home-"));
	const keep = removeAtExit(home);
	const kept = KEPT.flatMap((key) => process.env[key] === void 0 ? [] : [[key, process.env[key]]]);
	const isNode = /^node(?:\.exe)?$/.test(name);
	return {
		program: isNode ? process.execPath : name,
		args: isNode ? [...nodeFlags(folder, args, files), ...args] : args,
		cwd: folder.path,
		env: {
			...Object.fromEntries(kept),
			HOME: home,
			TMPDIR: home,
			LANG: "C.UTF-8",
			TZ: "UTC"
		},
		dispose: () => {
			rmSync(home, {
				recursive: true,
				force: true
			});
			keep.forget();
		}
	};
}
function nodeFlags(folder, args, files) {
	const entry = args.find((word) => files.includes(word.replace(/^\.\//, "")));
	const common = ["--max-old-space-size=512", "--disable-warning=ExperimentalWarning"];
	if (entry === void 0) return ["--permission", ...common];
	const child = locateModule(locateChild(folder, entry, files));
	return [...permissionFlags(child.module, child), ...common];
}

export { findChildProgram as a, permissionFlags as i, locateChild as n, RpcChild as o, locateModule as r, RpcError as s, prepareCommand as t };