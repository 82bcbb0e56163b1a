import { i as isProgrammingError, n as loadModule, r as describeProgrammingError, t as serveRpc } from "./chunks/serve-rpc.js";
import { o as errorMessage, r as HostError } from "./chunks/errors.js";
import { t as stableJson } from "./chunks/stable-json.js";
import { n as toRecord, t as toJson } from "./chunks/json-result.js";

// src/adapters/environment/record-copies.ts
const WRITE_AFTER_CALL = "the tool wrote to the database after its call had ended";
/** Asked of a view, gives its handler: so a view that is assigned somewhere can be looked through. */
const HANDLER = Symbol("handler");
/**
* One record during one call: read in place, copied as a whole before its first write. A view handed out before the
* copy writes to the copy's counterpart, because the copy remembers which node came from which.
*/
var RecordCopy = class {
	view;
	#original;
	#onFirstWrite;
	/** Views of the nodes inside; most records are only looked at from outside. */
	#views = null;
	#counterparts = null;
	#closed = false;
	constructor(original, onFirstWrite) {
		this.#original = original;
		this.#onFirstWrite = onFirstWrite;
		this.view = new Proxy(original, new NodeHandler(this, original));
	}
	/** The record as the call has left it. */
	current() {
		return this.live(this.#original);
	}
	/** After its call a record can be read, never written. */
	close() {
		this.#closed = true;
	}
	/** A node as it stands now. */
	live(node) {
		return this.#counterparts?.get(node) ?? node;
	}
	/** The node to write to. */
	open(node) {
		if (this.#closed) throw new TypeError(WRITE_AFTER_CALL);
		if (this.#counterparts === null) {
			this.#counterparts = /* @__PURE__ */ new Map();
			copyNode(this.#original, this.#counterparts);
			this.#onFirstWrite();
		}
		return this.live(node);
	}
	/** What is shown for a value: a node that was not copied yet by a view, all else as it is. */
	show(value) {
		if (this.#counterparts !== null || typeof value !== "object" || value === null) return value;
		this.#views ??= /* @__PURE__ */ new Map();
		const known = this.#views.get(value);
		if (known) return known;
		const view = new Proxy(value, new NodeHandler(this, value));
		this.#views.set(value, view);
		return view;
	}
	/** What is stored for a value: a node of this record stays itself, a node of another one is copied. */
	lookThrough(value) {
		const source = typeof value === "object" && value !== null ? Reflect.get(value, HANDLER) : void 0;
		if (!(source instanceof NodeHandler)) return value;
		return source.record === this ? this.live(source.node) : toJson(value);
	}
};
/** How a view of one node behaves; one small object a view, for a tool may look at every record of a table. */
var NodeHandler = class {
	record;
	node;
	constructor(record, node) {
		this.record = record;
		this.node = node;
	}
	get(_target, key) {
		if (key === HANDLER) return this;
		return this.record.show(Reflect.get(this.record.live(this.node), key));
	}
	set(_target, key, value) {
		return Reflect.set(this.record.open(this.node), key, this.record.lookThrough(value));
	}
	defineProperty(_target, key, descriptor) {
		return Reflect.defineProperty(this.record.open(this.node), key, descriptor);
	}
	deleteProperty(_target, key) {
		return Reflect.deleteProperty(this.record.open(this.node), key);
	}
	has(_target, key) {
		return Reflect.has(this.record.live(this.node), key);
	}
	ownKeys() {
		return Reflect.ownKeys(this.record.live(this.node));
	}
	getOwnPropertyDescriptor(_target, key) {
		const descriptor = Reflect.getOwnPropertyDescriptor(this.record.live(this.node), key);
		if (!descriptor || !("value" in descriptor)) return descriptor;
		return {
			...descriptor,
			value: this.record.show(descriptor.value)
		};
	}
	setPrototypeOf() {
		return false;
	}
	preventExtensions() {
		return false;
	}
};
function copyNode(node, counterparts) {
	const copy = Array.isArray(node) ? [] : {};
	counterparts.set(node, copy);
	for (const [key, value] of Object.entries(node)) {
		const kept = typeof value === "object" && value !== null ? copyNode(value, counterparts) : value;
		Object.defineProperty(copy, key, {
			value: kept,
			writable: true,
			enumerable: true,
			configurable: true
		});
	}
	return copy;
}

// src/adapters/environment/table-view.ts
/**
* A table during one call, in natural object syntax. What the call writes stays here until the session commits it:
* whole records in `replaced` (null: deleted), writes inside a record in `copies`.
*/
var TableView = class {
	view;
	#table;
	#replaced = /* @__PURE__ */ new Map();
	#copies = /* @__PURE__ */ new Map();
	#written = /* @__PURE__ */ new Set();
	#closed = false;
	constructor(table) {
		this.#table = table;
		this.view = new Proxy(table.base, {
			get: (_target, key) => typeof key === "string" ? this.#read(key) : void 0,
			set: (_target, key, value) => typeof key === "string" && this.#replace(key, value),
			defineProperty: (_target, key, descriptor) => typeof key === "string" && "value" in descriptor && this.#replace(key, descriptor.value),
			deleteProperty: (_target, key) => typeof key !== "string" || !this.#has(key) || this.#replace(key, null),
			has: (_target, key) => typeof key === "string" && this.#has(key),
			ownKeys: () => this.#keys(),
			getOwnPropertyDescriptor: (_target, key) => typeof key === "string" && this.#has(key) ? {
				value: this.#read(key),
				writable: true,
				enumerable: true,
				configurable: true
			} : void 0,
			setPrototypeOf: () => false,
			preventExtensions: () => false
		});
	}
	/** Every record that the call wrote, as it stood and as it stands now (not yet copied; null: none). */
	writes() {
		return [...this.#written].map((id) => ({
			id,
			before: this.#stored(id),
			after: this.#replaced.has(id) ? this.#replaced.get(id) : this.#copies.get(id)?.current() ?? null
		}));
	}
	/** Deletes every record: what assigning a new table does first. */
	clear() {
		for (const id of this.#keys()) this.#replace(id, null);
	}
	close() {
		this.#closed = true;
		for (const copy of this.#copies.values()) copy.close();
	}
	#stored(id) {
		const touched = this.#table.overlay.get(id);
		if (touched !== void 0) return touched;
		return Object.hasOwn(this.#table.base, id) ? this.#table.base[id] ?? null : null;
	}
	#has(id) {
		return this.#replaced.has(id) ? this.#replaced.get(id) !== null : this.#stored(id) !== null;
	}
	#read(id) {
		if (this.#replaced.has(id)) return this.#replaced.get(id) ?? void 0;
		const known = this.#copies.get(id);
		if (known) return known.view;
		const stored = this.#stored(id);
		if (stored === null) return inherited(id);
		const copy = new RecordCopy(stored, () => this.#written.add(id));
		this.#copies.set(id, copy);
		return copy.view;
	}
	#replace(id, value) {
		if (this.#closed) throw new TypeError("the tool wrote to the database after its call had ended");
		if (value !== null && typeof value !== "object") throw new TypeError(`a record must be an object: ${id}`);
		if (!(value !== null && this.#copies.get(id)?.view === value)) {
			this.#replaced.set(id, value);
			this.#written.add(id);
		}
		return true;
	}
	#keys() {
		const { base, overlay } = this.#table;
		const baseKeys = Object.keys(base);
		if (overlay.size === 0 && this.#replaced.size === 0) return baseKeys;
		const added = [...overlay.keys(), ...this.#replaced.keys()].filter((id) => !Object.hasOwn(base, id));
		return [.../* @__PURE__ */ new Set([...baseKeys, ...added])].filter((id) => this.#has(id));
	}
};
/** `db.t.hasOwnProperty(id)` works; an id that happens to be called `constructor` finds no record. */
function inherited(key) {
	return [
		"hasOwnProperty",
		"propertyIsEnumerable",
		"toString",
		"toLocaleString",
		"valueOf",
		"isPrototypeOf"
	].includes(key) ? Reflect.get(Object.prototype, key) : void 0;
}

// src/adapters/environment/environment-session.ts
/** A tool that is wrong, not one that refuses: a programming error of its author, or an answer that is none. */
var ToolFault = class extends HostError {};
/**
* A copy-on-write session over data tables: a record-level overlay, so that opening one costs what its set-up changes
* and a call costs what it touches. One call at a time.
*/
var OverlaySession = class {
	#source;
	#tables = /* @__PURE__ */ new Map();
	#requester;
	#sequence = 0;
	/** @param requester key of the record of the user, whose device its own tools are */
	constructor(source, setup, requester = null) {
		this.#source = source;
		this.#requester = requester;
		for (const { table, id, after } of setup) this.#table(table).overlay.set(id, after);
	}
	/**
	* Runs a tool; a plain Error that it throws is its refusal. Throws ToolFault for what is no answer of a tool: a result
	* or a record that is not JSON, a TypeError, ReferenceError, SyntaxError or RangeError, a thrown value that is no Error.
	*/
	async call(call) {
		const tool = Object.hasOwn(this.#source.tools, call.tool) ? this.#source.tools[call.tool] : void 0;
		if (!tool) return refusal(`there is no tool ${call.tool}`);
		this.#sequence += 1;
		const { by } = call;
		const requester = by === "user" ? this.#requester : null;
		const ctx = Object.freeze({
			now: this.#source.now,
			by,
			requester,
			sequence: this.#sequence
		});
		const work = new CallView((name) => this.#table(name), this.#names());
		try {
			const value = await tool(work.database, structuredClone(call.args), ctx);
			return this.#commit(call.tool, value, work);
		} catch (error) {
			if (error instanceof HostError) throw error;
			if (isDenied(error)) throw new ToolFault(`the environment's tool ${call.tool}: ${errorMessage(error)}`);
			if (isProgrammingError(error)) throw this.#broken(call.tool, error);
			return refusal(errorMessage(error));
		} finally {
			work.close();
		}
	}
	#commit(tool, value, work) {
		try {
			const result = toJson(value);
			const changes = work.changes();
			for (const { table, id, after } of changes) this.#table(table).overlay.set(id, after);
			return {
				result,
				refused: false,
				changes
			};
		} catch (error) {
			throw new ToolFault(`the environment's tool ${tool} broke its contract: ${errorMessage(error)}`);
		}
	}
	#broken(tool, error) {
		const told = describeProgrammingError(error, {
			home: this.#source.home ?? null,
			ours: import.meta.dirname
		});
		return new ToolFault(`the environment's tool ${tool} is broken: ${told}`);
	}
	#names() {
		return /* @__PURE__ */ new Set([...Object.keys(this.#source.tables), ...this.#tables.keys()]);
	}
	#table(name) {
		const known = this.#tables.get(name);
		if (known) return known;
		const table = {
			base: Object.hasOwn(this.#source.tables, name) ? this.#source.tables[name] ?? {} : {},
			overlay: /* @__PURE__ */ new Map()
		};
		this.#tables.set(name, table);
		return table;
	}
};
/** The whole database during one call. */
var CallView = class {
	database;
	#tables = /* @__PURE__ */ new Map();
	#open;
	#names;
	constructor(open, names) {
		this.#open = open;
		this.#names = new Set(names);
		this.database = new Proxy({}, {
			get: (_target, key) => typeof key === "string" && this.#names.has(key) ? this.#table(key).view : void 0,
			set: (_target, key, value) => typeof key === "string" && this.#assign(key, value),
			deleteProperty: (_target, key) => typeof key === "string" && this.#assign(key, {}),
			has: (_target, key) => typeof key === "string" && this.#names.has(key),
			ownKeys: () => [...this.#names],
			getOwnPropertyDescriptor: (_target, key) => typeof key === "string" && this.#names.has(key) ? {
				value: this.#table(key).view,
				writable: true,
				enumerable: true,
				configurable: true
			} : void 0,
			defineProperty: () => false,
			setPrototypeOf: () => false,
			preventExtensions: () => false
		});
	}
	changes() {
		return [...this.#tables].flatMap(([table, view]) => view.writes().flatMap(({ id, before, after }) => {
			const kept = after === null ? null : toRecord(after);
			return stableJson(before) === stableJson(kept) ? [] : [{
				table,
				id,
				before,
				after: kept
			}];
		}));
	}
	close() {
		for (const view of this.#tables.values()) view.close();
	}
	#table(name) {
		const known = this.#tables.get(name);
		if (known) return known;
		const view = new TableView(this.#open(name));
		this.#tables.set(name, view);
		return view;
	}
	#assign(name, value) {
		if (typeof value !== "object" || value === null) throw new TypeError(`a table must be an object: ${name}`);
		const records = Object.entries(value);
		const table = this.#table(name);
		if (table.view === value) return true;
		this.#names.add(name);
		table.clear();
		for (const [id, record] of records) table.view[id] = record;
		return true;
	}
};
/** The child's permissions stopped the tool: its environment is at fault, the agent made no mistake. */
function isDenied(error) {
	return error instanceof Error && error.code === "ERR_ACCESS_DENIED";
}
function refusal(message) {
	return {
		result: `Error: ${message}`,
		refused: true,
		changes: []
	};
}

// src/adapters/environment/environment-service.ts
/** The sessions of one environment: what the child process serves, and what tests use in-process. */
var EnvironmentService = class {
	#source;
	#sessions = /* @__PURE__ */ new Map();
	constructor(options) {
		const { exports, tables, now, home = null } = options;
		this.#source = {
			tools: collectTools(exports),
			tables,
			now,
			home
		};
	}
	describe() {
		return {
			tools: Object.keys(this.#source.tools).sort(),
			tables: Object.keys(this.#source.tables)
		};
	}
	open(request) {
		const { session, changes, requester } = request;
		this.#sessions.set(session, new OverlaySession(this.#source, changes, requester?.id ?? null));
	}
	call(request) {
		const session = this.#sessions.get(request.session);
		if (!session) throw new Error(`no session ${request.session}`);
		return session.call(request);
	}
	close({ session }) {
		this.#sessions.delete(session);
	}
};
/** Every exported function is a tool of its name; functions of a default export count too. */
function collectTools(exports) {
	const named = typeof exports === "object" && exports !== null ? exports : {};
	const all = {
		...functionsOf(named.default),
		...functionsOf(named)
	};
	if (Object.keys(all).length === 0) throw new Error("the environment module exports no function");
	return all;
}
function functionsOf(value) {
	if (typeof value !== "object" || value === null) return {};
	const functions = Object.entries(value).filter(([name, item]) => name !== "default" && typeof item === "function");
	return Object.fromEntries(functions);
}

// src/environment-host.ts
/**
* The child process that runs a user's environment module: newline-delimited JSON-RPC 2.0 on standard input and output
* (`initialize`, then `describe`, `open`, `call`, `close`), started by `adapters/environment/module-host.ts`.
*/
let service = null;
function running() {
	if (!service) throw new Error("initialize first");
	return service;
}
/** What the tool answered, or what is wrong with it: this process is well either way. */
async function callTool(request) {
	try {
		return await running().call(request);
	} catch (error) {
		if (error instanceof ToolFault) return { fault: error.message };
		throw error;
	}
}
serveRpc({
	async initialize(params) {
		const { module, home, tables, now } = params;
		service = new EnvironmentService({
			exports: await loadModule(module, home),
			tables,
			now,
			home
		});
	},
	describe: () => running().describe(),
	open: (params) => running().open(params),
	call: (params) => callTool(params),
	close: (params) => running().close(params)
});

export {  };