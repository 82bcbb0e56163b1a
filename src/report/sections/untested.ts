import type { SpecResult } from '../../model/verdict.ts';
import { codeSpan, escapeHtml, escapeText } from '../escape-markdown.ts';
import { linkSpec } from '../link-source.ts';
import { findFaults, tellOpen } from '../open-trials.ts';
import { details } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';
import { count } from '../words.ts';

/** What could not be tested, and why: untestable specs, trials that did not count, specs without a trial. */
export function renderUntested(view: AgentView): Section | null {
  const { groups, agent } = view;
  const blocks = [
    ...list(view, 'Untestable', groups.untestable),
    ...list(view, 'Ended in an error', groups.error),
    ...openTrials(view),
    ...droppedCases(agent.specs),
    ...list(view, 'Selected, and not tested', groups.notTested),
    ...left(view),
  ];
  return blocks.length === 0 ? null : { title: 'Not tested', blocks, unit: 'lists' };
}

/** A reason that so many specs share is told once. */
const SHARED = 3;

function list(view: AgentView, title: string, results: readonly SpecResult[]): readonly string[] {
  if (results.length === 0) return [];
  const byReason = Object.entries(Object.groupBy(results, ({ reason }) => reason));
  const lines = byReason.flatMap(([reason, alike = []]) => {
    const links = alike.map(({ id }) => linkSpec(view.context, view.agent, id));
    return alike.length >= SHARED
      ? [`- ${escapeText(reason)}: ${links.join(', ')}`]
      : links.map(link => `- ${link}: ${escapeText(reason)}`);
  });
  return [details(`${title} (${results.length})`, lines.join('\n'))];
}

/**
 * Why trials did not count, with one of them to print. Specs that are inconclusive have them in their section; those of a
 * spec that ended in an error are what the error is about.
 */
function openTrials({ agent }: AgentView): readonly string[] {
  const hit = agent.specs.filter(
    ({ verdict, invalid, open = [] }) =>
      (open.length > 0 || invalid > 0) && verdict !== 'error' && verdict !== 'inconclusive',
  );
  if (hit.length === 0) return [];
  const told = findFaults(agent);
  const all = hit.reduce((sum, { invalid, undecided }) => sum + invalid + undecided, 0);
  const lines = hit.map(result => `- ${codeSpan(result.id)}: ${tellOpen(result, told)}`);
  return [
    details(
      `Trials that did not count, for they are invalid or undecided (${all} in ${count(hit.length, 'spec')})`,
      lines.join('\n'),
    ),
  ];
}

/** Cases that were not fair to the agent, and so got no conversation. */
function droppedCases(results: readonly SpecResult[]): readonly string[] {
  const lines = results.flatMap(({ id, dropped = [] }) =>
    dropped.map(({ reason, cases }) => `- ${codeSpan(id)}: ${count(cases, 'case')}: ${escapeText(reason)}`),
  );
  return lines.length === 0 ? [] : [details('Cases that were dropped before their trials', lines.join('\n'))];
}

/** A longer list is only counted in the comment. */
const MOST_LISTED = 20;

/** Specs outside the selection, by reason. */
function left(view: AgentView): readonly string[] {
  const byReason = Object.entries(Object.groupBy(view.agent.notTested, item => item.reason));
  return byReason.map(([reason, items = []]) => {
    const title = `Not selected, ${escapeHtml(reason)}: ${count(items.length, 'spec')}`;
    if (items.length > MOST_LISTED && view.detail === 'short') return `${title}.`;
    return details(title, items.map(item => `- ${codeSpan(item.id)}`).join('\n'));
  });
}
