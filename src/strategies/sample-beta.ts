import type { Rng } from '../lib/rng.ts';

/** A draw from Beta(a, b), both above 0: how likely something is, where a successes and b failures are known. */
export function sampleBeta(rng: Rng, a: number, b: number): number {
  const [x, y] = [sampleGamma(rng, a), sampleGamma(rng, b)];
  return x + y > 0 ? x / (x + y) : a / (a + b);
}

/** Marsaglia and Tsang (2000); a shape below 1 is drawn one higher and scaled back. */
function sampleGamma(rng: Rng, shape: number): number {
  if (shape < 1) return sampleGamma(rng, shape + 1) * positive(rng) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = sampleNormal(rng);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(positive(rng)) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v;
  }
}

function sampleNormal(rng: Rng): number {
  return Math.sqrt(-2 * Math.log(positive(rng))) * Math.cos(2 * Math.PI * rng.next());
}

function positive(rng: Rng): number {
  return 1 - rng.next();
}
