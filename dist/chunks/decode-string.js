import { t as ConfigError } from "./errors.js";

// src/artifacts/prompts/code-prompt.ts
const NO_TEXT = {
	runs: [],
	holes: []
};
const CODE_HINT = "a prompt in code is made of string literals, templates, +, join and names of such texts in the same file; anything else: prompt: {command: ...}";
function concat(parts) {
	return {
		runs: parts.flatMap(({ runs }) => runs),
		holes: parts.flatMap(({ holes }) => holes)
	};
}
/** The error for code that the reader does not understand. */
function refuseCode(file, line, what) {
	return new ConfigError(`prompt ${file}:${line}: ${what}`, CODE_HINT);
}
function lineOfOffset(text, offset) {
	return text.slice(0, offset).split("\n").length;
}

// src/artifacts/prompts/decode-string.ts
const BREAK = /^\\?(?:\r\n|[\r\n])$/;
const TOKENS = {
	javascript: /\\(?:u\{[\dA-Fa-f]+\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|\r\n|[\s\S])|\r\n|[^\\\r\n]+|[\s\S]/g,
	python: /\\(?:U[\dA-Fa-f]{8}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|[0-7]{1,3}|N\{[^}]*\}|\r\n|[\s\S])|\r\n|[^\\\r\n]+|[\s\S]/g,
	raw: /\r\n|[^\r\n]+|[\s\S]/g
};
const SIMPLE = {
	n: "\n",
	t: "	",
	r: "\r",
	b: "\b",
	f: "\f",
	v: "\v",
	a: "\x07",
	"0": "\0"
};
/**
* The text of a string literal, with the lines of its pieces.
* @param literal what stands between the quotation marks
* @param firstLine the line on which that starts
*/
function decodeString(literal, firstLine, dialect) {
	const runs = [];
	let line = firstLine;
	for (const [token] of literal.matchAll(TOKENS[dialect])) {
		const isBreak = BREAK.test(token);
		const text = decodeToken(token, isBreak, dialect);
		const last = runs.at(-1);
		if (last?.line === line) runs.splice(-1, 1, {
			text: last.text + text,
			line
		});
		else runs.push({
			text,
			line
		});
		if (isBreak) line += 1;
	}
	return runs.filter(({ text }) => text !== "");
}
/** A break of the source is a line break; after a backslash it only continues the literal. */
function decodeToken(token, isBreak, dialect) {
	if (dialect === "raw" || !token.startsWith("\\")) return isBreak ? "\n" : token;
	if (isBreak) return "";
	const body = token.slice(1);
	const hex = /^(?:u\{([\dA-Fa-f]+)\}|[uUx]([\dA-Fa-f]+))$/.exec(body);
	const code = hex === null ? NaN : Number.parseInt(hex[1] ?? hex[2] ?? "", 16);
	if (code <= 1114111) return String.fromCodePoint(code);
	if (dialect === "javascript") return body === "a" ? "a" : SIMPLE[body] ?? body;
	if (/^[0-7]+$/.test(body)) return String.fromCodePoint(Number.parseInt(body, 8));
	return SIMPLE[body] ?? (/^[\\'"]$/.test(body) ? body : token);
}

export { refuseCode as a, lineOfOffset as i, NO_TEXT as n, concat as r, decodeString as t };