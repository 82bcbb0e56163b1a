import { evaluateCondition } from '../lib/evaluate-condition.ts';
import { isOwnedBy } from '../lib/is-owned-by.ts';
import { readPath } from '../lib/read-path.ts';
import { parseMoment } from '../lib/resolve-time.ts';
import { resolveValue } from '../lib/resolve-value.ts';
import { type Json, type JsonObject, jsonSchema } from '../model/json.ts';
import type { Condition, RefinedSpec } from '../model/spec.ts';
import type { Change, ObjectRef } from '../model/trace.ts';
import type { TestDriver } from '../model/trial.ts';
import { keepOrder } from './keep-order.ts';
import { keepTotals } from './keep-totals.ts';
import { listOfLength } from './mend-length.ts';
import { printMoment } from './solve-field.ts';
import {
  columnOf,
  type DriverArtifacts,
  fieldOf,
  readRecord,
  recordKey,
  recordsOf,
  viewOf,
  type World,
} from './world.ts';
import { writePath } from './write-path.ts';

export interface BoundCase {
  readonly refined: RefinedSpec;
  readonly driver: TestDriver;
  readonly artifacts: DriverArtifacts;
}

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const DIRECTION: Readonly<Record<string, 1 | -1>> = { '>': 1, '>=': 1, '<': -1, '<=': -1 };
/** Steps from the bound that are tried: the nearest at which Given still holds counts. */
const STEPS = { 'at-bound': [0, 1, 2], 'near-bound': [2, 3, 4] } as const;

/**
 * Moves a field that Given bounds to the last value on its side (`at-bound`), or a little way off it, where all of Given
 * still holds; dates and totals of the record follow.
 * @returns the record's change from what is committed, or why there is none
 */
export function approachBound(
  about: BoundCase,
  how: keyof typeof STEPS,
): readonly Change[] | { readonly reason: string } {
  const conditions = about.refined.scenario.given.flatMap(clause =>
    clause.kind === 'environment' ? [clause.where] : [],
  );
  const world: World = {
    artifacts: about.artifacts,
    adapted: new Map(about.driver.setup.flatMap(change => (change.after ? [[recordKey(change), change.after]] : []))),
  };
  for (const where of listBounds(conditions)) {
    const change = moveField({ ...about, world, conditions }, where, how);
    if (change !== null) return [change];
  }
  return { reason: 'no bounded value of a record can come closer to its bound' };
}

function listBounds(conditions: readonly Condition[]): readonly Condition[] {
  return conditions.filter(({ op, field }) => op in DIRECTION && !/\[\]|\*/.test(field));
}

interface Placed extends BoundCase {
  readonly world: World;
  readonly conditions: readonly Condition[];
}

function moveField(placed: Placed, where: Condition, how: keyof typeof STEPS): Change | null {
  const { artifacts, world } = placed;
  const ref = refIn(placed, where.of);
  const before = ref && readRecord(world, ref);
  if (!ref || !before) return null;
  for (const { path, value } of listValues(placed, { where, ref, before }, how)) {
    const written = writePath(before, path, value);
    if (written === null || JSON.stringify(readPath(before, path)[0]) === JSON.stringify(value)) continue;
    const after = settle(placed, { ref, before, after: written });
    if (JSON.stringify(readPath(after, path)[0]) !== JSON.stringify(value) || !isGiven(placed, ref, after)) continue;
    return { ...ref, before: recordsOf(artifacts, ref.table)[ref.id] ?? null, after };
  }
  return null;
}

function refIn({ driver }: BoundCase, name: string): ObjectRef | null {
  return name === 'requester' ? driver.requester : (driver.objects[name] ?? null);
}

interface Site {
  readonly where: Condition;
  readonly ref: ObjectRef;
  readonly before: JsonObject;
}

/** What the field may become, the nearest to the bound first. */
function listValues(
  placed: Placed,
  { where, ref, before }: Site,
  how: keyof typeof STEPS,
): readonly { readonly path: string; readonly value: Json }[] {
  const { artifacts, world } = placed;
  const bound = boundOf(placed, where);
  const list = listOfLength(where.field);
  if (list !== null && fieldOf(artifacts, ref.table, where.field) === null) {
    const lengths = typeof bound === 'number' ? STEPS[how].map(step => bound + step * (DIRECTION[where.op] ?? 1)) : [];
    return lengths.flatMap(length => {
      const items = resize(readPath(before, list)[0], { length, column: columnOf(world.artifacts, ref.table, list) });
      return items === null ? [] : [{ path: list, value: items }];
    });
  }
  const [present] = readPath(before, where.field);
  const column = columnOf(artifacts, ref.table, where.field);
  const direction = DIRECTION[where.op] ?? 1;
  const values =
    typeof present === 'number' && typeof bound === 'number'
      ? STEPS[how].map(step => roundOff(bound + direction * step * numberStep([bound, present, ...column])))
      : typeof present === 'string'
        ? momentsAround(present, { bound, now: artifacts.now, direction, how })
        : [];
  return values.map(value => ({ path: where.field, value }));
}

function boundOf(placed: Placed, { value }: Condition): unknown {
  const view = viewOf(placed.world, name => refIn(placed, name));
  const resolved = resolveValue(value, view);
  return resolved.isKnown ? resolved.value : undefined;
}

function numberStep(known: readonly unknown[]): number {
  return known.filter(value => typeof value === 'number').every(Number.isInteger) ? 1 : 0.01;
}

function roundOff(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function momentsAround(
  present: string,
  {
    bound,
    now,
    direction,
    how,
  }: {
    readonly bound: unknown;
    readonly now: string | null;
    readonly direction: number;
    readonly how: keyof typeof STEPS;
  },
): readonly string[] {
  const moment = typeof bound === 'number' ? bound : typeof bound === 'string' ? parseMoment(bound, now) : null;
  if (moment === null || parseMoment(present, now) === null) return [];
  const unit = present.length === 10 ? DAY_MS : how === 'at-bound' ? MINUTE_MS : 30 * MINUTE_MS;
  return STEPS[how].map(step => printMoment(moment + direction * step * unit, { like: present, now }));
}

/** A list of another length: cut short, or filled with items that other records have. */
function resize(
  present: unknown,
  { length, column }: { readonly length: number; readonly column: readonly unknown[] },
): readonly Json[] | null {
  const items = listOf(present);
  if (items === null || length < 0) return null;
  const known = new Set(items.map(item => JSON.stringify(item)));
  const fresh = column.flatMap(other => listOf(other) ?? []).filter(item => !known.has(JSON.stringify(item)));
  const filled = [...items, ...fresh].slice(0, length);
  return filled.length === length ? filled : null;
}

function listOf(value: unknown): readonly Json[] | null {
  const parsed = jsonSchema.safeParse(value);
  return parsed.success && Array.isArray(parsed.data) ? parsed.data : null;
}

/** Dates and totals that no clause speaks of follow. */
function settle(
  { artifacts, conditions, driver }: Placed,
  { ref, before, after }: { readonly ref: ObjectRef; readonly before: JsonObject; readonly after: JsonObject },
): JsonObject {
  const names = Object.keys(driver.objects).filter(name => driver.objects[name]?.id === ref.id);
  const fixed = conditions.filter(({ of }) => names.includes(of) || of === 'requester').map(({ field }) => field);
  const ordered = keepOrder(artifacts, { table: ref.table, before, after, fixed });
  return keepTotals(artifacts, { table: ref.table, record: ordered, fixed });
}

/** Every clause about records, on the changed one. */
function isGiven(placed: Placed, ref: ObjectRef, after: JsonObject): boolean {
  const { world, refined, driver, artifacts } = placed;
  const changed: World = { ...world, adapted: new Map(world.adapted).set(recordKey(ref), after) };
  const view = viewOf(changed, name => refIn(placed, name));
  return refined.scenario.given.every(clause => {
    if (clause.kind === 'environment') return evaluateCondition(clause.where, view) === true;
    if (clause.kind === 'user') return true;
    const of = refIn(placed, clause.of);
    if (of === null || driver.requester === null) return false;
    const records = { model: artifacts.dataModel, read: view.read };
    return isOwnedBy(records, { ref: of, owner: driver.requester }) === (clause.is === 'requester');
  });
}
