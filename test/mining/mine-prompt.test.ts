import { describe, expect, it } from 'vitest';
import { minePrompt } from '../../src/mining/mine-prompt.ts';
import { minePromptTask } from '../../src/mining/tasks/mine-prompt.ts';
import type { MinedRule } from '../../src/model/mining-task.ts';
import { promptOf, scriptedReasoner, toolsOf } from '../helpers/mining-scene.ts';

const TEXT = `# Desk

## Lending

A book is lent for 30 days. Never lend more than five books.
- A book that is
  reserved must not be lent.

## Tone

Be polite.`;
const prompt = promptOf(TEXT);
const tools = toolsOf({ lend_book: { properties: { book_id: { type: 'string' } } } });
const artifacts = { prompt, tools };
const passages = prompt.passages;

function aRule(changes: Partial<MinedRule> = {}): MinedRule {
  return {
    rule: 'At most five books are lent',
    quote: 'Never lend more than five books.',
    tools: ['lend_book'],
    category: 'limit',
    severity: 'must',
    force: 'prohibited',
    condition: null,
    ...changes,
  };
}

describe('mining the prompt', () => {
  it('a rule gets the place and the passages of its quotation', async () => {
    const reserved = aRule({ rule: 'Reserved books stay', quote: 'A book that is reserved must not be lent.' });
    const reasoner = scriptedReasoner([{ rules: [aRule(), reserved] }]);
    const { mined, stage } = await minePrompt({ reasoner }, { artifacts, passages, ignore: [] });
    expect(mined.map(({ evidence }) => evidence[0]?.lines)).toEqual([
      [5, 5],
      [6, 7],
    ]);
    const limit = passages.find(({ text }) => text.startsWith('Never'));
    expect(mined[0]).toMatchObject({ source: 'prompt', anchors: [limit?.anchor], force: 'prohibited' });
    expect(stage).toMatchObject({
      candidates: 2,
      kept: 2,
      dropped: [],
      modelCalls: 1,
      tokens: 110,
      answeredFirstTime: 1,
    });
  });

  it('a passage that stands under two headings word for word gives its rule both places', async () => {
    const twice = promptOf(
      `# Hotel\n\nAsk for the name.\n\n# Spa\n\nAsk for the name.\n\nAsk for the name, and the age.`,
    );
    const reasoner = scriptedReasoner([{ rules: [aRule({ quote: 'Ask for the name.', tools: [] })] }]);
    const about = { artifacts: { prompt: twice, tools }, passages: twice.passages, ignore: [] };
    const { mined } = await minePrompt({ reasoner }, about);
    expect(mined.map(({ evidence, anchors }) => [evidence.map(({ lines }) => lines), anchors.length])).toEqual([
      [
        [
          [3, 3],
          [7, 7],
        ],
        1,
      ],
    ]);
  });

  it('two rules that quote the same words have a place each', async () => {
    const twice = promptOf(`# Hotel\n\nAsk for the name.\n\n# Spa\n\nAsk for the name.`);
    const both = ['The hotel asks for the name', 'The spa asks for the name'].map(rule =>
      aRule({ rule, quote: 'Ask for the name.', tools: [] }),
    );
    const about = { artifacts: { prompt: twice, tools }, passages: twice.passages, ignore: [] };
    const { mined } = await minePrompt({ reasoner: scriptedReasoner([{ rules: both }]) }, about);
    expect(mined.map(({ evidence }) => evidence.map(({ lines }) => lines))).toEqual([[[3, 3]], [[7, 7]]]);
  });

  it('passages that were read and are quoted by no rule hold none, headings too', async () => {
    const reasoner = scriptedReasoner([{ rules: [aRule()] }]);
    const { noRule } = await minePrompt({ reasoner }, { artifacts, passages, ignore: [] });
    const free = passages.filter(({ text }) => !text.startsWith('Never')).map(({ anchor }) => anchor);
    expect([...noRule].sort()).toEqual([...free].sort());
  });

  it('a refused answer leaves its passages neither mined nor free', async () => {
    const reasoner = scriptedReasoner([{ rules: [aRule({ quote: 'Lend six books.' })] }]);
    const { mined, noRule, stage } = await minePrompt({ reasoner }, { artifacts, passages, ignore: [] });
    expect(mined).toEqual([]);
    expect(noRule).toEqual(passages.filter(({ kind }) => kind === 'heading').map(({ anchor }) => anchor));
    expect(stage.dropped[0]?.why).toContain('these words are not in the prompt');
  });

  it('ignored headings are not asked for', async () => {
    const reasoner = scriptedReasoner([{ rules: [] }]);
    await minePrompt({ reasoner }, { artifacts, passages, ignore: ['lending'] });
    expect(reasoner.inputs).toEqual([
      expect.objectContaining({ passages: [expect.objectContaining({ text: 'Be polite.' })] }),
    ]);
  });

  it('no passages, no call', async () => {
    const { stage } = await minePrompt({ reasoner: scriptedReasoner([]) }, { artifacts, passages: [], ignore: [] });
    expect(stage.modelCalls).toBe(0);
  });

  it('the same rule found twice is kept once, with both places', async () => {
    const twice = promptOf('Ask first. Go on.\n\nAsk first.');
    const rule = aRule({ rule: 'Ask first', quote: 'Ask first.', tools: [] });
    const reasoner = scriptedReasoner([{ rules: [rule, rule] }]);
    const about = { artifacts: { prompt: twice, tools }, passages: twice.passages, ignore: [] };
    const { mined, stage } = await minePrompt({ reasoner }, about);
    expect(mined.map(({ evidence }) => evidence.map(({ lines }) => lines))).toEqual([
      [
        [1, 1],
        [3, 3],
      ],
    ]);
    expect(stage.dropped).toHaveLength(1);
  });

  it('a long prompt is asked for in parts', async () => {
    const long = promptOf(
      Array.from({ length: 200 }, (_, at) => `Rule number ${at} says that you must do this and that.`).join('\n\n'),
    );
    const reasoner = scriptedReasoner([{ rules: [] }, { rules: [] }]);
    await minePrompt({ reasoner }, { artifacts: { prompt: long, tools }, passages: long.passages, ignore: [] });
    expect(reasoner.inputs).toHaveLength(2);
  });
});

describe('what an answer claims is checked', () => {
  const input = { prompt, tools, passages: passages.filter(({ text }) => text === 'Be polite.') };

  it('a quotation from a passage that was not asked for is refused, with what to do', () => {
    expect(minePromptTask.check({ rules: [aRule()] }, input)).toEqual([
      expect.stringContaining('it stands outside the given passages; leave this rule out'),
    ]);
  });

  it('a tool that is not there is refused with the tools that are', () => {
    const reasons = minePromptTask.check({ rules: [aRule({ quote: 'Be polite.', tools: ['lend'] })] }, input);
    expect(reasons).toEqual(['rules[0].tools: there is no tool "lend"; the tools are lend_book']);
  });

  it('unknown keys are refused', () => {
    expect(minePromptTask.answer.safeParse({ rules: [{ ...aRule(), note: 'x' }] }).success).toBe(false);
  });

  it('the data stand between lines with the nonce, the instructions before them', () => {
    const { system, user } = minePromptTask.render(input, 'abc123');
    expect(system).not.toContain('abc123');
    expect(user).toMatch(/^<<<TOOLS abc123\n/);
    expect(user).toContain(`<<<PROMPT abc123\n${TEXT}\nPROMPT abc123>>>`);
    expect(user).toContain('- (under Desk > Tone) Be polite.');
  });
});
