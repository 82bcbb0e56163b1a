/**
 * Distinct sequences, and how many there are in all: Chao1 in its bias-corrected form, S + f1 (f1 - 1) / (2 (f2 + 1)),
 * which is defined without a sequence that was seen twice (Chao 2005; f1 and f2: seen once and twice).
 */
export function estimatePaths(sequences: readonly (readonly string[])[]): {
  readonly distinct: number;
  readonly estimated: number;
} {
  const counts = new Map<string, number>();
  for (const sequence of sequences) {
    const key = JSON.stringify(sequence);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = [...counts.values()];
  const once = seen.filter(n => n === 1).length;
  const twice = seen.filter(n => n === 2).length;
  return { distinct: seen.length, estimated: seen.length + (once * (once - 1)) / (2 * (twice + 1)) };
}
