import { describe, expect, it } from 'vitest';
import type { RemineInput } from '../../src/diff/tasks/remine-passages.ts';
import { mineSpecs } from '../../src/pipeline/2-mine-specs.ts';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent, aTool, PROMPT, TOOLS } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { type Answers, type Files, mineFirst, mineOver, modelOf, read } from './mining-desk.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const mined = await mineFirst(await anAgent());
/** The committed files as if a model had mined them. */
const files: Files = {
  ...mined,
  'specs/desk/lock.jsonl': (mined['specs/desk/lock.jsonl'] ?? '').replaceAll('"offline:', '"model:'),
};
const FILE = Object.keys(files).find(path => files[path]?.includes(`quote: |\n      ${CANCEL}`)) ?? '';
const RULE = FILE.replace(/^.*\/|\.yaml$/g, '');
const edit = async (from: string, to: string) => await anAgent({ prompt: PROMPT.replace(from, to) });

const A_RULE = {
  rule: 'A booking that was made more than 48 hours ago is never cancelled',
  quote: 'You must never cancel a booking that was made more than 48 hours ago.',
  tools: ['cancel_booking'],
  category: 'eligibility',
  severity: 'must',
  force: 'prohibited',
  condition: null,
};
/** One fate for the only rule that is asked about. */
const fate = (parts: Readonly<Record<string, unknown>>): Answers => ({
  'remine-passages': () => ({ rules: [{ rule: 1, fate: 'keep', quote: null, now: null, ...parts }], added: [] }),
});

function changed(before: Files, after: Files): readonly string[] {
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].filter(path => before[path] !== after[path] && !path.endsWith('lock.jsonl')).sort();
}

describe('a passage that a rule hangs on was edited', () => {
  it('keeps text, scenarios and id where it still says the same, with the new words as evidence', async () => {
    const head = await edit('more than 24 hours ago', 'longer than 24 hours ago');
    const quote = 'You must never cancel a booking that was made longer than 24 hours ago.';
    const model = modelOf(fate({ quote }));
    const { mined: set, files: after } = await mineOver(files, head, model);
    expect(model.asked).not.toContain('refine-rule');
    expect(model.asked).not.toContain('mine-prompt');
    expect(changed(files, after)).toEqual([FILE]);
    expect(after[FILE]).toBe(files[FILE]?.replace(CANCEL, quote));
    const again = modelOf({});
    expect((await mineOver(after, head, again)).files).toEqual(after);
    expect(again.asked).toEqual([]);
    expect(set.actions.get(RULE)).toBe('changed');
  });

  it('takes other words for a rewording, which no refinement follows', async () => {
    const head = await edit('more than 24 hours', 'over 24 hours');
    const quote = 'You must never cancel a booking that was made over 24 hours ago.';
    const now = { ...A_RULE, rule: 'No booking made over 24 hours ago is cancelled', quote };
    const model = modelOf(fate({ fate: 'reword', now }));
    const { files: after, mined: set, committed } = await mineOver(files, head, model);
    expect(model.asked).not.toContain('refine-rule');
    expect(after[FILE]).toContain('rule: No booking made over 24 hours ago is cancelled\n');
    const found = await compare({ after: files, set, committed, head });
    expect(found.diff.entries.map(entry => [entry.class, entry.rule])).toEqual([['reworded', RULE]]);
  });

  it('refines a changed rule again, under its id', async () => {
    const model = modelOf(fate({ fate: 'change', now: A_RULE }));
    const { files: after, mined: set } = await mineOver(files, await edit('24 hours', '48 hours'), model);
    expect(model.asked).toContain('refine-rule');
    expect(after[FILE]).toContain(`rule: ${A_RULE.rule}`);
    expect(changed(files, after)).toEqual([FILE]);
    expect(set.specs.find(({ id }) => id === RULE)?.status).toBe('accepted');
  });

  it('retires a rule that nothing states any more, and adds what the new words state', async () => {
    const head = await edit(CANCEL, 'You must offer every guest a glass of water.');
    const added = {
      ...A_RULE,
      rule: 'Every guest is offered water',
      quote: 'You must offer every guest a glass of water.',
    };
    const model = modelOf({
      'remine-passages': () => ({
        rules: [{ rule: 1, fate: 'retire', quote: null, now: null }],
        added: [{ ...added, tools: [], force: 'required' }],
      }),
    });
    const { mined: set } = await mineOver(files, head, model);
    expect(set.actions.get(RULE)).toBe('retired');
    expect([...set.actions.values()].filter(action => action === 'added')).toHaveLength(1);
  });

  it('leaves a rule that a person edited as it is, the proposal beside it', async () => {
    const byHand = { ...files, [FILE]: (files[FILE] ?? '').replace('severity: must', 'severity: info # agreed') };
    const model = modelOf(fate({ fate: 'change', now: A_RULE }));
    const { mined: set, files: after } = await mineOver(byHand, await edit('24 hours', '48 hours'), model);
    expect(after[FILE]).toBe(byHand[FILE]);
    expect(set.actions.get(RULE)).toBe('stale');
    expect(set.proposals.get(RULE)).toBe(A_RULE.rule);
  });

  it.each([
    ['a quotation that is nowhere', fate({ quote: 'never cancel anything' })],
    ['a quotation of a passage that was not edited', fate({ quote: 'You must not offer a refund.' })],
    ['a rule that nobody asked about', fate({ rule: 7, fate: 'retire' })],
    ['a tool that does not exist', fate({ fate: 'change', now: { ...A_RULE, tools: ['drop_tables'] } })],
    ['no fate at all', { 'remine-passages': () => ({ rules: [], added: [] }) }],
    [
      'two fates',
      {
        'remine-passages': () => ({
          rules: [1, 1].map(rule => ({ rule, fate: 'retire', quote: null, now: null })),
          added: [],
        }),
      },
    ],
  ])('changes nothing for an answer with %s', async (_, answers: Answers) => {
    const { mined: set, files: after } = await mineOver(files, await edit('24 hours', '48 hours'), modelOf(answers));
    expect(changed(files, after)).toEqual([]);
    expect(set.staleReasons.get(RULE)).toContain('could not be read');
  });

  it('cannot retire a rule that also rests on what did not change', async () => {
    const second = 'You must not offer a refund.';
    const evidence = `evidence:\n  - file: prompt.md\n    quote: |\n      ${second}\n`;
    const path = FILE;
    const both = (files[path] ?? '').replace('evidence:\n', evidence);
    const lock = (files['specs/desk/lock.jsonl'] ?? '').replace(/.*offer-refund.*/g, line =>
      line.replace('"rules":[', `"rules":["${RULE}",`),
    );
    let asked: RemineInput | null = null;
    const model = modelOf({
      'remine-passages': (input: RemineInput) => {
        asked = input;
        return {
          rules: input.rules.map((_, at) => ({ rule: at + 1, fate: 'retire', quote: null, now: null })),
          added: [],
        };
      },
    });
    const { files: after } = await mineOver(
      { ...files, [path]: both, 'specs/desk/lock.jsonl': lock },
      await edit('24 hours', '48 hours'),
      model,
    );
    expect(asked).toMatchObject({ rules: [{ mayRetire: false }] });
    expect(after[path]).toBe(both);
  });
});

const EXCEPTION = 'Staff may cancel whenever they like.';
const withException = await anAgent({ prompt: `${PROMPT}\n## Staff\n\n${EXCEPTION}\n` });

describe('an edit elsewhere', () => {
  interface Listed {
    readonly rules: readonly { readonly rule: string }[];
  }
  const altered = (parts: Readonly<Record<string, unknown>>): Answers => ({
    'check-context': ({ rules }: Listed) => ({
      altered: [
        {
          rule: rules.findIndex(({ rule }) => rule.includes('24 hours')) + 1,
          ...{ edit: 1, quote: EXCEPTION, fate: 'keep', now: null, why: 'staff may' },
          ...parts,
        },
      ],
    }),
  });

  it('touches a rule whose words stay right: it is tested again, its file stays', async () => {
    const { files: after, mined: set, committed } = await mineOver(files, withException, modelOf(altered({})));
    expect(set.actions.get(RULE)).toBe('touched');
    expect(after[FILE]).toBe(files[FILE]);
    const found = await compare({ after: files, set, committed, head: withException });
    expect(found.diff.entries.filter(({ rule }) => rule === RULE).map(one => one.class)).toContain('meaning-touched');
    expect(found.selection.selected.find(({ spec }) => spec.id === RULE)?.class).toBe('touched');
    const again = modelOf({});
    expect((await mineOver(after, withException, again)).files).toEqual(after);
    expect(again.asked).toEqual([]);
  });

  it('refines a rule again whose sentence is not right any more, with the passage as evidence', async () => {
    const now = 'You must never cancel a booking that was made more than 24 hours ago, except for staff';
    const model = modelOf(altered({ fate: 'change', now }));
    const { files: after } = await mineOver(files, withException, model);
    expect(model.asked).toContain('refine-rule');
    expect(after[FILE]).toContain('except for staff');
    expect(after[FILE]).toContain(EXCEPTION);
  });

  it('proposes the change of a rule that a person edited', async () => {
    const byHand = { ...files, [FILE]: (files[FILE] ?? '').replace('severity: must', 'severity: info') };
    const model = modelOf(altered({ fate: 'change', now: 'Never, except for staff' }));
    const { files: after, mined: set } = await mineOver(byHand, withException, model);
    expect(after[FILE]).toBe(byHand[FILE]);
    expect(set.proposals.get(RULE)).toBe('Never, except for staff');
  });

  it.each([
    ['a quotation that is nowhere', altered({ quote: 'Staff may do anything' })],
    ['an edit that is none', altered({ edit: 9 })],
    ['a rule that is none', altered({ rule: 99 })],
    ['a change without a sentence', altered({ fate: 'change' })],
  ])('alters nothing for an answer with %s, and says that it was dropped', async (_, answers: Answers) => {
    const { files: after, mined: set } = await mineOver(files, withException, modelOf(answers));
    expect(after[FILE]).toBe(files[FILE]);
    expect(set.actions.get(RULE)).toBe('carried');
    expect(set.report.stages.find(({ stage }) => stage === 'context')?.dropped).toHaveLength(1);
  });

  it('is not looked for where nothing was mined before', async () => {
    const model = modelOf({});
    await mineFirst(await anAgent(), model);
    expect(model.asked).not.toContain('check-context');
    expect(model.asked).not.toContain('remine-passages');
  });
});

describe('a new passage that states a standing rule once more', () => {
  const again = 'Late cancellations of bookings are forbidden, as was said.';
  const answers: Answers = {
    'mine-prompt': () => ({ rules: [{ ...A_RULE, rule: 'Late cancellations are forbidden', quote: again }] }),
    'cover-passages': () => ({ passages: [] }),
    'dedupe-rules': ({ rules }: { readonly rules: readonly { readonly kind: string; readonly rule: string }[] }) => {
      const [fresh, old] = [rules.findIndex(({ kind }) => kind === 'new'), rules.findIndex(isOld)];
      return { groups: [{ rules: [fresh + 1, old + 1], same: 'late cancelling' }] };
    },
  };
  const isOld = ({ kind, rule }: { readonly kind: string; readonly rule: string }) =>
    kind === 'standing' && rule.includes('24 hours');
  const longer = anAgent({ prompt: `${PROMPT}\n\n${again}\n` });

  it('is evidence of that rule, which keeps its text and scenarios', async () => {
    const { mined: set, files: after } = await mineOver(files, await longer, modelOf(answers));
    const [before, now] = [await read(files), await read(after)].map(({ specs }) =>
      specs.find(({ id }) => id === RULE),
    );
    expect(now?.evidence.map(({ quote }) => quote)).toEqual([CANCEL, again]);
    expect({ ...now, evidence: [] }).toEqual({ ...before, evidence: [] });
    expect(set.specs.map(({ id }) => id)).toEqual((await read(files)).specs.map(({ id }) => id));
    const idle = modelOf({});
    expect((await mineOver(after, await longer, idle)).files).toEqual(after);
    expect(idle.asked).toEqual([]);
  });

  it('leaves the file of a person as it is, and hangs the rule on both passages', async () => {
    const byHand = {
      ...files,
      [FILE]: (files[FILE] ?? '').replace(/^rule: .*$/m, 'rule: Nobody cancels after 24 hours'),
    };
    const { files: after } = await mineOver(byHand, await longer, modelOf(answers));
    expect(after[FILE]).toBe(byHand[FILE]);
    const lock = (await read(after)).lock.filter(line => 'rules' in line && line.rules.includes(RULE));
    expect(lock).toHaveLength(2);
  });
});

describe('a new tool', () => {
  it('is bound to the rules whose words reach it, which are refined again', async () => {
    const refund = aTool('drop_booking', { booking_id: { type: 'string' } }, 'Cancels a booking for good.');
    const model = modelOf({
      'bind-tools': ({ rules }: { readonly rules: readonly { readonly rule: string }[] }) => ({
        bindings: rules.flatMap(({ rule }, at) =>
          rule.includes('24 hours') ? [{ rule: at + 1, tool: 'drop_booking', quote: 'cancel a booking' }] : [],
        ),
      }),
    });
    const { mined: set } = await mineOver(files, await anAgent({ tools: [...TOOLS, refund] }), model);
    expect(set.specs.find(({ id }) => id === RULE)?.tools).toEqual(['cancel_booking', 'drop_booking']);
    expect(set.actions.get(RULE)).toBe('changed');
  });
});

describe('mining all over again', () => {
  const words = 'Late cancelling is out of the question';
  const mineOther: Answers = {
    'mine-prompt': () => ({ rules: [{ ...A_RULE, rule: words, quote: CANCEL }] }),
    'cover-passages': () => ({ passages: [] }),
  };
  const groups: Answers = {
    'dedupe-rules': ({ rules }: { readonly rules: readonly { readonly kind: string; readonly rule: string }[] }) => {
      const [fresh, standing] = [rules.findIndex(({ rule }) => rule === words), rules.findIndex(isOld)];
      return { groups: standing < 0 || fresh < 0 ? [] : [{ rules: [fresh + 1, standing + 1], same: 'cancelling' }] };
    },
  };
  const isOld = ({ kind, rule }: { readonly kind: string; readonly rule: string }) =>
    kind === 'standing' && rule.includes('24 hours');
  const fresh = async (answers: Answers) => {
    const committed = await read(files);
    const reasoner = modelOf({ ...mineOther, ...answers });
    return await mineSpecs({ reasoner }, { artifacts: await anAgent(), committed, fresh: true });
  };

  it('keeps id, text and scenarios of a rule that was found again in other words', async () => {
    const set = await fresh(groups);
    const before = (await read(files)).specs.find(({ id }) => id === RULE);
    expect(set.specs.find(({ id }) => id === RULE)).toEqual({ ...before, evidence: expect.any(Array) });
    expect(set.specs.some(({ rule }) => rule === words)).toBe(false);
  });

  it('retires a rule that was not found again, and adds the other one', async () => {
    const set = await fresh({ 'dedupe-rules': () => ({ groups: [] }) });
    expect(set.actions.get(RULE)).toBe('retired');
    expect(set.specs.some(({ rule }) => rule === words)).toBe(true);
  });
});

async function compare(of: {
  readonly after: Files;
  readonly set: Awaited<ReturnType<typeof mineOver>>['mined'];
  readonly committed: Awaited<ReturnType<typeof read>>;
  readonly head: Awaited<ReturnType<typeof anAgent>>;
}) {
  return await diffSpecs(
    { tree: aTree(of.after) },
    {
      agent: 'desk',
      head: { artifacts: of.head, committed: of.committed, mined: of.set },
      base: { artifacts: await anAgent(), committed: await read(files) },
      suite: { scope: 'affected', canary: 0, onboarding: 20, seed: 0 },
      isFirstRun: false,
    },
  );
}
