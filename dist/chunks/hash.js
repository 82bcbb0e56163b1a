import { createHash } from "node:crypto";
import { t as stableJson } from "./stable-json.js";

// src/lib/hash.ts
/** SHA-256 of a text, 64 hexadecimal digits. */
function hashText(text) {
	return createHash("sha256").update(text).digest("hex");
}
/** SHA-256 of the stable JSON of a value: the content address of everything paid for. */
function hashValue(value) {
	return hashText(stableJson(value));
}

export { hashValue as n, hashText as t };