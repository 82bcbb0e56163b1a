import { isManyPath } from '../lib/read-path.ts';
import type { Rng } from '../lib/rng.ts';
import { findOwners } from './find-owners.ts';
import { type Assignment, holds, refOf } from './holds.ts';
import { type Constraint, type Layout, REQUESTER, type Slot } from './slots.ts';
import { indexOf, recordsOf, valueIn, valuesAt, type World } from './world.ts';

/** How many records are looked at before a search gives up. */
const MAX_VISITS = 60_000;
/** How many records of a slot that may be adapted are looked at, those with the fewest failing conditions first. */
const MAX_ADAPTABLE = 40;

export interface Search {
  readonly layout: Layout;
  readonly world: World;
  readonly rng: Rng;
  /** Slots whose record may be adapted: the conditions on it need not hold yet. */
  readonly adaptable: ReadonlySet<string>;
  /** Whether its foreign keys may be adapted too: ownership and joins need not hold yet. */
  readonly canRelink: boolean;
}

/** Whether a constraint is left to be mended. */
export function isMendable(
  constraint: Constraint,
  { adaptable, canRelink }: Pick<Search, 'adaptable' | 'canRelink'>,
): boolean {
  if (constraint.holder === null || !adaptable.has(constraint.holder)) return false;
  return canRelink || constraint.kind === 'condition';
}

/**
 * Finds a record for every slot so that all constraints hold: depth first, the slot with the fewest records that meet
 * its own conditions first, through indexes where a foreign key or an equation leads from what is already found. Among
 * the records that fit the choice is seeded. `accept` may refuse an assignment; then the search goes on.
 */
export function findAssignment<T>(search: Search, accept: (assignment: Assignment) => T | null): T | null {
  const own = new Map(search.layout.slots.map(slot => [slot.name, ownCandidates(search, slot)]));
  const visits = { left: MAX_VISITS };
  const step = (assignment: Assignment, open: readonly Slot[]): T | null => {
    if (open.length === 0) return accept(assignment);
    const slot = nextSlot(search, { assignment, open, own });
    const rest = open.filter(other => other !== slot);
    const due = search.layout.constraints.filter(constraint => isDue(constraint, slot, { search, assignment }));
    for (const id of candidates(search, { slot, assignment, own: own.get(slot.name) ?? [] })) {
      if (visits.left-- <= 0) return null;
      const next = new Map(assignment).set(slot.name, id);
      const fits = due.every(constraint => holds(constraint, { ...search, assignment: next }));
      const found = fits ? step(next, rest) : null;
      if (found !== null) return found;
    }
    return null;
  };
  return step(new Map(), search.layout.slots);
}

/** Records that meet the conditions of their own slot, in seeded order; for an adaptable slot all, best first. */
function ownCandidates({ layout, world, rng, adaptable }: Search, slot: Slot): readonly string[] {
  const own = layout.constraints.filter(
    constraint => constraint.kind === 'condition' && constraint.slots.length === 1 && constraint.holder === slot.name,
  );
  const failing = (id: string) =>
    own.filter(constraint => !holds(constraint, { layout, world, assignment: new Map([[slot.name, id]]) })).length;
  const ids = rng.shuffle(Object.keys(recordsOf(world.artifacts, slot.table))).filter(id => mayStandIn(slot, id));
  if (own.length === 0) return ids;
  const isHollow = (id: string) => own.some(constraint => isOfNoItem(constraint, { world, table: slot.table, id }));
  const filled = ids.toSorted((a, b) => Number(isHollow(a)) - Number(isHollow(b)));
  if (!adaptable.has(slot.name)) return filled.filter(id => failing(id) === 0);
  const ranked = filled.map(id => ({ id, count: failing(id) })).toSorted((a, b) => a.count - b.count);
  return ranked.slice(0, MAX_ADAPTABLE).map(({ id }) => id);
}

/** Whether a condition on items has none to speak of: it may hold, but shows nothing. */
function isOfNoItem(
  constraint: Constraint,
  { world, table, id }: { readonly world: World; readonly table: string; readonly id: string },
): boolean {
  if (constraint.kind !== 'condition' || !isManyPath(constraint.where.field)) return false;
  return valuesAt(world, { table, id }, constraint.where.field).length === 0;
}

function mayStandIn({ only, not = [] }: Slot, id: string): boolean {
  return (only === undefined || only === id) && !not.includes(id);
}

/** Constraints that can be checked once this slot has a record. */
function isDue(
  constraint: Constraint,
  slot: Slot,
  { search, assignment }: { readonly search: Search; readonly assignment: Assignment },
): boolean {
  if (isMendable(constraint, search)) return false;
  return (
    constraint.slots.includes(slot.name) && constraint.slots.every(name => name === slot.name || assignment.has(name))
  );
}

interface State {
  readonly assignment: Assignment;
  readonly open: readonly Slot[];
  readonly own: ReadonlyMap<string, readonly string[]>;
}

/** A slot that is reached from an assigned one, else the one with the fewest records. */
function nextSlot(search: Search, { assignment, open, own }: State): Slot {
  const size = (slot: Slot) => linked(search, { slot, assignment })?.length ?? own.get(slot.name)?.length ?? 0;
  const sized = open.map(slot => ({ slot, size: size(slot) }));
  const [first] = sized.toSorted(
    (a, b) => a.size - b.size || Number(a.slot.name === REQUESTER) - Number(b.slot.name === REQUESTER),
  );
  if (!first) throw new Error('no open slot');
  return first.slot;
}

function candidates(
  search: Search,
  { slot, assignment, own }: { readonly slot: Slot; readonly assignment: Assignment; readonly own: readonly string[] },
): readonly string[] {
  const reached = linked(search, { slot, assignment });
  if (reached === null) return own;
  const isOwn = new Set(own);
  return search.rng.shuffle(reached.filter(id => isOwn.has(id)));
}

/** The few records that an assigned one leads to: its owner, the target of its foreign key, an equation. */
function linked(search: Search, found: Found): readonly string[] | null {
  for (const constraint of search.layout.constraints) {
    const ids = linkedBy(constraint, search, found);
    if (ids !== null) return ids;
  }
  return null;
}

interface Found {
  readonly slot: Slot;
  readonly assignment: Assignment;
}

function linkedBy(constraint: Constraint, search: Search, { slot, assignment }: Found): readonly string[] | null {
  const { layout, world } = search;
  const { holder } = constraint;
  if (holder === null || isMendable(constraint, search)) return null;
  if (constraint.kind === 'condition') return holder === slot.name ? equated(constraint, search, assignment) : null;
  const from = refOf(layout, assignment, holder);
  if (from === null) return null;
  if (constraint.kind === 'join') {
    return constraint.to === slot.name ? valuesAt(world, from, constraint.path).map(String) : null;
  }
  const isOwner = constraint.kind === 'owner' && constraint.is === 'requester' && slot.name === REQUESTER;
  return isOwner ? findOwners(world, from) : null;
}

function equated(
  { where, slots }: Extract<Constraint, { kind: 'condition' }>,
  { layout, world }: Search,
  assignment: Assignment,
): readonly string[] | null {
  const [holder, ...others] = slots;
  const table = layout.slots.find(({ name }) => name === holder)?.table;
  const isKnown = others.length > 0 && others.every(name => assignment.has(name));
  if (where.op !== '=' || !isKnown || table === undefined) return null;
  const expected = valueIn(world, name => refOf(layout, assignment, name), where.value);
  return typeof expected === 'string' ? (indexOf(world.artifacts, table, where.field).get(expected) ?? []) : null;
}
