/**
 * A run in parts. Input: what every run has, and which part is asked for. `planRun` mines, diffs, chooses and forecasts;
 * `runShard` tests the specs dealt to one shard; `gatherRun` takes what the shards ran out of a merged store and does what
 * hangs on all specs together: replays of what was seen in passing, the clean replays on base that the number of suspects
 * asks for, e-BH, drift, the gate. So it comes to what the run in one piece comes to. Refuses to conclude from shards that
 * are missing, there twice, or of another plan.
 */
import { EvidenceError } from '../../lib/errors.ts';
import type { ShardPlace, ShardRecord } from '../../model/shard.ts';
import type { RunDeps } from '../run-deps.ts';
import { type RunRequest, type RunResult, runPipeline } from '../run-pipeline.ts';
import type { RunPolicy } from '../run-state.ts';
import { createDealer } from './deal-specs.ts';
import { gatherAgent, type ReadShards, readShards } from './read-shards.ts';
import { addRoleUsage, type Elsewhere, NO_ROLE_USAGE, NOTHING_ELSEWHERE } from './run-part.ts';

export interface PartResult {
  readonly result: RunResult;
  /** To be written into the store of this part. */
  readonly record: ShardRecord;
}

export interface PlannedShard extends ShardPlace {
  readonly specs: number;
  /** Trials that its specs take on average. */
  readonly trials: number;
  /** What it may spend. */
  readonly budget: RunPolicy['budget'];
}

/** Kept back of the budget for the replays that only all shards together ask for. */
const RESERVE = 0.1;
/** A shard is worth starting for so long a part of the run. */
const MINUTES_A_SHARD = 10;
/** Most shards unless more are asked for. */
const USUAL_MOST = 20;

/** @param shards how many shards there are to be; null: as many as the forecast asks for */
export async function planRun(
  deps: RunDeps,
  request: RunRequest,
  shards: number | null,
): Promise<PartResult & { readonly shards: readonly PlannedShard[] }> {
  const result = await runPipeline(deps, {
    ...request,
    part: { suiteOf: () => ({ kind: 'plan' }), budgetOf: budget => budget, elsewhere: NOTHING_ELSEWHERE },
  });
  const minutes = result.report.agents.reduce((sum, { cost }) => sum + cost.forecast.minutes, 0);
  const of = shards ?? Math.max(1, Math.min(Math.ceil(minutes / MINUTES_A_SHARD), USUAL_MOST, countSpecs(result)));
  return { result, record: recordOf(result, { shard: 0, of }), shards: planShards(result, of) };
}

function countSpecs({ parts }: RunResult): number {
  return parts.flatMap(({ weights }) => weights).filter(({ expected }) => expected > 0).length;
}

function planShards({ parts, policy }: RunResult, of: number): readonly PlannedShard[] {
  const dealer = createDealer(of);
  const dealt = parts.flatMap(({ weights }) => [...dealer.deal(weights).values()]);
  return dealer.loads().map((load, i) => ({
    shard: i + 1,
    of,
    specs: dealt.filter(shard => shard === i + 1).length,
    trials: Math.ceil(load),
    budget: shareOf(policy.budget, of),
  }));
}

/** Dollars, tokens and trials are split; the minutes pass on all shards at once. */
function shareOf(budget: RunPolicy['budget'], of: number): RunPolicy['budget'] {
  const share = (1 - RESERVE) / of;
  const { usd, trials, minutes, tokens } = budget;
  return {
    ...budget,
    usd: usd * share,
    trials: Math.floor(trials * share),
    minutes: minutes * (1 - RESERVE),
    tokens: Math.floor(tokens * share),
  };
}

/** Tests the specs of one shard. Which those are follows from the plan alone, whatever the store holds. */
export async function runShard(deps: RunDeps, request: RunRequest, place: ShardPlace): Promise<PartResult> {
  const { deal } = createDealer(place.of);
  const { shard } = place;
  const result = await runPipeline(deps, {
    ...request,
    part: {
      suiteOf: () => ({ kind: 'shard', shard, deal }),
      budgetOf: budget => shareOf(budget, place.of),
      elsewhere: NOTHING_ELSEWHERE,
    },
  });
  return { result, record: recordOf(result, place) };
}

/**
 * Concludes from the shards of a run, whose stores are merged into the one that `deps` opens. What further replays cost
 * is paid here, out of what the shards left of the budget.
 */
export async function gatherRun(
  deps: RunDeps,
  request: RunRequest,
  records: readonly ShardRecord[],
): Promise<RunResult> {
  if (records.length === 0)
    throw new EvidenceError('no shard of this run was found: no store holds the record of one that was finished');
  const read = readShards(records);
  const { deal } = createDealer(read.of);
  return await runPipeline(deps, {
    ...request,
    part: {
      suiteOf: agent => ({ kind: 'gather', deal, gathered: gatherAgent(read, agent) }),
      budgetOf: budget => budget,
      elsewhere: sumUp(read),
    },
  });
}

function sumUp({ records }: ReadShards): Elsewhere {
  const shards = records.filter(({ shard }) => shard > 0);
  const planned = records.filter(({ shard }) => shard === 0);
  const countRan = (agents: ShardRecord['agents']) => agents.reduce((sum, { ran }) => sum + ran.length, 0);
  const longest = (some: readonly ShardRecord[]) => Math.max(0, ...some.map(({ durationMs }) => durationMs));
  return {
    usage: records.map(({ usage }) => usage).reduce(addRoleUsage, NO_ROLE_USAGE),
    models: records.flatMap(({ models }) => models),
    durationMs: longest(planned) + longest(shards),
    trialsOf: agent => shards.reduce((sum, { agents }) => sum + countRan(agents.filter(one => one.agent === agent)), 0),
    shards: shards.map(({ shard, of, agents, durationMs }) => ({ shard, of, trials: countRan(agents), durationMs })),
  };
}

function recordOf({ parts, spent, report }: RunResult, { shard, of }: ShardPlace): ShardRecord {
  const agents = parts.map(({ part }) => part);
  const { usage, models } = spent;
  return { version: 1, shard, of, agents, usage, models: [...models], durationMs: report.durationMs };
}
