import { describe, expect, it } from 'vitest';
import { joinRepeated } from '../../src/diff/join-repeated.ts';
import { minedFrom, type RuleFate } from '../../src/diff/rule-fate.ts';
import { mergeEvidence } from '../../src/mining/merge-evidence.ts';
import type { Clause, MinedSpec, ScenarioDraft } from '../../src/model/spec.ts';
import { aScenario, aSpec } from '../helpers/a-spec.ts';

const where = (field: string, value: string, of = 'booking'): Clause => ({
  ...{ kind: 'environment', text: `${field} is ${value}`, where: { of, field, op: '=', value } },
});
const draft = (parts: Partial<ScenarioDraft> = {}): ScenarioDraft => {
  const { id: _, ...content } = aScenario();
  return { ...content, name: 'one', given: [where('cabin', 'business')], ...parts };
};
const ruleOf = (scenarios: readonly ScenarioDraft[], parts: Partial<MinedSpec> = {}): MinedSpec => ({
  ...minedFrom(aSpec(), ['passage:old']),
  ...{ scenarios, ...parts },
});
const staff = draft({ name: 'staff', given: [where('role', 'staff')], force: 'permitted' });
const changed: RuleFate = { kind: 'altered', mined: ruleOf([draft(), staff]) };
const added = (scenario: ScenarioDraft, parts: Partial<MinedSpec> = {}) =>
  ruleOf([scenario], {
    ...{ rule: 'Staff may cancel', anchors: ['passage:new'], evidence: [{ file: 'prompt.md', quote: 'Staff may.' }] },
    ...parts,
  });
const join = (candidate: MinedSpec, fate: RuleFate = changed) =>
  joinRepeated({ candidates: [candidate], fates: new Map([['late', fate]]) }, mergeEvidence);

describe('a new rule after another one was refined again', () => {
  it('joins the rule that holds all its scenarios, under other names and words, with its evidence', () => {
    const same = draft({
      ...{ name: 'x', title: 'Other words', force: 'permitted', objects: { trip: 'bookings' } },
      given: [{ ...where('role', 'staff', 'trip'), text: 'works here' }],
      when: 'somebody comes',
      then: aScenario().then.map(one => ({
        ...{ ...one, text: 'lets it be' },
        check: { kind: 'never-called', tool: 'cancel_booking', args: { booking_id: '$trip.id' } } as const,
      })),
    });
    const { candidates, fates, dropped } = join(added(same));
    expect(candidates).toEqual([]);
    expect(dropped).toEqual([{ what: 'Staff may cancel', why: 'the same as late, which was refined again' }]);
    const fate = fates.get('late');
    const mined = fate !== undefined && 'mined' in fate ? fate.mined : null;
    expect(mined?.evidence.map(({ quote }) => quote)).toEqual([aSpec().evidence[0]?.quote, 'Staff may.']);
    expect(mined?.anchors).toEqual(['passage:old', 'passage:new']);
    expect(mined?.scenarios).toEqual([draft(), staff]);
  });

  const words = [{ text: 'says no', attempts: 'report' as const }];
  it.each([
    ['another condition', added(draft({ given: [where('role', 'manager')] }))],
    ['one condition more', added(draft({ given: [where('role', 'staff'), where('cabin', 'business')] }))],
    ['another force', added(draft({ ...staff, force: 'required' }))],
    ['another behaviour', added(draft({ ...staff, then: words }))],
    ['another tool', added(staff, { tools: ['book_room'] })],
    ['another source', added(staff, { source: 'domain' })],
    ['a scenario that the rule lacks', ruleOf([staff, draft({ given: [where('role', 'manager')] })])],
    ['no scenario', added(staff, { scenarios: [] })],
  ])('stands for itself with %s', (_, candidate) => {
    expect(join(candidate)).toEqual({ candidates: [candidate], fates: new Map([['late', changed]]), dropped: [] });
  });

  it('joins no rule that was not refined again', () => {
    expect(join(added(staff), { kind: 'touched', anchors: [] }).candidates).toHaveLength(1);
    expect(join(added(staff), { kind: 'keep', mined: ruleOf([staff]) }).candidates).toHaveLength(1);
  });

  it('joins a rule in words alone only where it is asked for alike', () => {
    const said = draft({ ...staff, then: words });
    const fate: RuleFate = { kind: 'change', mined: ruleOf([said]) };
    expect(join(added(said), fate).candidates).toEqual([]);
    expect(join(added({ ...said, when: 'the guest asks for a refund' }), fate).candidates).toHaveLength(1);
  });
});
