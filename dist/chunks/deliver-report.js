import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { a as markerOf, c as writeAnnotations, i as headShaOf, l as writeJobSummary, n as tellStatus, o as secretsOf, r as warnOf, t as commentOn, u as writeOutputs } from "./post-result.js";
import { a as exitCodeOfConclusion, i as EXIT } from "./comment-marker.js";
import { a as renderContextOf, c as details, i as linkSpec, l as printTable, n as renderComment, r as renderReport, s as escapeText, t as COMMENT_SECTIONS } from "./render-comment.js";
import { s as percent, u as groupResults } from "./words.js";
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