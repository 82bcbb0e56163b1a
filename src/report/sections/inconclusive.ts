import { codeSpan, escapeText } from '../escape-markdown.ts';
import { linkSpec } from '../link-source.ts';
import { findFaults, nameTold, tellOpen } from '../open-trials.ts';
import { printTable } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';
import { percent } from '../words.ts';

/** Specs on which the trials did not decide: trials used, what is excluded so far, and why they are open; then why trials did not count. */
export function renderInconclusive(view: AgentView): Section | null {
  const results = view.groups.inconclusive;
  if (results.length === 0) return null;
  const told = findFaults(view.agent);
  const rows = results.map(result => [
    linkSpec(view.context, view.agent, result.id),
    `${result.violations} of ${result.n}`,
    String(result.undecided),
    String(result.invalid),
    result.interval === null ? '' : `${percent(result.interval.upper)} at ${percent(result.interval.confidence)}`,
    escapeText(nameTold(result.reason, told)),
  ]);
  const head = ['Spec', 'Violations', 'Undecided', 'Invalid', 'Rate below', 'Why it is open'];
  const table = printTable(head, rows, ['l', 'r', 'r', 'r', 'r', 'l']);
  return { title: 'Inconclusive', blocks: [table, ...listOpenTrials(view)], unit: 'tables' };
}

/** Why trials of these specs did not count, with one of them to print. */
function listOpenTrials({ groups, agent }: AgentView): readonly string[] {
  const told = findFaults(agent);
  const lines = groups.inconclusive
    .filter(({ open = [] }) => open.length > 0)
    .map(result => `- ${codeSpan(result.id)}: ${tellOpen(result, told)}`);
  return lines.length === 0 ? [] : [`Trials that did not count:\n\n${lines.join('\n')}`];
}
