import { a as refuseCode, n as NO_TEXT, r as concat, t as decodeString } from "./decode-string.js";
import { a as textOf, n as dedentPlaced, r as joinPlaced, s as trimPlaced } from "./placed-text.js";

// src/artifacts/prompts/tokenize-python.ts
const TOKEN = /(?<blank>[ \t\f]+|\\\r?\n|#[^\n]*)|(?<end>\r?\n)|(?<prefix>[rRbBuUfFtT]{0,2})(?:"""(?<long>(?:\\[\s\S]|(?!""")[^\\])*)"""|'''(?<longer>(?:\\[\s\S]|(?!''')[^\\])*)'''|"(?<short>(?:\\[\s\S]|[^\\\n"])*)"|'(?<shorter>(?:\\[\s\S]|[^\\\n'])*)')|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<other>[\s\S])/guy;
/**
* Cuts Python into strings, names and single other characters. The end of a statement is a token only outside of
* brackets. Throws ConfigError for a string without an end.
*/
function tokenizePython(file, text) {
	const tokens = [];
	let [depth, line] = [0, 1];
	for (const match of text.matchAll(TOKEN)) {
		const isFirst = depth === 0 && (match.index === 0 || text[match.index - 1] === "\n");
		const token = toToken(match, {
			line,
			isFirst,
			depth
		});
		if (token?.kind === "other") depth = Math.max(0, depth + bracketStep(token.text));
		if (token?.kind === "other" && /["']/.test(token.text)) throw refuseCode(file, line, "a string without an end");
		if (token !== null) tokens.push(token);
		line += match[0].split("\n").length - 1;
	}
	return [...tokens, {
		kind: "end",
		line
	}];
}
/** How a character changes the depth of brackets. */
function bracketStep(text) {
	if (/[([{]/.test(text)) return 1;
	return /[)\]}]/.test(text) ? -1 : 0;
}
function toToken({ groups = {} }, { line, isFirst, depth }) {
	const { end, name, other, prefix = "", long, longer, short, shorter } = groups;
	const body = long ?? longer ?? short ?? shorter;
	if (body !== void 0) return {
		kind: "string",
		prefix: prefix.toLowerCase(),
		body,
		line
	};
	if (name !== void 0) return {
		kind: "name",
		text: name,
		line,
		isFirst
	};
	if (other !== void 0) return {
		kind: "other",
		text: other,
		line,
		isFirst
	};
	return end !== void 0 && depth === 0 ? {
		kind: "end",
		line
	} : null;
}

// src/artifacts/prompts/read-python-prompt.ts
/**
* The text of `SYMBOL` in a Python file: a name assigned at the top level, or by `SYMBOL.argument` a named argument of
* the call it is assigned. Nothing is run. Throws ConfigError for what is no plain text.
*/
function readPythonPrompt(file, text, symbol) {
	const [name = "", ...path] = symbol.split(".");
	const scope = {
		file,
		symbol,
		tokens: tokenizePython(file, text),
		open: [name]
	};
	let at = findAssignment(scope, name);
	if (at === null) throw refuseCode(file, 1, `${name} is assigned nowhere at the top level`);
	for (const key of path) at = findArgument(scope, at, key);
	const { value, next } = readSum(scope, at);
	if (!isEnd(scope, next, path.length > 0)) throw refuse(scope, next);
	return value;
}
function isEnd({ tokens }, at, isArgument) {
	const token = tokens[at];
	if (token === void 0 || token.kind === "end") return true;
	return token.kind === "other" && (token.text === ";" || isArgument && /^[,)]$/.test(token.text));
}
/** The place behind `NAME =` or `NAME: type =`; null for a name that is not assigned. Throws for two assignments. */
function findAssignment(scope, name) {
	const { tokens, file } = scope;
	const [first, second] = tokens.flatMap((token, at) => {
		if (token.kind !== "name" || !token.isFirst || token.text !== name) return [];
		let place = at + 1;
		if (isMark(tokens[place], ":")) while (!isMark(tokens[place], "=") && tokens[place]?.kind !== "end") place += 1;
		return isMark(tokens[place], "=") && !isMark(tokens[place + 1], "=") ? [{
			place: place + 1,
			line: token.line
		}] : [];
	});
	if (second !== void 0) throw refuseCode(file, second.line, `${name} is assigned twice (before: line ${first?.line})`);
	return first?.place ?? null;
}
/** The place behind `key =` among the arguments of the call at a place. */
function findArgument(scope, start, key) {
	const { tokens } = scope;
	let at = start;
	while (tokens[at]?.kind === "name" || isMark(tokens[at], ".")) at += 1;
	for (let depth = 0; at < tokens.length && tokens[at]?.kind !== "end"; at++) {
		const token = tokens[at];
		if (token?.kind === "other") depth += bracketStep(token.text);
		if (depth === 1 && isKey(tokens.slice(at, at + 3), key)) return at + 2;
	}
	throw refuseCode(scope.file, tokens[start]?.line ?? 1, `${scope.symbol}: there is no argument ${key} in this`);
}
function isKey([name, equals, next], key) {
	return name?.kind === "name" && name.text === key && isMark(equals, "=") && !isMark(next, "=");
}
function readSum(scope, start) {
	let read = readTerm(scope, start);
	while (isMark(scope.tokens[read.next], "+")) {
		const right = readTerm(scope, read.next + 1);
		read = {
			value: concat([read.value, right.value]),
			next: right.next
		};
	}
	return read;
}
/** One value with the methods called on it: `.strip()`, and `.join([...])` of a text. */
function readTerm(scope, start) {
	const { tokens } = scope;
	let read = readPrimary(scope, start);
	while (isMark(tokens[read.next], ".")) {
		const [method, open, close] = [
			tokens[read.next + 1],
			tokens[read.next + 2],
			tokens[read.next + 3]
		];
		if (method?.kind !== "name" || !isMark(open, "(")) throw refuse(scope, read.next);
		if (method.text === "strip" && isMark(close, ")")) read = {
			value: {
				...read.value,
				runs: trimPlaced(read.value.runs)
			},
			next: read.next + 4
		};
		else if (method.text === "join" && isMark(close, "[")) read = readJoin(scope, read.next + 4, textOf(read.value.runs));
		else throw refuse(scope, read.next + 1);
	}
	return read;
}
function readJoin(scope, start, separator) {
	const parts = [];
	let at = start;
	while (!isMark(scope.tokens[at], "]")) {
		const { value, next } = readSum(scope, at);
		parts.push(value);
		at = isMark(scope.tokens[next], ",") ? next + 1 : next;
		if (at === next && !isMark(scope.tokens[at], "]")) throw refuse(scope, at);
	}
	const end = expect(scope, at + 1, ")");
	return {
		value: {
			runs: joinPlaced(parts.map((part) => part.runs), separator),
			holes: parts.flatMap(({ holes }) => holes)
		},
		next: end
	};
}
function readPrimary(scope, start) {
	const token = scope.tokens[start];
	if (token?.kind === "string") return readStrings(scope, start);
	if (isMark(token, "(")) {
		const { value, next } = readSum(scope, start + 1);
		return {
			value,
			next: expect(scope, next, ")")
		};
	}
	return token?.kind === "name" ? readName(scope, start, token.text) : raise(refuse(scope, start));
}
/** `dedent(text)`, or the name of another text of the same file. */
function readName(scope, start, name) {
	const { tokens } = scope;
	const isModule = name === "textwrap" && isMark(tokens[start + 1], ".");
	const callee = tokens[isModule ? start + 2 : start];
	const open = isModule ? start + 3 : start + 1;
	if (callee?.kind === "name" && /^(?:dedent|cleandoc)$/.test(callee.text) && isMark(tokens[open], "(")) {
		const { value, next } = readSum(scope, open + 1);
		return {
			value: {
				...value,
				runs: dedentPlaced(value.runs)
			},
			next: expect(scope, next, ")")
		};
	}
	const at = scope.open.includes(name) ? null : findAssignment(scope, name);
	if (at === null) throw refuse(scope, start);
	const inner = {
		...scope,
		open: [...scope.open, name]
	};
	const { value, next } = readSum(inner, at);
	if (!isEnd(inner, next, false)) throw refuse(inner, next);
	return {
		value,
		next: start + 1
	};
}
/** String literals that follow one another are one text. */
function readStrings(scope, start) {
	let [value, at] = [NO_TEXT, start];
	for (let token = scope.tokens[at]; token?.kind === "string"; token = scope.tokens[++at]) {
		if (/[bt]/.test(token.prefix)) throw refuse(scope, at);
		value = concat([value, readString(token)]);
	}
	return {
		value,
		next: at
	};
}
const PART = /\{\{|\}\}|\{(?:[^{}]|\{[^{}]*\})*\}|(?:(?!\{|\}\})[\s\S])+|[\s\S]/gu;
/** The holes `{...}` of an f-string stay as they are written. */
function readString(token) {
	const dialect = token.prefix.includes("r") ? "raw" : "python";
	if (!token.prefix.includes("f")) return {
		runs: decodeString(token.body, token.line, dialect),
		holes: []
	};
	let line = token.line;
	return concat([...token.body.matchAll(PART)].map(([part]) => {
		const own = line;
		line += part.split("\n").length - 1;
		if (part === "{{" || part === "}}") return {
			runs: [{
				text: part.slice(1),
				line: own
			}],
			holes: []
		};
		const hole = {
			text: part,
			line: own
		};
		if (part.startsWith("{")) return {
			runs: [hole],
			holes: [hole]
		};
		return {
			runs: decodeString(part, own, dialect),
			holes: []
		};
	}));
}
function isMark(token, text) {
	return token?.kind === "other" && token.text === text;
}
function expect(scope, at, text) {
	if (!isMark(scope.tokens[at], text)) throw refuse(scope, at);
	return at + 1;
}
function refuse({ file, symbol, tokens }, at) {
	const token = tokens[at] ?? tokens.at(-1);
	const shown = token?.kind === "string" ? `${token.prefix}"..."` : token?.kind === "end" ? "end of line" : token?.text;
	return refuseCode(file, token?.line ?? 1, `${symbol}: this is no text: ${shown}`);
}
function raise(error) {
	throw error;
}

export { readPythonPrompt };