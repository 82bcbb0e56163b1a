import { assertNever } from '../lib/assert-never.ts';
import { evaluateCondition } from '../lib/evaluate-condition.ts';
import { isOwnedBy } from '../lib/is-owned-by.ts';
import type { ObjectRef } from '../model/trace.ts';
import { findOwners } from './find-owners.ts';
import { type Constraint, type Layout, REQUESTER } from './slots.ts';
import { valuesAt, viewOf, type World } from './world.ts';

/** Slot -> key of the record that was found for it. */
export type Assignment = ReadonlyMap<string, string>;

/** The record of a slot, or of a scenario's name. */
export function refOf(layout: Layout, assignment: Assignment, name: string): ObjectRef | null {
  const slot = layout.slotOf[name] ?? name;
  const id = assignment.get(slot);
  const table = layout.slots.find(item => item.name === slot)?.table;
  return id === undefined || table === undefined ? null : { table, id };
}

/** Whether a constraint holds between the assigned records; all its slots must be assigned. */
export function holds(
  constraint: Constraint,
  { layout, assignment, world }: { readonly layout: Layout; readonly assignment: Assignment; readonly world: World },
): boolean {
  const ref = (name: string) => refOf(layout, assignment, name);
  const holder = ref(constraint.slots[0] ?? '');
  const other = ref(constraint.slots[1] ?? '');
  switch (constraint.kind) {
    case 'condition':
      return evaluateCondition({ ...constraint.where, of: constraint.slots[0] ?? '' }, viewOf(world, ref)) === true;
    case 'owner': {
      const requester = ref(REQUESTER);
      if (holder === null || requester === null) return false;
      const { dataModel: model } = world.artifacts;
      const isOwned = isOwnedBy({ model, read: viewOf(world, ref).read }, { ref: holder, owner: requester });
      return constraint.is === 'requester'
        ? isOwned === true
        : isOwned === false && findOwners(world, holder).length > 0;
    }
    case 'join':
      return (
        holder !== null && other !== null && valuesAt(world, holder, constraint.path).map(String).includes(other.id)
      );
    case 'distinct':
      return holder?.id !== other?.id;
    default:
      return assertNever(constraint);
  }
}
