import { describe, expect, it } from 'vitest';
import { checkUserTurn } from '../../src/conversation/check-user-turn.ts';
import { CATEGORIES } from '../../src/model/spec.ts';
import { moveSchema, PLACEHOLDERS, type Strategy } from '../../src/model/strategy.ts';
import { listFitting } from '../../src/pipeline/testing/mix-for.ts';
import { namesIn } from '../../src/strategies/fill-placeholders.ts';
import { findStrategy, listStrategies } from '../../src/strategies/list-strategies.ts';
import { currentId, listRetired } from '../../src/strategies/retired-ids.ts';
import { loadDesk, mineDeskSchemas, readDeskSpecs, refine } from '../examples/desk-workspace.ts';
import { aShipping, aWorkshop, bounded } from '../helpers/a-workshop.ts';

const all = listStrategies();

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** What a strategy says, in moves and in words. */
function saidBy({ moves, variants = [] }: Strategy): readonly string[] {
  return [...(moves ?? []), ...variants.flat()]
    .flatMap(({ kind: _kind, ...rest }) => textsOf(rest))
    .filter(text => text.includes(' '));
}

describe('the library of strategies', () => {
  it('has at least 67 strategies, at least three of each category, and at least eight for each', () => {
    expect(all.length).toBeGreaterThanOrEqual(67);
    for (const category of CATEGORIES) {
      const own = all.filter(strategy => strategy.category === category);
      const others = all.filter(strategy => strategy.category !== category && strategy.alsoFor?.includes(category));
      expect(own.length, category).toBeGreaterThanOrEqual(3);
      expect(own.length + others.length, category).toBeGreaterThanOrEqual(8);
    }
  });

  it('knows the ids of strategies that were merged, for memory and frozen files still hold them', () => {
    for (const id of listRetired()) {
      expect(all.map(strategy => strategy.id)).not.toContain(id);
      expect(findStrategy(id)?.id, id).toBe(currentId(id));
    }
  });

  it('varies a conduct only in what is said and how often: variants are of the same kinds of moves', () => {
    for (const { id, moves, variants = [] } of all) {
      const kinds = new Set(moves?.map(({ kind }) => kind));
      const others = variants.flatMap(one => one.map(({ kind }) => kind)).filter(kind => !kinds.has(kind));
      expect(others, id).toEqual(others.map(() => 'style'));
    }
  });

  it('gives each an id of its own that begins with its category, and finds it by that', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const strategy of all) {
      expect(strategy.id.startsWith(`${strategy.category}.`), strategy.id).toBe(true);
      expect(findStrategy(strategy.id)).toBe(strategy);
    }
    expect(findStrategy('default')).toBeNull();
  });

  it('says no two things in the same words', () => {
    for (const field of ['summary', 'compliant', 'violating'] as const)
      expect(new Set(all.map(strategy => strategy[field])).size, field).toBeGreaterThan(all.length - 3);
    const behaviour = all.map(({ moves, proposes, category }) => JSON.stringify([moves, proposes, category]));
    const offline = behaviour.filter((_, at) => all[at]?.moves !== null);
    expect(new Set(offline).size).toBe(offline.length);
  });

  it('names only placeholders that binding knows', () => {
    const named = all.flatMap(strategy =>
      [strategy.instructions, ...textsOf([strategy.moves, strategy.variants])].flatMap(namesIn),
    );
    expect(named.filter(name => !PLACEHOLDERS.some(known => known === name))).toEqual([]);
    expect(new Set(named)).toEqual(new Set(PLACEHOLDERS.filter(name => new Set(named).has(name))));
  });

  it('has only moves that the simulated user of the offline engine can make', () => {
    for (const { id, moves, variants } of all)
      for (const move of [...(moves ?? []), ...(variants ?? []).flat()])
        expect(moveSchema.safeParse(move).success, id).toBe(true);
  });

  it('knows no domain', () => {
    const domain =
      /\b(?:guest|hotel|room|night|booking|voucher|incident|cot|breakfast|invoice|flight|passenger|loan|book|patient|visit)s?\b/i;
    for (const strategy of all) expect(textsOf(strategy).filter(text => domain.test(text))).toEqual([]);
  });

  it('has the user say nothing that a check of its turns refuses', () => {
    const brief = {
      requester: null,
      profile: {},
      objects: [],
      request: 'the user asks to do it',
      tool: null,
      facts: {},
      says: [],
    };
    for (const strategy of all)
      for (const text of saidBy(strategy).filter(said => namesIn(said).length === 0)) {
        const turn = { text, act: 'inform' as const, facts: [], about: null };
        const input = {
          brief: { ...brief, instructions: strategy.instructions },
          said: [{ by: 'agent' as const, text: '?' }],
        };
        expect(checkUserTurn(turn, input, ''), `${strategy.id}: ${text}`).toEqual([]);
      }
  });

  it('has an offline form of nearly all, each of which fits a spec of the example or of the workshop', async () => {
    const offline = all.filter(({ moves }) => moves !== null);
    expect(offline.length).toBeGreaterThanOrEqual(67);
    const artifacts = await loadDesk('base');
    const watched = [...refine(await readDeskSpecs('base')), ...refine(await mineDeskSchemas('base'))];
    const onDesk = watched
      .filter(({ spec }) => spec.source !== 'schema')
      .flatMap(target => listFitting(target, { artifacts, watched, engine: 'offline' }));
    const bound = [bounded('weight', '>=', 12)];
    const then = [
      {
        text: 'they fit',
        check: { kind: 'holds' as const, at: 'call of ship_order', that: 'true' },
        attempts: 'report' as const,
      },
    ];
    const inWorkshop = (['argument', 'lock-out', 'communication'] as const).flatMap(category => {
      const shipping = aShipping({ given: bound, scenario: { then }, spec: { category } });
      return listFitting(shipping, { artifacts: aWorkshop(), watched: [], engine: 'offline' });
    });
    const fitting = new Set([...onDesk, ...inWorkshop].map(({ strategy }) => strategy.id));
    expect(offline.map(({ id }) => id).filter(id => !fitting.has(id))).toEqual([]);
  });
});
