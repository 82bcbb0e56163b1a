/** One line of a comparison: in both, only in the old text, or only in the new one. */
export interface LineEdit {
  readonly kind: ' ' | '-' | '+';
  readonly line: string;
}

/** Larger comparisons (old lines times new lines) are written as one replacement. */
const MOST_CELLS = 16_000_000;

/**
 * A shortest line edit from one text to another, by their longest common subsequence; equal ends are set aside first.
 * Within a change removed lines come before added ones.
 */
export function compareLines(before: readonly string[], after: readonly string[]): readonly LineEdit[] {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  const oldPart = before.slice(start, before.length - end);
  const newPart = after.slice(start, after.length - end);
  const isHuge = oldPart.length * newPart.length > MOST_CELLS;
  return [
    ...before.slice(0, start).map(keep),
    ...(isHuge ? [...oldPart.map(remove), ...newPart.map(add)] : compareParts(oldPart, newPart)),
    ...before.slice(before.length - end).map(keep),
  ];
}

function compareParts(before: readonly string[], after: readonly string[]): readonly LineEdit[] {
  const common = measureCommon(before, after);
  const width = after.length + 1;
  const edits: LineEdit[] = [];
  let added: LineEdit[] = [];
  let [x, y] = [0, 0];
  while (x < before.length || y < after.length) {
    const [old, fresh] = [before[x], after[y]];
    if (old !== undefined && old === fresh) {
      edits.push(...added, keep(old));
      added = [];
      [x, y] = [x + 1, y + 1];
    } else if (
      old !== undefined &&
      (fresh === undefined || at(common, (x + 1) * width + y) >= at(common, x * width + y + 1))
    ) {
      edits.push(remove(old));
      x++;
    } else if (fresh !== undefined) {
      added.push(add(fresh));
      y++;
    }
  }
  return [...edits, ...added];
}

/** Length of the longest common subsequence of what follows old line x and new line y, at [x * (new + 1) + y]. */
function measureCommon(before: readonly string[], after: readonly string[]): Uint32Array {
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  for (let x = before.length - 1; x >= 0; x--) {
    for (let y = after.length - 1; y >= 0; y--) {
      const cell = x * width + y;
      const skip = Math.max(at(common, cell + width), at(common, cell + 1));
      common[cell] = before[x] === after[y] ? at(common, cell + width + 1) + 1 : skip;
    }
  }
  return common;
}

function at(cells: Uint32Array, index: number): number {
  return cells[index] ?? 0;
}

function keep(line: string): LineEdit {
  return { kind: ' ', line };
}

function remove(line: string): LineEdit {
  return { kind: '-', line };
}

function add(line: string): LineEdit {
  return { kind: '+', line };
}
