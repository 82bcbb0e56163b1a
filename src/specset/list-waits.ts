import type { SpecId } from '../model/spec.ts';
import type { SpecSet, Wait, Waits } from '../model/spec-set.ts';
import { digestSpec } from './digest-spec.ts';

/** The rules of a set that wait for a person. A rule whose text is no longer the one that was asked about has lapsed. */
export function listWaits({ specs, lock }: Pick<SpecSet, 'specs' | 'lock'>): Waits {
  const digests = new Map(specs.map(spec => [spec.id, digestSpec(spec)]));
  const [standing, lapsed] = [new Map<SpecId, Wait>(), new Map<SpecId, Wait>()];
  for (const [rule, wait] of lock.flatMap(line => ('none' in line ? [] : Object.entries(line.waits ?? {})))) {
    (wait.text === digests.get(rule) ? standing : lapsed).set(rule, wait);
  }
  for (const rule of standing.keys()) lapsed.delete(rule);
  return { standing, lapsed };
}
