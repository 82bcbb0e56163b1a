import { markdownTable } from 'markdown-table';

export type Align = 'l' | 'r';

/** A Markdown table; cells are Markdown already, and a bar inside a cell is escaped here. */
export function printTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: readonly Align[],
): string {
  const cells = [head, ...rows].map(row => row.map(cell => cell.replace(/(?<!\\)\|/g, '\\|')));
  return markdownTable(cells, { align, padding: true, alignDelimiters: false });
}

/** A part that is folded away; the summary is HTML, the body Markdown. */
export function details(summary: string, body: string, isOpen = false): string {
  return `<details${isOpen ? ' open' : ''}><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}
