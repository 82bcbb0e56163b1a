import { type DiffLine, diffLines } from './diff-lines.ts';

/** A file as it is and as it should be; null: there is none. */
export interface FileChange {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

const CONTEXT = 3;

/** A unified diff that `git apply` takes; empty when nothing changes. Files come in the order given. */
export function printPatch(changes: readonly FileChange[]): string {
  return changes.map(printFile).join('');
}

function printFile(change: FileChange): string {
  const { path, before, after } = change;
  if (before === after) return '';
  const header = [`diff --git a/${path} b/${path}`];
  if (before === null) header.push('new file mode 100644');
  if (after === null) header.push('deleted file mode 100644');
  const lines = diffLines(splitLines(before), splitLines(after));
  if (lines.length === 0) return `${header.join('\n')}\n`;
  header.push(
    `--- ${before === null ? '/dev/null' : `a/${path}`}`,
    `+++ ${after === null ? '/dev/null' : `b/${path}`}`,
  );
  return `${[...header, ...findHunks(lines).flatMap(hunk => printHunk(lines, hunk))].join('\n')}\n`;
}

/** Lines with their newline; the last line of a text that does not end in one says so as git does. */
function splitLines(text: string | null): readonly string[] {
  if (text === null || text === '') return [];
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  return last === '' ? lines : [...lines, `${last}\n\\ No newline at end of file`];
}

interface Hunk {
  readonly from: number;
  readonly to: number;
}

function findHunks(lines: readonly DiffLine[]): readonly Hunk[] {
  const hunks: Hunk[] = [];
  lines.forEach((line, index) => {
    if (line.mark === ' ') return;
    const last = hunks.at(-1);
    const from = Math.max(0, index - CONTEXT);
    const to = Math.min(lines.length, index + CONTEXT + 1);
    if (last !== undefined && from <= last.to) hunks[hunks.length - 1] = { from: last.from, to };
    else hunks.push({ from, to });
  });
  return hunks;
}

function printHunk(lines: readonly DiffLine[], hunk: Hunk): readonly string[] {
  const countOf = (part: readonly DiffLine[], other: '-' | '+') => part.filter(line => line.mark !== other).length;
  const [earlier, body] = [lines.slice(0, hunk.from), lines.slice(hunk.from, hunk.to)];
  const side = (other: '-' | '+') => {
    const length = countOf(body, other);
    return `${countOf(earlier, other) + (length === 0 ? 0 : 1)},${length}`;
  };
  return [`@@ -${side('+')} +${side('-')} @@`, ...body.map(line => `${line.mark}${line.text}`)];
}
