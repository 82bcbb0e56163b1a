import type { CommentMarker } from './lib/comment-marker.ts';
import type { RunResult } from './pipeline/run-pipeline.ts';
import type { ReportContext } from './report/report-context.ts';

/** What the report of a run is rendered with; `place` says where it will stand. */
export function renderContextOf(
  result: RunResult,
  place: {
    readonly marker: CommentMarker | null;
    readonly repository: ReportContext['repository'];
    readonly summaryUrl: string | null;
  },
): ReportContext {
  const { budget, models } = result.policy;
  const isPriced = Object.values(models).every(model => model.price !== undefined);
  return {
    ...place,
    reportUrl: null,
    trials: result.trials,
    refined: result.refined,
    budget: isPriced ? { usd: budget.usd, tokens: null } : { usd: null, tokens: budget.tokens },
  };
}
