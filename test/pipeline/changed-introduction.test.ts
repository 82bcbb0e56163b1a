import { describe, expect, it } from 'vitest';
import type { ContextInput } from '../../src/diff/tasks/check-context.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import { mineSpecs } from '../../src/pipeline/2-mine-specs.ts';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { type Answers, type Files, mineFirst, modelOf, read, written } from './mining-desk.ts';

const INTRODUCTION = 'You help the guests of a hotel.';
const NARROWED = 'You help the guests of a hotel (on working days only).';
const base = await anAgent();
const first = await mineFirst(base);
const LOCK = 'specs/desk/lock.jsonl';
const files: Files = { ...first, [LOCK]: (first[LOCK] ?? '').replaceAll('"offline:', '"model:') };
const head = await anAgent({ prompt: PROMPT.replace(INTRODUCTION, NARROWED) });

/** A reader that finds the rule on late cancelling touched, and keeps what it was asked. */
function aReader(fate: 'keep' | 'none') {
  const inputs: ContextInput[] = [];
  const answers: Answers = {
    'mine-prompt': () => ({ rules: [] }),
    'cover-passages': () => ({ passages: [{ passage: 1, says: 'no-rule', rule: null, quote: null, missing: [] }] }),
    'check-context': (input: ContextInput) => {
      inputs.push(input);
      const rule = input.rules.findIndex(one => one.rule.includes('24 hours')) + 1;
      const one = { rule, edit: 1, quote: 'on working days only', fate: 'keep', now: null, why: 'not at weekends' };
      return { altered: fate === 'none' ? [] : [one] };
    },
  };
  return { ...modelOf(answers), inputs };
}

async function mineAndDiff(before: Files, artifacts: AgentArtifacts, reasoner: ReturnType<typeof modelOf>) {
  const committed = await read(before);
  const mined = await mineSpecs({ reasoner }, { artifacts, committed, former: base });
  const { diff, selection } = await diffSpecs(
    { tree: aTree(before) },
    {
      agent: 'desk',
      head: { artifacts, committed, mined },
      base: { artifacts: base, committed: await read(files) },
      suite: { scope: 'affected', canary: 0, onboarding: 20, seed: 0 },
      isFirstRun: false,
    },
  );
  // What was mined here is not committed yet, which is told of the first run only.
  const findings = diff.findings.filter(({ kind }) => kind !== 'uncommitted');
  return { files: written(before, committed, mined), diff: { ...diff, findings }, selection };
}

describe('a passage without a rule that was changed', () => {
  it('has no rule in the lock', async () => {
    const anchor = base.prompt.passages.find(({ text }) => text === INTRODUCTION)?.anchor;
    expect((await read(files)).lock).toContainEqual({ anchor, none: true });
  });

  it('is held against every rule of the prompt in one question, with its words before and now', async () => {
    const reader = aReader('none');
    await mineAndDiff(files, head, reader);
    const standing = (await read(files)).specs.filter(({ source }) => source !== 'schema');
    expect(reader.inputs).toHaveLength(1);
    expect(reader.inputs[0]?.rules.map(({ rule }) => rule)).toEqual(standing.map(({ rule }) => rule));
    expect(reader.inputs[0]?.edits).toMatchObject([{ passage: { text: NARROWED }, before: [INTRODUCTION] }]);
  });

  it('touches the rule whose meaning it alters, which is tested again; the next run asks nothing', async () => {
    const { files: after, diff, selection } = await mineAndDiff(files, head, aReader('keep'));
    const touched = diff.entries.filter(one => one.class === 'meaning-touched');
    expect(touched.map(({ after: now }) => now?.spec.rule)).toEqual([expect.stringContaining('24 hours')]);
    expect(selection.selected.map(({ spec }) => spec.id)).toContain(touched[0]?.rule);
    const idle = modelOf({});
    const again = await mineAndDiff(after, head, idle);
    expect(idle.asked).toEqual([]);
    expect(again.files).toEqual(after);
    expect(again.diff).toEqual(diff);
  });

  it('is told as unread where it is gone, because nobody is asked of words that are not there', async () => {
    const without = await anAgent({ prompt: PROMPT.replace(`${INTRODUCTION}\n`, '') });
    const { diff } = await mineAndDiff(files, without, aReader('none'));
    expect(diff.findings).toMatchObject([{ kind: 'unread', reason: expect.stringContaining(INTRODUCTION) }]);
    expect((await mineAndDiff(files, head, aReader('none'))).diff.findings).toEqual([]);
  });
});
