import { z } from 'zod';
import { usageSchema } from './trace.ts';
import { witnessSchema } from './trial.ts';

export const verdictSchema = z.enum(['pass', 'fail', 'inconclusive', 'error', 'untestable', 'permitted', 'not-tested']);
/** What the trials of one refined spec say. `permitted` scenarios have no verdict; `not-tested` ones got no trial. */
export type Verdict = z.infer<typeof verdictSchema>;

export const INCONCLUSIVE_REASONS = ['budget', 'no-case', 'undecided', 'invalid', 'unconfirmed'] as const;
export const inconclusiveReasonSchema = z.enum(INCONCLUSIVE_REASONS);

export const attributionSchema = z.strictObject({
  /** new: base clean, head shows it; known: base shows it too; unconfirmed: neither (seen once). */
  status: z.enum(['new', 'known', 'unconfirmed']),
  head: z.strictObject({ violations: z.int(), n: z.int() }),
  /** Null where the spec is judged on head alone. */
  base: z.strictObject({ violations: z.int(), n: z.int() }).nullable(),
  /** What made the spec a suspect. */
  because: z.enum(['failed-test', 'witness', 'in-passing']),
});
/** Replays of a suspect's case on head and base (statistics.md 2). */
export type Attribution = z.infer<typeof attributionSchema>;

const countsSchema = z.strictObject({ violations: z.int(), n: z.int() });

export const rateEvidenceSchema = z.strictObject({
  /** Valid trials and violations of the failed test and of those that followed it. */
  n: z.int(),
  violations: z.int(),
  /** Natural logarithm of the e-value against "the pass rate is good". */
  logE: z.number(),
  /** Whether it stands among all specs of the run (e-BH). */
  isConfirmed: z.boolean(),
});
/** How far a failed test without a replayed witness was taken on (statistics.md 3). */
export type RateEvidence = z.infer<typeof rateEvidenceSchema>;

export const rateComparisonSchema = z.strictObject({
  base: countsSchema,
  head: countsSchema,
  /** Boschloo's one-sided p-value, and the same adjusted for all suspects compared (Holm). */
  p: z.number(),
  adjustedP: z.number(),
  /** How much more often head violates, with its 95 % interval (Newcombe). */
  drop: z.number(),
  low: z.number(),
  high: z.number(),
  isRegression: z.boolean(),
});
/** Fresh trials of a suspect on both sides (`attribution: full`, statistics.md 2). */
export type RateComparison = z.infer<typeof rateComparisonSchema>;

export const multiplicitySchema = z.strictObject({
  method: z.enum(['e-bh', 'bonferroni', 'none']),
  /** m: specs with a rate test in this run. */
  specs: z.int(),
  q: z.number(),
});
/** How the rate tests of many specs share one error budget. */
export type Multiplicity = z.infer<typeof multiplicitySchema>;

export const specWitnessSchema = z.strictObject({
  trial: z.string(),
  strategy: z.string(),
  seed: z.string(),
  witness: witnessSchema,
});

export const openReasonSchema = z.strictObject({
  outcome: z.enum(['invalid', 'undecided']),
  reason: z.string(),
  /** How many trials ended so, and the key of the first of them. */
  trials: z.int(),
  trial: z.string(),
});
/** Why trials did not count. */
export type OpenReason = z.infer<typeof openReasonSchema>;

export const specResultSchema = z.strictObject({
  id: z.string(),
  verdict: verdictSchema,
  /** A sentence: what the verdict rests on, or what would decide it. */
  reason: z.string(),
  inconclusive: inconclusiveReasonSchema.nullable(),
  class: z.string(),
  gates: z.boolean(),
  severity: z.enum(['must', 'should', 'info']),
  /** Valid trials that fed the test, and violations among them. */
  n: z.int(),
  violations: z.int(),
  undecided: z.int(),
  invalid: z.int(),
  /** One-sided 95 % upper bound of the violation rate; null without a trial. */
  interval: z.strictObject({ confidence: z.number(), upper: z.number() }).nullable(),
  table: z.string(),
  cases: z.int(),
  mix: z.record(z.string(), z.number()),
  /** Valid trials of test and sweep, and violations among them, by strategy; only where there was more than one. */
  byStrategy: z.record(z.string(), countsSchema).exactOptional(),
  /** Cases that were dropped before their trials, by the reason; only where there were some. */
  dropped: z.array(z.strictObject({ reason: z.string(), cases: z.int() })).exactOptional(),
  /** Why trials of the test did not count, the most frequent first; dropped cases aside. Only where there were some. */
  open: z.array(openReasonSchema).exactOptional(),
  /**
   * Compliant trials in which the tool itself rejected a call that the rule forbids: an attempt, not a breach. By tool, the
   * most frequent first; only where there were some.
   */
  attempts: z.array(z.strictObject({ tool: z.string(), trials: z.int() })).exactOptional(),
  attribution: attributionSchema.nullable(),
  /** Only of a failed test that was taken on. */
  rate: rateEvidenceSchema.exactOptional(),
  /** Only under `attribution: full`. */
  comparison: rateComparisonSchema.exactOptional(),
  /** A waiver or known entry of baseline.yaml that is in force. */
  waived: z.boolean(),
  witnesses: z.array(specWitnessSchema),
  /** Every trial came from the store. */
  cached: z.boolean(),
  /** For a permitted scenario: how often its write happened. */
  completion: z.strictObject({ done: z.int(), n: z.int() }).nullable(),
});
/** One refined spec in the report. */
export type SpecResult = z.infer<typeof specResultSchema>;

export const driftFeatureSchema = z.strictObject({
  name: z.string(),
  base: z.number(),
  head: z.number(),
  effect: z.number(),
  p: z.number(),
});

export const driftSchema = z.strictObject({
  /** Null when the test could not be run. */
  p: z.number().nullable(),
  flagged: z.boolean(),
  n: z.strictObject({ base: z.int(), head: z.int() }),
  strata: z.int(),
  features: z.array(driftFeatureSchema),
  /** Why there is no test ("no base traces yet", "not enough traces"); empty when there is one. */
  reason: z.string(),
});
export type Drift = z.infer<typeof driftSchema>;

export const costSchema = z.strictObject({
  usd: z.number().nullable(),
  tokens: z.int(),
  trials: z.int(),
  calls: z.int(),
  usage: usageSchema,
  forecast: z.strictObject({ trials: z.number(), usd: z.number().nullable(), minutes: z.number() }),
});
export type Cost = z.infer<typeof costSchema>;

export const conclusionSchema = z.enum(['success', 'failure', 'error']);
/** What the pull request gets; `error` is red too: there is no evidence. */
export type Conclusion = z.infer<typeof conclusionSchema>;
