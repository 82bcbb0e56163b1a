import { hashValue } from '../../lib/hash.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Store } from '../../model/ports.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import { keyOnSide } from './plan-trial.ts';
import type { TrialSettings } from './trial-key.ts';

/** The agent put on another model; the digest names it, so that such trials have addresses of their own. */
export function onModel(artifacts: AgentArtifacts, model: string): AgentArtifacts {
  const { digests } = artifacts;
  return { ...artifacts, digests: { ...digests, model: hashValue([digests.model, model]) } };
}

export interface TargetModels {
  readonly target: readonly string[];
  readonly tested: readonly string[];
}

/**
 * The models that the agent is meant for (its own and `mutation.models`), and those that trials ran on: its own when it
 * has trials, another when the store holds a first trial of any spec on it (`proviso mutate` makes them).
 * @returns null where no other model is named
 */
export function listTargetModels(
  { store }: { readonly store: Store },
  about: {
    readonly artifacts: AgentArtifacts;
    readonly specs: readonly RefinedSpec[];
    readonly settings: TrialSettings;
    readonly models: { readonly own: string; readonly others: readonly string[] };
    readonly hasTrials: boolean;
  },
): TargetModels | null {
  const { artifacts, specs, settings, models, hasTrials } = about;
  if (models.others.length === 0) return null;
  const target = [...new Set([models.own, ...models.others])];
  const isTested = (model: string): boolean => {
    if (model === models.own) return hasTrials;
    const side = onModel(artifacts, model);
    const first = { watched: specs, purpose: 'test', index: 0, frozen: undefined } as const;
    const keys = specs.map(spec => keyOnSide(side, settings, { ...first, target: spec }));
    return store.listTrials({ agent: artifacts.agent, keys }).some(({ outcome }) => outcome !== 'invalid');
  };
  return { target, tested: target.filter(isTested) };
}
