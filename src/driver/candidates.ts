import { isManyPath } from '../lib/read-path.ts';
import type { Rng } from '../lib/rng.ts';
import { linksBetween } from '../lib/table-links.ts';
import { findOwners } from './find-owners.ts';
import { type Assignment, holds, refOf } from './holds.ts';
import { type Constraint, type Layout, REQUESTER, type Slot } from './slots.ts';
import { indexOf, keysOf, recordsOf, valueIn, valuesAt, type World } from './world.ts';

/** How many records of a slot that may be adapted are looked at, those with the fewest failing conditions first. */
const MAX_ADAPTABLE = 40;

/** What searches for one driver have cost so far. */
export interface Effort {
  visits: number;
  left: number;
}

export interface Search {
  readonly layout: Layout;
  readonly world: World;
  readonly rng: Rng;
  /** Slots whose record may be adapted: the conditions on it need not hold yet. */
  readonly adaptable: ReadonlySet<string>;
  /** Whether its foreign keys may be adapted too: ownership and joins need not hold yet. */
  readonly canRelink: boolean;
  readonly effort: Effort;
}

/** Whether a constraint is left to be mended. */
export function isMendable(
  constraint: Constraint,
  { adaptable, canRelink }: Pick<Search, 'adaptable' | 'canRelink'>,
): boolean {
  if (constraint.holder === null || !adaptable.has(constraint.holder)) return false;
  return canRelink || constraint.kind === 'condition';
}

/** Records that meet the conditions of their own slot, in seeded order; for an adaptable slot all, best first. */
export function ownCandidates({ layout, world, rng, adaptable }: Search, slot: Slot): readonly string[] {
  const own = layout.constraints
    .filter(constraint => constraint.kind === 'condition')
    .filter(({ slots, holder }) => slots.length === 1 && holder === slot.name);
  const all = rng.shuffle(keysOf(world.artifacts, slot.table));
  const isFree = slot.only === undefined && (slot.not ?? []).length === 0;
  const ids = isFree ? all : all.filter(id => mayStandIn(slot, id));
  if (own.length === 0) return ids;
  const failing = countFailures(own, { layout, world, slot });
  const isHollow = (id: string) => own.some(constraint => isOfNoItem(constraint, { world, table: slot.table, id }));
  const isOnItems = own.some(({ where }) => isManyPath(where.field));
  const filled = isOnItems ? ids.toSorted((a, b) => Number(isHollow(a)) - Number(isHollow(b))) : ids;
  if (!adaptable.has(slot.name)) return filled.filter(id => failing(id) === 0);
  const ranked = filled.map(id => ({ id, count: failing(id) })).toSorted((a, b) => a.count - b.count);
  return ranked.slice(0, MAX_ADAPTABLE).map(({ id }) => id);
}

type OwnCondition = Extract<Constraint, { kind: 'condition' }>;
const failures = new WeakMap<object, Map<string, Map<string, number>>>();

/** How many of a slot's own conditions a record fails: the same for every slot that has them, counted once a record. */
function countFailures(
  own: readonly OwnCondition[],
  { layout, world, slot }: Pick<Search, 'layout' | 'world'> & { readonly slot: Slot },
): (id: string) => number {
  const records = recordsOf(world.artifacts, slot.table);
  const known = failures.get(records) ?? new Map<string, Map<string, number>>();
  failures.set(records, known);
  const key = JSON.stringify([world.artifacts.now, slot.table, own.map(({ where: { of: _, ...where } }) => where)]);
  const counts = known.get(key) ?? new Map<string, number>();
  known.set(key, counts);
  return id => {
    const seen = counts.get(id);
    if (seen !== undefined) return seen;
    const assignment = new Map([[slot.name, id]]);
    const count = own.filter(constraint => !holds(constraint, { layout, world, assignment })).length;
    counts.set(id, count);
    return count;
  };
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

export interface Choice {
  readonly slot: Slot;
  readonly assignment: Assignment;
  readonly own: readonly string[];
  /** Places in `own`; listed only when they are asked for. */
  readonly rank: () => ReadonlyMap<string, number>;
}

/** The records to be tried for a slot, in the order in which they are. */
export function candidates(search: Search, { slot, assignment, own, rank }: Choice): readonly string[] {
  const taken = takenBy(search, { slot, assignment });
  const reached = linked(search, { slot, assignment });
  if (reached !== null) {
    const shuffled = search.rng.shuffle(reached.filter(id => rank().has(id)));
    return taken.size === 0 ? shuffled : shuffled.filter(id => !taken.has(id));
  }
  const owned = ownedBy(search, { slot, assignment });
  const fitting = owned === null ? own : inOrder(owned, rank());
  return taken.size === 0 ? fitting : fitting.filter(id => !taken.has(id));
}

function inOrder(ids: readonly string[], rank: ReadonlyMap<string, number>): readonly string[] {
  return [...new Set(ids)].filter(id => rank.has(id)).sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
}

/** Records of other slots of the same table: they are taken. */
function takenBy({ layout }: Search, { slot, assignment }: Found): ReadonlySet<string> {
  const others = layout.slots.filter(({ name, table }) => name !== slot.name && table === slot.table);
  return new Set(others.flatMap(({ name }) => assignment.get(name) ?? []));
}

/** The records that an assigned requester owns by a foreign key of their own; null where there is no such way. */
function ownedBy(search: Search, { slot, assignment }: Found): readonly string[] | null {
  const { layout, world } = search;
  const { identity, dataModel } = world.artifacts;
  const requester = assignment.get(REQUESTER);
  if (identity === null || requester === undefined || slot.table === identity.table) return null;
  const isOwned = layout.constraints.some(
    constraint =>
      constraint.kind === 'owner' &&
      constraint.is === 'requester' &&
      constraint.holder === slot.name &&
      !isMendable(constraint, search),
  );
  const paths = isOwned ? linksBetween(dataModel, slot.table, identity.table) : [];
  const byPath = paths.map(path => indexOf(world.artifacts, slot.table, path));
  const count = keysOf(world.artifacts, slot.table).length;
  // A record without the key may be owned by way of another one.
  if (!byPath.some(index => sizeOf(index) >= count)) return null;
  return byPath.flatMap(index => index.get(requester) ?? []);
}

const sizes = new WeakMap<object, number>();

/** How many records an index knows. */
function sizeOf(index: ReadonlyMap<string, readonly string[]>): number {
  const known = sizes.get(index) ?? new Set([...index.values()].flat()).size;
  sizes.set(index, known);
  return known;
}

/** The few records that an assigned one leads to: its owner, the target of its foreign key, an equation. */
export function linked(search: Search, found: Found): readonly string[] | null {
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
