// In: a refined spec and the artifacts. Out: a test driver, that is records in which Given holds and a brief for the
// simulated user, or the reason why there is none (AgenTest 3.3.1, test driver generation). Pure and seeded.
// Refuses: a Given that the data model cannot hold, clauses that exclude each other, and any driver whose clauses do not
// hold when they are checked again in the end; a wrong object is worse than an untestable spec.
import { createRng, type Rng } from '../lib/rng.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { Change, ObjectRef } from '../model/trace.ts';
import type { DriverFailure, TestDriver } from '../model/trial.ts';
import { adaptRecords } from './adapt-records.ts';
import type { Effort, Search } from './candidates.ts';
import { withNewRecord } from './create-record.ts';
import { findAssignment, freshEffort, isSpent } from './find-assignment.ts';
import { findContradiction } from './find-contradiction.ts';
import { type Assignment, holds, refOf } from './holds.ts';
import { type Held, holdRecords, type Layout, layOut, REQUESTER } from './slots.ts';
import { type DriverArtifacts, keysOf, readRecord, recordKey, recordsOf, type World } from './world.ts';
import { writeBrief } from './write-brief.ts';

/** Assignments that are tried for one set of records to be adapted. */
const MAX_ADAPTATIONS = 200;
/** What one such try costs of the effort. */
const ADAPTATION_COST = 500;

interface Solution {
  readonly layout: Layout;
  readonly assignment: Assignment;
  readonly world: World;
}

/**
 * Binds the scenario's objects to records of the data and says what the simulated user knows. Records that meet Given
 * as they stand come first, by seeded choice; else one of the right type is adapted (several only when one is not
 * enough), which `setup` reports.
 * @param seed any text; the same seed gives the same driver
 * @param held records that are settled beforehand; absent: none
 */
export function buildDriver({
  refined,
  artifacts,
  seed,
  held,
}: {
  readonly refined: RefinedSpec;
  readonly artifacts: DriverArtifacts;
  readonly seed: string;
  readonly held?: Held;
}): { readonly driver: TestDriver } | { readonly failure: DriverFailure } {
  const impossible = findContradiction(refined, artifacts);
  if (impossible) return { failure: impossible };
  const rng = createRng(['driver', refined.scenario.id, seed]);
  const laidOut = layOut({ refined, artifacts });
  const plan = held === undefined ? laidOut : holdRecords(laidOut, held);
  const effort = freshEffort();
  const solution = solve(plan, artifacts, { rng, effort }) ?? solveWithNew(plan, artifacts, { rng, effort });
  if (solution === null) return { failure: explain(plan, artifacts, effort) };
  const written = writeBrief({ refined, rng, ...solution });
  if ('failure' in written) return written;
  const { layout, assignment, world } = solution;
  const objects = Object.keys(refined.scenario.objects).flatMap(name => {
    const ref = refOf(layout, assignment, name);
    return ref === null ? [] : [[name, ref] as const];
  });
  return {
    driver: {
      objects: Object.fromEntries(objects),
      requester: refOf(layout, assignment, REQUESTER),
      setup: listChanges({ layout, assignment, world }, artifacts),
      brief: written.brief,
    },
  };
}

/** Chance, and what the searches have cost. */
interface Drawing {
  readonly rng: Rng;
  readonly effort: Effort;
}

/** First as the data stand, with and then without records for arguments; then with one record adapted, then with all, its links last. */
function solve(layout: Layout, artifacts: DriverArtifacts, { rng, effort }: Drawing): Solution | null {
  const plain = { ...layout, ...withoutNamed(layout) };
  const world: World = { artifacts, adapted: new Map() };
  for (const tried of Object.keys(layout.named).length > 0 ? [layout, plain] : [plain]) {
    const search = { layout: tried, world, rng, adaptable: new Set<string>(), canRelink: false, effort };
    const assignment = findAssignment(search, found => found);
    if (assignment) return { layout: tried, assignment, world };
  }
  const names = plain.slots
    .map(({ name }) => name)
    .toSorted((a, b) => Number(a === REQUESTER) - Number(b === REQUESTER));
  const sets = [...names.map(name => new Set([name])), new Set(names)];
  for (const canRelink of [false, true]) {
    for (const adaptable of sets) {
      const solution = adapt({ layout: plain, world, rng, adaptable, canRelink, effort });
      if (solution) return solution;
    }
  }
  return null;
}

/** With one record more in a table that has none, else in the table of one slot. */
function solveWithNew(layout: Layout, artifacts: DriverArtifacts, drawing: Drawing): Solution | null {
  const { rng, effort } = drawing;
  if (isSpent(effort)) return null;
  const tables = [...new Set(layout.slots.map(({ table }) => table))];
  const size = (table: string) => keysOf(artifacts, table).length;
  const empty = tables.filter(table => size(table) === 0);
  const filled = empty.reduce<DriverArtifacts | null>(
    (known, table) => known && withNewRecord(known, table, rng),
    artifacts,
  );
  if (filled === null) return null;
  const more = empty.length > 0 ? [filled] : tables.flatMap(table => withNewRecord(artifacts, table, rng) ?? []);
  for (const extended of more) {
    const solution = solve(layout, extended, drawing);
    if (solution) return solution;
  }
  return null;
}

function adapt(search: Search): Solution | null {
  const { layout, adaptable } = search;
  let tries = 0;
  const found = findAssignment<Solution | 'spent'>(search, assignment => {
    if (tries++ >= MAX_ADAPTATIONS) return 'spent';
    search.effort.left -= ADAPTATION_COST;
    const world = adaptRecords({ ...search, assignment }, adaptable);
    const isWhole =
      world !== null && layout.constraints.every(constraint => holds(constraint, { layout, assignment, world }));
    return isWhole ? { layout, assignment, world } : null;
  });
  return found === 'spent' ? null : found;
}

function withoutNamed(layout: Layout): Pick<Layout, 'slots' | 'constraints' | 'named'> {
  const hidden = new Set(Object.values(layout.named));
  return {
    slots: layout.slots.filter(({ name }) => !hidden.has(name)),
    constraints: layout.constraints.filter(({ slots }) => !slots.some(name => hidden.has(name))),
    named: {},
  };
}

function explain(layout: Layout, artifacts: DriverArtifacts, effort: Effort): DriverFailure {
  if (isSpent(effort)) return { reason: 'no-object', detail: `search given up after ${effort.visits} assignments` };
  const empty = layout.slots.find(({ table }) => keysOf(artifacts, table).length === 0);
  const detail = empty
    ? `the table ${empty.table} has no record`
    : `no record of ${[...new Set(layout.slots.map(({ table }) => table))].join(', ')} meets the Given, as it is or adapted`;
  return { reason: 'no-object', detail };
}

/** The records of the slots that are not as committed: adapted, or new. */
function listChanges({ layout, assignment, world }: Solution, artifacts: DriverArtifacts): readonly Change[] {
  const refs = layout.slots.flatMap(({ name }): ObjectRef[] => {
    const ref = refOf(layout, assignment, name);
    return ref === null ? [] : [ref];
  });
  const unique = [...new Map(refs.map(ref => [recordKey(ref), ref])).values()];
  return unique.flatMap(ref => {
    const after = readRecord(world, ref);
    const before = recordsOf(artifacts, ref.table)[ref.id] ?? null;
    return after !== null && after !== before ? [{ ...ref, before, after }] : [];
  });
}
