import { isQuotedIn } from '../lib/fold-text.ts';
import type { Evidence, Spec } from '../model/spec.ts';
import type { LockLine } from '../model/spec-set.ts';
import type { AnchorIndex, AnchorPlace } from './list-anchors.ts';

/**
 * A rule whose passages or tools stand in another file now, with the new places in its evidence; the rule itself when
 * none moved. A passage that only changed its lines is no move: one line added above it would stir every file.
 */
export function relocateEvidence(spec: Spec, lock: readonly LockLine[], anchors: AnchorIndex): Spec {
  const moved = lock.flatMap(line => {
    const place = anchors.get(line.anchor);
    if ('none' in line || place === undefined || !line.rules.includes(spec.id)) return [];
    return place.files.includes(line.file) ? [] : [{ from: line.file, place }];
  });
  if (moved.length === 0) return spec;
  const evidence = spec.evidence.map(item => {
    const move = moved.find(({ from, place }) => item.file === from && holds(place, item));
    return move === undefined ? item : moveTo(item, move.place);
  });
  return { ...spec, evidence };
}

function holds(place: AnchorPlace, { quote, pointer }: Evidence): boolean {
  if (pointer !== undefined) return place.anchor.startsWith(`tool:${pointer}:`);
  return isQuotedIn(quote, place.text) || isQuotedIn(place.text, quote);
}

function moveTo(item: Evidence, { file, lines }: AnchorPlace): Evidence {
  if (lines !== null && item.lines !== undefined) return { ...item, file, lines: [lines[0], lines[1]] };
  const { lines: _, ...rest } = item;
  return { ...rest, file };
}
