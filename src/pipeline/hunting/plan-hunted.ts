import { hashValue } from '../../lib/hash.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { MixShare } from '../../model/trial.ts';
import { COMPOSED, composeChain, isAboutEveryCall, isBoundByCalls } from '../../strategies/compose-cases.ts';
import { findStrategy } from '../../strategies/list-strategies.ts';
import { partsOf } from '../../strategies/stack-strategies.ts';
import { buildCase } from '../testing/build-case.ts';
import { digestSettings, placeInSetting } from '../testing/place-in-setting.ts';
import { listCollateral, type PlannedTrial } from '../testing/plan-trial.ts';
import { trialKey, trialSeed } from '../testing/trial-key.ts';
import { buildComposed } from './build-composed.ts';
import type { HuntState } from './hunt-run.ts';

/** Plans the trial of a spec in a round (from 0) with one strategy; why there is none, where no such case can be built. */
export function planHunted(
  state: HuntState,
  target: RefinedSpec,
  way: { readonly strategy: string; readonly round: number },
): PlannedTrial | { readonly dropped: string } {
  return way.strategy === COMPOSED ? planComposed(state, target, way.round) : planSingle(state, target, way);
}

function planSingle(
  state: HuntState,
  target: RefinedSpec,
  { strategy, round }: { readonly strategy: string; readonly round: number },
): PlannedTrial | { readonly dropped: string } {
  const { context, input } = state;
  const { watched, artifacts, suite } = input.test;
  const seed = trialSeed(target.scenario.id, 'hunt', [round, suite.seed]);
  const refined = placeInSetting(target, { watched, seed });
  const { engine } = context.settings;
  const built = buildCase({ refined, artifacts: artifacts.head, seed, engine }, [strategy]);
  if ('reason' in built) return { dropped: `${built.reason.replaceAll('-', ' ')}: ${built.detail}` };
  const mix = partsOf(strategy).map(shareOf);
  const address = { target, mix, purpose: 'hunt', index: round, replayOf: null } as const;
  const settings = digestSettings(target, watched);
  return {
    ...baseOf(state, target, round),
    key: trialKey(artifacts.head, context.settings, { ...address, settings }),
    testCase: built,
    collateral: listCollateral(watched, target),
  };
}

function planComposed(
  state: HuntState,
  target: RefinedSpec,
  round: number,
): PlannedTrial | { readonly dropped: string } {
  const { context, input } = state;
  const { watched, artifacts, suite } = input.test;
  const seed = trialSeed(target.scenario.id, 'hunt', [round, suite.seed]);
  const placed = placeInSetting(target, { watched, seed });
  const goals = composeChain(placed, listGoals(watched), { artifacts: artifacts.head, seed });
  if (goals === null) return { dropped: 'nothing can be chained with the spec' };
  const named = goals.map(goal => ({ placed: goal, target: goal === placed ? target : goal }));
  const built = buildComposed(named, { artifacts: artifacts.head, seed, own: target.scenario.id });
  if ('reason' in built) return { dropped: `${built.reason.replaceAll('-', ' ')}: ${built.detail}` };
  const replayOf = ['chain', hashValue(named.map(({ target: goal }) => [goal.spec.rule, goal.scenario]))];
  const address = { target, mix: [shareOf(COMPOSED)], purpose: 'hunt', index: round, replayOf } as const;
  const settings = digestSettings(target, watched);
  return {
    ...baseOf(state, target, round),
    key: trialKey(artifacts.head, context.settings, { ...address, settings }),
    testCase: built.testCase,
    chain: built.chain,
    collateral: listToldApart(watched, { state, chain: built.chain.map(goal => goal.target) }),
  };
}

function baseOf({ id, input }: HuntState, target: RefinedSpec, round: number) {
  return {
    side: 'head' as const,
    artifacts: input.test.artifacts.head,
    purpose: 'hunt' as const,
    index: round,
    scenario: target.scenario.id,
    target,
    seenInPassing: null,
    hunt: id,
  };
}

/** Goals beside the spec's own: of rules that people wrote, which have a request of their own. */
export function listGoals(watched: readonly RefinedSpec[]): readonly RefinedSpec[] {
  return watched.filter(({ spec }) => spec.source !== 'schema' && spec.status !== 'rejected');
}

/**
 * What may be seen in passing where there are several goals: only what each call shows by itself, for what the user said
 * for one goal would count for the other.
 */
function listToldApart(
  watched: readonly RefinedSpec[],
  { state, chain }: { readonly state: HuntState; readonly chain: readonly RefinedSpec[] },
): readonly RefinedSpec[] {
  const { head } = state.input.test.artifacts;
  const ids = new Set(chain.map(({ scenario }) => scenario.id));
  const isTold = (refined: RefinedSpec) =>
    isAboutEveryCall(refined) ||
    (isBoundByCalls(refined, head) && refined.scenario.given.every(({ kind }) => kind !== 'user'));
  const found = new Map(chain.flatMap(goal => listCollateral(watched, goal)).map(one => [one.scenario.id, one]));
  return [...found.values()].filter(refined => !ids.has(refined.scenario.id) && isTold(refined));
}

/** What of a strategy the content address holds. */
function shareOf(id: string): MixShare {
  const { instructions, moves = null, variants } = findStrategy(id) ?? { instructions: '' };
  return { strategy: id, share: 1, instructions, ...(moves && { moves, ...(variants && { variants }) }) };
}

/** The case of a trial that found something, again with other seeds of the conversation. */
export function planReplays(state: HuntState, planned: PlannedTrial, times: number): readonly PlannedTrial[] {
  const { context, input } = state;
  const { target, artifacts, testCase } = planned;
  return Array.from({ length: times }, (_, index) => {
    const replayOf = ['hunted', planned.key];
    const mix = partsOf(testCase.strategy).map(shareOf);
    const address = { target, mix, purpose: 'replay', index, replayOf, settings: null } as const;
    const seed = trialSeed(target.scenario.id, 'replay', [index, input.test.suite.seed]);
    return {
      ...planned,
      key: trialKey(artifacts, context.settings, address),
      purpose: 'replay',
      index,
      testCase: { ...testCase, seed },
    };
  });
}
