import { ENGINE_VERSION } from '../../lib/engine-version.ts';
import { hashValue } from '../../lib/hash.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Json } from '../../model/json.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { Reasoner } from '../../model/task.ts';
import type { MixShare, Trial, TrialLimits } from '../../model/trial.ts';

/** Everything besides agent, scenario and index that a trial hangs on. */
export interface TrialSettings {
  readonly engine: Reasoner['engine'];
  readonly models: { readonly user: Json; readonly judge: Json };
  /** Versions of the task templates of user and judge. */
  readonly templates: Json;
  readonly judgeVotes: number;
  readonly limits: TrialLimits;
  readonly suiteSeed: number;
}

export interface TrialAddress {
  readonly target: RefinedSpec;
  readonly mix: readonly MixShare[];
  readonly purpose: Trial['purpose'];
  readonly index: number;
  /** Of a replay: the scenario and index of the trial whose case it repeats. */
  readonly replayOf: Json;
  /** Digest of the settings that the case is drawn from; null where the scenario has its own. */
  readonly settings: string | null;
}

/**
 * Content address of a trial (README D8). Holds neither a commit nor the time: the same content gives the same key in
 * any run, on head as on base. Places of evidence are left out, for moving a rule in its file changes nothing.
 */
export function trialKey(artifacts: AgentArtifacts, settings: TrialSettings, address: TrialAddress): string {
  const { spec, scenario } = address.target;
  return hashValue([
    'trial',
    ENGINE_VERSION,
    digestAgent(artifacts),
    { ...settings },
    { scenario, rule: spec.rule, quotes: spec.evidence.map(({ quote }) => quote), tools: spec.tools },
    digestMix(address.mix),
    [address.purpose, address.index, address.replayOf, address.settings],
  ]);
}

/** What the agent and its environment are made of, as this side has them. */
function digestAgent(artifacts: AgentArtifacts): Json {
  const { agent, digests, variables, now, identity, rejected } = artifacts;
  const { prompt, tools, data, dataModel, environment, runtime, model } = digests;
  return [
    agent,
    { prompt, tools, data, dataModel, environment, runtime, model },
    hashValue({ variables, now, identity, rejected }),
  ];
}

/** Every trial of a spec has its mix in its address. */
const digests = new WeakMap<readonly MixShare[], string>();

export function digestMix(mix: readonly MixShare[]): string {
  const known = digests.get(mix);
  if (known !== undefined) return known;
  const digest = hashValue(
    mix.map(({ strategy, share, instructions, moves, variants }) => [
      strategy,
      share,
      instructions,
      ...(moves ? [moves] : []),
      ...(variants ? [variants] : []),
    ]),
  );
  digests.set(mix, digest);
  return digest;
}

/** The seed of a trial: scenario, index and `suite.seed`, never a commit or the time. */
export function trialSeed(scenario: string, purpose: Trial['purpose'], draw: readonly [number, number]): string {
  const [index, suiteSeed] = draw;
  return hashValue(purpose === 'test' ? [scenario, index, suiteSeed] : [scenario, purpose, index, suiteSeed]);
}
