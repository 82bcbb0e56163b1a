import type { SpecResult } from '../../model/verdict.ts';
import { escapeText } from '../escape-markdown.ts';
import { linkSpec } from '../link-source.ts';
import { details } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';
import { count } from '../words.ts';

/** Fixed, known, waived, seen once, and also seen in passing: nothing of it is red. */
export function renderKnown(view: AgentView): Section | null {
  const { groups } = view;
  const blocks = [
    ...list(view, 'Fixed: listed in baseline.yaml, and passing now (the entry can go)', groups.fixed),
    ...list(view, 'Known: the base shows it too', groups.known),
    ...list(view, 'Known and waived in baseline.yaml', groups.waived),
    ...list(view, 'Seen once, and not again in the replays', groups.seenOnce),
    ...inPassing(view),
  ];
  return blocks.length === 0 ? null : { title: 'Not new', blocks, unit: 'lists' };
}

function list(view: AgentView, title: string, results: readonly SpecResult[]): readonly string[] {
  if (results.length === 0) return [];
  const lines = results.map(
    result =>
      `- ${linkSpec(view.context, view.agent, result.id)} ${[...tellResult(result), ...tellEntry(view, result), ...tellReplay(result)].join('; ')}`,
  );
  return [details(`${title} (${results.length})`, lines.join('\n'))];
}

/** What the replays showed, and beside them what its own test did. */
function tellResult({ attribution, reason, violations, n }: SpecResult): readonly string[] {
  if (attribution === null) return [`${violations} of ${n}: ${escapeText(reason)}`];
  const { head, base } = attribution;
  const onBase = base === null ? '' : ` and ${base.violations} of ${base.n} on base`;
  const tested = n === 0 ? [] : [`in its test ${violations} of ${count(n, 'trial')} violated it`];
  return [`violated in ${head.violations} of ${head.n} replays on head${onBase}`, ...tested];
}

/** Why it may stand, by whom and until when, as baseline.yaml says. */
function tellEntry({ agent }: AgentView, { id }: SpecResult): readonly string[] {
  const entry = agent.baseline?.find(({ spec }) => spec === id);
  if (entry === undefined) return [];
  const end = entry.until === undefined ? 'for good' : `until ${entry.until}`;
  return [`accepted by ${escapeText(entry.by)} ${end}: ${escapeText(entry.reason)}`];
}

function tellReplay({ witnesses }: SpecResult): readonly string[] {
  const [first] = witnesses;
  return first === undefined ? [] : [`seen in \`npx proviso replay ${first.trial}\``];
}

/** Breaches of other specs in the trials of this run, grouped; those that have a place above are left out. */
function inPassing(view: AgentView): readonly string[] {
  const told = new Set(view.agent.specs.filter(result => result.attribution !== null).map(result => result.id));
  const seen = new Map<string, number>();
  for (const trial of view.context.trials.values()) {
    if (trial.agent !== view.agent.agent || trial.side !== 'head') continue;
    for (const scenario of new Set(trial.collateral.map(witness => witness.scenario))) {
      if (!told.has(scenario)) seen.set(scenario, (seen.get(scenario) ?? 0) + 1);
    }
  }
  if (seen.size === 0) return [];
  const sorted = [...seen].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const lines = sorted.map(
    ([scenario, n]) => `- ${linkSpec(view.context, view.agent, scenario)} in ${count(n, 'trial')}`,
  );
  return [details(`Also seen in passing, in trials of other specs (${seen.size})`, lines.join('\n'))];
}
