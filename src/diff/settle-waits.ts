import type { Anchor } from '../model/artifacts.ts';
import type { SpecId } from '../model/spec.ts';
import type { LockLine, Wait, Waits } from '../model/spec-set.ts';
import { type AnchorIndex, anchorsByRule } from './list-anchors.ts';

/**
 * The waits that still hold of these artifacts: every passage that was read stands, and of a stale rule nothing else that
 * it hung on is back.
 */
export function settleWaits(
  lock: readonly LockLine[],
  anchors: { readonly has: AnchorIndex['has'] },
  { standing }: Waits,
): ReadonlyMap<SpecId, Wait> {
  const cited = anchorsByRule(lock);
  return new Map([...standing].filter(([rule, wait]) => isSettled(wait, cited.get(rule) ?? [], anchors)));
}

function isSettled(
  { read, reason }: Wait,
  cited: readonly Anchor[],
  anchors: { readonly has: AnchorIndex['has'] },
): boolean {
  const others = cited.filter(anchor => !read.includes(anchor));
  return read.every(anchor => anchors.has(anchor)) && (reason === undefined || !others.some(one => anchors.has(one)));
}

/** Passages to be read again: those of rules whose wait holds no more. */
export function listReopened({ standing, lapsed }: Waits, settled: ReadonlyMap<SpecId, Wait>): ReadonlySet<Anchor> {
  const open = [...lapsed.values(), ...[...standing].flatMap(([rule, wait]) => (settled.has(rule) ? [] : [wait]))];
  return new Set(open.flatMap(({ read }) => read));
}
