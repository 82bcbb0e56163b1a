import { createRng } from '../../lib/rng.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { StrategyRecord } from '../../model/strategy.ts';
import { type Arm, chooseByMemory } from '../../strategies/choose-by-memory.ts';
import { COMPOSED, listPartners } from '../../strategies/compose-cases.ts';
import { DEFAULT_STRATEGY } from '../testing/build-case.ts';
import { listFitting } from '../testing/mix-for.ts';
import { placeInSetting } from '../testing/place-in-setting.ts';
import type { PlannedTrial } from '../testing/plan-trial.ts';
import type { HuntState } from './hunt-run.ts';
import { listGoals, planHunted } from './plan-hunted.ts';
import { stackOn } from './stack-on.ts';

const arms = new WeakMap<HuntState, Map<string, readonly Arm[]>>();

/** The ways in which a spec can be tried, the default one left out. */
function listArms(state: HuntState, target: RefinedSpec): readonly Arm[] {
  const known = arms.get(state) ?? new Map<string, readonly Arm[]>();
  arms.set(state, known);
  const found = known.get(target.scenario.id);
  if (found !== undefined) return found;
  const { watched, artifacts } = state.input.test;
  const { head } = artifacts;
  const { engine } = state.context.settings;
  const fitting = listFitting(target, { artifacts: head, watched, engine }).map(
    ({ strategy, isVisible, isPrevented }): Arm => ({ strategy: strategy.id, isPromising: isVisible && !isPrevented }),
  );
  const placed = placeInSetting(target, { watched, seed: 'partners' });
  const partners = state.input.isComposing === false ? [] : listPartners(placed, listGoals(watched), head);
  const composed = { strategy: COMPOSED, isPromising: true, cases: partners.length };
  const all = partners.length > 0 ? [...fitting, composed] : fitting;
  known.set(target.scenario.id, all);
  return all;
}

/**
 * The next trial of a spec: in the first round as written; after that perturbed, as the memory bids. A way whose case
 * cannot be built is counted as dropped, and the next one is chosen.
 * @returns null where no way is left
 */
export function planNext(
  state: HuntState,
  target: RefinedSpec,
  { round, memory }: { readonly round: number; readonly memory: readonly StrategyRecord[] },
): PlannedTrial | null {
  if (round === 0 || state.input.choice === 'default') return planPlain(state, target, round);
  let open = listArms(state, target);
  while (open.length > 0) {
    const strategy = choose(state, target, { round, memory, open });
    const stacked = stackOn(state, target, {
      round,
      strategy,
      choose: from => choose(state, target, { round, memory, open: from }),
    });
    for (const way of new Set([stacked, strategy])) {
      const planned = planHunted(state, target, { strategy: way, round });
      if ('key' in planned) return planned;
      count(state.dropped, planned.dropped);
    }
    open = open.filter(arm => arm.strategy !== strategy);
  }
  return null;
}

function planPlain(state: HuntState, target: RefinedSpec, round: number): PlannedTrial | null {
  const planned = planHunted(state, target, { strategy: DEFAULT_STRATEGY, round });
  return 'key' in planned ? planned : null;
}

function choose(
  { input }: HuntState,
  { spec, scenario }: RefinedSpec,
  about: { readonly round: number; readonly memory: readonly StrategyRecord[]; readonly open: readonly Arm[] },
): string {
  const { round, memory, open } = about;
  const seed = JSON.stringify([input.test.suite.seed, round, open.length]);
  if (input.choice === 'random') return createRng(['random way', scenario.id, seed]).pick(open).strategy;
  const { category } = spec;
  return chooseByMemory(open, { scenario: scenario.id, category, memory, seed }) ?? DEFAULT_STRATEGY;
}

export function count(counts: Map<string, number>, reason: string): void {
  counts.set(reason, (counts.get(reason) ?? 0) + 1);
}
