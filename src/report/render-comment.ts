import { printMarker } from '../lib/comment-marker.ts';
import type { Report } from '../model/report.ts';
import { escapeText } from './escape-markdown.ts';
import { type Measure, packSections } from './pack-sections.ts';
import { type AgentView, type ReportContext, type Section, viewAgent } from './report-context.ts';
import { renderAttempts } from './sections/attempts.ts';
import { renderDrift } from './sections/drift.ts';
import { renderFooter } from './sections/footer.ts';
import { renderHeadline, renderNumbers } from './sections/headline.ts';
import { renderInconclusive } from './sections/inconclusive.ts';
import { renderKnown } from './sections/known.ts';
import { renderNextSteps } from './sections/next-steps.ts';
import { renderFindings, renderSpecDiff } from './sections/spec-diff.ts';
import { renderUntested } from './sections/untested.ts';
import { renderProposedViolations, renderViolations } from './sections/violations.ts';

/** GitHub takes 65,536 characters; the rest is room for what it counts differently. */
export const COMMENT_LIMIT = 60_000;

/** The pull request comment: at most {@link COMMENT_LIMIT} characters of Markdown, the hidden marker on line 1. */
export function renderComment(report: Report, context: ReportContext): string {
  const body = renderReport(report, context, {
    detail: 'short',
    limit: COMMENT_LIMIT,
    measure: text => text.length,
    place: 'the job summary',
    sections: COMMENT_SECTIONS,
  });
  return context.marker === null ? body : `${printMarker(context.marker)}\n${body}`;
}

type RenderSection = (view: AgentView) => Section | null;

/** The sections of the comment, most wanted first: what does not fit is dropped from the end. */
export const COMMENT_SECTIONS: readonly RenderSection[] = [
  renderViolations,
  renderProposedViolations,
  renderFindings,
  renderSpecDiff,
  renderInconclusive,
  renderDrift,
  renderKnown,
  renderAttempts,
  renderUntested,
  renderNextSteps,
];

export interface Layout {
  readonly detail: 'short' | 'full';
  readonly limit: number;
  readonly measure: Measure;
  /** Where the reader finds what was dropped. */
  readonly place: string;
  readonly sections: readonly RenderSection[];
}

/** A report as Markdown within a limit; every agent gets an equal share of what those before it left. */
export function renderReport(report: Report, context: ReportContext, layout: Layout): string {
  const views = report.agents.map(agent => viewAgent(agent, { report, context, detail: layout.detail }));
  const faults = listLines('Faults of this run', report.faults);
  const notes = listLines('About this run', report.notes);
  const footer = renderFooter(report, context);
  if (views.length === 0) {
    const headline = report.conclusion === 'success' ? NOTHING : NO_EVIDENCE;
    return `${[headline, ...faults, ...notes, footer].join('\n\n')}\n`;
  }
  const heads = views.map((view, index) => {
    const [above, below] = index === 0 ? [faults, notes] : [[], []];
    return [renderHeadline(view), ...above, renderNumbers(view), ...below].join('\n\n');
  });
  const fixed = [...heads, footer].join('\n\n');
  let room = layout.limit - layout.measure(fixed) - MARKER_ROOM;
  const bodies = views.map((view, index) => {
    const sections = layout.sections.flatMap(render => render(view) ?? []);
    const text = packSections(sections, Math.floor(room / (views.length - index)), layout);
    room -= layout.measure(text) + 4;
    return text === '' ? (heads[index] ?? '') : `${heads[index] ?? ''}\n\n${text}`;
  });
  return `${[...bodies, footer].join('\n\n')}\n`;
}

/** Sentences about the whole run; none is left out silently. */
function listLines(title: string, lines: readonly string[]): readonly string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, MOST_LINES).map(line => `- ${escapeText(line, LONGEST_LINE)}`);
  const rest = lines.length - shown.length;
  return [`**${title}:**`, [...shown, ...(rest > 0 ? [`- and ${rest} more in report.json`] : [])].join('\n')];
}

const MOST_LINES = 10;
const LONGEST_LINE = 500;

const NOTHING = '## ✅ Nothing to test';
const NO_EVIDENCE = '## ❌ Not enough evidence';

/** Room for the hidden marker and the line breaks around the parts. */
const MARKER_ROOM = 300;
