import { a as ProviderError, i as LockedStoreError, n as EvidenceError, o as errorMessage, r as HostError, t as ConfigError } from "./errors.js";

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

export { exitCodeOfConclusion as n, explainError as r, EXIT as t };