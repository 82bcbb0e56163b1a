import type { Rng } from '../../lib/rng.ts';

/**
 * Which traces count as head's: row after row of `n` positions, the first row as it is, the others drawn. Traces stand
 * stratum after stratum, in each first base's, then head's.
 */
export interface Labellings {
  readonly rows: number;
  /** Traces a side. */
  readonly n: number;
  readonly heads: Uint16Array;
}

/**
 * Exchanges labels within each stratum, the same number a side.
 * @param sizes traces a side of each stratum
 */
export function permuteStrata(sizes: readonly number[], permutations: number, rng: Rng): Labellings {
  const n = sizes.reduce((sum, size) => sum + size, 0);
  const heads = new Uint16Array((permutations + 1) * n);
  const pool = Uint16Array.from({ length: 2 * n }, (_, i) => i);
  for (let row = 0; row <= permutations; row++) {
    let [start, at] = [0, row * n];
    for (const size of sizes) {
      if (row > 0) drawHalf(pool, start, size, rng);
      for (let i = 0; i < size; i++) heads[at++] = pool[start + size + i] ?? 0;
      start += 2 * size;
    }
  }
  return { rows: permutations + 1, n, heads };
}

/** Moves a random half of a stratum's positions to its end. */
function drawHalf(pool: Uint16Array, start: number, size: number, rng: Rng): void {
  for (let i = 2 * size - 1; i >= size; i--) {
    const j = rng.below(i + 1);
    const held = pool[start + i] ?? 0;
    pool[start + i] = pool[start + j] ?? 0;
    pool[start + j] = held;
  }
}
