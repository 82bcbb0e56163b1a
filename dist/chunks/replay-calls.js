import { C as union, i as _enum, l as discriminatedUnion, m as looseObject, o as array, p as literal, s as boolean, w as unknown, x as string } from "./schemas.js";
import { o as errorMessage, t as ConfigError } from "./errors.js";
import { i as jsonSchema } from "./json.js";
import { s as traceSchema, t as NO_USAGE } from "./trace.js";
import { t as stableJson } from "./stable-json.js";
import { createReadStream } from "node:fs";

// src/adapters/files/read-chunks.ts
/** The text of a file, piece by piece. Throws ConfigError when it cannot be read. */
async function* readChunks(file) {
	const stream = createReadStream(file, {
		encoding: "utf8",
		highWaterMark: 1 << 18
	});
	try {
		for await (const chunk of stream) yield String(chunk);
	} catch (error) {
		throw new ConfigError(`${file}: the file cannot be read: ${errorMessage(error)}`);
	}
}

// src/traces/build-trace.ts
/**
* The trace of a recording. Text of an agent's message that also calls is an event in any case; whether it was delivered
* is the options' to say. State is not known before a replay.
* @param name the trace's id where the recording has none
*/
function buildTrace(recorded, name, options) {
	const events = toEvents(recorded, options);
	return {
		id: recorded.id ?? name,
		setup: [],
		objects: {},
		requester: null,
		events,
		complete: {
			...findComplete(events, recorded.holdsCalls),
			state: false
		},
		end: "recorded",
		usage: NO_USAGE,
		durationMs: 0
	};
}
function toEvents({ messages, dropsTextBesideCalls }, options) {
	const drops = options.textBesideCalls === null ? dropsTextBesideCalls : options.textBesideCalls === "dropped";
	let users = 0;
	return messages.flatMap((message) => {
		if (message.from === "user" && message.parts.some(({ kind }) => kind === "text")) users += 1;
		const place = {
			turn: Math.max(0, users - 1),
			messageIndex: message.index
		};
		const isDropped = drops && message.parts.some((part) => part.kind === "call");
		return message.parts.map((part) => toEvent(part, message, {
			place,
			isDropped,
			rejected: options.rejected
		}));
	});
}
function toEvent(part, { from }, known) {
	const { place, isDropped, rejected } = known;
	switch (part.kind) {
		case "text": return from === "user" ? {
			kind: "user",
			text: part.text,
			...place
		} : {
			kind: "agent",
			text: part.text,
			delivered: !isDropped,
			...place
		};
		case "call": return {
			...part,
			args: { ...part.args },
			...place
		};
		case "result": {
			const { callId, result } = part;
			return {
				kind: "result",
				callId,
				result,
				rejected: isRejection(part, rejected),
				changes: [],
				...place
			};
		}
	}
}
/** The format's own mark, the words that a refusal of an environment has, or the configured form. */
function isRejection({ result, isError }, form) {
	const text = printResult(result);
	if (form.resultMatches !== void 0 && new RegExp(form.resultMatches, "u").test(text)) return true;
	return form.error && (isError || /^Error: /.test(text));
}
function printResult(result) {
	return typeof result === "string" ? result : JSON.stringify(result);
}
/** A result without its call shows that calls are missing; a call without its result, that results are. */
function findComplete(events, holdsCalls) {
	const called = new Set(events.flatMap((event) => event.kind === "call" ? [event.callId] : []));
	const answered = new Set(events.flatMap((event) => event.kind === "result" ? [event.callId] : []));
	return {
		calls: holdsCalls && [...answered].every((id) => called.has(id)),
		results: holdsCalls && [...called].every((id) => answered.has(id))
	};
}

// src/traces/read-json.ts
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** A member of a record; undefined for what is no record. */
function memberOf(value, name) {
	return isRecord(value) && Object.hasOwn(value, name) ? value[name] : void 0;
}
function listOf(value) {
	return Array.isArray(value) ? value : [];
}
/** The first member among these names that is a text or a number, as text. */
function nameIn(record, names) {
	for (const name of names) {
		const value = memberOf(record, name);
		if (typeof value === "string" && value !== "" || typeof value === "number") return String(value);
	}
	return null;
}
/** A value as JSON; null for what is none. */
function toJsonValue(value) {
	const parsed = jsonSchema.safeParse(value);
	return parsed.success ? parsed.data : null;
}
/** A result in one form for all formats: JSON text of an object or a list is read as what it says, other text stays. */
function readResult(value) {
	const json = toJsonValue(value);
	if (typeof json !== "string" || !/^\s*[{[]/.test(json)) return json;
	return parseJson(json) ?? json;
}
/** Arguments, which formats hold as JSON text or as an object; what is no object is kept whole under `arguments`. */
function readArguments(value) {
	if (value === void 0 || value === null || value === "") return {};
	const json = typeof value === "string" ? parseJson(value) ?? value : toJsonValue(value);
	return isJsonObject(json) ? json : { arguments: json };
}
/** Null when the text is no JSON. */
function parseJson(text) {
	try {
		return toJsonValue(JSON.parse(text));
	} catch {
		return null;
	}
}
/** Where a record departs from its format, in one line. */
function describeIssue(error) {
	const [issue] = error.issues;
	if (issue === void 0) return "it has not the form of its format";
	const place = issue.path.join(".");
	return `${place === "" ? "" : `${place}: `}${issue.message}`;
}
function isJsonObject(value) {
	return isRecord(value);
}

// src/traces/scan-values.ts
/** Finds where the objects and lists of a JSON text begin and end, line by line, without holding more than one. */
function createScanner() {
	const state = {
		base: 0,
		depth: 0,
		isInText: false,
		isEscaped: false,
		start: 0,
		text: ""
	};
	const isOpen = () => state.depth > state.base;
	const openValue = (mark, number) => {
		if (mark === "]" && state.base === 1) Object.assign(state, {
			base: 0,
			depth: 0
		});
		if (mark === "[" && state.base === 0) Object.assign(state, {
			base: 1,
			depth: 1
		});
		else if (mark === "[" || mark === "{") Object.assign(state, {
			depth: state.depth + 1,
			start: number,
			text: ""
		});
	};
	const step = (mark) => {
		if (state.isEscaped) state.isEscaped = false;
		else if (state.isInText && mark === "\\") state.isEscaped = true;
		else if (mark === "\"") state.isInText = !state.isInText;
		else if (state.isInText) return;
		else if (mark === "{" || mark === "[") state.depth += 1;
		else if (mark === "}" || mark === "]") state.depth -= 1;
	};
	const scan = (line, number) => {
		const found = [];
		let from = 0;
		for (let at = 0; at < line.length; at++) {
			const mark = line[at] ?? "";
			if (!isOpen()) {
				openValue(mark, number);
				from = at;
				continue;
			}
			step(mark);
			if (isOpen()) continue;
			found.push({
				line: state.start,
				text: state.text + line.slice(from, at + 1),
				isItem: state.base === 1
			});
			state.text = "";
		}
		if (isOpen()) state.text += `${line.slice(from)}\n`;
		return found;
	};
	return {
		scan,
		openSince: () => isOpen() ? state.start : null,
		isInList: () => state.base === 1,
		isInText: () => state.isInText
	};
}

// src/traces/read-pieces.ts
/** So many lines of a file that are no JSON are told one by one. */
const TOLD_LINES = 100;
/**
* The JSON values of a text that comes in chunks: JSON Lines, one list, one object, or several objects on many lines.
* Holds one value at a time (all of them for a list of messages, which is one conversation). A line that is no JSON is
* a problem, and the next line is read. A value that does not end gives way to the next line that is a record.
*/
async function* readPieces(chunks) {
	let document = null;
	let lost = 0;
	let last = 0;
	const tell = (pieces) => pieces.filter((piece) => piece.kind === "value" || piece.problem !== NOT_JSON || ++lost <= TOLD_LINES);
	for await (const line of splitLines(chunks)) {
		last = line.number;
		const parsed = document === null || mayBeRecord(line) ? parse(line.text) : NO_JSON;
		if (document !== null && isValue(parsed) && document.isBrokenBy(line)) {
			yield* tell(document.lose(line.number));
			document = null;
		}
		const alone = document === null ? readAlone(line, parsed) : null;
		if (alone !== null) {
			yield* tell(alone);
			continue;
		}
		document ??= openDocument(line);
		yield* tell(document.add(line));
		if (document.isOver()) document = null;
	}
	if (document !== null) yield* tell(document.end());
	if (lost > TOLD_LINES) yield {
		kind: "problem",
		line: last,
		problem: `${lost - TOLD_LINES} more lines before the end are not JSON`
	};
}
/** What a line says by itself; null where a value over many lines may begin. */
function readAlone({ number, text }, parsed) {
	if (isValue(parsed)) return expand(number, parsed.value);
	if (parsed.isJson) return [{
		kind: "problem",
		line: number,
		problem: NO_VALUE
	}];
	return /^[[{]/.test(text) ? null : [problemAt(number)];
}
const NOT_JSON = "not JSON";
const NO_VALUE = "neither an object nor a list";
const NO_JSON = { isJson: false };
function problemAt(line) {
	return {
		kind: "problem",
		line,
		problem: NOT_JSON
	};
}
function mayBeRecord({ text, isIndented }) {
	return !isIndented && text.startsWith("{");
}
/** Values over many lines. The items of a list of messages are gathered, the items of any other list come one by one. */
function openDocument(opening) {
	const scanner = createScanner();
	const items = [];
	const state = {
		found: 0,
		before: "",
		last: opening.number,
		isOver: false
	};
	const key = /^\{\s*"[^"]*"/.exec(opening.text)?.[0] ?? null;
	const gathered = () => items.length > 0 ? [{
		kind: "value",
		line: opening.number,
		value: items
	}] : [];
	const take = ({ number, text }) => scanner.scan(text, number).flatMap((found) => {
		state.found += 1;
		const parsed = parse(found.text);
		if (!parsed.isJson) return [problemAt(found.line)];
		if (!found.isItem || items.length === 0 && !isMessage(parsed.value)) return [{
			kind: "value",
			line: found.line,
			value: parsed.value
		}];
		items.push(parsed.value);
		return [];
	});
	const add = (line) => {
		const pieces = take(line);
		Object.assign(state, {
			before: line.text.slice(-1),
			last: line.number
		});
		const isCut = scanner.isInText() && line.number === opening.number;
		state.isOver = isCut || scanner.openSince() === null && !scanner.isInList();
		if (isCut || state.isOver && state.found === 0) return [...pieces, problemAt(line.number)];
		return state.isOver ? [...pieces, ...gathered()] : pieces;
	};
	/** A whole record where none can stand, or where one like the first begins. */
	const isBrokenBy = (line) => {
		if (!/[[,:]/.test(state.before)) return true;
		return scanner.openSince() !== null && (scanner.isInText() || key !== null && line.text.startsWith(key));
	};
	const lose = (until) => {
		const from = items.length > 0 ? opening.number : scanner.openSince() ?? state.last;
		return Array.from({ length: until - from }, (_, place) => problemAt(from + place));
	};
	const end = () => {
		const open = scanner.openSince();
		if (open === null) return gathered();
		if (state.last === opening.number) return [problemAt(open)];
		return [{
			kind: "problem",
			line: open,
			problem: "cut off: what begins here does not end"
		}];
	};
	return {
		add,
		isBrokenBy,
		lose,
		end,
		isOver: () => state.isOver
	};
}
function parse(text) {
	try {
		return {
			isJson: true,
			value: JSON.parse(text)
		};
	} catch {
		return { isJson: false };
	}
}
function isValue(parsed) {
	return parsed.isJson && typeof parsed.value === "object" && parsed.value !== null;
}
/** Lines with something on them, trimmed, counted from 1. A long line is put together once, at its end. */
async function* splitLines(chunks) {
	let parts = [];
	let number = 0;
	const take = () => {
		const whole = parts.join("").replace(/^\uFEFF/, "");
		parts = [];
		number += 1;
		const text = whole.trim();
		return text === "" ? [] : [{
			number,
			text,
			isIndented: /^\s/.test(whole)
		}];
	};
	for await (const chunk of chunks) {
		const [head = "", ...others] = chunk.split("\n");
		parts.push(head);
		for (const other of others) {
			yield* take();
			parts.push(other);
		}
	}
	yield* take();
}
/** A list of messages is one conversation; any other list holds one record after the other. */
function expand(line, value) {
	if (!Array.isArray(value) || isMessage(value[0])) return [{
		kind: "value",
		line,
		value
	}];
	return value.map((item) => ({
		kind: "value",
		line,
		value: item
	}));
}
/** Whether a value is a message or an item of a conversation, and not a conversation. */
function isMessage(value) {
	if (!isRecord(value)) return false;
	if (Array.isArray(value["messages"]) || Array.isArray(value["events"])) return false;
	if (typeof value["role"] === "string") return true;
	return typeof memberOf(value, "type") === "string" && ("call_id" in value || "content" in value);
}

// src/traces/readers/text-of.ts
/** The text of a content that is a text, or a list of parts of which some are text; empty where there is none. */
function textOf(content) {
	if (typeof content === "string") return content;
	return listOf(content).flatMap((part) => typeof part === "string" ? [part] : isRecord(part) ? textOfPart(part) : []).filter((text) => text !== "").join("\n");
}
function textOfPart(part) {
	const { type, text, refusal, content } = part;
	if (typeof text === "string" && type !== "reasoning" && type !== "thinking") return [text];
	if (typeof refusal === "string") return [refusal];
	return type === "text" && typeof content === "string" ? [content] : [];
}

// src/traces/readers/anthropic.ts
const blockSchema = union([
	looseObject({
		type: literal("text"),
		text: string()
	}),
	looseObject({
		type: _enum(["tool_use", "mcp_tool_use"]),
		id: string(),
		name: string(),
		input: unknown().optional()
	}),
	looseObject({
		type: _enum(["tool_result", "mcp_tool_result"]),
		tool_use_id: string(),
		content: unknown().optional(),
		is_error: boolean().nullish()
	}),
	looseObject({ type: string().regex(/^(?!text$|(?:mcp_)?tool_(?:use|result)$)/, "its block has not its form") })
]);
const messageSchema$3 = looseObject({
	role: _enum([
		"user",
		"assistant",
		"system"
	]),
	content: union([string(), array(blockSchema)])
});
/**
* Anthropic messages: `{system?, messages}`, a bare list, or `{request, response}` of a log, whose response is the last
* message. Results stand in messages of the user.
*/
const anthropicReader = {
	format: "anthropic",
	reads: (record) => messagesOf$2(record).some(holdsBlock),
	read: (record) => [readMessages(record)]
};
function messagesOf$2(record) {
	if (Array.isArray(record)) return record;
	const response = memberOf(record, "response");
	const isAnswer = Array.isArray(memberOf(response, "content"));
	return [...listOf(memberOf(memberOf(record, "request") ?? record, "messages")), ...isAnswer ? [{
		role: "assistant",
		content: memberOf(response, "content")
	}] : []];
}
function holdsBlock(message) {
	return listOf(memberOf(message, "content")).some((block) => /^(?:mcp_)?tool_(?:use|result)$/.test(String(memberOf(block, "type"))));
}
function readMessages(record) {
	const parsed = array(messageSchema$3).safeParse(messagesOf$2(record));
	if (!parsed.success) return {
		kind: "problem",
		problem: `messages.${describeIssue(parsed.error)}`
	};
	return {
		kind: "recorded",
		recorded: {
			format: "anthropic",
			id: nameIn(record, [
				"id",
				"conversation_id",
				"session_id"
			]),
			messages: parsed.data.flatMap(readMessage$5),
			holdsCalls: true,
			dropsTextBesideCalls: false
		}
	};
}
/** A message of the user answers calls first and speaks after; one of the agent may hold results of the provider's own calls. */
function readMessage$5({ role, content }, index) {
	if (role === "system") return [];
	const from = role === "user" ? "user" : "agent";
	if (typeof content === "string") return [{
		index,
		from,
		parts: [{
			kind: "text",
			text: content
		}]
	}];
	const parts = content.flatMap(readBlock);
	const results = parts.filter(({ kind }) => kind === "result");
	const said = {
		index,
		from,
		parts: parts.filter(({ kind }) => kind !== "result")
	};
	const answered = {
		index,
		from: "tool",
		parts: results
	};
	return (from === "user" ? [answered, said] : [said, answered]).filter((message) => message.parts.length > 0);
}
function readBlock(block) {
	const { type } = block;
	if (type === "text" && typeof block["text"] === "string") return [{
		kind: "text",
		text: block["text"]
	}];
	const name = nameIn(block, ["name"]);
	const callId = nameIn(block, ["id", "tool_use_id"]) ?? "";
	if (/tool_use$/.test(type) && !type.startsWith("server_") && name !== null) return [{
		kind: "call",
		by: "agent",
		callId,
		tool: name,
		args: readArguments(block["input"])
	}];
	if (!/^(?:mcp_)?tool_result$/.test(type)) return [];
	const isError = block["is_error"] === true;
	return [{
		kind: "result",
		callId,
		result: readResult(readContent(block["content"])),
		isError
	}];
}
function readContent(content) {
	if (content === void 0 || content === null) return "";
	return Array.isArray(content) && content.every((part) => isRecord(part) && "type" in part) ? textOf(content) : content;
}

// src/traces/readers/openai-chat.ts
const functionSchema = looseObject({
	name: string(),
	arguments: unknown().optional()
});
const callSchema$2 = looseObject({
	id: string().optional(),
	function: functionSchema
});
const contentSchema = union([string(), array(unknown())]).nullish();
const messageSchema$2 = discriminatedUnion("role", [
	looseObject({
		role: _enum(["system", "developer"]),
		content: contentSchema
	}),
	looseObject({
		role: literal("user"),
		content: contentSchema
	}),
	looseObject({
		role: literal("assistant"),
		content: contentSchema,
		refusal: string().nullish(),
		tool_calls: array(callSchema$2).nullish(),
		function_call: functionSchema.nullish()
	}),
	looseObject({
		role: literal("tool"),
		tool_call_id: string(),
		content: contentSchema
	}),
	looseObject({
		role: literal("function"),
		name: string(),
		content: contentSchema
	})
]);
/**
* OpenAI chat messages: `{messages}` with what else the record holds, a bare list, `{request, response}` of a log; and
* the form of tau-bench, `{task_id, trial, messages}`, whose harness keeps text beside a call from the user.
*/
const openaiChatReader = {
	format: "openai-chat",
	reads: (record) => messagesOf$1(record).some((message) => typeof memberOf(message, "role") === "string"),
	read: (record) => [readChat$1(record)]
};
function messagesOf$1(record) {
	if (Array.isArray(record)) return record;
	const request = memberOf(record, "request") ?? record;
	const response = memberOf(record, "response") ?? record;
	const [choice] = listOf(memberOf(response, "choices"));
	const answer = memberOf(choice, "message");
	return [...listOf(memberOf(request, "messages")), ...isRecord(answer) ? [answer] : []];
}
function readChat$1(record) {
	const parsed = array(messageSchema$2).safeParse(messagesOf$1(record));
	if (!parsed.success) return {
		kind: "problem",
		problem: `messages.${describeIssue(parsed.error)}`
	};
	const isTau = memberOf(record, "task_id") !== void 0 && memberOf(record, "trial") !== void 0;
	const tools = memberOf(memberOf(record, "request") ?? record, "tools");
	const messages = parsed.data.flatMap(readMessage$4);
	return {
		kind: "recorded",
		recorded: {
			format: "openai-chat",
			id: isTau ? tauName(record) : nameIn(record, [
				"id",
				"conversation_id",
				"thread_id",
				"session_id"
			]),
			messages,
			holdsCalls: isTau || tools !== void 0 || messages.some(({ from }) => from === "tool") || hasCalls(messages),
			dropsTextBesideCalls: isTau
		}
	};
}
function tauName(record) {
	return `${nameIn(record, ["task_id"]) ?? ""}:${nameIn(record, ["trial"]) ?? ""}`;
}
function hasCalls(messages) {
	return messages.some(({ parts }) => parts.some(({ kind }) => kind === "call"));
}
function readMessage$4(message, index) {
	const text = textOf(message.content);
	switch (message.role) {
		case "system":
		case "developer": return [];
		case "user": return [{
			index,
			from: "user",
			parts: [{
				kind: "text",
				text
			}]
		}];
		case "assistant": return [{
			index,
			from: "agent",
			parts: readAssistant$1(message, index)
		}];
		case "tool": return [{
			index,
			from: "tool",
			parts: [resultOf(message.tool_call_id, text)]
		}];
		case "function": return [{
			index,
			from: "tool",
			parts: [resultOf(message.name, text)]
		}];
	}
}
function resultOf(callId, text) {
	return {
		kind: "result",
		callId,
		result: readResult(text),
		isError: false
	};
}
function readAssistant$1(message, index) {
	const { content, refusal, tool_calls: calls, function_call: old } = message;
	const text = [textOf(content), refusal ?? ""].filter((part) => part !== "").join("\n");
	const made = (calls ?? []).map(({ id, function: called }, place) => ({
		callId: id ?? `${index}.${place}`,
		tool: called.name,
		args: readArguments(called.arguments)
	}));
	const legacy = old ? [{
		callId: old.name,
		tool: old.name,
		args: readArguments(old.arguments)
	}] : [];
	return [...text === "" ? [] : [{
		kind: "text",
		text
	}], ...[...made, ...legacy].map((call) => ({
		kind: "call",
		by: "agent",
		...call
	}))];
}

// src/traces/readers/openai-responses.ts
const messageSchema$1 = looseObject({
	type: literal("message").optional(),
	role: _enum([
		"user",
		"assistant",
		"system",
		"developer"
	]),
	content: union([string(), array(unknown())])
});
const callSchema$1 = looseObject({
	type: _enum(["function_call", "custom_tool_call"]),
	call_id: string(),
	name: string(),
	arguments: unknown().optional(),
	input: unknown().optional()
});
const outputSchema = looseObject({
	type: _enum(["function_call_output", "custom_tool_call_output"]),
	call_id: string(),
	output: unknown().optional()
});
/** A call of an MCP server's tool: call and result in one item. */
const mcpSchema = looseObject({
	type: literal("mcp_call"),
	id: string(),
	name: string(),
	arguments: unknown().optional(),
	output: unknown().optional(),
	error: unknown().optional()
});
const SCHEMAS = {
	message: messageSchema$1,
	function_call: callSchema$1,
	custom_tool_call: callSchema$1,
	function_call_output: outputSchema,
	custom_tool_call_output: outputSchema,
	mcp_call: mcpSchema
};
/** Items that say nothing to the user and call no tool of the agent. */
const PASSED_OVER = /^(?:reasoning|mcp_list_tools|mcp_approval_|web_search_call|file_search_call|code_interpreter_call|image_generation_call|computer_call|local_shell_call|compaction|item_reference)/;
/**
* Items of the OpenAI Responses API: a bare list, `{items}`, `{input, output}`, or `{request, response}` of a log. All
* items of one answer of the model are one message, which bears the place of its first item.
*/
const openaiResponsesReader = {
	format: "openai-responses",
	reads: (record) => itemsOf(record).some(isItem),
	read: (record) => [readItems(record)]
};
function itemsOf(record) {
	if (Array.isArray(record)) return record;
	const items = memberOf(record, "items");
	if (Array.isArray(items)) return items;
	const input = memberOf(memberOf(record, "request") ?? record, "input");
	const output = memberOf(memberOf(record, "response") ?? record, "output");
	return [...typeof input === "string" ? [{
		role: "user",
		content: input
	}] : listOf(input), ...listOf(output)];
}
function isItem(item) {
	const type = memberOf(item, "type");
	if (typeof type === "string" && (Object.hasOwn(SCHEMAS, type) || PASSED_OVER.test(type))) return true;
	return listOf(memberOf(item, "content")).some((part) => /^(?:in|out)put_text$/.test(String(memberOf(part, "type"))));
}
function readItems(record) {
	const items = [];
	for (const [index, value] of itemsOf(record).entries()) {
		const item = readItem(value);
		if (typeof item === "string") return {
			kind: "problem",
			problem: `item ${index}: ${item}`
		};
		items.push(item);
	}
	const isWhole = nameIn(memberOf(record, "request") ?? record, ["previous_response_id"]) === null;
	const hasReference = itemsOf(record).some((item) => memberOf(item, "type") === "item_reference");
	return {
		kind: "recorded",
		recorded: {
			format: "openai-responses",
			id: nameIn(record, [
				"id",
				"conversation_id",
				"session_id"
			]),
			messages: joinAnswers(items),
			holdsCalls: isWhole && !hasReference,
			dropsTextBesideCalls: false
		}
	};
}
/** An item, or why it is none. */
function readItem(value) {
	const type = memberOf(value, "type") ?? (memberOf(value, "role") === void 0 ? void 0 : "message");
	if (typeof type !== "string") return "it has no type";
	if (PASSED_OVER.test(type)) return {
		from: null,
		parts: [],
		results: []
	};
	switch (type) {
		case "message": return readWith(messageSchema$1, value, readMessage$3);
		case "function_call":
		case "custom_tool_call": return readWith(callSchema$1, value, (item) => {
			const args = readArguments(item.type === "function_call" ? item.arguments : item.input);
			return agentItem([{
				kind: "call",
				by: "agent",
				callId: item.call_id,
				tool: item.name,
				args
			}]);
		});
		case "function_call_output":
		case "custom_tool_call_output": return readWith(outputSchema, value, (item) => ({
			from: "tool",
			parts: [{
				kind: "result",
				callId: item.call_id,
				result: readOutput$1(item.output),
				isError: false
			}],
			results: []
		}));
		case "mcp_call": return readWith(mcpSchema, value, readMcpCall);
		default: return `an item of type ${type} is not known`;
	}
}
function readWith(schema, value, read) {
	const parsed = schema.safeParse(value);
	return parsed.success ? read(parsed.data) : describeIssue(parsed.error);
}
function readMessage$3({ role, content }) {
	const parts = [{
		kind: "text",
		text: textOf(content)
	}];
	if (role === "assistant") return agentItem(parts);
	return role === "user" ? {
		from: "user",
		parts,
		results: []
	} : {
		from: null,
		parts: [],
		results: []
	};
}
function readMcpCall(item) {
	const { id: callId, name: tool, output, error } = item;
	const isError = error !== null && error !== void 0;
	const isAnswered = isError || output !== null && output !== void 0;
	const result = readResult(isError ? isRecord(error) ? JSON.stringify(error) : error : output);
	return {
		...agentItem([{
			kind: "call",
			by: "agent",
			callId,
			tool,
			args: readArguments(item.arguments)
		}]),
		results: isAnswered ? [{
			kind: "result",
			callId,
			result,
			isError
		}] : []
	};
}
function agentItem(parts) {
	return {
		from: "agent",
		parts,
		results: []
	};
}
/** An output is a text, or a list of content parts. */
function readOutput$1(output) {
	const isParts = Array.isArray(output) && output.some((part) => memberOf(part, "type") === "input_text");
	return readResult(isParts ? textOf(output) : output);
}
/** What stands between two inputs is one answer of the model; items that are passed over part nothing. */
function joinAnswers(items) {
	const messages = [];
	for (const [index, { from, parts, results }] of items.entries()) {
		if (from === null) continue;
		const last = messages.at(-1);
		if (from === "agent" && last?.from === "agent") messages[messages.length - 1] = {
			...last,
			parts: [...last.parts, ...parts]
		};
		else messages.push({
			index,
			from,
			parts
		});
		if (results.length > 0) messages.push({
			index,
			from: "tool",
			parts: results
		});
	}
	return messages;
}

// src/traces/readers/fold-history.ts
/**
* One conversation out of requests in the order of time, of which each repeats what came before: of each request only
* what follows the longest part that it shares with the end of the conversation is new. Calls that have spans of their
* own are put in where no message tells of them.
*/
function foldHistory(turns) {
	const folded = [];
	const addMessage = (message) => {
		const kept = message.from === "tool" ? withoutKnown(message, folded) : message;
		folded.push({
			message: kept,
			key: keyOf(message)
		});
	};
	for (const turn of turns) {
		if (turn.kind === "exchange") {
			const known = folded.flatMap(({ key }) => key === null ? [] : [key]);
			for (const message of turn.messages.slice(countShared(known, turn.messages.map(keyOf)))) addMessage(message);
			continue;
		}
		if (!(turn.callId !== null && holds(folded, "call", turn.callId))) folded.push({
			message: turn.call,
			key: null
		});
		const isAnswered = turn.callId !== null && holds(folded, "result", turn.callId);
		if (turn.result !== null && !isAnswered) folded.push({
			message: turn.result,
			key: null
		});
	}
	return folded.map(({ message }) => message).filter(({ parts }) => parts.length > 0);
}
/** How many messages at the start of a request stand at the end of the conversation, or, after a retry, at its start. */
function countShared(known, keys) {
	for (let length = Math.min(known.length, keys.length); length > 0; length--) if (known.slice(known.length - length).every((key, place) => key === keys[place])) return length;
	const parting = keys.findIndex((key, place) => key !== known[place]);
	return parting === -1 ? keys.length : parting;
}
function withoutKnown(message, folded) {
	const parts = message.parts.filter((part) => part.kind !== "result" || !holds(folded, "result", part.callId));
	return {
		...message,
		parts
	};
}
function holds(folded, kind, callId) {
	return folded.some(({ message }) => message.parts.some((part) => part.kind === kind && part.callId === callId));
}
/** What makes two messages the same: words without white space around them; calls and results by their ids. */
function keyOf({ from, parts }) {
	return stableJson([from, ...parts.map((part) => part.kind === "text" ? part.text.trim() : [part.kind, part.callId])]);
}

// src/traces/readers/otlp-values.ts
/** An `AnyValue` of OTLP JSON as the value that it stands for. */
function decodeValue(value) {
	if (!isRecord(value)) return value ?? null;
	for (const name of [
		"stringValue",
		"boolValue",
		"doubleValue",
		"bytesValue"
	]) if (value[name] !== void 0) return value[name];
	if (value["intValue"] !== void 0) return Number(value["intValue"]);
	if (value["arrayValue"] !== void 0) return listOf(memberOf(value["arrayValue"], "values")).map(decodeValue);
	if (value["kvlistValue"] !== void 0) return decodeAttributes(memberOf(value["kvlistValue"], "values"));
	return null;
}
function decodeAttributes(list) {
	if (isRecord(list)) return list;
	return Object.fromEntries(listOf(list).map((item) => [String(memberOf(item, "key")), decodeValue(memberOf(item, "value"))]));
}
/** A value that stands as itself or as JSON text. */
function readStructured(value) {
	return typeof value === "string" ? parseJson(value) ?? value : value;
}
/** Every span and log record of an OTLP JSON export request. */
function listSignals(record) {
	const spans = listOf(memberOf(record, "resourceSpans")).flatMap((resource) => listOf(memberOf(resource, "scopeSpans")).flatMap((scope) => listOf(memberOf(scope, "spans"))));
	const logs = listOf(memberOf(record, "resourceLogs")).flatMap((resource) => listOf(memberOf(resource, "scopeLogs")).flatMap((scope) => listOf(memberOf(scope, "logRecords"))));
	return [...spans.map((span) => toSignal(span, true)), ...logs.map((log) => toSignal(log, false))];
}
function toSignal(item, isSpan) {
	const attributes = decodeAttributes(memberOf(item, "attributes"));
	const time = memberOf(item, "startTimeUnixNano") ?? memberOf(item, "timeUnixNano") ?? "0";
	return {
		traceId: String(memberOf(item, "traceId") ?? ""),
		spanId: String(memberOf(item, "spanId") ?? ""),
		time: String(time).padStart(24, "0"),
		name: String(memberOf(item, "eventName") ?? attributes["event.name"] ?? memberOf(item, "name") ?? ""),
		attributes,
		body: decodeValue(memberOf(item, "body")),
		events: listOf(memberOf(item, "events")).map((event) => ({
			name: String(memberOf(event, "name") ?? ""),
			attributes: decodeAttributes(memberOf(event, "attributes"))
		})),
		isFailed: ["2", "STATUS_CODE_ERROR"].includes(String(memberOf(memberOf(item, "status"), "code"))),
		isSpan
	};
}

// src/traces/readers/genai-messages.ts
const SENDERS = {
	user: "user",
	assistant: "agent",
	model: "agent",
	tool: "tool"
};
/** `gen_ai.input.messages` and `gen_ai.output.messages`: `{role, parts}`, structured or as JSON text. Null where neither is recorded. */
function readMessageAttributes(attributes) {
	const [input, output] = ["gen_ai.input.messages", "gen_ai.output.messages"].map((name) => readStructured(attributes[name]));
	if (!Array.isArray(input) && !Array.isArray(output)) return null;
	return [...listOf(input), ...listOf(output).slice(0, 1)].flatMap(readMessage$2);
}
function readMessage$2(message) {
	const from = SENDERS[nameIn(message, ["role"]) ?? ""];
	const parts = listOf(memberOf(message, "parts")).flatMap(readPart);
	return from === void 0 ? [] : splitResults(from, parts);
}
/** Some exporters put results into messages of the user. */
function splitResults(from, parts) {
	return [{
		from: "tool",
		parts: parts.filter(({ kind }) => kind === "result")
	}, {
		from,
		parts: parts.filter(({ kind }) => kind !== "result")
	}].filter((message) => message.parts.length > 0);
}
function readPart(part) {
	const callId = nameIn(part, ["id", "call_id"]) ?? "";
	switch (memberOf(part, "type")) {
		case "text": {
			const text = nameIn(part, ["content", "text"]) ?? "";
			return text === "" ? [] : [{
				kind: "text",
				text
			}];
		}
		case "tool_call": {
			const args = readArguments(memberOf(part, "arguments"));
			return [{
				kind: "call",
				by: "agent",
				callId,
				tool: nameIn(part, ["name"]) ?? "",
				args
			}];
		}
		case "tool_call_response": return [{
			kind: "result",
			callId,
			result: readResult(memberOf(part, "response") ?? memberOf(part, "result")),
			isError: false
		}];
		default: return [];
	}
}
/**
* One of the older events (`gen_ai.user.message`, `gen_ai.assistant.message`, `gen_ai.tool.message`, `gen_ai.choice`):
* its body in the shape of OpenAI's chat messages. Null for an event that is none of them.
*/
function readMessageEvent(name, body) {
	const kind = /^gen_ai\.(system|user|assistant|tool)\.message$|^gen_ai\.(choice)$/.exec(name);
	if (kind === null) return null;
	const content = readStructured(body);
	switch (kind[1] ?? kind[2]) {
		case "user": return [{
			from: "user",
			parts: textPart(memberOf(content, "content"))
		}];
		case "assistant": return [readAssistant(content)];
		case "choice": return Number(memberOf(content, "index") ?? 0) === 0 ? [readAssistant(memberOf(content, "message") ?? content)] : [];
		case "tool": return [{
			from: "tool",
			parts: [{
				kind: "result",
				callId: nameIn(content, ["id", "tool_call_id"]) ?? "",
				result: readResult(memberOf(content, "content")),
				isError: false
			}]
		}];
		default: return [];
	}
}
/** An assistant's message with `content` and OpenAI's `tool_calls`. */
function readAssistant(message) {
	const calls = listOf(readStructured(memberOf(message, "tool_calls"))).flatMap((call) => {
		const called = memberOf(call, "function");
		const tool = nameIn(called, ["name"]);
		if (tool === null) return [];
		const args = readArguments(memberOf(called, "arguments"));
		return [{
			kind: "call",
			by: "agent",
			callId: nameIn(call, ["id"]) ?? "",
			tool,
			args
		}];
	});
	return {
		from: "agent",
		parts: [...textPart(memberOf(message, "content")), ...calls]
	};
}
function textPart(content) {
	const text = textOf(isRecord(content) ? [content] : content);
	return text === "" ? [] : [{
		kind: "text",
		text
	}];
}

// src/traces/readers/openinference.ts
/** `llm.input_messages.N.message...` and `llm.output_messages.N.message...`. Null where neither is recorded. */
function readOpeninference(attributes) {
	const [input, output] = ["llm.input_messages", "llm.output_messages"].map((prefix) => listOf(unflatten(attributes, prefix)));
	if (input === void 0 || output === void 0 || input.length + output.length === 0) return null;
	return [...input, ...output.slice(0, 1)].flatMap((item) => readMessage$1(memberOf(item, "message")));
}
function readMessage$1(message) {
	const text = textOf(memberOf(message, "content")) || textOf(contentsOf(message));
	switch (memberOf(message, "role")) {
		case "user": return [{
			from: "user",
			parts: [{
				kind: "text",
				text
			}]
		}];
		case "assistant": return [readAssistant({
			content: text,
			tool_calls: callsOf(message)
		})];
		case "tool": return [{
			from: "tool",
			parts: [{
				kind: "result",
				callId: nameIn(message, ["tool_call_id"]) ?? "",
				result: readResult(text),
				isError: false
			}]
		}];
		default: return [];
	}
}
function contentsOf(message) {
	return listOf(memberOf(message, "contents")).map((item) => memberOf(item, "message_content"));
}
function callsOf(message) {
	return listOf(memberOf(message, "tool_calls")).map((item) => memberOf(item, "tool_call"));
}
/** Flattened attributes below a prefix as nested values; steps that are all numbers make a list, in their order. */
function unflatten(attributes, prefix) {
	const groups = /* @__PURE__ */ new Map();
	for (const [name, value] of Object.entries(attributes)) {
		if (name === prefix) return value;
		if (!name.startsWith(`${prefix}.`)) continue;
		const [step = "", ...rest] = name.slice(prefix.length + 1).split(".");
		const group = groups.get(step) ?? {};
		groups.set(step, {
			...group,
			[rest.length === 0 ? "value" : `value.${rest.join(".")}`]: value
		});
	}
	const members = [...groups].map(([step, group]) => [step, unflatten(group, "value")]);
	if (members.length > 0 && members.every(([step]) => /^\d+$/.test(step))) return members.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
	return Object.fromEntries(members);
}

// src/traces/readers/otlp.ts
/**
* OTLP JSON of traces and logs: GenAI semantic conventions (message attributes, and the older events on spans or as log
* records) and OpenInference. One conversation a `gen_ai.conversation.id` or `session.id`, else a trace. Content is
* opt-in: where a model's span has none, calls count as not recorded whole.
*/
const otlpReader = {
	format: "otlp",
	reads: (record) => isRecord(record) && ("resourceSpans" in record || "resourceLogs" in record),
	read: (record) => readExports([record])
};
/** The conversations of several export requests together: one conversation may be spread over many. */
function readExports(records) {
	const signals = records.flatMap(listSignals).sort((a, b) => a.time < b.time ? -1 : a.time > b.time ? 1 : 0);
	const names = new Map(signals.flatMap((signal) => {
		const name = conversationOf(signal);
		return name === null ? [] : [[signal.traceId, name]];
	}));
	return [...Map.groupBy(signals, (signal) => conversationOf(signal) ?? names.get(signal.traceId) ?? signal.traceId)].flatMap(([id, group]) => readConversation(id, group));
}
function conversationOf({ attributes }) {
	return nameIn(attributes, ["gen_ai.conversation.id", "session.id"]);
}
function readConversation(id, signals) {
	const models = signals.filter(isModelCall);
	const exchanges = gatherExchanges(signals);
	if (exchanges.size === 0) {
		if (models.length === 0) return [];
		return [{
			kind: "problem",
			problem: `conversation ${id}: no content of messages is recorded (it is opt-in)`
		}];
	}
	const turns = signals.flatMap((signal) => {
		const turn = exchanges.get(signal) ?? toToolRun(signal);
		return turn === null ? [] : [turn];
	});
	return [{
		kind: "recorded",
		recorded: {
			format: "otlp",
			id,
			messages: foldHistory(turns).map((message, index) => ({
				index,
				...message
			})),
			holdsCalls: models.every((span) => exchanges.has(span)),
			dropsTextBesideCalls: false
		}
	}];
}
/** A span of one request to a model; agents and workflows around it repeat its messages. */
function isModelCall({ isSpan, attributes }) {
	if (!isSpan) return false;
	const operation = attributes["gen_ai.operation.name"];
	if (typeof operation === "string") return [
		"chat",
		"generate_content",
		"text_completion"
	].includes(operation);
	const kind = attributes["openinference.span.kind"];
	if (typeof kind === "string") return kind.toUpperCase() === "LLM";
	return "gen_ai.request.model" in attributes || "gen_ai.input.messages" in attributes;
}
/** The exchange of each request, under its span; under the first log record that tells of it where the span is not there. */
function gatherExchanges(signals) {
	const groups = Map.groupBy(signals, ({ traceId, spanId }) => `${traceId}/${spanId}`);
	return new Map([...groups.values()].flatMap((group) => {
		const owner = group.find(isModelCall) ?? group.find(({ isSpan }) => !isSpan);
		const told = group.filter((signal) => !signal.isSpan || signal === owner);
		const messages = told.map(readWhole).find((whole) => whole !== null) ?? told.flatMap(readEvents);
		return owner === void 0 || messages.length === 0 ? [] : [[owner, {
			kind: "exchange",
			messages
		}]];
	}));
}
function readWhole({ attributes }) {
	return readMessageAttributes(attributes) ?? readOpeninference(attributes);
}
function readEvents({ isSpan, name, body, events }) {
	if (!isSpan) return readMessageEvent(name, body) ?? [];
	return events.flatMap((event) => {
		const content = event.attributes["gen_ai.event.content"] ?? event.attributes["event.body"] ?? event.attributes;
		return readMessageEvent(event.name, content) ?? [];
	});
}
function toToolRun({ isSpan, attributes, isFailed }) {
	const isTool = attributes["gen_ai.operation.name"] === "execute_tool" || String(attributes["openinference.span.kind"]).toUpperCase() === "TOOL";
	const tool = nameIn(attributes, ["gen_ai.tool.name", "tool.name"]);
	if (!isSpan || !isTool || tool === null) return null;
	const id = nameIn(attributes, [
		"gen_ai.tool.call.id",
		"tool_call.id",
		"tool.call.id"
	]);
	const callId = id ?? `${tool} ${nameIn(attributes, ["input.value"]) ?? ""}`;
	const args = readArguments(attributes["gen_ai.tool.call.arguments"] ?? attributes["input.value"]);
	const output = attributes["gen_ai.tool.call.result"] ?? attributes["output.value"];
	const result = {
		kind: "result",
		callId,
		result: readResult(output),
		isError: isFailed
	};
	return {
		kind: "tool",
		callId: id,
		call: {
			from: "agent",
			parts: [{
				kind: "call",
				by: "agent",
				callId,
				tool,
				args
			}]
		},
		result: output === void 0 ? null : {
			from: "tool",
			parts: [result]
		}
	};
}

// src/traces/readers/own.ts
/** Traces of our own: as `traceSchema` says, or a stored trial that holds one. */
const ownReader = {
	format: "proviso",
	reads: (record) => isTrace(record) || isTrace(memberOf(record, "trace")),
	read: (record) => {
		const parsed = traceSchema.safeParse(isTrace(record) ? record : memberOf(record, "trace"));
		if (parsed.success) return [{
			kind: "trace",
			trace: parsed.data
		}];
		return [{
			kind: "problem",
			problem: describeIssue(parsed.error)
		}];
	}
};
function isTrace(record) {
	return isRecord(record) && Array.isArray(record["events"]) && isRecord(record["complete"]);
}

// src/traces/readers/tau2.ts
const requestorSchema = _enum(["assistant", "user"]).nullish();
const callSchema = looseObject({
	id: string(),
	name: string(),
	arguments: unknown().optional(),
	requestor: requestorSchema
});
const toolSchema = looseObject({
	id: string(),
	content: unknown().optional(),
	error: boolean().nullish()
});
const messageSchema = union([
	looseObject({ role: literal("system") }),
	looseObject({
		role: _enum(["user", "assistant"]),
		content: string().nullish(),
		tool_calls: array(callSchema).nullish()
	}),
	looseObject({
		role: literal("tool"),
		tool_messages: array(toolSchema)
	}),
	toolSchema.extend({ role: literal("tool") })
]);
/**
* Results of tau2: `{simulations}`, or one simulation. Calls of the user's own tools are user operations; the final
* state is not in it.
*/
const tau2Reader = {
	format: "tau2",
	reads: (record) => Array.isArray(memberOf(record, "simulations")) || listOf(memberOf(record, "messages")).some(isTau),
	read: (record) => {
		const simulations = memberOf(record, "simulations");
		return (Array.isArray(simulations) ? simulations : [record]).map(readSimulation);
	}
};
function isTau(message) {
	const [call] = listOf(memberOf(message, "tool_calls"));
	if (typeof memberOf(call, "name") === "string" && memberOf(call, "function") === void 0) return true;
	return memberOf(message, "role") === "tool" && typeof memberOf(message, "requestor") === "string";
}
function readSimulation(simulation, place) {
	const parsed = array(messageSchema).safeParse(memberOf(simulation, "messages"));
	if (!parsed.success) return {
		kind: "problem",
		problem: `simulations.${place}.messages.${describeIssue(parsed.error)}`
	};
	const [task, trial] = [nameIn(simulation, ["task_id"]), nameIn(simulation, ["trial"])];
	return {
		kind: "recorded",
		recorded: {
			format: "tau2",
			id: nameIn(simulation, ["id"]) ?? (task === null ? null : `${task}:${trial ?? 0}`),
			messages: parsed.data.flatMap(readMessage),
			holdsCalls: true,
			dropsTextBesideCalls: false
		}
	};
}
function readMessage(message, index) {
	const calls = message.role === "user" || message.role === "assistant" ? readCalls(message) : [];
	switch (message.role) {
		case "system": return [];
		case "user":
		case "assistant": {
			const text = textOf(message["content"]);
			const said = text === "" ? [] : [{
				kind: "text",
				text
			}];
			const from = message.role === "user" ? "user" : "agent";
			return said.length + calls.length === 0 ? [] : [{
				index,
				from,
				parts: [...said, ...calls]
			}];
		}
		case "tool": return [{
			index,
			from: "tool",
			parts: readResults(message)
		}];
	}
}
function readCalls(message) {
	const calls = array(callSchema).safeParse(message["tool_calls"] ?? []);
	return (calls.success ? calls.data : []).map(({ id, name, arguments: args, requestor }) => {
		const by = (requestor ?? message.role) === "user" ? "user" : "agent";
		return {
			kind: "call",
			callId: id,
			tool: name,
			args: readArguments(args),
			by
		};
	});
}
function readResults(message) {
	const several = array(toolSchema).safeParse(message["tool_messages"]);
	const one = toolSchema.safeParse(message);
	return (several.success ? several.data : one.success ? [one.data] : []).map(({ id, content, error }) => ({
		kind: "result",
		callId: id,
		result: readResult(content ?? ""),
		isError: error === true
	}));
}

// src/traces/readers/vercel-parts.ts
function isToolPart({ type }) {
	return type === "tool-call" || type === "tool-result" || type === "tool-error";
}
/** The steps of one UI message: what the agent said and called, then the results, step by step. */
function readUiParts(parts) {
	const steps = [[]];
	const marksSteps = parts.some(({ type }) => type === "step-start");
	for (const part of parts) {
		const step = steps.at(-1) ?? [];
		const { type } = part;
		if (marksSteps ? type === "step-start" : type === "text" && step.some(isUiTool)) steps.push([part]);
		else step.push(part);
	}
	return steps.flatMap((step) => toStep(step.flatMap(readUiPart)));
}
/** The parts of a model message: calls and words of the agent, then results. */
function readModelParts(parts) {
	return toStep(parts.flatMap(readModelPart));
}
function toStep(parts) {
	return [{
		from: "agent",
		parts: parts.filter(({ kind }) => kind !== "result")
	}, {
		from: "tool",
		parts: parts.filter(({ kind }) => kind === "result")
	}].filter((message) => message.parts.length > 0);
}
function isUiTool(part) {
	return /^(?:tool-|dynamic-tool$)/.test(String(part["type"]));
}
function readUiPart(part) {
	const { type, text } = part;
	if (type === "text") return typeof text === "string" && text !== "" ? [{
		kind: "text",
		text
	}] : [];
	if (!isUiTool(part)) return [];
	const old = type === "tool-invocation" ? memberOf(part, "toolInvocation") : void 0;
	const said = isRecord(old) ? old : part;
	const tool = nameIn(said, ["toolName"]) ?? String(type).replace(/^tool-/, "");
	const callId = nameIn(said, ["toolCallId"]) ?? "";
	return [{
		kind: "call",
		by: "agent",
		callId,
		tool,
		args: readArguments(said["input"] ?? said["rawInput"] ?? said["args"])
	}, ...readState(said, callId)];
}
function readState(said, callId) {
	switch (said["state"]) {
		case "output-available": return [{
			kind: "result",
			callId,
			result: readResult(said["output"]),
			isError: false
		}];
		case "result": return [{
			kind: "result",
			callId,
			result: readResult(said["result"]),
			isError: false
		}];
		case "output-error": return [{
			kind: "result",
			callId,
			result: readResult(said["errorText"]),
			isError: true
		}];
		default: return [];
	}
}
function readModelPart(part) {
	const { type, text } = part;
	const callId = nameIn(part, ["toolCallId"]) ?? "";
	if (type === "text" && typeof text === "string" && text !== "") return [{
		kind: "text",
		text
	}];
	if (type === "tool-call") {
		const args = readArguments(part["input"] ?? part["args"]);
		return [{
			kind: "call",
			by: "agent",
			callId,
			tool: nameIn(part, ["toolName"]) ?? "",
			args
		}];
	}
	return isToolPart(part) ? [readOutput(part, callId)] : [];
}
/** `output: {type, value}`; version 4 has `result` and `isError`. */
function readOutput(part, callId) {
	const output = memberOf(part, "output") ?? memberOf(part, "error");
	const isTyped = isRecord(output) && typeof output["type"] === "string" && "value" in output;
	const isError = part["type"] === "tool-error" || part["isError"] === true || isTyped && /^(?:error-|execution-denied)/.test(String(output["type"]));
	const value = isTyped ? output["value"] : output ?? part["result"];
	return {
		kind: "result",
		callId,
		result: readResult(value),
		isError
	};
}

// src/traces/readers/vercel.ts
const uiSchema = looseObject({
	role: _enum([
		"system",
		"user",
		"assistant",
		"data"
	]),
	parts: array(looseObject({ type: string() }))
});
const modelSchema = looseObject({
	role: _enum([
		"system",
		"user",
		"assistant",
		"tool"
	]),
	content: union([string(), array(looseObject({ type: string() }))])
});
/**
* Messages of the Vercel AI SDK: UI messages (`parts`, of versions 4 and 5) and model messages (parts `tool-call` and
* `tool-result`), as `{messages}` or a bare list. A UI message holds several steps of the agent, and their results.
*/
const vercelReader = {
	format: "vercel",
	reads: (record) => messagesOf(record).some((message) => isUiMessage(message) || isModelMessage(message)),
	read: (record) => [readChat(record)]
};
function messagesOf(record) {
	return Array.isArray(record) ? record : listOf(memberOf(record, "messages"));
}
function isUiMessage(message) {
	return memberOf(message, "role") !== void 0 && Array.isArray(memberOf(message, "parts"));
}
function isModelMessage(message) {
	return listOf(memberOf(message, "content")).some((part) => isRecord(part) && isToolPart(part));
}
function readChat(record) {
	const messages = [];
	for (const [index, value] of messagesOf(record).entries()) {
		const read = isUiMessage(value) ? readUiMessage(value, index) : readModelMessage(value, index);
		if (typeof read === "string") return {
			kind: "problem",
			problem: `messages.${index}.${read}`
		};
		messages.push(...read);
	}
	return {
		kind: "recorded",
		recorded: {
			format: "vercel",
			id: nameIn(record, [
				"id",
				"chatId",
				"conversation_id",
				"session_id"
			]),
			messages,
			holdsCalls: true,
			dropsTextBesideCalls: false
		}
	};
}
/** The messages that one recorded message stands for, or where it has not its form. */
function readUiMessage(value, index) {
	const parsed = uiSchema.safeParse(value);
	if (!parsed.success) return describeIssue(parsed.error);
	const { role, parts } = parsed.data;
	if (role === "user") return [{
		index,
		from: "user",
		parts: [{
			kind: "text",
			text: textOf(parts)
		}]
	}];
	return role === "assistant" ? readUiParts(parts).map((message) => ({
		index,
		...message
	})) : [];
}
function readModelMessage(value, index) {
	const parsed = modelSchema.safeParse(value);
	if (!parsed.success) return describeIssue(parsed.error);
	const { role, content } = parsed.data;
	if (role === "system") return [];
	if (role === "user" || typeof content === "string") return [{
		index,
		from: role === "user" ? "user" : "agent",
		parts: [{
			kind: "text",
			text: textOf(content)
		}]
	}];
	return readModelParts(content).map((message) => ({
		index,
		...message
	}));
}

// src/traces/recorded.ts
const TRACE_FORMATS = [
	"proviso",
	"openai-chat",
	"openai-responses",
	"anthropic",
	"vercel",
	"otlp",
	"tau2"
];

// src/traces/read-traces.ts
/** The more telling shapes first: what several formats share is read as the plainest. */
const READERS = [
	ownReader,
	otlpReader,
	tau2Reader,
	vercelReader,
	anthropicReader,
	openaiResponsesReader,
	openaiChatReader
];
/**
* Reads one file. Telemetry (OTLP) is gathered to the end of the file, because one conversation is spread over its
* records; all else passes record by record.
* @param source.file for the lines about what could not be read
* @param source.prefix before the line number that names a conversation without an id
* @param source.chunks text, cut anywhere
*/
async function* readTraces(source, options) {
	let line = 0;
	let place = 0;
	const telemetry = [];
	for await (const piece of readPieces(source.chunks)) {
		place = piece.line === line ? place + 1 : 0;
		line = piece.line;
		const name = `${source.prefix ?? ""}${place === 0 ? line : `${line}.${place}`}`;
		if (piece.kind === "value" && otlpReader.reads(piece.value)) telemetry.push(piece);
		else yield* readPiece(piece, {
			file: source.file,
			name
		}, options);
	}
	const [first] = telemetry;
	if (first === void 0) return;
	yield* toTraces(readExports(telemetry.map(({ value }) => value)), {
		...source,
		format: "otlp",
		name: String(first.line),
		line: first.line
	}, options);
}
/** The traces of one value in memory, such as what an API call was given and gave. */
function readRecord(record, name, options) {
	return readPiece({
		kind: "value",
		line: 1,
		value: record
	}, {
		file: name,
		name
	}, options);
}
function readPiece(piece, source, options) {
	const where = `${source.file}:${piece.line}`;
	if (piece.kind === "problem") return [{
		kind: "problem",
		problem: `${where}: ${piece.problem}`
	}];
	const reader = READERS.find(({ reads }) => reads(piece.value));
	if (reader === void 0) return [{
		kind: "problem",
		problem: `${where}: no known form of a conversation (${TRACE_FORMATS.join(", ")})`
	}];
	return toTraces(reader.read(piece.value), {
		...source,
		format: reader.format,
		line: piece.line
	}, options);
}
function toTraces(readings, source, options) {
	const { file, line, format } = source;
	return readings.map((reading, place) => {
		if (reading.kind === "problem") return {
			kind: "problem",
			problem: `${file}:${line}: ${format}: ${reading.problem}`
		};
		const name = readings.length === 1 ? source.name : `${source.name}.${place}`;
		return {
			kind: "trace",
			trace: reading.kind === "trace" ? reading.trace : buildTrace(reading.recorded, name, options),
			format,
			line
		};
	});
}

// src/traces/replay-calls.ts
/**
* Rebuilds the state of a recording: runs its calls in order on the committed data, in a session of its own, and keeps
* what each changed. After the first call whose result differs in records the state is not known any more; so it is after a writing call
* that cannot be run, or whose result is not recorded. Two rejections in different words change nothing and count as
* different. Throws HostError or EvidenceError when the host is at fault.
*/
async function replayCalls(source, trace) {
	const session = await source.host.open(trace.setup, trace.requester);
	try {
		return await runCalls(source, session, trace);
	} finally {
		await session.close();
	}
}
async function runCalls(source, session, trace) {
	const events = [...trace.events];
	const differences = [];
	let calls = 0;
	let knownUntil = null;
	for (const pair of pairCalls(trace)) {
		const { at, call, result, resultAt } = pair;
		if (result === null || !source.has.has(call.tool)) {
			knownUntil ??= isWrite(source, call) ? at : null;
			continue;
		}
		const replayed = await session.call({
			tool: call.tool,
			args: call.args,
			by: call.by
		});
		const isEqual = stableJson(readResult(replayed.result)) === stableJson(result.result);
		calls += 1;
		if (isEqual) {
			if (knownUntil === null) events[resultAt] = adopt(result, replayed);
			continue;
		}
		differences.push(describe(trace, pair, {
			recorded: result,
			replayed
		}));
		if (losesState(source, {
			call,
			result
		}, replayed)) knownUntil ??= at;
	}
	return {
		trace: {
			...trace,
			events,
			...stateOf(trace, knownUntil)
		},
		counts: {
			calls,
			equal: calls - differences.length,
			different: differences.length
		},
		differences
	};
}
function stateOf({ complete }, knownUntil) {
	const known = { complete: {
		...complete,
		state: true
	} };
	return knownUntil === null ? known : {
		...known,
		stateKnownUntil: knownUntil
	};
}
/** An equal result did what the replay did; whether it was a rejection, the environment knows better than its words. */
function adopt(recorded, { rejected, changes }) {
	return {
		...recorded,
		rejected: recorded.rejected || rejected,
		changes: [...changes]
	};
}
/**
* Whether a differing result makes the state unknown. Two rejections do not; nor does a reading tool that answers with a
* bare number or text (a sum, a thought), for it shows no record.
*/
function losesState({ tools }, recorded, replayed) {
	const { call, result } = recorded;
	if (result.rejected && replayed.rejected) return false;
	const isRead = tools.find(({ name }) => name === call.tool)?.access === "read";
	const isBare = typeof result.result !== "object" || result.result === null;
	return !(isRead && isBare);
}
/** A tool that the environment lacks (`think`, a transfer) leaves the state as it is, unless it is known to write. */
function isWrite({ tools }, call) {
	return tools.find(({ name }) => name === call.tool)?.access === "write";
}
function describe(trace, { at, call }, { recorded, replayed }) {
	return {
		trace: trace.id,
		event: at,
		messageIndex: call.messageIndex ?? null,
		tool: call.tool,
		recorded: recorded.result,
		replayed: readResult(replayed.result)
	};
}
/** Calls in order, each with the first result of its id after it that no other call took. */
function pairCalls({ events }) {
	const taken = /* @__PURE__ */ new Set();
	return events.flatMap((call, at) => {
		if (call.kind !== "call") return [];
		const resultAt = events.findIndex((event, place) => place > at && event.kind === "result" && event.callId === call.callId && !taken.has(place));
		taken.add(resultAt);
		const event = events[resultAt];
		return [{
			at,
			call,
			result: event?.kind === "result" ? event : null,
			resultAt
		}];
	});
}

export { readChunks as a, readPieces as i, readRecord as n, readTraces as r, replayCalls as t };