import { createRng } from '../lib/rng.ts';
import type { SideCounts } from './fisher.ts';

const FLIPS = 1999;
const TIE = 1e-12;

/** One spec as both sides were tested, under the same table. */
export interface PairedCounts {
  readonly base: SideCounts;
  readonly head: SideCounts;
}

/**
 * Whether a whole suite violates more often on head than on base: one-sided sign-flip permutation over specs of the
 * shares (v + .25)/(n + 1.5). Where nothing changed the two sides of a spec can be exchanged, whatever rule stopped
 * their trials, so the p-value is exact; all flips are counted up to 10 specs that differ.
 * @param seed of the flips, for larger suites
 */
export function signFlipP(specs: readonly PairedCounts[], seed: unknown): number {
  const differences = specs.map(({ base, head }) => shareOf(head) - shareOf(base)).filter(d => Math.abs(d) > TIE);
  const observed = differences.reduce((sum, d) => sum + d, 0);
  const isExtreme = (sum: number) => sum >= observed - TIE;
  if (differences.length <= 10) {
    const all = 2 ** differences.length;
    const extreme = Array.from({ length: all }, (_, bits) => flipByBits(differences, bits)).filter(isExtreme);
    return extreme.length / all;
  }
  const rng = createRng(['sign-flip', seed]);
  let extreme = 0;
  for (let flip = 0; flip < FLIPS; flip++)
    if (isExtreme(differences.reduce((sum, d) => sum + (rng.next() < 0.5 ? d : -d), 0))) extreme += 1;
  return (1 + extreme) / (FLIPS + 1);
}

function flipByBits(differences: readonly number[], bits: number): number {
  return differences.reduce((sum, d, i) => sum + ((bits >> i) & 1 ? -d : d), 0);
}

function shareOf({ violations, n }: SideCounts): number {
  return (violations + 0.25) / (n + 1.5);
}
