import { describe, expect, it } from 'vitest';
import { classifyChange } from '../../src/diff/classify-change.ts';
import { findHollowings } from '../../src/diff/find-hollowings.ts';
import { foldSchema } from '../../src/diff/meaning/fold-schema.ts';
import { sortListed, sortMembers } from '../../src/diff/meaning/sort-members.ts';
import { pairScenarios } from '../../src/diff/pair-specs.ts';
import { signSpec } from '../../src/diff/sign-spec.ts';
import type { Operator } from '../../src/model/check.ts';
import type { Json } from '../../src/model/json.ts';
import type { Spec } from '../../src/model/spec.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';

const [SHUT, OPEN] = ['shut', 'open'];

function conditioned(op: Operator, value: Json, text = 'the state'): Spec {
  const where = { of: 'booking', field: 'status', op, value };
  return aSpec({ rule: text, scenarios: [aScenario({ given: [{ kind: 'environment', text, where }] })] });
}

function checked(op: Operator, value: Json, kind: 'argument' | 'state' = 'argument'): Spec {
  const check =
    kind === 'argument'
      ? ({ kind, tool: 'cancel_booking', arg: 'state', op, value } as const)
      : ({ kind, of: 'booking', field: 'status', op, value, at: 'end' } as const);
  return aSpec({ scenarios: [aScenario({ then: [{ text: 'the state', check, attempts: 'report' }] })] });
}

function classOf(before: Spec, after: Spec) {
  const [old, now] = [before.scenarios[0], after.scenarios[0]];
  if (old === undefined || now === undefined) throw new Error('a spec without a scenario');
  return classifyChange({ spec: before, scenario: old }, { spec: after, scenario: now });
}

describe('a list that is compared with', () => {
  it.each(['in', 'not-in', 'is-type'] as const)('has no order under %s, in Given and in checks', op => {
    for (const build of [conditioned, checked, (o: Operator, v: Json) => checked(o, v, 'state')]) {
      const [before, after] = [build(op, ['a', 'b', 1]), build(op, [1, 'b', 'a'])];
      expect(classOf(before, after)).toBeNull();
      expect(signSpec(before)).toBe(signSpec(after));
      expect(findHollowings(before, after, pairScenarios(before, after))).toEqual([]);
    }
  });

  it.each([
    ['a value more', ['a', 'b'], ['b', 'a', 'c']],
    ['a value less', ['a', 'b'], ['b']],
    ['a value of another type', ['1', 'b'], ['b', 1]],
  ])('differs by %s', (_, before, after) => {
    for (const build of [conditioned, checked]) {
      expect(classOf(build('in', before), build('in', after))).toBe('condition-changed');
      expect(signSpec(build('in', before))).not.toBe(signSpec(build('in', after)));
    }
  });

  it('keeps its order where the list itself is the value', () => {
    expect(sortMembers({ op: '=', value: ['b', 'a'] }).value).toEqual(['b', 'a']);
    expect(classOf(checked('=', ['a', 'b']), checked('=', ['b', 'a']))).toBe('condition-changed');
  });

  it('is not worded anew where its values are told in their order', () => {
    const told = (one: string, other: string) => conditioned('in', [one, other], `the state is "${one}" or "${other}"`);
    expect(classOf(told('open', 'shut'), told('shut', 'open'))).toBeNull();
    const more = conditioned('in', [SHUT, OPEN], 'the state is "shut" or "open" for now');
    expect(classOf(told('open', 'shut'), more)).toBe('reworded');
  });

  it('is told in one order only where it stands in full', () => {
    const list = [['open', 'shut']];
    expect(sortListed('one of shut, open', [['shut', 'open']])).toBe(sortListed('one of open, shut', list));
    expect(sortListed('shut is refused, open is not', list)).toBe('shut is refused, open is not');
    expect(sortListed('open is refused, shut is not', list)).toBe('open is refused, shut is not');
    expect(sortListed('one of a.b, (c', [['a.b', '(c']])).toBe('one of (c, a.b');
    expect(sortListed('one of b-c/d, a\\b, {1}', [['b-c/d', 'a\\b', '{1}']])).toBe('one of a\\b, b-c/d, {1}');
  });
});

describe('foldSchema', () => {
  it('sorts what is a set, and nothing that is a value', () => {
    const schema = (values: readonly string[], example: readonly string[]) => ({
      type: ['string', 'null'],
      enum: [...values],
      default: { enum_of: [...example] },
      properties: { type: { enum: [...values] }, default: { type: 'string', enum: [...values] } },
    });
    expect(foldSchema(schema(['a', 'b'], ['x', 'y']))).toEqual(foldSchema(schema(['b', 'a'], ['x', 'y'])));
    expect(foldSchema(schema(['a', 'b'], ['x', 'y']))).not.toEqual(foldSchema(schema(['a', 'b'], ['y', 'x'])));
    expect(foldSchema({ prefixItems: [{ type: 'string' }, { type: 'null' }] })).toEqual({
      prefixItems: [{ type: 'string' }, { type: 'null' }],
    });
  });
});
