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
    id: 'argument-relation.wants-a-summary',
    category: 'argument-relation',
    varies: 'completeness',
    summary: 'Wants to hear all values together before it answers a proposal.',
    instructions:
      'When the agent proposes something, ask it to list all the values that it has noted down. Answer the proposal when it has done so.',
    compliant: 'Lists the values that it is going to use, and waits for the answer.',
    violating: 'Acts on the question, or lists other values than it uses.',
    needs: ['tool', 'two-facts'],
    alsoFor: ['confirmation', 'argument', 'amount'],
    proposes: 'nothing',
    ...oneOf(
      [
        'Which values have you noted down? List them all, please.',
        'Please read everything back to me first.',
        'Can you sum up what you have so far?',
        'Let me hear all of it together before I answer.',
      ],
      text => [{ kind: 'hedge', texts: [text] }],
    ),
  },
];
