import type { SpecResult } from '../../model/verdict.ts';
import { escapeText } from '../escape-markdown.ts';
import { linkSpec } from '../link-source.ts';
import { details } from '../print-table.ts';
import type { AgentView, Section } from '../report-context.ts';
import { count } from '../words.ts';

/**
 * Specs of which trials count as compliant because the tool stopped what the agent tried: the rule held there, and the
 * agent did not keep it by itself. A line a spec; nothing of it is red.
 */
export function renderAttempts(view: AgentView): Section | null {
  const lines = view.agent.specs.flatMap(result => {
    const told = tellAttempts(result);
    return told === null ? [] : [`- ${linkSpec(view.context, view.agent, result.id)}: ${told}`];
  });
  if (lines.length === 0) return null;
  const title = `Stopped by the tool, not by the agent (${count(lines.length, 'spec')})`;
  return { title: 'Attempts', blocks: [details(title, lines.join('\n'))], unit: 'lists' };
}

/** `in 7 of 18 trials the tool rejected create_booking (an attempt, not a breach)`; null where there was none. */
function tellAttempts({ attempts = [], n }: SpecResult): string | null {
  if (attempts.length === 0) return null;
  const each = attempts.map(
    ({ tool, trials }) => `in ${trials} of ${count(n, 'trial')} the tool rejected ${escapeText(tool)}`,
  );
  return `${each.join(', ')} (${attempts.some(({ trials }) => trials > 1) || each.length > 1 ? 'attempts, not breaches' : 'an attempt, not a breach'})`;
}
