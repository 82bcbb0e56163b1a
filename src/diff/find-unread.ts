import { foldText } from '../lib/fold-text.ts';
import type { SpecFinding } from '../model/diff.ts';
import type { LockLine, MinedSet, SpecSet } from '../model/spec-set.ts';
import type { AnchorIndex, AnchorPlace } from './list-anchors.ts';
import type { RespelledPassages } from './meaning/pair-wordings.ts';

/**
 * Text that this change adds, edits or takes away and that no rule hangs on. A definition or an exception among it may
 * alter rules that stand elsewhere, which only a reader can tell: said where no model has read it.
 */
export function findUnread(
  base: Pick<SpecSet, 'lock'>,
  head: Pick<MinedSet, 'lock' | 'readBy'>,
  {
    before,
    after,
    respelled = new Map(),
  }: { readonly before: AnchorIndex | null; readonly after: AnchorIndex; readonly respelled?: RespelledPassages },
): readonly SpecFinding[] {
  if (before === null || head.readBy !== 'offline') return [];
  const same = new Set([...respelled].flatMap(([anchor, { place }]) => [anchor, place.anchor]));
  const places = [
    ...listEmpty(after, before, head.lock).map(place => ({ place, what: 'new' as const })),
    ...listEmpty(before, after, base.lock).map(place => ({ place, what: 'gone' as const })),
  ].flatMap(({ place, what }) => (same.has(place.anchor) ? [] : [tellPlace(place, what)]));
  if (places.length === 0) return [];
  const reason = `no rule hangs on it, and it may alter others; a model or a person must read: ${places.join('; ')}`;
  return [{ kind: 'unread', rule: null, reason }];
}

/** What stands on one side only and holds no rule there. */
function listEmpty(own: AnchorIndex, other: AnchorIndex, lock: readonly LockLine[]): readonly AnchorPlace[] {
  const cited = new Set(lock.flatMap(line => ('rules' in line ? [line.anchor] : [])));
  return [...own.values()].filter(place => !place.isHeading && !other.has(place.anchor) && !cited.has(place.anchor));
}

const SHOWN = 60;

function tellPlace({ kind, anchor, file, lines, text }: AnchorPlace, what: 'new' | 'gone'): string {
  const where = lines === null ? file : `${file}:${lines[0]}`;
  if (kind === 'tool') return `${anchor.slice('tool:'.length, anchor.lastIndexOf(':'))} (${where}, ${what})`;
  const folded = foldText(text);
  return `"${folded.length > SHOWN ? `${folded.slice(0, SHOWN)}...` : folded}" (${where}, ${what})`;
}
