/** Two statistics this close are equal: they are sums of the same numbers in another order. */
const TIE = 1e-9;

/**
 * The permutation p-value of each row's statistic among all rows: the share of rows with at least as much. The first
 * row's is (1 + permutations at least as large) / (permutations + 1).
 */
export function rankP(statistics: Float64Array): Float64Array {
  const sorted = Float64Array.from(statistics).sort();
  return statistics.map(value => shareAbove(sorted, value));
}

/** The share of ascending numbers that are at least a value. */
export function shareAbove(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value - TIE) low = middle + 1;
    else high = middle;
  }
  return (sorted.length - low) / sorted.length;
}
