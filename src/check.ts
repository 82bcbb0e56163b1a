/**
 * `proviso/check`: recorded conversations against a workspace's specs, for tests of one's own (Vitest, node:test).
 *
 * `const workspace = await openWorkspace({ folder: '.' });`
 * `const trace = await workspace.replay(readConversation(messages, workspace));`
 * `const broken = checkTrace(trace, workspace.specs, workspace).filter(judgment => judgment.status === 'breached');`
 */
import { resolve } from 'node:path';
import { openFolder } from './adapters/files/folder-tree.ts';
import { readChunks } from './adapters/files/read-chunks.ts';
import { ConfigError } from './lib/errors.ts';
import type { AgentArtifacts, RejectedForm } from './model/artifacts.ts';
import type { EnvironmentHost } from './model/ports.ts';
import type { Spec } from './model/spec.ts';
import type { Trace } from './model/trace.ts';
import type { Judgment } from './model/trial.ts';
import { canReplay, openHost } from './open-host.ts';
import { monitorPrepared, prepareTrace } from './oracle/monitor-scenario.ts';
import { loadArtifacts } from './pipeline/1-load-artifacts.ts';
import { listMonitored } from './pipeline/checking/list-monitored.ts';
import { readSpecSet } from './specset/read-spec-set.ts';
import { readTraces as readFromChunks, readRecord } from './traces/read-traces.ts';
import { replayCalls } from './traces/replay-calls.ts';

export type { AgentArtifacts, Judgment, Spec, Trace };

export interface Workspace {
  readonly artifacts: AgentArtifacts;
  readonly specs: readonly Spec[];
  /** Rebuilds the state of a recording in the workspace's environment; as it is where there is none. */
  replay(trace: Trace): Promise<Trace>;
  /** Ends the environment's process. */
  close(): Promise<void>;
}

export interface ReadOptions {
  /** The agent's artifacts say how a rejected call looks. */
  readonly artifacts?: { readonly rejected: RejectedForm };
  /** Whether text beside a call reached the user; as the format is known to do when absent. */
  readonly textBesideCalls?: 'delivered' | 'dropped';
}

/**
 * Loads one agent of a workspace: its artifacts and its committed specs. Throws ConfigError with every problem found.
 * @param options.folder default: the current one
 * @param options.agent may be absent where the configuration has one agent only
 */
export async function openWorkspace(
  options: { readonly folder?: string; readonly config?: string; readonly agent?: string } = {},
): Promise<Workspace> {
  const head = await openFolder(resolve(options.folder ?? '.'));
  const loaded = await loadArtifacts(
    { head, base: null },
    { configFile: options.config ?? 'proviso.yaml', agent: options.agent ?? null },
  );
  const [agent, ...others] = loaded.agents;
  if (agent === undefined || others.length > 0)
    throw new ConfigError('name the agent', loaded.agents.map(item => item.agent).join(', '));
  const { specs } = await readSpecSet(head, agent.agent);
  const { sources } = agent.setup.head;
  const host = canReplay(sources) ? await openHost({ tree: head, sources, artifacts: agent.head }) : null;
  return {
    artifacts: agent.head,
    specs,
    replay: async trace => (host === null ? trace : await replay(host, agent.head, trace)),
    close: async () => await host?.close(),
  };
}

async function replay(host: EnvironmentHost, { tools }: AgentArtifacts, trace: Trace): Promise<Trace> {
  const described = await host.describe();
  return (await replayCalls({ host, has: new Set(described.tools), tools }, trace)).trace;
}

/** The conversations of a file, one after the other. Throws ConfigError at a record that cannot be read. */
export async function* readTraces(file: string, options: ReadOptions = {}): AsyncGenerator<Trace> {
  for await (const item of readFromChunks({ file, chunks: readChunks(file) }, toBuildOptions(options))) {
    if (item.kind === 'problem') throw new ConfigError(item.problem);
    yield item.trace;
  }
}

/** One conversation in memory, in any of the formats. Throws ConfigError when it is none. */
export function readConversation(record: unknown, options: ReadOptions = {}): Trace {
  const [item] = readRecord(record, 'conversation', toBuildOptions(options));
  if (item?.kind === 'trace') return item.trace;
  throw new ConfigError(item?.problem ?? 'there is no conversation in it');
}

/**
 * Every judgment of every spec over one trace: satisfied, breached, not-triggered or undecided, with the events that
 * show it. Pure; asks no model. Rejected specs and permissions are left out.
 */
export function checkTrace(
  trace: Trace,
  specs: readonly Spec[],
  { artifacts }: { readonly artifacts: AgentArtifacts },
): readonly Judgment[] {
  const prepared = prepareTrace(trace, artifacts);
  return listMonitored(specs).flatMap(refined => monitorPrepared(prepared, { refined, isTarget: false }));
}

function toBuildOptions({ artifacts, textBesideCalls }: ReadOptions) {
  return { rejected: artifacts?.rejected ?? { error: true }, textBesideCalls: textBesideCalls ?? null };
}
