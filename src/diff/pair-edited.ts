import type { Anchor } from '../model/artifacts.ts';
import { SAME_PASSAGE } from './align-anchors.ts';
import type { AnchorIndex, AnchorPlace } from './list-anchors.ts';
import { measureSimilarity, pairBest } from './measure-similarity.ts';

/** What a passage of one side became on the other, whether a rule hangs on it or not: new anchor -> the old passage. */
export function pairEdited(before: AnchorIndex, after: AnchorIndex): ReadonlyMap<Anchor, AnchorPlace> {
  const gone = listOnly(before, after);
  const pairs = pairBest(listOnly(after, before), gone, (place, old) => {
    const likeness = measureSimilarity(old.text, place.text);
    return likeness < SAME_PASSAGE ? 0 : likeness;
  });
  return new Map([...pairs].map(([place, old]) => [place.anchor, old]));
}

function listOnly(own: AnchorIndex, other: AnchorIndex): readonly AnchorPlace[] {
  return [...own.values()].filter(
    ({ anchor, kind, isHeading }) => kind === 'passage' && !isHeading && !other.has(anchor),
  );
}
