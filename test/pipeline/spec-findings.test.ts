import { describe, expect, it } from 'vitest';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent, PROMPT } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { mineFirst, mineOver, read } from './mining-desk.ts';

const CANCEL = 'You must never cancel a booking that was made more than 24 hours ago.';
const REFUND = 'You must not offer a refund.';
const CONFIRM = 'You must ask the guest to confirm before you cancel a booking.';
const base = await anAgent();
const files = await mineFirst(base);

/** The findings of a pull request with this prompt that mines and commits its specs. */
async function findingsOf(prompt: string) {
  const head = await anAgent({ prompt });
  const { files: committed } = await mineOver(files, head);
  const { mined, committed: set } = await mineOver(committed, head);
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
  return diff.findings;
}

describe('what a pull request takes away', () => {
  it('is told when a prohibiting passage is deleted', async () => {
    expect(await findingsOf(PROMPT.replace(`${CANCEL}\n`, ''))).toContainEqual(
      expect.objectContaining({ kind: 'removed', rule: expect.stringContaining('never-cancel') }),
    );
  });

  it('is told when a prohibition becomes a permission', async () => {
    const findings = await findingsOf(PROMPT.replace(REFUND, 'You may offer a refund.'));
    const kinds = findings.filter(({ rule }) => rule?.includes('refund')).map(({ kind }) => kind);
    expect(kinds.some(kind => kind === 'weakened' || kind === 'superseded')).toBe(true);
  });

  it('looks like a failure of mining when it is over a third of the rules', async () => {
    const findings = await findingsOf([CANCEL, REFUND, CONFIRM].reduce((text, line) => text.replace(line, ''), PROMPT));
    expect(findings.map(({ kind }) => kind)).toContain('mining-anomaly');
  });

  it('is told as unread when a passage without a rule changes and no model has read it', async () => {
    const findings = await findingsOf(PROMPT.replace('guests of a hotel', 'guests of two hotels'));
    expect(findings).toEqual([{ kind: 'unread', rule: null, reason: expect.stringContaining('guests of two hotels') }]);
  });
});
