import { g as writeOutputs, h as writeJobSummary } from "./post-result.js";
import { a as writeShardRecord, t as beginPart } from "./shard-records2.js";
import { t as EXIT } from "./exit-code.js";
import { t as nameShard } from "./shard.js";
import { n as planRun, r as runShard } from "./sharded-run.js";
import { a as announceRun, i as watchCancel, n as prepareRequest, t as openDeps } from "./test-change.js";

// src/delivery/run-part.ts
async function runPart(run, log, about) {
	const { part } = run.inputs;
	const cancel = watchCancel();
	const deps = {
		...openDeps(run, log, about),
		stopped: cancel.reason
	};
	try {
		const request = await prepareRequest(deps, {
			run,
			log,
			sides: about.sides
		});
		const record = part.mode === "run" ? await runOne(deps, request, part.place) : await planAll(deps, request, {
			run,
			log
		});
		const faults = record.agents.flatMap(({ agent, faults: told }) => told.map((fault) => `${agent}: ${fault}`));
		const ran = record.agents.reduce((sum, { ran: keys }) => sum + keys.length, 0);
		log.info(`${nameShard(record)}: ${ran} trials`);
		if (part.mode === "run") writeOutputs({ trials: ran });
		return {
			code: faults.length > 0 ? EXIT.noEvidence : EXIT.green,
			faults,
			isAbandoned: false
		};
	} finally {
		deps.closeStore();
	}
}
async function runOne(deps, request, place) {
	beginPart(deps.storeFile, place.shard);
	const { record } = await runShard(deps, request, place);
	writeShardRecord(deps.storeFile, record);
	return record;
}
async function planAll(deps, request, about) {
	const { part } = about.run.inputs;
	beginPart(deps.storeFile, 0);
	const announcement = announceRun(about.run, about.log);
	const planned = {
		...deps,
		onEvent: announcement.onEvent
	};
	const { record, shards } = await planRun(planned, request, part.mode === "plan" ? part.shards : null);
	await announcement.done();
	writeShardRecord(deps.storeFile, record);
	writeOutputs({ matrix: JSON.stringify({ include: shards.map(toEntry) }) });
	await writeJobSummary(`${shards.map(describeShard).join("\n")}\n`);
	return record;
}
function toEntry({ shard, of, specs, trials, budget }) {
	return {
		shard: `${shard}/${of}`,
		specs,
		trials,
		"budget-trials": budget.trials,
		"budget-usd": Number(budget.usd.toFixed(2))
	};
}
function describeShard(planned) {
	const { specs, trials, budget } = planned;
	return `- ${nameShard(planned)}: ${specs} specs, about ${trials} trials (at most ${budget.trials}, $${budget.usd.toFixed(2)})`;
}

export { runPart };