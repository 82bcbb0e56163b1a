import { basename, join, resolve } from "node:path";
import { a as findPullRequestOf, n as parseCommand, r as listAcceptances, s as readPullRequest } from "./parse-command.js";
import { S as tuple, b as strictObject, g as object, h as number, i as _enum, o as array, p as literal, s as boolean, u as int, x as string } from "./schemas.js";
import { _ as explainRefusal, d as markerOf, f as secretsOf, g as writeOutputs, h as writeJobSummary, i as warnOf, l as folderOf, m as writeAnnotations, n as openClient, o as withPatience, r as tellStatus, t as commentOn, u as headShaOf, y as splitRepository } from "./post-result.js";
import { _ as composeRun, a as costSchema, c as specResultSchema, d as linkSpec, g as printTable, h as details, i as conclusionSchema, l as renderContextOf, n as renderComment, o as driftSchema, r as renderReport, s as multiplicitySchema, t as COMMENT_SECTIONS } from "./render-comment.js";
import { n as exitCodeOfConclusion, r as explainError, t as EXIT } from "./exit-code.js";
import { n as EvidenceError } from "./errors.js";
import { B as FINDING_KINDS, Dt as count, Mt as percent, Nt as shortSha, Ot as dollars, Tt as coverageSchema, c as groupResults, t as runPipeline, z as DIFF_CLASSES } from "./run-pipeline.js";
import { f as printMarker, l as shorten$1, o as escapeText, r as cleanText, t as redactSecrets } from "./redact-secrets.js";
import { t as deliverFault } from "./deliver-fault2.js";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { i as trialRowSchema, r as specIdOf } from "./trial.js";
import { d as SOURCES, p as scenarioFileSchema, w as baselineEntrySchema } from "./read-spec-set.js";
import { crc32, inflateRawSync } from "node:zlib";
import { setTimeout } from "node:timers/promises";

// src/delivery/announce-run.ts
/** A shorter run is over before anybody has read that it began, in minutes. */
const WORTH_TELLING = 1;
/** Comments once, before the first trial, that a longer run is under way. */
function announceRun(run, log) {
	let posted = null;
	return {
		onEvent(event) {
			if (event.kind !== "forecast" || posted !== null || event.forecast.minutes <= WORTH_TELLING) return;
			const body = `${printMarker(markerOf(run))}\n## ⏳ ${describe$1(event)}\n\n${about(run)}\n`;
			posted = commentOn(run, log, {
				body,
				createWhenMissing: true
			});
		},
		done: async () => {
			await posted;
		}
	};
}
/** `Testing 12 specs, about 9 minutes, forecast $4.10`. */
function describe$1({ specs, forecast, dropped }) {
	const { usd, minutes, trials } = forecast;
	const cost = usd === null ? `forecast ${count(Math.ceil(trials), "trial")}` : `forecast ${dollars(usd)}`;
	return `Testing ${count(specs - dropped.length, "spec")}, about ${count(Math.ceil(minutes), "minute")}, ${cost}`;
}
function about(run) {
	return `The result of \`${shortSha(headShaOf(run))}\` will stand here. [The run](${run.context.runUrl})`;
}

// src/report/list-annotations.ts
/** GitHub shows ten of each level a step. */
const MOST = 10;
const LONGEST = 1e3;
/**
* Remarks on the lines that state a violated rule: errors where the violation is new, warnings for the rest. Then on the
* place of removed lines that supported a rule which is gone.
*/
function listAnnotations(report) {
	const all = report.agents.flatMap((agent) => {
		const { violations, candidates, proposed } = groupResults(agent);
		return [
			...violations.flatMap((result) => annotate(agent, result, "error")),
			...[...candidates, ...proposed].flatMap((result) => annotate(agent, result, "warning")),
			...agent.diff.findings.flatMap(annotateRetired)
		];
	});
	const some = (level) => all.filter((item) => item.level === level).slice(0, MOST).map((item) => ({
		...item,
		title: cleanText(item.title),
		message: shorten$1(cleanText(item.message), LONGEST)
	}));
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
/** GitHub shows no remark on a line that is gone: it stands where the line was. */
function annotateRetired({ kind, rule, reason, stood = [] }) {
	if (rule === null) return [];
	const title = kind === "removed" ? `Rule removed: ${rule}` : `Rule superseded: ${rule}`;
	return stood.map(({ file, lines: [from, to] }) => {
		const was = from === to ? `line ${from}` : `lines ${from} to ${to}`;
		return {
			level: "warning",
			file,
			lines: [from, from],
			title,
			message: `${was} of the base stated it; ${reason}`
		};
	});
}

// src/model/report.ts
const diffSideSchema = strictObject({
	rule: string(),
	scenario: scenarioFileSchema
}).nullable();
const diffReportSchema = strictObject({
	entries: array(strictObject({
		class: _enum(DIFF_CLASSES),
		rule: string(),
		scenario: string().nullable(),
		before: diffSideSchema,
		after: diffSideSchema
	})),
	findings: array(strictObject({
		kind: _enum(FINDING_KINDS),
		rule: string().nullable(),
		reason: string(),
		/** Of a rule that lost what it rests on: where the base stated it (lines from 1, both ends included). */
		stood: array(strictObject({
			file: string(),
			lines: tuple([int(), int()])
		})).exactOptional()
	}))
});
const ruleReportSchema = strictObject({
	id: string(),
	rule: string(),
	source: _enum(SOURCES),
	evidence: array(strictObject({
		file: string(),
		lines: tuple([int(), int()]).nullable(),
		quote: string()
	}))
});
const agentReportSchema = strictObject({
	agent: string(),
	conclusion: conclusionSchema,
	/** Why the conclusion is what it is, one line each; for `error` what evidence is missing. */
	reasons: array(string()),
	isFirstRun: boolean(),
	rules: array(ruleReportSchema),
	specs: array(specResultSchema),
	/**
	* Files of the agent that the change touches: of its prompt, and of all else (code, watched files, tools, environment).
	* Absent where there is no base to compare with.
	*/
	changed: strictObject({
		prompt: array(string()),
		other: array(string())
	}).exactOptional(),
	notTested: array(strictObject({
		id: string(),
		reason: string()
	})),
	/** Entries of baseline.yaml: the base's, and those that only the head has, which do not count yet. */
	baseline: array(strictObject({
		...baselineEntrySchema.shape,
		on: _enum(["base", "head"])
	})).exactOptional(),
	diff: diffReportSchema,
	drift: driftSchema,
	overRefusal: array(strictObject({
		id: string(),
		base: number(),
		head: number()
	})),
	/** What this run's trials reached; specs are those selected. */
	coverage: coverageSchema,
	cost: costSchema,
	/** Absent where nothing was tested. */
	multiplicity: multiplicitySchema.exactOptional(),
	/** A unified diff (`git apply`) that commits what was mined here; empty when nothing was. */
	patch: string(),
	models: array(string())
});
/** `report.json`: the machine form of a run. */
const reportSchema = strictObject({
	version: literal(1),
	conclusion: conclusionSchema,
	engine: string(),
	engineVersion: string(),
	seed: int(),
	base: string().nullable(),
	head: string(),
	durationMs: number(),
	agents: array(agentReportSchema),
	/** What the reader should know of the run (policy taken from the head, an unreadable base), a sentence each. */
	notes: array(string()),
	/** Faults that kept a stage from finishing; any makes the conclusion `error`. */
	faults: array(string()),
	/** Only of a run that was spread over several machines: its shards, with the trials that each ran. */
	shards: array(strictObject({
		shard: int(),
		of: int(),
		trials: int(),
		durationMs: number()
	})).exactOptional()
});

// src/report/redact-result.ts
/**
* A report and its trials without secrets, before they are rendered: what shortens and escapes a text would cut a secret
* in two or dress it up. Rendered text is redacted once more, for what escaping joins.
*/
function redactResult({ report, trials }, secrets) {
	const redact = (schema, value) => {
		const text = JSON.stringify(value);
		const redacted = redactSecrets(text, secrets);
		return redacted === text ? value : schema.safeParse(JSON.parse(redacted)).data ?? value;
	};
	return {
		report: redact(reportSchema, report),
		trials: new Map(Array.from(trials, ([key, trial]) => [key, redact(trialRowSchema, trial)]))
	};
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
/** A longer mix is told by its shares, not strategy by strategy. */
const MOST_NAMED = 6;
function tellMix(result) {
	const shares = Object.entries(result.mix);
	const named = shares.length > MOST_NAMED ? shares.filter(([strategy]) => strategy === "default") : shares;
	const others = shares.slice(named.length);
	const rest = others.reduce((sum, [, share]) => sum + share, 0);
	return escapeText([...named.map(([strategy, share]) => `${strategy} ${percent(share)}`), ...others.length > 0 ? [`${others.length} strategies ${percent(rest)}`] : []].join(", "));
}

// src/delivery/deliver-report.ts
/**
* Writes report, summary, comment, annotations and outputs. What GitHub refuses is a warning.
* @returns the exit code
*/
async function deliverReport(run, log, result) {
	const { inputs, context } = run;
	const secrets = secretsOf(process.env, Object.values(result.policy.models).map((model) => model["api-key-env"]));
	const safe = (text) => redactSecrets(text, secrets);
	const { report, trials } = redactResult(result, secrets);
	const rendering = renderContextOf({
		...result,
		report,
		trials
	}, {
		marker: markerOf(run),
		repository: {
			serverUrl: context.serverUrl,
			name: context.repository,
			headSha: headShaOf(run)
		},
		summaryUrl: context.runUrl
	});
	const reportPath = await writeReport(run, safe(JSON.stringify(report, null, 2)));
	warnOf(log, await writeJobSummary(safe(renderSummary(report, rendering))));
	const body = safe(renderComment(report, rendering));
	const shortBody = shorten(body, context.runUrl);
	const url = await commentOn(run, log, {
		body,
		createWhenMissing: true,
		shortBody
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
/** Marker and headline of a comment that GitHub does not take whole. */
function shorten(body, summaryUrl) {
	const [marker = "", headline = ""] = body.split("\n");
	return `${marker}\n${headline}\n\nThe report is too long for a comment: it stands in [the job summary](${summaryUrl}).\n`;
}
function describe(report) {
	return report.agents.flatMap((agent) => agent.reasons.map((reason) => `${agent.agent}: ${reason}`)).join("; ") || "no new violation";
}
/** Each step of a job has a file of its own. */
async function writeReport(run, text) {
	const folder = join(run.context.temporaryFolder, "proviso", folderOf(run));
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

// src/adapters/github/unzip-one-file.ts
const END = 0x6054b50;
const ENTRY = 33639248;
const LOCAL = 67324752;
const END_LENGTH = 22;
const LONGEST_REMARK = 65535;
const MOST_ENTRIES = 100;
/**
* Unpacks one file of an archive into memory; no name in the archive ever becomes a path. Throws Error for what is no
* archive, holds no such file or two of them, is encrypted, damaged, or larger than it says or than may be.
*/
function unzipOneFile(archive, { name, most }) {
	const named = listEntries(archive).filter((entry) => entry.name === name);
	const [entry] = named;
	if (entry === void 0 || named.length > 1) throw new Error(`the archive holds ${named.length} files called ${name}`);
	if (entry.isEncrypted) throw new Error(`${name} is encrypted`);
	if (entry.size > most) throw new Error(`${name} is larger than ${most} bytes`);
	const { offset } = entry;
	if (readNumber(archive, offset, 4) !== LOCAL) throw new Error(`${name} is not where the archive says`);
	const from = offset + 30 + readNumber(archive, offset + 26, 2) + readNumber(archive, offset + 28, 2);
	if (from + entry.packed > archive.length) throw new Error("the archive is cut off");
	const data = unpack(archive.subarray(from, from + entry.packed), entry);
	if (data.length !== entry.size || crc32(data) !== entry.crc) throw new Error(`${name} is damaged`);
	return data;
}
function unpack(packed, { method, size, name }) {
	if (method === 0) return packed;
	if (method !== 8) throw new Error(`${name} is packed in a way that is not read here`);
	return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
}
function listEntries(archive) {
	const end = findEnd(archive);
	const count = readNumber(archive, end + 10, 2);
	if (count > MOST_ENTRIES) throw new Error(`the archive holds more than ${MOST_ENTRIES} files`);
	let at = readNumber(archive, end + 16, 4);
	return Array.from({ length: count }, () => {
		if (readNumber(archive, at, 4) !== ENTRY) throw new Error("the archive is damaged");
		const nameLength = readNumber(archive, at + 28, 2);
		const entry = {
			name: archive.toString("utf8", at + 46, at + 46 + nameLength),
			method: readNumber(archive, at + 10, 2),
			isEncrypted: (readNumber(archive, at + 8, 2) & 1) === 1,
			crc: readNumber(archive, at + 16, 4),
			packed: readNumber(archive, at + 20, 4),
			size: readNumber(archive, at + 24, 4),
			offset: readNumber(archive, at + 42, 4)
		};
		at += 46 + nameLength + readNumber(archive, at + 30, 2) + readNumber(archive, at + 32, 2);
		return entry;
	});
}
function findEnd(archive) {
	const first = Math.max(0, archive.length - END_LENGTH - LONGEST_REMARK);
	for (let at = archive.length - END_LENGTH; at >= first; at -= 1) if (archive.readUInt32LE(at) === END) return at;
	throw new Error("this is no archive");
}
function readNumber(archive, at, length) {
	if (at < 0 || at + length > archive.length) throw new Error("the archive is cut off");
	return archive.readUIntLE(at, length);
}

// src/adapters/github/fetch-store.ts
/** The artefact that a workflow uploads after a run about a commit; it holds the store's one file. */
const STORE_ARTIFACT = "proviso-store-";
const artifactSchema = object({
	id: int().positive(),
	name: string(),
	size_in_bytes: int().min(0),
	expired: boolean(),
	workflow_run: object({
		repository_id: int(),
		head_repository_id: int(),
		head_branch: string().nullish()
	}).nullish()
});
const pageSchema = object({ artifacts: array(artifactSchema) });
const MOST_PAGES = 3;
const MOST_PACKED = 0xc800000;
const MOST_BYTES = 0x40000000;
/**
* The newest store that a run of this repository left about a pull request: that of its newest commit, else of an earlier
* one. What a fork's run left is never taken. Null where there is none. Throws what the client throws, and Error for an
* archive that is not as it should be.
*/
async function fetchStore(deps, request) {
	const found = await findExact(deps, request) ?? await findEarlier(deps, request);
	if (found === null) return null;
	if (found.size_in_bytes > MOST_PACKED) throw new Error(`the artefact ${found.name} is larger than ${MOST_PACKED} bytes`);
	const archive = await download(deps, request.repository, found.id);
	return {
		name: found.name,
		bytes: unzipOneFile(archive, {
			name: request.fileName,
			most: MOST_BYTES
		})
	};
}
async function findExact(deps, { repository, pull }) {
	const { data } = await deps.client.rest.actions.listArtifactsForRepo({
		...splitRepository(repository),
		name: `${STORE_ARTIFACT}${pull.headSha}`,
		per_page: 100
	});
	return newest(pageSchema.parse(data).artifacts.filter(isTrusted));
}
/** Of an earlier push: named after a commit of the pull request, or left by a run on its branch. */
async function findEarlier(deps, { repository, pull }) {
	const place = splitRepository(repository);
	const { data } = await deps.client.rest.pulls.listCommits({
		...place,
		pull_number: pull.number,
		per_page: 100
	});
	const names = new Set(data.map(({ sha }) => `${STORE_ARTIFACT}${sha}`));
	const isOf = ({ name, workflow_run: run }) => names.has(name) || !pull.isFork && name.startsWith("proviso-store-") && run?.head_branch === pull.headRef;
	for (let page = 1; page <= MOST_PAGES; page += 1) {
		const listed = await deps.client.rest.actions.listArtifactsForRepo({
			...place,
			per_page: 100,
			page
		});
		const { artifacts } = pageSchema.parse(listed.data);
		const found = newest(artifacts.filter((artifact) => isTrusted(artifact) && isOf(artifact)));
		if (found !== null || artifacts.length < 100) return found;
	}
	return null;
}
/** Left by a run on a commit of this repository: in a fork's run its own code decides what is uploaded. */
function isTrusted({ expired, workflow_run: run }) {
	return !expired && run !== null && run !== void 0 && run.head_repository_id === run.repository_id;
}
function newest(artifacts) {
	return artifacts.toSorted((a, b) => b.id - a.id)[0] ?? null;
}
async function download({ client }, repository, id) {
	const answer = await client.request("GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}", {
		...splitRepository(repository),
		artifact_id: id,
		archive_format: "zip",
		request: {
			parseSuccessResponseBody: false,
			signal: AbortSignal.timeout(DOWNLOAD_MS)
		}
	});
	const chunks = [];
	let length = 0;
	for await (const chunk of answer.data) {
		length += chunk.length;
		if (length > MOST_PACKED) throw new Error(`the artefact is larger than ${MOST_PACKED} bytes`);
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
const DOWNLOAD_MS = 12e4;

// src/delivery/restore-store.ts
/**
* Takes what earlier runs about the same pull request paid for into the store (action.md, Where results live). Every row
* is checked again. What cannot be had is a warning: it is paid for anew.
*/
async function restoreStore(deps, run, storeFile) {
	const { repository, temporaryFolder } = run.context;
	try {
		const pull = await withPatience(() => findPull(deps, run));
		if (pull === null) return;
		const request = {
			repository,
			pull,
			fileName: basename(storeFile)
		};
		const found = await withPatience(() => fetchStore(deps, request));
		if (found === null) return deps.log.info("no store of an earlier run");
		const folder = await mkdtemp(join(temporaryFolder, "proviso-restored-"));
		try {
			const file = join(folder, "store.db");
			await writeFile(file, found.bytes);
			const { mergeStores } = await import("./merge-stores.js");
			for (const { trials, answers, damaged } of mergeStores(await deps.openStore(), [file])) {
				deps.log.info(`${found.name}: ${trials.taken} trials and ${answers.taken} answers of earlier runs`);
				if (damaged > 0) deps.log.warn(`${found.name}: ${damaged} rows are not what was written and were left out`);
			}
		} finally {
			await rm(folder, {
				recursive: true,
				force: true
			});
		}
	} catch (error) {
		deps.log.warn(explainRefusal({
			what: "restore the store of an earlier run",
			permission: "actions: read"
		}, error));
	}
}
async function findPull({ client }, run) {
	const { event, context } = run;
	const { repository } = context;
	switch (event.kind) {
		case "pull-request":
		case "command": return event;
		case "merge-group": return event.number === null ? null : await readPullRequest({ client }, {
			repository,
			number: event.number
		});
		case "push": return event.isDefaultBranch ? await findPullRequestOf({ client }, {
			repository,
			sha: headShaOf(run)
		}) : null;
		default: return null;
	}
}

// src/delivery/watch-cancel.ts
/** A cancelled job gets SIGINT, some seconds later SIGTERM, and soon after SIGKILL. */
const SIGNALS = ["SIGINT", "SIGTERM"];
const REASON = "the run was cancelled: what ran by then is kept, and the next run goes on from there";
/** Watches for the end of the job, in place of the signals' own effect. */
function watchCancel() {
	let reason = null;
	let tell = () => {};
	const cancelled = new Promise((resolve) => {
		tell = resolve;
	});
	for (const signal of SIGNALS) process.on(signal, () => {
		reason = REASON;
		tell();
	});
	return {
		reason: () => reason,
		overdue: async (graceMs) => {
			await cancelled;
			await setTimeout(graceMs, void 0, { ref: false });
			return "overdue";
		}
	};
}

// src/delivery/test-change.ts
/**
* What a run does that has something to test: earlier results restored, the pipeline, and its report, or what kept it
* from one. Loaded only by such a run: an idle one stays quick.
*/
/** So long a cancelled run may take to end by itself: the runner kills it ten seconds after its first signal. */
const GRACE_MS = 3e3;
async function testChange(run, log, { sides, workspace }) {
	const cancel = watchCancel();
	const announcement = announceRun(run, log);
	const deps = openDeps(run, log, {
		sides,
		workspace
	});
	writeOutputs({ "head-sha": headShaOf(run) });
	try {
		if (run.event.kind === "command") await tellStatus(run, log, {
			state: "pending",
			description: "testing"
		});
		const result = await firstOf(testRun({
			...deps,
			onEvent: announcement.onEvent,
			stopped: cancel.reason
		}, {
			run,
			log,
			sides
		}), cancel);
		await announcement.done();
		return {
			code: await deliverReport(run, log, result),
			faults: [],
			isAbandoned: false
		};
	} catch (error) {
		const fault = explainError(error);
		await announcement.done();
		await deliverFault(run, log, fault);
		return {
			code: fault.code,
			faults: fault.lines,
			isAbandoned: cancel.reason() !== null
		};
	} finally {
		deps.closeStore();
	}
}
async function firstOf(tested, cancel) {
	const first = await Promise.race([tested, cancel.overdue(GRACE_MS)]);
	if (first !== "overdue") return first;
	tested.catch(() => {});
	throw new EvidenceError(cancel.reason() ?? "");
}
function openDeps(run, log, about) {
	const { inputs } = run;
	const storeFile = resolve(about.workspace, inputs.store ?? ".proviso/store.db");
	const setup = {
		engine: run.isKeyless ? { kind: "offline" } : inputs.engine,
		storeFile,
		trees: about.sides,
		env: process.env,
		apiKey: inputs.apiKey,
		log
	};
	return {
		...composeRun(setup),
		storeFile
	};
}
async function testRun(deps, about) {
	const request = await prepareRequest(deps, about);
	const { part } = about.run.inputs;
	if (part.mode !== "report") return await runPipeline(deps, request);
	const { mergeParts } = await import("./merge-parts.js");
	const { findStores } = await import("./find-stores.js");
	const { gatherRun } = await import("./sharded-run2.js");
	const files = findStores(about.run.context.workspace, part.stores);
	return await gatherRun(deps, request, mergeParts(deps.storeFile, files));
}
/** What a run is asked for. The first part of a run takes up what earlier runs stored. */
async function prepareRequest(deps, { run, log, sides }) {
	const client = await openClient(run);
	const { mode } = run.inputs.part;
	if (client !== null && !run.isKeyless && (mode === "all" || mode === "plan")) await restoreStore({
		client,
		log,
		openStore: deps.openStore
	}, run, deps.storeFile);
	return {
		trees: sides,
		configFile: run.inputs.config,
		agent: null,
		overrides: overridesOf(run),
		standsAlone: run.event.kind === "schedule" || run.event.kind === "manual",
		accepted: mode === "all" || mode === "report" ? await readAccepted(run, log) : [],
		repeatUndecided: run.event.kind === "command" && run.event.command === "rerun",
		...run.isKeyless ? { untested: "not tested: fork, no key (see on-fork)" } : {}
	};
}
/** Runs that no change started test all, and compare rates on fresh trials. */
function overridesOf({ event, inputs }) {
	const { overrides } = inputs;
	if (event.kind !== "schedule" && event.kind !== "manual") return overrides;
	return {
		...overrides,
		suite: {
			scope: "all",
			...overrides.suite
		},
		statistics: { attribution: "full" }
	};
}
/** What people accepted for the head; what cannot be read counts as nothing, with a warning. */
async function readAccepted(run, log) {
	const own = run.event.kind === "command" ? run.event.accepted : [];
	const client = await openClient(run);
	try {
		const target = client === null ? null : await acceptanceTarget({ client }, run);
		if (client === null || target === null) return own;
		const entries = (await listAcceptances({ client }, target)).flatMap(({ body, by }) => {
			const command = parseCommand(body);
			return command !== null && "kind" in command && command.kind === "accept" ? [{
				spec: command.spec,
				reason: command.reason,
				by: `@${by}`
			}] : [];
		});
		return [...new Map([...entries, ...own].map((entry) => [entry.spec, entry])).values()];
	} catch (error) {
		log.warn(`could not read what was accepted: ${error instanceof Error ? error.message : String(error)}`);
		return own;
	}
}
/** In the queue, what was accepted for the pull request's own newest commit counts. */
async function acceptanceTarget(deps, run) {
	const { event, context } = run;
	const { repository } = context;
	if (event.kind === "pull-request" || event.kind === "command") return {
		repository,
		number: event.number,
		head: headShaOf(run)
	};
	if (event.kind !== "merge-group" || event.number === null) return null;
	const { headSha } = await readPullRequest(deps, {
		repository,
		number: event.number
	});
	return {
		repository,
		number: event.number,
		head: headSha
	};
}

export { announceRun as a, watchCancel as i, prepareRequest as n, testChange as r, openDeps as t };