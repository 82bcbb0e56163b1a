/**
 * The e-BH procedure: which of m hypotheses fall so that at most a share q of them, on average, falls wrongly, whatever
 * the dependence between the e-values. The largest k is taken with k * e_(k) >= m/q.
 * @param logE natural logarithms of the e-values at hand
 * @param of m: how many hypotheses there are; those without a value here count as never rejected
 * @returns positions in `logE`, ascending
 */
export function rejectByEBh(
  logE: readonly number[],
  { of, q }: { readonly of: number; readonly q: number },
): readonly number[] {
  const order = logE.map((value, at) => ({ value, at })).sort((a, b) => b.value - a.value);
  const threshold = Math.log(of / q);
  const last = order.findLastIndex(({ value }, i) => Math.log(i + 1) + value >= threshold - 1e-12);
  return order
    .slice(0, last + 1)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}
