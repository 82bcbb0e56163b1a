import { hashValue } from './hash.ts';

/** A seeded source of randomness; the same seed gives the same draws on every machine. */
export interface Rng {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, bound). */
  below(bound: number): number;
  /** One item of a non-empty list. */
  pick<T>(items: readonly T[]): T;
  /** A shuffled copy (Fisher-Yates). */
  shuffle<T>(items: readonly T[]): T[];
}

/** Makes a generator (sfc32) whose seed is the hash of any JSON value. */
export function createRng(seed: unknown): Rng {
  const digest = hashValue(seed);
  const word = (at: number) => Number.parseInt(digest.slice(at * 8, at * 8 + 8), 16) | 0;
  let [a, b, c, counter] = [word(0), word(1), word(2), word(3)];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  const shuffle = <T>(items: readonly T[]): T[] => {
    const copy = [...items];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = below(i + 1);
      const held = copy[i] as T;
      copy[i] = copy[j] as T;
      copy[j] = held;
    }
    return copy;
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('pick from an empty list');
    return items[below(items.length)] as T;
  };
  return { next, below, pick, shuffle };
}
