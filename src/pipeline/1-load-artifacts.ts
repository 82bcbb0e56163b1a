/**
 * Step 1 of a run: configuration and artifacts of both sides.
 * Input: the source trees of head and base. Output: the policy (from the base where it has one), and each agent's
 * artifacts on both sides. Refuses with a ConfigError what the head gets wrong; what the base got wrong is a note, so
 * that a pull request can mend it.
 */
import { loadArtifacts as readArtifacts } from '../artifacts/load-artifacts.ts';
import type { Config } from '../config.ts';
import { applyOverrides, type ConfigOverrides, NO_OVERRIDES } from '../config-overrides.ts';
import { ConfigError } from '../lib/errors.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { SpecFinding } from '../model/diff.ts';
import type { SourceTree } from '../model/ports.ts';
import { loadConfig, modelOf, parseConfig, toArtifactSources } from '../parse-config.ts';
import { findFormerName } from './find-former-name.ts';
import { listDeparted, tellDeparted } from './list-departed.ts';
import { listUntestedCode } from './list-untested-code.ts';
import type { AgentSides, LoadedRun, RunPolicy, SideSetup } from './run-state.ts';
import { codeTreeOf, withBaseCode } from './use-base-code.ts';

/** The trees that a run compares; `base` is null on a first run. */
export interface RunTrees {
  readonly head: SourceTree;
  readonly base: SourceTree | null;
}

export interface LoadOptions {
  /** Path of proviso.yaml. */
  readonly configFile: string;
  /** Only this agent; null for all. */
  readonly agent: string | null;
  /** From flags or inputs: over what the configurations say. */
  readonly overrides?: ConfigOverrides;
  /** No change is tested but the head by itself, as on a schedule: a committed spec is red where it is violated. */
  readonly standsAlone?: boolean;
}

/** A value, or why it could not be had. */
type Readable<T> = { readonly value: T | null; readonly notes: readonly string[] };

export async function loadArtifacts(
  trees: RunTrees,
  { configFile, agent, overrides = NO_OVERRIDES, standsAlone = false }: LoadOptions,
): Promise<LoadedRun> {
  const [headWritten, baseWritten] = await Promise.all([
    loadConfig(trees.head, configFile),
    readBaseConfig(trees.base, configFile),
  ]);
  const isDataMode = trees.head.mayRunCode === false;
  const headConfig = applyOverrides(isDataMode ? withBaseCode(headWritten, baseWritten.value) : headWritten, overrides);
  const baseValue = baseWritten.value === null ? null : applyOverrides(baseWritten.value, overrides);
  const baseConfig = { ...baseWritten, value: baseValue };
  const names = agent === null ? Object.keys(headConfig.agents) : [agent];
  const loaded = await allOrProblems(
    names.map(async name => await loadSides(trees, { agent: name, headConfig, baseConfig, standsAlone })),
  );
  const sides = loaded.map(one => one.sides);
  const departed = agent === null ? await findDeparted(trees, { sides, headConfig, baseConfig, configFile }) : [];
  const policyConfig = baseConfig.value ?? headConfig;
  return {
    policy: decidePolicy(policyConfig, headConfig),
    policyFrom: baseConfig.value === null ? 'head' : 'base',
    agents: tellOnce(sides, departed),
    notes: [...baseConfig.notes, ...loaded.flatMap(({ notes }) => notes)],
  };
}

async function findDeparted(
  trees: RunTrees,
  about: {
    readonly sides: readonly AgentSides[];
    readonly headConfig: Config;
    readonly baseConfig: Readable<Config>;
    readonly configFile: string;
  },
): Promise<readonly SpecFinding[]> {
  const { sides, headConfig, baseConfig, configFile } = about;
  const formerNames = sides.flatMap(({ formerName }) => formerName ?? []);
  const departed = await listDeparted(trees, { headConfig, baseConfig: baseConfig.value, formerNames });
  return departed.map(one => tellDeparted(one, configFile));
}

/** Findings of the run go to one agent's: one that is tested against its base, where there is one. */
function tellOnce(sides: readonly AgentSides[], departed: readonly SpecFinding[]): readonly AgentSides[] {
  const teller = sides.find(({ isFirstRun }) => !isFirstRun) ?? sides[0];
  return departed.length === 0 ? sides : sides.map(one => (one === teller ? { ...one, departed } : one));
}

/** Gate, budget, statistics, suite and every model but the agent's come from `policy`; what is tested, from the head. */
function decidePolicy(policy: Config, head: Config): RunPolicy {
  const { suite, statistics, budget, gate } = policy;
  const models = {
    agent: modelOf(head, 'agent'),
    user: modelOf(policy, 'user'),
    miner: modelOf(policy, 'miner'),
    judge: modelOf(policy, 'judge'),
  };
  return { suite, statistics, budget, gate, mining: head.mining, mutation: head.mutation, models };
}

async function readBaseConfig(base: SourceTree | null, file: string): Promise<Readable<Config> & { exists: boolean }> {
  const text = base === null ? null : await base.read(file);
  if (text === null) return { value: null, notes: [], exists: false };
  const read = await readable('the policy is taken from the head', async () => parseConfig(text, file));
  return { ...read, exists: true };
}

async function loadSides(
  { head, base }: RunTrees,
  side: {
    readonly agent: string;
    readonly headConfig: Config;
    readonly baseConfig: Readable<Config> & { readonly exists: boolean };
    readonly standsAlone: boolean;
  },
): Promise<{ readonly sides: AgentSides; readonly notes: readonly string[] }> {
  const { agent, headConfig, baseConfig } = side;
  const formerName = await findFormerName({ head, base }, { agent, headConfig, baseConfig: baseConfig.value });
  const before = formerName ?? agent;
  const [headArtifacts, baseArtifacts, hasSpecs] = await Promise.all([
    readArtifacts(head, toArtifactSources(headConfig, agent), codeTreeOf({ head, base }, 'head') ?? head),
    loadBaseArtifacts(base, baseConfig.value, before),
    base === null ? false : holdsSpecs(base, before),
  ]);
  const standsAlone = side.standsAlone && base === null && (await holdsSpecs(head, agent));
  const isFirstRun = !standsAlone && (!baseConfig.exists || !hasSpecs);
  const setup = {
    head: setupOf(headConfig, agent),
    base: baseArtifacts.value === null || baseConfig.value === null ? null : setupOf(baseConfig.value, before),
  };
  const renamed = formerName === null ? {} : { formerName };
  const about = { agent, ...renamed, ...(standsAlone ? { standsAlone } : {}) };
  const sides = { ...about, head: headArtifacts, base: baseArtifacts.value, setup, isFirstRun };
  const untested = await listUntestedCode({ head, base }, setup.head.sources);
  return { sides, notes: [...baseArtifacts.notes, ...(headArtifacts.notes ?? []), ...untested] };
}

function setupOf(config: Config, agent: string): SideSetup {
  return { sources: toArtifactSources(config, agent), model: modelOf(config, 'agent') };
}

async function loadBaseArtifacts(
  base: SourceTree | null,
  config: Config | null,
  agent: string,
): Promise<Readable<AgentArtifacts>> {
  if (base === null || config === null || !Object.hasOwn(config.agents, agent)) return { value: null, notes: [] };
  return await readable(
    'violations are judged on the head alone',
    async () => await readArtifacts(base, toArtifactSources(config, agent)),
  );
}

async function holdsSpecs(base: SourceTree, agent: string): Promise<boolean> {
  const files = await base.list(`specs/${agent}/*.yaml`);
  return files.some(file => !file.endsWith('/baseline.yaml'));
}

async function readable<T>(consequence: string, read: () => Promise<T>): Promise<Readable<T>> {
  try {
    return { value: await read(), notes: [] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { value: null, notes: error.problems.map(problem => `base: ${problem}; ${consequence}`) };
  }
}

/** Waits for all and shows what any of them refuses at once. */
async function allOrProblems<T>(work: readonly Promise<T>[]): Promise<readonly T[]> {
  const results = await Promise.allSettled(work);
  const failures: readonly unknown[] = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
  const refusals = failures.filter(failure => failure instanceof ConfigError);
  const fault = failures.find(failure => !(failure instanceof ConfigError));
  if (fault !== undefined) throw fault;
  if (refusals.length > 0)
    throw new ConfigError([...new Set(refusals.flatMap(refusal => refusal.problems))], refusals[0]?.hint);
  return results.flatMap(result => (result.status === 'fulfilled' ? [result.value] : []));
}
