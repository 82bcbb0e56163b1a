import { approachBound } from '../../driver/approach-bound.ts';
import { buildDriver } from '../../driver/build-driver.ts';
import { hashValue } from '../../lib/hash.ts';
import { createRng } from '../../lib/rng.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { BoundStrategy, Strategy } from '../../model/strategy.ts';
import type { Reasoner } from '../../model/task.ts';
import type { DriverFailure, TestCase, TestDriver } from '../../model/trial.ts';
import { applyStrategy, bindStrategy } from '../../strategies/bind-strategy.ts';
import { findStrategy } from '../../strategies/list-strategies.ts';
import { explainLack, explainMatch, type StrategyEngine } from '../../strategies/match-strategies.ts';
import { joinBound, partsOf } from '../../strategies/stack-strategies.ts';

export const DEFAULT_STRATEGY = 'default';

/** What a case is built from. */
export interface CaseInput {
  /** With its Given and When, or those of a setting. */
  readonly refined: RefinedSpec;
  readonly artifacts: AgentArtifacts;
  readonly seed: string;
  readonly engine: Reasoner['engine'];
}

/**
 * Builds a case: the driver, and on it the first of these strategies that fits. The same input gives the same case.
 * @param strategies ids in the order of preference; `default` always fits
 */
export function buildCase(input: CaseInput, strategies: readonly string[]): TestCase | DriverFailure {
  const { refined, artifacts, seed } = input;
  const built = buildDriver({ refined, artifacts, seed });
  if ('failure' in built) return built.failure;
  let dropped = 'there is no such strategy';
  for (const strategy of strategies) {
    if (strategy === DEFAULT_STRATEGY) return toCase(input, strategy, built.driver);
    const bound = bindTo(input, built.driver, strategy);
    if ('dropped' in bound) dropped = bound.dropped;
    else return toCase(input, strategy, applyStrategy(built.driver, bound, engineOf(input) === 'offline'));
  }
  return { reason: 'no-object', detail: `${strategies.join(', ')}: ${dropped}` };
}

/** A strategy, or a stack of some, bound to a driver; or why it does not fit it. */
export function bindTo(input: CaseInput, driver: TestDriver, id: string): BoundStrategy | { readonly dropped: string } {
  const bound: BoundStrategy[] = [];
  for (const [at, part] of partsOf(id).entries()) {
    const one = bindPart(input, driver, { id: part, isCompanion: at > 0 });
    if ('dropped' in one) return one;
    bound.push(one);
  }
  return joinBound(bound);
}

/** A companion has to fit the case only, not what the spec is about. */
function bindPart(
  input: CaseInput,
  driver: TestDriver,
  { id, isCompanion }: { readonly id: string; readonly isCompanion: boolean },
): BoundStrategy | { readonly dropped: string } {
  const { refined, artifacts } = input;
  const strategy = findStrategy(id);
  if (strategy === null) return { dropped: 'the library has no such strategy' };
  const about = { refined, driver, artifacts, engine: engineOf(input) };
  const match = isCompanion ? { why: explainLack(strategy, about) } : explainMatch(strategy, about);
  return 'why' in match && match.why !== null ? { dropped: match.why } : bindMatched(input, driver, strategy);
}

/** A strategy that was found to match, bound to a driver. */
export function bindMatched(
  { refined, artifacts, seed }: CaseInput,
  driver: TestDriver,
  strategy: Strategy,
): BoundStrategy | { readonly dropped: string } {
  const rng = createRng(['bind', strategy.id, refined.scenario.id, seed]);
  const tone = createRng(['tone', seed, strategy.id]);
  const approach = (how: 'at-bound' | 'near-bound') => approachBound({ refined, driver, artifacts }, how);
  return bindStrategy(strategy, { refined, driver, artifacts, rng, tone, approach });
}

export function engineOf({ engine }: Pick<CaseInput, 'engine'>): StrategyEngine {
  return engine === 'offline' ? 'offline' : 'model';
}

function toCase({ refined, seed }: CaseInput, strategy: string, driver: TestDriver): TestCase {
  const { objects, requester, setup, brief } = driver;
  const { id } = refined.scenario;
  const told = strategy === DEFAULT_STRATEGY ? [] : [brief.instructions, brief.moves ?? null];
  return {
    id: hashValue([id, objects, requester, setup, strategy, ...told]),
    scenario: id,
    driver,
    strategy,
    seed,
  };
}
