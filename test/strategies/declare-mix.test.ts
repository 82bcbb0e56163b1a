import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FrozenStrategies } from '../../src/model/strategy.ts';
import { declareMix } from '../../src/strategies/declare-mix.ts';
import { listStrategies } from '../../src/strategies/list-strategies.ts';
import { aShipping } from '../helpers/a-workshop.ts';

const refined = aShipping();
const offline = listStrategies().filter(({ moves }) => moves !== null);
const applicable = offline.filter(({ category }) => category === 'confirmation');
const total = (mix: readonly { readonly share: number }[]) => mix.reduce((sum, { share }) => sum + share, 0);

function frozen(...records: readonly (readonly [string, number, number, string?])[]): FrozenStrategies {
  return {
    version: 1,
    records: records.map(([strategy, tries, violations, scenario = refined.scenario.id]) => ({
      scenario,
      category: 'confirmation',
      strategy,
      tries,
      violations,
    })),
  };
}

describe('declareMix', () => {
  it('is the default strategy alone where none applies', () => {
    expect(declareMix(refined, { applicable: [], frozen: null, engine: 'offline' })).toEqual([
      { strategy: 'default', share: 1, instructions: '' },
    ]);
  });

  it('shares alike without a frozen memory, the default one with a fifth', () => {
    const mix = declareMix(refined, { applicable, frozen: null, engine: 'offline' });
    expect(mix[0]).toMatchObject({ strategy: 'default', share: 0.2 });
    expect(new Set(mix.slice(1).map(({ share }) => share))).toEqual(new Set([0.8 / applicable.length]));
    expect(mix.map(({ strategy }) => strategy)).toEqual(['default', ...applicable.map(({ id }) => id)]);
  });

  it('takes the best twelve where each trial is paid for, and their instructions alone', () => {
    const mix = declareMix(refined, { applicable: offline, frozen: null, engine: 'model' });
    expect(mix.slice(1).map(({ strategy }) => strategy)).toEqual(offline.slice(0, 12).map(({ id }) => id));
    expect(mix.every(({ moves }) => moves === undefined)).toBe(true);
  });

  it('with a frozen memory gives the four that found most 0.15 each, and an untried one 0.2', () => {
    const ids = applicable.map(({ id }) => id);
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = ids;
    const memory = frozen([f, 10, 9], [e, 10, 8], [d, 10, 7], [c, 10, 6], [a, 10, 0], [b, 10, 0]);
    const mix = declareMix(refined, { applicable, frozen: memory, engine: 'offline' });
    expect(mix.slice(0, 5).map(({ strategy }) => strategy)).toEqual(['default', f, e, d, c]);
    expect(mix.slice(1, 5).map(({ share }) => share)).toEqual([0.15, 0.15, 0.15, 0.15]);
    expect(mix[5]?.share).toBeCloseTo(0.2);
    expect([a, b, c, d, e, f]).not.toContain(mix[5]?.strategy);
  });

  it('takes what a frozen file says of a merged strategy for one of what it is part of now', () => {
    const merged = offline.filter(({ id }) => ['order.second-object-later', 'order.no-time'].includes(id));
    const others = offline.filter(({ category }) => category === 'scope');
    const memory = frozen(['ownership.own-one-first', 10, 9]);
    const mix = declareMix(refined, { applicable: [...others, ...merged], frozen: memory, engine: 'offline' });
    expect(mix[1]?.strategy).toBe('order.second-object-later');
  });

  it('learns from other specs of the category what it does not know of its own', () => {
    const [, , , , , , best = ''] = applicable.map(({ id }) => id);
    const memory = frozen([best, 20, 18, 'another.one']);
    const mix = declareMix(refined, { applicable, frozen: memory, engine: 'offline' });
    expect(mix[1]?.strategy).toBe(best);
  });

  it('sums to 1 and is the same for the same input, whatever applies and is remembered', () => {
    const record = fc.tuple(fc.constantFrom(...applicable.map(({ id }) => id)), fc.nat(20), fc.nat(20));
    fc.assert(
      fc.property(fc.subarray([...applicable]), fc.option(fc.array(record)), (some, records) => {
        const memory =
          records === null ? null : frozen(...records.map(([id, n, k]) => [id, n, Math.min(n, k)] as const));
        const input = { applicable: some, frozen: memory, engine: 'offline' as const };
        const mix = declareMix(refined, input);
        expect(total(mix)).toBeCloseTo(1, 12);
        expect(new Set(mix.map(({ strategy }) => strategy)).size).toBe(mix.length);
        expect(declareMix(refined, input)).toEqual(mix);
      }),
    );
  });
});
