/** A seeded source of randomness: the same seed gives the same draws. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** FNV-1a over the seed's characters, then mulberry32. */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, pick: items => items[Math.floor(next() * items.length)] ?? items[0] };
}
