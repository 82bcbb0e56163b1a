/**
 * The modes `plan` and `run` of the action: a part of a run that is spread over several jobs. They write their part of
 * the store and say how far they came; what was found is for the mode `report`, which alone comments and decides.
 */
import type { Sides } from '../adapters/git/resolve-sides.ts';
import { writeJobSummary, writeOutputs } from '../adapters/github/write-outputs.ts';
import { beginPart, writeShardRecord } from '../adapters/sqlite/shard-records.ts';
import { EXIT } from '../exit-code.ts';
import type { Log } from '../model/ports.ts';
import { nameShard, type ShardPlace, type ShardRecord } from '../model/shard.ts';
import type { RunRequest } from '../pipeline/run-pipeline.ts';
import { type PlannedShard, planRun, runShard } from '../pipeline/sharding/sharded-run.ts';
import type { ActionRun } from './action-run.ts';
import { announceRun } from './announce-run.ts';
import { openDeps, prepareRequest, type RunEnd } from './test-change.ts';
import { watchCancel } from './watch-cancel.ts';

export async function runPart(
  run: ActionRun,
  log: Log,
  about: { readonly sides: Sides; readonly workspace: string },
): Promise<RunEnd> {
  const { part } = run.inputs;
  const cancel = watchCancel();
  const deps = { ...openDeps(run, log, about), stopped: cancel.reason };
  try {
    const request = await prepareRequest(deps, { run, log, sides: about.sides });
    const record =
      part.mode === 'run' ? await runOne(deps, request, part.place) : await planAll(deps, request, { run, log });
    const faults = record.agents.flatMap(({ agent, faults: told }) => told.map(fault => `${agent}: ${fault}`));
    const ran = record.agents.reduce((sum, { ran: keys }) => sum + keys.length, 0);
    log.info(`${nameShard(record)}: ${ran} trials`);
    if (part.mode === 'run') writeOutputs({ trials: ran });
    return { code: faults.length > 0 ? EXIT.noEvidence : EXIT.green, faults, isAbandoned: false };
  } finally {
    deps.closeStore();
  }
}

type Deps = ReturnType<typeof openDeps>;

async function runOne(deps: Deps, request: RunRequest, place: ShardPlace): Promise<ShardRecord> {
  beginPart(deps.storeFile, place.shard);
  const { record } = await runShard(deps, request, place);
  writeShardRecord(deps.storeFile, record);
  return record;
}

async function planAll(
  deps: Deps,
  request: RunRequest,
  about: { readonly run: ActionRun; readonly log: Log },
): Promise<ShardRecord> {
  const { part } = about.run.inputs;
  beginPart(deps.storeFile, 0);
  const announcement = announceRun(about.run, about.log);
  const planned = { ...deps, onEvent: announcement.onEvent };
  const { record, shards } = await planRun(planned, request, part.mode === 'plan' ? part.shards : null);
  await announcement.done();
  writeShardRecord(deps.storeFile, record);
  writeOutputs({ matrix: JSON.stringify({ include: shards.map(toEntry) }) });
  await writeJobSummary(`${shards.map(describeShard).join('\n')}\n`);
  return record;
}

function toEntry({ shard, of, specs, trials, budget }: PlannedShard) {
  return {
    shard: `${shard}/${of}`,
    specs,
    trials,
    'budget-trials': budget.trials,
    'budget-usd': Number(budget.usd.toFixed(2)),
  };
}

function describeShard(planned: PlannedShard): string {
  const { specs, trials, budget } = planned;
  return `- ${nameShard(planned)}: ${specs} specs, about ${trials} trials (at most ${budget.trials}, $${budget.usd.toFixed(2)})`;
}
