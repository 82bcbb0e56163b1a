import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const vectorSchema = z.object({
  p0: z.number(),
  p1: z.number(),
  alpha: z.number(),
  beta: z.number(),
  exact: z.object({ alpha: z.number(), beta: z.number() }),
  nMax: z.number(),
  pass: z.array(z.number()),
  fail: z.array(z.number().nullable()),
  passSteps: z.array(z.tuple([z.number(), z.number()])),
  failSteps: z.array(z.tuple([z.number(), z.number()])),
  weightedTrials: z.number(),
  operatingCharacteristic: z.record(
    z.string(),
    z.object({ pass: z.number(), fail: z.number(), inconclusive: z.number(), asn: z.number() }),
  ),
});

/** The shipped tables with their operating characteristics, computed by an independent program. */
export const STATISTICS_VECTORS = z
  .record(z.enum(['standard', 'quick', 'strict', 'family', 'assay']), vectorSchema)
  .parse(JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/statistics-vectors.json'), 'utf8')));
