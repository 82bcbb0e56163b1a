import { buildDriver } from '../../driver/build-driver.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { Strategy } from '../../model/strategy.ts';
import type { DriverFailure } from '../../model/trial.ts';
import { listStrategies } from '../../strategies/list-strategies.ts';
import { explainMatch } from '../../strategies/match-strategies.ts';
import { bindTo, engineOf } from './build-case.ts';
import { listFitting, type MixContext } from './mix-for.ts';
import { placeInSetting } from './place-in-setting.ts';

/** What a strategy is to a spec. */
export interface ExplainedStrategy {
  readonly strategy: Strategy;
  readonly applies: boolean;
  readonly reason: string;
}

/**
 * Every strategy of the library with why it applies to a spec, best first, or why it does not.
 * @returns the driver's failure where there is no case to look at
 */
export function explainStrategies(
  target: RefinedSpec,
  context: Omit<MixContext, 'frozen'>,
): readonly ExplainedStrategy[] | DriverFailure {
  const { artifacts, watched, engine } = context;
  const seed = 'mix 0';
  const refined = placeInSetting(target, { watched, seed });
  const built = buildDriver({ refined, artifacts, seed });
  if ('failure' in built) return built.failure;
  const { driver } = built;
  const fitting = listFitting(target, context);
  const known = new Set(fitting.map(({ strategy }) => strategy));
  const others = listStrategies().filter(strategy => !known.has(strategy));
  return [
    ...fitting.map(({ strategy, reason }) => ({ strategy, applies: true, reason })),
    ...others.map(strategy => {
      const match = explainMatch(strategy, { refined, driver, artifacts, engine: engineOf(context) });
      if ('why' in match) return { strategy, applies: false, reason: match.why };
      const bound = bindTo({ refined, artifacts, seed, engine }, driver, strategy.id);
      return { strategy, applies: false, reason: 'dropped' in bound ? bound.dropped : 'it fits too few cases' };
    }),
  ];
}
