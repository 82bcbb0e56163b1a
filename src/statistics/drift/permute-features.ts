import type { FeatureTable } from './feature-table.ts';
import type { Labellings } from './permute-strata.ts';
import { rankP, rarest } from './rank-p.ts';

const TIE = 1e-9;

/** Head's mean less base's, in standard deviations: a row a labelling, a column a feature. */
export function measureDifferences(table: FeatureTable, { rows, n, heads }: Labellings): Float64Array {
  const width = table.features.length;
  const { scaled } = table;
  const differences = new Float64Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    for (let i = row * n; i < (row + 1) * n; i++) {
      const from = (heads[i] ?? 0) * width;
      for (let j = 0; j < width; j++) differences[at + j] = (differences[at + j] ?? 0) + (scaled[from + j] ?? 0);
    }
    for (let j = 0; j < width; j++) differences[at + j] = (2 * (differences[at + j] ?? 0)) / n;
  }
  return differences;
}

/** Step-down adjusted p-values, one a feature (Westfall and Young's maxT): the same permutations for all features. */
export function stepDownP(differences: Float64Array, width: number): readonly number[] {
  const rows = width === 0 ? 0 : differences.length / width;
  const size = (row: number, j: number) => Math.abs(differences[row * width + j] ?? 0);
  const order = Array.from({ length: width }, (_, j) => j).sort((a, b) => size(0, a) - size(0, b));
  const least = Float64Array.from(order, j => size(0, j) - TIE);
  const exceeding = new Float64Array(width);
  for (let row = 0; row < rows; row++) {
    let largest = 0;
    for (let k = 0; k < width; k++) {
      largest = Math.max(largest, size(row, order[k] ?? 0));
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

/**
 * The overall p-value: the rarer of maxT over all features, and of the rarest family (by its largest and by its summed
 * squared differences), both judged by the same permutations, which makes it exact whatever hangs together.
 */
export function combineP(table: FeatureTable, differences: Float64Array, others: readonly Float64Array[] = []): number {
  const width = table.features.length;
  const columns = table.features.map((_, j) => j);
  const overall = rankP(sizeOf(differences, width, columns).largest);
  const families = [...new Set(table.features.map(({ family }) => family))].flatMap(family => {
    const { largest, squares } = sizeOf(
      differences,
      width,
      columns.filter(j => table.features[j]?.family === family),
    );
    return [rankP(largest), rankP(squares)];
  });
  const rarestFamily = rankP(rarest([...families, ...others.map(rankP)]));
  return rankP(rarest([overall, rarestFamily]))[0] ?? 1;
}

function sizeOf(differences: Float64Array, width: number, columns: readonly number[]) {
  const rows = width === 0 ? 0 : differences.length / width;
  const [largest, squares] = [new Float64Array(rows), new Float64Array(rows)];
  for (let row = 0; row < rows; row++) {
    let [most, sum] = [0, 0];
    for (const j of columns) {
      const value = Math.abs(differences[row * width + j] ?? 0);
      if (value > most) most = value;
      sum += value * value;
    }
    largest[row] = most;
    squares[row] = sum;
  }
  return { largest, squares };
}
