import { describe, expect, it } from 'vitest';
import { splitPassages } from '../../../src/artifacts/split-passages.ts';
import type { ToolDefinition } from '../../../src/model/artifacts.ts';
import { MUTATION_OPERATORS, type MutableAgent, type Mutant } from '../../../src/statistics/mutation/mutant.ts';
import { mutateAgent, mutateRule } from '../../../src/statistics/mutation/mutate-agent.ts';
import { loosen, negate } from '../../../src/statistics/mutation/reword.ts';
import { type MutantEnd, scoreMutants } from '../../../src/statistics/mutation/score-mutants.ts';

const PROMPT = `# Desk

You help guests of the hotel.

## Bookings

- You must identify the guest before you cancel a booking.
- One booking may hold at most 3 rooms.

## Vouchers

A voucher must not be worth more than 80 euros.
`;

const tool = (name: string): ToolDefinition => ({
  name,
  description: `Does what ${name} says, carefully`,
  parameters: { type: 'object' },
  access: 'unknown',
  file: 'tools.json',
  anchors: [],
});

const agent: MutableAgent = {
  prompt: PROMPT,
  passages: splitPassages('desk.md', PROMPT),
  tools: ['find_guest', 'cancel_booking', 'issue_voucher'].map(tool),
  model: 'large',
  models: ['large', 'small'],
};
const AGENT_OPERATORS = [
  'prompt-synonym',
  'prompt-reorder',
  'prompt-noise',
  'prompt-dropout',
  'tool-remove',
  'tool-reorder',
  'tool-noise',
  'model-swap',
  'model-downgrade',
  'context-truncate',
  'context-noise',
  'context-permute',
] as const;

const mutant = (made: ReturnType<typeof mutateAgent>): Mutant => {
  if ('reason' in made) throw new Error(made.reason);
  return made;
};

describe('the twelve operators', () => {
  it('stand in four classes', () => {
    const classes = AGENT_OPERATORS.map(name => MUTATION_OPERATORS[name]);
    expect(Object.groupBy(classes, name => name)).toMatchObject({
      prompt: { length: 4 },
      tool: { length: 3 },
      model: { length: 2 },
      context: { length: 3 },
    });
  });

  it.each(AGENT_OPERATORS)('%s changes one part of the agent, the same for the same seed', operator => {
    for (let seed = 0; seed < 20; seed++) {
      const made = mutant(mutateAgent(agent, operator, seed));
      expect(mutateAgent(agent, operator, seed)).toEqual(made);
      const changed = [made.prompt !== agent.prompt, made.tools !== agent.tools, made.model !== agent.model];
      expect(changed.filter(is => is)).toHaveLength(1);
      expect(JSON.stringify(made.tools) === JSON.stringify(agent.tools)).toBe(MUTATION_OPERATORS[operator] !== 'tool');
    }
  });

  it('name what they touch', () => {
    const removed = mutant(mutateAgent(agent, 'tool-remove', 1));
    expect(removed.tools).toHaveLength(2);
    expect(agent.tools.map(({ name }) => name)).toContain(removed.touched.tools[0]);
    const dropped = mutant(mutateAgent(agent, 'prompt-dropout', 1));
    const lost = agent.passages.find(({ anchor }) => anchor === dropped.touched.passages[0]);
    expect(lost && !dropped.prompt.includes(lost.text)).toBe(true);
    expect(mutant(mutateAgent(agent, 'context-truncate', 1)).touched.passages.length).toBeGreaterThan(0);
  });

  it('keep every word when they only reorder', () => {
    const words = (text: string) => text.split(/\s+/).filter(Boolean).sort();
    for (const operator of ['prompt-reorder', 'context-permute'] as const)
      expect(words(mutant(mutateAgent(agent, operator, 3)).prompt)).toEqual(words(PROMPT));
  });

  it('are not applicable where there is nothing to act on', () => {
    const bare = { ...agent, tools: agent.tools.slice(0, 1), models: ['large'], prompt: 'Hi.', passages: [] };
    for (const operator of AGENT_OPERATORS.filter(name => name !== 'context-noise' && name !== 'tool-noise'))
      expect(mutateAgent(bare, operator, 0)).toHaveProperty('reason');
  });
});

describe('rule operators', () => {
  const passage = (words: string) => agent.passages.filter(({ text }) => text.includes(words));
  const rooms = { id: 'room-limit', passages: passage('at most 3 rooms') };

  it('drop a rule with its bullet and leave the rest as it is', () => {
    const { prompt, rule } = mutant(mutateRule(agent, 'rule-drop', rooms));
    expect(rule).toBe('room-limit');
    expect(prompt).toBe(PROMPT.replace('- One booking may hold at most 3 rooms.\n', ''));
  });

  it('turn it round, and double its limit', () => {
    expect(mutant(mutateRule(agent, 'rule-negate', rooms)).prompt).toContain('at least 3 rooms');
    expect(mutant(mutateRule(agent, 'rule-loosen', rooms)).prompt).toContain('at most 6 rooms');
    expect(negate('You must not do it.')).toBe('You must do it.');
    expect(negate('You must ask.')).toBe('You must not ask.');
    expect(loosen('You must ask.')).toBe('You should preferably ask.');
    expect(negate('Rooms are nice.')).toBeNull();
  });

  it('make no mutant of a rule without a passage', () => {
    expect(mutateRule(agent, 'rule-drop', { id: 'schema', passages: [] })).toHaveProperty('reason');
  });
});

describe('scoreMutants', () => {
  const end = (parts: Partial<MutantEnd>): MutantEnd => ({
    operator: 'rule-drop',
    rule: 'a',
    change: '',
    status: 'killed',
    killedBy: [],
    trials: 1,
    reason: '',
    isDecidable: true,
    ...parts,
  });

  it('leaves out of the score what was not applicable or not run, and keeps the A/A arm apart', () => {
    const score = scoreMutants([
      end({}),
      end({ rule: 'b', status: 'survived' }),
      end({ rule: 'c', status: 'not-applicable' }),
      end({ rule: 'd', status: 'not-run' }),
      end({ rule: 'e', status: 'survived', isDecidable: false }),
      end({ operator: null, rule: null, status: 'survived' }),
      end({ operator: null, rule: null, status: 'killed' }),
    ]);
    expect(score.total).toEqual({ killed: 1, of: 3 });
    expect(score.falseKills).toEqual({ killed: 1, of: 2 });
    expect(score.unnoticed).toEqual(['b']);
    expect(score.undecidable).toEqual(['e']);
    expect(score.byOperator.find(({ operator }) => operator === 'tool-remove')).toMatchObject({ killed: 0, of: 0 });
  });
});
