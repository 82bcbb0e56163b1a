import type { RefinedSpec, Spec } from '../../model/spec.ts';

/** Every scenario that has a verdict, of every rule that is not rejected. */
export function listMonitored(specs: readonly Spec[]): readonly RefinedSpec[] {
  return specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })))
    .filter(({ scenario }) => scenario.force !== 'permitted');
}
