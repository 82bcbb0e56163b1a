import type { JsonObject } from '../../src/model/json.ts';
import type { CallEvent, Change, ObjectRef, ResultEvent, Trace, TraceEvent, UserAct } from '../../src/model/trace.ts';
import { NO_USAGE } from '../../src/model/trace.ts';

/**
 * A complete live trace: the given events in order, and the given parts in place of the usual ones.
 * `aTrace(user('Cancel B1', 'request'), call('cancel_booking', { booking_id: 'B1' }), { end: 'budget' })`.
 */
export function aTrace(...parts: readonly (Partial<Trace> | TraceEvent | readonly TraceEvent[])[]): Trace {
  const events = parts.flatMap(part => (isEvents(part) ? part : isEvent(part) ? [part] : []));
  const others = parts.filter(part => !isEvents(part) && !isEvent(part));
  return {
    id: 'trace',
    setup: [],
    objects: {},
    requester: null,
    events,
    complete: { calls: true, results: true, state: true },
    end: 'user-done',
    usage: NO_USAGE,
    durationMs: 0,
    ...Object.assign({}, ...others),
  };
}

function isEvents(part: unknown): part is readonly TraceEvent[] {
  return Array.isArray(part);
}

function isEvent(part: object): part is TraceEvent {
  return 'kind' in part;
}

type UserEvent = Extract<TraceEvent, { kind: 'user' }>;

/** What the user says; with an act in a live trace, without one in a recording. */
export function user(text: string, act?: UserAct, parts: Partial<UserEvent> = {}): UserEvent {
  return { kind: 'user', text, turn: 0, ...(act === undefined ? {} : { act }), ...parts };
}

/** What the agent says to the user. */
export function agent(text: string, parts: Partial<Extract<TraceEvent, { kind: 'agent' }>> = {}): TraceEvent {
  return { kind: 'agent', text, delivered: true, turn: 0, ...parts };
}

/** A call of the agent without its result; its id is the tool's name. */
export function call(tool: string, args: JsonObject = {}, parts: Partial<CallEvent> = {}): CallEvent {
  return { kind: 'call', callId: tool, tool, args, by: 'agent', turn: 0, ...parts };
}

/** The result of the call of that id. */
export function result(callId: string, parts: Partial<ResultEvent> = {}): ResultEvent {
  return { kind: 'result', callId, result: 'ok', rejected: false, changes: [], turn: 0, ...parts };
}

/** A fault, or the end of a budget. */
export function fault(of: Extract<TraceEvent, { kind: 'error' }>['of'], message = 'it broke'): TraceEvent {
  return { kind: 'error', of, message, turn: 0 };
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
