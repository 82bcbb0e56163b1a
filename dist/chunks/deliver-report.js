import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { a as markerOf, c as writeAnnotations, i as headShaOf, l as writeJobSummary, n as tellStatus, o as secretsOf, r as warnOf, t as commentOn, u as writeOutputs } from "./post-result.js";
import { n as exitCodeOfConclusion, t as EXIT } from "./exit-code.js";
import { g as redactSecrets, i as renderContextOf, l as details, n as renderComment, o as linkSpec, p as escapeText, r as renderReport, t as COMMENT_SECTIONS, u as printTable } from "./render-comment.js";
import { m as percent, t as groupResults } from "./classify-result.js";
import { n as specIdOf } from "./trial.js";

// src/report/list-annotations.ts
/** GitHub shows ten of each level a step. */
const MOST = 10;
/** Remarks on the lines that state a violated rule: errors where the violation is new, warnings for the rest. */
function listAnnotations(report) {
	const all = report.agents.flatMap((agent) => {
		const { violations, candidates, proposed } = groupResults(agent);
		return [...violations.flatMap((result) => annotate(agent, result, "error")), ...[...candidates, ...proposed].flatMap((result) => annotate(agent, result, "warning"))];
	});
	const some = (level) => all.filter((item) => item.level === level).slice(0, MOST);
	return [...some("error"), ...some("warning")];
}
function annotate(agent, result, level) {
	const rule = agent.rules.find((item) => item.id === specIdOf(result.id));
	const place = rule?.evidence.find((item) => item.lines !== null);
	if (rule === void 0 || place === void 0 || place.lines === null) return [];
	const head = result.attribution?.head ?? result;
	const title = `${level === "error" ? "New violation" : "Violation"}: ${result.id}`;
	const message = `${rule.rule} (violated in ${head.violations} of ${head.n} trials)`;
	return [{
		level,
		file: place.file,
		lines: [place.lines[0], place.lines[1]],
		title,
		message
	}];
}

// src/report/render-summary.ts
/** GitHub takes 1 MiB a step. */
const SUMMARY_LIMIT = 1e6;
/** The job summary: the comment's sections with whole transcripts, and the list of all specs; under 1 MB of UTF-8. */
function renderSummary(report, context) {
	return renderReport(report, context, {
		detail: "full",
		limit: SUMMARY_LIMIT,
		measure: (text) => Buffer.byteLength(text, "utf8"),
		place: "report.json",
		sections: [...COMMENT_SECTIONS, renderAllSpecs]
	});
}
const ROWS = 200;
function renderAllSpecs(view) {
	const specs = view.agent.specs;
	if (specs.length === 0) return null;
	const blocks = [];
	for (let at = 0; at < specs.length; at += ROWS) {
		const part = specs.slice(at, at + ROWS);
		const title = `Specs ${at + 1} to ${at + part.length}`;
		blocks.push(details(title, specTable(view, part)));
	}
	return {
		title: "All specs",
		blocks,
		unit: `groups of ${ROWS} specs`
	};
}
function specTable(view, specs) {
	const rows = specs.map((result) => [
		linkSpec(view.context, view.agent, result.id),
		result.verdict,
		result.class,
		result.gates ? "yes" : "no",
		`${result.violations} of ${result.n}`,
		String(result.cases),
		result.interval === null ? "" : percent(result.interval.upper),
		tellMix(result),
		escapeText(result.reason)
	]);
	return printTable([
		"Spec",
		"Verdict",
		"Why tested",
		"Gates",
		"Violations",
		"Cases",
		"Rate below (95 %)",
		"Mix",
		"Reason"
	], rows, [
		"l",
		"l",
		"l",
		"l",
		"r",
		"r",
		"r",
		"l",
		"l"
	]);
}
function tellMix(result) {
	const shares = Object.entries(result.mix).map(([strategy, share]) => `${strategy} ${percent(share)}`);
	return escapeText(shares.join(", "));
}

// src/delivery/deliver-report.ts
/**
* Writes report, summary, comment, annotations and outputs. What GitHub refuses is a warning.
* @returns the exit code
*/
async function deliverReport(run, log, result) {
	const { inputs, context } = run;
	const { report } = result;
	const rendering = renderContextOf(result, {
		marker: markerOf(run),
		repository: {
			serverUrl: context.serverUrl,
			name: context.repository,
			headSha: headShaOf(run)
		},
		summaryUrl: context.runUrl
	});
	const safe = (text) => redactSecrets(text, secretsOf(run, process.env));
	const reportPath = await writeReport(run, safe(JSON.stringify(report, null, 2)));
	warnOf(log, await writeJobSummary(safe(renderSummary(report, rendering))));
	const body = safe(renderComment(report, rendering));
	const url = await commentOn(run, log, {
		body,
		createWhenMissing: true
	});
	if (inputs.annotations) writeAnnotations(listAnnotations(report));
	const told = await tellStatus(run, log, {
		state: report.conclusion,
		description: describe(report)
	});
	writeOutputs({
		...outputsOf(report),
		"report-json": reportPath,
		...url === null ? {} : { "comment-url": url }
	});
	log.info(`conclusion: ${report.conclusion} (${describe(report)})`);
	return told ? EXIT.green : exitCodeOfConclusion(report.conclusion);
}
function describe(report) {
	return report.agents.flatMap((agent) => agent.reasons.map((reason) => `${agent.agent}: ${reason}`)).join("; ") || "no new violation";
}
async function writeReport({ context }, text) {
	const folder = join(context.temporaryFolder, "proviso");
	await mkdir(folder, { recursive: true });
	const path = join(folder, "report.json");
	await writeFile(path, `${text}\n`);
	return path;
}
function outputsOf(report) {
	const groups = report.agents.map(groupResults);
	const total = (count) => report.agents.reduce((sum, _, index) => sum + count(index), 0);
	const entries = report.agents.flatMap((agent) => agent.diff.entries);
	const changed = entries.filter(({ class: kind }) => kind.endsWith("-changed"));
	const usd = report.agents.at(-1)?.cost.usd ?? null;
	return {
		conclusion: report.conclusion,
		"new-violations": total((index) => groups[index]?.violations.length ?? 0),
		inconclusive: total((index) => (groups[index]?.inconclusive.length ?? 0) + (groups[index]?.seenOnce.length ?? 0)),
		drift: report.agents.some((agent) => agent.drift.flagged),
		"specs-added": entries.filter(({ class: kind }) => kind === "added").length,
		"specs-changed": changed.length,
		"specs-removed": entries.filter(({ class: kind }) => kind === "removed").length,
		trials: report.agents.reduce((sum, agent) => sum + agent.cost.trials, 0),
		...usd === null ? {} : { "cost-usd": Number(usd.toFixed(4)) }
	};
}

export { deliverReport };