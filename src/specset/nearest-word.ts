/** The word of a list that a misspelt one most likely means; null when none is near. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map(candidate => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  const best = ranked[0];
  return best && best.distance <= Math.max(1, Math.floor(word.length / 3)) ? best.candidate : null;
}

/** `did you mean "x"?`, or the list of what is known when nothing is near. */
export function suggestWord(word: string, known: readonly string[]): string {
  const nearest = nearestWord(word, known);
  if (nearest !== null) return `did you mean "${nearest}"?`;
  return known.length === 0
    ? 'there is none'
    : `known: ${known.slice(0, 12).join(', ')}${known.length > 12 ? ', ...' : ''}`;
}

/** Levenshtein distance, one row at a time. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
