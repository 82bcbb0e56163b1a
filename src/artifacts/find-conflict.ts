/** Labels that formats for edits put after the marks: a prompt that teaches such a format holds no conflict. */
const FORMAT_LABEL = /^(?:SEARCH|REPLACE|ORIGINAL|UPDATED|BEFORE|AFTER|OLD|NEW)\b/;
const MARK = /^(<{7}|={7}|>{7}|\|{7})(?: (.*))?$/;

/**
 * The first mark of a conflict that git left in a text: `<<<<<<< ours`, `=======` and `>>>>>>> theirs`, each at the
 * beginning of its line. A row of `=` by itself is a heading's, a row of `>` by itself a quotation's; where only one end
 * of a conflict was taken out, the other one stands beside the row between.
 * @returns null for a text without
 */
export function findConflict(text: string): { readonly line: number; readonly mark: string } | null {
  if (!/^(?:<{7}|>{7}) /m.test(text)) return null;
  let hasMiddle = false;
  for (const [index, written] of text.split('\n').entries()) {
    const line = written.replace(/\r$/, '');
    const [, mark, label = ''] = MARK.exec(line) ?? [];
    if (mark === undefined || FORMAT_LABEL.test(label)) continue;
    if (mark.startsWith('=') && label === '') hasMiddle = true;
    const isEnd = mark.startsWith('<') || (mark.startsWith('>') && hasMiddle);
    if (isEnd && label !== '') return { line: index + 1, mark: line };
  }
  return null;
}
