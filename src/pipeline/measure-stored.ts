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
  const trials = readTrials(deps, input, specs);
  const coverage = measureCoverage({ artifacts: sides.head, specs, lock: committed.lock, trials, models: null });
  return { coverage, trials: trials.length };
}

function readTrials(
  { store, reasoner }: Parameters<typeof measureStored>[0],
  { sides, policy }: Parameters<typeof measureStored>[1],
  specs: readonly RefinedSpec[],
): readonly Trial[] {
  const { suite, statistics, models } = policy;
  const sent = ({ model, parameters }: RunPolicy['models']['user']) => ({ model, parameters });
  const settings = settingsOf(reasoner, {
    models: { user: sent(models.user), judge: sent(models.judge) },
    statistics: { replays: statistics.replays, judgeVotes: statistics['judge-votes'] },
    limits: TRIAL_LIMITS,
    suite: { seed: suite.seed, concurrency: suite.concurrency, permittedTrials: suite['permitted-trials'] },
  });
  const most = Math.max(...DESIGN_NAMES.map(name => maxLaunches(shippedDesign(name))));
  const keys = specs.flatMap(target => {
    const isPermitted = target.scenario.force === 'permitted';
    const purposes = isPermitted ? (['permitted'] as const) : (['test', 'sweep'] as const);
    return purposes.flatMap(purpose =>
      Array.from({ length: isPermitted ? suite['permitted-trials'] : most }, (_, index) =>
        keyOnSide(sides.head, settings, { target, watched: specs, purpose, index }),
      ),
    );
  });
  return store.listTrials({ agent: sides.agent, keys });
}
