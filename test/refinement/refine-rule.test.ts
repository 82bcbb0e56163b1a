import { describe, expect, it } from 'vitest';
import type { Atom, RefinedCase } from '../../src/model/mining-task.ts';
import { refineRuleTask } from '../../src/refinement/tasks/refine-rule.ts';
import { aCancellationCase, aRefineInput, says, where } from '../helpers/a-refined-case.ts';

const refusals = (changes: Partial<RefinedCase>, input = aRefineInput()) =>
  refineRuleTask.check({ rules: [{ rule: 1, cases: [aCancellationCase(changes)] }] }, input);
const alternative = (clause: Atom): Partial<RefinedCase> => ({ alternatives: [{ name: 'one', clauses: [clause] }] });
const holding = (check: unknown): Partial<RefinedCase> => ({ holds: [{ text: 'so', check: JSON.stringify(check) }] });

describe('a refinement is held to tools and data model', () => {
  it('the worked example holds', () => {
    expect(refusals({})).toEqual([]);
  });

  it.each<[string, Partial<RefinedCase>, string]>([
    ['an unknown field', alternative(where('x', 'booking', ['made', '=', 'x'])), 'booking has no field "made"'],
    ['a value outside the enum', alternative(where('x', 'booking', ['cabin', '=', 'first'])), 'is never "first"'],
    ['an unknown object', alternative(where('x', 'trip', ['cabin', '=', 'x'])), '"trip" is no object of this case'],
    ['an unknown table', { objects: [{ name: 'booking', table: 'trips' }] }, 'there is no table "trips"'],
    ['a time that is none', alternative(where('x', 'booking', ['created_at', '<', '$now-1w'])), 'is no time'],
    ['a list where one value belongs', alternative(where('x', 'booking', ['cabin', '=', ['economy']])), 'not a list'],
    ['an operator without opposite', alternative(where('x', 'booking', ['id', 'matches', '^B'])), 'has no opposite'],
    ['items of one value', alternative(where('x', 'booking', ['cabin', '=', 'economy'], 'every')), 'is one value'],
    ['a fact of no tool', alternative(says('x', [['color', 'red', 'blue']])), 'has an argument "color"'],
    ['a clause of two kinds', alternative({ ...says('x'), owner: { of: 'booking', is: 'other' } }), 'exactly one of'],
    ['a number told as a text', alternative(says('x', [['nights', '3', '2']])), 'write 3 and 2 as one'],
    ['a fact without a value', alternative(says('x', [['reason', null, null]])), 'has no value on either side'],
    [
      'a permission whose check forbids',
      holding({ 'never-called': { tool: 'cancel_booking' } }),
      'write {"called": ...}',
    ],
    [
      'a prohibition whose check obliges',
      { fails: { force: 'prohibited', behaviour: [{ text: 'so', check: '{"called":{"tool":"cancel_booking"}}' }] } },
      'write {"never-called": ...}',
    ],
    [
      'an expression over an unknown argument',
      holding({ holds: { at: 'call of cancel_booking', that: 'args.room == 1' } }),
      'room',
    ],
    ['neither holds nor fails', { holds: null, fails: null }, '"holds" may be null only when'],
    ['a check that is not JSON', { holds: [{ text: 'so', check: 'called' }] }, 'it is not JSON'],
    ['a check of no known form', holding({ called_once: {} }), 'one key, one of never-called'],
    ['a check of an unknown tool', holding({ called: { tool: 'cancel' } }), 'there is no tool "cancel"'],
    ['an unknown argument', holding({ called: { tool: 'cancel_booking', args: { id: 'x' } } }), 'has no argument "id"'],
    [
      'an argument value outside its enum',
      holding({ called: { tool: 'cancel_booking', args: { reason: 'weather' } } }),
      'reason of cancel_booking is never "weather"',
    ],
    ['an only without what fails', { fails: null }, 'the rule says "only"'],
    ['a when in the first person', { when: 'I want to cancel' }, 'third person'],
    [
      'alternatives that cover everything',
      {
        alternatives: [
          { name: 'a', clauses: [where('a', 'booking', ['cabin', '=', 'business'])] },
          { name: 'b', clauses: [where('b', 'booking', ['cabin', '=', 'economy'])] },
        ],
      },
      'no way in which all alternatives fail',
    ],
  ])('%s is refused', (_, changes, reason) => {
    expect(refusals(changes).join('\n')).toContain(reason);
  });

  it.each([null, 'any', 'every'] as const)('an order over the items of a list holds, items %s', items => {
    expect(refusals(alternative(where('x', 'booking', ['legs[].price', '<', 9], items)))).toEqual([]);
  });

  it('$now is refused where the environment has no present moment', () => {
    expect(refusals({}, aRefineInput({ hasNow: false })).join()).toContain('has no present moment');
  });

  it('the data model is rendered with listed values and references', () => {
    const { user } = refineRuleTask.render(aRefineInput(), 'n1');
    expect(user).toContain('  cabin: string, one of "economy" | "business"');
    expect(user).toContain('  guest_id: string, key of guests');
    expect(user).toContain('1. A booking may be cancelled only');
  });
});
