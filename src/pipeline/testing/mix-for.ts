import { buildDriver } from '../../driver/build-driver.ts';
import { createRng } from '../../lib/rng.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { RefinedSpec, Scenario } from '../../model/spec.ts';
import type { FrozenStrategies, Strategy } from '../../model/strategy.ts';
import type { Reasoner } from '../../model/task.ts';
import type { MixShare } from '../../model/trial.ts';
import { declareMix } from '../../strategies/declare-mix.ts';
import { isSameEverywhere } from '../../strategies/fill-placeholders.ts';
import { matchStrategies, type StrategyMatch } from '../../strategies/match-strategies.ts';
import { bindMatched, DEFAULT_STRATEGY, engineOf } from './build-case.ts';
import { placeInSetting } from './place-in-setting.ts';

/** What the mix of a spec hangs on besides the spec. */
export interface MixContext {
  readonly artifacts: AgentArtifacts;
  readonly watched: readonly RefinedSpec[];
  readonly engine: Reasoner['engine'];
  /** The frozen memory (null: there is none); undefined: nobody asked for more than the default strategy. */
  readonly frozen: FrozenStrategies | null | undefined;
}

/** Cases of a spec that are looked at to see which strategies fit it. */
const PROBES = 2;

/** A mix is asked for with every trial of a spec, and declared once. */
const known = new WeakMap<Scenario, { readonly context: MixContext; readonly mix: readonly MixShare[] }[]>();

/** The declared mix of a spec: fixed by spec, artifacts and frozen memory, before any trial. */
export function mixFor(target: RefinedSpec, context: MixContext): readonly MixShare[] {
  const mixes = known.get(target.scenario) ?? [];
  const found = mixes.find(entry => isSame(entry.context, context));
  if (found !== undefined) return found.mix;
  const mix = makeMix(target, context);
  known.set(target.scenario, [...mixes, { context, mix }]);
  return mix;
}

function isSame(a: MixContext, b: MixContext): boolean {
  return a.artifacts === b.artifacts && a.watched === b.watched && a.engine === b.engine && a.frozen === b.frozen;
}

function makeMix(target: RefinedSpec, context: MixContext): readonly MixShare[] {
  const { frozen } = context;
  const applicable = frozen === undefined ? [] : listFitting(target, context).map(({ strategy }) => strategy);
  return declareMix(target, { applicable, frozen: frozen ?? null, engine: engineOf(context) });
}

/** The strategies that can be bound to cases of a spec, best first. */
export function listFitting(
  target: RefinedSpec,
  context: Omit<MixContext, 'frozen'>,
  match: typeof matchStrategies = matchStrategies,
): readonly StrategyMatch[] {
  const { artifacts, watched, engine } = context;
  const fitting = new Map<Strategy, StrategyMatch>();
  for (let probe = 0; probe < PROBES; probe++) {
    const seed = `mix ${probe}`;
    const refined = placeInSetting(target, { watched, seed });
    const built = buildDriver({ refined, artifacts, seed });
    if ('failure' in built) continue;
    const { driver } = built;
    for (const found of match({ refined, driver, artifacts, engine: engineOf(context) })) {
      const { strategy } = found;
      if (fitting.has(strategy)) continue;
      const about = { refined, artifacts, seed, engine };
      const fits = isSameEverywhere(strategy) || !('dropped' in bindMatched(about, driver, strategy));
      if (fits) fitting.set(strategy, found);
    }
  }
  return [...fitting.values()];
}

/** Strategies in the order in which a trial tries to bind them: drawn by their shares, the default one at the end. */
export function drawStrategies(mix: readonly MixShare[], seed: string): readonly string[] {
  const rng = createRng(['strategy', seed]);
  const order: string[] = [];
  let open = mix;
  while (open.length > 0) {
    const total = open.reduce((sum, { share }) => sum + share, 0);
    let left = rng.next() * total;
    const drawn = open.find(({ share }) => {
      left -= share;
      return left < 0;
    });
    const { strategy } = drawn ?? open[0] ?? { strategy: DEFAULT_STRATEGY };
    order.push(strategy);
    if (strategy === DEFAULT_STRATEGY) break;
    open = open.filter(share => share.strategy !== strategy);
  }
  return order.includes(DEFAULT_STRATEGY) ? order : [...order, DEFAULT_STRATEGY];
}
