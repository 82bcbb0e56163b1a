import { describe, expect, it } from 'vitest';
import { attributeSuspect, chanceOfAtLeast } from '../../src/statistics/attribute-suspect.ts';
import { baseReplaysByHead, chanceOfNew, worstChance } from '../../src/statistics/base-replays.ts';

const rule = (suspects: number, threshold = 3, replays = 10) => baseReplaysByHead({ replays, threshold, suspects });

/** By the definition, with plain products and a grid of its own. */
function worstByDefinition(needed: readonly number[], replays: number): number {
  let worst = 0;
  for (let step = 1; step <= 20_000; step++) {
    const rate = 0.7 * (step / 20_000) ** 2;
    let [sum, ways] = [0, 1];
    needed.forEach((clean, violations) => {
      if (violations > 0) ways *= (replays - violations + 1) / violations;
      if (clean !== Number.POSITIVE_INFINITY)
        sum += ways * rate ** violations * (1 - rate) ** (replays - violations + clean);
    });
    worst = Math.max(worst, sum);
  }
  return worst;
}

describe('how often base has to stay clean', () => {
  it('keeps the chance that any of so many old bugs is called new at .05, whatever their rates', () => {
    for (const suspects of [1, 2, 5, 20, 50, 500])
      for (const [threshold, replays] of [
        [3, 10],
        [2, 10],
        [4, 20],
        [2, 5],
      ] as const) {
        const needed = rule(suspects, threshold, replays);
        const worst = worstByDefinition(needed, replays);
        expect(suspects * worst).toBeLessThanOrEqual(0.05);
        expect(worst).toBeCloseTo(worstChance(needed, replays), 4);
      }
  });

  it('asks for the replays that the documentation prints', () => {
    const printed: readonly (readonly [number, readonly number[], readonly number[]])[] = [
      [1, [10, 10, 10, 10, 10], [20, 10, 10, 10, 10]],
      [2, [14, 10, 10, 10, 10], [30, 15, 10, 10, 10]],
      [5, [23, 13, 10, 10, 10], [54, 23, 13, 10, 10]],
      [10, [31, 17, 12, 10, 10], [80, 31, 17, 12, 10]],
      [50, [58, 30, 18, 13, 10], [194, 58, 30, 18, 13]],
      [500, [134, 58, 33, 22, 15], [638, 134, 58, 33, 22]],
    ];
    for (const [suspects, should, must] of printed) {
      expect(rule(suspects, 3).slice(3, 8)).toEqual(should);
      expect(rule(suspects, 2).slice(2, 7)).toEqual(must);
    }
  });

  it('asks no more of a suspect that head shows every time, nor of a lone one', () => {
    for (const suspects of [1, 10, 100, 500]) expect(rule(suspects)[10]).toBe(10);
    expect(rule(1).slice(3)).toEqual(Array<number>(8).fill(10));
  });

  it('asks less, the more often head shows it, and more, the more suspects there are', () => {
    for (const suspects of [2, 30, 300])
      rule(suspects)
        .slice(3)
        .forEach((clean, i, all) => {
          expect(clean).toBeLessThanOrEqual(all[i - 1] ?? Number.POSITIVE_INFINITY);
          expect(clean).toBeGreaterThanOrEqual(rule(suspects - 1)[i + 3] ?? Number.POSITIVE_INFINITY);
        });
  });

  it('costs no new bug: with a clean base the chance of being called new is that of head alone', () => {
    for (const rate of [0.1, 0.3, 0.5, 0.9])
      expect(chanceOfNew(rule(50), 10, { head: rate, base: 0 })).toBeCloseTo(chanceOfAtLeast(3, 10, rate), 12);
  });

  it('makes no suspect new whose base was clean too rarely', () => {
    const about = { because: 'witness', severity: 'should', isNewHere: false, replays: 10, suspects: 10 } as const;
    const status = (head: number, base: number, violations = 0) =>
      attributeSuspect(about, { head: { violations: head, n: 10 }, base: { violations, n: base } }).status;
    expect([status(3, 30), status(3, 31), status(5, 12), status(10, 10), status(3, 60, 1)]).toEqual([
      'unconfirmed',
      'new',
      'new',
      'new',
      'known',
    ]);
  });
});
