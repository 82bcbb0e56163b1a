import { foldText } from '../lib/fold-text.ts';
import type { SpecFinding } from '../model/diff.ts';
import type { LockLine, MinedSet, SpecSet } from '../model/spec-set.ts';
import type { AnchorIndex, AnchorPlace } from './list-anchors.ts';
import type { RespelledPassages } from './meaning/pair-wordings.ts';
import { pairEdited } from './pair-edited.ts';

/**
 * Text that this change adds, edits or takes away and that no rule hangs on. A definition or an exception among it may
 * alter rules that stand elsewhere, which only a reader can tell: said where no model has read it.
 */
export function findUnread(
  base: Pick<SpecSet, 'lock'>,
  head: Pick<MinedSet, 'lock' | 'readBy' | 'awaited'>,
  {
    before,
    after,
    respelled = new Map(),
  }: { readonly before: AnchorIndex | null; readonly after: AnchorIndex; readonly respelled?: RespelledPassages },
): readonly SpecFinding[] {
  if (before === null || head.readBy === undefined) return [];
  const same = new Set([...respelled].flatMap(([anchor, { place }]) => [anchor, place.anchor]));
  const isRead = head.readBy !== 'offline';
  const replaced = new Set(isRead ? pairEdited(before, after).values() : []);
  const added = isRead
    ? []
    : listEmpty(after, before, head.lock).filter(({ anchor }) => head.awaited?.has(anchor) !== true);
  // A model reads what is there: of a text that is gone without another in its place it was not asked.
  const gone = listEmpty(before, after, base.lock).filter(place => !isRead || isPassageOnly(place, replaced));
  const places = [
    ...added.map(place => ({ place, what: 'new' as const })),
    ...gone.map(place => ({ place, what: 'gone' as const })),
  ].flatMap(({ place, what }) => (same.has(place.anchor) ? [] : [tellPlace(place, what)]));
  if (places.length === 0) return [];
  const reason = `no rule hangs on it, and it may alter others; a model or a person must read: ${places.join('; ')}`;
  return [{ kind: 'unread', rule: null, reason }];
}

function isPassageOnly(place: AnchorPlace, replaced: ReadonlySet<AnchorPlace>): boolean {
  return place.kind === 'passage' && !replaced.has(place);
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
