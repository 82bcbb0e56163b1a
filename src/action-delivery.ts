import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ActionRun, headShaOf, markerOf, secretsOf } from './action-run.ts';
import { createGitHubClient, type GitHubClient } from './adapters/github/create-github-client.ts';
import { postComment } from './adapters/github/post-comment.ts';
import { writeCommitStatus } from './adapters/github/write-commit-status.ts';
import {
  type ActionOutputs,
  writeAnnotations,
  writeJobSummary,
  writeOutputs,
} from './adapters/github/write-outputs.ts';
import { EXIT, exitCodeOfConclusion } from './exit-code.ts';
import { printMarker } from './lib/comment-marker.ts';
import type { Log } from './model/ports.ts';
import type { Report } from './model/report.ts';
import type { RunResult } from './pipeline/run-pipeline.ts';
import { renderContextOf } from './render-context.ts';
import { groupResults } from './report/classify-result.ts';
import { listAnnotations } from './report/list-annotations.ts';
import { redactSecrets } from './report/redact-secrets.ts';
import { renderComment } from './report/render-comment.ts';
import { renderSummary } from './report/render-summary.ts';

/**
 * Nothing relevant changed: green, and no comment is made; one that an earlier push left is brought up to date.
 * @returns the exit code
 */
export async function deliverIdle(run: ActionRun, log: Log): Promise<number> {
  log.info('Nothing that an agent depends on changed: nothing to test.');
  const body = `${printMarker(markerOf(run))}\n${IDLE_HEADLINE}\n`;
  const url = await commentOn(run, log, { body, createWhenMissing: false });
  await tellStatus(run, log, { state: 'success', description: 'nothing that an agent depends on changed' });
  writeOutputs({ ...NO_FINDINGS, conclusion: 'success', ...(url === null ? {} : { 'comment-url': url }) });
  return EXIT.green;
}

const IDLE_HEADLINE = '## ✅ Nothing that an agent depends on changed';
const NO_FINDINGS = {
  'new-violations': 0,
  inconclusive: 0,
  drift: false,
  'specs-added': 0,
  'specs-changed': 0,
  'specs-removed': 0,
  trials: 0,
};

/**
 * Writes report, summary, comment, annotations and outputs. What GitHub refuses is a warning.
 * @returns the exit code
 */
export async function deliverReport(run: ActionRun, log: Log, result: RunResult): Promise<number> {
  const { inputs, context } = run;
  const { report } = result;
  const rendering = renderContextOf(result, {
    marker: markerOf(run),
    repository: { serverUrl: context.serverUrl, name: context.repository, headSha: headShaOf(run) },
    summaryUrl: context.runUrl,
  });
  const safe = (text: string) => redactSecrets(text, secretsOf(run, process.env));
  const reportPath = await writeReport(run, safe(JSON.stringify(report, null, 2)));
  warnOf(log, await writeJobSummary(safe(renderSummary(report, rendering))));
  const body = safe(renderComment(report, rendering));
  const url = await commentOn(run, log, { body, createWhenMissing: true });
  if (inputs.annotations) writeAnnotations(listAnnotations(report));
  const told = await tellStatus(run, log, { state: report.conclusion, description: describe(report) });
  writeOutputs({ ...outputsOf(report), 'report-json': reportPath, ...(url === null ? {} : { 'comment-url': url }) });
  log.info(`conclusion: ${report.conclusion} (${describe(report)})`);
  return told ? EXIT.green : exitCodeOfConclusion(report.conclusion);
}

function describe(report: Report): string {
  const reasons = report.agents.flatMap(agent => agent.reasons.map(reason => `${agent.agent}: ${reason}`));
  return reasons.join('; ') || 'no new violation';
}

async function writeReport({ context }: ActionRun, text: string): Promise<string> {
  const folder = join(context.temporaryFolder, 'proviso');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'report.json');
  await writeFile(path, `${text}\n`);
  return path;
}

/** Comments where the event has a pull request to comment on; the comment's address, or null. */
async function commentOn(
  run: ActionRun,
  log: Log,
  comment: { readonly body: string; readonly createWhenMissing: boolean },
): Promise<string | null> {
  const { inputs, event, context } = run;
  if (!inputs.comment || event.kind !== 'pull-request') return null;
  const client = await openClient(run);
  if (client === null) {
    log.warn('no comment: the action has no github-token');
    return null;
  }
  const posted = await postComment({ client }, { ...comment, number: event.number, repository: context.repository });
  warnOf(log, posted.warning);
  log.info(`comment: ${posted.status}`);
  return posted.url;
}

/** With `report-as: status`, writes the commit status. Returns whether it stands there. */
async function tellStatus(
  run: ActionRun,
  log: Log,
  status: { readonly state: 'success' | 'failure' | 'error'; readonly description: string },
): Promise<boolean> {
  const { inputs, context } = run;
  if (inputs.reportAs !== 'status') return false;
  const client = await openClient(run);
  if (client === null) {
    log.warn('no commit status: the action has no github-token');
    return false;
  }
  const target = { repository: context.repository, sha: headShaOf(run), url: context.runUrl };
  const warning = await writeCommitStatus({ client }, { ...status, ...target });
  warnOf(log, warning);
  return warning === null;
}

async function openClient({ inputs, context }: ActionRun): Promise<GitHubClient | null> {
  if (inputs.githubToken === null) return null;
  return await createGitHubClient({ token: inputs.githubToken, apiUrl: context.apiUrl });
}

function warnOf(log: Log, warning: string | null): void {
  if (warning !== null) log.warn(warning);
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
