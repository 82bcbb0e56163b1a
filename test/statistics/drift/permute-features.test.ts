import { describe, expect, it } from 'vitest';
import { createRng } from '../../../src/lib/rng.ts';
import { measureRarity, stepDownP } from '../../../src/statistics/drift/permute-features.ts';
import { permuteStrata } from '../../../src/statistics/drift/permute-strata.ts';
import { rankP } from '../../../src/statistics/drift/rank-p.ts';

describe('permuteStrata', () => {
  it('keeps the truth in its first row, and takes half of each stratum in every row', () => {
    const { rows, n, heads } = permuteStrata([2, 3], 50, createRng('rows'));
    expect([rows, n]).toEqual([51, 5]);
    expect([...heads.slice(0, 5)]).toEqual([2, 3, 7, 8, 9]);
    for (let row = 0; row < rows; row++) {
      const drawn = [...heads.slice(row * n, row * n + n)];
      expect(new Set(drawn).size).toBe(5);
      expect(drawn.filter(at => at < 4)).toHaveLength(2);
    }
  });

  it('draws all halves of a stratum equally often', () => {
    const { heads } = permuteStrata([2], 6000, createRng('even'));
    const counts = new Map<string, number>();
    for (let row = 1; row <= 6000; row++) {
      const key = [...heads.slice(row * 2, row * 2 + 2)].sort().join(' ');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const times of counts.values()) expect(Math.abs(times - 1000)).toBeLessThan(120);
  });
});

describe('stepDownP', () => {
  it('compares each feature with the largest of those not larger than it (by hand)', () => {
    const rows = [
      [3, 1],
      [0.5, 2],
      [3.5, 0.2],
      [1, 0.5],
    ];
    expect(stepDownP(Float64Array.from(rows.flat()), 2)).toEqual([2 / 4, 2 / 4]);
    expect(stepDownP(Float64Array.from(rows.flatMap(([a = 0, b = 0]) => [a * 2, b])), 2)).toEqual([2 / 4, 2 / 4]);
    expect(stepDownP(Float64Array.from([[4, 1], ...rows.slice(1)].flat()), 2)).toEqual([1 / 4, 2 / 4]);
  });
});

describe('measureRarity', () => {
  const feature = (name: string, family: 'tools' | 'course') =>
    ({ name, family, scale: 'plain', read: () => 0 }) as const;
  const table = {
    features: [feature('a', 'tools'), feature('b', 'tools'), feature('c', 'course')],
    scaled: new Float64Array(0),
    means: [],
  };
  /** Four labellings: the largest of a and b are 1.5, 1, 0.5, 2; c is 1, 0.5, 0.75, 0.25. */
  const differences = Float64Array.from([1.5, -0.5, -1, 0.25, 1, 0.5, 0.5, 0, 0.75, -2, 0.25, 0.25]);

  it('is the share of labellings with so large a difference in the family (by hand)', () => {
    const shares = [...measureRarity(table, differences)].map(value => Math.ceil(-value * 4) / 4);
    expect(shares.slice(0, 3)).toEqual([2 / 4, 4 / 4, 1 / 4]);
    expect(shares.slice(9)).toEqual([1 / 4, 4 / 4, 4 / 4]);
  });

  it('lets a family of one feature count as much as a family of many', () => {
    const [, , alone = 0] = measureRarity(table, differences);
    const [, , pooled = 0] = measureRarity(
      { ...table, features: table.features.map(one => ({ ...one, family: 'tools' as const })) },
      differences,
    );
    expect(alone).toBeGreaterThan(pooled);
  });

  it('tells equal shares apart by the difference, by less than a step', () => {
    const [a = 0, b = 0] = measureRarity(table, Float64Array.from([1.5, 1.25, 0, 0.5, 0.5, 0, 0.25, 1, 0, 0.5, 0, 0]));
    expect(a).toBeGreaterThan(b);
    expect(a - b).toBeLessThan(1 / 4);
  });
});

describe('rankP', () => {
  it('is the share of rows with at least as much, ties counted', () => {
    expect([...rankP(Float64Array.from([5, 1, 5, 7]))]).toEqual([0.75, 1, 0.75, 0.25]);
  });
});
