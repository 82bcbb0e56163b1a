import { foldText } from '../lib/fold-text.ts';
import { hashValue } from '../lib/hash.ts';
import type { Spec } from '../model/spec.ts';
import { specToFile } from '../model/spec-file.ts';

/**
 * Digest of what a rule says, 16 hexadecimal digits: its text as generated against its text now tells a hand edit.
 * Comments, layout, status and the place of its evidence do not count: accepting a rule or moving a passage is no edit.
 */
export function digestSpec(spec: Spec): string {
  const { status, reason, evidence, ...said } = specToFile(spec);
  return hashValue({ ...said, quotes: (evidence ?? []).map(item => foldText(item.quote)) }).slice(0, 16);
}
