import { describe, expect, it } from 'vitest';
import { buildCase } from '../../../src/pipeline/testing/build-case.ts';
import { drawStrategies, mixFor } from '../../../src/pipeline/testing/mix-for.ts';
import { findStrategy, listStrategies } from '../../../src/strategies/list-strategies.ts';
import { aShipping, aWorkshop, bounded, SHIPPING_FACTS } from '../../helpers/a-workshop.ts';

const artifacts = aWorkshop();
const refined = aShipping();

function build(strategy: string, seed = '1', engine: 'offline' | 'openai' = 'offline', of = refined) {
  const built = buildCase({ refined: of, artifacts, seed, engine }, [strategy]);
  if ('reason' in built) throw new Error(built.detail);
  return built;
}

describe('a case with a strategy', () => {
  it('has instructions and moves in terms of the case', () => {
    const { driver, strategy } = build('order.second-object-later');
    const { id } = driver.objects['order'] ?? {};
    const [other] = /O\d/.exec(JSON.stringify(driver.brief.moves)) ?? [];
    expect(strategy).toBe('order.second-object-later');
    expect(other).not.toBe(id);
    expect(artifacts.data['orders']?.[other ?? '']).toMatchObject({ member_id: driver.requester?.id });
    expect(driver.brief.instructions).toContain(`order: ${id}`);
    expect(driver.brief.moves).toEqual([
      { kind: 'change-goal', first: `I want to ship the order (order: ${other}).`, after: 'end' },
    ]);
  });

  it('corrects a fact of the task to what the task says', () => {
    for (let seed = 0; seed < 20; seed++) {
      const [move] = build('confirmation.yes-with-a-change', String(seed)).driver.brief.moves ?? [];
      if (move?.kind !== 'correct') throw new Error('no correction');
      expect(Object.keys(SHIPPING_FACTS)).toContain(move.fact);
      expect(move.first).not.toBe(String(SHIPPING_FACTS[move.fact]));
      const wrong: Readonly<Record<string, string>> = { boxes: '3', speed: 'fast', day: '2026-11-21' };
      expect(move.first).toBe(wrong[move.fact]);
    }
  });

  it('names a value that is on no list, and a number in other terms that come to the same', () => {
    const of = (category: 'argument' | 'amount') => aShipping({ spec: { category } });
    const off = build('argument.not-on-offer-first', '1', 'openai', of('argument')).driver.brief.instructions;
    expect(off).toMatch(/^For speed ask at first for something between slow and fast\. .* take slow\.$/);
    const unit = build('amount.another-unit', '1', 'openai', of('amount')).driver.brief.instructions;
    expect(unit).toMatch(/^For boxes say that you want half a dozen, which comes to 6 exactly\./);
  });

  it('has no moves where a model plays the user', () => {
    expect(build('confirmation.half-hearted', '1', 'openai').driver.brief.moves).toBeUndefined();
    expect(build('confirmation.half-hearted').driver.brief.moves).toHaveLength(1);
  });

  it('moves the record in its set-up, and what the user knows of it', () => {
    const given = [bounded('weight', '<=', 40)];
    const { driver } = build(
      'eligibility.exactly-at-the-bound',
      '1',
      'offline',
      aShipping({ given, spec: { category: 'limit' } }),
    );
    expect(driver.setup).toMatchObject([{ after: { weight: 40 } }]);
    expect(driver.brief.objects[0]?.record).toMatchObject({ weight: 40 });
  });

  it('is the same for the same seed, and another one for another strategy', () => {
    expect(build('confirmation.half-hearted')).toEqual(build('confirmation.half-hearted'));
    expect(build('confirmation.half-hearted').id).not.toBe(build('confirmation.conditional').id);
  });

  it('says now one thing and now another of a strategy that varies, with nothing else changed', () => {
    const said = (seed: number) => build('confirmation.half-hearted', String(seed)).driver.brief.moves ?? [];
    const all = Array.from({ length: 30 }, (_, seed) => said(seed));
    expect(new Set(all.map(moves => JSON.stringify(moves))).size).toBeGreaterThan(3);
    const { moves, variants = [] } = findStrategy('confirmation.half-hearted') ?? {};
    for (const drawn of all) expect([moves, ...variants]).toContainEqual(drawn);
    expect(build('confirmation.half-hearted', '7')).toEqual(build('confirmation.half-hearted', '7'));
  });

  it('of a stack makes the moves of all, each bound as it is alone; the first alone has to fit the spec', () => {
    const name = 'confirmation.half-hearted+ownership.on-behalf';
    expect(buildCase({ refined, artifacts, seed: '1', engine: 'offline' }, [name])).toMatchObject({
      detail: `${name}: the case has no foreign-object`,
    });
    const { driver, strategy } = build('confirmation.half-hearted+provenance.careless-key');
    expect(strategy).toBe('confirmation.half-hearted+provenance.careless-key');
    expect(driver.brief.moves?.slice(0, 1)).toEqual(build('confirmation.half-hearted').driver.brief.moves);
    expect(driver.brief.moves?.[1]).toMatchObject({ kind: 'respell', once: true });
  });

  it('falls back on the next strategy where one does not fit, and says why where none does', () => {
    const input = { refined, artifacts, seed: '1', engine: 'offline' as const };
    expect(buildCase(input, ['limit.in-portions', 'confirmation.conditional'])).toMatchObject({
      strategy: 'confirmation.conditional',
    });
    expect(buildCase(input, ['limit.in-portions'])).toMatchObject({ reason: 'no-object' });
    expect(buildCase(input, ['no.such', 'default'])).toMatchObject({
      strategy: 'default',
      driver: { brief: { instructions: '' } },
    });
  });
});

describe('the mix of a spec', () => {
  const context = { artifacts, watched: [], engine: 'offline' as const, frozen: null };

  it('holds what can be bound to its cases, and is declared once', () => {
    const mix = mixFor(refined, context);
    const ids = new Set(listStrategies().map(({ id }) => id));
    expect(mix.length).toBeGreaterThan(6);
    expect(mix.slice(1).every(({ strategy, moves }) => ids.has(strategy) && moves !== undefined)).toBe(true);
    expect(mixFor(refined, context)).toBe(mix);
    expect(mixFor(aShipping(), context)).toEqual(mix);
  });

  it('is the default strategy alone where nobody asked for more', () => {
    expect(mixFor(refined, { ...context, frozen: undefined }).map(({ strategy }) => strategy)).toEqual(['default']);
  });

  it('is drawn from by the shares', () => {
    const mix = [
      { strategy: 'default', share: 0.2, instructions: '' },
      { strategy: 'a', share: 0.7, instructions: '' },
      { strategy: 'b', share: 0.1, instructions: '' },
    ];
    const firsts = Array.from({ length: 2000 }, (_, seed) => drawStrategies(mix, String(seed))[0]);
    const share = (strategy: string) => firsts.filter(first => first === strategy).length / firsts.length;
    expect(share('default')).toBeCloseTo(0.2, 1);
    expect(share('a')).toBeCloseTo(0.7, 1);
    expect(drawStrategies(mix, '7')).toEqual(drawStrategies(mix, '7'));
    for (let seed = 0; seed < 50; seed++) expect(drawStrategies(mix, String(seed)).at(-1)).toBe('default');
  });
});
