import type { AgentReport } from '../model/report.ts';
import { specIdOf } from '../model/trial.ts';
import { codeSpan, escapeText, link } from './escape-markdown.ts';
import type { ReportContext } from './report-context.ts';

/** The page of a file (and its lines, from 1) at the head commit; null outside a repository. */
export function sourceUrl(
  context: ReportContext,
  file: string,
  lines: readonly [number, number] | null = null,
): string | null {
  const repository = context.repository;
  if (repository === null) return null;
  const path = file.split('/').map(encodeSegment).join('/');
  const anchor = lines === null ? '' : `#L${lines[0]}-L${lines[1]}`;
  return `${repository.serverUrl}/${repository.name}/blob/${repository.headSha}/${path}${anchor}`;
}

/** `prompts/desk.md:41-46`, linked at the head commit. */
export function linkSource(context: ReportContext, file: string, lines: readonly [number, number] | null): string {
  const place = lines === null ? file : `${file}:${lines[0] === lines[1] ? lines[0] : lines.join('-')}`;
  return link(codeSpan(place), sourceUrl(context, file, lines));
}

/** A refined spec's id, linked to its file where the head has committed one. */
export function linkSpec(context: ReportContext, agent: AgentReport, scenario: string): string {
  const rule = specIdOf(scenario);
  const missing = agent.diff.findings.some(
    finding => finding.rule === rule && (finding.kind === 'uncommitted' || finding.kind === 'deleted-without-cause'),
  );
  const url = missing ? null : sourceUrl(context, `specs/${agent.agent}/${rule}.yaml`);
  return link(codeSpan(scenario), url);
}

/** The rule's sentence, as Markdown; empty when the report does not hold it. */
export function ruleText(agent: AgentReport, scenario: string, limit = 160): string {
  const id = specIdOf(scenario);
  const rule = agent.rules.find(item => item.id === id);
  return rule === undefined ? '' : escapeText(rule.rule, limit);
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(/[()'*!]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}
