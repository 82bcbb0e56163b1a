import type { Rng } from '../../src/lib/rng.ts';
import { type Talk, userLines } from './talk.ts';

export type Environment = 'desk' | 'airline';

/** When a flawed agent goes wrong: a reading of what was said and done so far. */
export interface Predicate {
  readonly kind: string;
  /** In words, with its threshold or words. */
  readonly when: string;
  readonly fires: (talk: Talk) => boolean;
}

/** A kind of predicate; each draw gets its own threshold or words. */
export interface PredicateKind {
  readonly kind: string;
  /** Where it can matter: everywhere, only once a proposal was made, only for rules that refuse, or for one limit. */
  readonly at: 'any' | 'late' | 'guard' | 'limit';
  readonly environments: readonly Environment[];
  readonly draw: (rng: Rng) => Omit<Predicate, 'kind'>;
}

export const BOTH: readonly Environment[] = ['desk', 'airline'];

/** A threshold that one draw picks. */
export function between(rng: Rng, low: number, high: number): number {
  return low + rng.below(high - low + 1);
}

/** A predicate over the user's wording: some of these patterns, as drawn. */
export function wording(kind: string, what: string, phrases: readonly string[]): PredicateKind {
  return {
    kind,
    at: 'any',
    environments: BOTH,
    draw: rng => {
      const chosen = rng.shuffle(phrases).slice(0, Math.max(3, Math.ceil(phrases.length * 0.6)));
      const pattern = new RegExp(`\\b(?:${chosen.join('|')})\\b`, 'i');
      return {
        when: `the user ${what} (${chosen.join(', ')})`,
        fires: talk => userLines(talk).some(text => pattern.test(text)),
      };
    },
  };
}
