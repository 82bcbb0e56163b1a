import type { Coverage } from '../model/coverage.ts';
import type { Store } from '../model/ports.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { TRIAL_LIMITS, type Trial } from '../model/trial.ts';
import { measureCoverage } from '../statistics/coverage/measure-coverage.ts';
import { maxLaunches } from '../statistics/decide-verdict.ts';
import { DESIGN_NAMES, shippedDesign } from '../statistics/design.ts';
import type { AgentSides, RunPolicy } from './run-state.ts';
import { keyOnSide } from './testing/plan-trial.ts';
import { listTargetModels } from './testing/target-models.ts';
import type { TrialSettings } from './testing/trial-key.ts';
import { settingsOf } from './testing/trial-settings.ts';

/** Coverage of the agent as it stands, by the trials that the store holds of it; runs nothing and asks no model. */
export function measureStored(
  deps: { readonly store: Store; readonly reasoner: Pick<Reasoner, 'engine'> },
  input: { readonly sides: AgentSides; readonly policy: RunPolicy; readonly committed: SpecSet },
): { readonly coverage: Coverage; readonly trials: number } {
  const { sides, committed } = input;
  const specs = committed.specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec => spec.scenarios.map((scenario): RefinedSpec => ({ spec, scenario })));
  const settings = settingsFor(deps.reasoner, input.policy);
  const trials = readTrials(deps, input, { specs, settings });
  const { models, mutation } = input.policy;
  const targets = listTargetModels(deps, {
    artifacts: sides.head,
    specs,
    settings,
    models: { own: models.agent.model, others: mutation.models },
    hasTrials: trials.length > 0,
  });
  const coverage = measureCoverage({ artifacts: sides.head, specs, lock: committed.lock, trials, models: targets });
  return { coverage, trials: trials.length };
}

function settingsFor(reasoner: Pick<Reasoner, 'engine'>, { suite, statistics, models }: RunPolicy): TrialSettings {
  const sent = ({ model, parameters }: RunPolicy['models']['user']) => ({ model, parameters });
  return settingsOf(reasoner, {
    models: { user: sent(models.user), judge: sent(models.judge) },
    statistics: { replays: statistics.replays, judgeVotes: statistics['judge-votes'] },
    limits: TRIAL_LIMITS,
    suite: { seed: suite.seed, concurrency: suite.concurrency, permittedTrials: suite['permitted-trials'] },
  });
}

function readTrials(
  { store }: Parameters<typeof measureStored>[0],
  { sides, policy, committed }: Parameters<typeof measureStored>[1],
  { specs, settings }: { readonly specs: readonly RefinedSpec[]; readonly settings: TrialSettings },
): readonly Trial[] {
  const { suite } = policy;
  const most = Math.max(...DESIGN_NAMES.map(name => maxLaunches(shippedDesign(name))));
  const keys = specs.flatMap(target => {
    const isPermitted = target.scenario.force === 'permitted';
    const purposes = isPermitted ? (['permitted'] as const) : (['test', 'sweep'] as const);
    return purposes.flatMap(purpose =>
      Array.from({ length: isPermitted ? suite['permitted-trials'] : most }, (_, index) =>
        keyOnSide(sides.head, settings, { target, watched: specs, purpose, index, frozen: committed.frozen ?? null }),
      ),
    );
  });
  return store.listTrials({ agent: sides.agent, keys });
}
