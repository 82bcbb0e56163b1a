import { isManyPath, readPlaces } from '../lib/read-path.ts';
import type { Rng } from '../lib/rng.ts';
import { linksBetween } from '../lib/table-links.ts';
import { jsonSchema } from '../model/json.ts';
import type { ObjectRef } from '../model/trace.ts';
import { findOwners } from './find-owners.ts';
import { type Assignment, holds, refOf } from './holds.ts';
import { keepOrder } from './keep-order.ts';
import { keepTotals } from './keep-totals.ts';
import { type ItemDemand, mendItems } from './mend-items.ts';
import { listOfLength, mendLength } from './mend-length.ts';
import { type Constraint, type Layout, REQUESTER } from './slots.ts';
import { type Demand, solveField } from './solve-field.ts';
import {
  columnOf,
  fieldOf,
  isKeyPath,
  keysOf,
  readRecord,
  recordKey,
  recordsOf,
  valueIn,
  type World,
} from './world.ts';
import { writePath, writePlaces } from './write-path.ts';

interface Adaptation {
  readonly layout: Layout;
  readonly world: World;
  readonly rng: Rng;
  readonly assignment: Assignment;
}

/**
 * Adapts the records of some slots so that every constraint holds: only fields that a constraint speaks of, and dates
 * that would come into the wrong order by it. The result is verified; null when it cannot be done with these records.
 */
export function adaptRecords(adaptation: Adaptation, adaptable: ReadonlySet<string>): World | null {
  let { world } = adaptation;
  const own = adaptation.layout.constraints.filter(({ holder }) => holder !== null && adaptable.has(holder));
  const isBroken = (constraint: Constraint) => !holds(constraint, { ...adaptation, world });
  for (const constraint of own.filter(({ kind }) => kind !== 'condition')) {
    if (!isBroken(constraint)) continue;
    const mended = mendLink(constraint, { ...adaptation, world });
    if (mended === null) return null;
    world = mended;
  }
  const fields = Map.groupBy(own.filter(isCondition), ({ holder, where }) => JSON.stringify([holder, where.field]));
  for (const group of fields.values()) {
    if (!group.some(isBroken)) continue;
    const mended = mendField(group, { ...adaptation, world });
    if (mended === null) return null;
    world = mended;
  }
  world = restoreOrder(own, { ...adaptation, world });
  return adaptation.layout.constraints.some(isBroken) ? null : world;
}

type ConditionConstraint = Extract<Constraint, { kind: 'condition' }>;

function isCondition(constraint: Constraint): constraint is ConditionConstraint {
  return constraint.kind === 'condition';
}

/** A foreign key of the record gets the key of the record that it shall lead to. */
function mendLink(constraint: Constraint, adaptation: Adaptation): World | null {
  const { layout, assignment, world } = adaptation;
  const ref = refOf(layout, assignment, constraint.slots[0] ?? '');
  if (ref === null) return null;
  if (constraint.kind === 'join') {
    const to = assignment.get(constraint.to);
    return to === undefined ? null : write(world, ref, { path: constraint.path, value: to });
  }
  const { identity } = world.artifacts;
  const requester = assignment.get(REQUESTER);
  const path = identity && linksBetween(world.artifacts.dataModel, ref.table, identity.table)[0];
  if (constraint.kind !== 'owner' || !path || requester === undefined) return null;
  const others = keysOf(world.artifacts, identity.table).filter(id => id !== requester);
  const owner = constraint.is === 'requester' ? requester : others.length > 0 ? adaptation.rng.pick(others) : null;
  const mended = owner === null ? null : write(world, ref, { path, value: owner });
  return mended !== null && findOwners(mended, ref).length > 0 ? mended : null;
}

/** A field gets a value that meets all of its conditions. */
function mendField(group: readonly ConditionConstraint[], adaptation: Adaptation): World | null {
  const { layout, assignment, world, rng } = adaptation;
  const path = group[0]?.where.field ?? '';
  const ref = refOf(layout, assignment, group[0]?.holder ?? '');
  const list = listOfLength(path);
  if (ref && list !== null && !fieldOf(world.artifacts, ref.table, path)) {
    const record = readRecord(world, ref);
    const column = columnOf(world.artifacts, ref.table, list);
    const items = record && mendLength(record, { list, demands: demandsOf(group, adaptation), column });
    return items ? write(world, ref, { path: list, value: items }) : null;
  }
  const field = ref && fieldOf(world.artifacts, ref.table, path);
  if (!ref || !field || isKeyPath(world.artifacts, ref.table, path)) return null;
  const demands = demandsOf(group, adaptation);
  const { now } = world.artifacts;
  const column = columnOf(world.artifacts, ref.table, path);
  const solve = (wanted: readonly Demand[]) => {
    const value = solveField(field, wanted, { column, now, rng });
    const isDangling =
      field.references !== undefined && !Object.hasOwn(recordsOf(world.artifacts, field.references), String(value));
    return isDangling && value !== null ? undefined : value;
  };
  if (isManyPath(path)) return writeItems(world, ref, { path, demands, solve });
  const value = solve(demands);
  return value === undefined ? null : write(world, ref, { path, value });
}

/** Items of a list or map get values that meet what is said of some and of all. */
function writeItems(
  world: World,
  ref: ObjectRef,
  {
    path,
    demands,
    solve,
  }: {
    readonly path: string;
    readonly demands: readonly ItemDemand[];
    readonly solve: (demands: readonly Demand[]) => unknown;
  },
): World | null {
  const record = readRecord(world, ref);
  const places = record && readPlaces(record, path);
  if (!record || !places || places.lacksList) return null;
  const values = mendItems(places.values, demands, { solve, now: world.artifacts.now });
  const json = values === undefined ? null : jsonSchema.safeParse(values);
  const written = json?.success && Array.isArray(json.data) ? writePlaces(record, path, json.data) : null;
  return written && { ...world, adapted: new Map(world.adapted).set(recordKey(ref), written) };
}

function demandsOf(
  group: readonly ConditionConstraint[],
  { layout, assignment, world }: Adaptation,
): readonly ItemDemand[] {
  return group.map(({ where: { op, value, items } }) => ({
    op,
    items,
    expected: valueIn(world, name => refOf(layout, assignment, name), value),
  }));
}

function write(
  world: World,
  ref: ObjectRef,
  { path, value }: { readonly path: string; readonly value: unknown },
): World | null {
  const record = readRecord(world, ref);
  const json = jsonSchema.safeParse(value);
  const written = record && json.success ? writePath(record, path, json.data) : null;
  return written && { ...world, adapted: new Map(world.adapted).set(recordKey(ref), written) };
}

/** Dates and totals of an adapted record that no constraint speaks of follow those that were changed. */
function restoreOrder(own: readonly Constraint[], { layout, assignment, world }: Adaptation): World {
  const adapted = new Map(world.adapted);
  for (const name of new Set(own.flatMap(({ holder }) => holder ?? []))) {
    const ref = refOf(layout, assignment, name);
    const before = ref && recordsOf(world.artifacts, ref.table)[ref.id];
    const after = ref && adapted.get(recordKey(ref));
    if (!ref || !before || !after) continue;
    const fixed = own.filter(isCondition).filter(({ holder }) => holder === name);
    const kept = keepOrder(world.artifacts, {
      table: ref.table,
      before,
      after,
      fixed: fixed.map(({ where }) => where.field),
    });
    const names = fixed.map(({ where }) => where.field);
    adapted.set(recordKey(ref), keepTotals(world.artifacts, { table: ref.table, record: kept, fixed: names }));
  }
  return { ...world, adapted };
}
