import type { ReminingPlan, RulePlan } from '../diff/plan-remining.ts';
import { minedFrom, type RuleFate } from '../diff/rule-fate.ts';
import { mergeEvidence } from '../mining/merge-evidence.ts';
import type { MinedSpec, SpecId } from '../model/spec.ts';

/**
 * What becomes of standing rules that new words state once more: they rest on these words too. A rule that a person
 * wrote keeps its text, and hangs on the new passages; what code computes stays as it is.
 */
export function joinEvidence(
  { rules }: ReminingPlan,
  joined: ReadonlyMap<SpecId, readonly MinedSpec[]>,
): ReadonlyMap<SpecId, RuleFate> {
  return new Map(
    rules.flatMap(rule => {
      const same = joined.get(rule.spec.id) ?? [];
      return same.length === 0 || rule.author === 'schema' ? [] : [[rule.spec.id, joinOne(rule, same)] as const];
    }),
  );
}

function joinOne({ spec, left, author }: RulePlan, same: readonly MinedSpec[]): RuleFate {
  if (author === 'person') return { kind: 'touched', anchors: same.flatMap(({ anchors }) => anchors) };
  return { kind: 'keep', mined: same.reduce(mergeEvidence, minedFrom(spec, left)) };
}
