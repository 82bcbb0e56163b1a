import type { CommentMarker } from '../lib/comment-marker.ts';
import type { AgentReport, Report } from '../model/report.ts';
import type { RefinedSpec, ScenarioId } from '../model/spec.ts';
import type { Trial } from '../model/trial.ts';
import { groupResults, type ResultGroups } from './classify-result.ts';

/** What a report is rendered with, beside the report itself. */
export interface ReportContext {
  /** Null: no hidden first line (a report on a terminal or in a file). */
  readonly marker: CommentMarker | null;
  /** Where links lead; null: paths are shown without links. */
  readonly repository: { readonly serverUrl: string; readonly name: string; readonly headSha: string } | null;
  readonly summaryUrl: string | null;
  readonly reportUrl: string | null;
  /** Trials by key, for the transcripts of witnesses; a missing one leaves its transcript out. */
  readonly trials: ReadonlyMap<string, Trial>;
  /** Refined specs by id, for their Gherkin; a missing one leaves it out. */
  readonly refined: ReadonlyMap<ScenarioId, RefinedSpec>;
  readonly budget: { readonly usd: number | null; readonly tokens: number | null };
}

/** One agent's report as the sections read it. */
export interface AgentView {
  readonly agent: AgentReport;
  readonly groups: ResultGroups;
  readonly report: Report;
  readonly context: ReportContext;
  /** `short`: the turns that matter; `full`: whole transcripts and the list of all specs (job summary). */
  readonly detail: 'short' | 'full';
}

/** A part of the report: its blocks are kept or dropped whole, from the end. */
export interface Section {
  readonly title: string;
  readonly blocks: readonly string[];
  /** What a block counts as when it is dropped: "+12 more". */
  readonly unit: string;
}

export function viewAgent(agent: AgentReport, base: Omit<AgentView, 'agent' | 'groups'>): AgentView {
  return { agent, groups: groupResults(agent), ...base };
}
