import type { ReminingPlan, RulePlan } from '../diff/plan-remining.ts';
import { minedFrom, type RuleFate } from '../diff/rule-fate.ts';
import { mergeEvidence } from '../mining/merge-evidence.ts';
import type { MinedSpec, SpecId } from '../model/spec.ts';

/**
 * What becomes of standing rules that new words state once more: they rest on these words too, whatever else was said of
 * them. A rule that a person wrote keeps its text, and hangs on the new passages; what code computes stays as it is.
 */
export function joinEvidence(
  { rules }: ReminingPlan,
  joined: ReadonlyMap<SpecId, readonly MinedSpec[]>,
  fates: ReadonlyMap<SpecId, RuleFate>,
): ReadonlyMap<SpecId, RuleFate> {
  return new Map(
    rules.flatMap(rule => {
      const { id } = rule.spec;
      const same = joined.get(id) ?? [];
      return same.length === 0 || rule.author === 'schema' ? [] : [[id, joinOne(rule, same, fates.get(id))] as const];
    }),
  );
}

function joinOne({ spec, left, author }: RulePlan, same: readonly MinedSpec[], told: RuleFate | undefined): RuleFate {
  if (told !== undefined && 'mined' in told) return { ...told, mined: same.reduce(mergeEvidence, told.mined) };
  const touched = told?.kind === 'touched' ? told.anchors : [];
  if (author === 'person') return { kind: 'touched', anchors: [...touched, ...same.flatMap(({ anchors }) => anchors)] };
  return { kind: 'keep', mined: same.reduce(mergeEvidence, minedFrom(spec, [...left, ...touched])) };
}
