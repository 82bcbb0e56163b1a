import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as deskTools from '../../examples/desk/env/tools.ts';
import { createOfflineReasoner } from '../../src/adapters/offline/offline-reasoner.ts';
import { takeUserTurn } from '../../src/adapters/offline/take-user-turn.ts';
import { hashValue } from '../../src/lib/hash.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { EnvironmentHost, Store } from '../../src/model/ports.ts';
import type { RefinedSpec, Spec } from '../../src/model/spec.ts';
import { TRIAL_LIMITS, type Trial } from '../../src/model/trial.ts';
import { isDecidableByCode } from '../../src/oracle/is-decidable-by-code.ts';
import { huntBugs } from '../../src/pipeline/hunting/hunt.ts';
import { type Choice, type HuntInput, showsOf } from '../../src/pipeline/hunting/hunt-run.ts';
import type { Side } from '../../src/pipeline/testing/test-run.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';
import { loadDesk, ROOT } from '../../test/examples/desk-workspace.ts';
import { setUpAirline } from '../../test/helpers/airline-check.ts';
import { fakeStore } from '../../test/helpers/fake-store.ts';
import { inProcessEnvironment } from '../../test/helpers/in-process-environment.ts';
import { readBenchSpecs } from './bench-specs.ts';
import type { BenchAgent } from './draw-agents.ts';
import type { Environment } from './predicate.ts';

/** One way to spend a budget. */
export interface Arm {
  readonly name: string;
  readonly choice: Choice;
  readonly isComposing: boolean;
  /** What earlier agents of the environment showed is remembered, as of earlier versions of one agent. */
  readonly isCarried: boolean;
}

export const ARMS: readonly Arm[] = [
  { name: 'default only', choice: 'default', isComposing: false, isCarried: false },
  { name: 'random', choice: 'random', isComposing: false, isCarried: false },
  { name: 'memory', choice: 'memory', isComposing: false, isCarried: false },
  { name: 'memory, carried on', choice: 'memory', isComposing: false, isCarried: true },
  { name: 'memory + composed', choice: 'memory', isComposing: true, isCarried: false },
];

/** A workspace with its rules that code decides. */
export interface Workspace {
  readonly artifacts: AgentArtifacts;
  readonly host: EnvironmentHost;
  readonly refined: readonly RefinedSpec[];
}

export async function openWorkspace(environment: Environment): Promise<Workspace> {
  const own = readBenchSpecs(environment);
  if (environment === 'airline') {
    const { artifacts, host, specs } = await setUpAirline();
    return { artifacts, host, refined: decidable([...specs, ...own]) };
  }
  const artifacts = await loadDesk('base');
  const host = inProcessEnvironment({ tools: deskTools, tables: artifacts.data, now: artifacts.now });
  const files = readdirSync(join(ROOT, 'specs/desk')).filter(file => /^(?!baseline|strategies).*\.yaml$/.test(file));
  const committed = files.map(file => parseSpec(file, readFileSync(join(ROOT, 'specs/desk', file), 'utf8')));
  return { artifacts, host, refined: decidable([...committed, ...own]) };
}

function decidable(specs: readonly Spec[]): readonly RefinedSpec[] {
  return specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })))
    .filter(({ scenario }) => isDecidableByCode(scenario));
}

/** What a hunt on one agent came to. */
export interface Hunted {
  readonly agent: BenchAgent;
  /** Number of the trial that first showed the defect, from 1; null when none did. */
  readonly foundAt: number | null;
  readonly strategy: string | null;
  /** Scenarios that were reported and are none of the defect's. */
  readonly others: readonly { readonly scenario: string; readonly strategy: string; readonly key: string }[];
  readonly trials: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly dropped: Readonly<Record<string, number>>;
}

/** Draws differ between agents and are the same for all arms. Hunts one agent until its defect is found or the budget of trials is spent. */
export async function huntAgent(
  workspace: Workspace,
  agent: BenchAgent,
  run: { readonly arm: Arm; readonly budget: number; readonly seed: number; readonly store: Store },
): Promise<Hunted> {
  const rules = agent.defect?.rule ?? [];
  const { arm, budget } = run;
  const seed = Number.parseInt(hashValue([run.seed, agent.id]).slice(0, 8), 16);
  const { hunt, trials } = await huntBugs(worldOf(workspace, agent, run.store), {
    ...inputOf(asAgent(workspace, agent), { budget, seed }),
    choice: arm.choice,
    isComposing: arm.isComposing,
    isEnough: (found, count) => count >= budget || found.some(scenario => rules.includes(scenario)),
  });
  const shows = (trial: Trial) => showsOf({ trial }).some(({ scenario }) => rules.includes(scenario));
  const at = trials.slice(0, budget).findIndex(shows);
  return {
    agent,
    foundAt: at < 0 ? null : at + 1,
    strategy: at < 0 ? null : (trials[at]?.strategy ?? null),
    others: hunt.bugs
      .filter(({ scenario }) => !rules.includes(scenario))
      .map(({ scenario, strategy, trial }) => ({ scenario, strategy, key: trial })),
    trials: trials.length,
    outcomes: countBy(trials, ({ outcome, reason }) => (outcome === 'invalid' ? `invalid: ${reason}` : outcome)),
    dropped: hunt.dropped,
  };
}

function countBy<T>(items: readonly T[], of: (item: T) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[of(item)] = (counts[of(item)] ?? 0) + 1;
  return counts;
}

/** Trials are stored by what the agent is made of, so that no agent is taken for another. */
function asAgent({ artifacts, ...workspace }: Workspace, { id }: BenchAgent): Workspace {
  const digests = { ...artifacts.digests, runtime: id };
  return { ...workspace, artifacts: { ...artifacts, digests } };
}

/**
 * A store of its own for an arm, which takes the trials that another arm ran already: the same case on the same agent
 * shows the same. What was tried is only what this arm tried.
 */
export function sharingStore(ran: Map<string, Trial>, own: Store = fakeStore()): Store {
  return {
    ...own,
    readTrial(key) {
      const trial = own.readTrial(key);
      const known = trial ?? ran.get(key) ?? null;
      if (trial === null && known !== null) own.writeTrial(known);
      return known;
    },
    writeTrial(trial) {
      ran.set(trial.key, trial);
      own.writeTrial(trial);
    },
  };
}

function inputOf(
  { artifacts, refined }: Workspace,
  { budget, seed }: { readonly budget: number; readonly seed: number },
): HuntInput {
  return {
    test: {
      agent: artifacts.agent,
      watched: refined,
      artifacts: { head: artifacts, base: null },
      baseline: [],
      suite: { seed, concurrency: 1, permittedTrials: 0 },
      statistics: { replays: 0, judgeVotes: 1 },
      budget: { trials: 1_000_000, minutes: 600, usd: 1, tokens: 1e9 },
      prices: { agent: null, user: null, miner: null, judge: null },
      models: { user: null, judge: null },
      limits: TRIAL_LIMITS,
    },
    targets: refined.filter(({ spec }) => spec.source !== 'schema'),
    rounds: budget,
    replays: 0,
  };
}

function worldOf({ host }: Workspace, { start }: BenchAgent, store: Store) {
  const side: Side = {
    host: { ...host, close: async () => undefined },
    agent: {
      start: async trial => {
        const session = await start(trial);
        return { send: async input => session.send(input), close: async () => undefined };
      },
      close: async () => undefined,
    },
  };
  return {
    reasoner: createOfflineReasoner({ 'user-turn': takeUserTurn }),
    store,
    clock: { now: () => Date.now(), sleep: async () => undefined },
    log: { info: () => undefined, warn: () => undefined },
    openSide: async () => side,
  };
}
