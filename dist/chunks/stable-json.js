// src/lib/stable-json.ts
/** JSON text with sorted keys and without white space: equal values give equal text. */
function stableJson(value) {
	return JSON.stringify(value, (_key, node) => isPlainObject(node) ? sortKeys(node) : node);
}
function isPlainObject(node) {
	return typeof node === "object" && node !== null && !Array.isArray(node);
}
function sortKeys(node) {
	return Object.fromEntries(Object.entries(node).sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0));
}

export { stableJson as t };