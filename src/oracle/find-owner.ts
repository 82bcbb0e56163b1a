import { readPath } from '../lib/read-path.ts';
import type { ObjectRef } from '../model/trace.ts';
import { readRecord, type Scope } from './context.ts';
import { referencesTo } from './referenced-table.ts';
import { anyTrue, type Truth } from './truth.ts';

/** How far ownership is followed: a payment of a booking of a guest. */
const MAX_STEPS = 3;

/**
 * Whether the requester owns a record just before the scope's event: it is the requester's own record, a field of it
 * holds the requester's key, the requester's record lists it, or a record that it belongs to is the requester's.
 * Unknown without a requester, a known state or a way through the data model.
 */
export function isOwnedByRequester(scope: Scope, ref: ObjectRef): Truth {
  const { requester } = scope;
  return requester === null ? 'unknown' : isOwnedBy(scope, { ref, owner: requester, steps: MAX_STEPS });
}

interface Ownership {
  readonly ref: ObjectRef;
  readonly owner: ObjectRef;
  readonly steps: number;
}

function isOwnedBy(scope: Scope, { ref, owner, steps }: Ownership): Truth {
  if (ref.table === owner.table) return ref.id === owner.id;
  if (steps === 0) return 'unknown';
  const state = readRecord(scope, ref);
  if (!state.isKnown || state.record === null) return 'unknown';
  const model = scope.monitored.artifacts.dataModel;
  const direct = referencesTo(model, ref.table, owner.table).flatMap(({ path }) => readPath(state.record, path));
  if (direct.length > 0) return direct.some(value => String(value) === owner.id);
  if (referencesTo(model, owner.table, ref.table).length > 0) return isListedBy(scope, ref, owner);
  const parents = Object.keys(model.tables).flatMap(table =>
    referencesTo(model, ref.table, table)
      .flatMap(({ path }) => readPath(state.record, path))
      .map(value => ({ table, id: String(value) })),
  );
  return parents.length === 0
    ? 'unknown'
    : anyTrue(parents.map(parent => isOwnedBy(scope, { ref: parent, owner, steps: steps - 1 })));
}

function isListedBy(scope: Scope, ref: ObjectRef, owner: ObjectRef): Truth {
  const state = readRecord(scope, owner);
  if (!state.isKnown || state.record === null) return 'unknown';
  return referencesTo(scope.monitored.artifacts.dataModel, owner.table, ref.table)
    .flatMap(({ path }) => readPath(state.record, path))
    .some(value => String(value) === ref.id);
}
