import { describe, expect, it } from 'vitest';
import type { MinedSpec } from '../../src/model/spec.ts';
import { refineSpecs } from '../../src/refinement/refine-specs.ts';
import { aCancellationCase, DESK_MODEL, DESK_TOOLS } from '../helpers/a-refined-case.ts';
import { promptOf, scriptedReasoner } from '../helpers/mining-scene.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';

const artifacts = {
  prompt: promptOf('only in time'),
  tools: DESK_TOOLS,
  dataModel: DESK_MODEL,
  identity: null,
  now: '2026-01-01T00:00:00Z',
};
const aRule = (changes: Partial<MinedSpec> = {}): MinedSpec => ({
  rule: 'A booking may be cancelled only in time',
  source: 'prompt',
  category: 'eligibility',
  tools: ['cancel_booking'],
  severity: 'must',
  evidence: [{ file: 'prompt.md', lines: [1, 1], quote: 'only in time' }],
  anchors: ['passage:0'],
  ...changes,
});

describe('refining rules', () => {
  it('a rule with scenarios passes through without a call', async () => {
    const rule = aRule({ scenarios: [] });
    const { refined, stage } = await refineSpecs({ reasoner: scriptedReasoner([]) }, { artifacts, mined: [rule] });
    expect(refined).toEqual([rule]);
    expect(stage).toMatchObject({ candidates: 0, kept: 0, modelCalls: 0 });
  });

  it('scenarios of several cases carry the name of theirs', async () => {
    const never = aCancellationCase({ name: 'other', alternatives: [], fails: null, force: 'required' });
    const reasoner = scriptedReasoner([{ rules: [{ rule: 1, cases: [aCancellationCase(), never] }] }]);
    const { refined } = await refineSpecs({ reasoner }, { artifacts, mined: [aRule()] });
    expect(refined[0]?.scenarios?.map(({ name }) => name)).toEqual([
      'cancel-booking-within-a-day',
      'cancel-booking-by-carrier',
      'cancel-booking-business',
      'cancel-booking-insured',
      'cancel-booking-none-1',
      'cancel-booking-none-2',
      'other',
    ]);
  });

  it('tools that a check names join the rule', async () => {
    const check = JSON.stringify({ 'called-before': { first: 'find_guest', then: 'cancel_booking' } });
    const order = aCancellationCase({
      alternatives: [],
      fails: null,
      holds: [{ text: 'in order', check }],
      force: 'required',
    });
    const { refined } = await refineSpecs(
      { reasoner: scriptedReasoner([{ rules: [{ rule: 1, cases: [order] }] }]) },
      { artifacts, mined: [aRule()] },
    );
    expect(refined[0]?.tools).toEqual(['cancel_booking', 'find_guest']);
  });

  it('a refused rule is dropped and said', async () => {
    const reasoner = scriptedReasoner([{ rules: [{ rule: 1, cases: [aCancellationCase({ fails: null })] }] }]);
    const { refined, stage } = await refineSpecs({ reasoner }, { artifacts, mined: [aRule()] });
    expect(refined).toEqual([]);
    expect(stage).toMatchObject({ candidates: 1, kept: 0, modelCalls: 1, answeredFirstTime: 0 });
    expect(stage.dropped[0]?.why).toContain('the rule says "only"');
  });

  it('rules are refined four a request, on tools, prompt and data model that the requests share', async () => {
    const mined = ['a', 'b', 'c', 'd', 'e'].map(rule => aRule({ rule }));
    const cases = [aCancellationCase()];
    const answer = (...numbers: readonly number[]) => ({ answer: { rules: numbers.map(rule => ({ rule, cases })) } });
    const reasoner = scriptReasoner(answer(4, 3, 2, 1), answer(1));
    const { refined, stage } = await refineSpecs({ reasoner }, { artifacts, mined });
    expect(refined.map(({ rule }) => rule)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(stage).toMatchObject({ candidates: 5, kept: 5, answeredFirstTime: 2 });
    const [first = '', second = ''] = reasoner.asked.map(({ text }) => text.split('<<<RULES')[0]);
    expect(first).toBe(second);
  });

  it('one bad rule costs no other one: its batch is asked for again rule by rule', async () => {
    const mined = ['good', 'bad'].map(rule => aRule({ rule }));
    const good = { rule: 1, cases: [aCancellationCase()] };
    const bad = (rule: number) => ({ rule, cases: [aCancellationCase({ when: 'I want to cancel' })] });
    const both = { answer: { rules: [good, bad(2)] } };
    const alone = { answer: { rules: [bad(1)] } };
    const reasoner = scriptReasoner(both, both, { answer: { rules: [good] } }, alone, alone);
    const { refined, stage } = await refineSpecs({ reasoner }, { artifacts, mined });
    expect(refined.map(({ rule }) => rule)).toEqual(['good']);
    expect(stage.dropped).toEqual([{ what: 'bad', why: expect.stringContaining('third person') }]);
  });

  it('an answer that leaves out a rule is refused', async () => {
    const none = { answer: { rules: [] } };
    const { refined, stage } = await refineSpecs(
      { reasoner: scriptReasoner(none, none) },
      { artifacts, mined: [aRule()] },
    );
    expect(refined).toEqual([]);
    expect(stage.dropped[0]?.why).toContain('answer once about rule 1');
  });

  it('a refusal alone keeps the scenarios in which nothing holds', async () => {
    const refusal = aCancellationCase({ holds: null });
    const reasoner = scriptedReasoner([{ rules: [{ rule: 1, cases: [refusal] }] }]);
    const { refined } = await refineSpecs({ reasoner }, { artifacts, mined: [aRule()] });
    expect(refined[0]?.scenarios?.map(({ name, force }) => [name, force])).toEqual([
      ['none-1', 'prohibited'],
      ['none-2', 'prohibited'],
    ]);
  });
});
