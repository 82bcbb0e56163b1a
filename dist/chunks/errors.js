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
/** The text of anything that was thrown. */
function errorMessage(error) {
	return error instanceof Error ? error.message : String(error);
}

export { ProviderError as a, LockedStoreError as i, EvidenceError as n, errorMessage as o, HostError as r, ConfigError as t };