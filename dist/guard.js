import { t as NO_USAGE } from "./chunks/trace.js";
import { r as prepareTrace, t as monitorPrepared } from "./chunks/monitor-scenario.js";
import { t as listMonitored } from "./chunks/list-monitored.js";

// src/pipeline/checking/guard-call.ts
/**
* Judges a call before it is made, by the accepted specs: would it, taking effect, breach one? What can only be judged
* later (obligations at the end of the conversation) refuses nothing. Pure; asks no model.
*/
function guardCall(proposed, specs, { artifacts }) {
	const { trace, at } = supposeCall(proposed);
	const state = proposed.state ?? {};
	const prepared = prepareTrace(trace, {
		...artifacts,
		data: state
	});
	const known = {
		...prepared.state,
		readBefore: (ref, before) => {
			const read = prepared.state.readBefore(ref, before);
			return read.isKnown && read.record !== null ? read : { isKnown: false };
		}
	};
	const refusals = [];
	const undecided = [];
	for (const refined of listMonitored(specs.filter(({ status }) => status === "accepted"))) {
		const found = monitorPrepared({
			...prepared,
			state: known
		}, {
			refined,
			isTarget: false
		}).filter((judgment) => isAbout(judgment, at));
		const describe = ({ reason }) => ({
			spec: refined.scenario.id,
			rule: refined.spec.rule,
			reason
		});
		refusals.push(...found.filter(({ status }) => status === "breached").map(describe));
		undecided.push(...found.filter(({ status }) => status === "undecided").map(describe));
	}
	return refusals.length > 0 ? {
		decision: "refused",
		refusals,
		undecided
	} : {
		decision: "allowed",
		undecided
	};
}
/** The conversation so far, and the call as if it had taken effect; what comes after is open. */
function supposeCall({ tool, args, conversation, requester, state }) {
	const before = conversation?.events ?? [];
	const turn = before.at(-1)?.turn ?? 0;
	const callId = "proposed";
	const events = [
		...before,
		{
			kind: "call",
			callId,
			tool,
			args,
			by: "agent",
			turn
		},
		{
			kind: "result",
			callId,
			result: null,
			rejected: false,
			changes: [],
			turn
		}
	];
	return {
		trace: {
			id: conversation?.id ?? "proposed",
			setup: [],
			objects: {},
			requester: requester ?? conversation?.requester ?? null,
			events: events.map((event) => event.kind === "result" ? {
				...event,
				changes: []
			} : event),
			complete: {
				calls: conversation?.complete.calls ?? true,
				results: conversation?.complete.results ?? true,
				state: state !== void 0
			},
			end: "stopped",
			usage: NO_USAGE,
			durationMs: 0
		},
		at: before.length
	};
}
function isAbout({ at, events }, call) {
	return at === call || at !== null && events.includes(call);
}

// src/guard.ts
/** A guard by the accepted specs of a workspace; proposed and rejected ones do not bind. */
function createGuard(workspace) {
	const { artifacts, specs } = workspace;
	return { decide: (proposed) => guardCall(proposed, specs, { artifacts }) };
}

export { createGuard };