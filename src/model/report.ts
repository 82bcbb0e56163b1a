import { z } from 'zod';
import { coverageSchema } from './coverage.ts';
import { DIFF_CLASSES, FINDING_KINDS } from './diff.ts';
import { SOURCES, scenarioFileSchema } from './spec.ts';
import { baselineEntrySchema } from './spec-set.ts';
import { conclusionSchema, costSchema, driftSchema, multiplicitySchema, specResultSchema } from './verdict.ts';

const diffSideSchema = z.strictObject({ rule: z.string(), scenario: scenarioFileSchema }).nullable();

export const diffReportSchema = z.strictObject({
  entries: z.array(
    z.strictObject({
      class: z.enum(DIFF_CLASSES),
      rule: z.string(),
      scenario: z.string().nullable(),
      before: diffSideSchema,
      after: diffSideSchema,
    }),
  ),
  findings: z.array(
    z.strictObject({
      kind: z.enum(FINDING_KINDS),
      rule: z.string().nullable(),
      reason: z.string(),
      /** Of a rule that lost what it rests on: where the base stated it (lines from 1, both ends included). */
      stood: z.array(z.strictObject({ file: z.string(), lines: z.tuple([z.int(), z.int()]) })).exactOptional(),
    }),
  ),
});
export type DiffReport = z.infer<typeof diffReportSchema>;

export const ruleReportSchema = z.strictObject({
  id: z.string(),
  rule: z.string(),
  source: z.enum(SOURCES),
  evidence: z.array(
    z.strictObject({ file: z.string(), lines: z.tuple([z.int(), z.int()]).nullable(), quote: z.string() }),
  ),
});

export const agentReportSchema = z.strictObject({
  agent: z.string(),
  conclusion: conclusionSchema,
  /** Why the conclusion is what it is, one line each; for `error` what evidence is missing. */
  reasons: z.array(z.string()),
  isFirstRun: z.boolean(),
  rules: z.array(ruleReportSchema),
  specs: z.array(specResultSchema),
  /**
   * Files of the agent that the change touches: of its prompt, and of all else (code, watched files, tools, environment).
   * Absent where there is no base to compare with.
   */
  changed: z.strictObject({ prompt: z.array(z.string()), other: z.array(z.string()) }).exactOptional(),
  notTested: z.array(z.strictObject({ id: z.string(), reason: z.string() })),
  /** Entries of baseline.yaml: the base's, and those that only the head has, which do not count yet. */
  baseline: z.array(z.strictObject({ ...baselineEntrySchema.shape, on: z.enum(['base', 'head']) })).exactOptional(),
  diff: diffReportSchema,
  drift: driftSchema,
  overRefusal: z.array(z.strictObject({ id: z.string(), base: z.number(), head: z.number() })),
  /** What this run's trials reached; specs are those selected. */
  coverage: coverageSchema,
  cost: costSchema,
  /** Absent where nothing was tested. */
  multiplicity: multiplicitySchema.exactOptional(),
  /** A unified diff (`git apply`) that commits what was mined here; empty when nothing was. */
  patch: z.string(),
  models: z.array(z.string()),
});
export type AgentReport = z.infer<typeof agentReportSchema>;

/** `report.json`: the machine form of a run. */
export const reportSchema = z.strictObject({
  version: z.literal(1),
  conclusion: conclusionSchema,
  engine: z.string(),
  engineVersion: z.string(),
  seed: z.int(),
  base: z.string().nullable(),
  head: z.string(),
  durationMs: z.number(),
  agents: z.array(agentReportSchema),
  /** What the reader should know of the run (policy taken from the head, an unreadable base), a sentence each. */
  notes: z.array(z.string()),
  /** Faults that kept a stage from finishing; any makes the conclusion `error`. */
  faults: z.array(z.string()),
  /** Only of a run that was spread over several machines: its shards, with the trials that each ran. */
  shards: z
    .array(z.strictObject({ shard: z.int(), of: z.int(), trials: z.int(), durationMs: z.number() }))
    .exactOptional(),
});
export type Report = z.infer<typeof reportSchema>;
