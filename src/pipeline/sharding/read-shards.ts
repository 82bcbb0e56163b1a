import { type AgentPart, nameShard, type ShardRecord } from '../../model/shard.ts';
import type { Gathered } from '../testing/suite-part.ts';

/** The shards of one run, as their stores tell it. */
export interface ReadShards {
  /** How many shards the run was to have. */
  readonly of: number;
  readonly records: readonly ShardRecord[];
  /** Shards that are missing or there twice: without each of them once there is no evidence. */
  readonly faults: readonly string[];
}

/** Looks whether every shard is there, and once. The plan's record, where there is one, says how many there are to be. */
export function readShards(records: readonly ShardRecord[]): ReadShards {
  const sorted = records.toSorted((a, b) => a.shard - b.shard);
  const of = sorted[0]?.of ?? 0;
  const strangers = sorted.filter(record => record.of !== of);
  const counts = new Map<number, number>();
  for (const { shard } of sorted) counts.set(shard, (counts.get(shard) ?? 0) + 1);
  const wanted = Array.from({ length: of }, (_, i) => i + 1);
  return {
    of,
    records: sorted,
    faults: [
      ...strangers.map(record => `${nameShard(record)} is of another plan: this run has ${of} shards`),
      ...wanted.filter(shard => !counts.has(shard)).map(shard => `${nameShard({ shard, of })} is missing`),
      ...[...counts].filter(([, n]) => n > 1).map(([shard, n]) => `${nameShard({ shard, of })} is there ${n} times`),
    ],
  };
}

/** What the shards say of one agent. */
export function gatherAgent({ of, records, faults }: ReadShards, agent: string): Gathered {
  const parts = records.flatMap(record => {
    const part = record.agents.find(one => one.agent === agent);
    return part === undefined ? [] : [{ record, part }];
  });
  const own = parts.filter(({ record }) => record.shard > 0);
  return {
    cutOf: (scenario, shard) => {
      const part = own.find(({ record }) => record.shard === shard)?.part;
      return findCut(part, scenario, nameShard({ shard, of }));
    },
    demands: Object.assign({}, ...own.map(({ part }) => part.demands)),
    ran: new Set(own.flatMap(({ part }) => part.ran)),
    trials: own.reduce((sum, { part }) => sum + part.ran.length, 0),
    fault: own.flatMap(({ part }) => part.faults)[0] ?? null,
    faults: plan => [...faults, ...parts.flatMap(({ record, part }) => findFaults(record, part, plan))],
  };
}

function findCut(part: AgentPart | undefined, scenario: string, name: string): AgentPart['cuts'][string] {
  if (part === undefined) return { kind: 'fault', reason: `${name} is missing` };
  const [fault] = part.faults;
  const reason = fault === undefined ? `${name} did not hand on all of its trials` : `${name}: ${fault}`;
  return part.cuts[scenario] ?? { kind: 'fault', reason };
}

function findFaults(record: ShardRecord, part: AgentPart, plan: string): readonly string[] {
  const name = nameShard(record);
  const isStrange = part.plan !== null && part.plan !== plan;
  return [
    ...(isStrange ? [`${name} is of another plan: ${tellDifference(part.plan ?? '', plan)}`] : []),
    ...part.faults.map(fault => `${name}: ${fault}`),
  ];
}

function tellDifference(its: string, ours: string): string {
  const [[itsDigest, itsSeed], [ourDigest, ourSeed]] = [its.split('/'), ours.split('/')];
  if (itsDigest !== ourDigest || itsSeed === undefined) return 'commit, configuration or engine differ';
  return `its seed is ${itsSeed}, this run's is ${ourSeed}`;
}
