import { i as __toESM, r as __require, t as __commonJSMin } from "./rolldown-runtime.js";
import { b as strictObject, x as string } from "./schemas.js";
import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { i as LockedStoreError, o as errorMessage, t as ConfigError } from "./errors.js";
import { t as hashText } from "./hash.js";
import { i as jsonSchema } from "./json.js";
import { i as trialRowSchema, t as REMEMBERED } from "./trial.js";
import { fileURLToPath } from "node:url";

// node_modules/better-sqlite3/lib/util.js
var require_util = /* @__PURE__ */ __commonJSMin(((exports) => {
	exports.getBooleanOption = (options, key) => {
		let value = false;
		if (key in options && typeof (value = options[key]) !== "boolean") throw new TypeError(`Expected the "${key}" option to be a boolean`);
		return value;
	};
	exports.cppdb = Symbol();
	exports.inspect = Symbol.for("nodejs.util.inspect.custom");
}));

// node_modules/better-sqlite3/lib/sqlite-error.js
var require_sqlite_error = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var SqliteError = class SqliteError extends Error {
		constructor(message, code) {
			if (typeof code !== "string") throw new TypeError("Expected second argument to be a string");
			super("" + message);
			this.code = code;
			if (typeof Error.captureStackTrace === "function") Error.captureStackTrace(this, SqliteError);
		}
	};
	Object.defineProperty(SqliteError.prototype, "name", {
		value: "SqliteError",
		writable: true,
		enumerable: false,
		configurable: true
	});
	module.exports = SqliteError;
}));

// node_modules/better-sqlite3/lib/methods/wrappers.js
var require_wrappers = /* @__PURE__ */ __commonJSMin(((exports) => {
	const { cppdb } = require_util();
	exports.prepare = function prepare(sql) {
		return this[cppdb].prepare(sql, this, false, false);
	};
	exports.exec = function exec(sql) {
		this[cppdb].exec(sql);
		return this;
	};
	exports.close = function close() {
		this[cppdb].close();
		return this;
	};
	exports.loadExtension = function loadExtension(...args) {
		this[cppdb].loadExtension(...args);
		return this;
	};
	exports.defaultSafeIntegers = function defaultSafeIntegers(...args) {
		this[cppdb].defaultSafeIntegers(...args);
		return this;
	};
	exports.unsafeMode = function unsafeMode(...args) {
		this[cppdb].unsafeMode(...args);
		return this;
	};
	exports.getters = {
		name: {
			get: function name() {
				return this[cppdb].name;
			},
			enumerable: true
		},
		open: {
			get: function open() {
				return this[cppdb].open;
			},
			enumerable: true
		},
		inTransaction: {
			get: function inTransaction() {
				return this[cppdb].inTransaction;
			},
			enumerable: true
		},
		readonly: {
			get: function readonly() {
				return this[cppdb].readonly;
			},
			enumerable: true
		},
		memory: {
			get: function memory() {
				return this[cppdb].memory;
			},
			enumerable: true
		}
	};
}));

// node_modules/better-sqlite3/lib/methods/transaction.js
var require_transaction = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { cppdb } = require_util();
	const controllers = /* @__PURE__ */ new WeakMap();
	module.exports = function transaction(fn) {
		if (typeof fn !== "function") throw new TypeError("Expected first argument to be a function");
		const db = this[cppdb];
		const controller = getController(db, this);
		const { apply } = Function.prototype;
		const properties = {
			default: { value: wrapTransaction(apply, fn, db, controller.default) },
			deferred: { value: wrapTransaction(apply, fn, db, controller.deferred) },
			immediate: { value: wrapTransaction(apply, fn, db, controller.immediate) },
			exclusive: { value: wrapTransaction(apply, fn, db, controller.exclusive) },
			database: {
				value: this,
				enumerable: true
			}
		};
		Object.defineProperties(properties.default.value, properties);
		Object.defineProperties(properties.deferred.value, properties);
		Object.defineProperties(properties.immediate.value, properties);
		Object.defineProperties(properties.exclusive.value, properties);
		return properties.default.value;
	};
	const getController = (db, self) => {
		let controller = controllers.get(db);
		if (!controller) {
			const shared = {
				commit: db.prepare("COMMIT", self, false, false),
				rollback: db.prepare("ROLLBACK", self, false, false),
				savepoint: db.prepare("SAVEPOINT `	_bs3.	`", self, false, false),
				release: db.prepare("RELEASE `	_bs3.	`", self, false, false),
				rollbackTo: db.prepare("ROLLBACK TO `	_bs3.	`", self, false, false)
			};
			controllers.set(db, controller = {
				default: Object.assign({ begin: db.prepare("BEGIN", self, false, false) }, shared),
				deferred: Object.assign({ begin: db.prepare("BEGIN DEFERRED", self, false, false) }, shared),
				immediate: Object.assign({ begin: db.prepare("BEGIN IMMEDIATE", self, false, false) }, shared),
				exclusive: Object.assign({ begin: db.prepare("BEGIN EXCLUSIVE", self, false, false) }, shared)
			});
		}
		return controller;
	};
	const wrapTransaction = (apply, fn, db, { begin, commit, rollback, savepoint, release, rollbackTo }) => function sqliteTransaction() {
		let before, after, undo;
		if (db.inTransaction) {
			before = savepoint;
			after = release;
			undo = rollbackTo;
		} else {
			before = begin;
			after = commit;
			undo = rollback;
		}
		before.run();
		try {
			const result = apply.call(fn, this, arguments);
			if (result && typeof result.then === "function") throw new TypeError("Transaction function cannot return a promise");
			after.run();
			return result;
		} catch (ex) {
			if (db.inTransaction) {
				undo.run();
				if (undo !== rollback) after.run();
			}
			throw ex;
		}
	};
}));

// node_modules/better-sqlite3/lib/methods/pragma.js
var require_pragma = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { getBooleanOption, cppdb } = require_util();
	module.exports = function pragma(source, options) {
		if (options == null) options = {};
		if (typeof source !== "string") throw new TypeError("Expected first argument to be a string");
		if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
		const simple = getBooleanOption(options, "simple");
		const stmt = this[cppdb].prepare(`PRAGMA ${source}`, this, true, false);
		return simple ? stmt.pluck().get() : stmt.all();
	};
}));

// node_modules/better-sqlite3/lib/methods/explain.js
var require_explain = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { cppdb } = require_util();
	module.exports = function explain(source) {
		if (typeof source !== "string") throw new TypeError("Expected first argument to be a string");
		return this[cppdb].prepare(`EXPLAIN ${source}`, this, false, true).all();
	};
}));

// node_modules/better-sqlite3/lib/methods/backup.js
var require_backup = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const fs = __require("fs");
	const path = __require("path");
	const { promisify } = __require("util");
	const { cppdb } = require_util();
	const fsAccess = promisify(fs.access);
	module.exports = async function backup(filename, options) {
		if (options == null) options = {};
		if (typeof filename !== "string") throw new TypeError("Expected first argument to be a string");
		if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
		filename = filename.trim();
		const attachedName = "attached" in options ? options.attached : "main";
		const handler = "progress" in options ? options.progress : null;
		if (!filename) throw new TypeError("Backup filename cannot be an empty string");
		if (filename === ":memory:") throw new TypeError("Invalid backup filename \":memory:\"");
		if (typeof attachedName !== "string") throw new TypeError("Expected the \"attached\" option to be a string");
		if (!attachedName) throw new TypeError("The \"attached\" option cannot be an empty string");
		if (handler != null && typeof handler !== "function") throw new TypeError("Expected the \"progress\" option to be a function");
		await fsAccess(path.dirname(filename)).catch(() => {
			throw new TypeError("Cannot save backup because the directory does not exist");
		});
		const isNewFile = await fsAccess(filename).then(() => false, () => true);
		return runBackup(this[cppdb].backup(this, attachedName, filename, isNewFile), handler || null);
	};
	const runBackup = (backup, handler) => {
		let rate = 0;
		let useDefault = true;
		return new Promise((resolve, reject) => {
			setImmediate(function step() {
				try {
					const progress = backup.transfer(rate);
					if (!progress.remainingPages) {
						backup.close();
						resolve(progress);
						return;
					}
					if (useDefault) {
						useDefault = false;
						rate = 100;
					}
					if (handler) {
						const ret = handler(progress);
						if (ret !== void 0) {
							if (typeof ret === "number" && ret === ret) rate = Math.max(0, Math.min(0x7fffffff, Math.round(ret)));
							else throw new TypeError("Expected progress callback to return a number or undefined");
						}
					}
					setImmediate(step);
				} catch (err) {
					backup.close();
					reject(err);
				}
			});
		});
	};
}));

// node_modules/better-sqlite3/lib/methods/serialize.js
var require_serialize = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { cppdb } = require_util();
	module.exports = function serialize(options) {
		if (options == null) options = {};
		if (typeof options !== "object") throw new TypeError("Expected first argument to be an options object");
		const attachedName = "attached" in options ? options.attached : "main";
		if (typeof attachedName !== "string") throw new TypeError("Expected the \"attached\" option to be a string");
		if (!attachedName) throw new TypeError("The \"attached\" option cannot be an empty string");
		return this[cppdb].serialize(attachedName);
	};
}));

// node_modules/better-sqlite3/lib/methods/function.js
var require_function = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { getBooleanOption, cppdb } = require_util();
	module.exports = function defineFunction(name, options, fn) {
		if (options == null) options = {};
		if (typeof options === "function") {
			fn = options;
			options = {};
		}
		if (typeof name !== "string") throw new TypeError("Expected first argument to be a string");
		if (typeof fn !== "function") throw new TypeError("Expected last argument to be a function");
		if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
		if (!name) throw new TypeError("User-defined function name cannot be an empty string");
		const safeIntegers = "safeIntegers" in options ? +getBooleanOption(options, "safeIntegers") : 2;
		const deterministic = getBooleanOption(options, "deterministic");
		const directOnly = getBooleanOption(options, "directOnly");
		const varargs = getBooleanOption(options, "varargs");
		let argCount = -1;
		if (!varargs) {
			argCount = fn.length;
			if (!Number.isInteger(argCount) || argCount < 0) throw new TypeError("Expected function.length to be a positive integer");
			if (argCount > 100) throw new RangeError("User-defined functions cannot have more than 100 arguments");
		}
		this[cppdb].function(fn, name, argCount, safeIntegers, deterministic, directOnly);
		return this;
	};
}));

// node_modules/better-sqlite3/lib/methods/aggregate.js
var require_aggregate = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { getBooleanOption, cppdb } = require_util();
	module.exports = function defineAggregate(name, options) {
		if (typeof name !== "string") throw new TypeError("Expected first argument to be a string");
		if (typeof options !== "object" || options === null) throw new TypeError("Expected second argument to be an options object");
		if (!name) throw new TypeError("User-defined function name cannot be an empty string");
		const start = "start" in options ? options.start : null;
		const step = getFunctionOption(options, "step", true);
		const inverse = getFunctionOption(options, "inverse", false);
		const result = getFunctionOption(options, "result", false);
		const safeIntegers = "safeIntegers" in options ? +getBooleanOption(options, "safeIntegers") : 2;
		const deterministic = getBooleanOption(options, "deterministic");
		const directOnly = getBooleanOption(options, "directOnly");
		const varargs = getBooleanOption(options, "varargs");
		let argCount = -1;
		if (!varargs) {
			argCount = Math.max(getLength(step), inverse ? getLength(inverse) : 0);
			if (argCount > 0) argCount -= 1;
			if (argCount > 100) throw new RangeError("User-defined functions cannot have more than 100 arguments");
		}
		this[cppdb].aggregate(start, step, inverse, result, name, argCount, safeIntegers, deterministic, directOnly);
		return this;
	};
	const getFunctionOption = (options, key, required) => {
		const value = key in options ? options[key] : null;
		if (typeof value === "function") return value;
		if (value != null) throw new TypeError(`Expected the "${key}" option to be a function`);
		if (required) throw new TypeError(`Missing required option "${key}"`);
		return null;
	};
	const getLength = ({ length }) => {
		if (Number.isInteger(length) && length >= 0) return length;
		throw new TypeError("Expected function.length to be a positive integer");
	};
}));

// node_modules/better-sqlite3/lib/methods/table.js
var require_table = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { cppdb } = require_util();
	module.exports = function defineTable(name, factory) {
		if (typeof name !== "string") throw new TypeError("Expected first argument to be a string");
		if (!name) throw new TypeError("Virtual table module name cannot be an empty string");
		let eponymous = false;
		if (typeof factory === "object" && factory !== null) {
			eponymous = true;
			factory = defer(parseTableDefinition(factory, "used", name));
		} else {
			if (typeof factory !== "function") throw new TypeError("Expected second argument to be a function or a table definition object");
			factory = wrapFactory(factory);
		}
		this[cppdb].table(factory, name, eponymous);
		return this;
	};
	function wrapFactory(factory) {
		return function virtualTableFactory(moduleName, databaseName, tableName, ...args) {
			const thisObject = {
				module: moduleName,
				database: databaseName,
				table: tableName
			};
			const def = apply.call(factory, thisObject, args);
			if (typeof def !== "object" || def === null) throw new TypeError(`Virtual table module "${moduleName}" did not return a table definition object`);
			return parseTableDefinition(def, "returned", moduleName);
		};
	}
	function parseTableDefinition(def, verb, moduleName) {
		if (!hasOwnProperty.call(def, "rows")) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "rows" property`);
		if (!hasOwnProperty.call(def, "columns")) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition without a "columns" property`);
		const rows = def.rows;
		if (typeof rows !== "function" || Object.getPrototypeOf(rows) !== GeneratorFunctionPrototype) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "rows" property (should be a generator function)`);
		let columns = def.columns;
		if (!Array.isArray(columns) || !isStringArray(columns = [...columns])) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "columns" property (should be an array of strings)`);
		if (columns.length !== new Set(columns).size) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate column names`);
		if (!columns.length) throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with zero columns`);
		let parameters;
		if (hasOwnProperty.call(def, "parameters")) {
			parameters = def.parameters;
			if (!Array.isArray(parameters) || !isStringArray(parameters = [...parameters])) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "parameters" property (should be an array of strings)`);
		} else parameters = inferParameters(rows);
		if (parameters.length !== new Set(parameters).size) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with duplicate parameter names`);
		if (parameters.length > 32) throw new RangeError(`Virtual table module "${moduleName}" ${verb} a table definition with more than the maximum number of 32 parameters`);
		for (const parameter of parameters) if (columns.includes(parameter)) throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with column "${parameter}" which was ambiguously defined as both a column and parameter`);
		let safeIntegers = 2;
		if (hasOwnProperty.call(def, "safeIntegers")) {
			const bool = def.safeIntegers;
			if (typeof bool !== "boolean") throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "safeIntegers" property (should be a boolean)`);
			safeIntegers = +bool;
		}
		let directOnly = false;
		if (hasOwnProperty.call(def, "directOnly")) {
			directOnly = def.directOnly;
			if (typeof directOnly !== "boolean") throw new TypeError(`Virtual table module "${moduleName}" ${verb} a table definition with an invalid "directOnly" property (should be a boolean)`);
		}
		return [
			`CREATE TABLE x(${[...parameters.map(identifier).map((str) => `${str} HIDDEN`), ...columns.map(identifier)].join(", ")});`,
			wrapGenerator(rows, new Map(columns.map((x, i) => [x, parameters.length + i])), moduleName),
			parameters,
			safeIntegers,
			directOnly
		];
	}
	function wrapGenerator(generator, columnMap, moduleName) {
		return function* virtualTable(...args) {
			const output = args.map((x) => Buffer.isBuffer(x) ? Buffer.from(x) : x);
			for (let i = 0; i < columnMap.size; ++i) output.push(null);
			for (const row of generator(...args)) if (Array.isArray(row)) {
				extractRowArray(row, output, columnMap.size, moduleName);
				yield output;
			} else if (typeof row === "object" && row !== null) {
				extractRowObject(row, output, columnMap, moduleName);
				yield output;
			} else throw new TypeError(`Virtual table module "${moduleName}" yielded something that isn't a valid row object`);
		};
	}
	function extractRowArray(row, output, columnCount, moduleName) {
		if (row.length !== columnCount) throw new TypeError(`Virtual table module "${moduleName}" yielded a row with an incorrect number of columns`);
		const offset = output.length - columnCount;
		for (let i = 0; i < columnCount; ++i) output[i + offset] = row[i];
	}
	function extractRowObject(row, output, columnMap, moduleName) {
		let count = 0;
		for (const key of Object.keys(row)) {
			const index = columnMap.get(key);
			if (index === void 0) throw new TypeError(`Virtual table module "${moduleName}" yielded a row with an undeclared column "${key}"`);
			output[index] = row[key];
			count += 1;
		}
		if (count !== columnMap.size) throw new TypeError(`Virtual table module "${moduleName}" yielded a row with missing columns`);
	}
	function inferParameters({ length }) {
		if (!Number.isInteger(length) || length < 0) throw new TypeError("Expected function.length to be a positive integer");
		const params = [];
		for (let i = 0; i < length; ++i) params.push(`$${i + 1}`);
		return params;
	}
	const { hasOwnProperty } = Object.prototype;
	const { apply } = Function.prototype;
	const GeneratorFunctionPrototype = Object.getPrototypeOf(function* () {});
	const identifier = (str) => `"${str.replace(/"/g, "\"\"")}"`;
	const defer = (x) => () => x;
	const isStringArray = (arr) => {
		for (let i = 0; i < arr.length; ++i) if (typeof arr[i] !== "string") return false;
		return true;
	};
}));

// node_modules/better-sqlite3/lib/methods/inspect.js
var require_inspect = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const DatabaseInspection = function Database() {};
	module.exports = function inspect(depth, opts) {
		return Object.assign(new DatabaseInspection(), this);
	};
}));

// node_modules/better-sqlite3/lib/database.js
var require_database = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	const fs = __require("fs");
	const path = __require("path");
	const util = require_util();
	const SqliteError = require_sqlite_error();
	module.exports = function createDatabase(getAddon, allowNativeBinding) {
		function Database(filenameGiven, options) {
			if (new.target == null) return new Database(filenameGiven, options);
			let buffer;
			let fd;
			if (Buffer.isBuffer(filenameGiven)) {
				buffer = filenameGiven;
				filenameGiven = ":memory:";
			} else if (typeof filenameGiven === "number") {
				if (!Number.isInteger(filenameGiven) || filenameGiven < 0 || filenameGiven > 0x7fffffff) throw new TypeError("Expected the file descriptor to be a non-negative 32-bit integer");
				fd = filenameGiven;
				filenameGiven = `fd:${fd}`;
			}
			if (filenameGiven == null) filenameGiven = "";
			if (options == null) options = {};
			if (typeof filenameGiven !== "string") throw new TypeError("Expected first argument to be a string");
			if (typeof options !== "object") throw new TypeError("Expected second argument to be an options object");
			if ("readOnly" in options) throw new TypeError("Misspelled option \"readOnly\" should be \"readonly\"");
			if ("memory" in options) throw new TypeError("Option \"memory\" was removed in v7.0.0 (use \":memory:\" filename instead)");
			const filename = filenameGiven.trim();
			const anonymous = filename === "" || filename === ":memory:";
			const readonly = util.getBooleanOption(options, "readonly");
			const fileMustExist = util.getBooleanOption(options, "fileMustExist");
			const timeout = "timeout" in options ? options.timeout : 5e3;
			const verbose = "verbose" in options ? options.verbose : null;
			const nativeBinding = "nativeBinding" in options ? options.nativeBinding : null;
			const journalFd = "journalFd" in options ? options.journalFd : void 0;
			if (readonly && anonymous && !buffer) throw new TypeError("In-memory/temporary databases cannot be readonly");
			if (!Number.isInteger(timeout) || timeout < 0) throw new TypeError("Expected the \"timeout\" option to be a positive integer");
			if (timeout > 0x7fffffff) throw new RangeError("Option \"timeout\" cannot be greater than 2147483647");
			if (verbose != null && typeof verbose !== "function") throw new TypeError("Expected the \"verbose\" option to be a function");
			if (fd !== void 0 && journalFd === void 0) throw new TypeError("The \"journalFd\" option is required when opening a database from a file descriptor");
			if (fd === void 0 && journalFd !== void 0) throw new TypeError("The \"journalFd\" option can only be used when opening a database from a file descriptor");
			if (journalFd !== void 0 && !(Number.isInteger(journalFd) && journalFd >= 0 && journalFd <= 0x7fffffff)) throw new TypeError("Expected the \"journalFd\" option to be a non-negative 32-bit integer");
			if (!allowNativeBinding && "nativeBinding" in options) throw new TypeError("The \"nativeBinding\" option is only supported by the default better-sqlite3 entrypoint");
			if (allowNativeBinding && nativeBinding != null && typeof nativeBinding !== "string" && typeof nativeBinding !== "object") throw new TypeError("Expected the \"nativeBinding\" option to be a string or addon object");
			const addon = getAddon(nativeBinding);
			if (!addon.isInitialized) {
				addon.initialize(SqliteError, arrayFactory, arrayAppender, rowFactory, recordFactory);
				addon.isInitialized = true;
			}
			if (fd === void 0 && !anonymous && !filename.startsWith("file:") && !fs.existsSync(path.dirname(filename))) throw new TypeError("Cannot open database because the directory does not exist");
			Object.defineProperties(this, {
				[util.cppdb]: { value: new addon.Database(filename, filenameGiven, anonymous, readonly, fileMustExist, timeout, verbose || null, buffer || null, fd ?? null, journalFd ?? null) },
				...wrappers.getters
			});
		}
		const wrappers = require_wrappers();
		Database.prototype.prepare = wrappers.prepare;
		Database.prototype.transaction = require_transaction();
		Database.prototype.pragma = require_pragma();
		Database.prototype.explain = require_explain();
		Database.prototype.backup = require_backup();
		Database.prototype.serialize = require_serialize();
		Database.prototype.function = require_function();
		Database.prototype.aggregate = require_aggregate();
		Database.prototype.table = require_table();
		Database.prototype.loadExtension = wrappers.loadExtension;
		Database.prototype.exec = wrappers.exec;
		Database.prototype.close = wrappers.close;
		Database.prototype.defaultSafeIntegers = wrappers.defaultSafeIntegers;
		Database.prototype.unsafeMode = wrappers.unsafeMode;
		Database.prototype[util.inspect] = require_inspect();
		return Database;
	};
	function arrayFactory(...values) {
		return values;
	}
	function arrayAppender(array, ...values) {
		const offset = array.length;
		for (let i = 0; i < values.length; ++i) array[offset + i] = values[i];
	}
	function rowFactory(...keys) {
		if (!keys.includes("__proto__")) {
			const parameters = keys.map((_, index) => `v${index}`).join(",");
			const properties = keys.map((key, index) => `${JSON.stringify(key)}:v${index}`).join(",");
			return Function(`return (${parameters}) => ({${properties}})`)();
		}
		return (...values) => {
			const row = {};
			for (let i = 0; i < keys.length; ++i) row[keys[i]] = values[i];
			return row;
		};
	}
	function recordFactory(value) {
		return {
			value,
			done: false
		};
	}
}));

// node_modules/better-sqlite3/lib/binding.js
var require_binding = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	var __dirname = import.meta.dirname;
	const fs = __require("fs");
	const path = __require("path");
	const PREBUILD_PLATFORMS = [
		"linux",
		"darwin",
		"win32"
	];
	const PREBUILD_ARCHS = ["x64", "arm64"];
	let DEFAULT_ADDON;
	function getBinding(nativeBinding) {
		if (typeof nativeBinding === "string") return (typeof __non_webpack_require__ === "function" ? __non_webpack_require__ : __require)(path.resolve(nativeBinding).replace(/(\.node)?$/, ".node"));
		if (typeof nativeBinding === "object" && nativeBinding !== null) return nativeBinding;
		if (DEFAULT_ADDON) return DEFAULT_ADDON;
		let filename = path.join(__dirname, "..", "build", "Debug", "better_sqlite3.node");
		if (!fs.existsSync(filename)) filename = path.join(__dirname, "..", "build", "Release", "better_sqlite3.node");
		if (fs.existsSync(filename)) return DEFAULT_ADDON = __require(filename);
		return DEFAULT_ADDON = __require(getPrebuildPath() || filename);
	}
	function getPrebuildPath() {
		if (PREBUILD_PLATFORMS.includes(process.platform) && PREBUILD_ARCHS.includes(process.arch)) {
			const target = `${isLinuxMusl() ? "linuxmusl" : process.platform}-${process.arch}`;
			const filename = path.join(__dirname, "..", "prebuilds", `${target}.node`);
			if (fs.existsSync(filename)) return filename;
		}
		return null;
	}
	function isLinuxMusl() {
		if (process.platform !== "linux") return false;
		try {
			const maps = fs.readFileSync("/proc/self/maps", "latin1");
			if (/\/ld-musl-[^/\s]*\.so/.test(maps)) return true;
			if (/\/(?:ld-linux[^/\s]*|libc)\.so\.\d/.test(maps)) return false;
		} catch {}
		const { report } = process;
		const previousExcludeNetwork = report.excludeNetwork;
		report.excludeNetwork = true;
		try {
			return !report.getReport().header.glibcVersionRuntime;
		} finally {
			report.excludeNetwork = previousExcludeNetwork;
		}
	}
	exports.getBinding = getBinding;
	exports.getPrebuildPath = getPrebuildPath;
	if (__require.main === module) process.stdout.write(getPrebuildPath() ? "1" : "0");
}));

// node_modules/better-sqlite3/lib/index.js
var require_lib = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = require_database()(require_binding().getBinding, true);
	module.exports.SqliteError = require_sqlite_error();
}));

// src/adapters/sqlite/load-driver.ts
var import_lib = /* @__PURE__ */ __toESM(require_lib(), 1);
/** Where the bundle keeps its prebuilt drivers, seen from an entry of `dist/` and from one of its chunks. */
const PREBUILD_FOLDERS = ["./prebuilds/", "../prebuilds/"];
/** Waits so long for another process that holds the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5e3;
/** The prebuilt driver beside the bundle; null outside a bundle, where the package finds its own. */
function findPrebuild(moduleUrl, platform = `${process.platform}-${process.arch}`) {
	return PREBUILD_FOLDERS.map((folder) => fileURLToPath(new URL(`${folder}${platform}.node`, moduleUrl))).find((path) => existsSync(path)) ?? null;
}
/**
* Opens a database file; its folder must exist.
* @param nativeBinding absolute path of the driver; null lets the package look for its own
*/
function openDatabase(file, nativeBinding = findPrebuild(import.meta.url), { readonly = false } = {}) {
	try {
		return new import_lib.default(file, {
			timeout: BUSY_TIMEOUT_MS,
			readonly,
			...nativeBinding === null ? {} : { nativeBinding }
		});
	} catch (error) {
		if (error instanceof import_lib.default.SqliteError) throw error;
		throw new ConfigError(`the SQLite driver does not load on ${process.platform}-${process.arch} with Node ${process.versions.node}: ${firstLine(error)}`, "it is built for Linux with glibc and for Windows, on x64 and arm64, and for macOS on arm64, with Node 24 or newer");
	}
}
/** SQLite's own code of an error (`SQLITE_BUSY`); null for any other error. */
function sqliteCode(error) {
	return error instanceof import_lib.default.SqliteError ? error.code : null;
}
function firstLine(error) {
	return errorMessage(error).split("\n", 1)[0] ?? "";
}

// src/adapters/sqlite/sqlite-store.ts
/**
* The store of a run (README D9): one SQLite file, written answer by answer and trial by trial, so that a killed run
* loses at most what was in flight. Every row carries a digest of its text under its key; a row that fails it, or the
* schema, is as good as absent and is paid for again.
*/
/** Marks the file as a store of ours ("prov" in ASCII). */
const APPLICATION_ID = 0x70726f76;
const SCHEMA_VERSION = 3;
/** What brings a store of a version (the place in the list) to the next one. */
const MIGRATIONS = [
	`
  CREATE TABLE answers (key TEXT PRIMARY KEY, text TEXT NOT NULL, digest TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE trials (
    key TEXT PRIMARY KEY, agent TEXT NOT NULL, scenario TEXT NOT NULL, purpose TEXT NOT NULL, position INTEGER NOT NULL,
    text TEXT NOT NULL, digest TEXT NOT NULL
  ) STRICT;
`,
	`
  ALTER TABLE trials ADD COLUMN strategy TEXT;
  ALTER TABLE trials ADD COLUMN outcome TEXT;
  ALTER TABLE trials ADD COLUMN hunt TEXT;
  UPDATE trials SET strategy = text ->> '$.strategy', outcome = text ->> '$.outcome' WHERE json_valid(text);
  CREATE INDEX tried ON trials (agent, purpose, key, scenario, strategy, outcome, hunt);
`,
	"CREATE TABLE shards (key TEXT PRIMARY KEY, text TEXT NOT NULL, digest TEXT NOT NULL) STRICT;"
];
const triedSchema = trialRowSchema.pick({
	key: true,
	scenario: true,
	strategy: true,
	outcome: true
});
const rowSchema = strictObject({
	key: string(),
	text: string(),
	digest: string()
});
/** The file is no database any more, or pages of it are not what was written. */
var DamagedStoreError = class extends ConfigError {};
/** Opens the store, and makes it with its folder when there is none. Throws ConfigError when the file cannot be used. */
function openSqliteStore(file, options = {}) {
	let opened = null;
	/** Whoever outlasted the wait once is not waited for at every further row. */
	const guard = (use) => {
		try {
			return guardFile(file, use);
		} catch (error) {
			if (error instanceof LockedStoreError) opened?.pragma("busy_timeout = 50");
			throw error;
		}
	};
	const database = guard(() => {
		mkdirSync(dirname(file), { recursive: true });
		return prepare(openDatabase(file, ...options.nativeBinding === void 0 ? [] : [options.nativeBinding]), file);
	});
	opened = database;
	const statements = guard(() => ({
		readAnswer: database.prepare("SELECT key, text, digest FROM answers WHERE key = ?"),
		writeAnswer: database.prepare("INSERT OR REPLACE INTO answers (key, text, digest) VALUES (?, ?, ?)"),
		readTrial: database.prepare("SELECT key, text, digest FROM trials WHERE key = ?"),
		findTrialKeys: database.prepare("SELECT key FROM trials WHERE substr(key, 1, length(@prefix)) = @prefix ORDER BY key LIMIT @most").pluck(),
		writeTrial: database.prepare(`INSERT OR REPLACE INTO trials (key, agent, scenario, purpose, position, text, digest, strategy, outcome, hunt)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
		listTrials: database.prepare("SELECT key, text, digest FROM trials WHERE agent = ? AND key IN (SELECT value FROM json_each(?)) ORDER BY scenario, purpose, position, key"),
		listTried: database.prepare(`SELECT key, scenario, strategy, outcome FROM trials
       WHERE agent = ? AND purpose IN (SELECT value FROM json_each(?)) AND outcome <> 'invalid' AND hunt IS NOT ?
       ORDER BY key`)
	}));
	return {
		readAnswer: (key) => guard(() => readRow(statements.readAnswer.get(key), jsonSchema)),
		writeAnswer(key, value) {
			const text = JSON.stringify(value);
			guard(() => statements.writeAnswer.run(key, text, digestRow(key, text)));
		},
		readTrial: (key) => guard(() => readTrialRow(statements.readTrial.get(key))),
		findTrialKeys: (prefix, most) => guard(() => statements.findTrialKeys.all({
			prefix,
			most
		}).map(String)),
		writeTrial(trial) {
			const { key, agent, scenario, purpose, index, strategy, outcome, hunt = null } = trial;
			const text = JSON.stringify(trial);
			const row = [
				key,
				agent,
				scenario,
				purpose,
				index,
				text,
				digestRow(key, text),
				strategy,
				outcome,
				hunt
			];
			guard(() => statements.writeTrial.run(...row));
		},
		listTrials: ({ agent, keys }) => guard(() => statements.listTrials.all(agent, JSON.stringify(keys)).flatMap((row) => readTrialRow(row) ?? [])),
		listTried: (agent, exceptHunt = "") => guard(() => statements.listTried.all(agent, JSON.stringify(REMEMBERED), exceptHunt)).flatMap((row) => triedSchema.safeParse(row).data ?? []),
		close: () => guard(() => database.close())
	};
}
/** Brings a fresh file into shape; refuses one that is not ours or that a newer version wrote. */
function prepare(database, file) {
	try {
		const version = refuseForeign(database, file);
		database.pragma("journal_mode = WAL");
		database.pragma("synchronous = NORMAL");
		if (version < SCHEMA_VERSION) migrate(database);
		if (database.pragma("quick_check(1)", { simple: true }) !== "ok") throw damagedStore(file, "SQLITE_CORRUPT");
		return database;
	} catch (error) {
		database.close();
		throw error;
	}
}
/** @returns the version of a store's schema; 0 for a fresh file */
function refuseForeign(database, file) {
	const version = Number(database.pragma("user_version", { simple: true }));
	const owner = database.pragma("application_id", { simple: true });
	if (database.prepare("SELECT count(*) FROM sqlite_schema").pluck().get() !== 0 && owner !== APPLICATION_ID) throw new ConfigError(`${file}: this SQLite file is no store of Proviso`, "name another file with --store");
	if (version > SCHEMA_VERSION) throw new ConfigError(`${file}: a newer version of Proviso wrote this store (its schema is ${version}, this version reads ${SCHEMA_VERSION})`, "update Proviso, or name another file with --store");
	return version;
}
/** Two runs may open the same fresh or older file: whoever comes second finds it as it must be. */
function migrate(database) {
	database.transaction(() => {
		const version = Number(database.pragma("user_version", { simple: true }));
		for (const step of MIGRATIONS.slice(version)) database.exec(step);
		database.pragma(`application_id = ${APPLICATION_ID}`);
		database.pragma(`user_version = ${SCHEMA_VERSION}`);
	}).immediate();
}
/** A stored trial that is what was written; null for any other row. */
function readTrialRow(row) {
	const trial = readRow(row, trialRowSchema);
	return trial !== null && trial.key === rowSchema.parse(row).key ? trial : null;
}
/** Null when there is no row, and when it does not hold what was written. */
function readRow(row, schema) {
	if (row === void 0) return null;
	const { key, text, digest } = rowSchema.parse(row);
	if (digestRow(key, text) !== digest) return null;
	return schema.safeParse(JSON.parse(text)).data ?? null;
}
function digestRow(key, text) {
	return hashText(`${key}\n${text}`);
}
/** What a person can do about a file that SQLite or the disk refuses, by the error's code; nothing is ever deleted. */
const MENDS = [
	[
		/^SQLITE_(BUSY|LOCKED)/,
		"another process holds the store",
		"wait until it is done, or name another with --store"
	],
	[
		/^SQLITE_FULL|^ENOSPC/,
		"the disk is full",
		"free some space and run again: what is stored so far is kept"
	],
	[
		/^SQLITE_(CANTOPEN|READONLY|PERM|IOERR)|^E(ACCES|PERM|ROFS|NOTDIR|EXIST|ISDIR)/,
		"the store cannot be opened for writing",
		"check the path and its permissions, or name another file with --store"
	]
];
/** Says of what SQLite or the disk refuses what a person can do about it. */
function guardFile(file, use) {
	try {
		return use();
	} catch (error) {
		const code = sqliteCode(error) ?? systemCode(error);
		if (code !== null && /^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw damagedStore(file, code);
		const mend = MENDS.find(([pattern]) => code !== null && pattern.test(code));
		if (mend === void 0 || code === null) throw error;
		throw new (/^SQLITE_(BUSY|LOCKED)/.test(code) ? LockedStoreError : ConfigError)(`${file}: ${mend[1]} (${code})`, mend[2]);
	}
}
function damagedStore(file, code) {
	return new DamagedStoreError(`${file}: the store is damaged (${code})`, "move the file away (nothing was changed in it) and run again; what it held is paid for anew");
}
function systemCode(error) {
	return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : null;
}

export { readRow as a, findPrebuild as c, openSqliteStore as i, openDatabase as l, digestRow as n, readTrialRow as o, guardFile as r, refuseForeign as s, DamagedStoreError as t };