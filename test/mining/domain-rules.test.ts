import { describe, expect, it } from 'vitest';
import { dedupeRules } from '../../src/mining/dedupe-rules.ts';
import { groundRules } from '../../src/mining/ground-rules.ts';
import { mineDomain } from '../../src/mining/mine-domain.ts';
import { aClinicRule, CLINIC } from '../helpers/a-clinic.ts';
import { aSpec } from '../helpers/a-spec.ts';
import { scriptReasoner } from '../helpers/scripted-reasoner.ts';

const answer = (value: unknown) => ({ answer: value });
const aDomainRule = (changes: object = {}) => ({
  rule: 'A cancelled visit is not cancelled again',
  kind: 'use-after-close',
  tools: ['cancel_visit'],
  parameters: ['cancel_visit.visit_id'],
  category: 'lock-out',
  severity: 'should',
  force: 'prohibited',
  condition: null,
  ...changes,
});

describe('rules out of knowledge of the trade', () => {
  const about = { artifacts: CLINIC, names: ['cancel_visit'] };

  it('are proposed tool by tool and across the tools, and hang on their tools', async () => {
    const own = aDomainRule({ rule: 'A kept visit is not cancelled' });
    const reasoner = scriptReasoner(answer({ rules: [own] }), answer({ rules: [aDomainRule()] }));
    const { mined, stages } = await mineDomain({ reasoner }, about);
    expect(mined.map(({ source, rule }) => [source, rule])).toEqual([
      ['domain', own.rule],
      ['domain', aDomainRule().rule],
    ]);
    expect(mined[0]?.anchors.map(anchor => anchor.split(':')[1])).toEqual([
      'cancel_visit/description',
      'cancel_visit/parameters/visit_id',
    ]);
    expect(stages[0]).toMatchObject({ stage: 'domain', candidates: 2 });
    expect(reasoner.asked[0]?.text).toContain('environment-state');
    expect(reasoner.asked[1]?.text).toContain('accumulation');
  });

  it.each([
    ['another tool than asked for', { tools: ['book_visit'], parameters: [] }],
    ['a tool that is not there', { tools: ['cancel_visit', 'erase'] }],
    ['a parameter that is not there', { parameters: ['cancel_visit.when'] }],
  ])('are refused when they are about %s', async (_, changes) => {
    const wrong = answer({ rules: [aDomainRule(changes)] });
    const scripted = scriptReasoner(wrong, wrong, answer({ rules: [] }));
    const { mined } = await mineDomain({ reasoner: scripted }, about);
    expect(mined).toEqual([]);
  });
});

describe('the same rule from several sources', () => {
  const schema = aClinicRule({ rule: 'By schema', source: 'schema', isComputed: true, scenarios: [] });
  const prompt = aClinicRule({ rule: 'By prompt', anchors: ['passage:1'] });
  const domain = aClinicRule({ rule: 'By domain', source: 'domain', evidence: [], anchors: ['tool:x'] });
  const group = (...rules: readonly number[]) => answer({ groups: [{ rules, same: 'the same' }] });
  const input = { mined: [schema, prompt, domain], standing: [], rejected: [] };

  it('is kept once, from the most reliable source, with the evidence of all', async () => {
    const { mined, stages } = await dedupeRules({ reasoner: scriptReasoner(group(3, 2, 1)) }, input);
    expect(mined.map(({ rule, anchors }) => [rule, anchors])).toEqual([
      ['By schema', ['passage:0', 'passage:1', 'tool:x']],
    ]);
    expect(stages[0]?.dropped.map(({ what, why }) => [what, why])).toEqual([
      ['By prompt', 'the same as "By schema" (schema)'],
      ['By domain', 'the same as "By schema" (schema)'],
    ]);
  });

  it('is not merged into a rule on fewer tools, and a rule on what is said into none on tools', async () => {
    const wide = { ...prompt, tools: ['cancel_visit', 'book_visit'] };
    const said = { ...domain, tools: [] };
    const { mined } = await dedupeRules(
      { reasoner: scriptReasoner(group(1, 2, 3)) },
      { ...input, mined: [schema, wide, said] },
    );
    expect(mined).toEqual([schema, wide, said]);
  });

  it('a rule that equals a rejected one is dropped, whatever its words', async () => {
    const rejected = [aSpec({ id: 'old', status: 'rejected', tools: ['cancel_visit'] })];
    const reasoner = scriptReasoner(group(2, 4));
    const { mined, stages } = await dedupeRules({ reasoner }, { ...input, rejected });
    expect(mined).toEqual([schema, domain]);
    expect(stages[0]?.dropped).toEqual([{ what: 'By prompt', why: 'equal to old, which was rejected' }]);
  });

  it('joins a standing rule of the same source, and is only dropped beside one of another', async () => {
    const standing = [aSpec({ id: 'there', source: 'prompt', tools: ['cancel_visit'] })];
    const repeated = await dedupeRules({ reasoner: scriptReasoner(group(2, 3, 4)) }, { ...input, standing });
    expect(repeated.mined).toEqual([schema]);
    expect([...repeated.joined]).toEqual([['there', [prompt]]]);
  });

  it('what code computes is never dropped for words that stand', async () => {
    const standing = [aSpec({ id: 'there', tools: ['cancel_visit'] })];
    const { mined } = await dedupeRules({ reasoner: scriptReasoner(group(1, 4)) }, { ...input, standing });
    expect(mined).toEqual(input.mined);
  });

  it.each([
    ['a number that is none', [{ rules: [1, 9], same: 'x' }]],
    [
      'a rule in two groups',
      [
        { rules: [1, 2], same: 'x' },
        { rules: [2, 3], same: 'y' },
      ],
    ],
    ['a group of one', [{ rules: [2, 2], same: 'x' }]],
  ])('an answer with %s merges nothing', async (_, groups) => {
    const wrong = answer({ groups });
    const { mined, stages } = await dedupeRules({ reasoner: scriptReasoner(wrong, wrong) }, input);
    expect(mined).toEqual(input.mined);
    expect(stages[0]?.dropped).toHaveLength(1);
  });

  it('rules that code computed are not compared among themselves', async () => {
    const { stages } = await dedupeRules({ reasoner: scriptReasoner() }, { ...input, mined: [schema, schema] });
    expect(stages).toEqual([]);
  });
});

describe('what a domain rule relies on', () => {
  const domain = aClinicRule({ rule: 'A kept visit stays', source: 'domain', evidence: [], anchors: ['tool:x'] });
  const prompt = aClinicRule();
  const ground = (changes: object) => ({
    answer: { rules: [{ rule: 1, constrains: 'agent', needs: [], against: null, ...changes }] },
  });
  const run = async (changes: object) =>
    await groundRules({ reasoner: scriptReasoner(ground(changes)) }, { artifacts: CLINIC, mined: [prompt, domain] });

  it('must be a field, a parameter or a sentence that code finds; the sentence becomes evidence', async () => {
    const { mined } = await run({
      needs: [
        { what: 'kept', in: 'field', where: 'visits.status' },
        { what: 'the visit', in: 'parameter', where: 'cancel_visit.visit_id' },
        { what: 'kept', in: 'prompt', where: 'Never cancel a visit that was kept.' },
      ],
    });
    expect(mined[0]).toBe(prompt);
    expect(mined[1]?.evidence.map(({ file, quote }) => [file, quote.slice(0, 12)])).toEqual([
      ['tools.json', '"visit_id": '],
      ['prompt.md', 'Never cancel'],
    ]);
    expect(mined[1]?.anchors).toHaveLength(3);
  });

  it.each([
    [
      'a limit that is defined nowhere',
      { needs: [{ what: 'limit', in: 'nowhere', where: '' }] },
      '"limit" is defined nowhere',
    ],
    [
      'a field that is not there',
      { needs: [{ what: 'fee', in: 'field', where: 'visits.fee' }] },
      'there is no field visits.fee',
    ],
    [
      'a parameter that is not there',
      { needs: [{ what: 'fee', in: 'parameter', where: 'cancel_visit.fee' }] },
      'no parameter',
    ],
    [
      'words that are not there',
      { needs: [{ what: 'fee', in: 'prompt', where: 'A fee is due.' }] },
      'not in the prompt',
    ],
    ['what a tool returns', { constrains: 'tool-result' }, 'which the agent cannot break'],
    [
      'the opposite of what the prompt says',
      { against: 'Ask for confirmation' },
      'contradicted: "Ask for confirmation"',
    ],
  ])('a rule that relies on %s is dropped with the reason', async (_, changes, why) => {
    const { mined, stages } = await run(changes);
    expect(mined).toEqual([prompt]);
    expect(stages[0]).toMatchObject({ stage: 'filter', candidates: 1, kept: 0 });
    expect(stages[0]?.dropped[0]?.why).toContain(why);
  });

  it('a contradiction that is quoted from nowhere counts for nothing', async () => {
    const { mined } = await run({ against: 'You may cancel everything.' });
    expect(mined).toEqual([prompt, domain]);
  });

  it('a rule that was not judged is dropped', async () => {
    const silent = { answer: { rules: [] } };
    const { mined } = await groundRules(
      { reasoner: scriptReasoner(silent, silent) },
      { artifacts: CLINIC, mined: [domain] },
    );
    expect(mined).toEqual([]);
  });
});
