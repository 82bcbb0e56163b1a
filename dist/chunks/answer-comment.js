import { _ as explainRefusal, a as readOurComment, d as markerOf, f as secretsOf, g as writeOutputs, i as warnOf, n as openClient, r as tellStatus, y as splitRepository } from "./post-result.js";
import { i as printAcceptance, n as parseCommand, o as mayWrite, s as readPullRequest, t as isNamedCommit } from "./parse-command.js";
import { r as explainError, t as EXIT } from "./exit-code.js";
import { t as ConfigError } from "./errors.js";
import { d as parseMarker, i as codeSpan, o as escapeText, s as fence, t as redactSecrets } from "./redact-secrets.js";
import { t as printGherkin } from "./print-gherkin.js";
import { t as loadConfig } from "./parse-config.js";
import { n as readSpecSet } from "./read-spec-set.js";

// src/adapters/github/reply.ts
/** Writes a comment of its own to a pull request. Returns a warning when GitHub refuses it, else null. */
async function reply({ client }, { repository, number, body }) {
	try {
		await client.rest.issues.createComment({
			...splitRepository(repository),
			issue_number: number,
			body
		});
		return null;
	} catch (error) {
		return explainRefusal({
			what: "reply to the comment",
			permission: "pull-requests: write"
		}, error);
	}
}

// src/delivery/find-specs.ts
/** What a rule's or a scenario's id stands for in the head, else in the base. Nothing is run to tell. */
async function findSpecs({ head, base }, configFile, name) {
	for (const tree of [head, base]) {
		const found = tree === null ? [] : await findIn(tree, configFile, name);
		if (found.length > 0) return found;
	}
	return [];
}
async function findIn(tree, configFile, name) {
	const agents = await listAgents(tree, configFile);
	return (await Promise.all(agents.map(async (agent) => ({
		agent,
		set: await readSpecSet(tree, agent)
	})))).flatMap(({ agent, set }) => set.specs.flatMap((spec) => {
		const scenarios = spec.scenarios.filter(({ id }) => spec.id === name || id === name);
		return scenarios.length === 0 ? [] : [{
			agent,
			spec,
			scenarios
		}];
	}));
}
/** Whether a name is that of an agent which the head takes out: accepting it lets its rules go. */
async function isDepartedAgent({ head, base }, configFile, name) {
	if (base === null) return false;
	const [now, before] = await Promise.all([head, base].map((tree) => listAgents(tree, configFile)));
	return before?.includes(name) === true && now?.includes(name) === false;
}
async function listAgents(tree, configFile) {
	try {
		return Object.keys((await loadConfig(tree, configFile)).agents);
	} catch (error) {
		if (error instanceof ConfigError) return [];
		throw error;
	}
}

// src/delivery/explain-spec.ts
const MOST_SCENARIOS = 10;
const MOST_LINES = 10;
/** A spec as people read it: Gherkin, the text that states it, and what the report of this pull request says of it. */
async function explainSpec(deps, run, about) {
	const { sides, name } = about;
	const found = await findSpecs(sides, run.inputs.config, name);
	if (found.length === 0) return `There is no spec ${codeSpan(name)} in this pull request or on its base.`;
	const told = await tellResult(deps, run, name);
	return [...found.map(describe), told].join("\n\n");
}
function describe({ agent, spec, scenarios }) {
	const { rule, source, severity, status, evidence } = spec;
	const shown = scenarios.slice(0, MOST_SCENARIOS);
	const gherkin = shown.map((scenario) => printGherkin({
		rule,
		scenario
	})).join("\n\n");
	const more = scenarios.length - shown.length;
	return [
		`**${codeSpan(spec.id)}** of ${escapeText(agent)}: ${escapeText(rule)}`,
		`${status}, ${severity}, mined from: ${source}`,
		`${fence(gherkin, "gherkin")}${more > 0 ? `\n\nand ${more} more scenarios` : ""}`,
		...evidence.map(({ file, lines, quote }) => {
			const place = lines === void 0 ? "" : `, lines ${lines.join(" to ")}`;
			return `${codeSpan(file)}${place}:\n\n${fence(quote)}`;
		})
	].join("\n\n");
}
/** Lines of the report that name it; of a spec that passed there is none. */
async function tellResult(deps, run, name) {
	const { number, context } = {
		number: run.event.kind === "command" ? run.event.number : 0,
		context: run.context
	};
	const body = await readOurComment(deps, {
		repository: context.repository,
		number,
		key: markerOf(run).key
	});
	const marker = body === null ? null : parseMarker(body);
	if (body === null || marker === null) return "There is no report on this pull request yet.";
	const of = `The report of \`${marker.head.slice(0, 7)}\``;
	const named = new RegExp(`(?<![\\w.-])${name.replace(/[.]/g, "\\.")}(?![\\w-])`);
	const lines = body.split("\n").filter((line) => /^(?:\||- )/.test(line) && named.test(line));
	if (lines.length === 0) return `${of} has nothing against it: it passed, or was not among the specs tested.`;
	return `${of} says:\n\n${fence(lines.slice(0, MOST_LINES).join("\n"))}`;
}

// src/delivery/answer-comment.ts
async function answerComment(run, log, means) {
	const { isPullRequest, isDeleted, body } = run.event;
	const command = isPullRequest && !isDeleted ? parseCommand(body) : null;
	if (command === null) {
		log.info("The comment is no command of a pull request: nothing to do.");
		return ended(EXIT.green);
	}
	const client = await openClient(run);
	if (client === null) throw new ConfigError("commands need the input \"github-token\"");
	const decided = await decideOrSay({
		client,
		log
	}, run, command);
	if ("code" in decided) return decided;
	if ("refusal" in decided) return await refuse({
		client,
		log
	}, run, decided.refusal);
	const { pull } = decided;
	const asked = {
		...run,
		event: toEvent(run, decided.command, pull)
	};
	if (decided.command.kind === "explain") return await explain({
		client,
		log,
		means
	}, {
		run,
		asked,
		name: decided.command.spec
	});
	if (decided.command.kind === "accept") {
		const refused = await refuseUnknown({
			client,
			log,
			means
		}, {
			run,
			asked,
			name: decided.command.spec
		});
		if (refused !== null) return refused;
		warnOf(log, await say({ client }, run, acceptanceText(run, decided.command, pull)));
	}
	return await means.carryOut(asked);
}
/** As {@link decide}; where GitHub does not answer, the person learns that nothing came of the command. */
async function decideOrSay(deps, run, command) {
	try {
		return await decide(deps, run, command);
	} catch (error) {
		return await failed(deps, run, error);
	}
}
async function decide(deps, { event, context }, command) {
	const { repository } = context;
	if (event.isEdited) return { refusal: "an edited comment is no command: write a new one" };
	if (!await isAllowed(deps, {
		repository,
		login: event.author
	})) return { refusal: "commands are carried out for people who may write to this repository" };
	if ("refusal" in command) return command;
	const pull = await readPullRequest(deps, {
		repository,
		number: event.number
	});
	if (!pull.isOpen) return { refusal: "the pull request is closed" };
	if (command.kind === "test" && !isNamedCommit(pull.headSha, command.sha)) return { refusal: `its newest commit is ${codeSpan(pull.headSha)}: look at it, and name it` };
	return {
		command,
		pull
	};
}
/** Nobody is a collaborator where GitHub does not say so. */
async function isAllowed(deps, person) {
	try {
		return person.login !== "" && await mayWrite(deps, person);
	} catch (error) {
		if (error instanceof Error && "status" in error && error.status === 404) return false;
		throw new ConfigError(explainRefusal({
			what: "ask who wrote the comment",
			permission: "metadata: read"
		}, error));
	}
}
function toEvent({ event }, command, pull) {
	const { number, headSha, headRef, baseRef, isFork } = pull;
	return {
		kind: "command",
		command: command.kind === "explain" ? "test" : command.kind,
		number,
		headSha,
		headRef,
		baseRef,
		isFork,
		accepted: command.kind === "accept" ? [{
			spec: command.spec,
			reason: command.reason,
			by: `@${event.author}`
		}] : []
	};
}
async function refuse({ client, log }, run, refusal) {
	log.warn(`not carried out: ${refusal}`);
	warnOf(log, await say({ client }, run, `Not carried out: ${refusal}.`));
	writeOutputs({ conclusion: "error" });
	return ended(EXIT.usage);
}
/** How the run ended where the spec to accept is unknown or cannot be looked up; null where it is known. */
async function refuseUnknown(deps, { run, asked, name }) {
	try {
		if (await withSides(deps.means, asked, async (sides) => {
			const { config } = asked.inputs;
			return (await findSpecs(sides, config, name)).length > 0 || await isDepartedAgent(sides, config, name);
		})) return null;
	} catch (error) {
		await tellStatus(asked, deps.log, {
			state: "error",
			description: firstLine(error)
		});
		return await failed(deps, run, error);
	}
	return await refuse(deps, run, `there is no spec ${codeSpan(name)} in this pull request or on its base`);
}
async function explain(deps, { run, asked, name }) {
	try {
		const text = await withSides(deps.means, asked, async (sides) => await explainSpec(deps, asked, {
			sides,
			name
		}));
		warnOf(deps.log, await say(deps, run, text));
		return ended(EXIT.green);
	} catch (error) {
		return await failed(deps, run, error);
	}
}
async function withSides(means, asked, use) {
	const { sides } = await means.openSides(asked);
	try {
		return await use(sides);
	} finally {
		await sides.dispose();
	}
}
/** What went wrong before a command was carried out: one reply with its first line, all of it in the log. */
async function failed(deps, run, error) {
	const { code, lines } = explainError(error);
	warnOf(deps.log, await say(deps, run, `Not carried out: ${escapeText(firstLine(error))}.`));
	writeOutputs({ conclusion: "error" });
	return {
		code,
		faults: lines,
		isAbandoned: false
	};
}
function firstLine(error) {
	const [line = ""] = explainError(error).lines;
	return redactSecrets(line.split("\n")[0] ?? "", secretsOf(process.env));
}
/** The hidden first line ties the acceptance to the commit, for runs to come. */
function acceptanceText({ event }, { spec, reason }, { headSha }) {
	return `${printAcceptance({
		head: headSha,
		comment: event.commentId
	})}\n${`${codeSpan(spec)} is accepted for \`${headSha.slice(0, 7)}\`, and for no other commit`}: ${escapeText(reason)}. The patch in the report makes it last for a spec.`;
}
async function say(deps, { context, event }, text) {
	const body = redactSecrets(text, secretsOf(process.env));
	return await reply(deps, {
		repository: context.repository,
		number: event.number,
		body
	});
}
function ended(code) {
	return {
		code,
		faults: [],
		isAbandoned: false
	};
}

export { answerComment };