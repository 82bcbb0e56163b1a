// src/lib/comment-marker.ts
/** The hidden line; no newline at its end. */
function printMarker(marker) {
	const { key, head, run, attempt } = marker;
	return `<!-- proviso:v1 key=${cleanKey(key)} head=${head} run=${run}.${attempt} -->`;
}
/** Reads the marker at the very start of a comment; null when the comment does not start with one. */
function parseMarker(body) {
	const match = /^<!-- proviso:v1 key=([\w./-]+) head=([0-9a-f]*) run=(\d+)\.(\d+) -->/.exec(body);
	if (!match) return null;
	const [, key = "", head = "", run, attempt] = match;
	return {
		key,
		head,
		run: Number(run),
		attempt: Number(attempt)
	};
}
/** A key as it stands in a marker: letters, digits, `_ . / -`, and no `--`, which would end the HTML comment. */
function cleanKey(key) {
	const cleaned = key.replace(/[^\w./-]+/g, "-").replace(/-{2,}/g, "-");
	return cleaned === "" ? "default" : cleaned;
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
* Takes secrets out of a text that is to be published: their values, their base64, URL, hexadecimal, JSON and Markdown
* forms, and what looks like a key. GitHub masks logs only; comments, summaries and artefacts go through here.
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
		escapeText(secret, Number.POSITIVE_INFINITY),
		escapeHtml(secret, Number.POSITIVE_INFINITY),
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

export { escapeHtml as a, link as c, parseMarker as d, printMarker as f, codeSpan as i, shorten as l, secretForms as n, escapeText as o, cleanText as r, fence as s, redactSecrets as t, cleanKey as u };