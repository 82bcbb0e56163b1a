import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ActionOutputs,
  writeAnnotations,
  writeJobSummary,
  writeOutputs,
} from '../adapters/github/write-outputs.ts';
import { EXIT, exitCodeOfConclusion } from '../exit-code.ts';
import type { Log } from '../model/ports.ts';
import type { Report } from '../model/report.ts';
import type { RunResult } from '../pipeline/run-pipeline.ts';
import { renderContextOf } from '../render-context.ts';
import { groupResults } from '../report/classify-result.ts';
import { listAnnotations } from '../report/list-annotations.ts';
import { redactResult } from '../report/redact-result.ts';
import { redactSecrets } from '../report/redact-secrets.ts';
import { renderComment } from '../report/render-comment.ts';
import { renderSummary } from '../report/render-summary.ts';
import { type ActionRun, folderOf, headShaOf, markerOf, secretsOf } from './action-run.ts';
import { commentOn, tellStatus, warnOf } from './post-result.ts';

/**
 * Writes report, summary, comment, annotations and outputs. What GitHub refuses is a warning.
 * @returns the exit code
 */
export async function deliverReport(run: ActionRun, log: Log, result: RunResult): Promise<number> {
  const { inputs, context } = run;
  const secrets = secretsOf(
    process.env,
    Object.values(result.policy.models).map(model => model['api-key-env']),
  );
  const safe = (text: string) => redactSecrets(text, secrets);
  const { report, trials } = redactResult(result, secrets);
  const rendering = renderContextOf(
    { ...result, report, trials },
    {
      marker: markerOf(run),
      repository: { serverUrl: context.serverUrl, name: context.repository, headSha: headShaOf(run) },
      summaryUrl: context.runUrl,
    },
  );
  const reportPath = await writeReport(run, safe(JSON.stringify(report, null, 2)));
  warnOf(log, await writeJobSummary(safe(renderSummary(report, rendering))));
  const body = safe(renderComment(report, rendering));
  const shortBody = shorten(body, context.runUrl);
  const url = await commentOn(run, log, { body, createWhenMissing: true, shortBody });
  if (inputs.annotations) writeAnnotations(listAnnotations(report));
  const told = await tellStatus(run, log, { state: report.conclusion, description: describe(report) });
  writeOutputs({ ...outputsOf(report), 'report-json': reportPath, ...(url === null ? {} : { 'comment-url': url }) });
  log.info(`conclusion: ${report.conclusion} (${describe(report)})`);
  return told ? EXIT.green : exitCodeOfConclusion(report.conclusion);
}

/** Marker and headline of a comment that GitHub does not take whole. */
function shorten(body: string, summaryUrl: string): string {
  const [marker = '', headline = ''] = body.split('\n');
  return `${marker}\n${headline}\n\nThe report is too long for a comment: it stands in [the job summary](${summaryUrl}).\n`;
}

function describe(report: Report): string {
  const reasons = report.agents.flatMap(agent => agent.reasons.map(reason => `${agent.agent}: ${reason}`));
  return reasons.join('; ') || 'no new violation';
}

/** Each step of a job has a file of its own. */
async function writeReport(run: ActionRun, text: string): Promise<string> {
  const folder = join(run.context.temporaryFolder, 'proviso', folderOf(run));
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'report.json');
  await writeFile(path, `${text}\n`);
  return path;
}

function outputsOf(report: Report): ActionOutputs {
  const groups = report.agents.map(groupResults);
  const total = (count: (index: number) => number) => report.agents.reduce((sum, _, index) => sum + count(index), 0);
  const entries = report.agents.flatMap(agent => agent.diff.entries);
  const changed = entries.filter(({ class: kind }) => kind.endsWith('-changed'));
  const usd = report.agents.at(-1)?.cost.usd ?? null;
  return {
    conclusion: report.conclusion,
    'new-violations': total(index => groups[index]?.violations.length ?? 0),
    inconclusive: total(index => (groups[index]?.inconclusive.length ?? 0) + (groups[index]?.seenOnce.length ?? 0)),
    drift: report.agents.some(agent => agent.drift.flagged),
    'specs-added': entries.filter(({ class: kind }) => kind === 'added').length,
    'specs-changed': changed.length,
    'specs-removed': entries.filter(({ class: kind }) => kind === 'removed').length,
    trials: report.agents.reduce((sum, agent) => sum + agent.cost.trials, 0),
    ...(usd === null ? {} : { 'cost-usd': Number(usd.toFixed(4)) }),
  };
}
