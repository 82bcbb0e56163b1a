import { readPath } from '../lib/read-path.ts';
import type { Field } from '../model/artifacts.ts';
import type { ObjectRef } from '../model/trace.ts';
import { type DriverArtifacts, fieldsOf, indexOf, readRecord, type World } from './world.ts';

/** How far ownership is followed: a payment of a booking of a guest. */
const MAX_STEPS = 3;

/**
 * Keys of the requesters who own a record: it is its own owner; a field of it holds the owner's key; the owner's record
 * lists it; or a record that it belongs to is owned. Empty when nobody does, or the agent knows no requesters.
 */
export function findOwners(world: World, ref: ObjectRef): readonly string[] {
  const { identity } = world.artifacts;
  return identity === null ? [] : ownersWithin(world, { ref, table: identity.table, steps: MAX_STEPS });
}

/** Whether the records of a table can be owned at all. */
export function isOwnable({ dataModel, identity }: DriverArtifacts, table: string, steps = MAX_STEPS): boolean {
  if (identity === null || steps < 0) return false;
  if (table === identity.table) return true;
  const targets = fieldsOf(dataModel, table).flatMap(({ references }) => references ?? []);
  const isListed = fieldsOf(dataModel, identity.table).some(({ references }) => references === table);
  if (targets.includes(identity.table) || isListed) return true;
  const parents = targets.filter(target => target !== table);
  return parents.some(target => isOwnable({ dataModel, identity } as DriverArtifacts, target, steps - 1));
}

/** Fields of a table that hold keys of another one. */
export function referencesTo({ dataModel }: DriverArtifacts, from: string, to: string): readonly Field[] {
  return fieldsOf(dataModel, from).filter(({ references }) => references === to);
}

function ownersWithin(
  world: World,
  { ref, table, steps }: { readonly ref: ObjectRef; readonly table: string; readonly steps: number },
): readonly string[] {
  if (ref.table === table) return [ref.id];
  const record = readRecord(world, ref);
  if (steps === 0 || record === null) return [];
  const { artifacts } = world;
  const direct = referencesTo(artifacts, ref.table, table).flatMap(({ path }) => readPath(record, path));
  if (direct.length > 0) return [...new Set(direct.map(String))];
  const lists = referencesTo(artifacts, table, ref.table);
  if (lists.length > 0)
    return [...new Set(lists.flatMap(({ path }) => indexOf(artifacts, table, path).get(ref.id) ?? []))];
  const parents = fieldsOf(artifacts.dataModel, ref.table).flatMap(({ path, references }) =>
    references === undefined ? [] : readPath(record, path).map(value => ({ table: references, id: String(value) })),
  );
  return [...new Set(parents.flatMap(parent => ownersWithin(world, { ref: parent, table, steps: steps - 1 })))];
}
