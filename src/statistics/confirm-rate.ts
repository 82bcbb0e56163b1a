import { logEValue } from './log-e-value.ts';

/** A spec that failed its test without a replayed witness is taken on until one of these holds (statistics.md 3). */
export interface ConfirmPlan {
  /** The pass rate of a good agent, and how many specs are tested with one error budget q. */
  readonly p0: number;
  readonly of: number;
  readonly q: number;
  /** Trials and violations of the test that failed. */
  readonly test: { readonly n: number; readonly violations: number };
}

export interface ConfirmState {
  readonly status: 'confirmed' | 'given-up' | 'open';
  /** Valid trials and violations so far, the test's own among them. */
  readonly n: number;
  readonly violations: number;
  readonly logE: number;
}

const GIVE_UP_LOG_E = -1.5;
export const MAX_CONFIRM_TRIALS = 60;

/** Decides on the valid outcomes after the test, in launch order (`true` is a violation); the first crossing ends it. */
export function decideConfirm({ p0, of, q, test }: ConfirmPlan, outcomes: readonly boolean[]): ConfirmState {
  let { n, violations } = test;
  for (let i = 0; ; i++) {
    const logE = logEValue(violations, n, p0);
    const counts = { n, violations, logE };
    if (logE >= Math.log(of / q)) return { ...counts, status: 'confirmed' };
    if (logE < GIVE_UP_LOG_E || i >= MAX_CONFIRM_TRIALS) return { ...counts, status: 'given-up' };
    const outcome = outcomes[i];
    if (outcome === undefined) return { ...counts, status: 'open' };
    n += 1;
    violations += outcome ? 1 : 0;
  }
}
