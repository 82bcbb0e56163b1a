/** The word of a list that a misspelt one was meant to be; undefined when none is near. */
export function suggestWord(written: string, words: readonly string[]): string | undefined {
  const near = words
    .map(word => ({ word, distance: editDistance(written.toLowerCase(), word.toLowerCase()) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(Math.min(word.length, written.length) / 3)))
    .sort((a, b) => a.distance - b.distance);
  return near[0]?.word;
}

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const line = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const options = [at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (isSame ? 0 : 1)];
      line.push(Math.min(...options, ...(isSwap ? [at(before, column - 2) + 1] : [])));
    }
    [before, above] = [above, line];
  }
  return at(above, b.length);
}

function at(line: readonly number[], column: number): number {
  return line[column] ?? Number.POSITIVE_INFINITY;
}
