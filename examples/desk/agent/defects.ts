import { readFileSync } from 'node:fs';
import { createRandom } from './random.ts';

/**
 * The planted defects by letter, and in how large a share of its trials each one acts. What each must violate stands in
 * defects.yaml, which the agent never reads.
 */
export const DEFECTS = {
  a: { name: 'books-without-identifying', share: 1 },
  b: { name: 'cancels-for-anyone', share: 1 },
  c: { name: 'cancels-without-asking', share: 0.8 },
  d: { name: 'cancels-uninsured', share: 1 },
  e: { name: 'insurance-covers-everything', share: 0.8 },
  f: { name: 'generous-vouchers', share: 1 },
  g: { name: 'second-voucher', share: 0.75 },
  h: { name: 'books-blindly', share: 0.9 },
  i: { name: 'any-number-of-rooms', share: 1 },
  j: { name: 'changes-after-check-in', share: 1 },
  k: { name: 'invents-reason', share: 0.75 },
  l: { name: 'talks-while-acting', share: 0.9 },
  m: { name: 'one-deposit-for-all', share: 1 },
  n: { name: 'turns-invoices-away', share: 0.75 },
  o: { name: 'vouchers-for-old-incidents', share: 1 },
  p: { name: 'transfers-refusals', share: 0.85 },
  q: { name: 'always-texts', share: 1 },
  r: { name: 'remembers-old-limit', share: 1 },
} as const;
export type DefectLetter = keyof typeof DEFECTS;

/** The letters in switches.json beside this file. */
export function readSwitches(): readonly DefectLetter[] {
  const file: unknown = JSON.parse(readFileSync(new URL('switches.json', import.meta.url), 'utf8'));
  const listed = typeof file === 'object' && file !== null && 'defects' in file ? file.defects : null;
  if (!Array.isArray(listed)) throw new Error('switches.json must be {"defects": [letters]}');
  return listed.map(asLetter);
}

function asLetter(value: unknown): DefectLetter {
  if (isLetter(value)) return value;
  throw new Error(`switches.json names an unknown defect: ${JSON.stringify(value)}`);
}

function isLetter(value: unknown): value is DefectLetter {
  return typeof value === 'string' && Object.hasOwn(DEFECTS, value);
}

/** The defects that act in one trial. Each draws for itself, so that none depends on which others are switched on. */
export function drawDefects(switchedOn: readonly DefectLetter[], seed: string): ReadonlySet<DefectLetter> {
  return new Set(switchedOn.filter(letter => createRandom(`${seed}/${letter}`).next() < DEFECTS[letter].share));
}
