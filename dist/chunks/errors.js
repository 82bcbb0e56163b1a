// src/lib/errors.ts
/** The user can mend this: shown as one line with its hint, without a stack; exit code 2. */
var ConfigError = class extends Error {
	name = "ConfigError";
	hint;
	problems;
	/**
	* @param problems every problem found, each one line saying what and where; all are shown
	* @param hint how to mend it
	*/
	constructor(problems, hint) {
		const list = typeof problems === "string" ? [problems] : problems;
		super(list.join("\n"));
		this.problems = list;
		this.hint = hint;
	}
};
/** Another process holds the store: no fault of the configuration, and gone with that process; exit code 3. */
var LockedStoreError = class extends ConfigError {};
/** There is no evidence to be had: no key, a provider that stays unreachable, a host that will not start; exit code 3. */
var EvidenceError = class extends Error {
	name = "EvidenceError";
};
/** A model provider did not answer after all retries. `status` is the HTTP status where there was one. */
var ProviderError = class extends Error {
	name = "ProviderError";
	status;
	constructor(message, options) {
		super(message, { cause: options?.cause });
		this.status = options?.status;
	}
};
/** An environment host or an agent process crashed, hung or answered nonsense: the trial is invalid, the agent is not to blame. */
var HostError = class extends Error {
	name = "HostError";
};
/** The text of anything that was thrown, be it no error at all; never empty, never throws. */
function errorMessage(error) {
	try {
		if (error instanceof Error) return String(error.message) || error.name;
		if (typeof error === "string" && error !== "") return error;
		if (typeof error === "object" && error !== null && "message" in error && typeof error.message === "string") return error.message;
	} catch {}
	return `${showValue(error)} was thrown, no error`;
}
/** Any value in words, for a message; never empty, never throws. */
function showValue(value) {
	try {
		return typeof value === "string" || typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
	} catch {
		return "a value without a text";
	}
}

export { ProviderError as a, LockedStoreError as i, EvidenceError as n, errorMessage as o, HostError as r, showValue as s, ConfigError as t };