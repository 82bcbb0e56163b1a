// src/lib/tool-words.ts
/** The words of a tool's name: `cancel_booking`, `cancelBooking` and `cancel-booking` give cancel, booking. */
function wordsOfName(name) {
	return name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").replace(/([A-Z]+)([A-Z][a-z])/g, "$1 $2").split(/[^A-Za-z0-9]+/).filter((word) => word.length > 0).map((word) => word.toLowerCase());
}
/** Verbs after which the thing is new, so it takes "a". */
const MAKING = /* @__PURE__ */ new Set([
	"book",
	"create",
	"open",
	"place",
	"schedule",
	"send",
	"submit",
	"request",
	"issue",
	"register"
]);
const JOINING = /* @__PURE__ */ new Set([
	"to",
	"for",
	"by",
	"from",
	"with",
	"in",
	"on",
	"of",
	"all",
	"a",
	"the"
]);
/** The use of a tool as a request: `cancel_booking` gives "cancel the booking". Its first word is taken as the verb. */
function phraseOfTool(name) {
	const [verb = name, ...rest] = wordsOfName(name);
	const [next] = rest;
	if (next === void 0) return verb;
	if (JOINING.has(next)) return [verb, ...rest].join(" ");
	const isPlural = /[^s]s$/.test(rest.at(-1) ?? "");
	return `${verb} ${MAKING.has(verb) ? isPlural ? "" : /^[aeiou]/.test(next) ? "an " : "a " : "the "}${rest.join(" ")}`;
}

// src/lib/locate-text.ts
/** Everywhere a quotation stands in a text, white space folded and nothing else; in order, without overlaps. */
function locateText(quote, source) {
	const words = quote.split(/\s+/).filter((word) => word.length > 0);
	if (words.length === 0) return [];
	const pattern = new RegExp(words.map(escapePattern).join("\\s+"), "gu");
	return [...source.matchAll(pattern)].map((match) => ({
		start: match.index,
		end: match.index + match[0].length
	}));
}
function escapePattern(text) {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
/**
* Where a passage stands in the text of its file: from its text within its lines, else the lines as a whole.
* @param passage lines of the file, counted from 1, both ends included
*/
function spanOfPassage(source, passage) {
	const { text } = source;
	const { start, end } = spanOfLines(source, passage.lines);
	const at = text.indexOf(passage.text, start);
	if (at >= 0 && at < Math.max(start + 1, end)) return {
		start: at,
		end: at + passage.text.length
	};
	const elsewhere = source.marks === void 0 ? -1 : text.indexOf(passage.text);
	return elsewhere < 0 ? {
		start,
		end
	} : {
		start: elsewhere,
		end: elsewhere + passage.text.length
	};
}
/** The offsets that stand on these lines of the file. */
function spanOfLines({ text, marks }, [first, last]) {
	if (marks === void 0) {
		const start = startOfLine(text, first);
		return {
			start,
			end: Math.max(start, startOfLine(text, last + 1) - 1)
		};
	}
	const start = marks.find((mark) => mark.line === first)?.at ?? text.length;
	const final = marks.findLastIndex((mark) => mark.line === last);
	return {
		start,
		end: Math.max(start, final < 0 ? start : marks[final + 1]?.at ?? text.length)
	};
}
/** Offset of a line's first character, lines counted from 1; past the last line, one more than the text's length. */
function startOfLine(text, line) {
	let offset = 0;
	for (let count = 1; count < line; count++) {
		const stop = text.indexOf("\n", offset);
		if (stop < 0) return text.length + 1;
		offset = stop + 1;
	}
	return offset;
}
function doSpansOverlap(a, b) {
	return a.start < b.end && b.start < a.end;
}
/** The line numbers (from 1) of the file that a span touches. */
function linesOfSpan(source, span) {
	const lineAt = (offset) => lineOfOffset(source, offset);
	return [lineAt(span.start), lineAt(Math.max(span.start, span.end - 1))];
}
function lineOfOffset({ text, marks }, offset) {
	if (marks === void 0) return text.slice(0, offset).split("\n").length;
	return marks.findLast((mark) => mark.at <= offset)?.line ?? marks[0]?.line ?? 1;
}

export { phraseOfTool as a, spanOfPassage as i, linesOfSpan as n, wordsOfName as o, locateText as r, doSpansOverlap as t };