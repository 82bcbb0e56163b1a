import { createRng, type Rng } from '../../src/lib/rng.ts';
import type { Trace } from '../../src/model/trace.ts';
import type { ProfileStratum } from '../../src/statistics/drift/feature-table.ts';
import { profileTrace } from '../../src/statistics/fingerprint/profile-trace.ts';
import { aCall, aTrace } from './a-trace.ts';

/** How a small agent acts in one conversation: which tools it calls, and how long it takes. */
export type Habit = (rng: Rng, spec: number) => { readonly calls: readonly string[]; readonly durationMs?: number };

/** Finds some records, then sometimes hands over. */
export const usual: Habit = (rng, spec) => ({
  calls: [
    ...Array.from({ length: 1 + (spec % 3) + rng.below(3) }, () => 'find'),
    ...Array.from({ length: rng.below(2) }, () => 'transfer'),
  ],
});

export function aConversation(habit: Habit, rng: Rng, spec: number): Trace {
  const { calls, durationMs = 1000 } = habit(rng, spec);
  return aTrace({ events: calls.flatMap(tool => aCall(tool)), durationMs });
}

/** Strata of conversations, a habit a side. */
export function drawStrata(
  seed: unknown,
  parts: { strata?: number; base?: number; head?: number; was?: Habit; is?: Habit } = {},
): ProfileStratum[] {
  const { strata = 10, base = 3, head = 3, was = usual, is = was } = parts;
  const rng = createRng(seed);
  return Array.from({ length: strata }, (_, spec) => {
    const side = (habit: Habit, n: number) =>
      Array.from({ length: n }, () => profileTrace(aConversation(habit, rng, spec)));
    return { stratum: `spec-${spec}`, base: side(was, base), head: side(is, head) };
  });
}
