import type { PlannedTrial } from './plan-trial.ts';
import type { ReplayedCase } from './replay-case.ts';

/** The case of a trial; of a composed one the case of each goal, with its own records and facts in the common world. */
export function goalCases(planned: PlannedTrial): readonly ReplayedCase[] {
  const { chain, testCase, artifacts, collateral } = planned;
  if (chain === undefined) return [planned];
  const { then = [], ...first } = testCase.driver.brief;
  const goals = [first, ...then];
  return chain.map(({ target, objects }, at) => {
    const brief = { ...first, ...goals[at] };
    return { artifacts, target, collateral, testCase: { ...testCase, driver: { ...testCase.driver, objects, brief } } };
  });
}
