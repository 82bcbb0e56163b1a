import type { Report } from '../../model/report.ts';
import { codeSpan, escapeText, link } from '../escape-markdown.ts';
import type { ReportContext } from '../report-context.ts';

/** Engine version, models as answered, seed, links. */
export function renderFooter(report: Report, context: ReportContext): string {
  const models = [...new Set(report.agents.flatMap(agent => agent.models))].sort();
  const parts = [
    escapeText(`Proviso ${report.engineVersion}`),
    models.length > 0 ? models.map(model => codeSpan(model)).join(', ') : `engine ${escapeText(report.engine)}`,
    `seed ${report.seed}`,
  ];
  if (context.summaryUrl !== null) parts.push(link('job summary', context.summaryUrl));
  if (context.reportUrl !== null) parts.push(link('full report', context.reportUrl));
  return `---\n<sub>${parts.join(' · ')}</sub>`;
}
