import type { RefinedSpec } from '../../model/spec.ts';
import type { Strategy } from '../../model/strategy.ts';
import type { Arm } from '../../strategies/choose-by-memory.ts';
import { findStrategy } from '../../strategies/list-strategies.ts';
import { listCompanions } from '../../strategies/match-strategies.ts';
import { canStack, nameStack } from '../../strategies/stack-strategies.ts';
import { listFitting } from '../testing/mix-for.ts';
import type { HuntState } from './hunt-run.ts';

/** From this round on (from 0) strategies are stacked: those before try the spec as written and with one strategy. */
const FIRST_STACKED = 2;
/** So many strategies are stacked, where so many fit. */
const STACKED = 4;

const companions = new WeakMap<HuntState, Map<string, readonly Strategy[]>>();

/**
 * The name of the way to try a spec: the strategy alone, or in later rounds with others beside it, each chosen like the
 * first among what can stand with those before. What each alone did not show may show together, and one trial tries more.
 */
export function stackOn(
  state: HuntState,
  target: RefinedSpec,
  about: { readonly round: number; readonly strategy: string; readonly choose: (from: readonly Arm[]) => string },
): string {
  const first = findStrategy(about.strategy);
  if (about.round < FIRST_STACKED || first === null) return about.strategy;
  const stack = [first];
  while (stack.length < STACKED) {
    const open = listFor(state, target).filter(one => stack.every(other => canStack(one, other)));
    if (open.length === 0) break;
    const chosen = findStrategy(about.choose(open.map(({ id }) => ({ strategy: id, isPromising: true }))));
    if (chosen === null) break;
    stack.push(chosen);
  }
  return nameStack(stack.map(({ id }) => id));
}

function listFor(state: HuntState, target: RefinedSpec): readonly Strategy[] {
  const known = companions.get(state) ?? new Map<string, readonly Strategy[]>();
  companions.set(state, known);
  const found = known.get(target.scenario.id);
  if (found !== undefined) return found;
  const { watched, artifacts } = state.input.test;
  const { engine } = state.context.settings;
  const listed = listFitting(target, { artifacts: artifacts.head, watched, engine }, listCompanions);
  const strategies = listed.map(({ strategy }) => strategy);
  known.set(target.scenario.id, strategies);
  return strategies;
}
