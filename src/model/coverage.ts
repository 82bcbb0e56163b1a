import { z } from 'zod';

/** One dimension: what was reached, of how much. */
export const coverageShareSchema = z.strictObject({
  /** 0 to 1. */
  share: z.number(),
  covered: z.int(),
  /** Null where the whole is not known (states). For paths an estimate (Chao1). */
  of: z.number().nullable(),
});
export type CoverageShare = z.infer<typeof coverageShareSchema>;

export const COVERAGE_DIMENSIONS = ['tool', 'path', 'state', 'boundary', 'model', 'spec', 'source'] as const;
export type CoverageDimension = (typeof COVERAGE_DIMENSIONS)[number];

/** What the trials reached (AgentAssay 4, mended). Null: not configured, or nothing to reach; never 1. */
export const coverageSchema = z.strictObject({
  tool: coverageShareSchema.nullable(),
  path: coverageShareSchema.nullable(),
  state: coverageShareSchema.nullable(),
  boundary: coverageShareSchema.nullable(),
  model: coverageShareSchema.nullable(),
  spec: coverageShareSchema.nullable(),
  source: coverageShareSchema.nullable(),
  /** Geometric mean of the dimensions that are defined; null without one. */
  aggregate: z.number().nullable(),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const NO_COVERAGE: Coverage = {
  tool: null,
  path: null,
  state: null,
  boundary: null,
  model: null,
  spec: null,
  source: null,
  aggregate: null,
};
