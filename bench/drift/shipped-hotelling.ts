import { ASSAY_FEATURES } from '../../src/statistics/drift/assay-features.ts';
import type { TraceProfile } from '../../src/statistics/fingerprint/profile-trace.ts';
import { logGamma } from './log-gamma.ts';

const RIDGE = 1e-8;

/** Hotelling's T2 as AgentAssay's `regression_test` has it: pooled over specs, F distribution with all 14 dimensions. */
export function shippedHotellingP(base: readonly TraceProfile[], head: readonly TraceProfile[]): number {
  const p = ASSAY_FEATURES.length;
  const [n, m] = [base.length, head.length];
  const free = n + m - p - 1;
  if (free <= 0) return 1;
  const [x, y] = [readSide(base), readSide(head)];
  const scatter = [...x.centred, ...y.centred];
  const pooled = x.means.map((_, j) =>
    x.means.map(
      (__, k) => scatter.reduce((sum, row) => sum + at(row, j) * at(row, k), 0) / (n + m - 2) + (j === k ? RIDGE : 0),
    ),
  );
  const difference = x.means.map((value, j) => value - at(y.means, j));
  const solved = solve(pooled, difference);
  const t2 = ((n * m) / (n + m)) * difference.reduce((sum, value, j) => sum + value * at(solved, j), 0);
  return fSurvival((t2 * free) / ((n + m - 2) * p), p, free);
}

function readSide(profiles: readonly TraceProfile[]) {
  const rows = profiles.map(profile => ASSAY_FEATURES.map(({ read }) => read(profile)));
  const means = ASSAY_FEATURES.map((_, j) => mean(rows.map(row => at(row, j))));
  return { means, centred: rows.map(row => row.map((value, j) => value - at(means, j))) };
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? 0;
}

/** Gauss; the matrix is positive definite, so that no pivot has to be looked for. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  let rows = matrix.map((line, i) => [...line, at(right, i)]);
  for (let k = 0; k < right.length; k++) {
    const pivot = rows[k] ?? [];
    rows = rows.map((line, i) => {
      const factor = i === k ? 0 : at(line, k) / at(pivot, k);
      return line.map((value, j) => value - factor * at(pivot, j));
    });
  }
  return rows.map((line, i) => at(line, right.length) / at(line, i));
}

function fSurvival(f: number, a: number, b: number): number {
  return f <= 0 ? 1 : incompleteBeta(b / (b + a * f), b / 2, a / 2);
}

/** Regularised incomplete beta function by its continued fraction (Lentz). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)) / a;
  let [c, d, fraction] = [1, 1 / (1 - ((a + b) * x) / (a + 1)), 1 / (1 - ((a + b) * x) / (a + 1))];
  for (let m = 1; m < 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / (1 + term * d);
      c = 1 + term / c;
      fraction *= c * d;
    }
  }
  return front * fraction;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
