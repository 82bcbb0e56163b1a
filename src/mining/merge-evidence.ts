import type { MinedSpec } from '../model/spec.ts';

/** A rule with the evidence and the anchors of another one that says the same. */
export function mergeEvidence(a: MinedSpec, b: Pick<MinedSpec, 'evidence' | 'anchors'>): MinedSpec {
  const isNew = (quote: string, lines: readonly number[] | undefined) =>
    !a.evidence.some(one => one.quote === quote && one.lines?.[0] === lines?.[0]);
  return {
    ...a,
    evidence: [...a.evidence, ...b.evidence.filter(({ quote, lines }) => isNew(quote, lines))],
    anchors: [...new Set([...a.anchors, ...b.anchors])],
  };
}
