import type { Report } from '../model/report.ts';
import type { SpecResult } from '../model/verdict.ts';
import { escapeText } from './escape-markdown.ts';
import { linkSpec } from './link-source.ts';
import { details, printTable } from './print-table.ts';
import { COMMENT_SECTIONS, renderReport } from './render-comment.ts';
import type { AgentView, ReportContext, Section } from './report-context.ts';
import { percent } from './words.ts';

/** GitHub takes 1 MiB a step. */
export const SUMMARY_LIMIT = 1_000_000;

/** The job summary: the comment's sections with whole transcripts, and the list of all specs; under 1 MB of UTF-8. */
export function renderSummary(report: Report, context: ReportContext): string {
  return renderReport(report, context, {
    detail: 'full',
    limit: SUMMARY_LIMIT,
    measure: text => Buffer.byteLength(text, 'utf8'),
    place: 'report.json',
    sections: [...COMMENT_SECTIONS, renderAllSpecs],
  });
}

const ROWS = 200;

function renderAllSpecs(view: AgentView): Section | null {
  const specs = view.agent.specs;
  if (specs.length === 0) return null;
  const blocks: string[] = [];
  for (let at = 0; at < specs.length; at += ROWS) {
    const part = specs.slice(at, at + ROWS);
    const title = `Specs ${at + 1} to ${at + part.length}`;
    blocks.push(details(title, specTable(view, part)));
  }
  return { title: 'All specs', blocks, unit: `groups of ${ROWS} specs` };
}

function specTable(view: AgentView, specs: readonly SpecResult[]): string {
  const rows = specs.map(result => [
    linkSpec(view.context, view.agent, result.id),
    result.verdict,
    result.class,
    result.gates ? 'yes' : 'no',
    `${result.violations} of ${result.n}`,
    String(result.cases),
    result.interval === null ? '' : percent(result.interval.upper),
    tellMix(result),
    escapeText(result.reason),
  ]);
  const head = ['Spec', 'Verdict', 'Why tested', 'Gates', 'Violations', 'Cases', 'Rate below (95 %)', 'Mix', 'Reason'];
  return printTable(head, rows, ['l', 'l', 'l', 'l', 'r', 'r', 'r', 'l', 'l']);
}

/** A longer mix is told by its shares, not strategy by strategy. */
const MOST_NAMED = 6;

function tellMix(result: SpecResult): string {
  const shares = Object.entries(result.mix);
  const named = shares.length > MOST_NAMED ? shares.filter(([strategy]) => strategy === 'default') : shares;
  const others = shares.slice(named.length);
  const rest = others.reduce((sum, [, share]) => sum + share, 0);
  return escapeText(
    [
      ...named.map(([strategy, share]) => `${strategy} ${percent(share)}`),
      ...(others.length > 0 ? [`${others.length} strategies ${percent(rest)}`] : []),
    ].join(', '),
  );
}
