import { compareLines, type LineEdit } from './compare-lines.ts';

/** A file on both sides of a patch; null where there is none. */
export interface PatchedFile {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

const CONTEXT = 3;

/** A unified diff that `git apply` takes; empty when nothing differs. */
export function printPatch(files: readonly PatchedFile[]): string {
  return files.map(printFile).join('');
}

function printFile({ path, before, after }: PatchedFile): string {
  if (before === after) return '';
  const mode = before === null ? 'new file mode 100644\n' : after === null ? 'deleted file mode 100644\n' : '';
  const head = `diff --git a/${path} b/${path}\n${mode}`;
  const hunks = printHunks(compareLines(splitLines(before ?? ''), splitLines(after ?? '')));
  if (hunks === '') return head;
  return `${head}--- ${before === null ? '/dev/null' : `a/${path}`}\n+++ ${after === null ? '/dev/null' : `b/${path}`}\n${hunks}`;
}

/** Lines with their line feeds: the last one may have none, which a patch must say. */
function splitLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function printHunks(edits: readonly LineEdit[]): string {
  const isNear = edits.map(() => false);
  edits.forEach((edit, index) => {
    if (edit.kind !== ' ') isNear.fill(true, Math.max(0, index - CONTEXT), index + CONTEXT + 1);
  });
  let [text, at, oldLine, newLine] = ['', 0, 1, 1];
  while (at < edits.length) {
    let end = at;
    while (end < edits.length && isNear[end] === isNear[at]) end++;
    const part = edits.slice(at, end);
    const [oldCount, newCount] = [countLines(part, '+'), countLines(part, '-')];
    if (isNear[at])
      text += `@@ -${range(oldLine, oldCount)} +${range(newLine, newCount)} @@\n${part.map(printEdit).join('')}`;
    [at, oldLine, newLine] = [end, oldLine + oldCount, newLine + newCount];
  }
  return text;
}

function countLines(edits: readonly LineEdit[], without: '+' | '-'): number {
  return edits.filter(edit => edit.kind !== without).length;
}

/** An empty range names the line before it. */
function range(start: number, count: number): string {
  return count === 1 ? `${start}` : `${count === 0 ? start - 1 : start},${count}`;
}

function printEdit({ kind, line }: LineEdit): string {
  return line.endsWith('\n') ? `${kind}${line}` : `${kind}${line}\n\\ No newline at end of file\n`;
}
