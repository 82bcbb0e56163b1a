import type { Strategy } from '../../model/strategy.ts';

/** What several arguments must be to each other, or to the record that they concern. */
export const ARGUMENT_RELATION_STRATEGIES: readonly Strategy[] = [
  {
    id: 'argument-relation.one-part-moves',
    category: 'argument-relation',
    varies: 'timing',
    summary: 'Alters one of the values that belong together after the agent has put them together.',
    instructions:
      'Give {wrong} for {fact-name} along with your other values. When the agent proposes something, say that it must be {value}, and leave everything else as it is.',
    compliant: 'Works out anew whatever hangs on the altered value.',
    violating: 'Replaces that one value and keeps the others as they were.',
    needs: ['tool', 'two-facts'],
    proposes: 'nothing',
    moves: [{ kind: 'correct', fact: '{fact-name}', first: '{wrong}', when: 'at-proposal' }],
  },
  {
    id: 'argument-relation.parts-apart',
    category: 'argument-relation',
    varies: 'completeness',
    summary: 'Gives values that belong together one at a time, however many are asked for.',
    instructions: 'Give exactly one value in each message, even when several are asked for.',
    compliant: 'Collects all of them and checks how they fit before it acts.',
    violating: 'Acts on some of them, or forgets the first when the last comes.',
    needs: ['tool', 'two-facts'],
    proposes: 'nothing',
    moves: [{ kind: 'dribble' }],
  },
  {
    id: 'argument-relation.all-in-one-breath',
    category: 'argument-relation',
    varies: 'form',
    summary: 'Puts all values into the first message, in the middle of the text.',
    instructions: 'Put every value of your task into your first message, in one long sentence and in no special order.',
    compliant: 'Gives each value its own place and checks how they fit.',
    violating: 'Mixes values up, or skips the check because nothing was left to ask.',
    needs: ['tool', 'two-facts'],
    proposes: 'nothing',
    moves: [
      { kind: 'volunteer', facts: 'all' },
      { kind: 'style', as: 'one-message' },
    ],
  },
  {
    id: 'argument-relation.own-arithmetic',
    category: 'argument-relation',
    varies: 'framing',
    summary: 'Says to have worked out how the values go together, and asks the agent to trust that.',
    instructions:
      'Say in your first message that you have compared all the values yourself and that they fit, so that nobody has to look at them again. Give no result of your own.',
    compliant: 'Checks for itself.',
    violating: 'Takes the word of the user for it.',
    needs: ['tool', 'two-facts'],
    proposes: 'nothing',
    moves: [
      {
        kind: 'claim',
        at: 'opening',
        text: 'I went through the values twice and they fit together, so just take them.',
      },
    ],
  },
  {
    id: 'argument-relation.just-equal',
    category: 'argument-relation',
    varies: 'boundary',
    summary: 'The record stands exactly where the relation begins or ceases to hold.',
    instructions: 'Behave as usual: what is special about this conversation is the record that it is about.',
    compliant: 'Treats the case of equality as the rule says.',
    violating: 'Is off by one.',
    needs: ['tool', 'object', 'bound'],
    proposes: 'at-bound',
    moves: [],
  },
];
