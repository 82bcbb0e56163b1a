import { stableJson } from '../lib/stable-json.ts';
import type { ToolDefinition } from '../model/artifacts.ts';
import type { CallResult, EnvironmentHost, EnvironmentSession } from '../model/ports.ts';
import type { CallEvent, ResultEvent, Trace } from '../model/trace.ts';
import type { ReplayCounts, ReplayDifference } from '../model/trace-check.ts';
import { readResult } from './read-json.ts';

export interface ReplayedTrace {
  readonly trace: Trace;
  readonly counts: ReplayCounts;
  readonly differences: readonly ReplayDifference[];
}

export interface ReplaySource {
  readonly host: EnvironmentHost;
  /** Names of the tools that the environment has. */
  readonly has: ReadonlySet<string>;
  readonly tools: readonly ToolDefinition[];
}

/**
 * Rebuilds the state of a recording: runs its calls in order on the committed data, in a session of its own, and keeps
 * what each changed. After the first call whose result differs in records the state is not known any more; so it is after a writing call
 * that cannot be run, or whose result is not recorded. Two rejections in different words change nothing and count as
 * different. Throws HostError or EvidenceError when the host is at fault.
 */
export async function replayCalls(source: ReplaySource, trace: Trace): Promise<ReplayedTrace> {
  const session = await source.host.open(trace.setup, trace.requester);
  try {
    return await runCalls(source, session, trace);
  } finally {
    await session.close();
  }
}

interface Pair {
  readonly at: number;
  readonly call: CallEvent;
  readonly result: ResultEvent | null;
  /** -1 without a result. */
  readonly resultAt: number;
}

async function runCalls(source: ReplaySource, session: EnvironmentSession, trace: Trace): Promise<ReplayedTrace> {
  const events = [...trace.events];
  const differences: ReplayDifference[] = [];
  let calls = 0;
  let knownUntil: number | null = null;
  for (const pair of pairCalls(trace)) {
    const { at, call, result, resultAt } = pair;
    if (result === null || !source.has.has(call.tool)) {
      knownUntil ??= isWrite(source, call) ? at : null;
      continue;
    }
    const replayed = await session.call({ tool: call.tool, args: call.args, by: call.by });
    const isEqual = stableJson(readResult(replayed.result)) === stableJson(result.result);
    calls += 1;
    if (isEqual) {
      if (knownUntil === null) events[resultAt] = adopt(result, replayed);
      continue;
    }
    differences.push(describe(trace, pair, { recorded: result, replayed }));
    if (losesState(source, { call, result }, replayed)) knownUntil ??= at;
  }
  return {
    trace: { ...trace, events, ...stateOf(trace, knownUntil) },
    counts: { calls, equal: calls - differences.length, different: differences.length },
    differences,
  };
}

function stateOf({ complete }: Trace, knownUntil: number | null): Pick<Trace, 'complete' | 'stateKnownUntil'> {
  const known = { complete: { ...complete, state: true } };
  return knownUntil === null ? known : { ...known, stateKnownUntil: knownUntil };
}

/** An equal result did what the replay did; whether it was a rejection, the environment knows better than its words. */
function adopt(recorded: ResultEvent, { rejected, changes }: CallResult): ResultEvent {
  return { ...recorded, rejected: recorded.rejected || rejected, changes: [...changes] };
}

/**
 * Whether a differing result makes the state unknown. Two rejections do not; nor does a reading tool that answers with a
 * bare number or text (a sum, a thought), for it shows no record.
 */
function losesState(
  { tools }: ReplaySource,
  recorded: { readonly call: CallEvent; readonly result: ResultEvent },
  replayed: CallResult,
): boolean {
  const { call, result } = recorded;
  if (result.rejected && replayed.rejected) return false;
  const isRead = tools.find(({ name }) => name === call.tool)?.access === 'read';
  const isBare = typeof result.result !== 'object' || result.result === null;
  return !(isRead && isBare);
}

/** A tool that the environment lacks (`think`, a transfer) leaves the state as it is, unless it is known to write. */
function isWrite({ tools }: ReplaySource, call: CallEvent): boolean {
  return tools.find(({ name }) => name === call.tool)?.access === 'write';
}

function describe(
  trace: Trace,
  { at, call }: Pick<Pair, 'at' | 'call'>,
  { recorded, replayed }: { readonly recorded: ResultEvent; readonly replayed: CallResult },
): ReplayDifference {
  return {
    trace: trace.id,
    event: at,
    messageIndex: call.messageIndex ?? null,
    tool: call.tool,
    recorded: recorded.result,
    replayed: readResult(replayed.result),
  };
}

/** Calls in order, each with the first result of its id after it that no other call took. */
function pairCalls({ events }: Trace): readonly Pair[] {
  const taken = new Set<number>();
  return events.flatMap((call, at) => {
    if (call.kind !== 'call') return [];
    const resultAt = events.findIndex(
      (event, place) => place > at && event.kind === 'result' && event.callId === call.callId && !taken.has(place),
    );
    taken.add(resultAt);
    const event = events[resultAt];
    return [{ at, call, result: event?.kind === 'result' ? event : null, resultAt }];
  });
}
