import { resolve } from "node:path";
import { t as openFolder } from "./chunks/folder-tree.js";
import { a as readChunks, n as readRecord, r as readTraces$1, t as replayCalls } from "./chunks/replay-calls.js";
import { t as ConfigError } from "./chunks/errors.js";
import { n as openHost, t as canReplay } from "./chunks/open-host.js";
import { r as prepareTrace, t as monitorPrepared } from "./chunks/monitor-scenario.js";
import { t as loadArtifacts } from "./chunks/1-load-artifacts.js";
import { t as listMonitored } from "./chunks/list-monitored.js";
import { n as readSpecSet } from "./chunks/read-spec-set.js";

// src/check.ts
/**
* `proviso/check`: recorded conversations against a workspace's specs, for tests of one's own (Vitest, node:test).
*
* `const workspace = await openWorkspace({ folder: '.' });`
* `const trace = await workspace.replay(readConversation(messages, workspace));`
* `const broken = checkTrace(trace, workspace.specs, workspace).filter(judgment => judgment.status === 'breached');`
*/
/**
* Loads one agent of a workspace: its artifacts and its committed specs. Throws ConfigError with every problem found.
* @param options.folder default: the current one
* @param options.agent may be absent where the configuration has one agent only
*/
async function openWorkspace(options = {}) {
	const head = await openFolder(resolve(options.folder ?? "."));
	const loaded = await loadArtifacts({
		head,
		base: null
	}, {
		configFile: options.config ?? "proviso.yaml",
		agent: options.agent ?? null
	});
	const [agent, ...others] = loaded.agents;
	if (agent === void 0 || others.length > 0) throw new ConfigError("name the agent", loaded.agents.map((item) => item.agent).join(", "));
	const { specs } = await readSpecSet(head, agent.agent);
	const { sources } = agent.setup.head;
	const host = canReplay(sources) ? await openHost({
		tree: head,
		sources,
		artifacts: agent.head
	}) : null;
	return {
		artifacts: agent.head,
		specs,
		replay: async (trace) => host === null ? trace : await replay(host, agent.head, trace),
		close: async () => await host?.close()
	};
}
async function replay(host, { tools }, trace) {
	const described = await host.describe();
	return (await replayCalls({
		host,
		has: new Set(described.tools),
		tools
	}, trace)).trace;
}
/** The conversations of a file, one after the other. Throws ConfigError at a record that cannot be read. */
async function* readTraces(file, options = {}) {
	for await (const item of readTraces$1({
		file,
		chunks: readChunks(file)
	}, toBuildOptions(options))) {
		if (item.kind === "problem") throw new ConfigError(item.problem);
		yield item.trace;
	}
}
/** One conversation in memory, in any of the formats. Throws ConfigError when it is none. */
function readConversation(record, options = {}) {
	const [item] = readRecord(record, "conversation", toBuildOptions(options));
	if (item?.kind === "trace") return item.trace;
	throw new ConfigError(item?.problem ?? "there is no conversation in it");
}
/**
* Every judgment of every spec over one trace: satisfied, breached, not-triggered or undecided, with the events that
* show it. Pure; asks no model. Rejected specs and permissions are left out.
*/
function checkTrace(trace, specs, { artifacts }) {
	const prepared = prepareTrace(trace, artifacts);
	return listMonitored(specs).flatMap((refined) => monitorPrepared(prepared, {
		refined,
		isTarget: false
	}));
}
function toBuildOptions({ artifacts, textBesideCalls }) {
	return {
		rejected: artifacts?.rejected ?? { error: true },
		textBesideCalls: textBesideCalls ?? null
	};
}

export { checkTrace, openWorkspace, readConversation, readTraces };