// In: a spec and the strategies that apply to it, best first. Out: its declared mix, the strategies of the simulated user
// with their shares, fixed before the first trial (AgenTest 3.3.2). With a frozen memory the four that found most get
// 0.15 each and one that the spec has not seen 0.2; without one what applies shares alike. Refuses nothing: a spec
// without an applicable strategy runs on the default one.
import { createRng } from '../lib/rng.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { FrozenStrategies, Strategy } from '../model/strategy.ts';
import type { MixShare } from '../model/trial.ts';
import { currentRecord } from './retired-ids.ts';

/** The user opens with the task, gives a fact when asked, and confirms what it asked for: no instructions beyond that. */
const DEFAULT = { strategy: 'default', instructions: '' };
const DEFAULT_SHARE = 0.2;
const BEST = 4;
const BEST_SHARE = 0.15;
/** Strategies in a mix that no memory narrows down, where each trial is paid for. */
const MAX_PAID = 12;

export interface MixInput {
  /** The strategies that apply, best first. */
  readonly applicable: readonly Strategy[];
  readonly frozen: FrozenStrategies | null;
  readonly engine: 'offline' | 'model';
}

/** The strategies for a spec; their shares sum to 1. The same input gives the same mix. */
export function declareMix(
  refined: RefinedSpec,
  { applicable, frozen: written, engine }: MixInput,
): readonly MixShare[] {
  if (applicable.length === 0) return [{ ...DEFAULT, share: 1 }];
  const rest = 1 - DEFAULT_SHARE;
  const shared = (strategies: readonly Strategy[], share: number) =>
    strategies.map(strategy => shareOf(strategy, share / strategies.length, engine));
  const defaults = { ...DEFAULT, share: DEFAULT_SHARE };
  const frozen = written && { ...written, records: written.records.map(currentRecord) };
  if (frozen === null) {
    const chosen = engine === 'offline' ? applicable : applicable.slice(0, MAX_PAID);
    return [defaults, ...shared(chosen, rest)];
  }
  const ranked = rankByMemory(refined, applicable, frozen);
  const best = ranked.slice(0, BEST);
  const untried = chooseUntried(refined, ranked.slice(BEST), frozen);
  if (best.length < BEST || untried === null) return [defaults, ...shared(best, rest)];
  return [defaults, ...shared(best, BEST * BEST_SHARE), ...shared([untried], rest - BEST * BEST_SHARE)];
}

function shareOf({ id, instructions, moves, variants }: Strategy, share: number, engine: MixInput['engine']): MixShare {
  const isPlayed = engine === 'offline' && moves !== null;
  return { strategy: id, share, instructions, ...(isPlayed && { moves, ...(variants && { variants }) }) };
}

/** How much what other specs of the category showed counts against the spec's own tries, in tries. */
const PRIOR_TRIES = 4;

/** Those with the highest rate of violations first; of equals the order of the match stands. */
function rankByMemory(
  { scenario }: RefinedSpec,
  applicable: readonly Strategy[],
  { records }: FrozenStrategies,
): readonly Strategy[] {
  const rateOf = ({ id, category }: Strategy) => {
    const alike = records.filter(record => record.strategy === id && record.category === category);
    const own = alike.filter(record => record.scenario === scenario.id);
    const sum = (from: typeof records, what: 'tries' | 'violations') =>
      from.reduce((total, record) => total + record[what], 0);
    const prior = sum(alike, 'violations') / (sum(alike, 'tries') + 1);
    return (sum(own, 'violations') + PRIOR_TRIES * prior) / (sum(own, 'tries') + PRIOR_TRIES);
  };
  const rates = new Map(applicable.map(strategy => [strategy.id, rateOf(strategy)]));
  return applicable.toSorted((a, b) => (rates.get(b.id) ?? 0) - (rates.get(a.id) ?? 0));
}

/** One of those that the memory has no try of for this spec; else the next best. */
function chooseUntried(
  { scenario }: RefinedSpec,
  others: readonly Strategy[],
  { records }: FrozenStrategies,
): Strategy | null {
  const tried = new Set(
    records.filter(record => record.scenario === scenario.id && record.tries > 0).map(({ strategy }) => strategy),
  );
  const untried = others.filter(({ id }) => !tried.has(id));
  if (untried.length === 0) return others[0] ?? null;
  return createRng(['untried', scenario.id]).pick(untried);
}
