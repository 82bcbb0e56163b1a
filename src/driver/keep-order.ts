import { readPath } from '../lib/read-path.ts';
import { parseMoment } from '../lib/resolve-time.ts';
import type { JsonObject } from '../model/json.ts';
import { printMoment } from './solve-field.ts';
import { type DriverArtifacts, fieldsOf, listRecords } from './world.ts';
import { writePath } from './write-path.ts';

/** An order of two dates is believed when this many records show it and none breaks it. */
const MIN_RECORDS = 3;
const MAX_ROUNDS = 20;

/**
 * Restores the order of dates that all records of a table keep (booked before arrival, arrival before departure): a
 * date that no clause fixes moves by as much as the one that was changed, and others by it in turn.
 */
export function keepOrder(artifacts: DriverArtifacts, adapted: AdaptedRecord): JsonObject {
  const { table, before } = adapted;
  const orders = findOrders(artifacts, table).filter(order => isKept(order, before, artifacts.now));
  const settled = new Set(adapted.fixed);
  let record = adapted.after;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const broken = orders.find(
      order => !isKept(order, record, artifacts.now) && !order.every(path => settled.has(path)),
    );
    if (broken === undefined) break;
    const [early, late] = broken;
    const [cause, effect] = settled.has(late) ? [late, early] : [early, late];
    settled.add(effect);
    record = moveDate({ cause, effect }, { ...adapted, after: record }, artifacts.now) ?? record;
  }
  return record;
}

interface AdaptedRecord {
  readonly table: string;
  readonly before: JsonObject;
  readonly after: JsonObject;
  /** Fields that clauses speak of. */
  readonly fixed: readonly string[];
}

/** A date moves by as much as the other one did. */
function moveDate(
  { cause, effect }: { readonly cause: string; readonly effect: string },
  { before, after }: AdaptedRecord,
  now: string | null,
): JsonObject | null {
  const shift = (momentAt(after, cause, now) ?? 0) - (momentAt(before, cause, now) ?? 0);
  const old = momentAt(after, effect, now);
  const [like] = readPath(after, effect);
  if (old === null || typeof like !== 'string') return null;
  return writePath(after, effect, printMoment(old + shift, { like, now }));
}

/** Pairs of date fields of which the first is never later than the second. */
function findOrders(artifacts: DriverArtifacts, table: string): readonly (readonly [string, string])[] {
  const paths = fieldsOf(artifacts.dataModel, table)
    .filter(({ path, type }) => type === 'date-time' && !path.includes('[]') && !path.includes('*'))
    .map(({ path }) => path);
  const records = listRecords(artifacts, table);
  return paths.flatMap(early =>
    paths
      .filter(late => late !== early)
      .filter(late => {
        const both = records.filter(record => readPath(record, early)[0] && readPath(record, late)[0]);
        return both.length >= MIN_RECORDS && both.every(record => isKept([early, late], record, artifacts.now));
      })
      .map(late => [early, late] as const),
  );
}

function isKept([early, late]: readonly [string, string], record: JsonObject, now: string | null): boolean {
  const [a, b] = [momentAt(record, early, now), momentAt(record, late, now)];
  return a === null || b === null || a <= b;
}

function momentAt(record: JsonObject, path: string, now: string | null): number | null {
  const [value] = readPath(record, path);
  return typeof value === 'string' ? parseMoment(value, now) : null;
}
