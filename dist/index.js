import "./chunks/require-node.js";
import { _ as explainRefusal, b as setFailed, c as commentedPull, d as markerOf, f as secretsOf, g as writeOutputs, p as maskSecrets, r as tellStatus, t as commentOn, v as createGitHubClient, y as splitRepository } from "./chunks/post-result.js";
import { a as ENGINE_NAMES, o as parseEngine, t as resolveSides } from "./chunks/resolve-sides.js";
import { o as errorMessage, t as ConfigError } from "./chunks/errors.js";
import { n as parseShard } from "./chunks/shard.js";
import { t as systemClock } from "./chunks/system-clock.js";
import { a as matchGlob, i as globPrefix, t as openFolder } from "./chunks/folder-tree.js";
import { randomUUID } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import { isAbsolute, posix, relative, resolve, sep } from "node:path";
import { r as explainError, t as EXIT } from "./chunks/exit-code.js";
import { a as followModule, i as referencedFiles, r as namedSources, t as environmentEntries } from "./chunks/list-code-files.js";
import { i as toArtifactSources, n as modelOf, r as parseConfig, t as loadConfig } from "./chunks/parse-config.js";
import { d as parseMarker, f as printMarker, n as secretForms, r as cleanText, t as redactSecrets } from "./chunks/redact-secrets.js";
import { t as assertNever } from "./chunks/assert-never.js";
import { E as ZodError, M as prettifyError, N as NEVER, O as _coercedNumber, T as url, b as strictObject, g as object, i as _enum, r as ZodNumber, u as int, w as unknown, x as string } from "./chunks/schemas.js";

// node_modules/zod/v4/classic/coerce.js
function number(params) {
	return _coercedNumber(ZodNumber, params);
}

// src/action-inputs.ts
const engineSchema = string().transform((text, ctx) => {
	const engine = parseEngine(text);
	if (engine !== null) return engine;
	ctx.addIssue(`it must be ${ENGINE_NAMES}`);
	return NEVER;
});
const oneOf = (...values) => _enum(values, { error: `it must be one of ${values.join(", ")}` });
function numberText(message, holds) {
	return string().transform((text, ctx) => {
		const value = Number(text);
		if (text !== "" && Number.isFinite(value) && holds(value)) return value;
		ctx.addIssue(message);
		return NEVER;
	});
}
const amount = numberText("it must be a number above 0", (value) => value > 0);
const whole = numberText("it must be a whole number, 0 or more", (value) => Number.isInteger(value) && value >= 0);
const integer = numberText("it must be a whole number", Number.isInteger);
const onOff = oneOf("on", "off").transform((value) => value === "on");
const text = string();
/** One key an input; absent and empty inputs are the same. */
const inputsSchema = strictObject({
	config: text.default("proviso.yaml"),
	mode: oneOf("all", "plan", "run", "report").default("all"),
	shard: text.optional(),
	engine: engineSchema.default({ kind: "openai" }),
	scope: oneOf("changed", "affected", "all").optional(),
	seed: integer.optional(),
	"fail-on": oneOf("witness", "violation", "inconclusive", "drift", "never").optional(),
	"budget-usd": amount.optional(),
	"budget-trials": whole.optional(),
	"budget-minutes": amount.optional(),
	"base-url": url({
		protocol: /^https?$/,
		error: "it must be a URL with http or https"
	}).optional(),
	"api-key": text.optional(),
	"github-token": text.optional(),
	comment: onOff.default(true),
	annotations: onOff.default(true),
	store: text.optional(),
	stores: text.optional(),
	"working-directory": text.default("."),
	"on-fork": oneOf("fail", "skip").default("fail"),
	"report-as": oneOf("job", "status").default("job")
});
/** The names of the inputs, as action.yml must list them. */
const INPUT_NAMES = Object.keys(inputsSchema.shape);
/** Inputs whose value is never shown. */
const SECRET = ["api-key", "github-token"];
/**
* Reads the inputs from the `INPUT_*` variables that the runner sets.
* Throws ConfigError with one line for every input that is wrong.
*/
function readActionInputs(env) {
	const given = Object.fromEntries(INPUT_NAMES.flatMap((name) => {
		const value = env[`INPUT_${name.toUpperCase()}`]?.trim();
		return value === void 0 || value === "" ? [] : [[name, value]];
	}));
	const parsed = inputsSchema.safeParse(given);
	if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => describeIssue(issue, given)));
	return toActionInputs(parsed.data);
}
function describeIssue(issue, given) {
	const name = String(issue.path[0] ?? "");
	return `input "${name}"${SECRET.includes(name) ? "" : ` is ${JSON.stringify(given[name])};`} ${issue.message}`;
}
function toActionInputs(inputs) {
	return {
		config: inputs.config,
		engine: inputs.engine,
		apiKey: inputs["api-key"] ?? null,
		githubToken: inputs["github-token"] ?? null,
		comment: inputs.comment,
		annotations: inputs.annotations,
		store: inputs.store ?? null,
		workingDirectory: inputs["working-directory"],
		onFork: inputs["on-fork"],
		reportAs: inputs["report-as"],
		part: toPart(inputs),
		overrides: toOverrides(inputs)
	};
}
function toPart({ mode, shard, stores }) {
	if (stores !== void 0 && mode !== "report") throw new ConfigError("input \"stores\" is for mode \"report\" alone");
	switch (mode) {
		case "plan": return {
			mode,
			shards: shard === void 0 ? null : readCount(shard)
		};
		case "run": {
			const place = shard === void 0 ? null : parseShard(shard);
			if (place === null) throw new ConfigError(`input "shard" is ${JSON.stringify(shard ?? "")}; with mode "run" it must be i/n, as in 2/3`);
			return {
				mode,
				place
			};
		}
		default:
			if (shard !== void 0) throw new ConfigError("input \"shard\" is for the modes \"plan\" and \"run\" alone");
			return mode === "all" ? { mode } : {
				mode,
				stores: stores ?? DEFAULT_STORES
			};
	}
}
const DEFAULT_STORES = ".proviso/shards/";
function readCount(shard) {
	const count = Number(shard);
	if (Number.isInteger(count) && count >= 1 && count <= 256) return count;
	throw new ConfigError(`input "shard" is ${JSON.stringify(shard)}; with mode "plan" it must be the number of shards, 1 to ${256}`);
}
function toOverrides(inputs) {
	return {
		suite: dropAbsent({
			scope: inputs.scope,
			seed: inputs.seed
		}),
		gate: dropAbsent({ "fail-on": inputs["fail-on"] }),
		budget: dropAbsent({
			usd: inputs["budget-usd"],
			trials: inputs["budget-trials"],
			minutes: inputs["budget-minutes"]
		}),
		model: dropAbsent({ "base-url": inputs["base-url"] })
	};
}
function dropAbsent(values) {
	return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== void 0));
}

// src/adapters/github/create-actions-log.ts
/**
* The log of a run on GitHub. A line may quote a prompt, a tool or a model: where it could be read as a workflow command
* it is printed between `stop-commands` lines with a random token.
* @param clean takes out what must not show: secrets, and characters that steer a terminal
*/
function createActionsLog(clean, write = (text) => void process.stderr.write(text)) {
	return {
		info: (line) => write(`${guardCommands(clean(line))}\n`),
		warn: (line) => write(`::warning::${escapeCommandData(clean(line))}\n`)
	};
}
function guardCommands(line) {
	const clean = line.replace(/\r\n?/g, "\n");
	if (!/::|##\[/.test(clean)) return clean;
	const token = randomUUID();
	return `::stop-commands::${token}\n${clean}\n::${token}::`;
}
/** The text of a workflow command, escaped as the runner expects. */
function escapeCommandData(text) {
	return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

// src/adapters/github/read-event.ts
const sha = string().regex(/^[0-9a-f]{40,64}$/);
const repository = object({ full_name: string() });
const pullRequestSchema = object({ pull_request: object({
	number: int().positive(),
	head: object({
		sha,
		ref: string().default(""),
		repo: repository.nullable()
	}),
	base: object({
		ref: string(),
		repo: repository
	})
}) });
const mergeGroupSchema = object({ merge_group: object({
	head_sha: sha,
	base_sha: sha,
	head_ref: string()
}) });
const pushSchema = object({
	ref: string(),
	before: sha,
	after: sha,
	repository: object({ default_branch: string() })
});
const commentSchema = object({
	action: string(),
	issue: object({
		number: int().positive(),
		pull_request: unknown().optional()
	}),
	comment: object({
		id: int().positive(),
		body: string(),
		user: object({ login: string() }).nullable(),
		created_at: string(),
		updated_at: string()
	})
});
/** Events on which the workflow has secrets while the content may be a stranger's. */
const PRIVILEGED = ["pull_request_target", "workflow_run"];
/**
* Reads GITHUB_EVENT_NAME and the payload at GITHUB_EVENT_PATH.
* Throws ConfigError for an event that Proviso does not run on, and for a payload that is not what GitHub sends.
*/
async function readEvent(env) {
	const name = env["GITHUB_EVENT_NAME"] ?? "";
	switch (name) {
		case "pull_request": return readPullRequest(await readPayload(env, pullRequestSchema));
		case "merge_group": return readMergeGroup(await readPayload(env, mergeGroupSchema));
		case "push": return readPush(await readPayload(env, pushSchema));
		case "issue_comment": return readComment(await readPayload(env, commentSchema));
		case "workflow_dispatch": return { kind: "manual" };
		case "schedule": return { kind: "schedule" };
		default: throw refuseEvent(name);
	}
}
function refuseEvent(name) {
	if (PRIVILEGED.includes(name)) return new ConfigError(`the event "${name}" is refused: it would run a pull request's code beside the secrets of the repository`, "use \"on: pull_request\", and \"on: issue_comment\" for what comes from forks");
	return new ConfigError(name === "" ? "GITHUB_EVENT_NAME is not set" : `Proviso does not run on the event "${name}"`, "use pull_request, merge_group, push, issue_comment, workflow_dispatch or schedule; outside GitHub use the command line");
}
async function readPayload(env, schema) {
	const path = env["GITHUB_EVENT_PATH"];
	if (path === void 0 || path === "") throw new ConfigError("GITHUB_EVENT_PATH is not set");
	try {
		return schema.parse(JSON.parse(await readFile(path, "utf8")));
	} catch (error) {
		const detail = error instanceof ZodError ? prettifyError(error).replace(/\s*\n\s*/g, " ") : errorMessage(error);
		throw new ConfigError(`the payload of the event at GITHUB_EVENT_PATH is not as expected: ${detail}`);
	}
}
function readPullRequest({ pull_request: pull }) {
	return {
		kind: "pull-request",
		number: pull.number,
		headSha: pull.head.sha,
		headRef: pull.head.ref,
		baseRef: pull.base.ref,
		isFork: pull.head.repo?.full_name !== pull.base.repo.full_name
	};
}
function readMergeGroup({ merge_group: group }) {
	const number = /gh-readonly-queue\/.+\/pr-(\d+)-[0-9a-f]+$/.exec(group.head_ref)?.[1];
	return {
		kind: "merge-group",
		number: number === void 0 ? null : Number(number),
		headSha: group.head_sha,
		baseSha: group.base_sha
	};
}
function readPush(push) {
	return {
		kind: "push",
		headSha: push.after,
		before: push.before,
		isDefaultBranch: push.ref === `refs/heads/${push.repository.default_branch}`
	};
}
function readComment({ action, issue, comment }) {
	return {
		kind: "comment",
		number: issue.number,
		isPullRequest: issue.pull_request !== void 0 && issue.pull_request !== null,
		commentId: comment.id,
		body: comment.body,
		author: comment.user?.login ?? "",
		isDeleted: action === "deleted",
		isEdited: action !== "created" || comment.created_at !== comment.updated_at
	};
}

// src/adapters/github/read-merge-base.ts
/** The merge base of two commits as GitHub knows it, for a clone that is too shallow to tell. */
async function readMergeBase(deps, commits) {
	try {
		return { sha: (await deps.client.rest.repos.compareCommitsWithBasehead({
			...splitRepository(commits.repository),
			basehead: `${commits.base}...${commits.head}`,
			per_page: 1
		})).data.merge_base_commit.sha };
	} catch (error) {
		return { warning: explainRefusal({
			what: "compare base and head",
			permission: "contents: read"
		}, error) };
	}
}

// src/adapters/github/read-run-context.ts
const count = number().int().min(1);
const contextSchema = object({
	GITHUB_REPOSITORY: string().regex(/^[\w.-]+\/[\w.-]+$/),
	GITHUB_SHA: string().regex(/^[0-9a-f]{40,64}$/),
	GITHUB_SERVER_URL: url().default("https://github.com"),
	GITHUB_API_URL: url().default("https://api.github.com"),
	GITHUB_RUN_ID: count,
	GITHUB_RUN_NUMBER: count,
	GITHUB_RUN_ATTEMPT: count.default(1),
	GITHUB_WORKSPACE: string().min(1),
	GITHUB_WORKFLOW: string().default("proviso"),
	RUNNER_TEMP: string().min(1)
});
/** Reads the runner's variables. Throws ConfigError with every one that is missing or malformed. */
function readRunContext(env) {
	const parsed = contextSchema.safeParse(env);
	if (!parsed.success) {
		const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
		throw new ConfigError(problems, "the action runs on a GitHub runner; elsewhere use the command line");
	}
	const data = parsed.data;
	return {
		repository: data.GITHUB_REPOSITORY,
		sha: data.GITHUB_SHA,
		serverUrl: data.GITHUB_SERVER_URL,
		apiUrl: data.GITHUB_API_URL,
		runNumber: data.GITHUB_RUN_NUMBER,
		runAttempt: data.GITHUB_RUN_ATTEMPT,
		runUrl: `${data.GITHUB_SERVER_URL}/${data.GITHUB_REPOSITORY}/actions/runs/${data.GITHUB_RUN_ID}`,
		workspace: data.GITHUB_WORKSPACE,
		temporaryFolder: data.RUNNER_TEMP,
		workflow: data.GITHUB_WORKFLOW
	};
}

// src/delivery/open-workspace.ts
/**
* The folder that a run is about, below the checkout.
* @throws ConfigError where it leads out of the checkout, by its name or by a link, and where there is no such folder
*/
async function openWorkspace(checkout, workingDirectory) {
	const folder = resolve(checkout, workingDirectory);
	const place = `input "working-directory" is ${JSON.stringify(workingDirectory)};`;
	const outside = () => new ConfigError(`${place} it leads out of the checkout`, "name a folder below GITHUB_WORKSPACE");
	if (isOutside(checkout, folder)) throw outside();
	if (!((await stat(folder).catch(() => null))?.isDirectory() ?? false)) throw new ConfigError(`${place} there is no such folder in the checkout`, "check it out first, or mend its name");
	if (isOutside(await realpath(checkout), await realpath(folder))) throw outside();
	return folder;
}
function isOutside(root, path) {
	const way = relative(root, path);
	return isAbsolute(way) || way.split(sep)[0] === "..";
}

// src/pipeline/touches-agent.ts
/**
* Whether a change can matter to any agent, by the names of the changed files alone: prompts, variables, tools, specs,
* environment, watched files, runtime, configuration. Nothing is mined, no store or provider is loaded. Doubt is a yes, and a
* link or submodule on the way to any of them is a doubt: what is behind it changes under another name.
* The head alone is read: while its configuration has not changed, the base names the same paths.
*/
async function touchesAnyAgent({ head }, { changed, links, configFile }) {
	if (changed === null) return true;
	if (changed.length === 0) return false;
	const names = changed.map((path) => posix.normalize(path));
	const config = posix.normalize(configFile);
	if (names.includes(config) || isBehind(config, [...names, ...links])) return true;
	const agents = await readSources(head, configFile);
	if (agents === null) return true;
	return (await Promise.all(agents.map(async (sources) => await touchesAgent(head, sources, {
		changed: names,
		links
	})))).includes(true);
}
/** Whether any of these files belongs to an agent: it is named by the agent's block, or its modules' imports lead there. */
async function touchesAgent(head, sources, { changed, links }) {
	const patterns = namedPaths(sources);
	const marks = [...changed, ...links];
	if (patterns.some((pattern) => isBehind(globPrefix(pattern), marks))) return true;
	if (marks.some((path) => patterns.some((pattern) => matchGlob(pattern, path)))) return true;
	const { files, code } = namedSources(sources);
	const modules = [
		...environmentEntries(sources),
		sources.runtimeModule,
		...code
	].filter((module) => module !== null);
	if ((await Promise.all(files.map(async (file) => await listReferenced(head, file)))).flat().some((path) => changed.includes(path) || isBehind(path, marks))) return true;
	return (await Promise.all(modules.map(async (module) => await followModule(head, module)))).some((paths) => changed.some((path) => paths.has(path)) || [...paths.keys()].some((path) => isBehind(path, marks)));
}
/** Whether one of these is the path itself, or stands where a folder of the path would be, as a link does. */
function isBehind(path, marks) {
	return marks.some((mark) => path === mark || path.startsWith(`${mark}/`));
}
/** The files that a promptfooconfig names, which may hold the prompt. */
async function listReferenced(head, file) {
	if (!/\.(?:ya?ml|json)$/i.test(file)) return [];
	const text = await head.read(file) ?? "";
	return referencedFiles(text).map((path) => posix.join(posix.dirname(file), path));
}
/** Every path and pattern that an agent's block names, and its specs. */
function namedPaths(sources) {
	const { agent, variables, watch, environment, runtimeModule } = sources;
	const { data = null, dataModel = null, userTools = null } = environment ?? {};
	const single = [
		variables,
		data,
		dataModel,
		userTools,
		runtimeModule
	].filter((path) => path !== null);
	return [
		...[
			...namedSources(sources).files,
			...environmentEntries(sources),
			...single
		].map((path) => posix.normalize(path)),
		...watch,
		`specs/${agent}`
	];
}
async function readSources(tree, file) {
	const text = await tree.read(file);
	if (text === null) return null;
	try {
		const config = parseConfig(text, file);
		return Object.keys(config.agents).map((agent) => toArtifactSources(config, agent));
	} catch (error) {
		if (error instanceof ConfigError) return null;
		throw error;
	}
}

// src/adapters/github/may-have-comment.ts
const TIMEOUT_MS = 1e4;
/**
* Whether a comment of ours may stand on a pull request, asked with one plain request a hundred comments: a run that
* has nothing to say needs no octokit for it. Whatever goes wrong is a yes: octokit then tries again, and explains.
*/
async function mayHaveComment(place) {
	const { apiUrl, repository, number } = place;
	let url = `${apiUrl}/repos/${repository}/issues/${number}/comments?per_page=100`;
	try {
		while (url !== null) {
			const page = await readPage(url, place.token);
			if (page.bodies.some((body) => parseMarker(body) !== null)) return true;
			url = page.next;
		}
		return false;
	} catch {
		return true;
	}
}
async function readPage(url, token) {
	const { status, link, text } = await get(url, token);
	if (status !== 200) throw new Error(`${url}: ${status}`);
	const comments = JSON.parse(text);
	const next = /<([^>]+)>;\s*rel="next"/.exec(link)?.[1] ?? null;
	if (next !== null && new URL(next).origin !== new URL(url).origin) throw new Error("the next page lies elsewhere");
	return {
		bodies: comments.map((comment) => comment.body ?? ""),
		next
	};
}
/** `node:https` and not `fetch`, whose loading would be a quarter of an idle run. */
async function get(url, token) {
	const { request } = url.startsWith("https:") ? await import("node:https") : await import("node:http");
	const headers = {
		accept: "application/vnd.github+json",
		authorization: `token ${token}`,
		"user-agent": "proviso"
	};
	return await new Promise((resolve, reject) => {
		const asked = request(url, {
			headers,
			agent: false,
			signal: AbortSignal.timeout(TIMEOUT_MS)
		}, (response) => {
			const chunks = [];
			response.on("data", (chunk) => void chunks.push(chunk));
			response.on("error", reject);
			response.on("end", () => {
				const link = [response.headers.link ?? ""].flat().join(", ");
				resolve({
					status: response.statusCode ?? 0,
					link,
					text: Buffer.concat(chunks).toString("utf8")
				});
			});
		});
		asked.on("error", reject);
		asked.end();
	});
}

// src/delivery/deliver-idle.ts
/**
* Nothing relevant changed: green, and no comment is made; one that an earlier push left is brought up to date.
* @returns the exit code
*/
async function deliverIdle(run, log) {
	log.info("Nothing that an agent depends on changed: nothing to test.");
	const body = `${printMarker(markerOf(run))}\n${IDLE_HEADLINE}\n`;
	const url = await mayHoldComment(run) ? await commentOn(run, log, {
		body,
		createWhenMissing: false
	}) : null;
	await tellStatus(run, log, {
		state: "success",
		description: "nothing that an agent depends on changed"
	});
	writeOutputs({
		...NO_FINDINGS,
		conclusion: "success",
		...url === null ? {} : { "comment-url": url }
	});
	return EXIT.green;
}
async function mayHoldComment(run) {
	const { inputs, context } = run;
	const number = commentedPull(run);
	if (!inputs.comment || number === null || inputs.githubToken === null) return true;
	const { apiUrl, repository } = context;
	return await mayHaveComment({
		apiUrl,
		repository,
		token: inputs.githubToken,
		number
	});
}
const IDLE_HEADLINE = "## ✅ Nothing that an agent depends on changed";
const NO_FINDINGS = {
	"new-violations": 0,
	inconclusive: 0,
	drift: false,
	"specs-added": 0,
	"specs-changed": 0,
	"specs-removed": 0,
	trials: 0
};

// src/delivery/lacks-key.ts
const ROLES = [
	"agent",
	"user",
	"miner",
	"judge"
];
/**
* Whether a fork's pull request has to do without a key: none was given as input, and the environment holds none that the
* base's configuration names (on a runner of one's own it may). A fork that sends requests elsewhere than the base, or
* with another key, gets none: it would be the fork's own choice who reads it.
*/
async function lacksKey({ event, inputs }, { head, base }, env) {
	if (event.kind !== "pull-request" || !event.isFork) return false;
	if (inputs.engine.kind !== "openai" || inputs.apiKey !== null) return false;
	if (base === null) return true;
	const [trusted, asked] = await Promise.all([readEndpoints(base, inputs.config), readEndpoints(head, inputs.config)]);
	if (trusted === null || asked === null) return true;
	return trusted.some(({ key, address }, role) => (env[key] ?? "") === "" || asked[role]?.address !== address);
}
/** For each role the variable that holds its key, and where the key is sent; null where there is no configuration. */
async function readEndpoints(tree, configFile) {
	try {
		const config = await loadConfig(tree, configFile);
		return ROLES.map((role) => {
			const { "api-key-env": key, "base-url": url, headers, query } = modelOf(config, role);
			return {
				key,
				address: JSON.stringify([
					key,
					url,
					headers,
					query
				])
			};
		});
	} catch (error) {
		if (error instanceof ConfigError) return null;
		throw error;
	}
}

// src/delivery/run-event.ts
/**
* What an event asks for, from its sides to its report. Whatever keeps it from one stands where the report would: an
* earlier commit's green never stays. A part of a run says it in its log, its report's job says it in the comment.
*/
async function runEvent(asked, log, openSides) {
	try {
		const opened = await openSides(asked);
		try {
			return await runSides(asked, log, opened);
		} finally {
			await opened.sides.dispose();
		}
	} catch (error) {
		if (isPart(asked)) throw error;
		const fault = explainError(error);
		await tellFault(asked, log, fault);
		return {
			code: fault.code,
			faults: fault.lines,
			isAbandoned: false
		};
	}
}
async function runSides(asked, log, about) {
	const run = {
		...asked,
		isKeyless: await lacksKey(asked, about.sides, process.env)
	};
	if (await isIdle(run, about.sides)) {
		if (isPart(run)) writeOutputs({ matrix: "" });
		return {
			code: isPart(run) ? EXIT.green : await deliverIdle(run, log),
			faults: [],
			isAbandoned: false
		};
	}
	if (isPart(run)) return await (await import("./chunks/run-part.js")).runPart(run, log, about);
	const { testChange } = await import("./chunks/test-change2.js");
	return await testChange(run, log, about);
}
/** What cannot be told is a warning: the reason itself must reach the log. */
async function tellFault(run, log, fault) {
	try {
		const { deliverFault } = await import("./chunks/deliver-fault.js");
		await deliverFault(run, log, fault);
	} catch (error) {
		log.warn(`could not say so on the pull request: ${errorMessage(error)}`);
		writeOutputs({ conclusion: "error" });
	}
}
/** Nothing that an agent depends on changed, or a fork's pull request is not to be tested. */
async function isIdle({ inputs, event, isKeyless }, sides) {
	if (event.kind === "schedule" || event.kind === "manual") return false;
	const [changed, links] = await Promise.all([sides.changedFiles(), sides.links()]);
	if (!await touchesAnyAgent(sides, {
		changed,
		links,
		configFile: inputs.config
	})) return true;
	return isKeyless === true && inputs.onFork === "skip";
}
function isPart({ inputs }) {
	return inputs.part.mode === "plan" || inputs.part.mode === "run";
}

// src/action.ts
const secrets = secretsOf(process.env);
const clean = (text) => redactSecrets(cleanText(text), secrets);
const log = createActionsLog(clean);
/** @returns how it ended */
async function runAction() {
	const inputs = readActionInputs(process.env);
	maskSecrets(secrets.flatMap(secretForms));
	const context = readRunContext(process.env);
	const event = await readEvent(process.env);
	const carryOut = async (run) => await runEvent(run, log, openSides);
	if (event.kind !== "comment") return await carryOut({
		inputs,
		context,
		event
	});
	const { answerComment } = await import("./chunks/answer-comment.js");
	return await answerComment({
		inputs,
		context,
		event
	}, log, {
		openSides,
		carryOut
	});
}
async function openSides(run) {
	const workspace = await openWorkspace(run.context.workspace, run.inputs.workingDirectory);
	return {
		workspace,
		sides: await resolveSides(sidesDeps(run), workspace, sidesRequest(run.event))
	};
}
function sidesDeps({ inputs, context }) {
	const { githubToken: token } = inputs;
	const auth = token === null ? null : {
		serverUrl: context.serverUrl,
		token
	};
	const compare = async (base, head) => {
		if (token === null) return null;
		const client = await createGitHubClient({
			token,
			apiUrl: context.apiUrl
		});
		const found = await readMergeBase({ client }, {
			repository: context.repository,
			base,
			head
		});
		if ("sha" in found) return found.sha;
		log.warn(found.warning);
		return null;
	};
	return {
		openFolder,
		auth,
		compare
	};
}
function sidesRequest(event) {
	switch (event.kind) {
		case "pull-request": return {
			kind: "pull-request",
			headSha: event.headSha,
			baseRef: event.baseRef
		};
		case "command": return {
			kind: "data",
			number: event.number,
			headSha: event.headSha,
			baseRef: event.baseRef
		};
		case "merge-group": return {
			kind: "merge-group",
			baseSha: event.baseSha
		};
		case "push": return {
			kind: "push",
			before: event.before
		};
		case "manual":
		case "schedule": return {
			kind: "refs",
			base: null
		};
		default: return assertNever(event);
	}
}
const startedAt = systemClock.now();
let isAbandoned = false;
try {
	const end = await runAction();
	if (end.faults.length > 0) setFailed(clean(end.faults.join("\n")));
	process.exitCode = end.code;
	isAbandoned = end.isAbandoned;
} catch (error) {
	const { code, lines } = explainError(error);
	setFailed(clean(lines.join("\n")));
	writeOutputs({ conclusion: "error" });
	process.exitCode = code;
}
log.info(`proviso took ${((systemClock.now() - startedAt) / 1e3).toFixed(1)} s`);
if (isAbandoned) process.exit();

export {  };