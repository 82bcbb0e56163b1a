import type { FeatureTable } from './feature-table.ts';
import type { Labellings } from './permute-strata.ts';
import { shareAbove } from './rank-p.ts';

const TIE = 1e-9;

/** Head's mean less base's, in standard deviations: a row a labelling, a column a feature. */
export function measureDifferences(table: FeatureTable, { rows, n, heads }: Labellings): Float64Array {
  const width = table.features.length;
  const { scaled } = table;
  const differences = new Float64Array(rows * width);
  const sums = new Float64Array(width);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let i = row * n; i < (row + 1) * n; i++) {
      const from = (heads[i] ?? 0) * width;
      for (let j = 0; j < width; j++) sums[j] = (sums[j] ?? 0) + (scaled[from + j] ?? 0);
    }
    for (let j = 0; j < width; j++) differences[row * width + j] = (2 * (sums[j] ?? 0)) / n;
  }
  return differences;
}

/**
 * How rare each difference is in its family, more being rarer: less the share of labellings in which the largest
 * difference of the family is at least as large, so that a family of many features is not favoured over one of few.
 * Equal shares are told apart by the difference itself (at most 2), by half a step at most. All labellings are treated
 * alike, which keeps every test on it exact, whatever hangs together.
 */
export function measureRarity({ features }: FeatureTable, differences: Float64Array): Float64Array {
  const width = features.length;
  const rows = width === 0 ? 0 : differences.length / width;
  const rarity = new Float64Array(differences.length);
  const step = 1 / (4 * rows);
  for (const family of new Set(features.map(feature => feature.family))) {
    const columns = features.flatMap((feature, j) => (feature.family === family ? [j] : []));
    const largest = Float64Array.from({ length: rows }, (_, row) =>
      largestOf(differences, row * width, columns),
    ).sort();
    for (let row = 0; row < rows; row++) {
      for (const j of columns) {
        const size = Math.abs(differences[row * width + j] ?? 0);
        rarity[row * width + j] = size * step - shareAbove(largest, size);
      }
    }
  }
  return rarity;
}

function largestOf(differences: Float64Array, start: number, columns: readonly number[]): number {
  let most = 0;
  for (const j of columns) most = Math.max(most, Math.abs(differences[start + j] ?? 0));
  return most;
}

/**
 * Step-down adjusted p-values, one a feature (Westfall and Young): the same permutations for all features. The least is
 * the p-value of the whole.
 * @param statistics a row a labelling, a column a feature; more is more unusual
 */
export function stepDownP(statistics: Float64Array, width: number): readonly number[] {
  const rows = width === 0 ? 0 : statistics.length / width;
  const at = (row: number, j: number) => statistics[row * width + j] ?? 0;
  const order = Array.from({ length: width }, (_, j) => j).sort((a, b) => at(0, a) - at(0, b));
  const least = Float64Array.from(order, j => at(0, j) - TIE);
  const exceeding = new Float64Array(width);
  for (let row = 0; row < rows; row++) {
    let largest = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < width; k++) {
      largest = Math.max(largest, at(row, order[k] ?? 0));
      if (largest >= (least[k] ?? 0)) exceeding[k] = (exceeding[k] ?? 0) + 1;
    }
  }
  const adjusted = new Array<number>(width).fill(1);
  let floor = 0;
  for (let k = width - 1; k >= 0; k--) {
    floor = Math.max(floor, (exceeding[k] ?? 0) / rows);
    adjusted[order[k] ?? 0] = floor;
  }
  return adjusted;
}
