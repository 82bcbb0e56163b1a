import { t as assertNever } from "./assert-never.js";
import { A as isDenial, C as nameKind, D as isQuotedIn, E as foldText, L as holdsPoint, N as parseMoment, P as resolveTime, R as holdsTools, S as keysOf, T as compareTexts, _ as LazyMap, a as ANY, b as isList, g as boundValue, j as scopeOf, r as CEL_FUNCTIONS, t as parseExpression, v as Unknown, w as readEntry, x as isMap, y as equalValues } from "./parse-expression.js";
import { t as stableJson } from "./stable-json.js";

// src/lib/read-path.ts
/**
* Every value at a dotted path of a JSON value: `status`, `address.city`, `items[].price` (each array item),
* `payments.*.kind` (each map value). Nothing when the path leads nowhere.
*/
function readPath(value, path) {
	if (!/[.[]/.test(path)) return readStep(value, path);
	return path.split(".").flatMap((part) => part.split(/(?=\[\])/)).reduce((nodes, step) => nodes.flatMap((node) => readStep(node, step)), [value]);
}
function readStep(node, step) {
	if (typeof node !== "object" || node === null) return [];
	if (step === "[]") return Array.isArray(node) ? node : [];
	if (step === "*") return Array.isArray(node) ? [] : Object.values(node);
	if (!Object.hasOwn(node, step)) return [];
	return [node[step]];
}
/** Whether a path may lead to several values: through array items or map values. */
function isManyPath(path) {
	return path.includes("[]") || path.split(".").includes("*");
}
/** Every place at a dotted path, the empty ones too; {@link readPath} gives only what is there. */
function readPlaces(value, path) {
	const steps = path.split(".").flatMap((part) => part.split(/(?=\[\])/));
	let places = {
		values: [value],
		lacksList: false
	};
	for (const step of steps) {
		const isList = step === "[]" || step === "*";
		const lacks = places.values.some((node) => isList && !isListFor(step, node));
		places = {
			values: places.values.flatMap((node) => isList ? readStep(node, step) : [readStep(node, step)[0]]),
			lacksList: places.lacksList || lacks
		};
	}
	return places;
}
function isListFor(step, node) {
	return typeof node === "object" && node !== null && Array.isArray(node) === (step === "[]");
}

// src/lib/word-forms.ts
/** `bookings` -> `booking`, `companies` -> `company`, `addresses` -> `address`; what is no plural stays. */
function singularOf(word) {
	if (/ies$/i.test(word)) return `${word.slice(0, -3)}y`;
	if (/(?:ss|x|ch|sh)es$/i.test(word)) return word.slice(0, -2);
	return /[^s]s$/i.test(word) ? word.slice(0, -1) : word;
}
/** `bookingId`, `booking-id` and `booking_id` are one name. */
function toSnakeCase(name) {
	if (/^[a-z0-9_]*$/.test(name)) return name;
	return name.replace(/([a-z0-9])([A-Z])/g, "$1_$2").replaceAll("-", "_").toLowerCase();
}

// src/lib/table-links.ts
/**
* The table whose keys an argument holds: the argument bears the name of a bound object with `_id`, of a table's key, of
* a table in the singular with `_id`, or of a foreign key; `id` alone means the only bound object. Null when none or
* several fit.
* @param objects bound objects: name -> table
*/
function argumentTable(argument, { model, objects }) {
	const name = toSnakeCase(argument);
	const bound = Object.entries(objects);
	if (name === "id") return bound.length === 1 ? bound[0]?.[1] ?? null : null;
	const byObject = bound.find(([object]) => isIdOf(argument, object));
	return byObject ? byObject[1] : tableNamed(argument, model);
}
/** What the data model alone says of an argument's name is asked for each call, and found once. */
const namedTables = /* @__PURE__ */ new WeakMap();
function tableNamed(argument, model) {
	const known = namedTables.get(model) ?? /* @__PURE__ */ new Map();
	namedTables.set(model, known);
	const found = known.get(argument);
	if (found !== void 0) return found;
	const table = findTableNamed(argument, model);
	known.set(argument, table);
	return table;
}
function findTableNamed(argument, model) {
	const name = toSnakeCase(argument);
	const tables = Object.entries(model.tables);
	const byKey = tables.filter(([, { key }]) => key === argument).map(([table]) => table);
	const bySingular = tables.map(([table]) => table).filter((table) => name === `${singularOf(toSnakeCase(table))}_id`);
	const byForeignKey = tables.flatMap(([, { fields }]) => fields.flatMap(({ path, references }) => references !== void 0 && lastStep(path) === argument ? [references] : []));
	return only$1(byKey) ?? only$1(bySingular) ?? only$1(byForeignKey);
}
/** Whether an argument bears the name of an object with `_id`. */
function isIdOf(argument, object) {
	return toSnakeCase(argument) === `${toSnakeCase(object)}_id`;
}
/** Paths of the fields of a table that hold keys of another one. */
function linksBetween(model, from, to) {
	return linksFrom(model, from).flatMap((link) => link.table === to ? [link.path] : []);
}
/** Fields of a table that hold keys, and the tables whose keys they are. */
function linksFrom({ tables }, from) {
	return (Object.hasOwn(tables, from) ? tables[from]?.fields ?? [] : []).flatMap(({ path, references }) => references === void 0 ? [] : [{
		path,
		table: references
	}]);
}
function only$1(tables) {
	const [table, ...others] = new Set(tables);
	return table === void 0 || others.length > 0 ? null : table;
}
function lastStep(path) {
	return path.replace(/\[\]$/, "").split(".").at(-1) ?? path;
}

// src/oracle/parse-result.ts
/** Recordings hold results as text; JSON text of a list or an object is read as what it says. */
function parseResult(result) {
	if (typeof result !== "string" || !/^\s*[[{]/.test(result)) return result;
	try {
		return JSON.parse(result);
	} catch {
		return result;
	}
}

// src/oracle/find-requester.ts
/**
* Who asks, as far as it is known just before an event: the driver's requester in a live trial; else the identity that
* the last executed call of `identity.establishedBy` before it established. Null when nobody is established.
*/
function findRequester({ view, artifacts }, at) {
	if (view.trace.requester !== null) return view.trace.requester;
	const { identity } = artifacts;
	if (identity === null) return null;
	const last = listEstablished(view, identity).findLast(({ by }) => by < at);
	return last === void 0 ? null : {
		table: identity.table,
		id: last.key
	};
}
/** Read once a trace: every decision point asks. */
const established = /* @__PURE__ */ new WeakMap();
function listEstablished(view, identity) {
	const known = established.get(view);
	if (known?.identity === identity) return known.keys;
	const keys = view.calls.flatMap((record) => {
		const { effect, resultAt } = record;
		if (effect !== "executed" || resultAt === null) return [];
		return establishedKeys(record, identity).map((key) => ({
			by: resultAt,
			key
		}));
	});
	established.set(view, {
		identity,
		keys
	});
	return keys;
}
/** The established key stands in a field of the result or, failing that, of the arguments; or the result is the key itself. */
function establishedKeys({ call, result }, identity) {
	return identity.establishedBy.filter((source) => source.call === call.tool).flatMap(({ field }) => {
		const answer = parseResult(result?.result ?? null);
		const [first = isKey(answer) ? answer : void 0] = [...readPath(answer, field), ...readPath(call.args, field)].filter(isKey);
		return first === void 0 ? [] : [String(first)];
	});
}
function isKey(value) {
	return typeof value === "string" && value !== "" || typeof value === "number";
}

// src/oracle/keys-for.ts
/** Keys of records that a call's arguments name for a bound object: by the object's name, else by its table. */
function keysFor(object, args, known) {
	const names = Object.keys(args);
	const byName = names.filter((argument) => isIdOf(argument, object.name));
	const isOthers = (argument) => Object.keys(known.objects).some((other) => other !== object.name && isIdOf(argument, other));
	const byTable = names.filter((argument) => !isOthers(argument) && argumentTable(argument, known) === object.table);
	return (byName.length > 0 ? byName : byTable).flatMap((argument) => toKey(args[argument]));
}
/** A record's key as it stands in an argument or a field; nothing for what cannot be a key. */
function toKey(value) {
	if (typeof value === "string") return [value];
	return typeof value === "number" ? [String(value)] : [];
}

// src/oracle/named-keys.ts
/** Keys of a table that the user's messages, or the results of earlier calls, name before an event; each once. */
function namedKeys({ view, state }, asked) {
	const words = /* @__PURE__ */ new Set();
	for (const event of view.trace.events.slice(0, asked.at)) if (event.kind === asked.by) for (const word of view.wordsOf(event)) words.add(word);
	return [...words].filter((id) => state.hasBefore({
		table: asked.table,
		id
	}, asked.at));
}

// src/model/check-tools.ts
/** The tools whose calls a check judges; of an order, the later one. */
function toolsJudged(check) {
	switch (check.kind) {
		case "never-called":
		case "called":
		case "argument":
		case "confirmed-before":
		case "owner-is-requester":
		case "count": return [check.tool];
		case "called-before": return [check.then];
		case "state": return check.tool === void 0 ? [] : [check.tool];
		case "holds": return holdsTools(check.at);
		case "unchanged":
		case "single-action-turn":
		case "said":
		case "not-said": return [];
		default: return assertNever(check);
	}
}
/** All tools that a check names. */
function toolsNamed(check) {
	return check.kind === "called-before" ? [check.first, check.then] : toolsJudged(check);
}

// src/oracle/subject-tools.ts
/** They follow from the spec alone, and every decision point asks for them. */
const known$1 = /* @__PURE__ */ new WeakMap();
/**
* The tools by whose calls a recording shows that the request was made: those that the checks judge, and the first
* tool that the rule constrains.
*/
function subjectTools(refined) {
	const { spec, scenario } = refined;
	const found = known$1.get(refined);
	if (found !== void 0) return found;
	const judged = scenario.then.flatMap(({ check }) => check ? toolsJudged(check) : []);
	const tools = /* @__PURE__ */ new Set([...judged, ...spec.tools.slice(0, 1)]);
	known$1.set(refined, tools);
	return tools;
}

// src/oracle/bind-objects.ts
/**
* Binds the scenario's names at a decision point, in this order: the driver's objects (the trial's own scenario); the
* call's arguments through the foreign keys of the data model; foreign keys of what is bound; ids that the user and
* then earlier results name, when exactly one fits. A name that none of these settles stays unbound.
*/
function bindScope(monitored, point) {
	const objects = new Map(point.bound);
	const names = Object.entries(monitored.refined.scenario.objects);
	const unbound = () => names.filter(([name]) => !objects.has(name));
	const bind = (find) => {
		for (const [name, table] of unbound()) {
			const ref = find(name, table);
			if (ref !== null) objects.set(name, ref);
		}
	};
	if (monitored.isTarget) bind((name, table) => driverObject(monitored, name, table));
	bind((name, table) => callObject(monitored, point, {
		name,
		table
	}));
	bind((_name, table) => joinedObject(monitored, point.at, {
		table,
		from: [...objects.values()]
	}));
	bind((_name, table) => namedObject(monitored, point.at, table));
	bind((_name, table) => joinedObject(monitored, point.at, {
		table,
		from: [...objects.values()]
	}));
	return {
		monitored,
		at: point.at,
		call: point.call,
		objects,
		requester: findRequester(monitored, point.at)
	};
}
function driverObject(monitored, name, table) {
	const { objects } = monitored.view.trace;
	const ref = Object.hasOwn(objects, name) ? objects[name] : void 0;
	return ref?.table === table ? ref : null;
}
/** At a call, the record that its arguments name; at the closing, the one record that all calls of the rule's tools name. */
function callObject(monitored, point, object) {
	const tools = subjectTools(monitored.refined);
	return only((point.call ? [point.call] : monitored.view.calls.filter(({ call, at }) => at < point.at && call.by === "agent" && tools.has(call.tool))).flatMap(({ call }) => keysInArguments(monitored, object, call.args)), object.table);
}
/** Keys that a call's arguments name for one of the scenario's objects. */
function keysInArguments({ artifacts, refined }, object, args) {
	return keysFor(object, args, {
		model: artifacts.dataModel,
		objects: refined.scenario.objects
	});
}
function joinedObject({ artifacts, state }, at, { table, from }) {
	return only(from.flatMap((ref) => {
		const read = state.readBefore(ref, at);
		if (!read.isKnown || read.record === null) return [];
		return linksBetween(artifacts.dataModel, ref.table, table).flatMap((path) => readPath(read.record, path));
	}).filter((key) => typeof key === "string" || typeof key === "number").map(String), table);
}
function namedObject(monitored, at, table) {
	const byUser = namedKeys(monitored, {
		table,
		at,
		by: "user"
	});
	return only(byUser.length > 0 ? byUser : namedKeys(monitored, {
		table,
		at,
		by: "result"
	}), table);
}
function only(keys, table) {
	const [id, ...others] = new Set(keys);
	return id === void 0 || others.length > 0 ? null : {
		table,
		id
	};
}

// src/lib/compare-values.ts
/**
* Compares an actual value with an expected one. Values must be resolved (no `$...` left); a moment may be given in
* milliseconds where the other side is a date text. `undefined` is an absent value.
* @returns null when the two cannot be compared (a text with `<`, a broken pattern): the caller says unknown
*/
function compareValues(operator, actual, expected, now) {
	switch (operator) {
		case "exists": return actual !== void 0 && actual !== null;
		case "is-null": return actual === void 0 || actual === null;
		case "=": return isEqual(actual, expected, now);
		case "!=": return !isEqual(actual, expected, now);
		case "in": return Array.isArray(expected) ? expected.some((item) => isEqual(actual, item, now)) : null;
		case "not-in": return Array.isArray(expected) ? !expected.some((item) => isEqual(actual, item, now)) : null;
		case "contains": return containsValue(actual, expected, now);
		case "matches": return matchesPattern(actual, expected);
		case "is-type": return isOfType(actual, expected);
		default: return compareOrder(operator, actual, expected, now);
	}
}
/** Types as JSON Schema names them: 1.0 is an integer, an integer is a number. */
function isOfType(actual, expected) {
	if (Array.isArray(expected)) return expected.some((item) => isOfType(actual, item) === true);
	switch (expected) {
		case "null": return actual === null;
		case "array": return Array.isArray(actual);
		case "object": return typeof actual === "object" && actual !== null && !Array.isArray(actual);
		case "integer": return Number.isInteger(actual);
		case "string":
		case "number":
		case "boolean": return typeof actual === expected;
		default: return null;
	}
}
function isEqual(a, b, now) {
	if (a === b) return true;
	if (typeof a === "number" && typeof b === "string") return parseMoment(b, now) === a;
	if (typeof a === "string" && typeof b === "number") return parseMoment(a, now) === b;
	return typeof a === "object" && typeof b === "object" && stableJson(a) === stableJson(b);
}
function containsValue(actual, expected, now) {
	if (Array.isArray(actual)) return actual.some((item) => isEqual(item, expected, now));
	if (typeof actual === "string" && typeof expected === "string") return actual.includes(expected);
	return null;
}
function matchesPattern(actual, expected) {
	if (typeof actual !== "string" || typeof expected !== "string") return null;
	try {
		return new RegExp(expected, "u").test(actual);
	} catch {
		return null;
	}
}
function compareOrder(operator, actual, expected, now) {
	const [a, b] = [toNumber(actual, now), toNumber(expected, now)];
	if (a === null || b === null) return null;
	switch (operator) {
		case "<": return a < b;
		case "<=": return a <= b;
		case ">": return a > b;
		case ">=": return a >= b;
		default: return null;
	}
}
function toNumber(value, now) {
	if (typeof value === "number") return value;
	return typeof value === "string" ? parseMoment(value, now) : null;
}

// src/lib/resolve-value.ts
const UNKNOWN = { isKnown: false };
const REFERENCE = /^\$([\w-]+)\.(.+)$/;
const NOW = /^\$now(?:[+-]\d+[mhd])?$/;
/**
* Resolves `$now-24h`, `$booking.id` (the key of the bound object), `$booking.field`, `$requester.id` and
* `$requester.field`, alone or inside lists and objects. Not known: an unbound name, an unknown state, no present moment.
*/
function resolveValue(value, view) {
	if (typeof value === "string") return value.startsWith("$") ? resolveReference(value, view) : known(value);
	if (Array.isArray(value)) return resolveAll(value, view);
	if (typeof value !== "object" || value === null) return known(value);
	const resolved = resolveAll(Object.values(value), view);
	if (!resolved.isKnown) return UNKNOWN;
	return known(Object.fromEntries(Object.keys(value).map((key, place) => [key, resolved.value[place]])));
}
/** Whether a written value speaks of a bound object or of the requester. */
function isReference(value) {
	return typeof value === "string" && REFERENCE.test(value);
}
/** Names of the objects that a written value speaks of. */
function namesIn(value) {
	return textsIn(value).flatMap((text) => REFERENCE.exec(text)?.[1] ?? []);
}
/** Whether a written value speaks of the present moment. */
function speaksOfNow(value) {
	return textsIn(value).some((text) => NOW.test(text));
}
function resolveAll(values, view) {
	const resolved = values.map((value) => resolveValue(value, view));
	const found = resolved.flatMap((item) => item.isKnown ? [item.value] : []);
	return found.length === resolved.length ? known(found) : UNKNOWN;
}
function resolveReference(text, view) {
	if (NOW.test(text)) {
		const moment = resolveTime(text, view.now);
		return moment === null ? UNKNOWN : known(moment);
	}
	const [, name, field] = REFERENCE.exec(text) ?? [];
	if (name === void 0 || field === void 0) return known(text);
	const ref = view.refOf(name);
	return ref === null ? UNKNOWN : resolveField(ref, field, view);
}
function resolveField(ref, field, view) {
	if (field === "id") return known(ref.id);
	const state = view.read(ref);
	if (!state.isKnown || state.record === null) return UNKNOWN;
	const values = readPath(state.record, field);
	return known(values.length > 1 || isManyPath(field) ? values : values[0]);
}
function textsIn(value) {
	if (typeof value === "string") return [value];
	return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
function known(value) {
	return {
		isKnown: true,
		value
	};
}

// src/lib/truth.ts
/** True when any is true; else unknown when any is unknown; else false. */
function anyTrue(values) {
	if (values.includes(true)) return true;
	return values.includes("unknown") ? "unknown" : false;
}
/** False when any is false; else unknown when any is unknown; else true. */
function allTrue(values) {
	if (values.includes(false)) return false;
	return values.includes("unknown") ? "unknown" : true;
}
function negate$1(value) {
	return value === "unknown" ? value : !value;
}

// src/lib/evaluate-condition.ts
/** Whether a condition holds on the records as they are; a record that is not there satisfies nothing. */
function evaluateCondition({ of, field, op, value, items }, view) {
	const ref = view.refOf(of);
	const expected = resolveValue(value, view);
	if (ref === null || !expected.isKnown) return "unknown";
	const state = view.read(ref);
	if (!state.isKnown) return "unknown";
	if (state.record === null) return false;
	return testPath(state.record, field, {
		op,
		expected: expected.value,
		now: view.now,
		items
	});
}
/**
* Whether what a path of a record leads to satisfies a condition. Of an empty list every item does. Where the list itself
* is not there, no condition holds of it but that no item is such (`!=`, `not-in`, `is-null` of every item); an item
* without the field satisfies no comparison. So "some item is not x" is the opposite of "every item is x" over all items.
*/
function testPath(record, path, { items, ...comparison }) {
	const { op } = comparison;
	if (scopeOf({
		op,
		items
	}) === scopeOf({ op }) || !isManyPath(path)) return testField(readPath(record, path), comparison);
	const { values, lacksList } = readPlaces(record, path);
	if (isDenial(op)) return anyTrue(values.map((value) => testItem(value, comparison)));
	return lacksList ? false : allTrue(values.map((value) => testItem(value, comparison)));
}
/** Whether one item satisfies a condition; one that lacks the field, only a denial. */
function testItem(value, comparison) {
	return testField(value === void 0 ? [] : [value], comparison);
}
/**
* Whether a field of a record satisfies a condition. A path may lead to several values: any one is enough; `!=`,
* `not-in` and `is-null` are the negations of `=`, `in` and `exists`, so they speak of all. A field that is not there
* satisfies no comparison.
*/
function testField(values, comparison) {
	switch (comparison.op) {
		case "!=": return negate$1(testField(values, {
			...comparison,
			op: "="
		}));
		case "not-in": return negate$1(testField(values, {
			...comparison,
			op: "in"
		}));
		case "is-null": return negate$1(testField(values, {
			...comparison,
			op: "exists"
		}));
		default: return anyTrue(values.map((value) => testValue(value, comparison)));
	}
}
/** Whether one value satisfies a comparison; nothing is before or after an absent value. */
function testValue(actual, { op, expected, now }) {
	if ((op === "<" || op === "<=" || op === ">" || op === ">=") && (actual === null || actual === void 0)) return false;
	return compareValues(op, actual, expected, now) ?? "unknown";
}

// src/oracle/context.ts
/** The records and names of a scope, just before its event. */
function worldBefore({ monitored, at, objects, requester }) {
	const named = (name) => objects.get(name) ?? null;
	return {
		now: monitored.artifacts.now,
		refOf: (name) => name === "requester" ? requester ?? named(name) : named(name),
		read: (ref) => monitored.state.readBefore(ref, at)
	};
}

// src/lib/is-owned-by.ts
/** How far ownership is followed: a payment of a booking of a guest. */
const MAX_OWNERSHIP_STEPS = 3;
/**
* Whether a record belongs to an owner: it is the owner's own record, a field of it holds the owner's key, the owner's
* record lists it, or a record that it belongs to is the owner's. Unknown without a known state or a way through the
* data model.
*/
function isOwnedBy(records, { ref, owner, steps = 3 }) {
	if (ref.table === owner.table) return ref.id === owner.id;
	const state = records.read(ref);
	if (steps === 0 || !state.isKnown || state.record === null) return "unknown";
	const { record } = state;
	const direct = linksBetween(records.model, ref.table, owner.table).flatMap((path) => readPath(record, path));
	if (direct.length > 0) return direct.some((value) => String(value) === owner.id);
	const lists = linksBetween(records.model, owner.table, ref.table);
	if (lists.length > 0) return isListed(records.read(owner), lists, ref.id);
	const parents = linksFrom(records.model, ref.table).flatMap(({ path, table }) => readPath(record, path).map((value) => ({
		table,
		id: String(value)
	})));
	return parents.length === 0 ? "unknown" : anyTrue(parents.map((parent) => isOwnedBy(records, {
		ref: parent,
		owner,
		steps: steps - 1
	})));
}
function isListed(owner, lists, id) {
	if (!owner.isKnown || owner.record === null) return "unknown";
	return lists.flatMap((path) => readPath(owner.record, path)).some((value) => String(value) === id);
}

// src/oracle/find-owner.ts
/** Whether the requester owns a record just before the scope's event; unknown without a requester. */
function isOwnedByRequester(scope, ref) {
	const { requester, monitored } = scope;
	if (requester === null) return "unknown";
	const { read } = worldBefore(scope);
	return isOwnedBy({
		model: monitored.artifacts.dataModel,
		read
	}, {
		ref,
		owner: requester
	});
}

// src/oracle/names-value.ts
const NUMBER_WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/**
* Whether a message names a value. Numbers and codes (texts with a digit) are named as they are or not at all; words,
* sentences, dates and yes/no values can be put in other words, so their absence is unknown. Every part of a list or an
* object must be named.
*/
function namesValue(text, value) {
	if (typeof value === "object" && value !== null) return allTrue(Object.values(value).map((part) => namesValue(text, part)));
	if (typeof value === "number") return namesNumber(text, value);
	if (typeof value !== "string") return "unknown";
	if (hasPhrase(normalise(text), normalise(value))) return true;
	return /\d/.test(value) && !/\s/.test(value) && parseMoment(value, null) === null ? false : "unknown";
}
function namesNumber(text, value) {
	const numbers = text.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
	const word = NUMBER_WORDS[value];
	return numbers.some((number) => Number(number.replaceAll(",", "")) === Math.abs(value)) || word !== void 0 && hasPhrase(normalise(text), word);
}
function normalise(text) {
	return foldText(text.toLowerCase().replace(/[_-]+/g, " "));
}
function hasPhrase(text, phrase) {
	for (let at = text.indexOf(phrase); phrase !== "" && at >= 0; at = text.indexOf(phrase, at + 1)) if (!isWordCharacter(text[at - 1]) && !isWordCharacter(text[at + phrase.length])) return true;
	return false;
}
function isWordCharacter(character) {
	return character !== void 0 && /[\p{L}\p{N}]/u.test(character);
}

// src/oracle/evaluate-given.ts
/** Whether all clauses of Given hold just before the scope's event. */
function evaluateGiven(scope) {
	const values = scope.monitored.refined.scenario.given.map((clause) => ({
		value: evaluateClause(clause, scope),
		clause: clause.text
	}));
	return values.find(({ value }) => value === false) ?? values.find(({ value }) => value === "unknown") ?? {
		value: true,
		clause: ""
	};
}
function evaluateClause(clause, scope) {
	switch (clause.kind) {
		case "environment": return evaluateCondition(clause.where, worldBefore(scope));
		case "ownership": return evaluateOwnership(clause, scope);
		case "user": return isCarried(clause, scope) ? true : "unknown";
		default: return assertNever(clause);
	}
}
function evaluateOwnership(clause, scope) {
	const ref = scope.objects.get(clause.of);
	if (ref === void 0) return "unknown";
	const isOwned = isOwnedByRequester(scope, ref);
	return clause.is === "requester" ? isOwned : negate$1(isOwned);
}
/**
* In a live trial the simulated user reports what each turn carries; its own words count too, and so do the argument
* values that the clause's words carry, once all are named. That no turn carries a clause is unknown, not false: it may
* have been said in other words. What was said and corrected since is unknown as well.
*/
function isCarried(clause, { monitored, at }) {
	const { isLive, trace } = monitored.view;
	const turns = isLive ? trace.events.slice(0, at).filter((event) => event.kind === "user") : [];
	const values = Object.values(clause.facts);
	const carries = ({ text, facts = [] }) => isSaidIn(clause.says, text) || facts.some((fact) => isFact(fact, clause));
	const isSaid = turns.some(carries) || values.length > 0 && values.every((value) => turns.some(({ text }) => namesValue(text, value) === true));
	const isCorrected = ([name, value]) => {
		const last = turns.findLast(({ facts = [] }) => facts.includes(name));
		if (last === void 0 || carries(last)) return false;
		const gave = (turn) => turn.facts?.includes(name) || namesValue(turn.text, value) === true || values.length === 1 && carries(turn);
		return givesAnother(last.text, value, { isAgain: turns.some((turn) => turn !== last && gave(turn)) });
	};
	return isSaid && !Object.entries(clause.facts).some(isCorrected);
}
/**
* Whether a text that gives a fact may give another value of it. Words can be put in other words ("no insurance" for
* "none"): they are doubted where the fact was given before. A yes or a no cannot be told.
*/
function givesAnother(text, value, { isAgain }) {
	if (typeof value === "boolean" || value === null) return false;
	const isNamed = namesValue(text, value);
	return isNamed === "unknown" ? isAgain : !isNamed && /\d/.test(text);
}
function isFact(fact, { says, text }) {
	return [says, text].some((sentence) => isSaidIn(sentence, fact) && isSaidIn(fact, sentence));
}
function isSaidIn(sentence, text) {
	return isQuotedIn(sentence.toLowerCase(), text.toLowerCase());
}

// src/oracle/split-words.ts
/** What an event says: a message's text, or the texts and numbers of a result. */
function textsOf(event) {
	switch (event.kind) {
		case "user":
		case "agent": return [event.text];
		case "result": return leavesOf(event.result);
		case "call": return leavesOf(event.args);
		case "error": return [];
		default: return assertNever(event);
	}
}
/** The text itself and its words. Ids are made of letters, digits, `-` and `_`; one that ends a sentence has no full stop. */
function splitWords(text) {
	return [text, ...(text.match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu) ?? []).map((word) => word.replace(/[-_]+$/, ""))];
}
/** Every text and number inside a JSON value, as text. */
function leavesOf(value) {
	if (typeof value === "string") return [value];
	if (typeof value === "number") return [String(value)];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(leavesOf);
}

// src/oracle/view-trace.ts
function viewTrace(trace) {
	return {
		trace,
		calls: pairCalls(trace),
		isLive: trace.end !== "recorded",
		isClosed: isClosed(trace),
		wordsOf: readWordsOnce()
	};
}
function readWordsOnce() {
	const read = /* @__PURE__ */ new Map();
	return (event) => {
		const words = read.get(event) ?? new Set(textsOf(event).flatMap(splitWords));
		read.set(event, words);
		return words;
	};
}
/** The numbers of a call's events: the call, and its result where there is one. */
function eventsOf({ at, resultAt }) {
	return resultAt === null ? [at] : [at, resultAt];
}
/** Calls that the agent made to a tool. */
function callsOf(view, tool) {
	return view.calls.filter(({ call }) => call.tool === tool && call.by === "agent");
}
/** The calls of a trace, each with its result. */
function pairCalls(trace) {
	const results = /* @__PURE__ */ new Map();
	for (const [at, event] of trace.events.entries()) {
		if (event.kind !== "result") continue;
		const list = results.get(event.callId) ?? [];
		results.set(event.callId, [...list, {
			at,
			result: event
		}]);
	}
	return trace.events.flatMap((event, at) => {
		if (event.kind !== "call") return [];
		const found = takeResult(results, event.callId, at);
		const effect = found ? found.result.rejected ? "rejected" : "executed" : "unknown";
		return [{
			at,
			call: event,
			resultAt: found?.at ?? null,
			result: found?.result ?? null,
			effect
		}];
	});
}
/** Recordings may use a call id twice: each call takes the first result after it that no other call took. */
function takeResult(results, callId, after) {
	const waiting = results.get(callId) ?? [];
	const found = waiting.find(({ at }) => at > after);
	if (found) results.set(callId, waiting.filter((item) => item !== found));
	return found;
}
function isClosed(trace) {
	switch (trace.end) {
		case "user-done":
		case "agent-done":
		case "recorded": return true;
		case "budget":
		case "stopped":
		case "fault": return false;
	}
}

// src/oracle/when-delivered.ts
/** Numbers of the user turns that make the request of the trial's own scenario (act `request`, about its objects). */
function findRequests(monitored) {
	return monitored.view.trace.events.flatMap((event, at) => isRequest(event, monitored) ? [at] : []);
}
/** Numbers of the events by which the request is known to have been made, before an event. */
function findDeliveries(scope) {
	const { monitored, at } = scope;
	if (isOwnTrial(monitored)) return findRequests(monitored).filter((request) => request < at);
	const tools = subjectTools(monitored.refined);
	return monitored.view.calls.filter((record) => record.at < at || record === scope.call).filter(({ call }) => call.by === "agent" && (tools.size === 0 || tools.has(call.tool))).filter(({ call }) => concernsBound(scope, call.args) !== false).map((record) => record.at);
}
/**
* Whether the When was delivered: live, by the user's request; in a recording, and for a spec that the trial was not
* made for, by a call of the rule's tool, else that is unknown.
*/
function isDelivered(scope) {
	if (findDeliveries(scope).length > 0) return true;
	return isOwnTrial(scope.monitored) ? false : "unknown";
}
/** Whether a call concerns the bound objects: none of its arguments names another record of their tables. */
function concernsBound(scope, args) {
	return Object.entries(scope.monitored.refined.scenario.objects).every(([name, table]) => {
		const ref = scope.objects.get(name);
		if (ref === void 0) return true;
		const keys = keysInArguments(scope.monitored, {
			name,
			table
		}, args);
		return keys.length === 0 || keys.includes(ref.id);
	});
}
function isOwnTrial({ isTarget, view }) {
	return isTarget && view.isLive;
}
function isRequest(event, { refined, view, state }) {
	if (event.kind !== "user" || event.act !== "request") return false;
	const { about } = event;
	if (about === null || about === void 0) return true;
	const tables = Object.values(refined.scenario.objects);
	const own = Object.values(view.trace.objects).some(({ id }) => id === about);
	const isOtherRecord = tables.some((table) => state.hasBefore({
		table,
		id: about
	}, view.trace.events.length));
	return own || !isOtherRecord;
}

// src/oracle/decision.ts
/** One judgment for each call of a tool that concerns the bound objects. */
function judgeCalls(assertion, tool, decide) {
	return callsOf(assertion.monitored.view, tool).flatMap((call) => judgePoint(assertion, {
		at: call.at,
		call,
		decide: (scope) => concernsBound(scope, call.call.args) ? decide(scope, call) : null
	}));
}
/** The same, for rules that have nothing to show when the tool is never called. */
function judgeEachCall(assertion, tool, decide) {
	const judgments = judgeCalls(assertion, tool, decide);
	return judgments.length > 0 ? judgments : [withoutPoint(assertion, tool)];
}
/** The judgment at one event; none when the point turns out to be none. */
function judgePoint(assertion, point) {
	const scope = bindScope(assertion.monitored, point);
	const finding = point.decide(scope);
	if (finding === null) return [];
	return [conclude$1(assertion, {
		finding,
		gate: pickGate(evaluateGiven(scope), scope),
		at: point.at
	})];
}
/**
* The judgment at the closing of the conversation. A behaviour that is absent there was due if Given held when the
* request was made (just after the user's turn, or just before the call that shows it) or holds now: the agent's own
* later acts do not lift an obligation.
*/
function judgeClosing(assertion, decide) {
	const { monitored } = assertion;
	const end = monitored.view.trace.events.length;
	const scope = bindScope(monitored, {
		at: end,
		call: null
	});
	const isTurn = (at) => monitored.view.trace.events[at]?.kind === "user";
	const values = [...findDeliveries(scope).map((at) => isTurn(at) ? at + 1 : at), end].map((at) => evaluateGiven({
		...scope,
		at
	}));
	const gate = pickGate(values.find(({ value }) => value === true) ?? values.findLast(({ value }) => value === "unknown") ?? values.at(-1) ?? evaluateGiven(scope), scope);
	return conclude$1(assertion, {
		finding: monitored.view.isClosed ? decide(scope) : {
			says: "unknown",
			reason: "the conversation was cut short before its decision point",
			events: []
		},
		gate,
		at: null
	});
}
/** Whether earlier judgments leave nothing for the closing to say. */
function isSettled(judgments) {
	return judgments.some(({ status }) => status === "breached" || status === "undecided");
}
function withoutPoint(assertion, tool) {
	const { trace, isClosed } = assertion.monitored.view;
	const reason = !trace.complete.calls ? "the calls are not recorded whole" : isClosed ? `${tool} was not called` : "the conversation was cut short before its decision point";
	const status = trace.complete.calls && isClosed ? "not-triggered" : "undecided";
	return {
		...blank(assertion),
		status,
		reason
	};
}
/** Any clause false: not triggered; none false and some unknown: undecided, naming the first. The When comes last. */
function pickGate(given, scope) {
	const delivered = isDelivered(scope);
	if (given.value === false) return closed("not-triggered", `does not hold: ${given.clause}`);
	if (delivered === false) return closed("not-triggered", "the request had not been made");
	if (given.value === "unknown") return closed("undecided", `not known: ${given.clause}`);
	const { when } = scope.monitored.refined.scenario;
	return delivered === "unknown" ? closed("undecided", `not known: ${when}`) : { opens: true };
}
function closed(status, reason) {
	return {
		opens: false,
		status,
		reason
	};
}
function conclude$1(assertion, { finding, gate, at }) {
	const base = {
		...blank(assertion),
		at,
		events: [...finding.events],
		reason: finding.reason
	};
	if (!gate.opens) return {
		...base,
		status: gate.status,
		reason: gate.reason
	};
	switch (finding.says) {
		case "holds": return {
			...base,
			status: "satisfied"
		};
		case "unknown": return {
			...base,
			status: "undecided",
			by: finding.by ?? "code"
		};
		case "fails": return concludeFailure(assertion, base, finding);
	}
}
function concludeFailure({ monitored, then }, base, finding) {
	if (monitored.refined.scenario.force === "permitted") return {
		...base,
		status: "not-triggered"
	};
	const counts = then.attempts === "count";
	switch (finding.effect) {
		case "executed":
		case "none": return {
			...base,
			status: "breached",
			effect: finding.effect
		};
		case "rejected": return {
			...base,
			status: counts ? "breached" : "satisfied",
			effect: "rejected"
		};
		case "unknown": return {
			...base,
			status: "undecided",
			reason: `${finding.reason}; whether it took effect is not recorded`
		};
	}
}
function blank({ monitored, place }) {
	return {
		scenario: monitored.refined.scenario.id,
		then: place,
		status: "undecided",
		by: "code",
		at: null,
		effect: "none",
		events: [],
		quotes: [],
		reason: ""
	};
}

// src/oracle/test-argument.ts
/**
* Whether an argument satisfies a rule: each value at the path must. An argument that is not given breaks no rule but
* `exists`; at a path through a list (`flights[].date`), `exists` asks it of each item.
*/
function testArgument(args, path, comparison) {
	if (comparison.op !== "exists") return allTrue(readPath(args, path).map((value) => testValue(value, comparison)));
	const [, parent, last = path] = /^(.*(?:\[\]|\.\*))\.([^.]+)$/.exec(path) ?? [];
	return (parent === void 0 ? [args] : readPath(args, parent)).every((holder) => readPath(holder, last).some((value) => value !== null && value !== void 0));
}

// src/oracle/checks/argument.ts
/** `argument`: at each call of the tool, the argument satisfies the comparison. */
function decideArgument(assertion, check) {
	return judgeEachCall(assertion, check.tool, (scope, record) => findArgument(scope, record, check));
}
function findArgument(scope, record, check) {
	const events = eventsOf(record);
	const expected = resolveValue(check.value, worldBefore(scope));
	const values = readPath(record.call.args, check.arg);
	const given = values.length === 0 ? "nothing" : values.map((value) => JSON.stringify(value)).join(", ");
	const comparison = `${check.arg} ${check.op}${check.value === void 0 ? "" : ` ${JSON.stringify(check.value)}`}`;
	if (!expected.isKnown && values.length > 0) return {
		says: "unknown",
		reason: `not known: the value of ${comparison}`,
		events
	};
	const wanted = expected.isKnown ? expected.value : null;
	const { now } = scope.monitored.artifacts;
	const holds = testArgument(record.call.args, check.arg, {
		op: check.op,
		expected: wanted,
		now
	});
	if (holds === true) return {
		says: "holds",
		reason: comparison,
		events
	};
	if (holds === "unknown") return {
		says: "unknown",
		reason: `cannot be compared: ${comparison}, given ${given}`,
		events
	};
	return {
		says: "fails",
		effect: record.effect,
		reason: `${comparison} does not hold: given ${given}`,
		events
	};
}

// src/oracle/checks/call-order.ts
/** `called-before`: at each call of the later tool, an executed call of the first one for the same objects came before. */
function decideCalledBefore(assertion, check) {
	return judgeEachCall(assertion, check.then, (scope, record) => findOrder(scope, record, check));
}
function findOrder(scope, record, { first, then }) {
	const { view } = scope.monitored;
	const earlier = callsOf(view, first).filter(({ at, call }) => at < record.at && concernsBound(scope, call.args));
	const done = earlier.findLast(({ effect }) => effect === "executed");
	const events = eventsOf(record);
	if (done) return {
		says: "holds",
		reason: `${first} came before ${then}`,
		events: [...eventsOf(done), ...events]
	};
	if (earlier.some(({ effect }) => effect === "unknown")) return {
		says: "unknown",
		reason: `whether ${first} took effect is not recorded`,
		events
	};
	if (!view.trace.complete.calls) return {
		says: "unknown",
		reason: "the calls are not recorded whole",
		events
	};
	return {
		says: "fails",
		effect: record.effect,
		reason: `${then} was called without ${first} before it`,
		events
	};
}

// src/oracle/match-arguments.ts
/** Whether a call's arguments equal those that a check names. A key written as text equals the same key given as a number. */
function matchArguments(args, wanted, scope) {
	return allTrue(Object.entries(wanted ?? {}).map(([name, value]) => matchArgument(args, {
		name,
		value
	}, scope)));
}
/** Whether the arguments that a check names say themselves which objects are meant. */
function namesObjects(wanted) {
	return Object.values(wanted ?? {}).some((value) => isReference(value));
}
function matchArgument(args, wanted, scope) {
	const expected = resolveValue(wanted.value, worldBefore(scope));
	if (!expected.isKnown) return "unknown";
	const [actual] = Object.hasOwn(args, wanted.name) ? [args[wanted.name]] : readPath(args, wanted.name);
	if (isReference(wanted.value) && typeof actual === "number" && String(actual) === expected.value) return true;
	return compareValues("=", actual, expected.value, scope.monitored.artifacts.now) ?? "unknown";
}

// src/oracle/checks/call-presence.ts
/** `never-called`: each such call is a decision point; without one, the closing. */
function decideNeverCalled(assertion, check) {
	const calls = callsOf(assertion.monitored.view, check.tool).flatMap((call) => judgePoint(assertion, {
		at: call.at,
		call,
		decide: (scope) => findForbidden(scope, call, check)
	}));
	if (isSettled(calls)) return calls;
	return [...calls, judgeClosing(assertion, (scope) => absent(scope, `${check.tool} was not called`, "holds"))];
}
/** `called`: met by an executed call; judged absent at the closing only. */
function decideCalled(assertion, check) {
	const records = callsOf(assertion.monitored.view, check.tool);
	const calls = records.filter(({ effect }) => effect !== "rejected").flatMap((call) => judgePoint(assertion, {
		at: call.at,
		call,
		decide: (scope) => findRequired(scope, call, check)
	}));
	if (isSettled(calls) || calls.some(({ status }) => status === "satisfied")) return calls;
	const closing = judgeClosing(assertion, (scope) => {
		const refused = records.filter(({ effect }) => effect === "rejected").filter((record) => isMeant(scope, record, check));
		return refused.length > 0 ? {
			says: "unknown",
			reason: `the tool rejected every call of ${check.tool}`,
			events: refused.flatMap(eventsOf)
		} : absent(scope, `${check.tool} was not called`, "fails");
	});
	return [...calls, closing];
}
function findForbidden(scope, record, check) {
	const match = matchCall(scope, record, check);
	if (match === false) return null;
	const events = eventsOf(record);
	if (match === "unknown") return unknownArguments(check.tool, events);
	const reason = record.effect === "rejected" ? `${check.tool} was attempted` : `${check.tool} was called`;
	return {
		says: "fails",
		effect: record.effect,
		reason,
		events
	};
}
function findRequired(scope, record, check) {
	const match = matchCall(scope, record, check);
	if (match === false) return null;
	const events = eventsOf(record);
	if (match === "unknown") return unknownArguments(check.tool, events);
	return record.effect === "unknown" ? {
		says: "unknown",
		reason: `whether ${check.tool} took effect is not recorded`,
		events
	} : {
		says: "holds",
		reason: `${check.tool} was called`,
		events
	};
}
function isMeant(scope, record, check) {
	return matchCall(scope, record, check) !== false;
}
function matchCall(scope, { call }, { args }) {
	if (!namesObjects(args) && !concernsBound(scope, call.args)) return false;
	return matchArguments(call.args, args, scope);
}
function unknownArguments(tool, events) {
	return {
		says: "unknown",
		reason: `whether this call of ${tool} is the one meant is not known`,
		events
	};
}
function absent(scope, reason, says) {
	if (!scope.monitored.view.trace.complete.calls) return {
		says: "unknown",
		reason: "the calls are not recorded whole",
		events: []
	};
	return says === "holds" ? {
		says,
		reason,
		events: []
	} : {
		says,
		effect: "none",
		reason,
		events: []
	};
}

// src/oracle/read-reply.ts
/** Replies that can mean one thing only, without punctuation and in lower case. */
const CONFIRMING = /* @__PURE__ */ new Set([
	"yes",
	"yes please",
	"yes i confirm",
	"i confirm",
	"confirm",
	"confirmed",
	"yes confirm",
	"yes confirmed",
	"yes go ahead",
	"yes please go ahead",
	"go ahead",
	"please go ahead",
	"yes proceed",
	"yes please proceed",
	"please proceed",
	"proceed",
	"yes do it",
	"yes please do",
	"yes please do it",
	"yes please proceed with that",
	"sure go ahead",
	"sure please go ahead",
	"sure please proceed"
]);
const WITHDRAWING = /* @__PURE__ */ new Set([
	"no",
	"no thanks",
	"no thank you",
	"no do not",
	"no dont",
	"please dont",
	"do not do that"
]);
/**
* Reads a user turn. Live, its `act` says what it does; `inform` withdraws when it gives one of the proposal's details
* a value that the call does not have. In a recording only unmistakable replies are read; anything else is unknown.
*/
function readReply(event, details) {
	switch (event.act) {
		case "confirm": return "confirms";
		case "decline":
		case "request": return "withdraws";
		case "inform": return readInformation(event, details);
		case "ask":
		case "operate":
		case "end": return "neither";
		case void 0: return readWords(event.text);
	}
}
function readInformation({ text, facts = [] }, details) {
	const given = details.filter(({ name }) => facts.includes(name)).flatMap(({ values }) => values);
	const isSame = allTrue(given.map((value) => namesValue(text, value)));
	if (isSame === "unknown") return "unknown";
	return isSame ? "neither" : "withdraws";
}
function readWords(text) {
	const words = text.toLowerCase().replace(/['’]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim();
	if (CONFIRMING.has(words)) return "confirms";
	return WITHDRAWING.has(words) ? "withdraws" : "unknown";
}

// src/oracle/checks/confirmation.ts
/**
* `confirmed-before`: before each call of the tool the user confirmed a delivered message of the agent that names the
* details as they are called, and took nothing back in between or since.
*/
function decideConfirmedBefore(assertion, check) {
	return judgeEachCall(assertion, check.tool, (scope, record) => findConfirmation(scope, record, check));
}
function findConfirmation(scope, record, { tool, details = [] }) {
	const before = scope.monitored.view.trace.events.slice(0, record.at);
	const wanted = details.map((name) => ({
		name,
		values: readPath(record.call.args, name)
	}));
	const replies = before.flatMap((event, at) => event.kind === "user" ? [{
		at,
		reply: readReply(event, wanted)
	}] : []);
	const said = before.flatMap((event, at) => event.kind === "agent" && event.delivered ? [{
		at,
		text: event.text
	}] : []);
	const values = wanted.flatMap((detail) => detail.values);
	const proposals = said.map((message) => ({
		...message,
		names: allTrue(values.map((v) => namesValue(message.text, v)))
	}));
	const truths = replies.map((answer) => isConfirmation(answer, {
		proposals,
		replies,
		end: record.at
	}));
	const holds = anyTrue(truths);
	const confirming = replies[truths.lastIndexOf(holds)];
	const events = [...holds === true && confirming ? [confirming.at] : [], ...eventsOf(record)];
	if (holds === true) return {
		says: "holds",
		reason: `the user had confirmed ${tool}`,
		events
	};
	if (holds === "unknown") return leaveToReader(`whether the user had confirmed ${tool} needs a reader`, {
		record,
		events
	});
	return {
		says: "fails",
		effect: record.effect,
		reason: whyNot(tool, replies),
		events
	};
}
/** A reader is asked only about a call that took effect: what the tool rejected is no breach whatever the user said. */
function leaveToReader(reason, { record, events }) {
	return {
		says: "unknown",
		by: record.effect === "executed" ? "judge" : "code",
		reason,
		events
	};
}
/** A turn confirms when it says so, a message before it named the details, and nothing was withdrawn between or since. */
function isConfirmation({ at, reply }, talk) {
	if (reply === "withdraws" || reply === "neither") return false;
	const stands = (from, to) => allTrue(talk.replies.filter((other) => other.at > from && other.at < to).map(stillStands));
	const proposed = talk.proposals.filter((message) => message.at < at).map((message) => allTrue([message.names, stands(message.at, at)]));
	return allTrue([
		reply === "confirms" ? true : "unknown",
		stands(at, talk.end),
		anyTrue(proposed)
	]);
}
function stillStands({ reply }) {
	if (reply === "unknown") return "unknown";
	return reply !== "withdraws";
}
function whyNot(tool, replies) {
	return replies.some(({ reply }) => reply === "confirms") ? `what the user confirmed is not what ${tool} was called with` : `${tool} was called without the user's confirmation`;
}

// src/oracle/checks/count.ts
/** `count`: each call that exceeds the limit is a decision point; too few calls are judged at the closing. */
function decideCount(assertion, check) {
	const { most } = limitsOf(check);
	const calls = judgeCalls(assertion, check.tool, (scope, record) => findExcess(scope, record, {
		check,
		most
	}));
	return isSettled(calls) ? calls : [...calls, judgeClosing(assertion, (scope) => findTotal(scope, check))];
}
function limitsOf({ op, n }) {
	switch (op) {
		case "=": return {
			least: n,
			most: n
		};
		case "<": return {
			least: 0,
			most: n - 1
		};
		case "<=": return {
			least: 0,
			most: n
		};
		case ">": return {
			least: n + 1,
			most: Number.POSITIVE_INFINITY
		};
		case ">=": return {
			least: n,
			most: Number.POSITIVE_INFINITY
		};
	}
}
function findExcess(scope, record, { check, most }) {
	const earlier = callsOf(scope.monitored.view, check.tool).filter((other) => other.at < record.at && groupOf(other, check) === groupOf(record, check));
	const executed = earlier.filter(({ effect }) => effect === "executed");
	const possible = earlier.filter(({ effect }) => effect !== "rejected");
	const events = [...executed.flatMap(eventsOf), ...eventsOf(record)];
	if (executed.length + 1 > most) {
		const reason = `call ${executed.length + 1} of ${check.tool}, at most ${most} allowed`;
		return {
			says: "fails",
			effect: record.effect,
			reason,
			events
		};
	}
	return possible.length + 1 > most ? {
		says: "unknown",
		reason: `whether earlier calls of ${check.tool} took effect is not recorded`,
		events
	} : null;
}
function findTotal(scope, check) {
	const { trace } = scope.monitored.view;
	if (!trace.complete.calls) return {
		says: "unknown",
		reason: "the calls are not recorded whole",
		events: []
	};
	const { least } = limitsOf(check);
	const short = groupCalls(callsOf(scope.monitored.view, check.tool).filter(({ call }) => concernsBound(scope, call.args)), check).find((group) => countExecuted(group) < least);
	if (short === void 0) return {
		says: "holds",
		reason: `calls of ${check.tool} within the limit`,
		events: []
	};
	const events = short.flatMap(eventsOf);
	const reason = `${countExecuted(short)} calls of ${check.tool}, at least ${least} required`;
	return short.some(({ effect }) => effect === "unknown") ? {
		says: "unknown",
		reason: `whether calls of ${check.tool} took effect is not recorded`,
		events
	} : {
		says: "fails",
		effect: "none",
		reason,
		events
	};
}
function groupCalls(records, check) {
	const groups = Map.groupBy(records, (record) => groupOf(record, check));
	return groups.size === 0 ? [[]] : [...groups.values()];
}
function countExecuted(records) {
	return records.filter(({ effect }) => effect === "executed").length;
}
function groupOf({ call }, { per }) {
	return per === "conversation" ? per : stableJson(readPath(call.args, per));
}

// src/lib/cel/apply-operator.ts
/** Null when the operator does not take these values. */
function applyOperator(op, a, b, now) {
	switch (op) {
		case "==": return equalValues(a, b);
		case "!=": return negate(equalValues(a, b));
		case "in": return isIn(a, b);
		case "+": return add(a, b);
		case "-":
		case "*":
		case "/":
		case "%": return typeof a === "number" && typeof b === "number" ? reckon(op, a, b) : null;
		default: {
			const order = compareInOrder(a, b, now);
			return order === null ? null : holdsOrder(op, order);
		}
	}
}
function isIn(value, from) {
	if (isMap(from)) {
		const entry = readEntry(from, value);
		return entry instanceof Unknown ? entry : entry !== void 0;
	}
	if (!isList(from)) return null;
	const same = from.map((item) => equalValues(value, item));
	return same.includes(true) || (same.find((one) => one instanceof Unknown) ?? false);
}
function add(a, b) {
	if (typeof a === "number" && typeof b === "number") return a + b;
	if (typeof a === "string" && typeof b === "string") return a + b;
	return isList(a) && isList(b) ? [...a, ...b] : null;
}
function reckon(op, a, b) {
	if (op === "-") return a - b;
	if (op === "*") return a * b;
	if (b === 0) return new Unknown("division by zero");
	return op === "/" ? a / b : a % b;
}
function compareInOrder(a, b, now) {
	if (typeof a === "number" && typeof b === "number") return a - b;
	return typeof a === "string" && typeof b === "string" ? compareTexts(a, b, now) : null;
}
function holdsOrder(op, order) {
	switch (op) {
		case "<": return order < 0;
		case "<=": return order <= 0;
		case ">": return order > 0;
		case ">=": return order >= 0;
	}
}
/** Not known stays not known. */
function negate(value) {
	return value instanceof Unknown ? value : !value;
}

// src/lib/cel/make-loop.ts
/** Rounds of `all`, `map` and the like that one evaluation may take. */
const MOST_ROUNDS = 2e5;
/** The value itself when it is not known, else a value that is not known for this reason. */
function asUnknown(value, reason) {
	return value instanceof Unknown ? value : new Unknown(reason);
}
/** The value of a round after which the others change nothing. */
const SETTLING = {
	exists: true,
	all: false
};
/** `all`, `exists`, `exists_one`, `map` and `filter` over the items of a list or the keys of a map. */
function makeLoop(parts) {
	const { over, text } = parts;
	return (frame) => {
		const from = over(frame);
		const items = isList(from) ? from : isMap(from) ? keysOf(from) : null;
		return items === null ? asUnknown(from, `${text}: ${nameKind(from)} has no items`) : runRounds(parts, items, frame);
	};
}
function runRounds(parts, items, frame) {
	const settling = SETTLING[parts.how];
	const found = [];
	for (const item of items) {
		const value = runRound(parts, item, frame);
		if (value === void 0) continue;
		if (value === settling || value instanceof Stop) return value;
		found.push(value);
	}
	return conclude(parts.how, found);
}
/** Ends the loop: not known, whatever the other items are. */
var Stop = class extends Unknown {};
/** The value of one round; undefined when the filter leaves the item out. */
function runRound({ slot, filter, body, text }, item, frame) {
	frame.rounds += 1;
	if (frame.rounds > MOST_ROUNDS) return new Stop(`${text} takes too many rounds`);
	frame.locals[slot] = item;
	const isKept = filter === null ? true : filter(frame);
	if (isKept instanceof Unknown) return new Stop(isKept.reason);
	if (!isKept) return void 0;
	return body === null ? item : body(frame);
}
function conclude(how, found) {
	if (how === "map" || how === "filter") return found;
	const unknown = found.find((value) => value instanceof Unknown);
	if (unknown !== void 0) return unknown;
	return how === "exists_one" ? found.filter((value) => value === true).length === 1 : how === "all";
}

// src/lib/cel/compile-expression.ts
/** Turns an expression into a function, once; evaluating it then costs no look at the text. */
function compileExpression(expression) {
	const step = compile$1(expression, []);
	return (bindings) => {
		try {
			return step({
				...bindings,
				locals: [],
				rounds: 0
			});
		} catch (error) {
			if (error instanceof RangeError) return new Unknown(`too large to evaluate: ${error.message}`);
			throw error;
		}
	};
}
function compile$1(expression, locals) {
	const sub = (part) => compile$1(part, locals);
	switch (expression.kind) {
		case "literal": {
			const value = boundValue(expression.value);
			return () => value;
		}
		case "name": return compileName(expression.name, locals);
		case "field": return compileEntry(expression, sub(expression.of), () => expression.field);
		case "index": return compileEntry(expression, sub(expression.of), sub(expression.key));
		case "has": return compileHas(expression, locals);
		case "call": return compileCall(expression, locals);
		case "list": return compileList(expression.items.map(sub));
		case "map": return compileMap(expression.entries.map(([key, value]) => [sub(key), sub(value)]));
		case "choice": return compileChoice(expression, locals);
		case "logic": return compileLogic(expression.op === "&&", [booleanOf(expression.left, locals), booleanOf(expression.right, locals)]);
		case "not": {
			const of = booleanOf(expression.of, locals);
			return (frame) => negate(of(frame));
		}
		case "minus": {
			const of = sub(expression.of);
			return (frame) => {
				const value = of(frame);
				return typeof value === "number" ? -value : asUnknown(value, `- ${nameKind(value)}`);
			};
		}
		case "binary": return compileBinary(expression, sub(expression.left), sub(expression.right));
		case "loop": return compileLoop(expression, locals);
		case "bind": return compileBind(expression, locals);
		default: return assertNever(expression);
	}
}
function compileName(name, locals) {
	const slot = locals.lastIndexOf(name);
	if (slot >= 0) return (frame) => frame.locals[slot] ?? null;
	const unknown = new Unknown(`${name} is not known here`);
	return (frame) => {
		const value = Object.hasOwn(frame.names, name) ? frame.names[name]?.() : void 0;
		return value === void 0 ? unknown : value;
	};
}
function compileEntry({ place }, of, key) {
	const missing = new Unknown(`there is no ${place.text}`);
	return (frame) => {
		const [from, name] = [of(frame), key(frame)];
		if (from instanceof Unknown) return from;
		if (name instanceof Unknown) return name;
		const value = readEntry(from, name);
		return value === void 0 ? missing : value;
	};
}
/** True for a field that is there, be it null; false when the map itself is missing. */
function compileHas({ of, field }, locals) {
	const isThere = of.kind === "field" ? compileHas({
		...of,
		kind: "has"
	}, locals) : () => true;
	const read = compile$1(of, locals);
	return (frame) => {
		const parent = isThere(frame);
		if (parent !== true) return parent;
		const from = read(frame);
		if (from instanceof Unknown) return from;
		const value = readEntry(from, field);
		return value instanceof Unknown ? value : value !== void 0;
	};
}
function compileCall({ name, args, place }, locals) {
	const fn = Object.hasOwn(CEL_FUNCTIONS, name) ? CEL_FUNCTIONS[name] : void 0;
	const steps = args.map((arg) => compile$1(arg, locals));
	if (fn === void 0) return () => new Unknown(`no function ${name}`);
	/** get() is for what may be missing: a missing map counts as null. */
	if (name === "get" && steps[0]) steps[0] = orNull(args[0], steps[0], locals);
	return (frame) => {
		const values = [];
		for (const step of steps) {
			const value = step(frame);
			if (value instanceof Unknown) return value;
			values.push(value);
		}
		const odd = values.findIndex((value, index) => !fits(value, paramOf(fn, index)));
		if (odd >= 0) return new Unknown(`${place.text}: ${nameKind(values[odd] ?? null)} does not fit`);
		return boundValue(fn.run(values, frame.now));
	};
}
/** A field that is not there counts as null; what is not known stays so. */
function orNull(expression, step, locals) {
	if (expression?.kind !== "field") return step;
	const has = compileHas({
		...expression,
		kind: "has"
	}, locals);
	return (frame) => {
		const isThere = has(frame);
		return isThere === true ? step(frame) : isThere === false ? null : isThere;
	};
}
function paramOf(fn, index) {
	return fn.params[index] ?? fn.params.at(-1) ?? ANY;
}
function fits(value, { kind }) {
	switch (kind) {
		case "number":
		case "boolean": return typeof value === kind;
		case "text": return typeof value === "string";
		case "list": return isList(value);
		case "map":
		case "record": return isMap(value);
		case "null": return value === null;
		case "any": return true;
	}
}
function compileList(items) {
	return (frame) => items.map((item) => item(frame));
}
function compileMap(entries) {
	return (frame) => {
		const pairs = [];
		for (const [key, value] of entries) {
			const name = key(frame);
			if (typeof name !== "string" && typeof name !== "number") return asUnknown(name, `a key is ${nameKind(name)}`);
			pairs.push([String(name), value(frame)]);
		}
		return Object.fromEntries(pairs);
	};
}
/** A step whose value is true, false or not known. */
function booleanOf(expression, locals) {
	const step = compile$1(expression, locals);
	const { text } = expression.place;
	return (frame) => {
		const value = step(frame);
		return typeof value === "boolean" ? value : asUnknown(value, `${text} is ${nameKind(value)}, not true or false`);
	};
}
function compileChoice({ condition, yes, no }, locals) {
	const [test, first, second] = [
		booleanOf(condition, locals),
		compile$1(yes, locals),
		compile$1(no, locals)
	];
	return (frame) => {
		const value = test(frame);
		return value instanceof Unknown ? value : value ? first(frame) : second(frame);
	};
}
/** `&&` is false when either side is, `||` true when either is, whatever the other side is. */
function compileLogic(isAnd, [left, right]) {
	const settles = !isAnd;
	return (frame) => {
		const first = left(frame);
		if (first === settles) return settles;
		const second = right(frame);
		if (second === settles) return settles;
		return first instanceof Unknown ? first : second;
	};
}
function compileBinary({ op, place }, left, right) {
	return (frame) => {
		const [a, b] = [left(frame), right(frame)];
		if (a instanceof Unknown) return a;
		if (b instanceof Unknown) return b;
		const value = applyOperator(op, a, b, frame.now);
		return value === null ? new Unknown(`${place.text}: ${nameKind(a)} ${op} ${nameKind(b)}`) : boundValue(value);
	};
}
function compileBind({ name, value, body }, locals) {
	const [read, run] = [compile$1(value, locals), compile$1(body, [...locals, name])];
	const slot = locals.length;
	return (frame) => {
		frame.locals[slot] = read(frame);
		return run(frame);
	};
}
function compileLoop(expression, locals) {
	const { how, over, name, where, body, place } = expression;
	const inner = [...locals, name];
	const filter = how === "filter" ? body : where;
	return makeLoop({
		how,
		text: place.text,
		slot: locals.length,
		over: compile$1(over, locals),
		filter: filter === null ? null : booleanOf(filter, inner),
		body: how === "map" ? compile$1(body, inner) : how === "filter" ? null : booleanOf(body, inner)
	});
}

// src/lib/cel/explain-failure.ts
const LONGEST_VALUE = 120;
/** Why an expression is false, in one line: the part that fails, and the values of its sides. */
function explainFailure(expression, bindings) {
	const part = failingPart(expression, bindings);
	const values = (part.kind === "binary" ? [part.left, part.right] : part.kind === "not" ? [part.of] : []).filter((side) => side.kind !== "literal" && side.kind !== "list" && side.kind !== "map").map((side) => `${fold(side.place.text)} is ${print(compileExpression(side)(bindings))}`);
	const text = `${fold(part.place.text)} does not hold`;
	return values.length === 0 ? text : `${text}: ${values.join(", ")}`;
}
/** The first false operand of `&&`, the last one of `||`, the branch that a choice takes. */
function failingPart(expression, bindings) {
	if (expression.kind === "choice") return failingPart(compileExpression(expression.condition)(bindings) === true ? expression.yes : expression.no, bindings);
	if (expression.kind !== "logic") return expression;
	if (expression.op === "||") return failingPart(expression.right, bindings);
	const { left, right } = expression;
	return failingPart(compileExpression(left)(bindings) === false ? left : right, bindings);
}
function print(value) {
	if (value instanceof Unknown) return "not known";
	if (value instanceof LazyMap) return "a map";
	const text = JSON.stringify(value, (_key, part) => part instanceof Unknown ? null : part);
	return text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}...` : text;
}
function fold(text) {
	return text.replace(/\s+/g, " ");
}

// src/oracle/bind-names.ts
/** Names at a call: its arguments and result; the state just before it and just after it. */
function namesAtCall(scope, record) {
	const { call, at } = record;
	return bind({
		scope,
		before: at,
		after: afterCall(record),
		own: {
			args: () => call.args,
			result: () => resultOf(record)
		}
	});
}
/** Names at a message of the agent: its text and calls; the state before it and after the last of its calls. */
function namesAtMessage(scope, message) {
	const { trace } = scope.monitored.view;
	const text = message.texts.flatMap((at) => {
		const event = trace.events[at];
		return event?.kind === "agent" ? [event.text] : [];
	});
	const ends = message.calls.map(afterCall);
	const calls = message.calls.map((record) => {
		const { tool, args } = record.call;
		return {
			tool,
			args,
			rejected: isRejected(record),
			result: resultOf(record)
		};
	});
	return bind({
		scope,
		before: message.at,
		after: ends.includes(NaN) ? NaN : Math.max(message.at, ...ends),
		own: {
			text: () => text.join("\n"),
			calls: () => trace.complete.calls ? calls : new Unknown("the calls are not recorded whole")
		}
	});
}
/** Names at the end: the state before the first event and after the last one. */
function namesAtEnd(scope) {
	return bind({
		scope,
		before: 0,
		after: scope.monitored.view.trace.events.length,
		own: {}
	});
}
/** What a call changed stands right after it; NaN where no result is recorded, and so no change. */
function afterCall({ at, result }) {
	return result === null ? NaN : at + 1;
}
function resultOf({ result }) {
	return result === null ? new Unknown("the result is not recorded") : parseResult(result.result);
}
function isRejected({ effect }) {
	return effect === "unknown" ? new Unknown("whether the call took effect is not recorded") : effect === "rejected";
}
function bind({ scope, before, after, own }) {
	const { monitored } = scope;
	const { now } = monitored.artifacts;
	return {
		now,
		names: {
			before: () => stateAt(monitored, before),
			after: () => stateAt(monitored, after),
			objects: () => boundObjects(scope),
			requester: () => requesterOf(scope),
			now: () => now ?? new Unknown("the environment has no present moment"),
			history: once(() => historyBefore(monitored.view, scope.at)),
			...own
		}
	};
}
function once(read) {
	let value;
	return () => {
		value ??= read();
		return value;
	};
}
/** Table -> record key -> record, looked up as it is asked for. */
function stateAt({ state }, at) {
	if (Number.isNaN(at)) return new Unknown("the result is not recorded, and so not what it changed");
	const records = (table) => state.hasTable(table) ? new LazyMap((id) => recordAt({
		table,
		id
	}), () => state.keysBefore(table, at)) : void 0;
	const recordAt = (ref) => {
		const read = state.readBefore(ref, at);
		return read.isKnown ? read.record ?? void 0 : new Unknown("the state is not recorded whole");
	};
	return state.readBefore({
		table: "",
		id: ""
	}, at).isKnown ? new LazyMap(records, () => []) : new Unknown("the state is not recorded whole");
}
function boundObjects(scope) {
	const names = Object.keys(scope.monitored.refined.scenario.objects);
	return new LazyMap((name) => names.includes(name) ? recordOf(scope, scope.objects.get(name), name) : void 0, () => names);
}
/** A bound record, its key as `id`; nothing but the key where the record does not exist or the state is not known. */
function recordOf({ monitored, at }, ref, name) {
	if (ref === void 0) return new Unknown(`not known: which record ${name} is`);
	const read = monitored.state.readBefore(ref, at);
	if (read.isKnown) return {
		...read.record,
		id: ref.id
	};
	const missing = new Unknown("the state is not recorded whole");
	return new LazyMap((field) => field === "id" ? ref.id : missing, () => ["id"]);
}
/** Null when nobody is established yet; not known when that cannot be seen. */
function requesterOf(scope) {
	const { artifacts, view } = scope.monitored;
	if (scope.requester !== null) return recordOf(scope, scope.requester, "requester");
	if (artifacts.identity === null) return new Unknown("the agent knows no requesters");
	return view.trace.complete.calls ? null : new Unknown("the calls are not recorded whole");
}
const histories = /* @__PURE__ */ new WeakMap();
/** Earlier calls and messages, oldest first, every entry with the same fields. */
function historyBefore(view, at) {
	if (!view.trace.complete.calls) return new Unknown("the calls are not recorded whole");
	const entries = histories.get(view) ?? listHistory(view);
	histories.set(view, entries);
	return entries.filter((entry) => entry.at < at).map(({ value }) => value);
}
function listHistory({ trace, calls }) {
	const records = new Map(calls.map((record) => [record.at, record]));
	return trace.events.flatMap((event, at) => {
		const record = records.get(at);
		const { turn } = event;
		if (record !== void 0) {
			const { tool, args, by } = record.call;
			const [rejected, result] = [isRejected(record), resultOf(record)];
			return [{
				at,
				value: {
					kind: "call",
					tool,
					args,
					by,
					rejected,
					result,
					text: "",
					turn
				}
			}];
		}
		if (event.kind !== "user" && event.kind !== "agent") return [];
		const { kind, text } = event;
		return [{
			at,
			value: {
				kind,
				tool: "",
				args: {},
				by: kind,
				rejected: false,
				result: null,
				text,
				turn
			}
		}];
	});
}

// src/oracle/split-messages.ts
/**
* The agent's messages: what it did between two things that it was given (a user turn, a result), and in one recorded
* message where there are such. Some formats record several steps of the agent as one message.
*/
function splitMessages({ trace, calls }) {
	let given = 0;
	const acts = trace.events.flatMap((event, at) => {
		const isAct = event.kind === "agent" || event.kind === "call" && event.by === "agent";
		if (!isAct) given += 1;
		const message = `${event.messageIndex ?? ""} after ${given}`;
		return isAct ? [{
			at,
			event,
			message
		}] : [];
	});
	return [...Map.groupBy(acts, ({ message }) => message).values()].map((message) => {
		const numbers = new Set(message.map(({ at }) => at));
		const texts = message.filter(({ event }) => event.kind === "agent" && event.text.trim() !== "");
		return {
			at: Math.min(...numbers),
			texts: texts.map(({ at }) => at),
			calls: calls.filter(({ at }) => numbers.has(at))
		};
	});
}

// src/oracle/checks/holds.ts
/**
* `holds`: the expression is true at each call of a tool, at each message of the agent, or at the end. What it needs and
* does not find makes it undecided, with the reason.
*/
function decideHolds(assertion, check) {
	const point = holdsPoint(check.at);
	switch (point.kind) {
		case "call": return judgeEachCall(assertion, point.tool, (scope, record) => judge(check, {
			bindings: namesAtCall(scope, record),
			events: eventsOf(record),
			effect: record.effect
		}));
		case "turn": return decideTurns(assertion, check);
		case "end": return [judgeClosing(assertion, (scope) => judge(check, {
			bindings: namesAtEnd(scope),
			events: [],
			effect: "none"
		}))];
	}
}
function decideTurns(assertion, check) {
	const messages = splitMessages(assertion.monitored.view);
	if (messages.length === 0) return [judgeClosing(assertion, () => withoutMessage(assertion))];
	return messages.flatMap((message) => judgePoint(assertion, {
		at: message.at,
		call: message.calls[0] ?? null,
		decide: (scope) => {
			const events = [...message.texts, ...message.calls.map(({ at }) => at)].sort((a, b) => a - b);
			return judge(check, {
				bindings: namesAtMessage(scope, message),
				events,
				effect: "none"
			});
		}
	}));
}
function withoutMessage({ monitored }) {
	return monitored.view.trace.complete.calls ? {
		says: "holds",
		reason: "the agent sent no message",
		events: []
	} : {
		says: "unknown",
		reason: "the calls are not recorded whole",
		events: []
	};
}
/** Each check's expression is read once. */
const compiled = /* @__PURE__ */ new WeakMap();
function compile({ that }) {
	const { expression, problems } = parseExpression(that);
	if (expression === null) {
		const unreadable = new Unknown(`the expression cannot be read: ${problems.map(({ message }) => message).join("; ")}`);
		return {
			evaluate: () => unreadable,
			explain: () => ""
		};
	}
	return {
		evaluate: compileExpression(expression),
		explain: (bindings) => explainFailure(expression, bindings)
	};
}
function judge(check, { bindings, events, effect }) {
	const { evaluate, explain } = compiled.get(check) ?? compile(check);
	if (!compiled.has(check)) compiled.set(check, {
		evaluate,
		explain
	});
	const value = evaluate(bindings);
	if (value === true) return {
		says: "holds",
		reason: check.that,
		events
	};
	if (value === false) return {
		says: "fails",
		effect,
		reason: explain(bindings),
		events
	};
	return {
		says: "unknown",
		reason: `not known: ${value instanceof Unknown ? value.reason : `the expression is ${nameKind(value)}, not true or false`}`,
		events
	};
}

// src/oracle/checks/ownership.ts
/** `owner-is-requester`: at each call of the tool, the record that the argument names belongs to the requester. */
function decideOwnerIsRequester(assertion, check) {
	return judgeEachCall(assertion, check.tool, (scope, record) => findOwnership(scope, record, check));
}
function findOwnership(scope, record, { tool, arg }) {
	const events = eventsOf(record);
	const table = tableOf(scope, arg);
	const [id] = toKey(record.call.args[arg]);
	if (table === null || id === void 0) return {
		says: "unknown",
		reason: `not known: which record ${arg} of ${tool} names`,
		events
	};
	if (scope.requester === null) return {
		says: "unknown",
		reason: "not known: who the requester is",
		events
	};
	const isOwned = isOwnedByRequester(scope, {
		table,
		id
	});
	if (isOwned === "unknown") return {
		says: "unknown",
		reason: `not known: who owns ${id}`,
		events
	};
	return isOwned ? {
		says: "holds",
		reason: `${id} belongs to the requester`,
		events
	} : {
		says: "fails",
		effect: record.effect,
		reason: `${tool} was called for ${id}, which is not the requester's`,
		events
	};
}
function tableOf({ monitored }, arg) {
	const { objects } = monitored.refined.scenario;
	const byModel = argumentTable(arg, {
		model: monitored.artifacts.dataModel,
		objects
	});
	const [only, ...others] = Object.values(objects);
	return byModel ?? (others.length === 0 ? only ?? null : null);
}

// src/oracle/checks/single-action-turn.ts
/**
* `single-action-turn`: one message of the agent makes one call and says nothing beside it, or says something and makes
* no call. Each message with a call is a decision point.
*/
function decideSingleActionTurn(assertion) {
	const { view } = assertion.monitored;
	const messages = splitMessages(view).flatMap(({ texts, calls }) => {
		const [first, ...others] = calls;
		const spoken = texts.filter((at) => isSpoken(view, at));
		return first === void 0 ? [] : [{
			texts: spoken,
			first,
			others
		}];
	});
	if (messages.length === 0 || !view.trace.complete.calls) {
		const points = messages.flatMap((message) => judgeMessage(assertion, message)).filter(isBreach);
		return points.length > 0 ? points : [judgeClosing(assertion, () => withoutCalls(view))];
	}
	return messages.flatMap((message) => judgeMessage(assertion, message));
}
function judgeMessage(assertion, { texts, first, others }) {
	const events = [
		...texts,
		first.at,
		...others.map(({ at }) => at)
	].sort((a, b) => a - b);
	const reason = others.length > 0 ? `${others.length + 1} calls in one message` : "a message that calls and speaks at once";
	return judgePoint(assertion, {
		at: first.at,
		call: first,
		decide: () => others.length > 0 || texts.length > 0 ? {
			says: "fails",
			effect: "none",
			reason,
			events
		} : {
			says: "holds",
			reason: "one call and nothing else",
			events
		}
	});
}
/** Zero-width marks and marks of direction show nothing to the user. */
function isSpoken({ trace }, at) {
	const event = trace.events[at];
	return event?.kind !== "agent" || /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(event.text);
}
function isBreach({ status }) {
	return status === "breached";
}
function withoutCalls({ trace }) {
	return trace.complete.calls ? {
		says: "holds",
		reason: "no message made a call",
		events: []
	} : {
		says: "unknown",
		reason: "the calls are not recorded whole",
		events: []
	};
}

// src/oracle/state-before.ts
/**
* Indexes the changes of a trace by record, so that a lookup costs the changes of that record and not the size of the
* data: committed data, then set-up, then the changes of the events before. What a call changed stands right after the
* call, wherever its result is put down: of two calls in one message the second finds what the first left.
*/
function indexState(data, trace, calls = pairCalls(trace)) {
	const versions = /* @__PURE__ */ new Map();
	const touched = /* @__PURE__ */ new Map();
	const note = (by, changes) => {
		for (const { table, id, after } of changes) {
			const key = recordKey({
				table,
				id
			});
			const list = versions.get(key) ?? [];
			if (list.length === 0) versions.set(key, list);
			list.push({
				by,
				record: after
			});
			touched.set(table, (touched.get(table) ?? /* @__PURE__ */ new Set()).add(id));
		}
	};
	note(-1, trace.setup);
	const madeAt = new Map(calls.flatMap(({ at, resultAt }) => resultAt === null ? [] : [[resultAt, at]]));
	for (const [at, event] of trace.events.entries()) if (event.kind === "result") note(madeAt.get(at) ?? at, event.changes);
	const lookUp = (ref, at) => {
		const version = versions.get(recordKey(ref))?.findLast(({ by }) => by < at);
		return version ? version.record : readCommitted(data, ref);
	};
	return {
		readBefore: (ref, at) => isKnownBefore(trace, at) ? {
			isKnown: true,
			record: lookUp(ref, at)
		} : { isKnown: false },
		hasBefore: (ref, at) => lookUp(ref, at) !== null,
		hasTable: (table) => Object.hasOwn(data, table) || touched.has(table),
		keysBefore: (table, at) => {
			const committed = Object.keys((Object.hasOwn(data, table) ? data[table] : void 0) ?? {});
			const changed = touched.get(table);
			if (changed === void 0) return committed;
			return [.../* @__PURE__ */ new Set([...committed, ...changed])].filter((id) => lookUp({
				table,
				id
			}, at) !== null);
		}
	};
}
/** Whether the trace holds the state just before an event; `events.length` asks for the whole of it. */
function isKnownBefore({ complete, stateKnownUntil }, at) {
	return complete.state && (stateKnownUntil === void 0 || at <= stateKnownUntil);
}
function readCommitted(data, { table, id }) {
	const records = Object.hasOwn(data, table) ? data[table] : void 0;
	return records && Object.hasOwn(records, id) ? records[id] ?? null : null;
}
function recordKey({ table, id }) {
	return JSON.stringify([table, id]);
}

// src/oracle/checks/state.ts
/** `state`: a field of a bound object, just before each call of the tool or after the last event. */
function decideState(assertion, check) {
	const tool = check.tool ?? assertion.monitored.refined.spec.tools[0];
	if (check.at === "end" || tool === void 0) return [judgeClosing(assertion, (scope) => findFinalState(scope, check))];
	return judgeEachCall(assertion, tool, (scope, record) => {
		const finding = findState(scope, check, eventsOf(record));
		return finding.says === "fails" ? {
			...finding,
			effect: record.effect
		} : finding;
	});
}
/** `unchanged`: each executed call that changes the bound object is a decision point; without one, the closing. */
function decideUnchanged(assertion, { of }) {
	const { monitored } = assertion;
	const table = monitored.refined.scenario.objects[of];
	const points = monitored.view.calls.flatMap((record) => changesBy(record, table).map((change) => ({
		record,
		change
	}))).flatMap(({ record, change }) => judgeChange(assertion, of, {
		record,
		change
	}));
	if (isSettled(points)) return points;
	const closing = judgeClosing(assertion, (scope) => findUnchanged(scope, of));
	return [...points, closing];
}
function judgeChange(assertion, of, { record, change }) {
	const ref = {
		table: change.table,
		id: change.id
	};
	const bound = isOtherThanDriver(assertion.monitored, of, ref) ? /* @__PURE__ */ new Map() : /* @__PURE__ */ new Map([[of, ref]]);
	return judgePoint(assertion, {
		at: record.at,
		call: record,
		bound,
		decide: (scope) => scope.objects.get(of)?.id === ref.id ? {
			says: "fails",
			effect: "executed",
			reason: `${ref.id} was changed`,
			events: eventsOf(record)
		} : null
	});
}
function isOtherThanDriver({ isTarget, view }, of, ref) {
	const driver = isTarget && Object.hasOwn(view.trace.objects, of) ? view.trace.objects[of] : void 0;
	return driver !== void 0 && driver.table === ref.table && driver.id !== ref.id;
}
function changesBy({ call, result }, table) {
	if (call.by !== "agent" || result === null) return [];
	return result.changes.filter((change) => change.table === table && stableJson(change.before) !== stableJson(change.after));
}
function findUnchanged(scope, of) {
	const { trace } = scope.monitored.view;
	if (!isKnownBefore(trace, trace.events.length)) return {
		says: "unknown",
		reason: "the state is not recorded whole",
		events: []
	};
	return scope.objects.has(of) ? {
		says: "holds",
		reason: `${of} was not changed`,
		events: []
	} : {
		says: "unknown",
		reason: `not known: which record ${of} is`,
		events: []
	};
}
function findState(scope, check, events) {
	const { of, field, op, value } = check;
	const holds = evaluateCondition({
		of,
		field,
		op,
		...value === void 0 ? {} : { value }
	}, worldBefore(scope));
	const comparison = `${of}.${field} ${op}${value === void 0 ? "" : ` ${JSON.stringify(value)}`}`;
	if (holds === "unknown") return {
		says: "unknown",
		reason: `not known: ${comparison}`,
		events
	};
	return holds ? {
		says: "holds",
		reason: comparison,
		events
	} : {
		says: "fails",
		effect: "none",
		reason: `${comparison} does not hold`,
		events
	};
}
/** A wrong final state is shown by the last executed call that changed the object, where there is one. */
function findFinalState(scope, check) {
	const ref = scope.objects.get(check.of);
	const last = scope.monitored.view.calls.findLast((record) => changesBy(record, ref?.table).some(({ id }) => id === ref?.id));
	const finding = findState(scope, check, last ? eventsOf(last) : []);
	return finding.says === "fails" && last ? {
		...finding,
		effect: "executed"
	} : finding;
}

// src/oracle/checks/decide-check.ts
/** The table of the check language: which function decides a clause. One without a check is the judge's. */
function decideCheck(assertion) {
	const { check } = assertion.then;
	if (check === void 0) return [leaveToJudge(assertion)];
	switch (check.kind) {
		case "never-called": return decideNeverCalled(assertion, check);
		case "called": return decideCalled(assertion, check);
		case "called-before": return decideCalledBefore(assertion, check);
		case "argument": return decideArgument(assertion, check);
		case "confirmed-before": return decideConfirmedBefore(assertion, check);
		case "owner-is-requester": return decideOwnerIsRequester(assertion, check);
		case "state": return decideState(assertion, check);
		case "unchanged": return decideUnchanged(assertion, check);
		case "count": return decideCount(assertion, check);
		case "single-action-turn": return decideSingleActionTurn(assertion);
		case "holds": return decideHolds(assertion, check);
		case "said":
		case "not-said": return [leaveToJudge(assertion)];
		default: return assertNever(check);
	}
}
function leaveToJudge(assertion) {
	return judgeClosing(assertion, () => ({
		says: "unknown",
		by: "judge",
		reason: "needs a reader",
		events: []
	}));
}

// src/oracle/monitor-scenario.ts
function prepareTrace(trace, artifacts) {
	const view = viewTrace(trace);
	return {
		artifacts,
		view,
		state: indexState(artifacts.data, trace, view.calls)
	};
}
/**
* Judges one scenario over one trace.
* @param isTarget the trial was made for this scenario: its names are the driver's objects and its When is the user's
*   request. Default false: objects come from the calls, and a call of the rule's tool shows that the request was made.
* @returns one judgment a decision point, clause by clause. `by: 'judge'` on an undecided one: a reader can decide it.
*   `effect: 'rejected'` on a satisfied one: an attempt that the tool rejected.
*/
function monitorScenario(input) {
	const { refined, trace, artifacts, isTarget = false } = input;
	return monitorPrepared(prepareTrace(trace, artifacts), {
		refined,
		isTarget
	});
}
/** The same over a prepared trace. */
function monitorPrepared(prepared, { refined, isTarget }) {
	const monitored = {
		...prepared,
		refined,
		isTarget
	};
	return refined.scenario.then.flatMap((then, place) => decideCheck({
		monitored,
		then,
		place
	}));
}

export { linksFrom as C, readPath as D, isManyPath as E, readPlaces as O, linksBetween as S, toSnakeCase as T, keysInArguments as _, findRequests as a, toolsNamed as b, isOwnedBy as c, testPath as d, namesIn as f, bindScope as g, compareValues as h, readReply as i, evaluateCondition as l, speaksOfNow as m, monitorScenario as n, callsOf as o, resolveValue as p, prepareTrace as r, eventsOf as s, monitorPrepared as t, testField as u, subjectTools as v, singularOf as w, argumentTable as x, toolsJudged as y };