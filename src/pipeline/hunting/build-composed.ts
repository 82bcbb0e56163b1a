import { hashValue } from '../../lib/hash.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { RefinedSpec } from '../../model/spec.ts';
import type { DriverFailure, TestCase } from '../../model/trial.ts';
import { COMPOSED } from '../../strategies/compose-cases.ts';
import type { ChainedGoal } from '../testing/plan-trial.ts';
import { composeDrivers } from './compose-drivers.ts';

export interface ComposedCase {
  readonly testCase: TestCase;
  readonly chain: readonly ChainedGoal[];
}

/**
 * The case of a chain of goals. The same input gives the same case.
 * @param goals each as it is judged (`target`) and as its case is built (`placed`: in a setting, where it has no own)
 */
export function buildComposed(
  goals: readonly { readonly target: RefinedSpec; readonly placed: RefinedSpec }[],
  about: { readonly artifacts: AgentArtifacts; readonly seed: string; readonly own: string },
): ComposedCase | DriverFailure {
  const { artifacts, seed, own } = about;
  const built = composeDrivers(
    goals.map(({ placed }) => placed),
    artifacts,
    seed,
  );
  if ('failure' in built) return built.failure;
  const { driver, objects } = built;
  const ids = goals.map(({ target }) => target.scenario.id);
  const testCase: TestCase = {
    id: hashValue([COMPOSED, ids, [...objects], driver.requester, [...driver.setup]]),
    scenario: own,
    driver,
    strategy: COMPOSED,
    seed,
  };
  return { testCase, chain: goals.map(({ target }, at) => ({ target, objects: objects[at] ?? {} })) };
}
