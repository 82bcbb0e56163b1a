import { readPath } from '../lib/read-path.ts';
import { linksBetween } from '../lib/table-links.ts';
import type { JsonObject } from '../model/json.ts';
import type { ObjectRef } from '../model/trace.ts';
import type { Monitored, Scope } from './context.ts';
import { findRequester } from './find-requester.ts';
import { keysFor } from './keys-for.ts';
import { namedKeys } from './named-keys.ts';
import { subjectTools } from './subject-tools.ts';
import type { CallRecord } from './view-trace.ts';

export interface DecisionPoint {
  /** Number of the event before which everything is read. */
  readonly at: number;
  readonly call: CallRecord | null;
  /** Names whose record is known from the point itself (the record that a call changed). */
  readonly bound?: ReadonlyMap<string, ObjectRef>;
}

/**
 * Binds the scenario's names at a decision point, in this order: the driver's objects (the trial's own scenario); the
 * call's arguments through the foreign keys of the data model; foreign keys of what is bound; ids that the user and
 * then earlier results name, when exactly one fits. A name that none of these settles stays unbound.
 */
export function bindScope(monitored: Monitored, point: DecisionPoint): Scope {
  const objects = new Map<string, ObjectRef>(point.bound);
  const names = Object.entries(monitored.refined.scenario.objects);
  const unbound = () => names.filter(([name]) => !objects.has(name));
  const bind = (find: (name: string, table: string) => ObjectRef | null) => {
    for (const [name, table] of unbound()) {
      const ref = find(name, table);
      if (ref !== null) objects.set(name, ref);
    }
  };
  if (monitored.isTarget) bind((name, table) => driverObject(monitored, name, table));
  bind((name, table) => callObject(monitored, point, { name, table }));
  bind((_name, table) => joinedObject(monitored, point.at, { table, from: [...objects.values()] }));
  bind((_name, table) => namedObject(monitored, point.at, table));
  bind((_name, table) => joinedObject(monitored, point.at, { table, from: [...objects.values()] }));
  return {
    monitored,
    at: point.at,
    call: point.call,
    objects,
    requester: findRequester(monitored, point.at),
  };
}

function driverObject(monitored: Monitored, name: string, table: string): ObjectRef | null {
  const { objects } = monitored.view.trace;
  const ref = Object.hasOwn(objects, name) ? objects[name] : undefined;
  return ref?.table === table ? ref : null;
}

/** At a call, the record that its arguments name; at the closing, the one record that all calls of the rule's tools name. */
function callObject(
  monitored: Monitored,
  point: DecisionPoint,
  object: { readonly name: string; readonly table: string },
): ObjectRef | null {
  const tools = subjectTools(monitored.refined);
  const calls = point.call
    ? [point.call]
    : monitored.view.calls.filter(({ call, at }) => at < point.at && call.by === 'agent' && tools.has(call.tool));
  return only(
    calls.flatMap(({ call }) => keysInArguments(monitored, object, call.args)),
    object.table,
  );
}

/** Keys that a call's arguments name for one of the scenario's objects. */
export function keysInArguments(
  { artifacts, refined }: Monitored,
  object: { readonly name: string; readonly table: string },
  args: JsonObject,
): readonly string[] {
  return keysFor(object, args, { model: artifacts.dataModel, objects: refined.scenario.objects });
}

function joinedObject(
  { artifacts, state }: Monitored,
  at: number,
  { table, from }: { readonly table: string; readonly from: readonly ObjectRef[] },
): ObjectRef | null {
  const keys = from.flatMap(ref => {
    const read = state.readBefore(ref, at);
    if (!read.isKnown || read.record === null) return [];
    return linksBetween(artifacts.dataModel, ref.table, table).flatMap(path => readPath(read.record, path));
  });
  return only(keys.filter(key => typeof key === 'string' || typeof key === 'number').map(String), table);
}

function namedObject(monitored: Monitored, at: number, table: string): ObjectRef | null {
  const byUser = namedKeys(monitored, { table, at, by: 'user' });
  return only(byUser.length > 0 ? byUser : namedKeys(monitored, { table, at, by: 'result' }), table);
}

function only(keys: readonly string[], table: string): ObjectRef | null {
  const [id, ...others] = new Set(keys);
  return id === undefined || others.length > 0 ? null : { table, id };
}
