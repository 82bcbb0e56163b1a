import type { DiffReport } from '../../model/report.ts';
import { diffLines } from '../diff-lines.ts';
import { cleanText, codeSpan, escapeText, fence } from '../escape-markdown.ts';
import { printGherkin } from '../print-gherkin.ts';
import { details } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';

type Entry = DiffReport['entries'][number];

const FINDINGS: Readonly<Record<DiffReport['findings'][number]['kind'], string>> = {
  removed: 'Removed',
  weakened: 'Weakened',
  'deleted-without-cause': 'Deleted without cause (still tested, still gating)',
  superseded: 'Superseded (not tested)',
  'mining-anomaly': 'Mining anomaly',
  'hand-edit-in-the-way': 'Hand edit in the way',
  'environment-changed': 'Environment code changed',
  stale: 'Stale',
  uncommitted: 'Not committed yet (counts as proposed)',
  unread: 'Edited text that no model has read',
  'missing-rule': 'Edited text states a rule that no spec holds',
  contradicted: 'Edited text says otherwise than the spec',
  'agent-removed': 'Agent no longer tested',
};

/** What the spec diff says beyond its entries. */
export function renderFindings(view: AgentView): Section | null {
  const findings = view.agent.diff.findings;
  if (findings.length === 0) return null;
  const lines = findings.map(({ kind, rule, reason }) => {
    const name = rule === null ? '' : ` ${codeSpan(rule)}`;
    return `- **${FINDINGS[kind]}**${name}: ${escapeText(reason)}`;
  });
  return { title: 'Spec findings', blocks: chunk(lines, 10), unit: 'groups of findings' };
}

/** Added, removed and changed scenarios as Gherkin; moved and reworded ones are counted. */
export function renderSpecDiff(view: AgentView): Section | null {
  const entries = view.agent.diff.entries;
  if (entries.length === 0) return null;
  // On a first run every spec is new: the comment counts them, the job summary shows them.
  if (view.agent.isFirstRun && view.detail === 'short') {
    return { title: 'Spec diff', blocks: [countClasses(entries)], unit: 'changed specs' };
  }
  const told = entries.filter(entry => entry.class !== 'evidence-moved' && entry.class !== 'meaning-touched');
  const blocks = [countClasses(entries), ...told.map(renderEntry)];
  return { title: 'Spec diff', blocks, unit: 'changed specs' };
}

function countClasses(entries: readonly Entry[]): string {
  const byClass = Object.entries(Object.groupBy(entries, entry => entry.class));
  return `${byClass.map(([name, list]) => `${list.length} ${name.replaceAll('-', ' ')}`).join(' · ')}.`;
}

function renderEntry(entry: Entry): string {
  const name = `<code>${entry.scenario ?? entry.rule}</code> ${entry.class.replaceAll('-', ' ')}`;
  const [before, after] = [printSide(entry.before), printSide(entry.after)];
  if (before.length === 0 && after.length === 0) return `- ${codeSpan(entry.scenario ?? entry.rule)} ${entry.class}`;
  if (before.length === 0) return details(name, fence(after.join('\n'), 'gherkin'));
  if (after.length === 0) return details(name, fence(before.map(line => `- ${line}`).join('\n'), 'diff'));
  const lines = diffLines(before, after).map(line => `${line.mark} ${line.text}`);
  return details(name, fence(lines.join('\n'), 'diff'));
}

function printSide(side: Entry['before']): readonly string[] {
  return side === null ? [] : cleanText(printGherkin(side)).split('\n');
}

function chunk(lines: readonly string[], size: number): readonly string[] {
  const chunks: string[] = [];
  for (let at = 0; at < lines.length; at += size) chunks.push(lines.slice(at, at + size).join('\n'));
  return chunks;
}
