import { readPath } from './read-path.ts';
import { type LinkedTables, linksBetween, linksFrom } from './table-links.ts';
import { anyTrue, type Truth } from './truth.ts';
import type { RecordRef, WorldView } from './world-view.ts';

/** How far ownership is followed: a payment of a booking of a guest. */
export const MAX_OWNERSHIP_STEPS = 3;

/**
 * Whether a record belongs to an owner: it is the owner's own record, a field of it holds the owner's key, the owner's
 * record lists it, or a record that it belongs to is the owner's. Unknown without a known state or a way through the
 * data model.
 */
export function isOwnedBy(
  records: { readonly model: LinkedTables; readonly read: WorldView['read'] },
  {
    ref,
    owner,
    steps = MAX_OWNERSHIP_STEPS,
  }: { readonly ref: RecordRef; readonly owner: RecordRef; readonly steps?: number },
): Truth {
  if (ref.table === owner.table) return ref.id === owner.id;
  const state = records.read(ref);
  if (steps === 0 || !state.isKnown || state.record === null) return 'unknown';
  const { record } = state;
  const direct = linksBetween(records.model, ref.table, owner.table).flatMap(path => readPath(record, path));
  if (direct.length > 0) return direct.some(value => String(value) === owner.id);
  const lists = linksBetween(records.model, owner.table, ref.table);
  if (lists.length > 0) return isListed(records.read(owner), lists, ref.id);
  const parents = linksFrom(records.model, ref.table).flatMap(({ path, table }) =>
    readPath(record, path).map(value => ({ table, id: String(value) })),
  );
  return parents.length === 0
    ? 'unknown'
    : anyTrue(parents.map(parent => isOwnedBy(records, { ref: parent, owner, steps: steps - 1 })));
}

function isListed(owner: ReturnType<WorldView['read']>, lists: readonly string[], id: string): Truth {
  if (!owner.isKnown || owner.record === null) return 'unknown';
  return lists.flatMap(path => readPath(owner.record, path)).some(value => String(value) === id);
}
