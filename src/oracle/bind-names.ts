import type { Bindings } from '../lib/cel/make-loop.ts';
import { LazyMap, Unknown, type Value } from '../lib/cel/values.ts';
import type { ObjectRef } from '../model/trace.ts';
import type { Monitored, Scope } from './context.ts';
import { parseResult } from './parse-result.ts';
import type { AgentMessage } from './split-messages.ts';
import type { CallRecord, TraceView } from './view-trace.ts';

/** From which event on the state is meant, and what the decision point has besides. */
interface Moment {
  readonly scope: Scope;
  readonly before: number;
  readonly after: number;
  readonly own: Bindings['names'];
}

/** Names at a call: its arguments and result; the state just before it and just after it. */
export function namesAtCall(scope: Scope, record: CallRecord): Bindings {
  const { call, at } = record;
  const own = { args: () => call.args, result: () => resultOf(record) };
  return bind({ scope, before: at, after: afterCall(record), own });
}

/** Names at a message of the agent: its text and calls; the state before it and after the last of its calls. */
export function namesAtMessage(scope: Scope, message: AgentMessage): Bindings {
  const { trace } = scope.monitored.view;
  const text = message.texts.flatMap(at => {
    const event = trace.events[at];
    return event?.kind === 'agent' ? [event.text] : [];
  });
  const ends = message.calls.map(afterCall);
  const calls = message.calls.map(record => {
    const { tool, args } = record.call;
    return { tool, args, rejected: isRejected(record), result: resultOf(record) };
  });
  return bind({
    scope,
    before: message.at,
    after: ends.includes(Number.NaN) ? Number.NaN : Math.max(message.at, ...ends),
    own: {
      text: () => text.join('\n'),
      calls: () => (trace.complete.calls ? calls : new Unknown('the calls are not recorded whole')),
    },
  });
}

/** Names at the end: the state before the first event and after the last one. */
export function namesAtEnd(scope: Scope): Bindings {
  return bind({ scope, before: 0, after: scope.monitored.view.trace.events.length, own: {} });
}

/** What a call changed stands right after it; NaN where no result is recorded, and so no change. */
function afterCall({ at, result }: CallRecord): number {
  return result === null ? Number.NaN : at + 1;
}

function resultOf({ result }: CallRecord): Value {
  return result === null ? new Unknown('the result is not recorded') : parseResult(result.result);
}

function isRejected({ effect }: CallRecord): Value {
  return effect === 'unknown' ? new Unknown('whether the call took effect is not recorded') : effect === 'rejected';
}

function bind({ scope, before, after, own }: Moment): Bindings {
  const { monitored } = scope;
  const { now } = monitored.artifacts;
  return {
    now,
    names: {
      before: () => stateAt(monitored, before),
      after: () => stateAt(monitored, after),
      objects: () => boundObjects(scope),
      requester: () => requesterOf(scope),
      now: () => now ?? new Unknown('the environment has no present moment'),
      history: once(() => historyBefore(monitored.view, scope.at)),
      ...own,
    },
  };
}

function once(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= read();
    return value;
  };
}

/** Table -> record key -> record, looked up as it is asked for. */
function stateAt({ state }: Monitored, at: number): Value {
  if (Number.isNaN(at)) return new Unknown('the result is not recorded, and so not what it changed');
  const records = (table: string): Value | undefined =>
    state.hasTable(table)
      ? new LazyMap(
          id => recordAt({ table, id }),
          () => state.keysBefore(table, at),
        )
      : undefined;
  const recordAt = (ref: ObjectRef): Value | undefined => {
    const read = state.readBefore(ref, at);
    return read.isKnown ? (read.record ?? undefined) : new Unknown('the state is not recorded whole');
  };
  const isKnown = state.readBefore({ table: '', id: '' }, at).isKnown;
  return isKnown ? new LazyMap(records, () => []) : new Unknown('the state is not recorded whole');
}

function boundObjects(scope: Scope): Value {
  const names = Object.keys(scope.monitored.refined.scenario.objects);
  return new LazyMap(
    name => (names.includes(name) ? recordOf(scope, scope.objects.get(name), name) : undefined),
    () => names,
  );
}

/** A bound record, its key as `id`; nothing but the key where the record does not exist or the state is not known. */
function recordOf({ monitored, at }: Scope, ref: ObjectRef | undefined, name: string): Value {
  if (ref === undefined) return new Unknown(`not known: which record ${name} is`);
  const read = monitored.state.readBefore(ref, at);
  if (read.isKnown) return { ...read.record, id: ref.id };
  const missing = new Unknown('the state is not recorded whole');
  return new LazyMap(
    field => (field === 'id' ? ref.id : missing),
    () => ['id'],
  );
}

/** Null when nobody is established yet; not known when that cannot be seen. */
function requesterOf(scope: Scope): Value {
  const { artifacts, view } = scope.monitored;
  if (scope.requester !== null) return recordOf(scope, scope.requester, 'requester');
  if (artifacts.identity === null) return new Unknown('the agent knows no requesters');
  return view.trace.complete.calls ? null : new Unknown('the calls are not recorded whole');
}

interface Entry {
  readonly at: number;
  readonly value: Value;
}
const histories = new WeakMap<TraceView, readonly Entry[]>();

/** Earlier calls and messages, oldest first, every entry with the same fields. */
function historyBefore(view: TraceView, at: number): Value {
  if (!view.trace.complete.calls) return new Unknown('the calls are not recorded whole');
  const entries = histories.get(view) ?? listHistory(view);
  histories.set(view, entries);
  return entries.filter(entry => entry.at < at).map(({ value }) => value);
}

function listHistory({ trace, calls }: TraceView): readonly Entry[] {
  const records = new Map(calls.map(record => [record.at, record]));
  return trace.events.flatMap((event, at): Entry[] => {
    const record = records.get(at);
    const { turn } = event;
    if (record !== undefined) {
      const { tool, args, by } = record.call;
      const [rejected, result] = [isRejected(record), resultOf(record)];
      return [{ at, value: { kind: 'call', tool, args, by, rejected, result, text: '', turn } }];
    }
    if (event.kind !== 'user' && event.kind !== 'agent') return [];
    const { kind, text } = event;
    return [{ at, value: { kind, tool: '', args: {}, by: kind, rejected: false, result: null, text, turn } }];
  });
}
