import { binomialCdf, bisect } from './binomial.ts';

/**
 * Largest violation rate that v violations in n trials do not exclude, one-sided (Clopper-Pearson); for v = 0 it is
 * 1 - (1 - confidence)^(1/n). Null without a trial.
 * @param confidence 0 to 1, e.g. 0.95
 */
export function violationInterval(
  violations: number,
  n: number,
  confidence = 0.95,
): { readonly confidence: number; readonly upper: number } | null {
  if (n === 0) return null;
  return { confidence, upper: upperBound(violations, n, 1 - confidence) };
}

function upperBound(count: number, n: number, tail: number): number {
  if (count >= n) return 1;
  if (count === 0) return -Math.expm1(Math.log(tail) / n);
  return bisect(rate => binomialCdf(count, n, rate) - tail);
}
