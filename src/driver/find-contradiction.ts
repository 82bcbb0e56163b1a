import { testPath } from '../lib/evaluate-condition.ts';
import { scopeOf } from '../lib/item-scope.ts';
import { describeNearReference, listNearReferences } from '../lib/near-references.ts';
import { isManyPath } from '../lib/read-path.ts';
import { namesIn, speaksOfNow } from '../lib/resolve-value.ts';
import { createRng } from '../lib/rng.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { JsonObject } from '../model/json.ts';
import type { Condition, RefinedSpec } from '../model/spec.ts';
import type { DriverFailure } from '../model/trial.ts';
import { isOwnable } from './find-owners.ts';
import type { ItemDemand } from './mend-items.ts';
import { solveField, unsatisfiable } from './solve-field.ts';
import { columnOf, type DriverArtifacts, fieldOf, isKeyPath, listRecords, valueIn } from './world.ts';

/**
 * What is wrong with a Given before any record is looked at: an object, table or field that does not exist, a value
 * that the data model cannot hold, ownership where nothing is owned, clauses that exclude each other. Null: nothing.
 */
export function findContradiction(refined: RefinedSpec, artifacts: DriverArtifacts): DriverFailure | null {
  const { scenario } = refined;
  const tables = tablesByName(refined, artifacts);
  for (const [name, table] of Object.entries(scenario.objects)) {
    if (!Object.hasOwn(artifacts.dataModel.tables, table)) {
      return { reason: 'unknown-field', detail: `${name}: there is no table ${table}` };
    }
  }
  const wheres = scenario.given.flatMap(clause => (clause.kind === 'environment' ? [clause.where] : []));
  for (const where of wheres) {
    const failure = checkNames(where, tables, artifacts);
    if (failure) return failure;
  }
  return checkOwnership(refined, artifacts) ?? checkFields(wheres, tables, artifacts);
}

function tablesByName({ scenario }: RefinedSpec, { identity }: DriverArtifacts): ReadonlyMap<string, string> {
  const tables = new Map(Object.entries(scenario.objects));
  if (identity !== null && !tables.has('requester')) tables.set('requester', identity.table);
  return tables;
}

function checkNames(
  where: Condition,
  tables: ReadonlyMap<string, string>,
  artifacts: DriverArtifacts,
): DriverFailure | null {
  const table = tables.get(where.of);
  if (table === undefined) return { reason: 'unknown-field', detail: `no object is called ${where.of}` };
  const base = where.field.replace(/\.length$/, '');
  if (!fieldOf(artifacts, table, where.field) && fieldOf(artifacts, table, base)?.type !== 'array') {
    return { reason: 'unknown-field', detail: `${table} has no field ${where.field}` };
  }
  const unbound = namesIn(where.value).find(name => !tables.has(name));
  if (unbound !== undefined) return { reason: 'unknown-field', detail: `no object is called ${unbound}` };
  if (speaksOfNow(where.value) && artifacts.now === null) {
    return { reason: 'state-not-representable', detail: `${where.field}: the environment has no present moment` };
  }
  return null;
}

function checkOwnership({ scenario }: RefinedSpec, artifacts: DriverArtifacts): DriverFailure | null {
  const said = scenario.given.flatMap(clause => (clause.kind === 'ownership' ? [clause] : []));
  for (const { of, is } of said) {
    const table = scenario.objects[of];
    if (table === undefined) return { reason: 'unknown-field', detail: `no object is called ${of}` };
    if (!isOwnable(artifacts, table)) {
      return { reason: 'state-not-representable', detail: whyNotOwnable(artifacts, table) };
    }
    if (said.some(other => other.of === of && other.is !== is)) {
      return { reason: 'contradiction', detail: `${of} cannot belong to the requester and to another one` };
    }
  }
  return null;
}

/** A foreign key that nearly is one is the likely reason: it is named, with the record that undoes it. */
function whyNotOwnable({ data, dataModel, identity }: DriverArtifacts, table: string): string {
  const nobody = `nothing in the data says who owns a record of ${table}`;
  const near = listNearReferences(data, dataModel).find(
    one => !one.isTaken && (one.table === table || (one.table === identity?.table && one.target === table)),
  );
  return near === undefined
    ? nobody
    : `${nobody}: ${describeNearReference(near)}; declare it in environment.data-model`;
}

/** Demands on one field that no value meets: each alone cannot be met, or they exclude each other. */
function checkFields(
  wheres: readonly Condition[],
  tables: ReadonlyMap<string, string>,
  artifacts: DriverArtifacts,
): DriverFailure | null {
  const plain = wheres.filter(({ value }) => namesIn(value).length === 0);
  const groups = Map.groupBy(plain, ({ of, field }) => stableJson([of, field]));
  for (const group of [...groups.values()].flatMap(groupByItem)) {
    const [first] = group;
    const table = first && tables.get(first.of);
    if (!first || !table || isKeyPath(artifacts, table, first.field)) continue;
    const failure = checkField(group, { table, path: first.field, artifacts });
    if (failure) return failure;
  }
  return null;
}

/** What one value has to meet at once: over a list, each condition on some item with all that is said of every item. */
function groupByItem(group: readonly Condition[]): readonly (readonly Condition[])[] {
  if (!group.some(({ field }) => isManyPath(field))) return [group];
  const ofAll = group.filter(where => scopeOf(where) === 'every');
  return group.filter(where => !ofAll.includes(where)).map(where => [where, ...ofAll]);
}

function checkField(
  group: readonly Condition[],
  { table, path, artifacts }: { readonly table: string; readonly path: string; readonly artifacts: DriverArtifacts },
): DriverFailure | null {
  const field = fieldOf(artifacts, table, path);
  if (field === null) return null;
  const world = { artifacts, adapted: new Map() };
  const demands = group.map(
    ({ op, value, items }): ItemDemand => ({ op, items, expected: valueIn(world, () => null, value) }),
  );
  const given = { column: columnOf(artifacts, table, path), now: artifacts.now, rng: createRng('contradiction') };
  const alone = unsatisfiable(field, demands, given);
  const records = listRecords(artifacts, table);
  const isMet = (record: JsonObject) =>
    demands.every(demand => testPath(record, path, { ...demand, now: artifacts.now }) === true);
  if (records.some(isMet)) return null;
  if (alone) {
    const detail = `${table}.${path} cannot be ${alone.op} ${stableJson(alone.expected) ?? ''}`.trim();
    return { reason: 'state-not-representable', detail };
  }
  return solveField(field, demands, given) === undefined
    ? { reason: 'contradiction', detail: `no value of ${table}.${path} meets all of its conditions` }
    : null;
}
