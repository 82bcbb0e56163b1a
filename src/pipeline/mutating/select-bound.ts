import { isQuotedIn } from '../../lib/fold-text.ts';
import { createRng } from '../../lib/rng.ts';
import type { AgentArtifacts } from '../../model/artifacts.ts';
import type { Selected } from '../../model/diff.ts';
import type { RefinedSpec, Spec } from '../../model/spec.ts';
import type { MutableRule, Mutant } from '../../statistics/mutation/mutant.ts';

const MAX_BOUND = 6;
const CANARIES = 3;

/** The rules that the prompt states, each with its passages. Rules that only tools state have none and are left out. */
export function listMutableRules(specs: readonly Spec[], { prompt }: AgentArtifacts): readonly MutableRule[] {
  return specs.flatMap(({ id, evidence }) => {
    const passages = prompt.passages.filter(
      ({ text, kind }) =>
        kind !== 'heading' && evidence.some(({ quote }) => isQuotedIn(quote, text) || isQuotedIn(text, quote)),
    );
    return passages.length === 0 ? [] : [{ id, passages }];
  });
}

/**
 * The specs to run on a mutant: those bound to the passages and tools that it touches, the mutated rule's own first, at
 * most six, and three canaries that nothing binds to it. An A/A mutant gets canaries only.
 */
export function selectBound(
  tested: readonly RefinedSpec[],
  mutant: Pick<Mutant, 'touched' | 'rule'>,
  facts: { readonly rules: readonly MutableRule[]; readonly seed: unknown },
): readonly Selected[] {
  const passages = new Set(mutant.touched.passages);
  const touched = new Set(
    facts.rules.filter(rule => rule.passages.some(({ anchor }) => passages.has(anchor))).map(({ id }) => id),
  );
  const isBound = ({ spec }: RefinedSpec) =>
    spec.id === mutant.rule || touched.has(spec.id) || spec.tools.some(tool => mutant.touched.tools.includes(tool));
  const shuffled = createRng(['bound', facts.seed]).shuffle(tested);
  const own = shuffled.filter(({ spec }) => spec.id === mutant.rule);
  const others = shuffled.filter(refined => isBound(refined) && refined.spec.id !== mutant.rule);
  const canaries = shuffled.filter(refined => !isBound(refined)).slice(0, CANARIES);
  return [...[...own, ...others].slice(0, MAX_BOUND), ...canaries].map(refined => ({
    ...refined,
    class: 'canary',
    gates: true,
    isNewHere: false,
    table: 'quick',
  }));
}
