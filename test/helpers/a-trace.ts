import type { Change, ObjectRef, Trace, TraceEvent } from '../../src/model/trace.ts';
import { NO_USAGE } from '../../src/model/trace.ts';

/** A complete live trace with these parts in place of an empty conversation. */
export function aTrace(parts: Partial<Trace> = {}): Trace {
  return {
    id: 'trace',
    setup: [],
    objects: {},
    requester: null,
    events: [],
    complete: { calls: true, results: true, state: true },
    end: 'user-done',
    usage: NO_USAGE,
    durationMs: 0,
    ...parts,
  };
}

/** A call of the agent and its result. */
export function aCall(
  tool: string,
  parts: { args?: Record<string, string>; rejected?: boolean; changes?: Change[]; id?: string; turn?: number } = {},
): TraceEvent[] {
  const { args = {}, rejected = false, changes = [], id = tool, turn = 0 } = parts;
  return [
    { kind: 'call', callId: id, tool, args, by: 'agent', turn },
    { kind: 'result', callId: id, result: 'ok', rejected, changes, turn },
  ];
}

export function aRef(table: string, id: string): ObjectRef {
  return { table, id };
}
