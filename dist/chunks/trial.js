import { b as strictObject, i as _enum, o as array, s as boolean, u as int, x as string, y as record } from "./schemas.js";
import { a as objectRefSchema, n as USER_ACTS, s as traceSchema } from "./trace.js";

// src/model/trial.ts
/** One turn of the simulated user, checked by code before it is sent. */
const userTurnSchema = strictObject({
	/** May be empty beside `operate` only. */
	text: string(),
	act: _enum(USER_ACTS),
	facts: array(string()),
	about: string().nullable(),
	/** What the user does with a tool of its own before it writes; `args` is JSON text. Then the text is not sent. */
	operate: strictObject({
		tool: string(),
		args: string()
	}).nullable().optional()
});
const judgmentSchema = strictObject({
	/** Refined spec and the place of the Then clause in it. */
	scenario: string(),
	then: int().min(0),
	status: _enum([
		"satisfied",
		"breached",
		"not-triggered",
		"undecided"
	]),
	/** `judge` on an undecided one: code left it to the judge. */
	by: _enum(["code", "judge"]),
	/** Event number of the decision point; null at the end of the trace. */
	at: int().min(0).nullable(),
	/**
	* For a breach: whether the call took effect, was rejected by the tool (an attempt), or there was no call. `rejected`
	* on a satisfied one: an attempt that does not count as a breach. `none` otherwise.
	*/
	effect: _enum([
		"executed",
		"rejected",
		"none"
	]),
	events: array(int().min(0)),
	quotes: array(string()),
	reason: string()
});
const SYMPTOMS = [
	"invalid argument",
	"disallowed operation",
	"missing prerequisite",
	"unauthorised action",
	"improper escalation",
	"incorrect communication"
];
const ROOT_CAUSES = [
	"implicit",
	"ignored",
	"misapplied"
];
const witnessSchema = strictObject({
	scenario: string(),
	events: array(int().min(0)),
	quotes: array(string()),
	by: _enum(["code", "judge"]),
	effect: _enum([
		"executed",
		"rejected",
		"none"
	]),
	reason: string(),
	symptom: _enum(SYMPTOMS),
	rootCause: _enum(ROOT_CAUSES),
	inFinalState: boolean()
});
const outcomeSchema = _enum([
	"compliant",
	"violation",
	"undecided",
	"invalid"
]);
const chainedSchema = strictObject({
	scenario: string(),
	/** The records that the names of this spec stand for. */
	objects: record(string(), objectRefSchema),
	outcome: outcomeSchema,
	reason: string(),
	witness: witnessSchema.nullable()
});
const trialRowSchema = strictObject({
	/** Content address of the trial (README D8). */
	key: string(),
	agent: string(),
	scenario: string(),
	side: _enum(["head", "base"]),
	/** Only `test` trials feed the rate; `compare` are the fresh ones of both sides under `attribution: full`. */
	purpose: _enum([
		"test",
		"sweep",
		"replay",
		"permitted",
		"compare",
		"hunt"
	]),
	index: int().min(0),
	caseId: string(),
	strategy: string(),
	seed: string(),
	trace: traceSchema,
	judgments: array(judgmentSchema),
	outcome: outcomeSchema,
	/** Why the trial is invalid or undecided; empty otherwise. */
	reason: string(),
	witness: witnessSchema.nullable(),
	/** Breaches of other specs seen in this trial: "also seen in passing". */
	collateral: array(witnessSchema),
	/** Of a composed case, every goal's spec in its order, `scenario` among them; `outcome` and `witness` are of the whole. */
	chain: array(chainedSchema).optional(),
	/** The hunt that the trial belongs to; what that very hunt learnt is no memory of it when it is taken up again. */
	hunt: string().optional()
});
/** Trials whose strategy was chosen for its spec; replays repeat one that counts already. */
const REMEMBERED = [
	"test",
	"sweep",
	"hunt"
];
/** A rule's id out of a scenario's id. */
function specIdOf(scenario) {
	return scenario.slice(0, scenario.lastIndexOf("."));
}
const TRIAL_LIMITS = {
	turns: 30,
	calls: 60,
	tokens: 4e5,
	seconds: 600
};

export { userTurnSchema as a, trialRowSchema as i, TRIAL_LIMITS as n, witnessSchema as o, specIdOf as r, REMEMBERED as t };