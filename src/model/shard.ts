import { z } from 'zod';
import type { Role } from './task.ts';
import { type Usage, usageSchema } from './trace.ts';

/** What a part of a run says of one agent, beside the trials that stand in its store. */
export const agentPartSchema = z.strictObject({
  agent: z.string(),
  /**
   * What the choice and the trials of the whole run hang on: `<digest of everything but the seed>/<seed>`; null when no
   * choice was made.
   */
  plan: z.string().nullable(),
  /** What kept it from testing its part, one line each. */
  faults: z.array(z.string()),
  /** Of each spec that needed trials: how many the store had already, and how many its sweep has. */
  demands: z.record(z.string(), z.strictObject({ have: z.int(), sweep: z.int() })),
  /** Why the test of a spec was given up. */
  cuts: z.record(z.string(), z.strictObject({ kind: z.enum(['budget', 'fault', 'no-case']), reason: z.string() })),
  /** Content addresses of the trials that ran here. */
  ran: z.array(z.string()),
});
export type AgentPart = z.infer<typeof agentPartSchema>;

export const roleUsageSchema = z.strictObject({
  agent: usageSchema,
  user: usageSchema,
  miner: usageSchema,
  judge: usageSchema,
}) satisfies z.ZodType<Readonly<Record<Role, Usage>>>;

export const shardRecordSchema = z.strictObject({
  version: z.literal(1),
  /** From 1 to `of`; 0 is the plan itself, which runs no trial. */
  shard: z.int().min(0),
  of: z.int().min(1),
  agents: z.array(agentPartSchema),
  /** What it used of models. */
  usage: roleUsageSchema,
  models: z.array(z.string()),
  durationMs: z.number(),
});
/** What a shard says of itself once it is done, written into its store: a shard without a record did not finish. */
export type ShardRecord = z.infer<typeof shardRecordSchema>;

/** A shard as it is asked for: `2/3`. */
export interface ShardPlace {
  readonly shard: number;
  readonly of: number;
}

/** Most shards that a run may have: GitHub allows 256 jobs a matrix. */
export const MAX_SHARDS = 256;

/** Reads `i/n`; null when it is none. */
export function parseShard(text: string): ShardPlace | null {
  const [, shard, of] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
  const place = { shard: Number(shard), of: Number(of) };
  const isPlace = place.of >= 1 && place.of <= MAX_SHARDS && place.shard >= 1 && place.shard <= place.of;
  return isPlace ? place : null;
}

export function nameShard({ shard, of }: ShardPlace): string {
  return shard === 0 ? 'the plan' : `shard ${shard} of ${of}`;
}
