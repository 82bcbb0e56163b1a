import { b as strictObject, h as number, i as _enum, l as discriminatedUnion, o as array, p as literal, s as boolean, u as int, x as string, y as record } from "./schemas.js";
import { i as jsonSchema, r as jsonObjectSchema } from "./json.js";

// src/model/trace.ts
/** A record before and after a call; null where it did not exist. */
const changeSchema = strictObject({
	table: string(),
	id: string(),
	before: jsonObjectSchema.nullable(),
	after: jsonObjectSchema.nullable()
});
const objectRefSchema = strictObject({
	table: string(),
	id: string()
});
const USER_ACTS = [
	"request",
	"inform",
	"confirm",
	"decline",
	"ask",
	"operate",
	"end"
];
const common = {
	/** Counts rounds of user and agent from 0. */
	turn: int().min(0),
	/** Index of the recorded message, for imported traces. */
	messageIndex: int().min(0).optional()
};
const traceEventSchema = discriminatedUnion("kind", [
	strictObject({
		kind: literal("user"),
		text: string(),
		/** Known in live trials only. */
		act: _enum(USER_ACTS).optional(),
		facts: array(string()).optional(),
		about: string().nullable().optional(),
		...common
	}),
	strictObject({
		kind: literal("agent"),
		text: string(),
		delivered: boolean(),
		...common
	}),
	strictObject({
		kind: literal("call"),
		callId: string(),
		tool: string(),
		args: jsonObjectSchema,
		by: _enum(["agent", "user"]),
		...common
	}),
	strictObject({
		kind: literal("result"),
		callId: string(),
		result: jsonSchema,
		/** The tool rejected the call (as `environment.rejected` says). */
		rejected: boolean(),
		changes: array(changeSchema),
		...common
	}),
	strictObject({
		kind: literal("error"),
		of: _enum([
			"agent",
			"host",
			"provider",
			"simulator",
			"budget"
		]),
		message: string(),
		...common
	})
]);
const usageSchema = strictObject({
	calls: int().min(0),
	inputTokens: int().min(0),
	cachedInputTokens: int().min(0),
	outputTokens: int().min(0)
});
const NO_USAGE = {
	calls: 0,
	inputTokens: 0,
	cachedInputTokens: 0,
	outputTokens: 0
};
function addUsage(a, b) {
	return {
		calls: a.calls + b.calls,
		inputTokens: a.inputTokens + b.inputTokens,
		cachedInputTokens: a.cachedInputTokens + b.cachedInputTokens,
		outputTokens: a.outputTokens + b.outputTokens
	};
}
/** Initial state, ordered events, final state by changes (AgenTest 2.2, AgentAssay 3.2). */
const traceSchema = strictObject({
	id: string(),
	/** Changes that the set-up applied to the committed data before the first event. */
	setup: array(changeSchema),
	/** The objects bound to the scenario's names, and the requester; null when unknown. */
	objects: record(string(), objectRefSchema),
	requester: objectRefSchema.nullable(),
	events: array(traceEventSchema),
	/** Which channels are known to be whole; a missing one gives undecided, never "not called". */
	complete: strictObject({
		calls: boolean(),
		results: boolean(),
		state: boolean()
	}),
	/**
	* Number of the last event before which the state is known, where `complete.state` holds: replaying a recording stops
	* being right with the first call whose result differs. Absent: known to the end.
	*/
	stateKnownUntil: int().min(0).optional(),
	/** A model made the tools' results up. */
	approximate: literal(true).optional(),
	/** How the conversation ended. */
	end: _enum([
		"user-done",
		"agent-done",
		"budget",
		"stopped",
		"fault",
		"recorded"
	]),
	usage: usageSchema,
	durationMs: number().min(0)
});

export { objectRefSchema as a, usageSchema as c, changeSchema as i, USER_ACTS as n, traceEventSchema as o, addUsage as r, traceSchema as s, NO_USAGE as t };