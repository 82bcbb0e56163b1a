import type { FeatureTable } from './feature-table.ts';
import type { Labellings } from './permute-strata.ts';

/** Least share of independence in the shrunk correlation, which makes it invertible. */
const MIN_SHRINKAGE = 0.02;

/** Hotelling's T2 of each labelling, with the correlation matrix shrunk towards independence (Schäfer and Strimmer). */
export function hotellingStatistic(table: FeatureTable, differences: Float64Array): Float64Array {
  const width = table.features.length;
  const root = decompose(shrinkCorrelation(table), width);
  const rows = differences.length / width;
  const statistics = new Float64Array(rows);
  const solved = new Float64Array(width);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let j = 0; j < width; j++) {
      let value = differences[row * width + j] ?? 0;
      for (let k = 0; k < j; k++) value -= (root[j * width + k] ?? 0) * (solved[k] ?? 0);
      solved[j] = value / (root[j * width + j] ?? 1);
      sum += (solved[j] ?? 0) ** 2;
    }
    statistics[row] = sum;
  }
  return statistics;
}

function shrinkCorrelation({ features, scaled }: FeatureTable): Float64Array {
  const width = features.length;
  const n = scaled.length / width;
  const correlation = new Float64Array(width * width);
  let [variances, squares] = [0, 0];
  for (let j = 0; j < width; j++) {
    for (let k = 0; k < width; k++) {
      let [sum, square] = [0, 0];
      for (let i = 0; i < n; i++) {
        const product = (scaled[i * width + j] ?? 0) * (scaled[i * width + k] ?? 0);
        sum += product;
        square += product * product;
      }
      const r = sum / n;
      correlation[j * width + k] = r;
      if (j === k) continue;
      variances += (square / n - r * r) / (n - 1);
      squares += r * r;
    }
  }
  const shrinkage = squares === 0 ? 1 : Math.min(1, Math.max(MIN_SHRINKAGE, variances / squares));
  return correlation.map((r, at) => (at % (width + 1) === 0 ? 1 : (1 - shrinkage) * r));
}

/** Cholesky root of a positive definite matrix: the lower triangle. */
function decompose(matrix: Float64Array, width: number): Float64Array {
  const root = new Float64Array(width * width);
  for (let j = 0; j < width; j++) {
    for (let k = 0; k <= j; k++) {
      let value = matrix[j * width + k] ?? 0;
      for (let i = 0; i < k; i++) value -= (root[j * width + i] ?? 0) * (root[k * width + i] ?? 0);
      root[j * width + k] = j === k ? Math.sqrt(value) : value / (root[k * width + k] ?? 1);
    }
  }
  return root;
}

/**
 * Energy distance of each labelling (Székely and Rizzo) in the scaled features, but for a constant and a factor: with y
 * for head and M for the distances it is y'M1 - y'My.
 */
export function energyStatistic(table: FeatureTable, { rows, n, heads }: Labellings): Float64Array {
  const size = 2 * n;
  const distances = measureDistances(table, size);
  const totals = Float64Array.from({ length: size }, (_, i) => {
    let sum = 0;
    for (let j = 0; j < size; j++) sum += distances[i * size + j] ?? 0;
    return sum;
  });
  const statistics = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let a = row * n; a < (row + 1) * n; a++) {
      const at = heads[a] ?? 0;
      sum += totals[at] ?? 0;
      let within = 0;
      for (let b = row * n; b < a; b++) within += distances[at * size + (heads[b] ?? 0)] ?? 0;
      sum -= 2 * within;
    }
    statistics[row] = sum;
  }
  return statistics;
}

function measureDistances({ features, scaled }: FeatureTable, size: number): Float64Array {
  const width = features.length;
  const distances = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < i; j++) {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += ((scaled[i * width + k] ?? 0) - (scaled[j * width + k] ?? 0)) ** 2;
      distances[i * size + j] = Math.sqrt(sum);
      distances[j * size + i] = Math.sqrt(sum);
    }
  }
  return distances;
}
