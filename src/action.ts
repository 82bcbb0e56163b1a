/**
 * The action: inputs and event -> both sides -> the pipeline -> comment, summary, outputs, exit code. Posting never
 * decides the conclusion, and a red conclusion still posts.
 */
import './require-node.ts';
import * as core from '@actions/core';
import { readActionInputs } from './action-inputs.ts';
import { systemClock } from './adapters/clock/system-clock.ts';
import { openFolder } from './adapters/files/folder-tree.ts';
import type { SidesRequest } from './adapters/git/find-base.ts';
import { resolveSides } from './adapters/git/resolve-sides.ts';
import { createActionsLog } from './adapters/github/create-actions-log.ts';
import { createGitHubClient } from './adapters/github/create-github-client.ts';
import { readEvent } from './adapters/github/read-event.ts';
import { readMergeBase } from './adapters/github/read-merge-base.ts';
import { readRunContext } from './adapters/github/read-run-context.ts';
import { maskSecrets, writeOutputs } from './adapters/github/write-outputs.ts';
import { type ActionEvent, type ActionRun, secretsOf } from './delivery/action-run.ts';
import { openWorkspace } from './delivery/open-workspace.ts';
import { runEvent } from './delivery/run-event.ts';
import type { RunEnd } from './delivery/test-change.ts';
import { explainError } from './exit-code.ts';
import { assertNever } from './lib/assert-never.ts';
import { cleanText } from './report/escape-markdown.ts';
import { redactSecrets, secretForms } from './report/redact-secrets.ts';

const secrets = secretsOf(process.env);
const clean = (text: string) => redactSecrets(cleanText(text), secrets);
const log = createActionsLog(clean);

/** @returns how it ended */
async function runAction(): Promise<RunEnd> {
  const inputs = readActionInputs(process.env);
  maskSecrets(secrets.flatMap(secretForms));
  const context = readRunContext(process.env);
  const event = await readEvent(process.env);
  const carryOut = async (run: ActionRun) => await runEvent(run, log, openSides);
  if (event.kind !== 'comment') return await carryOut({ inputs, context, event });
  const { answerComment } = await import('./delivery/answer-comment.ts');
  return await answerComment({ inputs, context, event }, log, { openSides, carryOut });
}

async function openSides(run: ActionRun) {
  const workspace = await openWorkspace(run.context.workspace, run.inputs.workingDirectory);
  return { workspace, sides: await resolveSides(sidesDeps(run), workspace, sidesRequest(run.event)) };
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

function sidesRequest(event: ActionEvent): SidesRequest {
  switch (event.kind) {
    case 'pull-request':
      return { kind: 'pull-request', headSha: event.headSha, baseRef: event.baseRef };
    case 'command':
      return { kind: 'data', number: event.number, headSha: event.headSha, baseRef: event.baseRef };
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
let isAbandoned = false;
try {
  const end = await runAction();
  if (end.faults.length > 0) core.setFailed(clean(end.faults.join('\n')));
  process.exitCode = end.code;
  isAbandoned = end.isAbandoned;
} catch (error) {
  const { code, lines } = explainError(error);
  core.setFailed(clean(lines.join('\n')));
  writeOutputs({ conclusion: 'error' });
  process.exitCode = code;
}
log.info(`proviso took ${((systemClock.now() - startedAt) / 1000).toFixed(1)} s`);
if (isAbandoned) process.exit();
