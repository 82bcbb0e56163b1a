import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureSimilarity, pairBest } from '../../src/diff/measure-similarity.ts';

describe('measureSimilarity', () => {
  it('counts shared words: two of three on each side are two thirds', () => {
    expect(measureSimilarity('cancel the booking', 'Cancel a booking.')).toBeCloseTo(2 / 3);
  });

  it('counts a repeated word as often as both have it', () => {
    expect(measureSimilarity('no no no', 'no')).toBeCloseTo(0.5);
  });

  it('is 1 for equal texts, symmetric, and within 0 and 1', () => {
    fc.assert(
      fc.property(fc.lorem(), fc.lorem(), (a, b) => {
        expect(measureSimilarity(a, a)).toBe(1);
        expect(measureSimilarity(a, b)).toBe(measureSimilarity(b, a));
        expect(measureSimilarity(a, b)).toBeGreaterThanOrEqual(0);
        expect(measureSimilarity(a, b)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('pairBest', () => {
  it('gives the best pair first and uses nothing twice', () => {
    const scores: Readonly<Record<string, number>> = { ax: 1, ay: 3, by: 4, bx: 2 };
    expect([...pairBest(['a', 'b'], ['x', 'y'], (a, b) => scores[a + b] ?? 0)]).toEqual([
      ['b', 'y'],
      ['a', 'x'],
    ]);
  });

  it('leaves out what does not fit at all', () => {
    expect(pairBest(['a'], ['x'], () => 0).size).toBe(0);
  });
});
