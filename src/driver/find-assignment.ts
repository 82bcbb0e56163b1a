import { type Choice, candidates, type Effort, isMendable, linked, ownCandidates, type Search } from './candidates.ts';
import { type Assignment, holds } from './holds.ts';
import { type Constraint, REQUESTER, type Slot } from './slots.ts';

/** How many records are looked at before a search gives up. */
const MAX_VISITS = 60_000;
/** What all searches for one driver may cost together; a record looked at costs one a slot and a constraint. */
const MAX_COST = 1_000_000;

export function freshEffort(): Effort {
  return { visits: 0, left: MAX_COST };
}

/** Whether searches were given up, so that nothing follows from their finding nothing. */
export function isSpent({ left }: Effort): boolean {
  return left <= 0;
}

/**
 * Finds a record for every slot so that all constraints hold: depth first, the slot with the fewest records that meet
 * its own conditions first, through indexes where a foreign key or an equation leads from what is already found. Among
 * the records that fit the choice is seeded. `accept` may refuse an assignment; then the search goes on. Of slots that
 * ask for the same, a record that failed in one is not tried in the next; and a branch ends where they are more than the
 * records left for them.
 */
export function findAssignment<T>(search: Search, accept: (assignment: Assignment) => T | null): T | null {
  const { layout, effort } = search;
  if (isSpent(effort)) return null;
  const own = new Map(layout.slots.map(slot => [slot.name, ownCandidates(search, slot)]));
  effort.left -= Math.ceil([...own.values()].reduce((sum, ids) => sum + ids.length, 0) / 4);
  const walk = {
    ...{ search, accept, own },
    kinds: new Map(layout.slots.map(slot => [slot, kindOf(search, slot)])),
    ranks: new Map([...own].map(([name, ids]) => [name, rankIn(ids)])),
    cost: layout.slots.length + layout.constraints.length,
    visits: { left: MAX_VISITS },
  };
  return descend(walk, { assignment: new Map(), open: layout.slots, tried: new Map() });
}

interface Walk<T> {
  readonly search: Search;
  readonly accept: (assignment: Assignment) => T | null;
  readonly own: ReadonlyMap<string, readonly string[]>;
  readonly kinds: ReadonlyMap<Slot, string>;
  readonly ranks: ReadonlyMap<string, Choice['rank']>;
  readonly cost: number;
  readonly visits: { left: number };
}

interface Branch {
  readonly assignment: Assignment;
  readonly open: readonly Slot[];
  /** Records that slots of a kind need not be tried with any more. */
  readonly tried: ReadonlyMap<string, ReadonlySet<string>>;
}

function descend<T>(walk: Walk<T>, { assignment, open, tried }: Branch): T | null {
  if (open.length === 0) return walk.accept(assignment);
  const { search, own, kinds } = walk;
  const slot = nextSlot(search, { assignment, open, own });
  const kind = kinds.get(slot) ?? '';
  const alike = open.filter(other => kinds.get(other) === kind).length;
  const past = new Set(tried.get(kind));
  const left = without(candidates(search, choiceOf(walk, slot, assignment)), past);
  search.effort.left -= walk.cost * open.length + left.length;
  const due = search.layout.constraints.filter(constraint => isDue(constraint, slot, { search, assignment }));
  const rest = open.filter(other => other !== slot);
  for (const [at, id] of left.entries()) {
    if (left.length - at < alike || !pay(walk)) return null;
    const next = new Map(assignment).set(slot.name, id);
    if (due.every(constraint => holds(constraint, { ...search, assignment: next }))) {
      const known = alike > 1 ? new Map(tried).set(kind, new Set(past)) : tried;
      const solved = descend(walk, { assignment: next, open: rest, tried: known });
      if (solved !== null) return solved;
    }
    past.add(id);
  }
  return null;
}

function choiceOf({ own, ranks }: Walk<unknown>, slot: Slot, assignment: Assignment): Choice {
  return { slot, assignment, own: own.get(slot.name) ?? [], rank: ranks.get(slot.name) ?? rankIn([]) };
}

function without(ids: readonly string[], past: ReadonlySet<string>): readonly string[] {
  return past.size === 0 ? ids : ids.filter(id => !past.has(id));
}

/** Counts one record that is looked at; false where no more may be. */
function pay({ search: { effort }, visits, cost }: Walk<unknown>): boolean {
  if (visits.left-- <= 0 || isSpent(effort)) return false;
  effort.left -= cost;
  effort.visits++;
  return true;
}

/** Slots that ask for the same, but for their names, have the same kind: their records can change places. */
function kindOf({ layout, adaptable }: Search, slot: Slot): string {
  const alone = [slot.name, layout.constraints.filter(({ slots }) => slots.includes(slot.name))] as const;
  const told = alone[1]
    .filter(({ kind }) => kind !== 'distinct')
    .map(constraint => JSON.stringify(constraint, (_, value: unknown) => (value === slot.name ? '*' : value)));
  return JSON.stringify([slot.table, slot.only, slot.not, adaptable.has(slot.name), told.sort()]);
}

/** Places in a list, listed when they are first asked for. */
function rankIn(ids: readonly string[]): Choice['rank'] {
  let rank: ReadonlyMap<string, number> | null = null;
  return () => {
    rank ??= new Map(ids.map((id, at) => [id, at]));
    return rank;
  };
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
