// In: the ways in which a refined spec may be tried, and what the memory holds of them. Out: the one to try next (AgenTest
// 3.3.2, adaptive selection), the same for the same seed. Thompson sampling: what found bugs on the spec, or in its
// category, is promoted; what failed is demoted; and of what was never tried on the spec one gets a turn now and then
// whatever the rest promise. Refuses nothing: without a memory the choice favours what can be seen and is not prevented.
import { createRng, type Rng } from '../lib/rng.ts';
import type { Category, ScenarioId } from '../model/spec.ts';
import type { StrategyRecord } from '../model/strategy.ts';
import { categoryOfStrategy } from './category-of-strategy.ts';
import { sampleBeta } from './sample-beta.ts';

/** A strategy that applies to the spec. */
export interface Arm {
  readonly strategy: string;
  /** A violation under it would be visible, and no tool schema prevents it. */
  readonly isPromising: boolean;
  /** How many unlike cases it has; absent: one. That one failed says little of the others. */
  readonly cases?: number;
}

/** How likely a bug is where nothing is known. */
const PROMISING = 0.3;
const UNPROMISING = 0.1;
/** So many trials is the first guess worth against those of the category, and the category's rate against the spec's own. */
const GUESS_WEIGHT = 2;
const CATEGORY_WEIGHT = 1;
/** A failure of an arm of many cases counts for no less than one in so many. */
const MOST_CASES = 4;
/** Share of choices that are made among what was never tried on the spec. */
const UNTRIED_SHARE = 0.2;

/** @returns null where there is no arm */
export function chooseByMemory(
  arms: readonly Arm[],
  about: {
    readonly scenario: ScenarioId;
    /** Of the spec. */
    readonly category: Category;
    readonly memory: readonly StrategyRecord[];
    readonly seed: string;
  },
): string | null {
  const rng = createRng(['choose by memory', about.scenario, about.seed]);
  const untried = arms.filter(({ strategy }) => countOwn(strategy, about).tries === 0);
  if (rng.next() < UNTRIED_SHARE && untried.length > 0) return rng.pick(untried).strategy;
  const drawn = arms.map(arm => ({ strategy: arm.strategy, value: drawRate(rng, arm, about) }));
  return drawn.toSorted((a, b) => b.value - a.value)[0]?.strategy ?? null;
}

interface Counts {
  readonly tries: number;
  readonly violations: number;
}

type About = Parameters<typeof chooseByMemory>[1];

/** How likely a bug is: the spec's own trials, shrunk to those of other specs of the category. */
function drawRate(rng: Rng, { strategy, isPromising, cases = 1 }: Arm, about: About): number {
  const own = countOwn(strategy, about);
  const category = categoryOfStrategy(strategy) ?? about.category;
  const others = sum(
    recordsOf(strategy, about.memory).filter(
      record => record.category === category && record.scenario !== about.scenario,
    ),
  );
  const guess = isPromising ? PROMISING : UNPROMISING;
  const rate = (others.violations + GUESS_WEIGHT * guess) / (others.tries + GUESS_WEIGHT);
  const failures = (own.tries - own.violations) / Math.min(MOST_CASES, Math.max(1, cases));
  return sampleBeta(rng, own.violations + CATEGORY_WEIGHT * rate, failures + CATEGORY_WEIGHT * (1 - rate));
}

function countOwn(strategy: string, { memory, scenario }: About): Counts {
  return sum(recordsOf(strategy, memory).filter(record => record.scenario === scenario));
}

/** One memory is asked for every arm of every spec. */
const indexes = new WeakMap<readonly StrategyRecord[], ReadonlyMap<string, readonly StrategyRecord[]>>();

function recordsOf(strategy: string, memory: readonly StrategyRecord[]): readonly StrategyRecord[] {
  const index = indexes.get(memory) ?? Map.groupBy(memory, record => record.strategy);
  indexes.set(memory, index);
  return index.get(strategy) ?? [];
}

function sum(records: readonly StrategyRecord[]): Counts {
  return {
    tries: records.reduce((total, { tries }) => total + tries, 0),
    violations: records.reduce((total, { violations }) => total + violations, 0),
  };
}
