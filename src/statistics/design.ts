/**
 * The sequential designs. Input: `designs.json`, integer tables found once by a search for the cheapest closed test
 * (AgentAssay definition 3.9, mended). Output: a table that is checked: its error rates are computed exactly when it is
 * loaded, and a table that does not keep what it claims is refused. No table is ever changed at run time.
 */
import { z } from 'zod';
import designsFile from './designs.json' with { type: 'json' };
import { operatingCharacteristic } from './operating-characteristic.ts';

const designFileSchema = z.strictObject({
  p0: z.number().gt(0).lt(1),
  p1: z.number().gt(0).lt(1),
  alpha: z.number().gt(0).lt(1),
  beta: z.number().gt(0).lt(1),
  exact: z.strictObject({ alpha: z.number(), beta: z.number() }),
  pass: z.array(z.int().min(-1)).min(1),
  fail: z.array(z.int().min(1).nullable()).min(1),
});

/**
 * H0: pass rate >= p0, H1: pass rate <= p1. After n valid trials with v violations: pass when v <= pass[n - 1], fail
 * when fail[n - 1] is a number and v >= it. Closed: one of both holds after `pass.length` trials.
 */
export type SequentialDesign = Readonly<z.infer<typeof designFileSchema>>;

export const DESIGN_NAMES = ['standard', 'quick', 'strict', 'family', 'assay'] as const;
export type DesignName = (typeof DESIGN_NAMES)[number];

const DESIGNS: Readonly<Record<DesignName, SequentialDesign>> = z
  .strictObject({
    standard: designFileSchema,
    quick: designFileSchema,
    strict: designFileSchema,
    family: designFileSchema,
    assay: designFileSchema,
  })
  .parse(designsFile);

for (const name of DESIGN_NAMES) {
  const problems = checkDesign(DESIGNS[name]);
  if (problems.length > 0) throw new Error(`the sequential design "${name}" is broken: ${problems.join('; ')}`);
}

/** A shipped table by its name. */
export function shippedDesign(name: DesignName): SequentialDesign {
  return DESIGNS[name];
}

/** The largest number of valid trials that a design can take. */
export function maxTrials(design: SequentialDesign): number {
  return design.pass.length;
}

/** What is wrong with a table: its shape, or exact error rates other than it claims. Nothing when it is sound. */
export function checkDesign(design: SequentialDesign): readonly string[] {
  const { pass, fail } = design;
  const last = pass.length - 1;
  if (fail.length !== pass.length) return ['pass and fail differ in length'];
  if (fail[last] !== (pass[last] ?? -1) + 1) return ['the last trial does not decide'];
  const problems = pass.flatMap((bound, i) => checkStep(design, bound, i));
  if (problems.length > 0) return problems;
  const alpha = operatingCharacteristic(design, design.p0).fail;
  const beta = operatingCharacteristic(design, design.p1).pass;
  if (Math.abs(alpha - design.exact.alpha) > 1e-12) problems.push(`alpha is ${alpha}`);
  if (Math.abs(beta - design.exact.beta) > 1e-12) problems.push(`beta is ${beta}`);
  if (alpha > design.alpha || beta > design.beta) problems.push('an error rate is larger than its bound');
  return problems;
}

function checkStep({ pass, fail }: SequentialDesign, bound: number, i: number): string[] {
  const failBound = fail[i] ?? Number.POSITIVE_INFINITY;
  const isMonotone = i === 0 || (bound >= (pass[i - 1] ?? -1) && (fail[i] ?? 0) >= (fail[i - 1] ?? 0));
  return isMonotone && bound < failBound ? [] : [`the bounds after trial ${i + 1} are out of order`];
}
