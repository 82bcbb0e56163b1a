import { describe, expect, it } from 'vitest';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { type Answers, type Files, mineFirst, mineOver, modelOf, offline, read } from './mining-desk.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const LOCK = 'specs/desk/lock.jsonl';
const base = await anAgent();
const first = await mineFirst(base);
const files: Files = { ...first, [LOCK]: (first[LOCK] ?? '').replaceAll('"offline:', '"model:') };
const FILE = Object.keys(files).find(path => files[path]?.includes(`quote: |\n      ${CANCEL}`)) ?? '';
const RULE = FILE.replace(/^.*\/|\.yaml$/g, '');
const byHand: Files = { ...files, [FILE]: (files[FILE] ?? '').replace('severity: must', 'severity: info # agreed') };
const at = async (hours: number, more = '') =>
  await anAgent({ prompt: PROMPT.replace('24 hours', `${hours} hours`) + more });
const quoteOf = (hours: number) => CANCEL.replace('24', String(hours));

/** A reader that finds the rule changed to so many hours. */
const changedTo = (hours: number): Answers => ({
  'remine-passages': ({ rules }: { readonly rules: readonly unknown[] }) => ({
    rules: rules.map((_, index) => ({
      ...{ rule: index + 1, fate: 'change', quote: null },
      now: {
        ...{ rule: `Nothing older than ${hours} hours is cancelled`, quote: quoteOf(hours), tools: ['cancel_booking'] },
        ...{ category: 'eligibility', severity: 'must', force: 'prohibited', condition: null },
      },
    })),
    added: [],
  }),
});

async function diffOf(committed: Files, head: Awaited<ReturnType<typeof anAgent>>, reasoner = modelOf({})) {
  const { mined, committed: set } = await mineOver(committed, head, reasoner);
  const { diff } = await diffSpecs(
    { tree: aTree(committed) },
    {
      agent: 'desk',
      head: { artifacts: head, committed: set, mined },
      base: { artifacts: base, committed: await read(files) },
      suite: { scope: 'affected', canary: 0, onboarding: 20, seed: 0 },
      isFirstRun: false,
    },
  );
  // A lock that is not committed yet is told of the first run only.
  return { ...diff, findings: diff.findings.filter(({ kind }) => kind !== 'uncommitted') };
}

describe('a rule that a person edited, whose own passage changed', () => {
  it('is asked about once: a second run asks nothing, changes no byte and tells the same', async () => {
    const head = await at(48);
    const model = modelOf(changedTo(48));
    const { mined, files: after } = await mineOver(byHand, head, model);
    expect(model.asked).toContain('remine-passages');
    expect(after[FILE]).toBe(byHand[FILE]);
    const idle = modelOf({});
    const again = await mineOver(after, head, idle);
    expect(idle.asked).toEqual([]);
    expect(again.files).toEqual(after);
    expect(again.mined.report.stages).toEqual([]);
    expect(again.mined.actions).toEqual(mined.actions);
    expect(again.mined.proposals).toEqual(new Map([[RULE, 'Nothing older than 48 hours is cancelled']]));
    const told = await diffOf(after, head);
    expect(told).toEqual(await diffOf(byHand, head, modelOf(changedTo(48))));
    expect(told.findings.map(({ kind, rule }) => [kind, rule])).toEqual([
      ['weakened', RULE],
      ['hand-edit-in-the-way', RULE],
    ]);
  });

  it('is not asked about again because another passage changed', async () => {
    const { files: after } = await mineOver(byHand, await at(48), modelOf(changedTo(48)));
    const model = modelOf({});
    const head = await at(48, '\nYou must always greet the guest.\n');
    const { mined, files: later } = await mineOver(after, head, model);
    expect(model.asked).not.toContain('remine-passages');
    expect(mined.actions.get(RULE)).toBe('stale');
    expect(mined.proposals.get(RULE)).toBe('Nothing older than 48 hours is cancelled');
    expect([...mined.actions.values()].filter(action => action === 'added')).toHaveLength(1);
    const idle = modelOf({});
    expect((await mineOver(later, head, idle)).files).toEqual(later);
    expect(idle.asked).toEqual([]);
  });

  it('is asked about again when the passage changes again', async () => {
    const { files: after } = await mineOver(byHand, await at(48), modelOf(changedTo(48)));
    const model = modelOf(changedTo(72));
    const { mined, files: later } = await mineOver(after, await at(72), model);
    expect(model.asked).toContain('remine-passages');
    expect(mined.proposals.get(RULE)).toBe('Nothing older than 72 hours is cancelled');
    expect(later[FILE]).toBe(byHand[FILE]);
    expect((await read(later)).lock.filter(line => 'rules' in line && line.rules.includes(RULE))).toHaveLength(2);
    const idle = modelOf({});
    expect((await mineOver(later, await at(72), idle)).files).toEqual(later);
    expect(idle.asked).toEqual([]);
  });

  it('is asked about again when the person edits it again', async () => {
    const { files: after } = await mineOver(byHand, await at(48), modelOf(changedTo(48)));
    const edited = { ...after, [FILE]: (after[FILE] ?? '').replace('severity: info', 'severity: should') };
    const model = modelOf(changedTo(48));
    const { mined, files: later } = await mineOver(edited, await at(48), model);
    expect(model.asked).toContain('remine-passages');
    expect(mined.actions.get(RULE)).toBe('stale');
    expect(later[FILE]).toBe(edited[FILE]);
    const idle = modelOf({});
    expect((await mineOver(later, await at(48), idle)).files).toEqual(later);
    expect(idle.asked).toEqual([]);
  });

  it('waits no more once the person quotes the new words', async () => {
    const { files: after } = await mineOver(byHand, await at(48), modelOf(changedTo(48)));
    const mended = { ...after, [FILE]: (after[FILE] ?? '').replaceAll('24 hours', '48 hours') };
    const { mined, files: later } = await mineOver(mended, await at(48), modelOf({}));
    expect(mined.actions.get(RULE)).toBe('carried');
    expect(mined.staleReasons).toEqual(new Map());
    expect(later[FILE]).toBe(mended[FILE]);
    expect(later[LOCK]).not.toContain('"waits"');
  });

  it('waits no more once the old words are back', async () => {
    const { files: after } = await mineOver(byHand, await at(48), modelOf(changedTo(48)));
    const { mined, files: later } = await mineOver(after, base, modelOf({}));
    expect(mined.staleReasons).toEqual(new Map());
    expect(later[LOCK]).not.toContain('"waits"');
    const idle = modelOf({});
    expect((await mineOver(later, base, idle)).files).toEqual(later);
    expect(idle.asked).toEqual([]);
  });

  it('remembers that its passage is gone', async () => {
    const head = await anAgent({ prompt: PROMPT.replace(`${CANCEL}\n`, '') });
    const { mined, files: after } = await mineOver(byHand, head, modelOf({}));
    expect(mined.staleReasons.get(RULE)).toContain('gone');
    const again = await mineOver(after, head, modelOf({}));
    expect(again.mined.report.stages).toEqual([]);
    expect(again.mined.staleReasons).toEqual(mined.staleReasons);
    const back = await mineOver(after, base, modelOf({}));
    expect(back.mined.staleReasons).toEqual(new Map());
  });

  it('lets the passage be mined when its file is deleted', async () => {
    const { files: after } = await mineOver(byHand, await at(48), modelOf(changedTo(48)));
    const { [FILE]: _, ...rest } = after;
    const { mined } = await mineOver(rest, await at(48), modelOf({}));
    expect(mined.specs.some(({ rule }) => rule.includes('48 hours'))).toBe(true);
  });

  it('is not remembered where only code has read it, nor where the answer did not hold', async () => {
    const failing = modelOf({ 'remine-passages': () => ({ rules: [], added: [] }) });
    for (const reasoner of [offline, failing]) {
      const { files: after } = await mineOver(byHand, await at(48), reasoner);
      expect(after[LOCK]).not.toContain('"waits"');
      const model = modelOf(changedTo(48));
      await mineOver(after, await at(48), model);
      expect(model.asked).toContain('remine-passages');
    }
  });

  it('is carried without a model as the model left it', async () => {
    const { mined, files: after } = await mineOver(byHand, await at(48), modelOf(changedTo(48)));
    const head = await at(48, '\nYou must always greet the guest.\n');
    const later = await mineOver(after, head, offline);
    expect(later.mined.proposals).toEqual(mined.proposals);
    expect(later.mined.staleReasons).toEqual(mined.staleReasons);
  });
});

describe('a rule that a person edited and an edit elsewhere alters', () => {
  const head = anAgent({ prompt: `${PROMPT}\n## Staff\n\nStaff may cancel whenever they like.\n` });
  const altered: Answers = {
    'check-context': ({ rules }: { readonly rules: readonly { readonly rule: string }[] }) => ({
      altered: [
        {
          rule: rules.findIndex(({ rule }) => rule.includes('24 hours')) + 1,
          ...{ edit: 1, quote: 'Staff may cancel', fate: 'change', now: 'Never, except for staff', why: 'staff may' },
        },
      ],
    }),
  };

  it('keeps its proposal in the next run, and is asked about again when the person edits it', async () => {
    const { mined, files: after } = await mineOver(byHand, await head, modelOf(altered));
    const idle = modelOf({});
    const again = await mineOver(after, await head, idle);
    expect(idle.asked).toEqual([]);
    expect(again.files).toEqual(after);
    expect(again.mined.proposals).toEqual(mined.proposals);
    const edited = { ...after, [FILE]: (after[FILE] ?? '').replace('severity: info', 'severity: should') };
    const model = modelOf(altered);
    const later = await mineOver(edited, await head, model);
    expect(model.asked).toContain('check-context');
    expect(later.mined.proposals).toEqual(mined.proposals);
  });
});
