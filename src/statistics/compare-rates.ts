/**
 * Two violation rates from two fixed numbers of trials (statistics.md 2, `attribution: full`). Input: counts of base and
 * head, fresh and of a number fixed before the first trial. Output: exact one-sided p-values for "head violates no more
 * often than base", the largest over every rate that both may share. Counts of a sequentially stopped test do not belong
 * here: with them no p-value of this file holds.
 */
import { binomialPmf } from './binomial.ts';
import { fisherP, type SideCounts } from './fisher.ts';

/** Boschloo's test: Fisher's p-value is the statistic; never larger than Fisher's, and exact for unequal numbers. */
export function boschlooP(base: SideCounts, head: SideCounts): number {
  const observed = fisherP(base, head);
  const limit = observed * (1 + 1e-9);
  const region = firstRejected(
    base.n,
    head.n,
    (b, h) => fisherP({ violations: b, n: base.n }, { violations: h, n: head.n }) <= limit,
  );
  return Math.min(observed, largestChance(region, base.n, head.n));
}

/** Barnard's test with the pooled z statistic. */
export function barnardP(base: SideCounts, head: SideCounts): number {
  const limit = pooledZ(base, head) - 1e-9;
  const region = firstRejected(
    base.n,
    head.n,
    (b, h) => pooledZ({ violations: b, n: base.n }, { violations: h, n: head.n }) >= limit,
  );
  return largestChance(region, base.n, head.n);
}

function pooledZ(base: SideCounts, head: SideCounts): number {
  const pooled = (base.violations + head.violations) / (base.n + head.n);
  const difference = head.violations / head.n - base.violations / base.n;
  if (difference === 0) return 0;
  return difference / Math.sqrt(pooled * (1 - pooled) * (1 / base.n + 1 / head.n));
}

/**
 * For each number of violations on base, the first on head that is as extreme as what was seen; n + 1 when none is. Both
 * statistics only grow with the violations on head.
 */
function firstRejected(
  baseN: number,
  headN: number,
  isExtreme: (base: number, head: number) => boolean,
): readonly number[] {
  return Array.from({ length: baseN + 1 }, (_, b) => {
    let [low, high] = [0, headN + 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (isExtreme(b, middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  });
}

const GRID = 1000;

/** The largest chance of the region over the rate that both sides share: a grid on (0, 1), refined around its tops. */
function largestChance(region: readonly number[], baseN: number, headN: number): number {
  const chance = (rate: number) => chanceOf(region, { baseN, headN, rate });
  const values = Array.from({ length: GRID - 1 }, (_, i) => chance((i + 1) / GRID));
  const top = Math.max(...values);
  const near = values.flatMap((value, i) => (value > 0.999 * top && isTop(values, i) ? [(i + 1) / GRID] : []));
  return Math.min(1, Math.max(top, ...near.map(rate => goldenTop(chance, rate - 1 / GRID, rate + 1 / GRID))));
}

function isTop(values: readonly number[], i: number): boolean {
  const at = values[i] ?? 0;
  return at >= (values[i - 1] ?? 0) && at >= (values[i + 1] ?? 0);
}

function chanceOf(
  region: readonly number[],
  { baseN, headN, rate }: { readonly baseN: number; readonly headN: number; readonly rate: number },
): number {
  const head = binomialPmf(headN, rate);
  const atLeast = new Array<number>(headN + 2).fill(0);
  for (let k = headN; k >= 0; k--) atLeast[k] = (atLeast[k + 1] ?? 0) + (head[k] ?? 0);
  return binomialPmf(baseN, rate).reduce((sum, mass, b) => sum + mass * (atLeast[region[b] ?? headN + 1] ?? 0), 0);
}

const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The top of a function with one top in an interval. */
function goldenTop(f: (x: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  for (let i = 0; i < 40; i++) {
    const [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)];
    if (f(left) < f(right)) low = left;
    else high = right;
  }
  return f((low + high) / 2);
}
