import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRng } from '../../src/lib/rng.ts';
import type { StrategyRecord } from '../../src/model/strategy.ts';
import { type Arm, chooseByMemory } from '../../src/strategies/choose-by-memory.ts';
import { sampleBeta } from '../../src/strategies/sample-beta.ts';

const arms = (count: number): readonly Arm[] =>
  Array.from({ length: count }, (_, i) => ({ strategy: `ownership.s${i}`, isPromising: true }));

const record = (strategy: string, tries: number, violations: number, scenario = 'rule.case'): StrategyRecord => ({
  agent: 'desk',
  scenario,
  category: 'ownership',
  strategy,
  tries,
  violations,
});

const choose = (from: readonly Arm[], memory: readonly StrategyRecord[], seed: string) =>
  chooseByMemory(from, { scenario: 'rule.case', category: 'ownership', memory, seed });

function share(from: readonly Arm[], memory: readonly StrategyRecord[], strategy: string): number {
  const draws = Array.from({ length: 400 }, (_, i) => choose(from, memory, `seed ${i}`));
  return draws.filter(chosen => chosen === strategy).length / draws.length;
}

describe('the choice of a strategy by memory', () => {
  it('is the same for the same seed, and always one of the arms', () => {
    const records = fc.array(
      fc
        .tuple(fc.nat(5), fc.nat(9), fc.nat(9), fc.boolean())
        .map(([arm, tries, hits, isOwn]) =>
          record(`ownership.s${arm}`, tries, Math.min(hits, tries), isOwn ? 'rule.case' : 'other.case'),
        ),
    );
    fc.assert(
      fc.property(records, fc.string(), fc.integer({ min: 1, max: 6 }), (memory, seed, count) => {
        const chosen = choose(arms(count), memory, seed);
        expect(chosen).toBe(choose(arms(count), [...memory], seed));
        expect(arms(count).map(({ strategy }) => strategy)).toContain(chosen);
      }),
    );
    expect(choose([], [], 'seed')).toBeNull();
  });

  it('promotes what found bugs, on the spec itself and on others of its category', () => {
    const even = share(arms(6), [], 'ownership.s2');
    expect(even).toBeGreaterThan(0.08);
    expect(even).toBeLessThan(0.27);
    expect(share(arms(6), [record('ownership.s2', 4, 4)], 'ownership.s2')).toBeGreaterThan(0.45);
    expect(share(arms(6), [record('ownership.s2', 9, 8, 'other.case')], 'ownership.s2')).toBeGreaterThan(2 * even);
  });

  it('demotes what failed again and again', () => {
    const memory = [record('ownership.s2', 8, 0)];
    expect(share(arms(6), memory, 'ownership.s2')).toBeLessThan(0.06);
    const elsewhere = [record('ownership.s2', 12, 0, 'other.case')];
    expect(share(arms(6), elsewhere, 'ownership.s2')).toBeLessThan(share(arms(6), [], 'ownership.s2'));
  });

  it('takes a failure of one among many cases for less', () => {
    const memory = [record('ownership.s2', 4, 0)];
    const many = arms(6).map(arm => (arm.strategy === 'ownership.s2' ? { ...arm, cases: 9 } : arm));
    expect(share(many, memory, 'ownership.s2')).toBeGreaterThan(1.5 * share(arms(6), memory, 'ownership.s2'));
  });

  it('never starves the untried, however well another does', () => {
    for (let seed = 0; seed < 20; seed++) {
      let memory: readonly StrategyRecord[] = [record('ownership.s0', 50, 50)];
      for (let round = 0; round < 120; round++) {
        const chosen = choose(arms(8), memory, `${seed} ${round}`);
        if (chosen !== null && chosen !== 'ownership.s0') memory = [...memory, record(chosen, 1, 0)];
      }
      expect(new Set(memory.map(({ strategy }) => strategy)).size).toBe(8);
    }
  });

  it('favours what can be seen and is not prevented while nothing is known', () => {
    const mixed = arms(4).map((arm, i) => ({ ...arm, isPromising: i === 1 }));
    expect(share(mixed, [], 'ownership.s1')).toBeGreaterThan(0.3);
  });
});

describe('a draw from a Beta distribution', () => {
  it.each([
    [0.3, 0.7],
    [2, 5],
    [40, 3],
  ])('with %f and %f has its mean and its variance', (a, b) => {
    const rng = createRng(['beta', a, b]);
    const draws = Array.from({ length: 20_000 }, () => sampleBeta(rng, a, b));
    const mean = draws.reduce((sum, x) => sum + x, 0) / draws.length;
    const variance = draws.reduce((sum, x) => sum + (x - mean) ** 2, 0) / draws.length;
    expect(mean).toBeCloseTo(a / (a + b), 1);
    expect(Math.abs(mean - a / (a + b))).toBeLessThan(0.01);
    expect(Math.abs(variance - (a * b) / ((a + b) ** 2 * (a + b + 1)))).toBeLessThan(0.006);
  });
});
