import type { SpecId } from '../model/spec.ts';
import { MINERS, type Miner, type SpecSet } from '../model/spec-set.ts';
import { digestSpec } from './digest-spec.ts';

/** Who wrote a rule's text as it stands: a miner, or a person who wrote or edited it. */
export type Author = Miner | 'person';

/**
 * The author of every rule of a set. A rule whose digest is not the one of its generation, that has none, or that is
 * of source `manual` is a person's.
 */
export function listAuthors(set: SpecSet, generated = listGenerated(set)): ReadonlyMap<SpecId, Author> {
  return new Map(
    set.specs.map(spec => {
      const [miner, digest] = (generated.get(spec.id) ?? '').split(':');
      const known = MINERS.find(one => one === miner);
      const isEdited = spec.source === 'manual' || digest !== digestSpec(spec);
      return [spec.id, known === undefined || isEdited ? 'person' : known];
    }),
  );
}

/**
 * `<miner>:<digest>` of every rule as its lock lines have it. After a merge the lines of a rule may disagree: the one
 * that fits its text wins.
 */
export function listGenerated({ specs, lock }: Pick<SpecSet, 'specs' | 'lock'>): ReadonlyMap<SpecId, string> {
  const digests = new Map(specs.map(spec => [spec.id, digestSpec(spec)]));
  const generated = new Map<SpecId, string>();
  for (const [rule, value] of lock.flatMap(line => ('none' in line ? [] : Object.entries(line.generated)))) {
    const isFitting = value.endsWith(`:${digests.get(rule)}`);
    if (isFitting || !generated.has(rule)) generated.set(rule, value);
  }
  return generated;
}
