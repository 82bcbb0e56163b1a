import type { Anchor } from '../model/artifacts.ts';
import type { SpecId } from '../model/spec.ts';
import type { LockLine } from '../model/spec-set.ts';
import { byAnchor } from './parse-lock.ts';

export interface LockParts {
  /** The anchors that each rule cites. */
  readonly citations: ReadonlyMap<SpecId, readonly Anchor[]>;
  /** Where each cited anchor stands. */
  readonly places: ReadonlyMap<Anchor, { readonly file: string; readonly kind: 'passage' | 'tool' }>;
  /** `<miner>:<digest>` of each rule's text as generated; a rule that a person wrote has none. */
  readonly generated: ReadonlyMap<SpecId, string>;
  /** Anchors that were mined and hold no rule. */
  readonly none: readonly Anchor[];
}

/** The lines of a lock, sorted by anchor. An anchor that a rule cites is never `none`. */
export function buildLock({ citations, places, generated, none }: LockParts): readonly LockLine[] {
  const rulesOf = new Map<Anchor, SpecId[]>();
  for (const [rule, anchors] of citations) {
    for (const anchor of new Set(anchors)) rulesOf.set(anchor, [...(rulesOf.get(anchor) ?? []), rule]);
  }
  const cited = [...rulesOf].flatMap(([anchor, rules]): LockLine[] => {
    const place = places.get(anchor);
    if (place === undefined) return [];
    const digests = rules.toSorted().flatMap(rule => {
      const digest = generated.get(rule);
      return digest === undefined ? [] : [[rule, digest] as const];
    });
    return [{ anchor, ...place, rules: rules.toSorted(), generated: Object.fromEntries(digests) }];
  });
  const empty = [...new Set(none)].filter(anchor => !rulesOf.has(anchor));
  return [...cited, ...empty.map((anchor): LockLine => ({ anchor, none: true }))].sort(byAnchor);
}
