import { b as strictObject, h as number, i as _enum, o as array, p as literal, u as int, x as string, y as record } from "./schemas.js";
import { c as usageSchema } from "./trace.js";

// src/model/shard.ts
/** What a part of a run says of one agent, beside the trials that stand in its store. */
const agentPartSchema = strictObject({
	agent: string(),
	/**
	* What the choice and the trials of the whole run hang on: `<digest of everything but the seed>/<seed>`; null when no
	* choice was made.
	*/
	plan: string().nullable(),
	/** What kept it from testing its part, one line each. */
	faults: array(string()),
	/** Of each spec that needed trials: how many the store had already, and how many its sweep has. */
	demands: record(string(), strictObject({
		have: int(),
		sweep: int()
	})),
	/** Why the test of a spec was given up. */
	cuts: record(string(), strictObject({
		kind: _enum([
			"budget",
			"fault",
			"no-case"
		]),
		reason: string()
	})),
	/** Content addresses of the trials that ran here. */
	ran: array(string())
});
const roleUsageSchema = strictObject({
	agent: usageSchema,
	user: usageSchema,
	miner: usageSchema,
	judge: usageSchema
});
const shardRecordSchema = strictObject({
	version: literal(1),
	/** From 1 to `of`; 0 is the plan itself, which runs no trial. */
	shard: int().min(0),
	of: int().min(1),
	agents: array(agentPartSchema),
	/** What it used of models. */
	usage: roleUsageSchema,
	models: array(string()),
	durationMs: number()
});
/** Most shards that a run may have: GitHub allows 256 jobs a matrix. */
const MAX_SHARDS = 256;
/** Reads `i/n`; null when it is none. */
function parseShard(text) {
	const [, shard, of] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
	const place = {
		shard: Number(shard),
		of: Number(of)
	};
	return place.of >= 1 && place.of <= 256 && place.shard >= 1 && place.shard <= place.of ? place : null;
}
function nameShard({ shard, of }) {
	return shard === 0 ? "the plan" : `shard ${shard} of ${of}`;
}

export { parseShard as n, shardRecordSchema as r, nameShard as t };