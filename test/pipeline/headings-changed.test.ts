import { describe, expect, it } from 'vitest';
import type { ContextInput } from '../../src/diff/tasks/check-context.ts';
import { mineSpecs } from '../../src/pipeline/2-mine-specs.ts';
import { diffSpecs } from '../../src/pipeline/3-diff-specs.ts';
import { anAgent } from '../helpers/an-agent.ts';
import { aTree } from '../helpers/memory-tree.ts';
import { type Files, mineFirst, modelOf, offline, read } from './mining-desk.ts';

const RULE = '- You must not offer a refund.';
const OTHER = '- You must never cancel a booking that was made more than 24 hours ago.';
const asPrompt = (...parts: readonly string[]) => `${parts.join('\n\n')}\n`;
const ONE = asPrompt('# Desk', '## Guests under 18', RULE, '## Staff', OTHER);

async function compare(before: string, after: string, reasoner = offline) {
  const [base, head] = [await anAgent({ prompt: before }), await anAgent({ prompt: after })];
  const first = await mineFirst(base);
  const lock = 'specs/desk/lock.jsonl';
  const files: Files =
    reasoner === offline ? first : { ...first, [lock]: (first[lock] ?? '').replaceAll('"offline:', '"model:') };
  const committed = await read(files);
  const mined = await mineSpecs({ reasoner }, { artifacts: head, committed, former: base });
  const { diff, selection } = await diffSpecs(
    { tree: aTree(files) },
    {
      agent: 'desk',
      head: { artifacts: head, committed, mined },
      base: { artifacts: base, committed },
      suite: { scope: 'affected', canary: 0, onboarding: 20, seed: 0 },
      isFirstRun: false,
    },
  );
  const touched = diff.entries.map(one => `${one.class} ${one.after?.spec.rule}`);
  const tested = selection.selected.flatMap(one => (one.class === 'touched' ? [one.spec.rule] : []));
  return { touched: [...new Set(touched)], tested: [...new Set(tested)] };
}

const REFUND = {
  touched: [expect.stringMatching(/^meaning-touched .*refund/)],
  tested: [expect.stringContaining('refund')],
};

describe('a rule that stands as it was, said of something else', () => {
  it.each([
    ['under another heading', ONE, asPrompt('# Desk', '## Guests under 18', '## Staff', OTHER, RULE)],
    ['under one of two headings', ONE.replace(OTHER, `${OTHER}\n${RULE}`), ONE],
    ['under a second heading too', ONE, ONE.replace(OTHER, `${OTHER}\n${RULE}`)],
    ['under a heading with another number', ONE, ONE.replace('under 18', 'under 21')],
    ['under a heading with another condition', ONE, ONE.replace('Guests under 18', 'Guests over 18')],
    ['under a heading with other words', ONE, ONE.replace('Guests under 18', 'All guests')],
    [
      'under a heading below one with other words',
      ONE.replace(RULE, `### Money\n\n${RULE}`),
      ONE.replace('Guests under 18', 'All guests').replace(RULE, `### Money\n\n${RULE}`),
    ],
  ])('is tested again: %s', async (_, before, after) => {
    expect(await compare(before, after)).toEqual(REFUND);
  });

  it.each([
    ['level', ONE.replace('## Guests under 18', '### Guests under 18')],
    ['case', ONE.replace('Guests under 18', 'GUESTS UNDER 18')],
    ['punctuation', ONE.replace('Guests under 18', '**Guests** under 18:')],
    ['numbering', ONE.replace('Guests under 18', '2.1 Guests under 18')],
    ['an opening word', ONE.replace('Guests under 18', 'About: the guests under 18')],
    ['place of the whole section', asPrompt('# Desk', '## Staff', OTHER, '## Guests under 18', RULE)],
  ])('stays as it is where only the %s of the heading changes', async (_, after) => {
    expect(await compare(ONE, after)).toEqual({ touched: [], tested: [] });
  });

  it('is put to a model in one question, with the heading before and now', async () => {
    const inputs: ContextInput[] = [];
    const reasoner = modelOf({
      'check-context': (input: ContextInput) => {
        inputs.push(input);
        return { altered: [] };
      },
    });
    expect(await compare(ONE, ONE.replace('under 18', 'under 21'), reasoner)).toEqual(REFUND);
    expect(inputs.map(({ edits }) => edits)).toMatchObject([
      [{ passage: { text: '## Guests under 21' }, before: ['## Guests under 18'] }],
    ]);
  });
});
