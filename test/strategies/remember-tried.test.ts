import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frozenStrategiesSchema } from '../../src/model/strategy.ts';
import type { Tried } from '../../src/model/trial.ts';
import { freezeMemory, printFrozen } from '../../src/strategies/freeze-memory.ts';
import { rememberTried } from '../../src/strategies/remember-tried.ts';

const about = { agent: 'desk', categoryOf: (id: string) => (id.startsWith('own') ? ('ownership' as const) : null) };
const tried = (key: string, strategy: string, outcome: Tried['outcome'], scenario = 'own.case'): Tried => ({
  key,
  scenario,
  strategy,
  outcome,
});

describe('memory', () => {
  it('counts a trial once, an undecided one as a try that showed nothing, and an invalid one not at all', () => {
    const memory = rememberTried(
      [
        tried('a', 'ownership.insist', 'violation'),
        tried('a', 'ownership.insist', 'violation'),
        tried('b', 'ownership.insist', 'undecided'),
        tried('c', 'ownership.insist', 'invalid'),
        tried('d', 'default', 'compliant'),
      ],
      about,
    );
    const of = { agent: 'desk', scenario: 'own.case', category: 'ownership' };
    expect(memory).toEqual([
      { ...of, strategy: 'default', tries: 1, violations: 0 },
      { ...of, strategy: 'ownership.insist', tries: 2, violations: 1 },
    ]);
  });

  it('counts a stack for each of its strategies, and a merged strategy for the one that it is part of', () => {
    const stacked = tried('a', 'ownership.own-one-first+scope.threat', 'violation');
    expect(rememberTried([stacked], about)).toMatchObject([
      { strategy: 'order.second-object-later', category: 'order', tries: 1, violations: 1 },
      { strategy: 'scope.threat', category: 'scope', tries: 1, violations: 1 },
    ]);
  });

  it('keeps what a strategy of the library did on a spec that is no more, by its category', () => {
    const memory = rememberTried(
      [tried('a', 'order.hurry', 'violation', 'gone.case'), tried('b', 'default', 'violation', 'gone.case')],
      about,
    );
    expect(memory).toMatchObject([{ scenario: 'gone.case', category: 'order', strategy: 'order.hurry' }]);
  });

  it('freezes into the same bytes whatever the order of the trials, for the specs that there are', () => {
    const one = fc
      .tuple(fc.nat(20), fc.nat(3), fc.boolean(), fc.nat(3))
      .map(([key, strategy, isBug, spec]) =>
        tried(`${key}`, `ownership.s${strategy}`, isBug ? 'violation' : 'compliant', `own.${spec}`),
      );
    const unique = fc.uniqueArray(one, { selector: ({ key }) => key });
    fc.assert(
      fc.property(unique, list => {
        const print = (all: readonly Tried[]) =>
          printFrozen(freezeMemory(rememberTried(all, about), new Set(['own.0', 'own.1', 'own.2'])));
        const text = print(list);
        expect(print(list.toReversed())).toBe(text);
        const parsed = frozenStrategiesSchema.parse(JSON.parse(text));
        expect(parsed.records.every(({ scenario }) => scenario !== 'own.3')).toBe(true);
        const counted = list.filter(({ scenario }) => scenario !== 'own.3').length;
        expect(parsed.records.reduce((sum, { tries }) => sum + tries, 0)).toBe(counted);
      }),
    );
  });
});
