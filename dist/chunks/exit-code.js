import { a as ProviderError, i as LockedStoreError, n as EvidenceError, o as errorMessage, r as HostError, t as ConfigError } from "./errors.js";

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

// src/exit-code.ts
/** What the command line and the action exit with. */
const EXIT = {
	green: 0,
	violation: 1,
	usage: 2,
	noEvidence: 3
};
function exitCodeOfConclusion(conclusion) {
	return {
		success: EXIT.green,
		failure: EXIT.violation,
		error: EXIT.noEvidence
	}[conclusion];
}
/** Exit code and the lines to show for anything that was thrown: one clear line a problem, a stack only for a fault of ours. */
function explainError(error) {
	if (error instanceof ConfigError) return {
		code: error instanceof LockedStoreError ? EXIT.noEvidence : EXIT.usage,
		lines: [...error.problems, ...error.hint ? [`hint: ${error.hint}`] : []]
	};
	if (error instanceof EvidenceError || error instanceof ProviderError || error instanceof HostError) return {
		code: EXIT.noEvidence,
		lines: [error.message]
	};
	const stack = error instanceof Error ? error.stack : void 0;
	return {
		code: EXIT.noEvidence,
		lines: [`internal error: ${stack ?? errorMessage(error)}`, "hint: please report this with the stack above"]
	};
}

export { parseMarker as a, cleanKey as i, exitCodeOfConclusion as n, printMarker as o, explainError as r, EXIT as t };