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
  let state = NO_TRIAL;
  for (const isViolation of outcomes) {
    state = takeOutcome(design, state, isViolation);
    if (state.status !== 'open') return state;
  }
  return state;
}

export const NO_TRIAL: SequentialState = { status: 'open', n: 0, violations: 0 };

/** One valid outcome more; a test that is decided, or whose table is at its end, stays as it is. */
export function takeOutcome(
  { pass, fail }: SequentialDesign,
  state: SequentialState,
  isViolation: boolean,
): SequentialState {
  const passBound = pass[state.n];
  if (state.status !== 'open' || passBound === undefined) return state;
  const failBound = fail[state.n];
  const violations = state.violations + (isViolation ? 1 : 0);
  const hasFailed = typeof failBound === 'number' && violations >= failBound;
  return { status: violations <= passBound ? 'pass' : hasFailed ? 'fail' : 'open', n: state.n + 1, violations };
}
