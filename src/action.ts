/**
 * The action: inputs and event -> both sides -> the pipeline -> comment, summary, outputs, exit code. Posting never
 * decides the conclusion, and a red conclusion still posts.
 */
import './require-node.ts';
import { resolve } from 'node:path';
import * as core from '@actions/core';
import { readActionInputs } from './action-inputs.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { openFolder } from './adapters/files/folder-tree.ts';
import type { SidesRequest } from './adapters/git/find-base.ts';
import { resolveSides, type Sides } from './adapters/git/resolve-sides.ts';
import { createActionsLog } from './adapters/github/create-actions-log.ts';
import { createGitHubClient } from './adapters/github/create-github-client.ts';
import { type RunEvent, readEvent } from './adapters/github/read-event.ts';
import { readMergeBase } from './adapters/github/read-merge-base.ts';
import { readRunContext } from './adapters/github/read-run-context.ts';
import { maskSecrets, writeOutputs } from './adapters/github/write-outputs.ts';
import type { ActionRun } from './delivery/action-run.ts';
import { deliverIdle } from './delivery/deliver-idle.ts';
import { explainError } from './exit-code.ts';
import { assertNever } from './lib/assert-never.ts';
import { EvidenceError } from './lib/errors.ts';
import { touchesAnyAgent } from './pipeline/touches-agent.ts';

const log = createActionsLog();

/** @returns the exit code */
async function runAction(): Promise<number> {
  const inputs = readActionInputs(process.env);
  maskSecrets([inputs.apiKey, inputs.githubToken].filter(secret => secret !== null));
  const run: ActionRun = { inputs, context: readRunContext(process.env), event: await readEvent(process.env) };
  const workspace = resolve(run.context.workspace, inputs.workingDirectory);
  const sides = await resolveSides(sidesDeps(run), workspace, sidesRequest(run.event));
  try {
    return await runOnSides(run, sides, workspace);
  } finally {
    await sides.dispose();
  }
}

async function runOnSides(run: ActionRun, sides: Sides, workspace: string): Promise<number> {
  const { inputs, event } = run;
  const isWhole = event.kind === 'schedule' || event.kind === 'manual';
  const changed = isWhole ? null : await sides.changedFiles();
  if (!(await touchesAnyAgent(sides, { changed, configFile: inputs.config }))) return await deliverIdle(run, log);
  if (event.kind === 'pull-request' && event.isFork && inputs.engine.kind === 'openai' && inputs.apiKey === null) {
    if (inputs.onFork === 'skip') return await deliverIdle(run, log);
    throw new EvidenceError('not tested: a pull request from a fork has no key (see on-fork)');
  }
  return await testAndDeliver(run, sides, workspace);
}

/** Loads what only a run that tests needs: an idle one stays quick. */
async function testAndDeliver(run: ActionRun, sides: Sides, workspace: string): Promise<number> {
  const { inputs, event } = run;
  const [{ composeRun }, { runPipeline }, { deliverReport }] = await Promise.all([
    import('./compose.ts'),
    import('./pipeline/run-pipeline.ts'),
    import('./delivery/deliver-report.ts'),
  ]);
  const deps = composeRun({
    engine: inputs.engine,
    storeFile: resolve(workspace, inputs.store ?? '.proviso/store.db'),
    trees: sides,
    env: process.env,
    apiKey: inputs.apiKey,
    log,
  });
  const isWhole = event.kind === 'schedule' || event.kind === 'manual';
  const overrides = isWhole
    ? { ...inputs.overrides, suite: { scope: 'all' as const, ...inputs.overrides.suite } }
    : inputs.overrides;
  const request = { trees: sides, configFile: inputs.config, agent: null, overrides };
  return await deliverReport(run, log, await runPipeline(deps, request));
}

function sidesDeps({ inputs, context }: ActionRun) {
  const { githubToken: token } = inputs;
  const auth = token === null ? null : { serverUrl: context.serverUrl, token };
  const compare = async (base: string, head: string) => {
    if (token === null) return null;
    const client = await createGitHubClient({ token, apiUrl: context.apiUrl });
    const found = await readMergeBase({ client }, { repository: context.repository, base, head });
    if ('sha' in found) return found.sha;
    log.warn(found.warning);
    return null;
  };
  return { openFolder, auth, compare };
}

function sidesRequest(event: RunEvent): SidesRequest {
  switch (event.kind) {
    case 'pull-request':
      return { kind: 'pull-request', headSha: event.headSha, baseRef: event.baseRef };
    case 'merge-group':
      return { kind: 'merge-group', baseSha: event.baseSha };
    case 'push':
      return { kind: 'push', before: event.before };
    case 'manual':
    case 'schedule':
      return { kind: 'refs', base: null };
    default:
      return assertNever(event);
  }
}

const startedAt = systemClock.now();
try {
  process.exitCode = await runAction();
} catch (error) {
  const { code, lines } = explainError(error);
  core.setFailed(lines.join('\n'));
  writeOutputs({ conclusion: 'error' });
  process.exitCode = code;
}
log.info(`proviso took ${((systemClock.now() - startedAt) / 1000).toFixed(1)} s`);
