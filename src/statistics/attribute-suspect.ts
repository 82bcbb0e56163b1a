/**
 * Attribution of a suspect (statistics.md 2). Input: how often its case shows the violation when it is replayed on head
 * and on base. Output: new (head shows it, base never), known (base shows it), or unconfirmed (seen once). What turns
 * the gate red is *new* alone; "base passed, head failed" is none.
 */
import type { Attribution } from '../model/verdict.ts';
import { baseReplaysByHead } from './base-replays.ts';
import { logChoose } from './binomial.ts';

export interface ReplayCounts {
  readonly violations: number;
  /** Replays that ran to an end that could be looked at (invalid ones do not count). */
  readonly n: number;
}

export interface Suspect {
  readonly because: Attribution['because'];
  readonly severity: 'must' | 'should' | 'info';
  /** The pull request added the rule or edits its evidence: base did not have it. */
  readonly isNewHere: boolean;
  /** Its failed test alone does not count: one of many, and not confirmed (statistics.md 3). */
  readonly needsReplay?: boolean;
  /** Replays planned on each side (`statistics.replays`). */
  readonly replays: number;
  /** Suspects of the whole run, once they are known: base has to stay clean the longer, the more there are. */
  readonly suspects?: number;
}

/** @param counts `base` is null where there is no base to replay on: judged on head alone */
export function attributeSuspect(
  suspect: Suspect,
  counts: { readonly head: ReplayCounts; readonly base: ReplayCounts | null },
): Attribution {
  const base = suspect.isNewHere ? null : counts.base;
  const found = { head: counts.head, base, because: suspect.because };
  if (base !== null && base.violations > 0) return { ...found, status: 'known' };
  const isShown =
    counts.head.violations >= replayThreshold(suspect.replays, suspect.severity) &&
    (base === null || base.n >= cleanReplaysNeeded(suspect, counts.head));
  const isJudgedByItsTest = base === null && suspect.because === 'failed-test' && suspect.needsReplay !== true;
  return { ...found, status: isShown || isJudgedByItsTest ? 'new' : 'unconfirmed' };
}

/** Clean replays on base from which on a suspect is new; none in particular while the suspects are not counted. */
export function cleanReplaysNeeded(
  { replays, severity, suspects }: Pick<Suspect, 'replays' | 'severity' | 'suspects'>,
  head: ReplayCounts,
): number {
  if (suspects === undefined) return 0;
  const needed = baseReplaysByHead({ replays, threshold: replayThreshold(replays, severity), suspects });
  return needed[Math.min(head.violations, replays)] ?? Number.POSITIVE_INFINITY;
}

/**
 * How many of the replays on head must show the violation: 3 of 10, for a `must` rule 2 of 10. For other numbers of
 * replays the smallest count whose chance of a wrong "new" is no larger than with 10.
 */
export function replayThreshold(replays: number, severity: Suspect['severity']): number {
  const ofTen = severity === 'must' ? 2 : 3;
  if (replays === 10) return ofTen;
  const allowed = wrongNewChance(10, ofTen);
  let threshold = 1;
  while (threshold < replays && wrongNewChance(replays, threshold) > allowed) threshold += 1;
  return threshold;
}

/**
 * Chance that a case that did not change is called new, at its worst rate: the largest over r of
 * (1 - r)^replays * P(Binomial(replays, r) >= threshold).
 */
export function wrongNewChance(replays: number, threshold: number): number {
  let worst = 0;
  for (let step = 1; step < 1000; step++) {
    const rate = step / 1000;
    worst = Math.max(worst, (1 - rate) ** replays * chanceOfAtLeast(threshold, replays, rate));
  }
  return worst;
}

/** P(Binomial(n, rate) >= threshold). */
export function chanceOfAtLeast(threshold: number, n: number, rate: number): number {
  let sum = 0;
  for (let k = threshold; k <= n; k++)
    sum += Math.exp(logChoose(n, k) + k * Math.log(rate) + (n - k) * Math.log1p(-rate));
  return sum;
}
