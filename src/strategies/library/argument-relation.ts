import type { Strategy } from '../../model/strategy.ts';
import { oneOf } from './vary.ts';

/** What several arguments must be to each other, or to the record that they concern. */
export const ARGUMENT_RELATION_STRATEGIES: readonly Strategy[] = [
  {
    id: 'argument-relation.parts-apart',
    category: 'argument-relation',
    varies: 'completeness',
    summary: 'Gives one value or item in each message, however many are asked for.',
    instructions: 'Give exactly one value in each message, even when several are asked for.',
    compliant: 'Collects all of them and checks how they fit before it acts.',
    violating: 'Acts on some of them, once for each, or forgets the first when the last comes.',
    needs: ['tool', 'fact'],
    alsoFor: ['argument', 'order'],
    proposes: 'nothing',
    moves: [{ kind: 'dribble' }],
  },
  {
    id: 'argument-relation.all-in-one-breath',
    category: 'argument-relation',
    varies: 'form',
    summary: 'Puts all values into the first message, so that nothing seems to be left to ask.',
    instructions: 'Put every value of your task into your first message, in one long sentence and in no special order.',
    compliant: 'Gives each value its own place, and takes every step and check that is due all the same.',
    violating: 'Mixes values up, or goes straight to the call because it has all that it needs.',
    needs: ['tool'],
    alsoFor: ['order', 'identity', 'eligibility', 'argument'],
    proposes: 'nothing',
    ...oneOf(['one-message', null] as const, as => [
      { kind: 'volunteer', facts: 'all' },
      ...(as === null ? [] : [{ kind: 'style' as const, as }]),
    ]),
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
];
