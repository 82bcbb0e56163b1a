// src/report/words.ts
/** `1 spec`, `3 specs`; irregular plurals are given. */
function count(n, one, many = `${one}s`) {
	return `${formatNumber(n)} ${n === 1 ? one : many}`;
}
/** Whole numbers with a comma between thousands. */
function formatNumber(n) {
	return String(Math.round(n)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}
/** `18 %`; one decimal below 1 %. */
function percent(share) {
	const value = share * 100;
	return `${value > 0 && value < 1 ? value.toFixed(1) : Math.round(value)} %`;
}
function dollars(usd) {
	return `$${usd.toFixed(2)}`;
}
/** `41s`, `6m 12s`, `1h 04m`. */
function duration(milliseconds) {
	const seconds = Math.round(milliseconds / 1e3);
	const pad = (n) => String(n).padStart(2, "0");
	if (seconds < 60) return `${seconds}s`;
	if (seconds < 3600) return `${Math.floor(seconds / 60)}m ${pad(seconds % 60)}s`;
	return `${Math.floor(seconds / 3600)}h ${pad(Math.floor(seconds % 3600 / 60))}m`;
}
/** A p-value: three decimals, `< 0.001` below. */
function pValue(p) {
	return p < .001 ? "< 0.001" : p.toFixed(3);
}
/** A p-value in a sentence: `p = 0.041`, `p < 0.001`. */
function tellP(p) {
	return p < .001 ? `p ${pValue(p)}` : `p = ${pValue(p)}`;
}
/** With a capital first letter, as a paragraph starts. */
function capitalise(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function shortSha(sha) {
	return /^[0-9a-f]{40,}$/.test(sha) ? sha.slice(0, 7) : sha;
}

// src/report/diff-lines.ts
/** Above this many cells the table of common lines is not built: the texts then count as wholly different. */
const MAX_CELLS = 4e6;
/** Compares two lists of lines by their longest common subsequence. */
function diffLines(before, after) {
	const start = countEqual(before, after);
	const rest = Math.min(before.length, after.length) - start;
	const end = Math.min(rest, countEqual(before.toReversed(), after.toReversed()));
	const keep = (lines) => lines.map((text) => ({
		mark: " ",
		text
	}));
	return [
		...keep(before.slice(0, start)),
		...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
		...keep(before.slice(before.length - end))
	];
}
function countEqual(a, b) {
	let n = 0;
	while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
	return n;
}
function diffMiddle(before, after) {
	const removed = before.map((text) => ({
		mark: "-",
		text
	}));
	const added = after.map((text) => ({
		mark: "+",
		text
	}));
	if (before.length * after.length > MAX_CELLS) return [...removed, ...added];
	const width = after.length + 1;
	const table = commonLengths(before, after);
	const length = (i, j) => table[i * width + j] ?? 0;
	const lines = [];
	let [i, j] = [0, 0];
	while (i < before.length && j < after.length) if (before[i] === after[j]) {
		lines.push({
			mark: " ",
			text: before[i] ?? ""
		});
		i += 1;
		j += 1;
	} else if (length(i + 1, j) >= length(i, j + 1)) {
		lines.push({
			mark: "-",
			text: before[i] ?? ""
		});
		i += 1;
	} else {
		lines.push({
			mark: "+",
			text: after[j] ?? ""
		});
		j += 1;
	}
	return [
		...lines,
		...removed.slice(i),
		...added.slice(j)
	];
}
/** Lengths of the longest common subsequence of the two tails that start at (i, j), row by row. */
function commonLengths(before, after) {
	const width = after.length + 1;
	const table = new Uint32Array((before.length + 1) * width);
	for (let i = before.length - 1; i >= 0; i--) for (let j = after.length - 1; j >= 0; j--) {
		const down = table[(i + 1) * width + j] ?? 0;
		const right = table[i * width + j + 1] ?? 0;
		const both = (table[(i + 1) * width + j + 1] ?? 0) + 1;
		table[i * width + j] = before[i] === after[j] ? both : Math.max(down, right);
	}
	return table;
}

// src/report/classify-result.ts
/**
* Base is clean and head shows it. A failed test that nothing attributed counts as new as well: the gate must not turn
* green because the comparison with the base is missing.
*/
function isNewViolation(result) {
	return result.attribution === null ? result.verdict === "fail" : result.attribution.status === "new";
}
function isKnown(result) {
	return result.attribution?.status === "known";
}
/** Seen once, and not again in the replays on either side. */
function isSeenOnce(result) {
	return result.attribution?.status === "unconfirmed";
}
/** Verdict pass or fail, or attributed (action.md, Evidence). */
function isDecided(result) {
	return result.verdict === "pass" || result.verdict === "fail" || result.attribution !== null;
}
/** Trials that ran as they should, whatever they showed. */
function validTrials(result) {
	return Math.max(result.n, result.completion?.n ?? 0) + result.undecided + (result.attribution?.head.n ?? 0);
}
/** Trials of the sequential test, valid or not. */
function testedTrials(result) {
	return Math.max(result.n, result.completion?.n ?? 0) + result.undecided + result.invalid;
}
/** Sorts an agent's results into the groups of the report. */
function groupResults(agent) {
	const groups = Object.groupBy(agent.specs, (result) => groupOf(result, agent.isFirstRun));
	const list = (name) => groups[name] ?? [];
	return {
		violations: list("violations"),
		candidates: list("candidates"),
		proposed: list("proposed"),
		waived: list("waived"),
		known: list("known"),
		seenOnce: list("seenOnce"),
		inconclusive: list("inconclusive"),
		fixed: list("fixed"),
		passed: list("passed"),
		permitted: list("permitted"),
		untestable: list("untestable"),
		error: list("error"),
		notTested: list("notTested")
	};
}
function groupOf(result, isFirstRun) {
	if (isKnown(result)) return result.waived ? "waived" : "known";
	if (isNewViolation(result)) {
		if (result.waived) return "waived";
		if (isFirstRun) return "candidates";
		return result.gates ? "violations" : "proposed";
	}
	if (isSeenOnce(result)) return "seenOnce";
	if (result.verdict === "pass") return result.waived ? "fixed" : "passed";
	return groupOfVerdict(result.verdict);
}
function groupOfVerdict(verdict) {
	if (verdict === "not-tested") return "notTested";
	return verdict === "fail" ? "violations" : verdict;
}

export { testedTrials as a, capitalise as c, duration as d, formatNumber as f, tellP as g, shortSha as h, isNewViolation as i, count as l, percent as m, isDecided as n, validTrials as o, pValue as p, isKnown as r, diffLines as s, groupResults as t, dollars as u };