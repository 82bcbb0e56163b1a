import { n as EvidenceError } from "./errors.js";
import { a as NOTHING_ELSEWHERE, o as NO_ROLE_USAGE, s as addRoleUsage, t as runPipeline } from "./run-pipeline.js";
import { t as nameShard } from "./shard.js";

// src/pipeline/sharding/deal-specs.ts
/**
* Longest expected first, each to the shard with the least so far (LPT): no shard takes longer than 4/3 of the best that
* there is. A spec is dealt whole: one sequential test never spans two shards. The same specs are dealt alike everywhere,
* so each shard knows its part by itself.
*/
function createDealer(shards) {
	const loads = Array.from({ length: shards }, () => 0);
	return {
		deal(specs) {
			const dealt = /* @__PURE__ */ new Map();
			for (const { scenario, expected } of specs.toSorted((a, b) => b.expected - a.expected)) {
				const at = loads.indexOf(Math.min(...loads));
				loads[at] = (loads[at] ?? 0) + expected;
				dealt.set(scenario, at + 1);
			}
			return dealt;
		},
		loads: () => [...loads]
	};
}

// src/pipeline/sharding/read-shards.ts
/** Looks whether every shard is there, and once. The plan's record, where there is one, says how many there are to be. */
function readShards(records) {
	const sorted = records.toSorted((a, b) => a.shard - b.shard);
	const of = sorted[0]?.of ?? 0;
	const strangers = sorted.filter((record) => record.of !== of);
	const counts = /* @__PURE__ */ new Map();
	for (const { shard } of sorted) counts.set(shard, (counts.get(shard) ?? 0) + 1);
	const wanted = Array.from({ length: of }, (_, i) => i + 1);
	return {
		of,
		records: sorted,
		faults: [
			...strangers.map((record) => `${nameShard(record)} is of another plan: this run has ${of} shards`),
			...wanted.filter((shard) => !counts.has(shard)).map((shard) => `${nameShard({
				shard,
				of
			})} is missing`),
			...[...counts].filter(([, n]) => n > 1).map(([shard, n]) => `${nameShard({
				shard,
				of
			})} is there ${n} times`)
		]
	};
}
/** What the shards say of one agent. */
function gatherAgent({ of, records, faults }, agent) {
	const parts = records.flatMap((record) => {
		const part = record.agents.find((one) => one.agent === agent);
		return part === void 0 ? [] : [{
			record,
			part
		}];
	});
	const own = parts.filter(({ record }) => record.shard > 0);
	return {
		cutOf: (scenario, shard) => {
			return findCut(own.find(({ record }) => record.shard === shard)?.part, scenario, nameShard({
				shard,
				of
			}));
		},
		demands: Object.assign({}, ...own.map(({ part }) => part.demands)),
		ran: new Set(own.flatMap(({ part }) => part.ran)),
		trials: own.reduce((sum, { part }) => sum + part.ran.length, 0),
		fault: own.flatMap(({ part }) => part.faults)[0] ?? null,
		faults: (plan) => [...faults, ...parts.flatMap(({ record, part }) => findFaults(record, part, plan))]
	};
}
function findCut(part, scenario, name) {
	if (part === void 0) return {
		kind: "fault",
		reason: `${name} is missing`
	};
	const [fault] = part.faults;
	const reason = fault === void 0 ? `${name} did not hand on all of its trials` : `${name}: ${fault}`;
	return part.cuts[scenario] ?? {
		kind: "fault",
		reason
	};
}
function findFaults(record, part, plan) {
	const name = nameShard(record);
	return [...part.plan !== null && part.plan !== plan ? [`${name} is of another plan: ${tellDifference(part.plan ?? "", plan)}`] : [], ...part.faults.map((fault) => `${name}: ${fault}`)];
}
function tellDifference(its, ours) {
	const [[itsDigest, itsSeed], [ourDigest, ourSeed]] = [its.split("/"), ours.split("/")];
	if (itsDigest !== ourDigest || itsSeed === void 0) return "commit, configuration or engine differ";
	return `its seed is ${itsSeed}, this run's is ${ourSeed}`;
}

// src/pipeline/sharding/sharded-run.ts
/**
* A run in parts. Input: what every run has, and which part is asked for. `planRun` mines, diffs, chooses and forecasts;
* `runShard` tests the specs dealt to one shard; `gatherRun` takes what the shards ran out of a merged store and does what
* hangs on all specs together: replays of what was seen in passing, the clean replays on base that the number of suspects
* asks for, e-BH, drift, the gate. So it comes to what the run in one piece comes to. Refuses to conclude from shards that
* are missing, there twice, or of another plan.
*/
/** A shard is worth starting for so long a part of the run. */
const MINUTES_A_SHARD = 10;
/** Most shards unless more are asked for. */
const USUAL_MOST = 20;
/** @param shards how many shards there are to be; null: as many as the forecast asks for */
async function planRun(deps, request, shards) {
	const result = await runPipeline(deps, {
		...request,
		part: {
			suiteOf: () => ({ kind: "plan" }),
			budgetOf: (budget) => budget,
			elsewhere: NOTHING_ELSEWHERE
		}
	});
	const minutes = result.report.agents.reduce((sum, { cost }) => sum + cost.forecast.minutes, 0);
	const of = shards ?? Math.max(1, Math.min(Math.ceil(minutes / MINUTES_A_SHARD), USUAL_MOST, countSpecs(result)));
	return {
		result,
		record: recordOf(result, {
			shard: 0,
			of
		}),
		shards: planShards(result, of)
	};
}
function countSpecs({ parts }) {
	return parts.flatMap(({ weights }) => weights).filter(({ expected }) => expected > 0).length;
}
function planShards({ parts, policy }, of) {
	const dealer = createDealer(of);
	const dealt = parts.flatMap(({ weights }) => [...dealer.deal(weights).values()]);
	return dealer.loads().map((load, i) => ({
		shard: i + 1,
		of,
		specs: dealt.filter((shard) => shard === i + 1).length,
		trials: Math.ceil(load),
		budget: shareOf(policy.budget, of)
	}));
}
/** Dollars, tokens and trials are split; the minutes pass on all shards at once. */
function shareOf(budget, of) {
	const share = .9 / of;
	const { usd, trials, minutes, tokens } = budget;
	return {
		...budget,
		usd: usd * share,
		trials: Math.floor(trials * share),
		minutes: minutes * .9,
		tokens: Math.floor(tokens * share)
	};
}
/** Tests the specs of one shard. Which those are follows from the plan alone, whatever the store holds. */
async function runShard(deps, request, place) {
	const { deal } = createDealer(place.of);
	const { shard } = place;
	const result = await runPipeline(deps, {
		...request,
		part: {
			suiteOf: () => ({
				kind: "shard",
				shard,
				deal
			}),
			budgetOf: (budget) => shareOf(budget, place.of),
			elsewhere: NOTHING_ELSEWHERE
		}
	});
	return {
		result,
		record: recordOf(result, place)
	};
}
/**
* Concludes from the shards of a run, whose stores are merged into the one that `deps` opens. What further replays cost
* is paid here, out of what the shards left of the budget.
*/
async function gatherRun(deps, request, records) {
	if (records.length === 0) throw new EvidenceError("no shard of this run was found: no store holds the record of one that was finished");
	const read = readShards(records);
	const { deal } = createDealer(read.of);
	return await runPipeline(deps, {
		...request,
		part: {
			suiteOf: (agent) => ({
				kind: "gather",
				deal,
				gathered: gatherAgent(read, agent)
			}),
			budgetOf: (budget) => budget,
			elsewhere: sumUp(read)
		}
	});
}
function sumUp({ records }) {
	const shards = records.filter(({ shard }) => shard > 0);
	const planned = records.filter(({ shard }) => shard === 0);
	const countRan = (agents) => agents.reduce((sum, { ran }) => sum + ran.length, 0);
	const longest = (some) => Math.max(0, ...some.map(({ durationMs }) => durationMs));
	return {
		usage: records.map(({ usage }) => usage).reduce(addRoleUsage, NO_ROLE_USAGE),
		models: records.flatMap(({ models }) => models),
		durationMs: longest(planned) + longest(shards),
		trialsOf: (agent) => shards.reduce((sum, { agents }) => sum + countRan(agents.filter((one) => one.agent === agent)), 0),
		shards: shards.map(({ shard, of, agents, durationMs }) => ({
			shard,
			of,
			trials: countRan(agents),
			durationMs
		}))
	};
}
function recordOf({ parts, spent, report }, { shard, of }) {
	const agents = parts.map(({ part }) => part);
	const { usage, models } = spent;
	return {
		version: 1,
		shard,
		of,
		agents,
		usage,
		models: [...models],
		durationMs: report.durationMs
	};
}

export { planRun as n, runShard as r, gatherRun as t };