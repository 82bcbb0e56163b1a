import type { Anchor } from '../model/artifacts.ts';
import type { SpecId } from '../model/spec.ts';
import type { LockLine, Wait } from '../model/spec-set.ts';
import { byAnchor } from './parse-lock.ts';

export interface LockParts {
  /** The anchors that each rule cites. */
  readonly citations: ReadonlyMap<SpecId, readonly Anchor[]>;
  /** Where each cited anchor stands. */
  readonly places: ReadonlyMap<Anchor, { readonly file: string; readonly kind: 'passage' | 'tool' }>;
  /** `<miner>:<digest>` of each rule's text as generated; a rule that a person wrote has none. */
  readonly generated: ReadonlyMap<SpecId, string>;
  /** Rules that wait for a person. */
  readonly waits?: ReadonlyMap<SpecId, Wait>;
  /** Anchors that were mined and hold no rule. */
  readonly none: readonly Anchor[];
}

/** The lines of a lock, sorted by anchor. An anchor that a rule cites is never `none`. */
export function buildLock({ citations, places, generated, none, waits = new Map() }: LockParts): readonly LockLine[] {
  const rulesOf = new Map<Anchor, SpecId[]>();
  for (const [rule, anchors] of citations) {
    for (const anchor of new Set(anchors)) rulesOf.set(anchor, [...(rulesOf.get(anchor) ?? []), rule]);
  }
  const waitsOn = new Map<Anchor, (readonly [SpecId, Wait])[]>();
  for (const [rule, wait] of waits) {
    const [first] = (citations.get(rule) ?? []).filter(anchor => places.has(anchor)).toSorted();
    if (first !== undefined) waitsOn.set(first, [...(waitsOn.get(first) ?? []), [rule, wait]]);
  }
  const cited = [...rulesOf].flatMap(([anchor, rules]): LockLine[] => {
    const place = places.get(anchor);
    if (place === undefined) return [];
    const digests = rules.toSorted().flatMap(rule => {
      const digest = generated.get(rule);
      return digest === undefined ? [] : [[rule, digest] as const];
    });
    const own = waitsOn.get(anchor);
    const waiting = own === undefined ? {} : { waits: Object.fromEntries(own) };
    return [{ anchor, ...place, rules: rules.toSorted(), generated: Object.fromEntries(digests), ...waiting }];
  });
  const empty = [...new Set(none)].filter(anchor => !rulesOf.has(anchor));
  return [...cited, ...empty.map((anchor): LockLine => ({ anchor, none: true }))].sort(byAnchor);
}
