import { MAX_OWNERSHIP_STEPS } from '../lib/is-owned-by.ts';
import { readPath } from '../lib/read-path.ts';
import { linksBetween, linksFrom } from '../lib/table-links.ts';
import type { ObjectRef } from '../model/trace.ts';
import { type DriverArtifacts, indexOf, readRecord, type World } from './world.ts';

/**
 * Keys of the requesters who own a record: where a search for the owner starts. Ways are those of `isOwnedBy`, which
 * decides. Empty when nobody does, nobody whom the data know, or the agent knows no requesters.
 */
export function findOwners(world: World, ref: ObjectRef): readonly string[] {
  const { identity } = world.artifacts;
  if (identity === null) return [];
  const { table } = identity;
  const owners = ownersWithin(world, { ref, table, steps: MAX_OWNERSHIP_STEPS });
  return owners.filter(id => readRecord(world, { table, id }) !== null);
}

/** Whether the records of a table can be owned at all. */
export function isOwnable(
  { dataModel, identity }: Pick<DriverArtifacts, 'dataModel' | 'identity'>,
  table: string,
  steps = MAX_OWNERSHIP_STEPS,
): boolean {
  if (identity === null || steps < 0) return false;
  if (table === identity.table) return true;
  const targets = linksFrom(dataModel, table).map(link => link.table);
  if (targets.includes(identity.table) || linksBetween(dataModel, identity.table, table).length > 0) return true;
  const parents = targets.filter(target => target !== table);
  return parents.some(target => isOwnable({ dataModel, identity }, target, steps - 1));
}

function ownersWithin(
  world: World,
  { ref, table, steps }: { readonly ref: ObjectRef; readonly table: string; readonly steps: number },
): readonly string[] {
  if (ref.table === table) return [ref.id];
  const record = readRecord(world, ref);
  if (steps === 0 || record === null) return [];
  const { artifacts } = world;
  const direct = linksBetween(artifacts.dataModel, ref.table, table).flatMap(path => readPath(record, path));
  if (direct.length > 0) return [...new Set(direct.map(String))];
  const lists = linksBetween(artifacts.dataModel, table, ref.table);
  if (lists.length > 0) return [...new Set(lists.flatMap(path => indexOf(artifacts, table, path).get(ref.id) ?? []))];
  const parents = linksFrom(artifacts.dataModel, ref.table).flatMap(link =>
    readPath(record, link.path).map(value => ({ table: link.table, id: String(value) })),
  );
  return [...new Set(parents.flatMap(parent => ownersWithin(world, { ref: parent, table, steps: steps - 1 })))];
}
