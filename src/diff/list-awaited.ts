import type { Anchor } from '../model/artifacts.ts';
import type { MinedSpec } from '../model/spec.ts';
import type { ReminingPlan, RulePlan } from './plan-remining.ts';
import type { RuleDecision } from './rule-decision.ts';

/**
 * New text that is to be looked at anyway, because a rule that is not rewritten here (a person's, or a model's without one)
 * hung on what stood there: one finding tells of it, the rule's.
 */
export function listAwaited(
  plan: ReminingPlan,
  decisions: readonly RuleDecision[],
  pairs: ReadonlyMap<RulePlan, MinedSpec>,
): readonly Anchor[] {
  const told = new Set(decisions.flatMap(one => (isToldOf(one) ? [one.spec.id] : [])));
  return plan.rules
    .filter(({ spec, fate }) => fate === 'protected' && told.has(spec.id))
    .flatMap(rule => [...rule.aligned, ...(pairs.get(rule)?.anchors ?? [])])
    .filter(anchor => plan.anchors.has(anchor));
}

type Told = Exclude<RuleDecision, { kind: 'changed' | 'added' | 'retired' }>;

function isToldOf(decision: RuleDecision): decision is Told {
  return decision.kind === 'stale' || ('proposal' in decision && decision.proposal !== undefined);
}
