import { NO_WAITS, type SpecSet, type Waits } from '../model/spec-set.ts';
import type { AnchorIndex } from './list-anchors.ts';
import { settleWaits } from './settle-waits.ts';

/**
 * Whether the lock knows every anchor of the artifacts, in its file, and no other but what rules hung on that wait for a
 * person: then the committed rules are the mined set.
 */
export function isLockCurrent({ lock }: Pick<SpecSet, 'lock'>, anchors: AnchorIndex, waits: Waits = NO_WAITS): boolean {
  const settled = settleWaits(lock, anchors, waits);
  if (waits.lapsed.size > 0 || settled.size < waits.standing.size) return false;
  const known = new Set(lock.map(line => line.anchor));
  return (
    [...anchors.keys()].every(anchor => known.has(anchor)) &&
    lock.every(line => {
      const place = anchors.get(line.anchor);
      if ('none' in line) return place !== undefined;
      if (place !== undefined) return place.files.includes(line.file);
      return line.rules.every(rule => settled.get(rule)?.reason !== undefined);
    })
  );
}
