import type { Tables } from '../model/artifacts.ts';
import type { JsonObject } from '../model/json.ts';
import type { Change, ObjectRef, Trace } from '../model/trace.ts';
import { pairCalls } from './view-trace.ts';

/** A record at a moment; `record: null` where there is none; not known when the trace does not hold the state. */
export type RecordState = { readonly isKnown: true; readonly record: JsonObject | null } | { readonly isKnown: false };

/** The state of any record just before any event of one trace. */
export interface StateHistory {
  /** @param at event number; the changes of earlier events are applied. `events.length` is the final state. */
  readBefore(ref: ObjectRef, at: number): RecordState;
  /** Whether a record of that key is known just before the event, by the committed data and the recorded changes. */
  hasBefore(ref: ObjectRef, at: number): boolean;
  hasTable(table: string): boolean;
  /** Keys of the records of a table just before the event: costs the size of the table. */
  keysBefore(table: string, at: number): readonly string[];
}

interface Version {
  /** Number of the call that made it; -1 for the set-up. */
  readonly by: number;
  readonly record: JsonObject | null;
}

/**
 * Indexes the changes of a trace by record, so that a lookup costs the changes of that record and not the size of the
 * data: committed data, then set-up, then the changes of the events before. What a call changed stands right after the
 * call, wherever its result is put down: of two calls in one message the second finds what the first left.
 */
export function indexState(data: Tables, trace: Trace, calls = pairCalls(trace)): StateHistory {
  const versions = new Map<string, Version[]>();
  const touched = new Map<string, Set<string>>();
  const note = (by: number, changes: readonly Change[]) => {
    for (const { table, id, after } of changes) {
      const key = recordKey({ table, id });
      const list = versions.get(key) ?? [];
      if (list.length === 0) versions.set(key, list);
      list.push({ by, record: after });
      touched.set(table, (touched.get(table) ?? new Set()).add(id));
    }
  };
  note(-1, trace.setup);
  const madeAt = new Map(calls.flatMap(({ at, resultAt }) => (resultAt === null ? [] : [[resultAt, at]])));
  for (const [at, event] of trace.events.entries()) {
    if (event.kind === 'result') note(madeAt.get(at) ?? at, event.changes);
  }

  const lookUp = (ref: ObjectRef, at: number): JsonObject | null => {
    const version = versions.get(recordKey(ref))?.findLast(({ by }) => by < at);
    return version ? version.record : readCommitted(data, ref);
  };
  return {
    readBefore: (ref, at) =>
      isKnownBefore(trace, at) ? { isKnown: true, record: lookUp(ref, at) } : { isKnown: false },
    hasBefore: (ref, at) => lookUp(ref, at) !== null,
    hasTable: table => Object.hasOwn(data, table) || touched.has(table),
    keysBefore: (table, at) => {
      const committed = Object.keys((Object.hasOwn(data, table) ? data[table] : undefined) ?? {});
      const changed = touched.get(table);
      if (changed === undefined) return committed;
      return [...new Set([...committed, ...changed])].filter(id => lookUp({ table, id }, at) !== null);
    },
  };
}

/** Whether the trace holds the state just before an event; `events.length` asks for the whole of it. */
export function isKnownBefore({ complete, stateKnownUntil }: Trace, at: number): boolean {
  return complete.state && (stateKnownUntil === undefined || at <= stateKnownUntil);
}

function readCommitted(data: Tables, { table, id }: ObjectRef): JsonObject | null {
  const records = Object.hasOwn(data, table) ? data[table] : undefined;
  return records && Object.hasOwn(records, id) ? (records[id] ?? null) : null;
}

function recordKey({ table, id }: ObjectRef): string {
  return JSON.stringify([table, id]);
}
