// src/adapters/environment/json-result.ts
/**
* A copy of a tool's value as plain JSON, by the rules of `JSON.stringify` (an absent property is left out, a Date
* becomes its text). No value at all is null.
* Throws TypeError for what JSON would lose in silence or cannot hold: functions, symbols, Map, Set, Error, BigInt, NaN, a
* Date without a moment, an item of a list that is undefined, cycles.
*/
function toJson(value) {
	if (value === void 0) return null;
	const text = JSON.stringify(value, checkNode);
	return JSON.parse(text);
}
/** A copy of a record; throws TypeError when it is no JSON object. */
function toRecord(value) {
	const record = toJson(value);
	if (typeof record !== "object" || record === null || Array.isArray(record)) throw new TypeError(`a record must be an object, not ${JSON.stringify(record)}`);
	return record;
}
/** A replacer: what stands there by itself, before its own `toJSON` made something else of it, is looked at too. */
function checkNode(key, node) {
	const raw = this[key];
	for (const one of [raw, node]) if (!isLossless(one)) throw new TypeError(`${describeNode(one)} is not JSON`);
	if (node === void 0 && Array.isArray(this)) throw new TypeError(`item ${key} of a list is undefined, which is not JSON`);
	return node;
}
/** Kinds of objects of which JSON leaves nothing. */
const EMPTIED = [
	Map,
	Set,
	WeakMap,
	WeakSet,
	WeakRef,
	Promise,
	Error,
	RegExp,
	ArrayBuffer,
	DataView
];
function isLossless(node) {
	if (typeof node === "number") return Number.isFinite(node);
	if (typeof node === "function" || typeof node === "symbol" || typeof node === "bigint") return false;
	if (node instanceof Date) return !Number.isNaN(node.getTime());
	return !EMPTIED.some((kind) => node instanceof kind) || hasOwnForm(node);
}
/** A user's error that says itself what it is in JSON loses nothing. */
function hasOwnForm(node) {
	return typeof node === "object" && node !== null && "toJSON" in node && typeof node.toJSON === "function";
}
function describeNode(node) {
	if (node instanceof Date) return "a Date without a moment";
	return typeof node === "object" && node !== null ? `a ${node.constructor?.name ?? "object"}` : `a ${typeof node} (${String(node)})`;
}

export { toRecord as n, toJson as t };