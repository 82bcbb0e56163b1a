// src/artifacts/prompts/placed-text.ts
function textOf(runs) {
	return runs.map(({ text }) => text).join("");
}
/** A verbatim slice of a file, which starts on `firstLine`. */
function placeLines(slice, firstLine) {
	return (slice.match(/[^\n]*\n|[^\n]+$/g) ?? []).map((text, index) => ({
		text,
		line: firstLine + index
	}));
}
/** How far ahead a word is looked for: an escaped word is passed over, and must not be mistaken for a later one. */
const WINDOW = 400;
/** Places a decoded text by finding its words, one after the other, in the slice that it was decoded from. */
function alignWords(decoded, slice, firstLine) {
	let [cursor, line] = [0, firstLine];
	return (decoded.match(/\s*\S+|\s+$/g) ?? []).map((text) => {
		const word = text.trim();
		const at = slice.indexOf(word, cursor);
		if (word !== "" && at >= 0 && at - cursor <= WINDOW) {
			line += slice.slice(cursor, at).split("\n").length - 1;
			cursor = at + word.length;
		}
		return {
			text,
			line
		};
	});
}
/** Texts one after the other with something between them that stands where the next one starts. */
function joinPlaced(parts, separator) {
	return parts.flatMap((runs, index) => {
		const line = runs[0]?.line ?? parts[index - 1]?.at(-1)?.line ?? 1;
		return index === 0 ? runs : [{
			text: separator,
			line
		}, ...runs];
	});
}
/** Without white space at its ends. */
function trimPlaced(runs) {
	const text = textOf(runs);
	return slicePlaced(runs, text.length - text.trimStart().length, text.trimEnd().length);
}
/** Without the indentation that all its lines share; lines of white space alone become empty. */
function dedentPlaced(runs) {
	const lines = [...textOf(runs).matchAll(/[^\n]*(?:\n|$)/g)].filter(([line]) => line !== "");
	const filled = lines.filter(([line]) => line.trim() !== "");
	const common = Math.min(...filled.map(([line]) => line.length - line.trimStart().length));
	return lines.flatMap((match) => {
		const [line] = match;
		const skip = line.trim() === "" ? line.replace(/\n$/, "").length : common;
		return slicePlaced(runs, match.index + skip, match.index + line.length);
	});
}
function slicePlaced(runs, start, end) {
	let offset = 0;
	return runs.flatMap(({ text, line }) => {
		const part = text.slice(Math.max(0, start - offset), Math.max(0, end - offset));
		offset += text.length;
		return part === "" ? [] : [{
			text: part,
			line
		}];
	});
}
/** The form in which a prompt is kept: the text, and a mark wherever the line changes. */
function toPromptText(file, runs) {
	const marks = [];
	let at = 0;
	for (const { text, line } of runs) {
		if (marks.at(-1)?.line !== line) marks.push({
			at,
			line
		});
		at += text.length;
	}
	return {
		file,
		text: textOf(runs),
		marks
	};
}

export { textOf as a, placeLines as i, dedentPlaced as n, toPromptText as o, joinPlaced as r, trimPlaced as s, alignWords as t };