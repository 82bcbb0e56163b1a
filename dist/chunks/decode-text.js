// src/lib/decode-text.ts
/**
* The text of a file: UTF-8, without the mark that some editors put in front of it. Where it is no UTF-8, the first byte
* that does not fit stands in the text as a lone surrogate, which no UTF-8 can give: {@link findForeignByte} finds it.
*/
function decodeText(bytes) {
	const text = new TextDecoder().decode(bytes);
	if (text.indexOf("�") < 0) return text;
	const at = firstDifference(bytes, new TextEncoder().encode(hasMark(bytes) ? `\uFEFF${text}` : text));
	if (at === null) return text;
	const before = new TextDecoder().decode(bytes.subarray(0, at));
	const byte = bytes[at] ?? 128;
	return `${before}${String.fromCharCode(56320 + byte)}${text.slice(before.length + 1)}`;
}
/** Where a text was no UTF-8: the byte, and its line counted from 1; null for a sound text. */
function findForeignByte(text) {
	const found = /\p{Surrogate}/u.exec(text);
	if (found === null) return null;
	const byte = `0x${(found[0].charCodeAt(0) & 255).toString(16).toUpperCase()}`;
	return {
		line: text.slice(0, found.index).split("\n").length,
		byte
	};
}
/** A text without the byte order mark at its start. */
function stripMark(text) {
	return text.startsWith("﻿") ? text.slice(1) : text;
}
function hasMark(bytes) {
	return bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191;
}
function firstDifference(a, b) {
	const at = a.findIndex((byte, index) => byte !== b[index]);
	if (at >= 0) return at;
	return a.length === b.length ? null : a.length - 1;
}

export { findForeignByte as n, stripMark as r, decodeText as t };