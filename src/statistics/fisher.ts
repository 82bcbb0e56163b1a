import { logChoose } from './binomial.ts';

/** Violations in n trials of one side. */
export interface SideCounts {
  readonly violations: number;
  readonly n: number;
}

/** Fisher's exact test, one-sided: chance of so many violations on head, given the number on both sides together. */
export function fisherP(base: SideCounts, head: SideCounts): number {
  const all = base.violations + head.violations;
  const whole = logChoose(base.n + head.n, all);
  let sum = 0;
  for (let k = head.violations; k <= Math.min(head.n, all); k++)
    if (all - k <= base.n) sum += Math.exp(logChoose(head.n, k) + logChoose(base.n, all - k) - whole);
  return Math.min(1, sum);
}
