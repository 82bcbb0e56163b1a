/*
 * Trace-first checking (testing.md, Trace-first): recorded conversations against every spec's monitor.
 * Input: traces as they are read, one agent's artifacts and specs. Output: counts and witnesses by scenario, the first
 * breach of each with its trace, and how the replay of the calls went. Traces pass one by one and are not kept.
 * Refuses to ask a model unless it is given a judge, and to judge by a state that no replay has confirmed.
 */
import { EvidenceError, errorMessage, HostError } from '../../lib/errors.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { EnvironmentHost } from '../../model/ports.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { Trace } from '../../model/trace.ts';
import type { ReplayCounts, ReplayDifference, ShownBreach, TraceCheck } from '../../model/trace-check.ts';
import type { Judgment } from '../../model/trial.ts';
import { buildWitness } from '../../oracle/build-witness.ts';
import { type JudgeDeps, judgeClause } from '../../oracle/judge-clause.ts';
import { monitorPrepared, type PreparedTrace, prepareTrace } from '../../oracle/monitor-scenario.ts';
import type { ReadTrace } from '../../traces/read-traces.ts';
import { type ReplaySource, replayCalls } from '../../traces/replay-calls.ts';
import { mapInOrder } from './map-in-order.ts';
import { createTally, isBreach } from './tally.ts';

export interface CheckDeps {
  /** Where calls are replayed; null: there is no environment. */
  readonly host: EnvironmentHost | null;
  /** Reads what only a reader can decide; null: no model is asked. */
  readonly judge: JudgeDeps | null;
}

export interface CheckInput {
  readonly artifacts: AgentArtifacts;
  readonly specs: readonly RefinedSpec[];
}

/** Conversations that are replayed at the same time: one child works through them, and its answers are not waited for one by one. */
const AT_ONCE = 32;
const SHOWN_DIFFERENCES = 20;

export async function checkTraces(
  deps: CheckDeps,
  { artifacts, specs }: CheckInput,
  traces: AsyncIterable<ReadTrace>,
): Promise<TraceCheck> {
  const source = deps.host === null ? null : await openSource(deps.host, artifacts);
  const tally = createTally(specs);
  const shown = new Map<string, ShownBreach>();
  const problems: string[] = [];
  const differences: ReplayDifference[] = [];
  const replay = { calls: 0, equal: 0, different: 0 };
  let count = 0;
  for await (const item of mapInOrder(traces, AT_ONCE, read => rebuild(source, read))) {
    problems.push(...item.problems);
    if (item.replayed === null) continue;
    count += 1;
    for (const name of ['calls', 'equal', 'different'] as const) replay[name] += item.replayed.counts[name];
    differences.push(...item.replayed.differences.slice(0, SHOWN_DIFFERENCES - differences.length));
    const prepared = prepareTrace(item.replayed.trace, artifacts);
    for (const refined of specs) {
      const judgments = await judgeSpec(deps.judge, prepared, refined);
      tally.add(refined, item.replayed.trace, judgments);
      noteBreach(shown, prepared, { refined, judgments });
    }
  }
  return { traces: count, specs: tally.read(), replay, differences, shown: [...shown.values()], problems };
}

/** Keeps the first breach of each scenario, with its trace. */
function noteBreach(
  shown: Map<string, ShownBreach>,
  prepared: PreparedTrace,
  { refined, judgments }: { readonly refined: RefinedSpec; readonly judgments: readonly Judgment[] },
): void {
  const breach = shown.has(refined.scenario.id) ? undefined : judgments.find(isBreach);
  if (breach === undefined) return;
  const witness = buildWitness({ ...prepared, refined, isTarget: false }, breach);
  shown.set(refined.scenario.id, { refined, trace: prepared.view.trace, witness });
}

async function openSource(host: EnvironmentHost, artifacts: AgentArtifacts): Promise<ReplaySource> {
  const { tools } = await host.describe();
  return { host, has: new Set(tools), tools: artifacts.tools };
}

interface Rebuilt {
  readonly replayed: {
    readonly trace: Trace;
    readonly counts: ReplayCounts;
    readonly differences: readonly ReplayDifference[];
  } | null;
  readonly problems: readonly string[];
}

/** A trace whose state is recorded, or for which there is no environment, stays as it is. */
async function rebuild(source: ReplaySource | null, read: ReadTrace): Promise<Rebuilt> {
  if (read.kind === 'problem') return { replayed: null, problems: [read.problem] };
  const { trace } = read;
  const asRead = { trace, counts: { calls: 0, equal: 0, different: 0 }, differences: [] };
  if (source === null || trace.complete.state) return { replayed: asRead, problems: [] };
  try {
    return { replayed: await replayCalls(source, trace), problems: [] };
  } catch (error) {
    if (!(error instanceof HostError) || error instanceof EvidenceError) throw error;
    return { replayed: asRead, problems: [`conversation ${trace.id}: not replayed: ${errorMessage(error)}`] };
  }
}

/** Where there is a judge, it reads one clause after the other: each reading is an answer that is paid for. */
async function judgeSpec(
  deps: JudgeDeps | null,
  prepared: PreparedTrace,
  refined: RefinedSpec,
): Promise<readonly Judgment[]> {
  const judgments = monitorPrepared(prepared, { refined, isTarget: false });
  if (deps === null) return judgments;
  const { artifacts, view } = prepared;
  const decided: Judgment[] = [];
  for (const open of judgments) {
    const isOpen = open.status === 'undecided' && open.by === 'judge';
    decided.push(isOpen ? await judgeClause(deps, { refined, trace: view.trace, artifacts, open }) : open);
  }
  return decided;
}
