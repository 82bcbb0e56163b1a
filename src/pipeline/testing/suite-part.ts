import type { AgentPart } from '../../model/shard.ts';
import type { ScenarioId } from '../../model/spec.ts';
import type { WeighedSpec } from '../sharding/deal-specs.ts';

/** Which shard a spec belongs to, out of what all specs of the agent weigh. */
export type Deal = (specs: readonly WeighedSpec[]) => ReadonlyMap<ScenarioId, number>;

/**
 * The part of a suite that is run here. `plan`: none of it, only the forecast. `shard`: the tests of the specs dealt to
 * it, but nothing that hangs on all specs. `gather`: no test, for the shards ran them; what hangs on all specs.
 */
export type SuitePart =
  | { readonly kind: 'plan' }
  | { readonly kind: 'shard'; readonly shard: number; readonly deal: Deal }
  | { readonly kind: 'gather'; readonly deal: Deal; readonly gathered: Gathered };

/** What the shards say of one agent. */
export interface Gathered {
  /** Why a shard gave a spec up, or why its trials are not here. */
  readonly cutOf: (scenario: ScenarioId, shard: number) => AgentPart['cuts'][string];
  readonly demands: AgentPart['demands'];
  /** Content addresses of the trials that the shards ran. */
  readonly ran: ReadonlySet<string>;
  /** How many trials that were; one may have run twice. */
  readonly trials: number;
  /** Why a shard had to be given up; null when none had. */
  readonly fault: string | null;
  /** What is wrong with the shards, given this run's own plan. */
  readonly faults: (plan: string) => readonly string[];
}

/** What a part of a suite leaves for the gathering. */
export interface PartRun extends Pick<AgentPart, 'demands' | 'cuts' | 'ran'> {
  readonly plan: string;
  readonly weights: readonly WeighedSpec[];
  readonly faults: readonly string[];
}
