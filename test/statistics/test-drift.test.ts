import { describe, expect, it } from 'vitest';
import { DRIFT_METHODS, testDrift } from '../../src/statistics/test-drift.ts';
import { drawStrata, type Habit, usual } from '../helpers/a-behaviour.ts';

const ALL = { minTraces: 1, minStrata: 1 };
const identical: Habit = () => ({ calls: ['find', 'check', 'cancel', 'check', 'note'], durationMs: 7 });

describe('testDrift', () => {
  it.each(DRIFT_METHODS)('gives p = 1 for byte-identical traces, 30 against 20 (%s)', method => {
    const one = drawStrata('same', { strata: 1, base: 30, head: 20, was: identical });
    expect(testDrift(one, { ...ALL, method })).toMatchObject({ p: 1, flagged: false, n: { base: 20, head: 20 } });
    const ten = drawStrata('same', { base: 3, head: 2, was: identical });
    expect(testDrift(ten, { ...ALL, method })).toMatchObject({ p: 1, flagged: false, strata: 10 });
  });

  it('finds an extra call and names it first, with the means of both sides', () => {
    const is: Habit = (rng, spec) => ({ calls: [...usual(rng, spec).calls, 'refund', 'refund'] });
    const drift = testDrift(drawStrata('extra', { is }));
    expect(drift).toMatchObject({ flagged: true, p: 0.0005, n: { base: 30, head: 30 }, strata: 10, reason: '' });
    expect(drift.features.find(({ name }) => name === 'calls of refund')).toMatchObject({ base: 0, p: 0.0005 });
    expect(drift.features.find(({ name }) => name === 'calls of refund')?.head).toBeCloseTo(2, 9);
    expect(drift.features.find(({ name }) => name === 'calls of find')?.p).toBeGreaterThan(0.05);
  });

  it('finds that two calls changed places, which no count shows', () => {
    const steps =
      (first: string, second: string): Habit =>
      (rng, spec) => ({
        calls: rng.next() < 0.6 ? [...usual(rng, spec).calls, first, second] : usual(rng, spec).calls,
      });
    const strata = drawStrata('order', { was: steps('verify', 'refund'), is: steps('refund', 'verify') });
    const drift = testDrift(strata);
    expect(drift.flagged).toBe(true);
    expect(drift.features[0]?.name).toMatch(/^refund (right )?before verify$/);
    expect(drift.features[0]?.base).toBeLessThan(0);
    expect(drift.features[0]?.head).toBeGreaterThan(0);
    expect(testDrift(strata, { method: 'hotelling' }).flagged).toBe(false);
  });

  it('finds a check that is left out, where the count of the tool says little', () => {
    const steps =
      (...calls: string[]): Habit =>
      rng =>
        rng.next() < 0.4 ? { calls } : { calls: rng.next() < 0.5 ? ['find', 'check', 'note'] : ['find', 'note'] };
    const strata = drawStrata('left out', { was: steps('find', 'check', 'pay'), is: steps('find', 'pay') });
    const drift = testDrift(strata);
    expect(drift.features[0]?.name).toMatch(/^pay follows (check|find)$/);
    const count = drift.features.find(({ name }) => name === 'calls of check');
    expect(Math.abs(drift.features[0]?.effect ?? 0)).toBeGreaterThan(1.2 * Math.abs(count?.effect ?? 0));
    expect(drift.flagged).toBe(true);
  });

  it('finds loops of an agent that often calls one of its tools in a row anyway', () => {
    const opens: Habit = rng => ({
      calls: ['search', ...Array.from({ length: 1 + rng.below(5) }, () => 'open'), 'save', 'answer'],
    });
    const loops: Habit = (rng, spec) => ({
      calls: opens(rng, spec).calls.flatMap(call =>
        call === 'save' && rng.next() < 0.4 ? [call, call, call] : [call],
      ),
    });
    const drift = testDrift(drawStrata('loops', { was: opens, is: loops }));
    expect(drift.features[0]?.name).toMatch(/^(unusually long runs of one tool|calls of save)$/);
    expect(drift.features.find(({ name }) => name === 'unusually long runs of one tool')?.p).toBeLessThan(0.01);
    const same = testDrift(drawStrata('loops', { was: opens }));
    expect(same.features.find(({ name }) => name === 'unusually long runs of one tool')?.p ?? 1).toBeGreaterThan(0.05);
  });

  it('has one p-value: that of the whole is that of its leading feature', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { p, features } = testDrift(drawStrata(['whole', seed]), { permutations: 199 });
      expect(p).toBe(features[0]?.p);
    }
  });

  it('raises no alarm for a provider that became slower', () => {
    const slow: Habit = (rng, spec) => ({ ...usual(rng, spec), durationMs: 90_000 });
    const [same, slower] = [drawStrata('slow'), drawStrata('slow', { is: slow })];
    const { features, ...test } = testDrift(slower);
    expect({ ...test, p: Number(test.p) > 0.05 }).toMatchObject({ flagged: false, p: true });
    expect(features.map(({ name, effect }) => [name, effect])).toEqual(
      expect.arrayContaining(testDrift(same).features.map(({ name, effect }) => [name, effect])),
    );
    expect(testDrift(slower, { method: 'hotelling' }).features[0]?.name).toBe('duration_per_step');
  });

  it('is calibrated: two sides of one agent differ at .05 about once in twenty', () => {
    const runs = 300;
    const alarms = Array.from({ length: runs }, (_, i) =>
      testDrift(drawStrata(['null', i]), { permutations: 299 }),
    ).filter(({ p }) => (p ?? 1) <= 0.05).length;
    expect(alarms / runs).toBeLessThan(0.085);
    expect(alarms / runs).toBeGreaterThan(0.015);
  });

  it('is not inflated by looking again: the same traces give the same answer, and later ones are not peeked at', () => {
    const strata = drawStrata('looks', { base: 3, head: 9 });
    const first = testDrift(strata);
    expect(testDrift(structuredClone(strata))).toEqual(first);
    const looks = [3, 5, 7, 9].map(head => strata.map(one => ({ ...one, head: one.head.slice(0, head) })));
    expect(looks.map(look => testDrift(look).p)).toEqual([first.p, first.p, first.p, first.p]);
  });

  it('uses equal numbers a side in each stratum, the first ones in launch order', () => {
    const strata = drawStrata('cut', { base: 9, head: 3 });
    expect(testDrift(strata)).toEqual(testDrift(strata.map(one => ({ ...one, base: one.base.slice(0, 3) }))));
  });

  it('is not fooled by specs that were run unequally often on the two sides', () => {
    const habit: Habit = (rng, spec) => ({ calls: Array.from({ length: 1 + spec + rng.below(2) }, () => 'find') });
    const alarms = Array.from({ length: 120 }, (_, seed) => {
      const strata = drawStrata(['unequal', seed], { strata: 12, base: 9, head: 9, was: habit }).map((one, i) => ({
        ...one,
        base: one.base.slice(0, i < 6 ? 3 : 9),
        head: one.head.slice(0, i < 6 ? 9 : 3),
      }));
      return testDrift(strata, { permutations: 199 }).p ?? 1;
    }).filter(p => p <= 0.05).length;
    expect(alarms).toBeLessThan(14);
  });

  it('needs an effect of half a standard deviation besides a small p', () => {
    const more: Habit = (rng, spec) => ({ calls: [...usual(rng, spec).calls, ...(rng.next() < 0.17 ? ['find'] : [])] });
    const drift = testDrift(drawStrata('small', { strata: 20, base: 40, head: 40, is: more }), { permutations: 499 });
    expect(drift.p).toBeLessThan(0.01);
    expect(drift.features.every(({ effect }) => Math.abs(effect) < 0.5)).toBe(true);
    expect(drift.flagged).toBe(false);
  });

  it('says that there are no base traces yet', () => {
    const drift = testDrift(drawStrata('none', { base: 0 }));
    expect(drift).toMatchObject({ p: null, flagged: false, features: [], reason: 'no base traces yet' });
  });

  it('says what it saw when there are too few traces', () => {
    const is: Habit = (rng, spec) => ({ calls: [...usual(rng, spec).calls, 'refund'] });
    const drift = testDrift(drawStrata('few', { strata: 4, is }));
    expect(drift).toMatchObject({ p: null, flagged: false, strata: 4, n: { base: 12, head: 12 } });
    expect(drift.reason).toMatch(
      /^not enough traces: 12 a side over 4 specs, 30 over 10 are needed; the largest .* is "/,
    );
  });
});
