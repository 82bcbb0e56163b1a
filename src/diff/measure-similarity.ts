/** How alike two texts are by their words, 0 to 1: Dice's coefficient over the bags of lower-case words. */
export function measureSimilarity(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)];
  if (left.length === 0 || right.length === 0) return left.length === right.length ? 1 : 0;
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    shared++;
  }
  return (2 * shared) / (left.length + right.length);
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Pairs of two lists, most alike first, each item used once; pairs that score 0 are left out. */
export function pairBest<A, B>(
  left: readonly A[],
  right: readonly B[],
  score: (a: A, b: B) => number,
): ReadonlyMap<A, B> {
  const scored = left.flatMap(a => right.map(b => ({ a, b, score: score(a, b) }))).filter(pair => pair.score > 0);
  const pairs = new Map<A, B>();
  const taken = new Set<B>();
  for (const { a, b } of scored.sort((x, y) => y.score - x.score)) {
    if (pairs.has(a) || taken.has(b)) continue;
    pairs.set(a, b);
    taken.add(b);
  }
  return pairs;
}
