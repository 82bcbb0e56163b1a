import { escapeText } from '../escape-markdown.ts';
import { linkSpec } from '../link-source.ts';
import { printTable } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';
import { percent } from '../words.ts';

/** Specs on which the trials did not decide: trials used, what is excluded so far, and why they are open. */
export function renderInconclusive(view: AgentView): Section | null {
  const results = view.groups.inconclusive;
  if (results.length === 0) return null;
  const rows = results.map(result => [
    linkSpec(view.context, view.agent, result.id),
    `${result.violations} of ${result.n}`,
    String(result.undecided),
    String(result.invalid),
    result.interval === null ? '' : `${percent(result.interval.upper)} at ${percent(result.interval.confidence)}`,
    escapeText(result.reason),
  ]);
  const head = ['Spec', 'Violations', 'Undecided', 'Invalid', 'Rate below', 'Why it is open'];
  return { title: 'Inconclusive', blocks: [printTable(head, rows, ['l', 'r', 'r', 'r', 'r', 'l'])], unit: 'tables' };
}
