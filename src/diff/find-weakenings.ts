import type { Scenario, Severity, Spec } from '../model/spec.ts';

const WEIGHT: Readonly<Record<Severity, number>> = { info: 0, should: 1, must: 2 };

/** In what way a rule obliges to less than before, one sentence each. */
export function findWeakenings(
  before: Spec,
  after: Spec,
  pairs: readonly (readonly [Scenario, Scenario])[],
): readonly string[] {
  const reasons = pairs
    .filter(([old, now]) => old.force !== 'permitted' && now.force === 'permitted')
    .map(([old, now]) => `${now.id} was ${old.force} and is now permitted`);
  // The same check under the opposite force asks for what was forbidden, or forbids what was due.
  const turned = pairs.filter(([old, now]) => isOpposite(old, now));
  reasons.push(
    ...turned.map(([old, now]) => `${now.id} was turned round: it was ${old.force} and is now ${now.force}`),
  );
  const [had, has] = [countProhibited(before), countProhibited(after)];
  if (has < had) reasons.push(`${has} prohibited scenarios instead of ${had}`);
  if (WEIGHT[after.severity] < WEIGHT[before.severity]) {
    reasons.push(`severity lowered from ${before.severity} to ${after.severity}`);
  }
  if (before.status === 'accepted' && after.status !== 'accepted') {
    const why = after.reason === undefined ? '' : ` (${after.reason})`;
    reasons.push(`was accepted and is now ${after.status}${why}`);
  }
  return reasons;
}

function isOpposite({ force: old }: Scenario, { force: now }: Scenario): boolean {
  return (old === 'required' && now === 'prohibited') || (old === 'prohibited' && now === 'required');
}

function countProhibited({ scenarios }: Spec): number {
  return scenarios.filter(scenario => scenario.force === 'prohibited').length;
}
