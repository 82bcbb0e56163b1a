import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDealer } from '../../../src/pipeline/sharding/deal-specs.ts';

const weights = fc.array(fc.nat({ max: 200 }), { maxLength: 60 });
const specsOf = (some: readonly number[], agent = 's') =>
  some.map((expected, i) => ({ scenario: `${agent}${i}`, expected }));

describe('dealing specs to shards', () => {
  it('goes longest first, each to the shard with the least', () => {
    const dealer = createDealer(2);
    const dealt = dealer.deal(specsOf([3, 10, 4, 9, 2]));
    expect([...dealt]).toEqual([
      ['s1', 1],
      ['s3', 2],
      ['s2', 2],
      ['s0', 1],
      ['s4', 1],
    ]);
    expect(dealer.loads()).toEqual([15, 13]);
  });

  it('deals every spec to one shard that there is, the same way each time', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 12 }), (some, shards) => {
        const dealt = createDealer(shards).deal(specsOf(some));
        expect(dealt.size).toBe(some.length);
        expect([...dealt.values()].every(shard => shard >= 1 && shard <= shards)).toBe(true);
        expect([...createDealer(shards).deal(specsOf(some))]).toEqual([...dealt]);
      }),
    );
  });

  it('leaves no shard longer than the mean and one spec more', () => {
    fc.assert(
      fc.property(weights, fc.integer({ min: 1, max: 12 }), (some, shards) => {
        const dealer = createDealer(shards);
        dealer.deal(specsOf(some));
        const sum = some.reduce((total, expected) => total + expected, 0);
        expect(Math.max(...dealer.loads())).toBeLessThanOrEqual(sum / shards + Math.max(0, ...some));
      }),
    );
  });

  it('begins the specs of the next agent where those of the last one left off', () => {
    const dealer = createDealer(2);
    dealer.deal(specsOf([10]));
    expect([...dealer.deal(specsOf([6, 5], 't'))]).toEqual([
      ['t0', 2],
      ['t1', 2],
    ]);
  });
});
