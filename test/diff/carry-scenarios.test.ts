import { describe, expect, it } from 'vitest';
import { carryScenarios } from '../../src/diff/carry-scenarios.ts';
import { minedFrom } from '../../src/diff/rule-fate.ts';
import type { Clause, Scenario, ScenarioDraft, Spec } from '../../src/model/spec.ts';
import { reallocateSpec } from '../../src/specset/allocate-specs.ts';
import { aSpec } from '../helpers/a-spec.ts';

const where = (
  field: string,
  op: '=' | '<' | '>=' | 'in',
  value: string | readonly string[],
  of = 'booking',
): Clause => ({
  ...{ kind: 'environment', text: `${field} ${op} ${value}` },
  where: { of, field, op, value: typeof value === 'string' ? value : [...value] },
});
const never = {
  text: 'never cancels',
  attempts: 'report',
  check: { kind: 'never-called', tool: 'cancel_booking' },
} as const;
const scenario = (name: string, given: readonly Clause[], parts: Partial<Scenario> = {}): Scenario => ({
  ...{ id: `late.${name}`, title: `Title of ${name}`, force: 'prohibited', objects: { booking: 'bookings' } },
  ...{ given, when: 'The guest asks to cancel the booking', then: [never], ...parts },
});
const draft = (name: string, given: readonly Clause[], parts: Partial<Scenario> = {}): ScenarioDraft => {
  const { id: _, ...content } = scenario(name, given, parts);
  return { ...content, title: `New title of ${name}`, name };
};
const ruleOf = (...scenarios: readonly Scenario[]): Spec => aSpec({ id: 'late', scenarios });
/** The scenarios that the rule has after it was refined again. */
const again = (spec: Spec, ...scenarios: readonly ScenarioDraft[]) =>
  reallocateSpec(spec, carryScenarios(spec, { ...minedFrom(spec, []), scenarios })).scenarios;

const late = where('created', '<', '$now-24h');
const business = where('cabin', '=', 'business');

describe('a rule that was refined again', () => {
  it('keeps id, title and words of a scenario that says the same under other names', () => {
    const rule = ruleOf(scenario('none', [late, business]));
    const other = { ...where('created', '<', '$now-24h', 'reservation'), text: 'it is old' };
    const one = { ...where('cabin', 'in', ['business'], 'reservation'), text: 'the dear class' };
    const now = draft('too-late', [one, other], {
      objects: { reservation: 'bookings' },
      when: 'A customer requests the cancellation of their booking',
      then: [{ ...never, text: 'does not do it' }],
    });
    expect(again(rule, now)).toEqual(rule.scenarios);
  });

  it('gives new text to the changed scenario only, and the clause that stands keeps its words', () => {
    const rule = ruleOf(scenario('none-1', [late]), scenario('none-2', [business]));
    const staff = where('role', '=', 'staff');
    const reworded = { ...late, text: 'made long ago' };
    const found = again(rule, draft('none-1', [business]), draft('none-2', [reworded, staff]));
    expect(found.map(({ id }) => id)).toEqual(['late.none-1', 'late.none-2']);
    expect(found[1]).toEqual(rule.scenarios[1]);
    expect(found[0]).toMatchObject({ title: 'New title of none-2', given: [late, staff] });
  });

  it('keeps the id of a scenario in which only a value changed, with the new clause', () => {
    const rule = ruleOf(scenario('late', [late]));
    const later = where('created', '<', '$now-48h');
    expect(again(rule, draft('other-name', [later]))).toEqual([
      { ...rule.scenarios[0], title: 'New title of other-name', given: [later] },
    ]);
  });

  it('keeps a trigger in other filling words, and takes one that asks for something else', () => {
    const rule = ruleOf(scenario('late', [late]));
    const same = draft('late', [late], { when: 'The guest would like to cancel a booking' });
    expect(again(rule, same)).toEqual(rule.scenarios);
    for (const when of ['The guest asks to cancel the booking by phone', 'The guest asks not to cancel the booking']) {
      expect(again(rule, draft('late', [late], { when }))).toEqual([{ ...rule.scenarios[0], when }]);
    }
  });

  it('does not take the words of a user for the same where their order or a number differs', () => {
    const user = (says: string): Clause => ({ kind: 'user', text: says, says, facts: {} });
    const rule = ruleOf(scenario('move', [user('I move from economy to business')]));
    for (const says of ['I move from business to economy', 'I move 2 from economy to business']) {
      const [found] = again(rule, draft('move', [user(says)]));
      expect(found).toMatchObject({ id: 'late.move', given: [{ says }] });
    }
  });

  it('tells a check that was turned round under the same id', () => {
    const rule = ruleOf(scenario('late', [late]));
    const then = [{ ...never, check: { kind: 'called', tool: 'cancel_booking' } as const }];
    const [found] = again(rule, draft('x', [late], { force: 'required', then }));
    expect(found).toMatchObject({ id: 'late.late', force: 'required', given: [late], then, title: 'New title of x' });
  });

  it('never gives a kept name to another scenario', () => {
    const rule = ruleOf(scenario('none', [late]));
    const found = again(rule, draft('none', [business]), draft('first', [late]));
    expect(found.map(({ id, given }) => [id, given])).toEqual([
      ['late.none', [late]],
      ['late.none-2', [business]],
    ]);
  });

  it('leaves the scenarios that code computes from a schema as they are', () => {
    const rule = ruleOf(scenario('none', [late]));
    const mined = { ...minedFrom(rule, []), isComputed: true as const, scenarios: [draft('x', [late])] };
    expect(carryScenarios(rule, mined)).toBe(mined);
  });
});
