import type { SequentialDesign } from './design.ts';

/** Where a sequential test stands; `n` and `violations` are those of the trial that decided, or of all so far. */
export interface SequentialState {
  readonly status: 'pass' | 'fail' | 'open';
  readonly n: number;
  readonly violations: number;
}

/**
 * Applies a table to valid outcomes in launch order (`true` is a violation). The first crossing decides; what comes
 * after it is not looked at, so trials that were in flight when the test ended never change it.
 */
export function decideSequential(design: SequentialDesign, outcomes: readonly boolean[]): SequentialState {
  let violations = 0;
  for (const [i, isViolation] of outcomes.entries()) {
    if (isViolation) violations += 1;
    const passBound = design.pass[i];
    if (passBound === undefined) return { status: 'open', n: i, violations };
    if (violations <= passBound) return { status: 'pass', n: i + 1, violations };
    const failBound = design.fail[i];
    if (typeof failBound === 'number' && violations >= failBound) return { status: 'fail', n: i + 1, violations };
  }
  return { status: 'open', n: outcomes.length, violations };
}
