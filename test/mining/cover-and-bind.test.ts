import { describe, expect, it } from 'vitest';
import { bindRules } from '../../src/mining/bind-rules.ts';
import { coverPassages } from '../../src/mining/cover-passages.ts';
import { aClinicRule, CLINIC } from '../helpers/a-clinic.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';

const { passages } = CLINIC.prompt;
const find = (start: string) => passages.find(({ text }) => text.startsWith(start))?.anchor ?? '';
const STATES = find('A visit is open');
const DOCTOR = find('Visits are kept');
const NEVER = find('Never cancel');
const heading = passages.find(({ kind }) => kind === 'heading')?.anchor ?? '';
const mined = [aClinicRule()];
const about = { artifacts: CLINIC, mined, noRule: [heading, STATES, DOCTOR, NEVER] };
const none = (passage: number) => ({ passage, says: 'no-rule', rule: null, quote: null, missing: [] });
const NEVER_RULE = {
  rule: 'The agent never cancels a visit that was kept',
  quote: 'Never cancel a visit that was kept.',
  tools: ['cancel_visit'],
  category: 'eligibility',
  severity: 'must',
  force: 'prohibited',
  condition: 'the visit was kept',
};
const COVERED = {
  passages: [
    { ...none(1), says: 'evidence', rule: 1, quote: 'A visit is open, kept or cancelled.' },
    none(2),
    { ...none(3), says: 'missing-rule', missing: [NEVER_RULE] },
  ],
};

describe('passages that no rule quotes', () => {
  it('become evidence of a rule, a rule of their own, or hold none', async () => {
    const reasoner = scriptReasoner({ answer: COVERED });
    const covered = await coverPassages({ reasoner }, about);
    expect(covered.mined.map(({ rule, anchors }) => [rule, anchors])).toEqual([
      [aClinicRule().rule, ['passage:0', STATES]],
      [NEVER_RULE.rule, [NEVER]],
    ]);
    expect(covered.noRule).toEqual([heading, DOCTOR]);
    expect(covered.stages[0]).toMatchObject({ stage: 'coverage', candidates: 3, kept: 1 });
  });

  it('are not asked about when every one is quoted', async () => {
    const covered = await coverPassages({ reasoner: scriptReasoner() }, { ...about, noRule: [heading] });
    expect(covered).toEqual({ mined, noRule: [heading], stages: [] });
  });

  it.each([
    ['a passage twice', [none(1), none(1), none(3)]],
    [
      'words of another passage as evidence',
      [{ ...none(1), says: 'evidence', rule: 1, quote: 'Never cancel' }, none(2), none(3)],
    ],
    ['a rule that is not listed', [{ ...none(1), says: 'evidence', rule: 9, quote: 'A visit' }, none(2), none(3)]],
    [
      'a missing rule quoted from elsewhere',
      [{ ...none(1), says: 'missing-rule', missing: [NEVER_RULE] }, none(2), none(3)],
    ],
    ['a rule beside "no-rule"', [{ ...none(1), missing: [NEVER_RULE] }, none(2), none(3)]],
  ])('an answer with %s is refused: the passages hold neither a rule nor none', async (_, wrong) => {
    const step = { answer: { passages: wrong } };
    const covered = await coverPassages({ reasoner: scriptReasoner(step, step) }, about);
    expect(covered).toMatchObject({ mined, noRule: [heading] });
    expect(covered.stages[0]?.dropped).toHaveLength(1);
  });
});

describe('further tools of a rule', () => {
  const bind = (...bindings: readonly object[]) => ({ answer: { bindings } });

  it('are added where the words of the rule reach them', async () => {
    const reasoner = scriptReasoner(bind({ rule: 1, tool: 'book_visit', quote: 'any change to a visit' }));
    const bound = await bindRules({ reasoner }, { artifacts: CLINIC, mined });
    expect(bound.mined[0]?.tools).toEqual(['cancel_visit', 'book_visit']);
    expect(bound.stages[0]).toMatchObject({ stage: 'bindings', candidates: 1, kept: 1 });
  });

  it.each([
    ['words that the rule does not have', { rule: 1, tool: 'book_visit', quote: 'booking a visit' }],
    ['words that reach everything', { rule: 1, tool: 'book_visit', quote: 'a' }],
    ['a tool that is not there', { rule: 1, tool: 'wipe', quote: 'any change to a visit' }],
    ['a rule that is not listed', { rule: 2, tool: 'book_visit', quote: 'any change to a visit' }],
  ])('are not added with %s', async (_, binding) => {
    const reasoner = scriptReasoner(bind(binding), bind(binding));
    const bound = await bindRules({ reasoner }, { artifacts: CLINIC, mined });
    expect(bound.mined).toEqual(mined);
    expect(bound.stages[0]?.dropped).toHaveLength(1);
  });
});
