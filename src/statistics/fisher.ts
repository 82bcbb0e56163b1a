import { logChoose } from './binomial.ts';

/** Violations in n trials of one side. */
export interface SideCounts {
  readonly violations: number;
  readonly n: number;
}

/** One stratum as both sides were tried. */
export interface BothSides {
  readonly base: SideCounts;
  readonly head: SideCounts;
}

/** Fisher's exact test, one-sided: chance of so many violations on head, given the number on both sides together. */
export function fisherP(base: SideCounts, head: SideCounts): number {
  return stratifiedFisherP([{ base, head }]);
}

/**
 * The same over strata (the exact form of Cochran, Mantel and Haenszel's test): chance of so many violations on head in
 * all, given in each stratum the number on both sides together.
 */
export function stratifiedFisherP(strata: readonly BothSides[]): number {
  const chances = strata.map(headChances).reduce(convolve, [1]);
  const observed = strata.reduce((sum, { head }) => sum + head.violations, 0);
  return Math.min(
    1,
    chances.slice(observed).reduce((sum, chance) => sum + chance, 0),
  );
}

/** Chance of each number of violations on head from 0 on, given those of both sides together (hypergeometric). */
function headChances({ base, head }: BothSides): readonly number[] {
  const all = base.violations + head.violations;
  const whole = logChoose(base.n + head.n, all);
  return Array.from({ length: Math.min(head.n, all) + 1 }, (_, k) =>
    all - k > base.n ? 0 : Math.exp(logChoose(head.n, k) + logChoose(base.n, all - k) - whole),
  );
}

function convolve(left: readonly number[], right: readonly number[]): readonly number[] {
  const sums = new Array<number>(left.length + right.length - 1).fill(0);
  left.forEach((a, i) => {
    right.forEach((b, j) => {
      sums[i + j] = (sums[i + j] ?? 0) + a * b;
    });
  });
  return sums;
}
