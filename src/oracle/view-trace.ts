import type { CallEvent, ResultEvent, Trace, TraceEvent } from '../model/trace.ts';
import { splitWords, textsOf } from './split-words.ts';

/** A call with its result. */
export interface CallRecord {
  readonly at: number;
  readonly call: CallEvent;
  readonly resultAt: number | null;
  readonly result: ResultEvent | null;
  /** `unknown`: no result is recorded, so whether the tool rejected the call is not known. */
  readonly effect: 'executed' | 'rejected' | 'unknown';
}

/** What the monitors ask of a trace again and again. */
export interface TraceView {
  readonly trace: Trace;
  readonly calls: readonly CallRecord[];
  /** A trial of ours, in which the user's acts are known; else a recording. */
  readonly isLive: boolean;
  /** Whether the conversation came to its end; one cut short never reached the decision points that lie there. */
  readonly isClosed: boolean;
  /** The words, and the whole texts, of what the user said or a result returned: ids are looked for among them. */
  readonly wordsOf: (event: TraceEvent) => ReadonlySet<string>;
}

export function viewTrace(trace: Trace): TraceView {
  return {
    trace,
    calls: pairCalls(trace),
    isLive: trace.end !== 'recorded',
    isClosed: isClosed(trace),
    wordsOf: readWordsOnce(),
  };
}

function readWordsOnce(): TraceView['wordsOf'] {
  const read = new Map<TraceEvent, ReadonlySet<string>>();
  return event => {
    const words = read.get(event) ?? new Set(textsOf(event).flatMap(splitWords));
    read.set(event, words);
    return words;
  };
}

/** The numbers of a call's events: the call, and its result where there is one. */
export function eventsOf({ at, resultAt }: CallRecord): number[] {
  return resultAt === null ? [at] : [at, resultAt];
}

/** Calls that the agent made to a tool. */
export function callsOf(view: TraceView, tool: string): readonly CallRecord[] {
  return view.calls.filter(({ call }) => call.tool === tool && call.by === 'agent');
}

/** The calls of a trace, each with its result. */
export function pairCalls(trace: Trace): readonly CallRecord[] {
  const results = new Map<string, { at: number; result: ResultEvent }[]>();
  for (const [at, event] of trace.events.entries()) {
    if (event.kind !== 'result') continue;
    const list = results.get(event.callId) ?? [];
    results.set(event.callId, [...list, { at, result: event }]);
  }
  return trace.events.flatMap((event, at) => {
    if (event.kind !== 'call') return [];
    const found = takeResult(results, event.callId, at);
    const effect = found ? (found.result.rejected ? 'rejected' : 'executed') : 'unknown';
    return [{ at, call: event, resultAt: found?.at ?? null, result: found?.result ?? null, effect }];
  });
}

/** Recordings may use a call id twice: each call takes the first result after it that no other call took. */
function takeResult(results: Map<string, { at: number; result: ResultEvent }[]>, callId: string, after: number) {
  const waiting = results.get(callId) ?? [];
  const found = waiting.find(({ at }) => at > after);
  if (found)
    results.set(
      callId,
      waiting.filter(item => item !== found),
    );
  return found;
}

function isClosed(trace: Trace): boolean {
  switch (trace.end) {
    case 'user-done':
    case 'agent-done':
    case 'recorded':
      return true;
    case 'budget':
    case 'stopped':
    case 'fault':
      return false;
  }
}
