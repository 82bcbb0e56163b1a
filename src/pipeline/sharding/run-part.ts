import type { Role } from '../../model/task.ts';
import { addUsage, NO_USAGE, type Usage } from '../../model/trace.ts';
import type { RunPolicy } from '../run-state.ts';
import type { RoleUsage } from '../testing/price-usage.ts';
import type { SuitePart } from '../testing/suite-part.ts';

/** The part of a run that is run here, when its specs are spread over several machines. */
export interface RunPart {
  /** Asked once an agent, in the order of the run. */
  readonly suiteOf: (agent: string) => SuitePart;
  /** What may be spent here. */
  readonly budgetOf: (budget: RunPolicy['budget']) => RunPolicy['budget'];
  /** What the other parts of the run took. */
  readonly elsewhere: Elsewhere;
}

export interface Elsewhere {
  readonly usage: RoleUsage;
  readonly models: readonly string[];
  readonly durationMs: number;
  readonly trialsOf: (agent: string) => number;
  readonly shards: readonly ShardFacts[];
}

/** One shard in the report. */
export interface ShardFacts {
  readonly shard: number;
  readonly of: number;
  readonly trials: number;
  readonly durationMs: number;
}

export const NO_ROLE_USAGE: RoleUsage = { agent: NO_USAGE, user: NO_USAGE, miner: NO_USAGE, judge: NO_USAGE };

export const NOTHING_ELSEWHERE: Elsewhere = {
  usage: NO_ROLE_USAGE,
  models: [],
  durationMs: 0,
  trialsOf: () => 0,
  shards: [],
};

export function addRoleUsage(a: RoleUsage, b: RoleUsage): RoleUsage {
  const sum = (role: Role): Usage => addUsage(a[role], b[role]);
  return { agent: sum('agent'), user: sum('user'), miner: sum('miner'), judge: sum('judge') };
}
