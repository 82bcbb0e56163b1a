/**
 * Searches the cheapest closed sequential test for parameters that no shipped table has. Input: p0, p1, alpha, beta.
 * Output: an integer table with its exact error rates, or null when none of at most `maxTrials` trials keeps them. The
 * bounds of a candidate minimise expected trials over the population of specs plus a price on each error (backward
 * induction); the search is over the two prices.
 */
import type { SequentialDesign } from './design.ts';
import { type Bounds, expectedTrials, operatingCharacteristic, SPEC_POPULATION } from './operating-characteristic.ts';

export interface DesignWish {
  /** Pass rate of a good agent, and of a bad one: p1 < p0. */
  readonly p0: number;
  readonly p1: number;
  readonly alpha: number;
  readonly beta: number;
}

interface Prices {
  /** Natural logarithms of what a wrong fail and a wrong pass cost, in trials. */
  readonly fail: number;
  readonly pass: number;
}

interface Found {
  readonly prices: Prices;
  readonly bounds: Bounds;
  readonly cost: number;
}

const FIRST_GRID = grid(2, 8, 13);
/** Half widths of the finer grids around the best prices so far. */
const REFINEMENTS = [0.6, 0.2, 0.06];

/** @param maxTrials the table may be no longer; the default is what a test of these parameters hardly ever needs */
export function searchDesign(wish: DesignWish, maxTrials = longestOf(wish)): SequentialDesign | null {
  const found = [1, 0.65].map(share => searchWithin(wish, Math.ceil(maxTrials * share)));
  const [best] = found.flatMap(one => (one === null ? [] : [one])).sort((a, b) => a.cost - b.cost);
  if (best === undefined) return null;
  const { pass, fail } = best.bounds;
  const exact = {
    alpha: operatingCharacteristic(best.bounds, wish.p0).fail,
    beta: operatingCharacteristic(best.bounds, wish.p1).pass,
  };
  return { ...wish, exact, pass: [...pass], fail: [...fail] };
}

function searchWithin(wish: DesignWish, maxTrials: number): Found | null {
  const lattice = prepareLattice(wish, maxTrials);
  let best = bestOf(wish, lattice, { fail: FIRST_GRID, pass: FIRST_GRID }, null);
  for (const width of REFINEMENTS) {
    if (best === null) return null;
    const around = (price: number) => grid(price - width, price + width, 9);
    best = bestOf(wish, lattice, { fail: around(best.prices.fail), pass: around(best.prices.pass) }, best);
  }
  return best;
}

/** Room enough: three times the fixed number of trials that a normal approximation asks for, 60 to 400. */
function longestOf({ p0, p1, alpha, beta }: DesignWish): number {
  const spread = Math.sqrt(p0 * (1 - p0)) * tailOf(alpha) + Math.sqrt(p1 * (1 - p1)) * tailOf(beta);
  return Math.min(400, Math.max(60, Math.ceil(3 * (spread / (p0 - p1)) ** 2)));
}

/** An upper bound of the normal quantile, good enough to size an array: P(Z > z) <= exp(-z^2/2)/2. */
function tailOf(chance: number): number {
  return Math.sqrt(Math.max(0.1, -2 * Math.log(2 * Math.min(0.45, chance))));
}

function bestOf(
  wish: DesignWish,
  lattice: Lattice,
  grids: { readonly fail: readonly number[]; readonly pass: readonly number[] },
  soFar: Found | null,
): Found | null {
  let best = soFar;
  for (const fail of grids.fail)
    for (const pass of grids.pass) {
      const bounds = optimalBounds(lattice, { fail, pass });
      if (operatingCharacteristic(bounds, wish.p0).fail > wish.alpha) continue;
      if (operatingCharacteristic(bounds, wish.p1).pass > wish.beta) continue;
      const cost = expectedTrials(bounds);
      if (best === null || cost < best.cost - 1e-9) best = { prices: { fail, pass }, bounds, cost };
    }
  return best;
}

/** The chance of one path to (n, v) under p0, under p1, and on average over the population; row n has n + 1 places. */
interface Lattice {
  readonly maxTrials: number;
  readonly good: readonly (readonly number[])[];
  readonly bad: readonly (readonly number[])[];
  readonly mean: readonly (readonly number[])[];
}

function prepareLattice({ p0, p1 }: DesignWish, maxTrials: number): Lattice {
  const rows = (chance: (n: number, v: number) => number) =>
    Array.from({ length: maxTrials + 1 }, (_, n) => Array.from({ length: n + 1 }, (_, v) => chance(n, v)));
  return {
    maxTrials,
    good: rows((n, v) => pathChance(p0, n, v)),
    bad: rows((n, v) => pathChance(p1, n, v)),
    mean: rows((n, v) => SPEC_POPULATION.reduce((sum, [rate, share]) => sum + share * pathChance(rate, n, v), 0)),
  };
}

/**
 * Backward induction over (n, v): stop as pass, stop as fail, or go on, whichever costs least; the last trial decides.
 */
function optimalBounds({ maxTrials, good, bad, mean }: Lattice, prices: Prices): Bounds {
  const [priceFail, pricePass] = [Math.exp(prices.fail), Math.exp(prices.pass)];
  const pass = new Array<number>(maxTrials).fill(-1);
  const fail = new Array<number | null>(maxTrials).fill(null);
  let later = new Array<number>(maxTrials + 2).fill(Number.POSITIVE_INFINITY);
  for (let n = maxTrials; n >= 1; n--) {
    const [goodRow, badRow, meanRow] = [good[n] ?? [], bad[n] ?? [], mean[n] ?? []];
    const now = meanRow.map((trial, v) => {
      const asPass = pricePass * (badRow[v] ?? 0);
      const asFail = priceFail * (goodRow[v] ?? 0);
      const goOn = (later[v] ?? 0) + (later[v + 1] ?? 0) + trial;
      const least = Math.min(asPass, asFail, goOn);
      if (asPass === least) pass[n - 1] = v;
      else if (asFail === least) fail[n - 1] ??= v;
      return least;
    });
    later = now;
  }
  return closeAtFirst(pass, fail);
}

function pathChance(passRate: number, n: number, v: number): number {
  if (passRate >= 1) return v === 0 ? 1 : 0;
  if (passRate <= 0) return v === n ? 1 : 0;
  return Math.exp((n - v) * Math.log(passRate) + v * Math.log1p(-passRate));
}

/** The table ends where both bounds meet. */
function closeAtFirst(pass: readonly number[], fail: readonly (number | null)[]): Bounds {
  const last = pass.findIndex((bound, i) => fail[i] !== null && (fail[i] ?? 0) <= bound + 1);
  const end = last === -1 ? pass.length : last + 1;
  const bounds = { pass: pass.slice(0, end), fail: fail.slice(0, end) };
  return { ...bounds, fail: bounds.fail.with(end - 1, (bounds.pass[end - 1] ?? -1) + 1) };
}

function grid(from: number, to: number, points: number): readonly number[] {
  return Array.from({ length: points }, (_, i) => from + ((to - from) * i) / (points - 1));
}
