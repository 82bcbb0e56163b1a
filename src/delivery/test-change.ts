/**
 * What a run does that has something to test: earlier results restored, the pipeline, and its report, or what kept it
 * from one. Loaded only by such a run: an idle one stays quick.
 */
import { resolve } from 'node:path';
import type { Sides } from '../adapters/git/resolve-sides.ts';
import { listAcceptances } from '../adapters/github/list-acceptances.ts';
import { readPullRequest } from '../adapters/github/read-pull-request.ts';
import { writeOutputs } from '../adapters/github/write-outputs.ts';
import { composeRun } from '../compose.ts';
import type { ConfigOverrides } from '../config-overrides.ts';
import { explainError } from '../exit-code.ts';
import { EvidenceError } from '../lib/errors.ts';
import type { Log } from '../model/ports.ts';
import type { BaselineEntry } from '../model/spec-set.ts';
import { type RunRequest, type RunResult, runPipeline } from '../pipeline/run-pipeline.ts';
import { type ActionRun, headShaOf } from './action-run.ts';
import { announceRun } from './announce-run.ts';
import { deliverFault } from './deliver-fault.ts';
import { deliverReport } from './deliver-report.ts';
import { parseCommand } from './parse-command.ts';
import { openClient, tellStatus } from './post-result.ts';
import { restoreStore } from './restore-store.ts';
import { type CancelWatch, watchCancel } from './watch-cancel.ts';

/** How a run ended. */
export interface RunEnd {
  readonly code: number;
  /** What kept it from a report, for the log; empty when there is one. */
  readonly faults: readonly string[];
  /** Something may still be under way that nobody waits for. */
  readonly isAbandoned: boolean;
}

/** So long a cancelled run may take to end by itself: the runner kills it ten seconds after its first signal. */
const GRACE_MS = 3_000;

export async function testChange(
  run: ActionRun,
  log: Log,
  { sides, workspace }: { readonly sides: Sides; readonly workspace: string },
): Promise<RunEnd> {
  const cancel = watchCancel();
  const announcement = announceRun(run, log);
  const deps = openDeps(run, log, { sides, workspace });
  writeOutputs({ 'head-sha': headShaOf(run) });
  try {
    if (run.event.kind === 'command') await tellStatus(run, log, { state: 'pending', description: 'testing' });
    const tested = testRun({ ...deps, onEvent: announcement.onEvent, stopped: cancel.reason }, { run, log, sides });
    const result = await firstOf(tested, cancel);
    await announcement.done();
    return { code: await deliverReport(run, log, result), faults: [], isAbandoned: false };
  } catch (error) {
    const fault = explainError(error);
    await announcement.done();
    await deliverFault(run, log, fault);
    return { code: fault.code, faults: fault.lines, isAbandoned: cancel.reason() !== null };
  } finally {
    deps.closeStore();
  }
}

async function firstOf(tested: Promise<RunResult>, cancel: CancelWatch): Promise<RunResult> {
  const first = await Promise.race([tested, cancel.overdue(GRACE_MS)]);
  if (first !== 'overdue') return first;
  tested.catch(() => {});
  throw new EvidenceError(cancel.reason() ?? '');
}

export function openDeps(run: ActionRun, log: Log, about: { readonly sides: Sides; readonly workspace: string }) {
  const { inputs } = run;
  const storeFile = resolve(about.workspace, inputs.store ?? '.proviso/store.db');
  const engine = run.isKeyless ? ({ kind: 'offline' } as const) : inputs.engine;
  const setup = { engine, storeFile, trees: about.sides, env: process.env, apiKey: inputs.apiKey, log };
  return { ...composeRun(setup), storeFile };
}

type Deps = Parameters<typeof runPipeline>[0] & { readonly storeFile: string };

async function testRun(deps: Deps, about: RunAbout): Promise<RunResult> {
  const request = await prepareRequest(deps, about);
  const { part } = about.run.inputs;
  if (part.mode !== 'report') return await runPipeline(deps, request);
  const { mergeParts } = await import('../merge-parts.ts');
  const { findStores } = await import('../adapters/files/find-stores.ts');
  const { gatherRun } = await import('../pipeline/sharding/sharded-run.ts');
  const files = findStores(about.run.context.workspace, part.stores);
  return await gatherRun(deps, request, mergeParts(deps.storeFile, files));
}

interface RunAbout {
  readonly run: ActionRun;
  readonly log: Log;
  readonly sides: Sides;
}

/** What a run is asked for. The first part of a run takes up what earlier runs stored. */
export async function prepareRequest(deps: Deps, { run, log, sides }: RunAbout): Promise<RunRequest> {
  const client = await openClient(run);
  const { mode } = run.inputs.part;
  if (client !== null && !run.isKeyless && (mode === 'all' || mode === 'plan'))
    await restoreStore({ client, log, openStore: deps.openStore }, run, deps.storeFile);
  return {
    trees: sides,
    configFile: run.inputs.config,
    agent: null,
    overrides: overridesOf(run),
    standsAlone: run.event.kind === 'schedule' || run.event.kind === 'manual',
    // Only a report weighs what was accepted; a plan and a shard may not even read comments.
    accepted: mode === 'all' || mode === 'report' ? await readAccepted(run, log) : [],
    repeatUndecided: run.event.kind === 'command' && run.event.command === 'rerun',
    ...(run.isKeyless ? { untested: 'not tested: fork, no key (see on-fork)' } : {}),
  };
}

/** Runs that no change started test all, and compare rates on fresh trials. */
function overridesOf({ event, inputs }: ActionRun): ConfigOverrides {
  const { overrides } = inputs;
  if (event.kind !== 'schedule' && event.kind !== 'manual') return overrides;
  return { ...overrides, suite: { scope: 'all', ...overrides.suite }, statistics: { attribution: 'full' } };
}

/** What people accepted for the head; what cannot be read counts as nothing, with a warning. */
async function readAccepted(run: ActionRun, log: Log): Promise<readonly BaselineEntry[]> {
  const own = run.event.kind === 'command' ? run.event.accepted : [];
  const client = await openClient(run);
  try {
    const target = client === null ? null : await acceptanceTarget({ client }, run);
    if (client === null || target === null) return own;
    const given = await listAcceptances({ client }, target);
    const entries = given.flatMap(({ body, by }) => {
      const command = parseCommand(body);
      return command !== null && 'kind' in command && command.kind === 'accept'
        ? [{ spec: command.spec, reason: command.reason, by: `@${by}` }]
        : [];
    });
    return [...new Map([...entries, ...own].map(entry => [entry.spec, entry])).values()];
  } catch (error) {
    log.warn(`could not read what was accepted: ${error instanceof Error ? error.message : String(error)}`);
    return own;
  }
}

/** In the queue, what was accepted for the pull request's own newest commit counts. */
async function acceptanceTarget(
  deps: { readonly client: NonNullable<Awaited<ReturnType<typeof openClient>>> },
  run: ActionRun,
) {
  const { event, context } = run;
  const { repository } = context;
  if (event.kind === 'pull-request' || event.kind === 'command')
    return { repository, number: event.number, head: headShaOf(run) };
  if (event.kind !== 'merge-group' || event.number === null) return null;
  const { headSha } = await readPullRequest(deps, { repository, number: event.number });
  return { repository, number: event.number, head: headSha };
}
