import { buildDriver } from '../../driver/build-driver.ts';
import { createRng } from '../../lib/rng.ts';
import type { AgentArtifacts, Tables } from '../../model/artifacts.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { Change, ObjectRef } from '../../model/trace.ts';
import type { DriverFailure, TestDriver, UserGoal } from '../../model/trial.ts';
import { isBoundByCalls } from '../../strategies/compose-cases.ts';

/** One world and one user for several goals. */
export interface ComposedDriver {
  /** Of the whole conversation: all set-up, and the objects of the first goal. */
  readonly driver: TestDriver;
  /** The records that each goal's names stand for, in the order of the goals. */
  readonly objects: readonly Readonly<Record<string, ObjectRef>>[];
}

/** Chains whose goals can be told apart by their tools alone may be about the same records, so often. */
const SHARED_OBJECTS = 0.5;

/**
 * Establishes the Given of every goal in one world, for one requester: goal by goal, each on what the ones before
 * changed. In the end each Given must still hold with its records as they are; else the chain is refused.
 */
export function composeDrivers(
  goals: readonly RefinedSpec[],
  artifacts: AgentArtifacts,
  seed: string,
): ComposedDriver | { readonly failure: DriverFailure } {
  const mayShare = goals.every(goal => !isBoundByCalls(goal, artifacts));
  const isShared = mayShare && createRng(['shared objects', seed]).next() < SHARED_OBJECTS;
  const built = (isShared ? buildInTurn(goals, artifacts, { seed, isShared }) : null) ?? null;
  const drivers =
    built === null || 'failure' in built ? buildInTurn(goals, artifacts, { seed, isShared: false }) : built;
  if ('failure' in drivers) return drivers;
  const setup = joinSetups(drivers, artifacts.data);
  const world = { ...artifacts, data: withChanges(artifacts.data, setup) };
  const broken = goals.findIndex((refined, at) => !stillHolds(refined, world, { driver: drivers[at], seed }));
  if (broken >= 0) return contradiction(`what another goal needs undoes the Given of ${goals[broken]?.scenario.id}`);
  return join(drivers, { setup, data: world.data });
}

function contradiction(detail: string): { readonly failure: DriverFailure } {
  return { failure: { reason: 'contradiction', detail } };
}

function buildInTurn(
  goals: readonly RefinedSpec[],
  artifacts: AgentArtifacts,
  { seed, isShared }: { readonly seed: string; readonly isShared: boolean },
): readonly TestDriver[] | { readonly failure: DriverFailure } {
  const drivers: TestDriver[] = [];
  let { data } = artifacts;
  for (const [at, refined] of goals.entries()) {
    const [first] = drivers;
    const known = drivers.flatMap(({ objects }) => Object.values(objects));
    const objects = isShared ? sameTables(refined, known) : {};
    const held = first && { requester: first.requester, objects, avoided: isShared ? [] : others(known, first) };
    const about = { refined, artifacts: { ...artifacts, data }, seed: `${seed} ${at}` };
    const built = buildDriver({ ...about, ...(held && { held }) });
    if ('failure' in built) return built;
    drivers.push(built.driver);
    data = withChanges(data, built.driver.setup);
  }
  return drivers;
}

/** The requester may be an object of every goal. */
function others(known: readonly ObjectRef[], { requester }: TestDriver): readonly ObjectRef[] {
  return known.filter(({ table, id }) => table !== requester?.table || id !== requester.id);
}

/** Names whose table another goal has a record of already take that record. */
function sameTables({ scenario }: RefinedSpec, known: readonly ObjectRef[]): Readonly<Record<string, ObjectRef>> {
  const taken = new Set<ObjectRef>();
  return Object.fromEntries(
    Object.entries(scenario.objects).flatMap(([name, table]) => {
      const ref = known.find(other => other.table === table && !taken.has(other));
      if (ref !== undefined) taken.add(ref);
      return ref === undefined ? [] : [[name, ref] as const];
    }),
  );
}

function stillHolds(
  refined: RefinedSpec,
  artifacts: AgentArtifacts,
  { driver, seed }: { readonly driver: TestDriver | undefined; readonly seed: string },
): boolean {
  if (driver === undefined) return false;
  const held = { requester: driver.requester, objects: driver.objects, avoided: [] };
  const again = buildDriver({ refined, artifacts, seed, held });
  return 'driver' in again && again.driver.setup.length === 0;
}

function joinSetups(drivers: readonly TestDriver[], data: Tables): readonly Change[] {
  const last = new Map<string, Change>();
  for (const change of drivers.flatMap(({ setup }) => setup))
    last.set(JSON.stringify([change.table, change.id]), change);
  return [...last.values()].map(change => ({ ...change, before: data[change.table]?.[change.id] ?? null }));
}

function withChanges(data: Tables, changes: readonly Change[]): Tables {
  const tables: Record<string, Record<string, Tables[string][string]>> = {};
  for (const { table, id, after } of changes) {
    const records = tables[table] ?? { ...data[table] };
    tables[table] = records;
    if (after === null) delete records[id];
    else records[id] = after;
  }
  return changes.length === 0 ? data : { ...data, ...tables };
}

function join(
  drivers: readonly TestDriver[],
  { setup, data }: { readonly setup: readonly Change[]; readonly data: Tables },
): ComposedDriver {
  const [first, ...rest] = drivers;
  if (first === undefined) throw new Error('a chain without goals');
  const { requester } = first;
  const profile = (requester && data[requester.table]?.[requester.id]) ?? first.brief.profile;
  const goalOf = ({ brief }: TestDriver): UserGoal => ({
    objects: brief.objects.map(({ name, ref, record }) => ({
      name,
      ref,
      record: record === null ? null : (data[ref.table]?.[ref.id] ?? record),
    })),
    request: brief.request,
    tool: brief.tool,
    facts: brief.facts,
    says: brief.says,
  });
  const brief = { ...first.brief, ...goalOf(first), profile, then: rest.map(goalOf) };
  return {
    driver: { ...first, setup, brief },
    objects: drivers.map(({ objects }) => objects),
  };
}
