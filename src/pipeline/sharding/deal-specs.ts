import type { ScenarioId } from '../../model/spec.ts';

/** A spec with the trials that its test takes on average, whatever a store holds of it. */
export interface WeighedSpec {
  readonly scenario: ScenarioId;
  readonly expected: number;
}

/** Deals the specs of agent after agent to shards. */
export interface Dealer {
  /** The shard (from 1) of each spec. To be asked once an agent, in the order of the run. */
  deal(specs: readonly WeighedSpec[]): ReadonlyMap<ScenarioId, number>;
  /** Expected trials of each shard so far. */
  loads(): readonly number[];
}

/**
 * Longest expected first, each to the shard with the least so far (LPT): no shard takes longer than 4/3 of the best that
 * there is. A spec is dealt whole: one sequential test never spans two shards. The same specs are dealt alike everywhere,
 * so each shard knows its part by itself.
 */
export function createDealer(shards: number): Dealer {
  const loads = Array.from({ length: shards }, () => 0);
  return {
    deal(specs) {
      const dealt = new Map<ScenarioId, number>();
      for (const { scenario, expected } of specs.toSorted((a, b) => b.expected - a.expected)) {
        const at = loads.indexOf(Math.min(...loads));
        loads[at] = (loads[at] ?? 0) + expected;
        dealt.set(scenario, at + 1);
      }
      return dealt;
    },
    loads: () => [...loads],
  };
}
