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

export { toRecord as n, toJson as t };