import { describe, expect, it } from 'vitest';
import type { RefinedCase, RefineRulesInput } from '../../src/model/mining-task.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { type Answers, type Files, mineFirst, mineOver, modelOf, read } from './mining-desk.ts';

const EXCEPTION = 'Staff may cancel whenever they like.';
const NOW = 'Nobody but staff cancels a booking that was made more than 24 hours ago';
const first = await mineFirst(await anAgent());
const LOCK = 'specs/desk/lock.jsonl';
const files: Files = { ...first, [LOCK]: (first[LOCK] ?? '').replaceAll('"offline:', '"model:') };
const head = await anAgent({ prompt: `${PROMPT}\n## Staff\n\n${EXCEPTION}\n` });
const RULE = (await read(files)).specs.find(({ rule }) => rule.includes('24 hours'))?.id ?? '';

const never = [{ text: 'does not cancel', check: JSON.stringify({ 'never-called': { tool: 'cancel_booking' } }) }];
const aCase = (name: string, says: string): RefinedCase => ({
  ...{ name, objects: [], force: 'prohibited', holds: never, fails: null, when: 'The guest asks to cancel a booking' },
  context: [],
  alternatives: [
    {
      name: `${name}-only`,
      clauses: [
        {
          ...{ text: says, opposite: `not ${says}`, where: null, owner: null },
          user: { says, otherwise: `not ${says}`, facts: [] },
        },
      ],
    },
  ],
});

interface Listed {
  readonly rules: readonly { readonly kind?: string; readonly rule: string }[];
}
/** A model to which the new sentence is an exception to the rule and a rule of its own. */
const answersWith = (own: RefinedCase, more: Answers = {}): Answers => ({
  'mine-prompt': () => ({
    rules: [
      {
        ...{ rule: 'Staff may cancel whenever they like', quote: EXCEPTION, tools: ['cancel_booking'] },
        ...{ category: 'eligibility', severity: 'must', force: 'prohibited', condition: null },
      },
    ],
  }),
  'cover-passages': () => ({ passages: [] }),
  'check-context': ({ rules }: Listed) => ({
    altered: [
      {
        rule: rules.findIndex(({ rule }) => rule.includes('24 hours')) + 1,
        ...{ edit: 1, quote: EXCEPTION, fate: 'change', now: NOW, why: 'staff may' },
      },
    ],
  }),
  'dedupe-rules': () => ({ groups: [] }),
  'refine-rule': ({ rules }: RefineRulesInput) => ({
    rules: rules.map(({ rule }, at) => ({
      rule: at + 1,
      cases: rule === NOW ? [aCase('late', 'I am no staff'), aCase('other', 'I am a stranger')] : [own],
    })),
  }),
  ...more,
});

describe('a sentence elsewhere that makes an exception to a rule', () => {
  it('changes the rule, and its own rule joins it where it says nothing more', async () => {
    const model = modelOf(answersWith(aCase('own', 'I am no staff!')));
    const { mined, files: after } = await mineOver(files, head, model);
    expect([...mined.actions].filter(([, action]) => action !== 'carried')).toEqual([[RULE, 'changed']]);
    const rule = mined.specs.find(({ id }) => id === RULE);
    expect(rule).toMatchObject({ rule: NOW, evidence: [{}, { quote: EXCEPTION }] });
    expect(mined.report.stages.flatMap(({ dropped }) => dropped)).toContainEqual({
      what: 'Staff may cancel whenever they like',
      why: `the same as ${RULE}, which was refined again`,
    });
    const idle = modelOf({});
    expect((await mineOver(after, head, idle)).files).toEqual(after);
    expect(idle.asked).toEqual([]);
  });

  it('stays a rule of its own where it says something else', async () => {
    const { mined } = await mineOver(files, head, modelOf(answersWith(aCase('own', 'I am staff'))));
    expect([...mined.actions.values()].filter(action => action !== 'carried').sort()).toEqual(['added', 'changed']);
  });

  it('is compared with the rule as it reads now; what the reader finds the same joins it with its words', async () => {
    const seen: string[] = [];
    const model = modelOf(
      answersWith(aCase('own', 'I am staff'), {
        'dedupe-rules': ({ rules }: Listed) => {
          seen.push(...rules.filter(({ kind }) => kind === 'standing').map(({ rule }) => rule));
          return { groups: [{ rules: [1, rules.findIndex(({ rule }) => rule === NOW) + 1], same: 'late cancelling' }] };
        },
      }),
    );
    const { mined } = await mineOver(files, head, model);
    expect(seen).toContain(NOW);
    expect([...mined.actions].filter(([, action]) => action !== 'carried')).toEqual([[RULE, 'changed']]);
    const rule = mined.specs.find(({ id }) => id === RULE);
    expect(rule).toMatchObject({ rule: NOW, evidence: [{}, { quote: EXCEPTION }] });
  });
});
