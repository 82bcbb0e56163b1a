import { readPath } from '../lib/read-path.ts';
import { resolveValue } from '../lib/resolve-value.ts';
import type { WorldView } from '../lib/world-view.ts';
import type { AgentArtifacts, Field } from '../model/artifacts.ts';
import type { JsonObject } from '../model/json.ts';
import type { ObjectRef } from '../model/trace.ts';

/** What a driver is built from. */
export type DriverArtifacts = Pick<AgentArtifacts, 'data' | 'dataModel' | 'identity' | 'tools' | 'userTools' | 'now'>;

/** The committed data with some records adapted, by {@link recordKey}. */
export interface World {
  readonly artifacts: DriverArtifacts;
  readonly adapted: ReadonlyMap<string, JsonObject>;
}

export function recordKey({ table, id }: ObjectRef): string {
  return JSON.stringify([table, id]);
}

export function readRecord(world: World, ref: ObjectRef): JsonObject | null {
  const adapted = world.adapted.get(recordKey(ref));
  return adapted ?? recordsOf(world.artifacts, ref.table)[ref.id] ?? null;
}

/** The world as conditions are evaluated on it, by the same code as in the oracle. */
export function viewOf(world: World, refOf: WorldView['refOf']): WorldView {
  return { now: world.artifacts.now, refOf, read: ref => ({ isKnown: true, record: readRecord(world, ref) }) };
}

/** A written value resolved; undefined when a name in it stands for nothing yet, or there is no present moment. */
export function valueIn(world: World, refOf: WorldView['refOf'], written: unknown): unknown {
  const resolved = resolveValue(written, viewOf(world, refOf));
  return resolved.isKnown ? resolved.value : undefined;
}

export function recordsOf({ data }: DriverArtifacts, table: string): Readonly<Record<string, JsonObject>> {
  return Object.hasOwn(data, table) ? (data[table] ?? {}) : {};
}

const listed = new WeakMap<object, { readonly keys: readonly string[]; readonly records: readonly JsonObject[] }>();

/** The keys of a table's committed records, in their order; listed once, as large tables are searched often. */
export function keysOf(artifacts: DriverArtifacts, table: string): readonly string[] {
  return listOf(recordsOf(artifacts, table)).keys;
}

/** A table's committed records, in the order of their keys. */
export function listRecords(artifacts: DriverArtifacts, table: string): readonly JsonObject[] {
  return listOf(recordsOf(artifacts, table)).records;
}

function listOf(records: Readonly<Record<string, JsonObject>>) {
  const known = listed.get(records) ?? { keys: Object.keys(records), records: Object.values(records) };
  listed.set(records, known);
  return known;
}

export function fieldOf({ dataModel }: DriverArtifacts, table: string, path: string): Field | null {
  return fieldsOf(dataModel, table).find(field => field.path === path) ?? null;
}

export function fieldsOf({ tables }: AgentArtifacts['dataModel'], table: string): readonly Field[] {
  return Object.hasOwn(tables, table) ? (tables[table]?.fields ?? []) : [];
}

/** Whether a path names the key of its table's records, which is never adapted. */
export function isKeyPath({ dataModel }: DriverArtifacts, table: string, path: string): boolean {
  return Object.hasOwn(dataModel.tables, table) && dataModel.tables[table]?.key === path;
}

export function valuesAt(world: World, ref: ObjectRef, path: string): readonly unknown[] {
  const record = readRecord(world, ref);
  return record === null ? [] : readPath(record, path);
}

const columns = new WeakMap<object, Map<string, readonly unknown[]>>();

/** The distinct values of a field over a table's committed records. */
export function columnOf(artifacts: DriverArtifacts, table: string, path: string): readonly unknown[] {
  const records = recordsOf(artifacts, table);
  const known = columns.get(records) ?? new Map<string, readonly unknown[]>();
  columns.set(records, known);
  const seen = known.get(path);
  if (seen) return seen;
  const values = [...new Set(Object.values(records).flatMap(record => readPath(record, path)))];
  known.set(path, values);
  return values;
}

const indexes = new WeakMap<object, Map<string, ReadonlyMap<string, readonly string[]>>>();

/** Keys of a table's committed records by the text of a field's values. */
export function indexOf(
  artifacts: DriverArtifacts,
  table: string,
  path: string,
): ReadonlyMap<string, readonly string[]> {
  const records = recordsOf(artifacts, table);
  const known = indexes.get(records) ?? new Map<string, ReadonlyMap<string, readonly string[]>>();
  indexes.set(records, known);
  const seen = known.get(path);
  if (seen) return seen;
  const index = new Map<string, string[]>();
  for (const [id, record] of Object.entries(records)) {
    for (const value of new Set(readPath(record, path).map(String))) {
      const ids = index.get(value) ?? [];
      ids.push(id);
      index.set(value, ids);
    }
  }
  known.set(path, index);
  return index;
}
