import type { SideCounts } from './fisher.ts';

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/**
 * How much more often head violates than base: the difference of the shares, with Newcombe's hybrid score interval (95 %,
 * two-sided).
 */
export function rateDifference(
  base: SideCounts,
  head: SideCounts,
): { readonly drop: number; readonly low: number; readonly high: number } {
  const [b, h] = [wilson(base), wilson(head)];
  const drop = h.share - b.share;
  return {
    drop,
    low: drop - Math.hypot(h.share - h.low, b.high - b.share),
    high: drop + Math.hypot(h.high - h.share, b.share - b.low),
  };
}

/** Wilson's score interval of a share. */
export function wilson(
  { violations, n }: SideCounts,
  z = Z,
): { readonly share: number; readonly low: number; readonly high: number } {
  const share = violations / n;
  const scale = 1 + z ** 2 / n;
  const centre = (share + z ** 2 / (2 * n)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / n + z ** 2 / (4 * n ** 2))) / scale;
  return { share, low: centre - half, high: centre + half };
}
