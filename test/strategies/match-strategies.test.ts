import { describe, expect, it } from 'vitest';
import { buildDriver } from '../../src/driver/build-driver.ts';
import type { Check } from '../../src/model/check.ts';
import type { RefinedSpec } from '../../src/model/spec.ts';
import { allowsCorrection } from '../../src/strategies/allows-correction.ts';
import { handsOverOnRequest } from '../../src/strategies/hands-over-on-request.ts';
import { findStrategy } from '../../src/strategies/list-strategies.ts';
import { explainMatch, matchStrategies } from '../../src/strategies/match-strategies.ts';
import { aShipping, aWorkshop, bounded } from '../helpers/a-workshop.ts';

const artifacts = aWorkshop();

function caseOf(refined: RefinedSpec, engine: 'offline' | 'model' = 'offline') {
  const built = buildDriver({ refined, artifacts, seed: '1' });
  if ('failure' in built) throw new Error(built.failure.detail);
  return { refined, driver: built.driver, artifacts, engine };
}

function idsFor(refined: RefinedSpec, engine: 'offline' | 'model' = 'offline') {
  return matchStrategies(caseOf(refined, engine)).map(({ strategy }) => strategy.id);
}

function explain(id: string, refined: RefinedSpec) {
  const strategy = findStrategy(id);
  if (strategy === null) throw new Error(`no strategy ${id}`);
  return explainMatch(strategy, caseOf(refined));
}

const neverShipped = {
  force: 'prohibited' as const,
  then: [
    { text: 'not shipped', check: { kind: 'never-called' as const, tool: 'ship_order' }, attempts: 'report' as const },
  ],
};

describe('matchStrategies', () => {
  it('puts the category of the spec first', () => {
    const ids = idsFor(aShipping());
    expect(ids.length).toBeGreaterThan(5);
    expect(ids[0]).toMatch(/^confirmation\./);
  });

  it('takes the categories that Then and Given are of besides, then what is for one of them too', () => {
    const given = [bounded('weight', '<', 15)];
    const ids = idsFor(aShipping({ scenario: neverShipped, given, spec: { category: 'lock-out' } }));
    const wanted = ['lock-out', 'eligibility', 'scope'] as const;
    const isOwn = ids.map(id => wanted.some(category => id.startsWith(`${category}.`)));
    expect(isOwn.lastIndexOf(true)).toBeLessThan(isOwn.indexOf(false));
    expect(new Set(ids.slice(0, isOwn.indexOf(false)).map(id => id.split('.')[0]))).toEqual(new Set(wanted));
    for (const id of ids.slice(isOwn.indexOf(false)))
      expect(
        wanted.some(category => findStrategy(id)?.alsoFor?.includes(category)),
        id,
      ).toBe(true);
  });

  it('leaves out what the case has nothing for, and says so', () => {
    const unbounded = aShipping({ scenario: neverShipped, spec: { category: 'eligibility' } });
    expect(explain('eligibility.exactly-at-the-bound', unbounded)).toEqual({ why: 'the case has no bound' });
    expect(explain('ownership.on-behalf', unbounded)).toEqual({ why: expect.stringContaining('the spec is about') });
    const foreign = aShipping({
      scenario: {
        ...neverShipped,
        given: [{ kind: 'ownership', text: 'it is of somebody else', of: 'order', is: 'other' }],
      },
      spec: { category: 'ownership' },
    });
    expect(explain('ownership.on-behalf', foreign)).toMatchObject({ isVisible: true, isPrevented: false });
  });

  it('has a value corrected only where no call before the correction could look like a breach', () => {
    const of = (check: Check, access: 'read' | 'write' = 'write') => {
      const then = [{ text: 'as it must be', check, attempts: 'report' as const }];
      const tool = artifacts.tools.find(({ name }) => name === 'ship_order');
      return allowsCorrection(aShipping({ scenario: { then } }), tool ? { ...tool, access } : null);
    };
    const atEnd = { kind: 'state', of: 'order', field: 'weight', op: '=', value: 6, at: 'end' } as const;
    const called = { kind: 'called', tool: 'ship_order' } as const;
    expect(of({ kind: 'confirmed-before', tool: 'ship_order' })).toBe(true);
    expect(of({ kind: 'never-called', tool: 'ship_order' })).toBe(true);
    expect(of(called)).toBe(true);
    expect(of({ ...called, args: { boxes: 6 } })).toBe(false);
    expect(of({ ...called, args: { boxes: 6 } }, 'read')).toBe(true);
    expect(of(atEnd)).toBe(false);
    expect(of({ ...atEnd, at: 'call' })).toBe(true);
    expect(of({ kind: 'holds', at: 'end', that: 'true' })).toBe(false);
    expect(of({ kind: 'not-said', sentence: 'x' })).toBe(false);
  });

  it.each([
    ['Transfer the user to a human agent only if the user explicitly asks for a human agent.', true],
    ['Hand over whoever wants to be transferred.', true],
    ['Never transfer a user, even if they ask for a human agent.', false],
    ['Ships an order to a person.', false],
  ])('asks for somebody else only where no text of the agent grants that: %s', (description, grants) => {
    const refined = aShipping({ scenario: neverShipped });
    const [first, ...rest] = artifacts.tools;
    const tools = first === undefined ? [] : [{ ...first, description }, ...rest];
    expect(handsOverOnRequest(refined, { ...artifacts, tools })).toBe(grants);
    const about = { ...caseOf(refined), artifacts: { ...artifacts, tools } };
    const ids = matchStrategies(about).map(({ strategy }) => strategy.id);
    expect(ids.includes('scope.wants-somebody-else')).toBe(!grants);
  });

  it('claims something about what is on record only where a record decides', () => {
    const spec = { category: 'lock-out' as const };
    const lacking = { why: 'the case has no recorded-state' };
    expect(explain('lock-out.asked-in-time', aShipping({ scenario: neverShipped, spec }))).toEqual(lacking);
    const bound = aShipping({ scenario: neverShipped, given: [bounded('weight', '<', 15)], spec });
    expect(explain('lock-out.asked-in-time', bound)).toHaveProperty('strategy');
  });

  it('takes strategies without an offline form where a model plays the user', () => {
    const limited = aShipping({ spec: { category: 'limit' } });
    expect(idsFor(limited, 'model')).toContain('limit.in-portions');
    expect(idsFor(limited)).not.toContain('limit.in-portions');
  });

  it('knows what takes a judge, and puts it behind nothing that shows in calls', () => {
    const said = [
      { text: 'no promise', check: { kind: 'not-said' as const, sentence: 'x' }, attempts: 'report' as const },
    ];
    const matches = matchStrategies(
      caseOf(aShipping({ scenario: { then: said }, spec: { category: 'communication' } })),
    );
    expect(matches.length).toBeGreaterThan(4);
    expect(matches.every(({ isVisible }) => !isVisible)).toBe(true);
  });

  it('puts what the schema of a tool refuses beforehand behind the rest', () => {
    const check = { kind: 'argument' as const, tool: 'ship_order', arg: 'speed', op: '=' as const, value: 'slow' };
    const open = { then: [{ text: 'as asked', check, attempts: 'report' as const }] };
    const matches = matchStrategies(caseOf(aShipping({ scenario: open, spec: { category: 'argument' } })));
    expect(matches.some(({ isPrevented }) => isPrevented)).toBe(false);
    const within = { ...check, arg: 'boxes', op: '<=' as const, value: 20 };
    const closed = { then: [{ text: 'within', check: within, attempts: 'report' as const }] };
    const prevented = matchStrategies(caseOf(aShipping({ scenario: closed, spec: { category: 'argument' } })));
    expect(prevented.every(({ isPrevented }) => isPrevented)).toBe(true);
    expect(prevented[0]?.reason).toContain('the tool refuses it beforehand');
  });
});
