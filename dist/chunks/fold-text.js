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

// src/lib/fold-text.ts
/** Runs of white space become one space, ends are trimmed: how quotations are compared with their source. */
function foldText(text) {
	return text.replace(/\s+/g, " ").trim();
}
/** Whether a quotation stands in a source text, white space folded and nothing else. An empty quotation stands nowhere. */
function isQuotedIn(quote, source) {
	const folded = foldText(quote);
	return folded.length > 0 && foldText(source).includes(folded);
}

export { isManyPath as a, toSnakeCase as i, isQuotedIn as n, readPath as o, singularOf as r, foldText as t };