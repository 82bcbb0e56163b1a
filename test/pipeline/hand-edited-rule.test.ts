import { describe, expect, it } from 'vitest';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { type Files, mineFirst, mineOver, read } from './mining-desk.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const base = await anAgent();
const files = await mineFirst(base);
const FILE = Object.keys(files).find(path => files[path]?.includes(`quote: |\n      ${CANCEL}`)) ?? '';
const RULE = FILE.replace(/^.*\/|\.yaml$/g, '');
const byHand: Files = { ...files, [FILE]: (files[FILE] ?? '').replace('severity: must', 'severity: should # agreed') };

/** The findings of a pull request with this prompt over these committed specs, mined without a model. */
async function findingsOf(prompt: string, committed: Files) {
  const head = await anAgent({ prompt });
  const { mined, committed: set, files: after } = await mineOver(committed, head);
  const { diff } = await diffSpecs(
    { tree: aTree(committed) },
    {
      agent: 'desk',
      head: { artifacts: head, committed: set, mined },
      base: { artifacts: base, committed: set },
      suite: { scope: 'affected', canary: 0, onboarding: 20, seed: 0 },
      isFirstRun: false,
    },
  );
  return { findings: diff.findings.filter(({ kind }) => kind !== 'uncommitted'), after };
}

const shorter = PROMPT.replace('24 hours', '12 hours');

describe('an edit under a rule that a person edited', () => {
  it('is one finding: whose the rule is, what became of its text, and what was mined from it', async () => {
    const { findings, after } = await findingsOf(shorter, byHand);
    expect(findings).toEqual([
      {
        kind: 'hand-edit-in-the-way',
        rule: RULE,
        reason: expect.stringMatching(/^to be brought up to date by hand: .*changed.*; mined from .*12 hours/),
      },
    ]);
    expect((await findingsOf(shorter, after)).findings).toEqual(findings);
    expect((await read(after)).specs.find(({ id }) => id === RULE)?.rule).toContain('24 hours');
  });

  it('is stale where nothing was mined from what came in its place', async () => {
    const { findings } = await findingsOf(PROMPT.replace(CANCEL, ''), byHand);
    expect(findings).toMatchObject([{ kind: 'stale', rule: RULE, reason: expect.stringContaining('by hand') }]);
  });

  it('leaves other new text unread', async () => {
    const { findings } = await findingsOf(shorter.replace('guests of a hotel', 'guests of two hotels'), byHand);
    expect(findings.map(({ kind }) => kind)).toEqual(['unread', 'hand-edit-in-the-way']);
    expect(findings[0]?.reason).toContain('two hotels');
    expect(findings[0]?.reason).not.toContain('12 hours');
  });
});

it('an edit under a rule that a model wrote is one finding without a model: it is for one', async () => {
  const lock = 'specs/desk/lock.jsonl';
  const byModel = { ...files, [lock]: (files[lock] ?? '').replaceAll('"offline:', '"model:') };
  const { findings } = await findingsOf(shorter, byModel);
  expect(findings).toMatchObject([{ kind: 'stale', rule: RULE, reason: expect.stringMatching(/^to be re-mined: /) }]);
});
