import type { AgentReport, DiffReport, Report } from '../model/report.ts';
import { specIdOf } from '../model/trial.ts';
import { groupResults } from './classify-result.ts';
import { cleanText, shorten } from './escape-markdown.ts';

/** A remark at lines of a file, as GitHub shows it beside the code. Plain text. */
export interface Annotation {
  readonly level: 'error' | 'warning';
  readonly file: string;
  readonly lines: readonly [number, number];
  readonly title: string;
  readonly message: string;
}

/** GitHub shows ten of each level a step. */
const MOST = 10;
const LONGEST = 1_000;

/**
 * Remarks on the lines that state a violated rule: errors where the violation is new, warnings for the rest. Then on the
 * place of removed lines that supported a rule which is gone.
 */
export function listAnnotations(report: Report): readonly Annotation[] {
  const all = report.agents.flatMap(agent => {
    const { violations, candidates, proposed } = groupResults(agent);
    return [
      ...violations.flatMap(result => annotate(agent, result, 'error')),
      ...[...candidates, ...proposed].flatMap(result => annotate(agent, result, 'warning')),
      ...agent.diff.findings.flatMap(annotateRetired),
    ];
  });
  const some = (level: Annotation['level']) =>
    all
      .filter(item => item.level === level)
      .slice(0, MOST)
      .map(item => ({ ...item, title: cleanText(item.title), message: shorten(cleanText(item.message), LONGEST) }));
  return [...some('error'), ...some('warning')];
}

function annotate(
  agent: AgentReport,
  result: AgentReport['specs'][number],
  level: Annotation['level'],
): readonly Annotation[] {
  const rule = agent.rules.find(item => item.id === specIdOf(result.id));
  const place = rule?.evidence.find(item => item.lines !== null);
  if (rule === undefined || place === undefined || place.lines === null) return [];
  const head = result.attribution?.head ?? result;
  const title = `${level === 'error' ? 'New violation' : 'Violation'}: ${result.id}`;
  const message = `${rule.rule} (violated in ${head.violations} of ${head.n} trials)`;
  return [{ level, file: place.file, lines: [place.lines[0], place.lines[1]], title, message }];
}

/** GitHub shows no remark on a line that is gone: it stands where the line was. */
function annotateRetired({ kind, rule, reason, stood = [] }: DiffReport['findings'][number]): readonly Annotation[] {
  if (rule === null) return [];
  const title = kind === 'removed' ? `Rule removed: ${rule}` : `Rule superseded: ${rule}`;
  return stood.map(({ file, lines: [from, to] }) => {
    const was = from === to ? `line ${from}` : `lines ${from} to ${to}`;
    return { level: 'warning', file, lines: [from, from], title, message: `${was} of the base stated it; ${reason}` };
  });
}
