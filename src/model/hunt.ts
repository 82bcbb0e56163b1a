import { z } from 'zod';
import { SEVERITIES, STATUSES } from './spec.ts';
import { witnessSchema } from './trial.ts';

/** A bug that a hunt found: one entry a refined spec, with the first trial that showed it. */
export const foundBugSchema = z.strictObject({
  scenario: z.string(),
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  status: z.enum(STATUSES),
  /** The baseline names it: a known violation. */
  waived: z.boolean(),
  /** `default`, a strategy of the library, or `composed`. */
  strategy: z.string(),
  /** Counts from 1. */
  round: z.int().min(1),
  /** Key of the trial: `proviso replay` runs it again. */
  trial: z.string(),
  seed: z.string(),
  /** The refined spec that the trial was made for, where it showed this one in passing or as another goal. */
  foundIn: z.string().nullable(),
  /** Goals of a composed case in their order; null for a case with one. */
  goals: z.array(z.string()).nullable(),
  witness: witnessSchema,
  /** The same case again on the head: how often it showed the bug; null where that was not tried. */
  replays: z.strictObject({ violations: z.int().min(0), n: z.int().min(0) }).nullable(),
});
export type FoundBug = z.infer<typeof foundBugSchema>;

export const huntReportSchema = z.strictObject({
  version: z.literal(1),
  engine: z.string(),
  seed: z.int(),
  agents: z.record(
    z.string(),
    z.strictObject({
      /** Refined specs that were tried. */
      specs: z.int().min(0),
      rounds: z.array(
        z.strictObject({
          round: z.int().min(1),
          trials: z.int().min(0),
          /** Found in this round, and not before. */
          bugs: z.int().min(0),
        }),
      ),
      bugs: z.array(foundBugSchema),
      /** Unique bugs by trials, replays left out: one point where a bug was found, and the end. */
      curve: z.array(z.strictObject({ trials: z.int().min(0), bugs: z.int().min(0) })),
      /** Trials by strategy, and how many showed a violation of the spec that they were made for. */
      strategies: z.record(z.string(), z.strictObject({ tries: z.int().min(0), violations: z.int().min(0) })),
      /** Cases that were dropped before they ran, by reason. */
      dropped: z.record(z.string(), z.int().min(1)),
      notTested: z.array(z.strictObject({ id: z.string(), reason: z.string() })),
      ran: z.int().min(0),
      reused: z.int().min(0),
      /** Why the hunt ended before its last round; null when it did not. */
      endedBy: z.string().nullable(),
    }),
  ),
});
/** `proviso hunt --json`. */
export type HuntReport = z.infer<typeof huntReportSchema>;
export type AgentHunt = HuntReport['agents'][string];
