/**
 * The verdict of one spec. Input: its trials in launch order. Output: open, or decided with the counts it rests on
 * (statistics.md 1; AgentAssay 3.6). It looks at one launch after the other and stops at the first reason to stop, so
 * neither the order of completion nor trials still in flight ever change it. Refuses to pass on missing evidence.
 */
import { assertNever } from '../lib/assert-never.ts';
import { NO_TRIAL, type SequentialState, takeOutcome } from './decide-sequential.ts';
import { maxTrials, type SequentialDesign } from './design.ts';

/** What the test needs to know of one trial. */
export interface TrialOutcome {
  readonly outcome: 'compliant' | 'violation' | 'undecided' | 'invalid';
  /** Why it is undecided or invalid. */
  readonly reason: string;
}

export interface VerdictCounts {
  /** Launches looked at: the prefix that the verdict rests on. */
  readonly launches: number;
  /** Valid trials, and violations among them. */
  readonly n: number;
  readonly violations: number;
  readonly undecided: number;
  readonly invalid: number;
}

export type RateVerdict = VerdictCounts &
  (
    | { readonly status: 'open' }
    | { readonly status: 'pass' }
    | { readonly status: 'fail' }
    | { readonly status: 'inconclusive'; readonly because: 'undecided' | 'invalid' }
  );

const UNDECIDED_IN_A_ROW = 5;

/** After how many launches a spec that nothing decides stops: N + max(5, N/4). */
export function maxLaunches(design: SequentialDesign): number {
  const n = maxTrials(design);
  return n + Math.max(5, Math.floor(n / 4));
}

/** Decides on the shortest prefix of `trials` that decides. */
export function decideVerdict(design: SequentialDesign, trials: readonly TrialOutcome[]): RateVerdict {
  let [valid, worst] = [NO_TRIAL, NO_TRIAL];
  const row = { reason: '', length: 0 };
  let [undecided, invalid] = [0, 0];
  const ends = maxLaunches(design);
  for (const [i, { outcome, reason }] of trials.entries()) {
    switch (outcome) {
      case 'invalid':
        invalid += 1;
        break;
      case 'undecided':
        undecided += 1;
        worst = takeOutcome(design, worst, true);
        row.length = row.reason === reason ? row.length + 1 : 1;
        row.reason = reason;
        break;
      case 'compliant':
      case 'violation':
        valid = takeOutcome(design, valid, outcome === 'violation');
        worst = takeOutcome(design, worst, outcome === 'violation');
        row.length = 0;
        row.reason = '';
        break;
      default:
        assertNever(outcome);
    }
    const missing = { launches: i + 1, undecided, invalid };
    const end = decidePrefix({ valid, worst, missing, undecidedInARow: row.length, isLast: i + 1 >= ends });
    if (end !== null) return end;
  }
  const { n, violations } = valid;
  return { status: 'open', launches: trials.length, n, violations, undecided, invalid };
}

interface Prefix {
  /** The test of the valid trials. */
  readonly valid: SequentialState;
  /** The same with every undecided trial taken for a violation. */
  readonly worst: SequentialState;
  readonly missing: { readonly launches: number; readonly undecided: number; readonly invalid: number };
  readonly undecidedInARow: number;
  readonly isLast: boolean;
}

function decidePrefix(prefix: Prefix): RateVerdict | null {
  const { missing } = prefix;
  const { status, n, violations } = prefix.valid;
  const counts = { ...missing, n, violations };
  if (missing.invalid > Math.max(3, missing.launches / 4))
    return { ...counts, status: 'inconclusive', because: 'invalid' };
  if (status === 'fail') return { ...counts, status };
  if (status === 'pass') {
    const isCertain = prefix.worst.status !== 'fail';
    return isCertain ? { ...counts, status } : { ...counts, status: 'inconclusive', because: 'undecided' };
  }
  if (prefix.undecidedInARow >= UNDECIDED_IN_A_ROW) return { ...counts, status: 'inconclusive', because: 'undecided' };
  if (!prefix.isLast) return null;
  return { ...counts, status: 'inconclusive', because: missing.invalid > missing.undecided ? 'invalid' : 'undecided' };
}
