import { describe, expect, it } from 'vitest';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { Reasoner } from '../../src/model/task.ts';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { type Files, mineFirst, mineOver, modelOf, offline, read } from './mining-desk.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const PETS = 'You must not admit crocodiles.';
const prompt = PROMPT.replace('You must not offer a refund.', PETS);
const base = await anAgent({ prompt });
const files = await mineFirst(base);
const fileOf = (words: string) =>
  Object.keys(files).find(path => path.endsWith('.yaml') && files[path]?.includes(words));
const CANCEL_FILE = fileOf('24 hours') ?? '';
const PETS_FILE = fileOf('crocodiles') ?? '';

async function compare(
  head: AgentArtifacts,
  { from = files, reasoner = offline }: { from?: Files; reasoner?: Reasoner } = {},
) {
  const { mined, committed, files: after } = await mineOver(from, head, reasoner);
  const result = await diffSpecs(
    { tree: aTree(from) },
    {
      agent: 'desk',
      head: { artifacts: head, committed, mined },
      base: { artifacts: base, committed: await read(files) },
      suite: { scope: 'affected', canary: 0, onboarding: 20, seed: 0 },
      isFirstRun: false,
    },
  );
  return { ...result, mined, after };
}
const withPrompt = async (from: string, to: string) => await anAgent({ prompt: prompt.replace(from, to) });

describe('a passage in another spelling', () => {
  it.each([
    [
      'of another form, with a model',
      CANCEL,
      'You must NEVER cancel a booking that was made **more than 24 hours** ago!',
      modelOf({}),
    ],
    [
      'of another form, without one',
      CANCEL,
      'You must NEVER cancel a booking that was made **more than 24 hours** ago!',
      offline,
    ],
    ['with a slip, without a model', PETS, 'You must not admit crocdoiles.', offline],
  ])('%s is moved evidence: nothing is asked, tested or worded anew', async (_, old, now, reasoner) => {
    const head = await withPrompt(old, now);
    const { diff, selection, mined, after } = await compare(head, { reasoner });
    expect('asked' in reasoner ? reasoner.asked : []).toEqual([]);
    expect(mined.report.stages.reduce((sum, stage) => sum + stage.modelCalls, 0)).toBe(0);
    expect(diff.entries.map(entry => entry.class)).toEqual(['evidence-moved']);
    expect(selection.selected).toEqual([]);
    const path = old === PETS ? PETS_FILE : CANCEL_FILE;
    const changed = Object.keys(after).filter(name => after[name] !== files[name]);
    expect(changed.sort()).toEqual([path, 'specs/desk/lock.jsonl'].sort());
    expect(after[path]).toContain(now);
    expect((await mineOver(after, head, modelOf({}))).files).toEqual(after);
  });

  it('leaves its rule to the miner who wrote it', async () => {
    const { after } = await compare(await withPrompt(PETS, 'You must not admit crocdoiles.'));
    const edited = await withPrompt(PETS, 'You must not admit lions.');
    const { mined } = await mineOver(after, edited);
    expect(mined.specs.filter(({ rule }) => rule.includes('lions'))).toHaveLength(1);
    expect(mined.staleReasons.size).toBe(0);
  });

  it('with a slip goes to the model, where there is one', async () => {
    const model = modelOf({});
    await compare(await withPrompt(PETS, 'You must not admit crocdoiles.'), { reasoner: model });
    expect(model.asked).toContain('remine-passages');
  });

  it('renews the quotation of a rule that a person edited, and nothing else of it', async () => {
    const byHand = {
      ...files,
      [PETS_FILE]: `${files[PETS_FILE]?.replace('severity: must', 'severity: info # agreed')}`,
    };
    const { mined, after } = await compare(await withPrompt(PETS, 'You must not admit crocdoiles.'), { from: byHand });
    expect(after[PETS_FILE]).toBe(byHand[PETS_FILE]?.replace(PETS, 'You must not admit crocdoiles.'));
    expect(mined.staleReasons.size).toBe(0);
  });

  it('hides no deleted spec file', async () => {
    const { [PETS_FILE]: _, ...rest } = files;
    const { diff, selection } = await compare(await withPrompt(PETS, 'You must not admit **crocodiles**.'), {
      from: rest,
    });
    expect(diff.findings.map(({ kind }) => kind)).toContain('deleted-without-cause');
    expect(selection.selected).toMatchObject([{ class: 'deleted-without-cause', gates: true }]);
  });

  it('hides no spec that was hollowed', async () => {
    const head = await withPrompt(PETS, 'You must not admit **crocodiles**.');
    const { after } = await compare(head);
    const hollow = { ...after, [PETS_FILE]: `${after[PETS_FILE]?.replace('force: prohibited', 'force: required')}` };
    expect(hollow[PETS_FILE]).not.toBe(after[PETS_FILE]);
    const { diff } = await compare(head, { from: hollow });
    expect(diff.findings).toContainEqual(
      expect.objectContaining({ kind: 'weakened', reason: expect.stringContaining('turned round') }),
    );
  });
});
