/** Pass rates of the mixture's alternatives, and their weights. */
const ALTERNATIVES: readonly (readonly [number, number])[] = [
  [0.9, 0.05],
  [0.8, 0.25],
  [0.65, 0.25],
  [0.45, 0.2],
  [0.2, 0.15],
  [0.05, 0.1],
];

/**
 * Natural logarithm of the e-value against "the pass rate is at least p0": a mixture of likelihood ratios. Under that
 * hypothesis its mean is at most 1 at any stopping time, so that a spec may go on for as long as one likes and the value
 * stays valid (statistics.md 3).
 */
export function logEValue(violations: number, n: number, p0: number): number {
  const terms = ALTERNATIVES.map(
    ([rate, weight]) =>
      Math.log(weight) + (n - violations) * Math.log(rate / p0) + violations * Math.log((1 - rate) / (1 - p0)),
  );
  const largest = Math.max(...terms);
  return largest + Math.log(terms.reduce((sum, term) => sum + Math.exp(term - largest), 0));
}
