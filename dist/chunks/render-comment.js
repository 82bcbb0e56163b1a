import { o as printMarker } from "./exit-code.js";
import { c as capitalise, d as duration, f as formatNumber, g as tellP, h as shortSha, l as count, m as percent, p as pValue, s as diffLines, t as groupResults, u as dollars } from "./classify-result.js";
import { n as specIdOf } from "./trial.js";

// src/report/redact-secrets.ts
/** Secrets shorter than this are no secrets, and hiding them would hide ordinary words. */
const SHORTEST = 6;
const HIDDEN = "***";
/** Keys that are recognised by their look. */
const KEY_PATTERNS = [
	/\bsk-[A-Za-z0-9_-]{16,}/g,
	/\bgh[pousr]_[A-Za-z0-9]{20,}/g,
	/\bgithub_pat_[A-Za-z0-9_]{20,}/g,
	/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
	/\bAIza[A-Za-z0-9_-]{30,}/g,
	/\bxox[abposr]-[A-Za-z0-9-]{10,}/g,
	/\b(Bearer|Basic)\s+[A-Za-z0-9._~+/-]{16,}=*/gi
];
/**
* Takes secrets out of a text that is to be published: their values, their base64, URL, hexadecimal and JSON forms, and
* what looks like a key. GitHub masks logs only; comments, summaries and artefacts go through here.
*/
function redactSecrets(text, secrets) {
	const hidden = [...new Set(secrets.filter((secret) => secret.length >= SHORTEST).flatMap(secretForms))].sort((a, b) => b.length - a.length).reduce((result, form) => result.replaceAll(form, HIDDEN), text);
	return KEY_PATTERNS.reduce((result, pattern) => result.replace(pattern, HIDDEN), hidden);
}
/** The forms in which a secret can stand in a text; each is at least {@link SHORTEST} characters long. */
function secretForms(secret) {
	const bytes = Buffer.from(secret, "utf8");
	return [
		secret,
		encodeURIComponent(secret.toWellFormed()),
		JSON.stringify(secret).slice(1, -1),
		bytes.toString("hex"),
		...[
			0,
			1,
			2
		].flatMap((shift) => base64Forms(bytes, shift))
	].filter((form) => form.length >= SHORTEST);
}
/** Base64 of the secret as it stands `shift` bytes into a longer text: only the characters that it alone decides. */
function base64Forms(bytes, shift) {
	const whole = Buffer.concat([Buffer.alloc(shift), bytes]);
	const from = Math.ceil(shift * 8 / 6);
	const to = Math.floor(whole.length * 8 / 6);
	return [whole.toString("base64").slice(from, to), whole.toString("base64url").slice(from, to)];
}

// src/report/escape-markdown.ts
/** Zero-width, bidirectional, tag and other invisible characters: they can hide or reorder text. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** Text without characters that hide, reorder or steer; line breaks become `\n`, tabs stay. */
function cleanText(text) {
	return text.replace(/\r\n?/g, "\n").replace(CONTROL, "").replace(INVISIBLE, "").replace(LONE_SURROGATE, "�");
}
/** What GitHub would turn into a mention, a reference or a link; inside a code span it stays text. */
const ACTIVE = /(?:(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:|xmpp:)[^\s`|\\<>]*|@[\w/@.-]*|#\d+|GH-\d+)+/gi;
/**
* Untrusted text as one line of Markdown prose, table cells and link texts included: it shows as it reads and does
* nothing (no mention, reference, link, image, HTML, formula or block).
* @param limit longest text, in characters; what is cut off ends in an ellipsis
*/
function escapeText(text, limit = 2e3) {
	const line = fold(text, limit);
	let out = "";
	let from = 0;
	for (const match of line.matchAll(ACTIVE)) {
		out += `${escapeCharacters(line.slice(from, match.index))}\`${match[0]}\``;
		from = match.index + match[0].length;
	}
	return escapeBlockStart(out + escapeCharacters(line.slice(from)));
}
/** Untrusted text for the inside of an HTML element (`<summary>`), as one line. */
function escapeHtml(text, limit = 300) {
	const line = fold(text, limit);
	let out = "";
	let from = 0;
	for (const match of line.matchAll(ACTIVE)) {
		out += `${escapeEntities(line.slice(from, match.index))}<code>${escapeEntities(match[0])}</code>`;
		from = match.index + match[0].length;
	}
	return out + escapeEntities(line.slice(from));
}
/** Untrusted text as a code span, in one line. */
function codeSpan(text, limit = 300) {
	const line = fold(text, limit);
	if (line === "") return "";
	const ticks = "`".repeat(longestRun(line) + 1);
	const pad = line.startsWith("`") || line.endsWith("`") ? " " : "";
	return `${ticks}${pad}${line}${pad}${ticks}`;
}
/** Untrusted text as a code block whose fence is longer than any run of backticks inside. */
function fence(text, info = "") {
	const clean = cleanText(text).replace(/\n+$/, "");
	const ticks = "`".repeat(Math.max(3, longestRun(clean) + 1));
	return `${ticks}${info}\n${clean}\n${ticks}`;
}
/** A Markdown link; the text is Markdown already. */
function link(markdown, url) {
	return url === null ? markdown : `[${markdown}](${url})`;
}
/** Shortens at a code point and marks the cut. */
function shorten(text, limit) {
	const points = [...text];
	return points.length <= limit ? text : `${points.slice(0, limit - 1).join("").trimEnd()}…`;
}
function fold(text, limit) {
	return shorten(cleanText(text).replace(/\s+/g, " ").trim(), limit);
}
function escapeCharacters(text) {
	return escapeEntities(text).replace(/[\\`*_[\]|~]/g, "\\$&").replace(/#(?!\d+;)/g, "\\#");
}
function escapeEntities(text) {
	return text.replace(/[&<>$]/g, (character) => ENTITIES[character] ?? character);
}
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	$: "&dollar;"
};
/** A line that starts like a list, a heading underline or a numbered item must not become one. */
function escapeBlockStart(markdown) {
	return markdown.replace(/^[-+=]/, "\\$&").replace(/^(\d+)([.)])/, "$1\\$2");
}
function longestRun(text) {
	return Math.max(0, ...Array.from(text.matchAll(/`+/g), (match) => match[0].length));
}

// node_modules/markdown-table/index.js
/**
* @typedef {Options} MarkdownTableOptions
*   Configuration.
*/
/**
* @typedef Options
*   Configuration.
* @property {boolean | null | undefined} [alignDelimiters=true]
*   Whether to align the delimiters (default: `true`);
*   they are aligned by default:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   Pass `false` to make them staggered:
*
*   ```markdown
*   | Alpha | B |
*   | - | - |
*   | C | Delta |
*   ```
* @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
*   How to align columns (default: `''`);
*   one style for all columns or styles for their respective columns;
*   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
*   other values are treated as `''`, which doesn’t place the colon in the
*   alignment row but does align left;
*   *only the lowercased first character is used, so `Right` is fine.*
* @property {boolean | null | undefined} [delimiterEnd=true]
*   Whether to end each row with the delimiter (default: `true`).
*
*   > 👉 **Note**: please don’t use this: it could create fragile structures
*   > that aren’t understandable to some markdown parsers.
*
*   When `true`, there are ending delimiters:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there are no ending delimiters:
*
*   ```markdown
*   | Alpha | B
*   | ----- | -----
*   | C     | Delta
*   ```
* @property {boolean | null | undefined} [fillRows=true]
*   Whether to fill rows with empty cells up to the most cells in a row
*   (default: `true`).
*
*   When `true`, all rows have as many cells as the longest row:
*
*   ```markdown
*   | Alpha | B    |   |
*   | ----- | ---- | - |
*   | C     |      |   |
*   | D     | Echo | F |
*   ```
*
*   When `false`, rows keep their cells,
*   and the delimiter row has as many cells as the header row:
*
*   ```markdown
*   | Alpha | B    |
*   | ----- | ---- |
*   | C     |
*   | D     | Echo | F |
*   ```
* @property {boolean | null | undefined} [delimiterStart=true]
*   Whether to begin each row with the delimiter (default: `true`).
*
*   > 👉 **Note**: please don’t use this: it could create fragile structures
*   > that aren’t understandable to some markdown parsers.
*
*   When `true`, there are starting delimiters:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there are no starting delimiters:
*
*   ```markdown
*   Alpha | B     |
*   ----- | ----- |
*   C     | Delta |
*   ```
* @property {boolean | null | undefined} [padding=true]
*   Whether to add a space of padding between delimiters and cells
*   (default: `true`).
*
*   When `true`, there is padding:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there is no padding:
*
*   ```markdown
*   |Alpha|B    |
*   |-----|-----|
*   |C    |Delta|
*   ```
* @property {((value: string) => number) | null | undefined} [stringLength]
*   Function to detect the length of table cell content (optional);
*   this is used when aligning the delimiters (`|`) between table cells;
*   full-width characters and emoji mess up delimiter alignment when viewing
*   the markdown source;
*   to fix this, you can pass this function,
*   which receives the cell content and returns its “visible” size;
*   note that what is and isn’t visible depends on where the text is displayed.
*
*   Without such a function, the following:
*
*   ```js
*   markdownTable([
*     ['Alpha', 'Bravo'],
*     ['中文', 'Charlie'],
*     ['👩‍❤️‍👩', 'Delta']
*   ])
*   ```
*
*   Yields:
*
*   ```markdown
*   | Alpha | Bravo |
*   | - | - |
*   | 中文 | Charlie |
*   | 👩‍❤️‍👩 | Delta |
*   ```
*
*   With [`string-width`](https://github.com/sindresorhus/string-width):
*
*   ```js
*   import stringWidth from 'string-width'
*
*   markdownTable(
*     [
*       ['Alpha', 'Bravo'],
*       ['中文', 'Charlie'],
*       ['👩‍❤️‍👩', 'Delta']
*     ],
*     {stringLength: stringWidth}
*   )
*   ```
*
*   Yields:
*
*   ```markdown
*   | Alpha | Bravo   |
*   | ----- | ------- |
*   | 中文  | Charlie |
*   | 👩‍❤️‍👩    | Delta   |
*   ```
*/
/**
* Get the length of a cell.
*
* @param {string} value
*   Cell value.
* @returns {number}
*   Cell size.
*/
function defaultStringLength(value) {
	return value.length;
}
/**
* Generate a markdown
* ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
* table.
*
* @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
*   Table data (matrix of strings).
* @param {Readonly<Options> | null | undefined} [options]
*   Configuration (optional).
* @returns {string}
*   Result.
*/
function markdownTable(table, options) {
	const settings = options || {};
	const align = (settings.align || []).concat();
	const stringLength = settings.stringLength || defaultStringLength;
	/** @type {Array<number>} Character codes as symbols for alignment per column. */
	const alignments = [];
	/** @type {Array<Array<string>>} Cells per row. */
	const cellMatrix = [];
	/** @type {Array<Array<number>>} Sizes of each cell per row. */
	const sizeMatrix = [];
	/** @type {Array<number>} */
	const longestCellByColumn = [];
	let mostCellsPerRow = 0;
	let rowIndex = -1;
	while (++rowIndex < table.length) {
		/** @type {Array<string>} */
		const row = [];
		/** @type {Array<number>} */
		const sizes = [];
		let columnIndex = -1;
		if (table[rowIndex].length > mostCellsPerRow) mostCellsPerRow = table[rowIndex].length;
		while (++columnIndex < table[rowIndex].length) {
			const cell = serialize(table[rowIndex][columnIndex]);
			if (settings.alignDelimiters !== false) {
				const size = stringLength(cell);
				sizes[columnIndex] = size;
				if (longestCellByColumn[columnIndex] === void 0 || size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			}
			row.push(cell);
		}
		cellMatrix[rowIndex] = row;
		sizeMatrix[rowIndex] = sizes;
	}
	let columnIndex = -1;
	if (typeof align === "object" && "length" in align) while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = toAlignment(align[columnIndex]);
	else {
		const code = toAlignment(align);
		while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = code;
	}
	columnIndex = -1;
	/** @type {Array<string>} */
	const row = [];
	/** @type {Array<number>} */
	const sizes = [];
	while (++columnIndex < mostCellsPerRow) {
		const code = alignments[columnIndex];
		let before = "";
		let after = "";
		if (code === 99) {
			before = ":";
			after = ":";
		} else if (code === 108) before = ":";
		else if (code === 114) after = ":";
		let size = settings.alignDelimiters === false ? 1 : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length);
		const cell = before + "-".repeat(size) + after;
		if (settings.alignDelimiters !== false) {
			size = before.length + size + after.length;
			if (size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			sizes[columnIndex] = size;
		}
		row[columnIndex] = cell;
	}
	cellMatrix.splice(1, 0, row);
	sizeMatrix.splice(1, 0, sizes);
	rowIndex = -1;
	/** @type {Array<string>} */
	const lines = [];
	while (++rowIndex < cellMatrix.length) {
		const row = cellMatrix[rowIndex];
		const sizes = sizeMatrix[rowIndex];
		const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
		columnIndex = -1;
		/** @type {Array<string>} */
		const line = [];
		while (++columnIndex < cellsInRow) {
			const cell = row[columnIndex] || "";
			let before = "";
			let after = "";
			if (settings.alignDelimiters !== false) {
				const size = longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0);
				const code = alignments[columnIndex];
				if (code === 114) before = " ".repeat(size);
				else if (code === 99) {
					const half = size / 2;
					if (size % 2) {
						before = " ".repeat(half + .5);
						after = " ".repeat(half - .5);
					} else {
						before = " ".repeat(half);
						after = before;
					}
				} else after = " ".repeat(size);
			}
			if (settings.delimiterStart !== false && !columnIndex) line.push("|");
			if (settings.padding !== false && !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) line.push(" ");
			if (settings.alignDelimiters !== false) line.push(before);
			line.push(cell);
			if (settings.alignDelimiters !== false) line.push(after);
			if (settings.padding !== false) line.push(" ");
			if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) line.push("|");
		}
		lines.push(settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join(""));
	}
	return lines.join("\n");
}
/**
* Serialize a cell value.
*
* @param {string | null | undefined} [value]
*   Value to serialize.
* @returns {string}
*   Result.
*/
function serialize(value) {
	return value === null || value === void 0 ? "" : String(value);
}
/**
* Get the alignment character code from a value.
*
* @param {string | null | undefined} value
*   Value.
* @returns {number}
*   Alignment.
*/
function toAlignment(value) {
	const code = typeof value === "string" ? value.codePointAt(0) : 0;
	return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}

// src/report/print-table.ts
/** A Markdown table; cells are Markdown already, and a bar inside a cell is escaped here. */
function printTable(head, rows, align) {
	const cells = [head, ...rows].map((row) => row.map((cell) => cell.replace(/(?<!\\)\|/g, "\\|")));
	return markdownTable(cells, {
		align,
		padding: true,
		alignDelimiters: false
	});
}
/** A part that is folded away; the summary is HTML, the body Markdown. */
function details(summary, body) {
	return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

// src/report/print-transcript.ts
const LONGEST_LINE$1 = 240;
const MARK = "   ◀ here";
/**
* A trace as plain text, one line an event, the witness's events marked.
* @param detail `short`: the opening, the events that prove the breach, and what was said just before and after them;
*   `full`: every event
*/
function printTranscript(trace, witness, detail) {
	const marked = new Set(markedEvents(trace, witness));
	const shown = detail === "full" ? new Set(trace.events.keys()) : eventsThatMatter(trace, marked);
	const lines = [];
	let left = 0;
	for (const [index, event] of trace.events.entries()) {
		if (!shown.has(index)) {
			left += 1;
			continue;
		}
		if (left > 0) lines.push(leftOut(left));
		left = 0;
		lines.push(...printEvent(event, marked.has(index)));
	}
	if (left > 0) lines.push(leftOut(left));
	return lines.join("\n");
}
/** The event that shows the breach: the last call among the witness's events, else its last event. */
function markedEvents(trace, witness) {
	const calls = witness.events.filter((index) => trace.events[index]?.kind === "call");
	return calls.length > 0 ? calls.slice(-1) : witness.events.slice(-1);
}
function eventsThatMatter(trace, marked) {
	const events = trace.events;
	const shown = new Set(marked);
	const add = (index) => {
		if (index >= 0) shown.add(index);
	};
	add(events.findIndex((event) => event.kind === "user"));
	for (const index of marked) {
		const said = events.findLastIndex((event, at) => at < index && event.kind === "user");
		add(said);
		add(events.findLastIndex((event, at) => at < said && event.kind === "agent" && event.delivered));
		add(findResult(events, index));
		add(events.findIndex((event, at) => at > index && event.kind === "agent" && event.delivered));
	}
	if (marked.size === 0) add(events.findLastIndex((event) => event.kind === "agent"));
	return shown;
}
function findResult(events, call) {
	const event = events[call];
	if (event?.kind !== "call") return -1;
	return events.findIndex((other, at) => at > call && other.kind === "result" && other.callId === event.callId);
}
function printEvent(event, isMarked) {
	const mark = isMarked ? MARK : "";
	switch (event.kind) {
		case "user": return [`user    ${oneLine$1(event.text)}${mark}`];
		case "agent": return [`agent   ${oneLine$1(event.text)}${event.delivered ? "" : " (not delivered)"}${mark}`];
		case "call": return [`${event.by.padEnd(7)} → ${event.tool} ${oneLine$1(JSON.stringify(event.args))}${mark}`];
		case "result": return [`        ← ${event.rejected ? "rejected: " : ""}${oneLine$1(printValue(event.result))}${mark}`, ...event.changes.map(printChange)];
		case "error": return [`error   ${event.of}: ${oneLine$1(event.message)}${mark}`];
	}
}
/** `          bookings/B1042: status "confirmed" → "cancelled"`. */
function printChange(change) {
	const place = `          ${change.table}/${change.id}`;
	if (change.before === null) return `${place} created`;
	if (change.after === null) return `${place} deleted`;
	const [before, after] = [change.before, change.after];
	return `${place}: ${oneLine$1([.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])].filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field])).map((field) => `${field} ${printField(before[field])} → ${printField(after[field])}`).join(", "))}`;
}
function printField(value) {
	return value === void 0 ? "absent" : JSON.stringify(value);
}
function printValue(value) {
	return typeof value === "string" ? value : JSON.stringify(value);
}
function oneLine$1(text) {
	return shorten(cleanText(text).replace(/\s+/g, " ").trim(), LONGEST_LINE$1);
}
function leftOut(n) {
	return `        … ${n === 1 ? "1 event" : `${n} events`} left out`;
}

// src/report/print-gherkin.ts
/**
* A refined spec as a Gherkin scenario, for people to read (Gherkin is never the stored form).
* @returns lines joined with `\n`, no newline at the end
*/
function printGherkin(refined) {
	const { rule, scenario } = refined;
	return [
		`# ${oneLine(rule)}`,
		`@${scenario.force}`,
		`Scenario: ${oneLine(scenario.title)}`,
		...printSteps("Given", scenario.given),
		`  When ${oneLine(scenario.when)}`,
		...printSteps("Then", scenario.then)
	].join("\n");
}
function printSteps(keyword, steps) {
	return steps.map((step, index) => `  ${index === 0 ? keyword : "And"} ${oneLine(step.text)}`);
}
function oneLine(text) {
	return cleanText(text).replace(/\s+/g, " ").trim();
}

// src/report/link-source.ts
/** The page of a file (and its lines, from 1) at the head commit; null outside a repository. */
function sourceUrl(context, file, lines = null) {
	const repository = context.repository;
	if (repository === null) return null;
	const path = file.split("/").map(encodeSegment).join("/");
	const anchor = lines === null ? "" : `#L${lines[0]}-L${lines[1]}`;
	return `${repository.serverUrl}/${repository.name}/blob/${repository.headSha}/${path}${anchor}`;
}
/** `prompts/desk.md:41-46`, linked at the head commit. */
function linkSource(context, file, lines) {
	const place = lines === null ? file : `${file}:${lines[0] === lines[1] ? lines[0] : lines.join("-")}`;
	return link(codeSpan(place), sourceUrl(context, file, lines));
}
/** A refined spec's id, linked to its file where the head has committed one. */
function linkSpec(context, agent, scenario) {
	const rule = specIdOf(scenario);
	const url = agent.diff.findings.some((finding) => finding.rule === rule && (finding.kind === "uncommitted" || finding.kind === "deleted-without-cause")) ? null : sourceUrl(context, `specs/${agent.agent}/${rule}.yaml`);
	return link(codeSpan(scenario), url);
}
/** The rule's sentence, as Markdown; empty when the report does not hold it. */
function ruleText(agent, scenario, limit = 160) {
	const id = specIdOf(scenario);
	const rule = agent.rules.find((item) => item.id === id);
	return rule === void 0 ? "" : escapeText(rule.rule, limit);
}
function encodeSegment(segment) {
	return encodeURIComponent(segment).replace(/[()'*!]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

// src/report/sections/drift.ts
/** Adjusted p up to which a feature is shown as having moved, and how many are shown. */
const MAX_P = .05;
const MAX_ROWS = 8;
const ORDER = / before /;
const ORDER_NOTE = "Of two calls, 1 says that they always come in the order named, -1 always in the other.";
/** Behavioural drift, feature by feature, and permitted actions that head completes less often. */
function renderDrift(view) {
	const { drift, overRefusal } = view.agent;
	const blocks = [];
	if (drift.flagged) blocks.push(driftSentence(view), printDriftTable(drift.features));
	if (overRefusal.length > 0) blocks.push(overRefusalTable(view));
	if (drift.reason !== "") blocks.push(`No drift test: ${escapeText(drift.reason)}.`);
	if (blocks.length === 0) return null;
	if (!drift.flagged && drift.p !== null) blocks.unshift(`No drift (${tellP(drift.p)}).`);
	const parts = [...drift.flagged || overRefusal.length === 0 ? ["drift"] : [], ...overRefusal.length > 0 ? ["over-refusal"] : []];
	return {
		title: capitalise(parts.join(" and ")),
		blocks,
		unit: "tables"
	};
}
function driftSentence({ agent }) {
	const { drift } = agent;
	const p = drift.p === null ? "" : `, ${tellP(drift.p)}`;
	return `The agent behaves differently from the base (${drift.n.base} and ${drift.n.head} traces over ${count(drift.strata, "spec")}${p}). Drift is no violation; it says where to look.`;
}
/** The features that moved; where none did by itself, the first ones. Further ones are counted. */
function printDriftTable(features) {
	const moved = features.filter(({ p }) => p <= MAX_P);
	const shown = (moved.length === 0 ? features : moved).slice(0, MAX_ROWS);
	const rows = shown.map((feature) => [
		codeSpan(feature.name),
		round(feature.base),
		round(feature.head),
		`${feature.effect > 0 ? "+" : ""}${round(feature.effect)}`,
		pValue(feature.p)
	]);
	const table = printTable([
		"Feature",
		"Base",
		"Head",
		"Effect",
		"Adjusted p"
	], rows, [
		"l",
		"r",
		"r",
		"r",
		"r"
	]);
	const rest = moved.length - shown.length;
	return [table, ...[...rest > 0 ? [`${count(rest, "further feature")} moved too.`] : [], ...shown.some(({ name }) => ORDER.test(name)) ? [ORDER_NOTE] : []]].join("\n\n");
}
function overRefusalTable(view) {
	const rows = view.agent.overRefusal.map((item) => [
		linkSpec(view.context, view.agent, item.id),
		percent(item.base),
		percent(item.head)
	]);
	return `${escapeText("Permitted actions that the agent completes less often than before:")}\n\n${printTable([
		"Permitted scenario",
		"Base",
		"Head"
	], rows, [
		"l",
		"r",
		"r"
	])}`;
}
function round(value) {
	return String(Number(value.toFixed(2)));
}

// src/render-context.ts
/** What the report of a run is rendered with; `place` says where it will stand. */
function renderContextOf(result, place) {
	const { budget, models } = result.policy;
	const isPriced = Object.values(models).every((model) => model.price !== void 0);
	return {
		...place,
		reportUrl: null,
		trials: result.trials,
		refined: result.refined,
		budget: isPriced ? {
			usd: budget.usd,
			tokens: null
		} : {
			usd: null,
			tokens: budget.tokens
		}
	};
}

// src/report/pack-sections.ts
/**
* Joins sections until the room is used up. What does not fit is dropped whole from the end, block by block and never
* inside a block, and the text says how much more there is.
* @param place where the rest stands ("the job summary")
*/
function packSections(sections, room, how) {
	const parts = [];
	let left = room - NOTE_ROOM;
	for (const [index, section] of sections.entries()) {
		const kept = fitBlocks(section, left, how.measure);
		if (kept > 0) {
			const text = [`### ${section.title}`, ...section.blocks.slice(0, kept)].join("\n\n");
			parts.push(text);
			left -= how.measure(text) + 2;
		}
		if (kept === section.blocks.length) continue;
		parts.push(tellDropped(section, kept, {
			later: sections.slice(index + 1),
			place: how.place
		}));
		break;
	}
	return parts.join("\n\n");
}
/** Room kept for the sentence that says what was dropped. */
const NOTE_ROOM = 400;
function fitBlocks(section, room, measure) {
	let used = measure(`### ${section.title}`) + 2;
	let kept = 0;
	for (const block of section.blocks) {
		used += measure(block) + 2;
		if (used > room) break;
		kept += 1;
	}
	return kept;
}
function tellDropped(section, kept, rest) {
	const titles = rest.later.map((later) => later.title.toLowerCase());
	if (kept === 0) return `_In ${rest.place}: ${[section.title.toLowerCase(), ...titles].join(", ")}._`;
	const more = `+${section.blocks.length - kept} more ${section.unit} in ${rest.place}`;
	return titles.length === 0 ? `_${more}_` : `_${more}; also there: ${titles.join(", ")}_`;
}

// src/report/report-context.ts
function viewAgent(agent, base) {
	return {
		agent,
		groups: groupResults(agent),
		...base
	};
}

// src/report/sections/footer.ts
/** Engine version, models as answered, seed, links. */
function renderFooter(report, context) {
	const models = [...new Set(report.agents.flatMap((agent) => agent.models))].sort();
	const parts = [
		escapeText(`Proviso ${report.engineVersion}`),
		models.length > 0 ? models.map((model) => codeSpan(model)).join(", ") : `engine ${escapeText(report.engine)}`,
		`seed ${report.seed}`
	];
	if (context.summaryUrl !== null) parts.push(link("job summary", context.summaryUrl));
	if (context.reportUrl !== null) parts.push(link("full report", context.reportUrl));
	return `---\n<sub>${parts.join(" · ")}</sub>`;
}

// src/report/sections/headline.ts
/** Trials that a fixed-size test with the same error rates takes, by table of the sequential test (statistics.md 1). */
const FIXED_SIZE_TRIALS = {
	standard: 50,
	quick: 41,
	strict: 96,
	family: 94,
	assay: 109
};
/** `## ❌ 2 new violations · 1 inconclusive · drift in desk`. */
function renderHeadline(view) {
	const { agent } = view;
	return `## ${agent.conclusion === "success" ? "✅" : "❌"} ${headlineParts(view).join(" · ")} in ${escapeText(agent.agent)}`;
}
function headlineParts(view) {
	const { agent, groups } = view;
	if (agent.isFirstRun) return firstRunParts(view);
	const parts = [];
	if (groups.violations.length > 0) parts.push(count(groups.violations.length, "new violation"));
	if (agent.conclusion === "error") parts.push(parts.length === 0 ? "Not enough evidence" : "not enough evidence");
	if (parts.length === 0) parts.push(emptyHeadline(agent, view));
	const open = groups.inconclusive.length + groups.seenOnce.length;
	if (open > 0) parts.push(`${formatNumber(open)} inconclusive`);
	if (agent.drift.flagged) parts.push("drift");
	return parts;
}
function emptyHeadline(agent, view) {
	if (agent.conclusion === "failure") return "Held back";
	return agent.specs.length === 0 || view.groups.notTested.length === agent.specs.length ? "No spec tested" : "No new violations";
}
/** `Proviso set up: 212 specs, 20 tested, 3 violations to triage`. */
function firstRunParts({ agent, groups }) {
	const tested = agent.specs.length - groups.notTested.length;
	const all = agent.specs.length + agent.notTested.length;
	const triage = groups.candidates.length;
	const told = [count(all, "spec"), `${formatNumber(tested)} tested`];
	if (triage > 0) told.push(`${count(triage, "violation")} to triage`);
	const parts = [`Proviso set up: ${told.join(", ")}`];
	if (agent.conclusion === "error") parts.push("not enough evidence");
	return parts;
}
/** One line: specs tested, trials and what was saved, cost, duration, base -> head; then what a pass means. */
function renderNumbers(view) {
	const { agent, report } = view;
	const tested = agent.specs.filter((result) => result.verdict !== "not-tested").length;
	const lines = [[
		`${count(tested, "spec")} tested`,
		`${count(agent.cost.trials, "trial")}${savedTrials(agent)}`,
		tellCost(view),
		duration(report.durationMs),
		report.base === null ? `head ${codeSha(report.head)}` : `base ${codeSha(report.base)} → head ${codeSha(report.head)}`
	].join(" · ")];
	if (needsReasons(view)) lines.push("**Why it is red:**", agent.reasons.map((reason) => `- ${escapeText(reason)}`).join("\n"));
	if (agent.isFirstRun) lines.push("First run: the configuration comes from this pull request, and violations are candidates, not red.");
	const meaning = tellPasses(view.groups.passed);
	if (meaning !== null) lines.push(meaning);
	return lines.join("\n\n");
}
/** Reasons that the headline and the table of violations do not tell already. */
function needsReasons({ agent, groups }) {
	if (agent.reasons.length === 0 || agent.conclusion === "success") return false;
	return agent.reasons.length > 1 || groups.violations.length === 0 || agent.conclusion === "error";
}
function codeSha(sha) {
	return `\`${shortSha(sha)}\``;
}
function savedTrials(agent) {
	if (agent.cost.trials === 0) return "";
	const tested = agent.specs.filter((result) => result.n > 0 && (result.verdict === "pass" || result.verdict === "fail"));
	const fixed = tested.reduce((sum, result) => sum + (FIXED_SIZE_TRIALS[result.table] ?? result.n), 0);
	const saved = fixed - tested.reduce((sum, result) => sum + result.n, 0);
	return saved > 0 ? ` (${percent(saved / fixed)} fewer than fixed-size tests)` : "";
}
function tellCost({ agent, report, context }) {
	if (report.engine === "offline") return "no model used";
	const { usd, tokens } = agent.cost;
	if (usd !== null) return context.budget.usd === null ? dollars(usd) : `${dollars(usd)} of ${dollars(context.budget.usd)}`;
	const told = `${formatNumber(tokens)} tokens`;
	const limit = context.budget.tokens;
	return limit === null ? told : `${told} of ${formatNumber(limit)} (no price is configured, so the budget counts tokens)`;
}
/** What the passes rest on: never a bare tick (statistics.md 1). */
function tellPasses(passed) {
	const bounded = passed.filter((result) => result.interval !== null && result.n > 0);
	if (bounded.length === 0) return null;
	const trials = bounded.reduce((sum, result) => sum + result.n, 0);
	const violations = bounded.reduce((sum, result) => sum + result.violations, 0);
	const upper = Math.max(...bounded.map((result) => result.interval?.upper ?? 1));
	const confidence = percent(bounded[0]?.interval?.confidence ?? .95);
	const seen = violations === 0 ? "no violation" : count(violations, "violation");
	return `${count(bounded.length, "spec passes", "specs pass")}: ${seen} in ${count(trials, "trial")}; for each, rates above ${percent(upper)} are excluded at ${confidence}.`;
}

// src/report/sections/inconclusive.ts
/** Specs on which the trials did not decide: trials used, what is excluded so far, what would decide it. */
function renderInconclusive(view) {
	const results = view.groups.inconclusive;
	if (results.length === 0) return null;
	const rows = results.map((result) => [
		linkSpec(view.context, view.agent, result.id),
		`${result.violations} of ${result.n}`,
		String(result.undecided),
		String(result.invalid),
		result.interval === null ? "" : `${percent(result.interval.upper)} at ${percent(result.interval.confidence)}`,
		escapeText(result.reason)
	]);
	return {
		title: "Inconclusive",
		blocks: [printTable([
			"Spec",
			"Violations",
			"Undecided",
			"Invalid",
			"Rate below",
			"What would decide it"
		], rows, [
			"l",
			"r",
			"r",
			"r",
			"r",
			"l"
		])],
		unit: "tables"
	};
}

// src/report/sections/known.ts
/** Fixed, known, waived, seen once, and also seen in passing: nothing of it is red. */
function renderKnown(view) {
	const { groups } = view;
	const blocks = [
		...list$1(view, "Fixed: listed in baseline.yaml, and passing now (the entry can go)", groups.fixed),
		...list$1(view, "Known: the base shows it too", groups.known),
		...list$1(view, "Known and waived in baseline.yaml", groups.waived),
		...list$1(view, "Seen once, and not again in the replays", groups.seenOnce),
		...inPassing(view)
	];
	return blocks.length === 0 ? null : {
		title: "Not new",
		blocks,
		unit: "lists"
	};
}
function list$1(view, title, results) {
	if (results.length === 0) return [];
	const lines = results.map((result) => `- ${linkSpec(view.context, view.agent, result.id)}${counts(result)}: ${escapeText(result.reason)}`);
	return [details(`${title} (${results.length})`, lines.join("\n"))];
}
function counts(result) {
	const { attribution } = result;
	if (attribution === null) return ` ${result.violations} of ${result.n}`;
	const base = attribution.base === null ? "" : `, base ${attribution.base.violations} of ${attribution.base.n}`;
	return ` head ${attribution.head.violations} of ${attribution.head.n}${base}`;
}
/** Breaches of other specs in the trials of this run, grouped; those that have a place above are left out. */
function inPassing(view) {
	const told = new Set(view.agent.specs.filter((result) => result.attribution !== null).map((result) => result.id));
	const seen = /* @__PURE__ */ new Map();
	for (const trial of view.context.trials.values()) {
		if (trial.agent !== view.agent.agent || trial.side !== "head") continue;
		for (const scenario of new Set(trial.collateral.map((witness) => witness.scenario))) if (!told.has(scenario)) seen.set(scenario, (seen.get(scenario) ?? 0) + 1);
	}
	if (seen.size === 0) return [];
	const lines = [...seen].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([scenario, n]) => `- ${codeSpan(scenario)} in ${count(n, "trial")}`);
	return [details(`Also seen in passing, in trials of other specs (${seen.size})`, lines.join("\n"))];
}

// src/report/sections/next-steps.ts
/** A longer patch is left to the job summary and `report.json`, in characters. */
const LONGEST_PATCH = 2e4;
/** What to do next, with the patch that commits what was mined here. */
function renderNextSteps(view) {
	const steps = findSteps(view);
	const blocks = steps.length === 0 ? [] : [steps.map((step) => `- ${step}`).join("\n")];
	const { patch } = view.agent;
	if (patch !== "") {
		const isShown = view.detail === "full" || patch.length <= LONGEST_PATCH;
		blocks.push(isShown ? details("The patch", fence(patch, "diff")) : "The patch is long: it stands in the job summary.");
	}
	return blocks.length === 0 ? null : {
		title: "What to do next",
		blocks,
		unit: "parts"
	};
}
function findSteps(view) {
	const { groups, agent } = view;
	const has = (kind) => agent.diff.findings.some((item) => item.kind === kind);
	const steps = [];
	if (groups.violations.length > 0) steps.push("Mend the prompt or the tool as each violation says. Where the behaviour is wanted, run `npx proviso accept SPEC --reason \"...\"`.");
	if (groups.candidates.length > 0) steps.push("Triage the violations: mend them, or list them as known with `npx proviso accept SPEC --reason \"...\"`.");
	if (groups.known.length > 0) steps.push("Known violations can be listed in `baseline.yaml`, so that they stop being reported.");
	if (has("uncommitted") || agent.patch !== "") steps.push("Commit the specs: apply the patch below with `git apply`, or run `npx proviso mine`.");
	if (has("stale")) steps.push("Some rules are to be re-mined: run `npx proviso mine` with a model.");
	if (agent.specs.some((result) => result.inconclusive === "budget")) steps.push("Raise `budget` in proviso.yaml, or narrow `suite.scope`, so that every selected spec is decided.");
	return steps;
}

// src/report/sections/spec-diff.ts
const FINDINGS = {
	removed: "Removed",
	weakened: "Weakened",
	"deleted-without-cause": "Deleted without cause (still tested, still gating)",
	superseded: "Superseded (not tested)",
	"mining-anomaly": "Mining anomaly",
	"hand-edit-in-the-way": "Hand edit in the way",
	"environment-changed": "Environment code changed",
	stale: "To be re-mined",
	uncommitted: "Not committed yet (counts as proposed)",
	unread: "Edited text that no model has read",
	"missing-rule": "Edited text states a rule that no spec holds",
	contradicted: "Edited text says otherwise than the spec"
};
/** What the spec diff says beyond its entries. */
function renderFindings(view) {
	const findings = view.agent.diff.findings;
	if (findings.length === 0) return null;
	return {
		title: "Spec findings",
		blocks: chunk(findings.map(({ kind, rule, reason }) => {
			const name = rule === null ? "" : ` ${codeSpan(rule)}`;
			return `- **${FINDINGS[kind]}**${name}: ${escapeText(reason)}`;
		}), 10),
		unit: "groups of findings"
	};
}
/** Added, removed and changed scenarios as Gherkin; moved and reworded ones are counted. */
function renderSpecDiff(view) {
	const entries = view.agent.diff.entries;
	if (entries.length === 0) return null;
	if (view.agent.isFirstRun && view.detail === "short") return {
		title: "Spec diff",
		blocks: [countClasses(entries)],
		unit: "changed specs"
	};
	const told = entries.filter((entry) => entry.class !== "evidence-moved" && entry.class !== "meaning-touched");
	return {
		title: "Spec diff",
		blocks: [countClasses(entries), ...told.map(renderEntry)],
		unit: "changed specs"
	};
}
function countClasses(entries) {
	return `${Object.entries(Object.groupBy(entries, (entry) => entry.class)).map(([name, list]) => `${list.length} ${name.replaceAll("-", " ")}`).join(" · ")}.`;
}
function renderEntry(entry) {
	const name = `<code>${entry.scenario ?? entry.rule}</code> ${entry.class.replaceAll("-", " ")}`;
	const [before, after] = [printSide(entry.before), printSide(entry.after)];
	if (before.length === 0 && after.length === 0) return `- ${codeSpan(entry.scenario ?? entry.rule)} ${entry.class}`;
	if (before.length === 0) return details(name, fence(after.join("\n"), "gherkin"));
	if (after.length === 0) return details(name, fence(before.map((line) => `- ${line}`).join("\n"), "diff"));
	const lines = diffLines(before, after).map((line) => `${line.mark} ${line.text}`);
	return details(name, fence(lines.join("\n"), "diff"));
}
function printSide(side) {
	return side === null ? [] : cleanText(printGherkin(side)).split("\n");
}
function chunk(lines, size) {
	const chunks = [];
	for (let at = 0; at < lines.length; at += size) chunks.push(lines.slice(at, at + size).join("\n"));
	return chunks;
}

// src/report/sections/untested.ts
/** What could not be tested, and why: untestable specs, invalid trials, specs without a trial. */
function renderUntested(view) {
	const { groups, agent } = view;
	const blocks = [
		...list(view, "Untestable", groups.untestable),
		...list(view, "Ended in an error", groups.error),
		...invalidTrials(agent.specs),
		...list(view, "Selected, and not tested", groups.notTested),
		...left(view)
	];
	return blocks.length === 0 ? null : {
		title: "Not tested",
		blocks,
		unit: "lists"
	};
}
function list(view, title, results) {
	if (results.length === 0) return [];
	const lines = results.map((result) => `- ${linkSpec(view.context, view.agent, result.id)}: ${escapeText(result.reason)}`);
	return [details(`${title} (${results.length})`, lines.join("\n"))];
}
function invalidTrials(results) {
	const hit = results.filter((result) => result.invalid > 0);
	if (hit.length === 0) return [];
	const all = hit.reduce((sum, result) => sum + result.invalid, 0);
	const lines = hit.map((result) => `- ${codeSpan(result.id)}: ${result.invalid}`);
	return [details(`Invalid trials, which count for nothing (${all} in ${count(hit.length, "spec")})`, lines.join("\n"))];
}
/** A longer list is only counted in the comment. */
const MOST_LISTED = 20;
/** Specs outside the selection, by reason. */
function left(view) {
	return Object.entries(Object.groupBy(view.agent.notTested, (item) => item.reason)).map(([reason, items = []]) => {
		const title = `Not selected, ${escapeHtml(reason)}: ${count(items.length, "spec")}`;
		if (items.length > MOST_LISTED && view.detail === "short") return `${title}.`;
		return details(title, items.map((item) => `- ${codeSpan(item.id)}`).join("\n"));
	});
}

// src/report/repair-hint.ts
const BY_SYMPTOM = {
	"invalid argument": "let the tool refuse such a value",
	"disallowed operation": "let the tool refuse the call when the condition does not hold",
	"missing prerequisite": "let the tool refuse the call until the earlier step has happened",
	"unauthorised action": "let the tool compare the owner of the object with the identified requester",
	"improper escalation": "let the tool that hands over ask for the reason, and refuse the ones the policy excludes",
	"incorrect communication": "give the agent the exact wording, or check the message before it is sent"
};
/** One sentence: how a violation is mended, by its root cause (testing.md, Outcome). Plain text, no Markdown. */
function repairHint(witness, agent) {
	const source = agent.rules.find((item) => item.id === specIdOf(witness.scenario))?.evidence[0]?.file;
	const inTool = BY_SYMPTOM[witness.symptom];
	switch (witness.rootCause) {
		case "implicit": return `No passage states this rule: state it in the prompt, or ${inTool}.`;
		case "ignored": return `${source ?? "The prompt"} states this rule and the agent did not try to follow it: ${inTool}.`;
		case "misapplied": return `The agent tried to follow this rule and got it wrong: word it more clearly${source === void 0 ? "" : ` in ${source}`}, or ${inTool}.`;
	}
}

// src/report/replay-command.ts
/** The command that tests this spec again, with the same cases, on the reader's machine. */
function replayCommand(result, report) {
	const engine = report.engine === "openai" ? "" : ` --engine ${report.engine}`;
	return `npx proviso test --spec ${result.id} --seed ${report.seed}${engine}`;
}

// src/report/sections/violations.ts
/** A longer quotation is cut, in characters. */
const LONGEST_QUOTE = 600;
/** New violations: a table and one folded part each. On a first run they are candidates. */
function renderViolations(view) {
	const { groups, agent } = view;
	const results = agent.isFirstRun ? groups.candidates : groups.violations;
	return violationSection(view, agent.isFirstRun ? "Violations to triage" : "New violations", results);
}
/** Violations of specs that nobody accepted yet: shown, never red. */
function renderProposedViolations(view) {
	return violationSection(view, "Violations of proposed specs (not gating)", view.groups.proposed);
}
function violationSection(view, title, results) {
	if (results.length === 0) return null;
	return {
		title,
		blocks: [violationTable(view, results), ...results.map((result) => violationDetails(view, result))],
		unit: "violations"
	};
}
function violationTable(view, results) {
	const rows = results.map((result) => {
		const first = result.witnesses[0];
		return [
			linkSpec(view.context, view.agent, result.id),
			ruleText(view.agent, result.id),
			headCounts(result),
			baseCounts(result),
			first === void 0 ? "" : escapeText(first.strategy),
			first?.witness.symptom ?? "",
			first?.witness.rootCause ?? ""
		];
	});
	return printTable([
		"Spec",
		"Rule",
		"Head",
		"Base",
		"Strategy",
		"Symptom",
		"Root cause"
	], rows, [
		"l",
		"l",
		"r",
		"r",
		"l",
		"l",
		"l"
	]);
}
function headCounts(result) {
	const head = result.attribution?.head ?? result;
	return `${head.violations} of ${head.n}`;
}
function baseCounts(result) {
	if (result.attribution === null) return "not run";
	const base = result.attribution.base;
	return base === null ? "new rule" : `${base.violations} of ${base.n}`;
}
function violationDetails(view, result) {
	const witness = shortestWitness(view, result);
	const title = view.context.refined.get(result.id)?.scenario.title ?? "";
	const summary = `<code>${escapeHtml(result.id)}</code>${title === "" ? "" : ` ${escapeHtml(title)}`}`;
	const parts = [
		escapeText(capitalise(result.reason)),
		...quotations(view, result),
		...gherkin(view, result)
	];
	if (witness !== null) parts.push(...witnessParts(view, witness));
	parts.push("Replay it locally:", fence(replayCommand(result, view.report), "sh"));
	return details(summary, parts.filter((part) => part !== "").join("\n\n"));
}
/** The witness whose trial has the fewest events; one without a stored trial only when there is no other. */
function shortestWitness(view, result) {
	const all = result.witnesses.map((found) => ({
		found,
		trial: view.context.trials.get(found.trial) ?? null
	}));
	const length = (item) => item.trial?.trace.events.length ?? Number.POSITIVE_INFINITY;
	return all.toSorted((a, b) => length(a) - length(b))[0] ?? null;
}
function witnessParts(view, { found, trial }) {
	const { witness } = found;
	const parts = [`**What happened:** ${escapeText(witness.reason)}${effectNote(witness.effect)}`];
	if (trial !== null) {
		const objects = Object.entries(trial.trace.objects).map(([name, ref]) => `${name} ${codeSpan(`${ref.table}/${ref.id}`)}`);
		const requester = trial.trace.requester;
		if (requester !== null) objects.push(`requester ${codeSpan(`${requester.table}/${requester.id}`)}`);
		if (objects.length > 0) parts.push(`Objects: ${objects.join(", ")}`);
		parts.push(fence(printTranscript(trial.trace, witness, view.detail), "text"));
	}
	parts.push(`**Repair:** ${escapeText(repairHint(witness, view.agent))}`);
	return parts;
}
function effectNote(effect) {
	return effect === "rejected" ? " (the tool rejected the call)" : "";
}
function quotations(view, result) {
	return (view.agent.rules.find((item) => item.id === specIdOf(result.id))?.evidence ?? []).slice(0, 2).map((item) => `${linkSource(view.context, item.file, item.lines)} says:\n\n> ${escapeText(item.quote, LONGEST_QUOTE)}`);
}
function gherkin(view, result) {
	const refined = view.context.refined.get(result.id);
	if (refined === void 0) return [];
	return [fence(printGherkin({
		rule: refined.spec.rule,
		scenario: refined.scenario
	}), "gherkin")];
}

// src/report/render-comment.ts
/** GitHub takes 65,536 characters; the rest is room for what it counts differently. */
const COMMENT_LIMIT = 6e4;
/** The pull request comment: at most {@link COMMENT_LIMIT} characters of Markdown, the hidden marker on line 1. */
function renderComment(report, context) {
	const body = renderReport(report, context, {
		detail: "short",
		limit: COMMENT_LIMIT,
		measure: (text) => text.length,
		place: "the job summary",
		sections: COMMENT_SECTIONS
	});
	return context.marker === null ? body : `${printMarker(context.marker)}\n${body}`;
}
/** The sections of the comment, most wanted first: what does not fit is dropped from the end. */
const COMMENT_SECTIONS = [
	renderViolations,
	renderProposedViolations,
	renderFindings,
	renderSpecDiff,
	renderInconclusive,
	renderDrift,
	renderKnown,
	renderUntested,
	renderNextSteps
];
/** A report as Markdown within a limit; every agent gets an equal share of what those before it left. */
function renderReport(report, context, layout) {
	const views = report.agents.map((agent) => viewAgent(agent, {
		report,
		context,
		detail: layout.detail
	}));
	const faults = listLines("Faults of this run", report.faults);
	const notes = listLines("About this run", report.notes);
	const footer = renderFooter(report, context);
	if (views.length === 0) return `${[
		report.conclusion === "success" ? NOTHING : NO_EVIDENCE,
		...faults,
		...notes,
		footer
	].join("\n\n")}\n`;
	const heads = views.map((view, index) => {
		const [above, below] = index === 0 ? [faults, notes] : [[], []];
		return [
			renderHeadline(view),
			...above,
			renderNumbers(view),
			...below
		].join("\n\n");
	});
	const fixed = [...heads, footer].join("\n\n");
	let room = layout.limit - layout.measure(fixed) - MARKER_ROOM;
	return `${[...views.map((view, index) => {
		const sections = layout.sections.flatMap((render) => render(view) ?? []);
		const text = packSections(sections, Math.floor(room / (views.length - index)), layout);
		room -= layout.measure(text) + 4;
		return text === "" ? heads[index] ?? "" : `${heads[index] ?? ""}\n\n${text}`;
	}), footer].join("\n\n")}\n`;
}
/** Sentences about the whole run; none is left out silently. */
function listLines(title, lines) {
	if (lines.length === 0) return [];
	const shown = lines.slice(0, MOST_LINES).map((line) => `- ${escapeText(line, LONGEST_LINE)}`);
	const rest = lines.length - shown.length;
	return [`**${title}:**`, [...shown, ...rest > 0 ? [`- and ${rest} more in report.json`] : []].join("\n")];
}
const MOST_LINES = 10;
const LONGEST_LINE = 500;
const NOTHING = "## ✅ Nothing to test";
const NO_EVIDENCE = "## ❌ Not enough evidence";
/** Room for the hidden marker and the line breaks around the parts. */
const MARKER_ROOM = 300;

export { printDriftTable as a, printTranscript as c, cleanText as d, codeSpan as f, redactSecrets as g, shorten as h, renderContextOf as i, details as l, fence as m, renderComment as n, linkSpec as o, escapeText as p, renderReport as r, printGherkin as s, COMMENT_SECTIONS as t, printTable as u };