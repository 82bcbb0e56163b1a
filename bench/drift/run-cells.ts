import { createRng } from '../../src/lib/rng.ts';
import type { ProfileStratum } from '../../src/statistics/drift/feature-table.ts';
import { profileTrace } from '../../src/statistics/fingerprint/profile-trace.ts';
import { DRIFT_METHODS, type DriftMethod, testDrift } from '../../src/statistics/test-drift.ts';
import { type AgentTask, FAMILY_NAMES, isFamilyName, makeAgent } from './agent-families.ts';
import { type AgentChange, changeOf, chooseTargets, DRIFT_KINDS, type Strength } from './drift-kinds.ts';
import { ksUniform, wilson } from './intervals.ts';
import { recordTrace } from './record-trace.ts';
import { shippedHotellingP } from './shipped-hotelling.ts';

export interface CellPlan {
  readonly families: readonly string[];
  readonly kinds: readonly string[];
  /** Traces a side. */
  readonly sizes: readonly number[];
  readonly strength: Strength;
  /** Pairs of sides a cell, per family; `nulls` without a change. */
  readonly reps: number;
  readonly nulls: number;
  readonly permutations: number;
  readonly seed: number;
}

const TASKS = 40;
/** Agents of each family, so that no result hangs on one of them. */
const AGENTS = 8;
const EACH = 2;
const ALPHA = 0.05;
const METHODS = [...DRIFT_METHODS, 'shipped'] as const;
type Method = (typeof METHODS)[number];
type Ps = Readonly<Record<Method, number>> & { readonly flagged: boolean };

/** Two sides over n/2 tasks with two conversations each a side. */
export function drawStrata(
  tasks: readonly AgentTask[],
  n: number,
  about: { readonly change: AgentChange | null; readonly seed: readonly (string | number)[] },
): readonly ProfileStratum[] {
  const rng = createRng(about.seed);
  const order = rng.shuffle(tasks);
  return Array.from({ length: n / EACH }, (_, i) => {
    const task = rng.pick(order.slice(i % TASKS, (i % TASKS) + 1));
    const side = (change: AgentChange | null) =>
      Array.from({ length: EACH }, () => profileTrace(recordTrace(task, change, rng)));
    return { stratum: String(i), base: side(null), head: side(about.change) };
  });
}

export function printCells(plan: CellPlan): void {
  const names = plan.families.filter(isFamilyName);
  if (names.length === 0) throw new Error(`families: ${FAMILY_NAMES.join(', ')}`);
  console.log(
    `share of alarms at p <= ${ALPHA} [95 % interval]; seed ${plan.seed}, B ${plan.permutations}, ${plan.strength} changes`,
  );
  console.log(
    `agents: ${names.join(', ')}, ${AGENTS} of each, ${TASKS} tasks, ${EACH} conversations a task and side\n`,
  );
  console.log(['kind', 'family', 'n', 'ours', 'flagged', 'Hotelling-14', 'energy', 'T2 as shipped'].join('\t'));
  for (const kind of ['none', ...plan.kinds]) {
    for (const n of plan.sizes) {
      const byFamily = names.map(family => runCell(plan, { family, kind, n }));
      if (names.length > 1) printRow(kind, 'all', n, byFamily.flat());
      for (const [i, ps] of byFamily.entries()) printRow(kind, names[i] ?? '', n, ps);
    }
  }
}

function runCell(
  plan: CellPlan,
  cell: { family: (typeof FAMILY_NAMES)[number]; kind: string; n: number },
): readonly Ps[] {
  const kind = DRIFT_KINDS.find(known => known === cell.kind) ?? null;
  const reps = kind === null ? plan.nulls : plan.reps;
  return Array.from({ length: reps }, (_, rep) => {
    const agent = rep % AGENTS;
    const tasks = makeAgent(cell.family, plan.seed * 1000 + agent, TASKS);
    const change = kind === null ? null : changeOf(kind, plan.strength, chooseTargets(tasks, plan.seed + agent));
    const strata = drawStrata(tasks, cell.n, { change, seed: [cell.family, cell.kind, cell.n, plan.seed, rep] });
    return testAll(strata, plan.permutations);
  });
}

export function testAll(strata: readonly ProfileStratum[], permutations: number): Ps {
  const limits = { minTraces: 1, minStrata: 1, permutations };
  const test = (method: DriftMethod) => testDrift(strata, { ...limits, method });
  const ours = test('max-t');
  return {
    'max-t': ours.p ?? 1,
    flagged: ours.flagged,
    hotelling: test('hotelling').p ?? 1,
    energy: test('energy').p ?? 1,
    shipped: shippedHotellingP(
      strata.flatMap(({ base }) => base),
      strata.flatMap(({ head }) => head),
    ),
  };
}

export function printRow(kind: string, family: string, n: number, all: readonly Ps[]): void {
  const share = (holds: (ps: Ps) => boolean) => wilson(all.filter(holds).length, all.length);
  const alarm = (method: Method) => share(ps => ps[method] <= ALPHA);
  const uniform = kind === 'none' ? `\tKS p ${ksUniform(all.map(ps => ps['max-t'])).toFixed(2)}` : '';
  const cells = [
    alarm('max-t'),
    share(({ flagged }) => flagged),
    alarm('hotelling'),
    alarm('energy'),
    alarm('shipped'),
  ];
  console.log(`${[kind, family, n, ...cells].join('\t')}${uniform}`);
}

/** One test of 2 x 100 traces with 1,999 permutations, as a run does it. */
export function timeTest(seed: number): void {
  const tasks = makeAgent('wanderer', seed, TASKS);
  const strata = drawStrata(tasks, 100, { change: null, seed: ['time', seed] });
  testDrift(strata);
  const times = Array.from({ length: 9 }, () => {
    const start = process.cpuUsage();
    testDrift(strata);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }).sort((a, b) => a - b);
  const { features } = testDrift(strata);
  console.log(
    `one test, 2 x 100 traces, ${features.length} features, 1,999 permutations: processor time, median ${times[4]?.toFixed(0)} ms, best ${times[0]?.toFixed(0)} ms\n`,
  );
}
