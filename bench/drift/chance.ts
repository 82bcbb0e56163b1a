import type { Rng } from '../../src/lib/rng.ts';

/** A standard normal number (Box and Muller). */
export function drawNormal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(1 - rng.next())) * Math.cos(2 * Math.PI * rng.next());
}

/** Index drawn by weight. */
export function drawWeighted(rng: Rng, weights: readonly number[]): number {
  let left = rng.next() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** Shares that add up to 1; the smaller the concentration, the more uneven. */
export function drawShares(rng: Rng, length: number, concentration: number): readonly number[] {
  const parts = Array.from({ length }, () => drawGamma(rng, concentration) + 1e-12);
  const sum = parts.reduce((a, b) => a + b, 0);
  return parts.map(part => part / sum);
}

export function drawPoisson(rng: Rng, mean: number): number {
  let [n, product] = [0, rng.next()];
  while (product > Math.exp(-mean)) {
    n += 1;
    product *= rng.next();
  }
  return n;
}

/** Marsaglia and Tsang; shapes below 1 by the usual power of a uniform number. */
function drawGamma(rng: Rng, shape: number): number {
  if (shape < 1) return drawGamma(rng, shape + 1) * (1 - rng.next()) ** (1 / shape);
  const d = shape - 1 / 3;
  for (;;) {
    const x = drawNormal(rng);
    const v = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (v > 0 && Math.log(1 - rng.next()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}
