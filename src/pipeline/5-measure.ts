/**
 * Fifth step of a run: what the trials say beyond verdicts: behavioural drift against the base's stored traces,
 * coverage, completion of permitted scenarios on both sides, and the bill. Only trials of the declared mix are compared,
 * never replays. Refuses to compare traces of two different models.
 */
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { Selected } from '../model/diff.ts';
import type { Store } from '../model/ports.ts';
import type { AgentReport } from '../model/report.ts';
import type { LockLine } from '../model/spec-set.ts';
import type { FrozenStrategies } from '../model/strategy.ts';
import type { Reasoner } from '../model/task.ts';
import type { Trial } from '../model/trial.ts';
import type { Cost, Drift } from '../model/verdict.ts';
import { measureCoverage } from '../statistics/coverage/measure-coverage.ts';
import { maxLaunches } from '../statistics/decide-verdict.ts';
import { shippedDesign } from '../statistics/design.ts';
import { profileTrace } from '../statistics/fingerprint/profile-trace.ts';
import { type SideCounts, stratifiedFisherP } from '../statistics/fisher.ts';
import { testDrift } from '../statistics/test-drift.ts';
import { isCompleted } from './testing/is-completed.ts';
import { keyOnSide, refinedOf } from './testing/plan-trial.ts';
import { priceUsage, type RoleUsage, tokensOf, totalUsage } from './testing/price-usage.ts';
import { listTargetModels } from './testing/target-models.ts';
import type { TestInput, TestRun } from './testing/test-run.ts';
import type { TrialSettings } from './testing/trial-key.ts';
import { settingsOf } from './testing/trial-settings.ts';

/** A suite that completes what is permitted less often is told when chance alone does so in at most this share of runs. */
const OVER_REFUSAL_LEVEL = 0.05;

export type Measures = Pick<AgentReport, 'drift' | 'coverage' | 'cost' | 'overRefusal'>;

/**
 * @param input.spent tokens by role of the whole run, mining included
 * @param input.lock of the head's specs; without it source coverage is not known
 * @param input.models the agent's own and the others it is meant for; without it model coverage is not configured
 */
export function measure(
  deps: { readonly store: Store; readonly reasoner: Pick<Reasoner, 'engine'> },
  input: {
    readonly test: TestInput;
    readonly run: TestRun;
    readonly spent: RoleUsage;
    readonly lock?: readonly LockLine[];
    readonly models?: { readonly own: string; readonly others: readonly string[] };
  },
): Measures {
  const { test, run } = input;
  const settings = settingsOf(deps.reasoner, test);
  const read = (selected: Selected, purpose: 'test' | 'permitted'): readonly Trial[] =>
    test.artifacts.base === null
      ? []
      : readBase(deps.store, {
          selected,
          purpose,
          settings,
          watched: test.watched,
          base: test.artifacts.base,
          frozen: test.strategies?.base,
        });
  const artifacts = test.artifacts.head;
  const trials = run.trials.filter(({ side }) => side === 'head');
  const { models = { own: '', others: [] } } = input;
  const about = { artifacts, specs: test.watched, settings, models, hasTrials: trials.length > 0 };
  return {
    drift: measureDrift(test, run, read),
    coverage: measureCoverage({
      artifacts,
      specs: test.selected.map(refinedOf),
      lock: input.lock ?? [],
      trials,
      models: listTargetModels(deps, about),
    }),
    cost: measureCost(test, run, input.spent),
    overRefusal: compareCompletion(test.selected, run.trials, read),
  };
}

type ReadBase = (selected: Selected, purpose: 'test' | 'permitted') => readonly Trial[];

/** The trials of a spec that an earlier run made with the base's content, in launch order. */
function readBase(
  store: Store,
  query: {
    readonly selected: Selected;
    readonly purpose: 'test' | 'permitted';
    readonly settings: TrialSettings;
    readonly watched: TestInput['watched'];
    readonly base: AgentArtifacts;
    readonly frozen: FrozenStrategies | null | undefined;
  },
): readonly Trial[] {
  const { selected, purpose, settings, watched, base, frozen } = query;
  const target = refinedOf(selected);
  const count = maxLaunches(shippedDesign(selected.table));
  const keys = Array.from({ length: count }, (_, index) =>
    keyOnSide(base, settings, { target, watched, purpose, index, frozen }),
  );
  return store.listTrials({ agent: base.agent, keys }).filter(isValid);
}

function measureDrift({ artifacts, selected }: TestInput, { trials }: TestRun, read: ReadBase): Drift {
  const { head, base } = artifacts;
  const untested = { p: null, flagged: false, n: { base: 0, head: 0 }, strata: 0, features: [] };
  if (base !== null && base.digests.model !== head.digests.model)
    return { ...untested, reason: 'the model changed: traces of two models are not compared' };
  if (base !== null && isSameAgent(head, base))
    return { ...untested, reason: 'nothing that the agent runs on changed' };
  const strata = selected
    .filter(({ scenario }) => scenario.force !== 'permitted')
    .map(item => ({
      stratum: item.scenario.id,
      base: read(item, 'test').map(({ trace }) => profileTrace(trace)),
      head: headTrials(trials, item, 'test').map(({ trace }) => profileTrace(trace)),
    }));
  return testDrift(strata);
}

/** Whether the trials of both sides have the same content addresses. */
function isSameAgent(head: AgentArtifacts, base: AgentArtifacts): boolean {
  const parts = ['prompt', 'tools', 'data', 'dataModel', 'environment', 'runtime'] as const;
  return parts.every(part => head.digests[part] === base.digests[part]);
}

function headTrials(trials: readonly Trial[], { scenario }: Selected, purpose: Trial['purpose']): readonly Trial[] {
  return trials.filter(
    trial => trial.side === 'head' && trial.purpose === purpose && trial.scenario === scenario.id && isValid(trial),
  );
}

function isValid({ outcome }: Trial): boolean {
  return outcome !== 'invalid';
}

function measureCost({ prices }: TestInput, run: TestRun, spent: RoleUsage): Cost {
  const usage = totalUsage(spent);
  return {
    usd: priceUsage(spent, prices),
    tokens: tokensOf(usage),
    trials: run.ran,
    calls: usage.calls,
    usage,
    forecast: run.forecast,
  };
}

/**
 * Permitted scenarios whose action head completes less often than base, where the whole suite does by more than chance
 * (testing.md, Force: completion is compared suite-wide).
 */
function compareCompletion(
  selected: readonly Selected[],
  trials: readonly Trial[],
  read: ReadBase,
): Measures['overRefusal'] {
  const compared = selected
    .filter(({ scenario }) => scenario.force === 'permitted')
    .map(item => {
      const count = (side: readonly Trial[]) => ({
        violations: side.filter(({ trace }) => !isCompleted(refinedOf(item), trace)).length,
        n: side.length,
      });
      const [base, head] = [count(read(item, 'permitted')), count(headTrials(trials, item, 'permitted'))];
      return { id: item.scenario.id, base, head };
    })
    .filter(({ base, head }) => base.n > 0 && head.n > 0);
  if (stratifiedFisherP(compared) > OVER_REFUSAL_LEVEL) return [];
  const done = ({ violations, n }: SideCounts) => (n - violations) / n;
  return compared
    .map(({ id, base, head }) => ({ id, base: done(base), head: done(head) }))
    .filter(({ base, head }) => head < base);
}
