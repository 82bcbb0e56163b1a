import { ConfigError, EvidenceError, errorMessage, HostError, LockedStoreError, ProviderError } from '../lib/errors.ts';
import type { ArtifactSources } from '../model/artifacts.ts';
import type { Selected, Selection } from '../model/diff.ts';
import type { Clock, Store } from '../model/ports.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { BaselineEntry, MinedSet, SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { TRIAL_LIMITS } from '../model/trial.ts';
import { EMPTY_SPEC_SET, readSpecSet } from '../specset/read-spec-set.ts';
import type { RunTrees } from './1-load-artifacts.ts';
import { mineSpecs } from './2-mine-specs.ts';
import { type DiffResult, diffSpecs } from './3-diff-specs.ts';
import { testSpecs } from './4-test-specs.ts';
import { type Measures, measure } from './5-measure.ts';
import { type AgentFindings, type AgentRun, reportAgent } from './6-report.ts';
import { acceptedOf, candidatesOf, patchBaseline } from './apply-accepted.ts';
import { listChangedFiles } from './list-changed-files.ts';
import type { RunDeps } from './run-deps.ts';
import type { AgentSides, RunPolicy } from './run-state.ts';
import { addRoleUsage, NO_ROLE_USAGE } from './sharding/run-part.ts';
import type { RoleUsage } from './testing/price-usage.ts';
import { pricesOf } from './testing/prices-of.ts';
import type { SuitePart } from './testing/suite-part.ts';
import type { TestDeps, TestInput, TestRun } from './testing/test-run.ts';

export interface AgentDeps {
  readonly run: RunDeps;
  readonly reasoner: Reasoner;
  readonly trees: RunTrees;
}

export interface AgentInput {
  readonly sides: AgentSides;
  readonly policy: RunPolicy;
  /** What earlier agents of this run left of the budget. */
  readonly budget: TestInput['budget'];
  /** Only these rules or refined specs, whatever the diff says; null: what the change touches. */
  readonly only: readonly string[] | null;
  /** What people let stand for this head. */
  readonly accepted?: readonly BaselineEntry[];
  /** Why nothing is tested; null: it is. */
  readonly untested?: string | null;
  readonly repeatUndecided?: boolean;
  /** Set when only a part of the run is run here. */
  readonly part?: SuitePart | null;
  /** What other parts of the run used of models. */
  readonly usedElsewhere?: RoleUsage;
}

/** Steps 2 to 6 for one agent. What keeps a step from finishing is a fault of the report, which shows what came before. */
export async function runAgent(deps: AgentDeps, input: AgentInput): Promise<AgentRun> {
  const { sides, policy } = input;
  const committed = await readBoth(deps.trees, sides);
  const mined = await orFault(() =>
    mineSpecs(deps, { artifacts: sides.head, committed: committed.head, former: sides.base, ...policy.mining }),
  );
  if ('fault' in mined)
    return reportAgent({ ...input, mined: null, compared: null, tested: null, faults: [mined.fault] });
  const found = await orFault(() =>
    diffSpecs(
      { tree: deps.trees.head, reasoner: deps.reasoner },
      {
        agent: sides.agent,
        head: { artifacts: sides.head, committed: committed.head, mined: mined.value },
        base: { artifacts: sides.base, committed: committed.base },
        suite: input.only === null ? policy.suite : { ...policy.suite, scope: 'all' },
        isFirstRun: sides.isFirstRun,
        departed: sides.departed ?? [],
        ignore: policy.mining.ignore,
      },
    ),
  );
  if ('fault' in found)
    return reportAgent({ ...input, mined: null, compared: null, tested: null, faults: [found.fault] });
  const selection = input.only === null ? found.value.selection : narrow(found.value.selection, input.only);
  const compared = { ...found.value, selection };
  const known = { ...input, mined: mined.value, committed: committed.head, base: committed.base, compared };
  if (input.untested) return await report(deps, known, { tested: null, faults: [input.untested] });
  const tested = await orFault(() => testAndMeasure(deps, known));
  if ('fault' in tested) return await report(deps, known, { tested: null, faults: [tested.fault] });
  return await report(deps, known, { tested: tested.value, faults: faultsOf(tested.value.run) });
}

/** The report, whose patch adds to the baseline what people accepted, and the violations of a first run. */
async function report(
  { trees }: AgentDeps,
  known: Compared,
  outcome: Pick<AgentFindings, 'tested' | 'faults'>,
): Promise<AgentRun> {
  const { sides, committed, base, accepted = [], compared } = known;
  const candidates = sides.isFirstRun ? candidatesOf(outcome.tested?.run.results ?? []) : [];
  const entries = [...candidates, ...acceptedOf([committed, base], accepted)];
  const patch = await patchBaseline(trees, { agent: sides.agent, entries });
  const changed = await listChangedFiles(trees, sides);
  return reportAgent({ ...known, ...outcome, changed, compared: { ...compared, patch: compared.patch + patch } });
}

function faultsOf({ fault, part }: TestRun): readonly string[] {
  return [...(fault === null ? [] : [fault]), ...(part?.faults ?? [])];
}

/** The named specs of a selection. Throws ConfigError for a name that selects nothing. */
function narrow(selection: Selection, only: readonly string[]): Selection {
  const isNamed = ({ spec, scenario }: Selected, name: string) => spec.id === name || scenario.id === name;
  const unknown = only.filter(name => !selection.selected.some(one => isNamed(one, name)));
  if (unknown.length > 0)
    throw new ConfigError(
      unknown.map(name => `--spec ${name}: there is no such spec`),
      'the ids of rules and scenarios stand in specs/',
    );
  return { selected: selection.selected.filter(one => only.some(name => isNamed(one, name))), left: [] };
}

async function readBoth(
  trees: RunTrees,
  { agent, formerName = agent }: Pick<AgentSides, 'agent' | 'formerName'>,
): Promise<{ readonly head: SpecSet; readonly base: SpecSet }> {
  const [head, base] = await Promise.all([
    readSpecSet(trees.head, agent),
    trees.base === null ? EMPTY_SPEC_SET : readSpecSet(trees.base, formerName),
  ]);
  return { head, base };
}

interface Compared extends AgentInput {
  readonly mined: MinedSet;
  readonly committed: SpecSet;
  readonly base: SpecSet;
  readonly compared: DiffResult;
}

async function testAndMeasure(
  deps: AgentDeps,
  input: Compared,
): Promise<{ readonly run: TestRun; readonly measures: Measures }> {
  const store = await deps.run.openStore();
  const test = toTestInput(input);
  const run = await testSpecs(toTestDeps(deps, input.sides, store), test);
  const spent = addRoleUsage(deps.reasoner.spent().usage, input.usedElsewhere ?? NO_ROLE_USAGE);
  const { models, mutation } = input.policy;
  const facts = { lock: input.mined.lock, models: { own: models.agent.model, others: mutation.models } };
  return { run, measures: measure({ store, reasoner: deps.reasoner }, { test, run, spent, ...facts }) };
}

function toTestDeps({ run, reasoner }: AgentDeps, sides: AgentSides, store: Store): TestDeps {
  const clock: Clock = run.clock;
  return {
    reasoner,
    store,
    clock,
    log: run.log,
    openSide: side => run.openSide(reasoner, sides, side),
    ...(run.onEvent === undefined ? {} : { onEvent: run.onEvent }),
    ...(run.stopped === undefined ? {} : { stopped: run.stopped }),
  };
}

function toTestInput(input: Compared): TestInput {
  const { sides, policy, budget, mined, committed, base, compared, accepted = [], repeatUndecided = false } = input;
  const { models, suite, statistics } = policy;
  const isApproximate = isSimulated(sides.setup.head.sources);
  return {
    agent: sides.agent,
    selected: compared.selection.selected.map(one => (isApproximate ? { ...one, gates: false } : one)),
    isApproximate,
    watched: mined.specs.filter(spec => spec.status !== 'rejected').flatMap(refine),
    artifacts: { head: sides.head, base: sides.base },
    // Waivers are the base's, so that no pull request waives its own violations (action.md, Security 3).
    baseline: [...(sides.isFirstRun || sides.standsAlone ? mined.baseline : base.baseline), ...accepted],
    repeatUndecided,
    part: input.part ?? null,
    suite: { seed: suite.seed, concurrency: suite.concurrency, permittedTrials: suite['permitted-trials'] },
    statistics: { ...statistics, judgeVotes: statistics['judge-votes'], compareTrials: statistics['compare-trials'] },
    budget,
    prices: pricesOf(models),
    models: { user: sentModel(models.user), judge: sentModel(models.judge) },
    limits: TRIAL_LIMITS,
    // So is the frozen memory: no pull request chooses what it is tried with.
    strategies: { head: (sides.isFirstRun ? committed : base).frozen ?? null, base: base.frozen ?? null },
  };
}

/** Results that a model makes up show no breach for certain, so nothing that they show is red. */
export function isSimulated({ environment }: ArtifactSources): boolean {
  const tools = environment?.tools ?? null;
  return tools !== null && typeof tools !== 'string' && 'simulated' in tools;
}

export function sentModel({ model, parameters }: RunPolicy['models']['user']) {
  return { model, parameters };
}

function refine(spec: MinedSet['specs'][number]): readonly RefinedSpec[] {
  return spec.scenarios.map(scenario => ({ spec, scenario }));
}

const FAULTS = [EvidenceError, ProviderError, HostError, LockedStoreError];

/** A step's value, or the fault of provider, host, store or evidence that kept it from one; all else is thrown on. */
async function orFault<T>(step: () => Promise<T>): Promise<{ readonly value: T } | { readonly fault: string }> {
  try {
    return { value: await step() };
  } catch (error) {
    if (FAULTS.some(Fault => error instanceof Fault)) return { fault: errorMessage(error) };
    throw error;
  }
}
