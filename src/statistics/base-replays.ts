/**
 * How often base has to stay clean before a suspect is new (statistics.md 2). Input: replays on head, the violations
 * that count as shown, and how many suspects the run has. Output: for each number of violations on head the clean
 * replays on base, such that the chance of calling any suspect new whose case did not change is at most .05, whatever
 * the rates of the cases. Exact up to the grid of rates, which is fine enough for three digits.
 */
import { logChoose } from './binomial.ts';

export interface BaseReplayRule {
  /** Replays on head, and the fewest on base. */
  readonly replays: number;
  /** Violations on head from which on a suspect may be new. */
  readonly threshold: number;
  /** Suspects of the run that are told from old ones by replays on base. */
  readonly suspects: number;
}

/** Largest chance that a run calls any old bug new. */
export const WRONG_NEW_CHANCE = 0.05;
/** Kept back for rates between those of the grid. */
const SLACK = 0.999;

/** Rates evenly spaced in their log odds: the worst ones are as small as 1 in 100 where base is replayed 200 times. */
const RATES = Array.from({ length: 601 }, (_, i) => 1 / (1 + Math.exp(12 - i * 0.025)));
const LOG_CLEAN = RATES.map(rate => Math.log1p(-rate));

const KNOWN = new Map<string, readonly number[]>();

/**
 * Clean replays on base by violations on head (the index); infinite below the threshold. The more often head shows it,
 * the fewer: all counts whose tail and clean base are together rarer than one level are new, at the largest level at
 * which a suspect's chance is at most .05 / suspects.
 */
export function baseReplaysByHead(rule: BaseReplayRule): readonly number[] {
  const { replays, threshold, suspects } = rule;
  const key = `${replays} ${threshold} ${suspects}`;
  const needed = KNOWN.get(key) ?? searchReplays(rule);
  KNOWN.set(key, needed);
  return needed;
}

function searchReplays(rule: BaseReplayRule): readonly number[] {
  const allowed = (SLACK * WRONG_NEW_CHANCE) / Math.max(1, rule.suspects);
  const tails = listTails(rule.replays);
  let [low, high] = [Math.log(allowed) - 12, 0];
  for (let round = 0; round < 40; round++) {
    const level = (low + high) / 2;
    if (worstChance(atLevel(rule, tails, Math.exp(level)), rule.replays) <= allowed) low = level;
    else high = level;
  }
  return atLevel(rule, tails, Math.exp(low));
}

function atLevel({ replays, threshold }: BaseReplayRule, tails: readonly (readonly number[])[], level: number) {
  return tails.map((tail, violations) => (violations < threshold ? Number.POSITIVE_INFINITY : fewest(tail)));

  function fewest(tail: readonly number[]): number {
    let [below, enough] = [replays - 1, replays];
    while (largest(tail, enough) > level) [below, enough] = [enough, 2 * enough];
    while (enough - below > 1) {
      const middle = Math.floor((below + enough) / 2);
      if (largest(tail, middle) > level) below = middle;
      else enough = middle;
    }
    return enough;
  }
}

/** Over all rates the largest P(head shows it so often) * P(base is clean that many times). */
function largest(chances: readonly number[], clean: number): number {
  return chances.reduce((most, chance, i) => Math.max(most, chance * Math.exp(clean * (LOG_CLEAN[i] ?? 0))), 0);
}

/**
 * Chance that one suspect whose case did not change is called new, at its worst rate.
 * @param needed clean replays on base by violations on head
 */
export function worstChance(needed: readonly number[], replays: number): number {
  return RATES.reduce((most, rate) => Math.max(most, chanceOfNew(needed, replays, { head: rate, base: rate })), 0);
}

/** Chance that a suspect with these violation rates of its case is called new. */
export function chanceOfNew(
  needed: readonly number[],
  replays: number,
  rates: { readonly head: number; readonly base: number },
): number {
  const logClean = rates.base > 0 ? Math.log1p(-rates.base) : 0;
  return needed.reduce((sum, clean, violations) => {
    if (!Number.isFinite(clean)) return sum;
    return sum + chanceOfExactly(violations, replays, rates.head) * Math.exp(clean * logClean);
  }, 0);
}

function listTails(replays: number): readonly (readonly number[])[] {
  const tails: number[][] = [];
  let above = RATES.map(() => 0);
  for (let violations = replays; violations >= 0; violations--) {
    above = above.map((sum, i) => sum + chanceOfExactly(violations, replays, RATES[i] ?? 0));
    tails.unshift(above);
  }
  return tails;
}

function chanceOfExactly(violations: number, n: number, rate: number): number {
  if (rate <= 0) return violations === 0 ? 1 : 0;
  if (rate >= 1) return violations === n ? 1 : 0;
  return Math.exp(logChoose(n, violations) + violations * Math.log(rate) + (n - violations) * Math.log1p(-rate));
}
