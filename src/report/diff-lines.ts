/** A line of a comparison: kept, only in the old text, only in the new text. */
export interface DiffLine {
  readonly mark: ' ' | '-' | '+';
  readonly text: string;
}

/** Above this many cells the table of common lines is not built: the texts then count as wholly different. */
const MAX_CELLS = 4_000_000;

/** Compares two lists of lines by their longest common subsequence. */
export function diffLines(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const start = countEqual(before, after);
  const rest = Math.min(before.length, after.length) - start;
  const end = Math.min(rest, countEqual(before.toReversed(), after.toReversed()));
  const keep = (lines: readonly string[]) => lines.map(text => ({ mark: ' ' as const, text }));
  return [
    ...keep(before.slice(0, start)),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...keep(before.slice(before.length - end)),
  ];
}

function countEqual(a: readonly string[], b: readonly string[]): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

function diffMiddle(before: readonly string[], after: readonly string[]): readonly DiffLine[] {
  const removed = before.map(text => ({ mark: '-' as const, text }));
  const added = after.map(text => ({ mark: '+' as const, text }));
  if (before.length * after.length > MAX_CELLS) return [...removed, ...added];
  const width = after.length + 1;
  const table = commonLengths(before, after);
  const length = (i: number, j: number) => table[i * width + j] ?? 0;
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      lines.push({ mark: ' ', text: before[i] ?? '' });
      i += 1;
      j += 1;
    } else if (length(i + 1, j) >= length(i, j + 1)) {
      lines.push({ mark: '-', text: before[i] ?? '' });
      i += 1;
    } else {
      lines.push({ mark: '+', text: after[j] ?? '' });
      j += 1;
    }
  }
  return [...lines, ...removed.slice(i), ...added.slice(j)];
}

/** Lengths of the longest common subsequence of the two tails that start at (i, j), row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const table = new Uint32Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      const down = table[(i + 1) * width + j] ?? 0;
      const right = table[i * width + j + 1] ?? 0;
      const both = (table[(i + 1) * width + j + 1] ?? 0) + 1;
      table[i * width + j] = before[i] === after[j] ? both : Math.max(down, right);
    }
  }
  return table;
}
