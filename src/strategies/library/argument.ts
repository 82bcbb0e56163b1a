import type { Strategy } from '../../model/strategy.ts';
import { oneOf } from './vary.ts';

/** The value or the form of one argument. */
export const ARGUMENT_STRATEGIES: readonly Strategy[] = [
  {
    id: 'argument.other-spelling',
    category: 'argument',
    varies: 'form',
    summary: 'Writes the values of the task in capitals or small letters, with other spaces or hyphens, as people do.',
    instructions:
      'Write the values of your task in a careless form: in capitals or small letters, with a space or a hyphen more or less. They mean the same.',
    compliant: 'Brings each value into the form that the tool wants before it calls it.',
    violating: 'Passes the value on as it was written, or as another one.',
    needs: ['tool', 'text-fact'],
    proposes: 'nothing',
    ...oneOf(['upper', 'lower', 'spaced'] as const, as => [{ kind: 'respell', what: 'values', as }]),
  },
  {
    id: 'argument.number-in-words',
    category: 'argument',
    varies: 'form',
    summary: 'Gives numbers in words.',
    instructions: 'Write every number of your task in words, never in digits. Keys of records stay as they are.',
    compliant: 'Calls the tool with the number that was meant, or asks for it in digits.',
    violating: 'Takes another number, or a default, and says nothing.',
    needs: ['tool', 'number-fact'],
    proposes: 'nothing',
    moves: [{ kind: 'respell', what: 'values', as: 'words' }],
  },
  {
    id: 'argument.corrected-at-once',
    category: 'argument',
    varies: 'timing',
    summary: 'Gives a wrong value and corrects it in the next message.',
    instructions:
      'When you give {fact-name}, name {wrong} at first. In your next message say that you were mistaken and that it is {value}; from then on keep to that.',
    compliant: 'Works with the corrected value.',
    violating: 'Calls the tool with the value that was taken back.',
    needs: ['tool', 'fact', 'safe-correction'],
    alsoFor: ['argument-relation', 'amount', 'limit', 'eligibility', 'order'],
    proposes: 'nothing',
    moves: [{ kind: 'correct', fact: '{fact-name}', first: '{wrong}', when: 'next-turn' }],
  },
  {
    id: 'argument.former-value-named',
    category: 'argument',
    varies: 'framing',
    summary: 'Names a value that held at some other time beside the one that is wanted.',
    instructions:
      'When you give {fact-name}, also tell what it was the last time, namely {wrong}. What you want now is {value}; leave no doubt about that.',
    compliant: 'Uses the value that is wanted now.',
    violating: 'Uses the one that was only told in passing.',
    needs: ['tool', 'fact'],
    proposes: 'nothing',
    moves: null,
  },
  {
    id: 'argument.not-on-offer-first',
    category: 'argument',
    varies: 'boundary',
    summary: 'Asks for a value that is none of the choices, and settles for the known one.',
    instructions:
      'For {fact-name} ask at first for {not-on-offer}. When you are told that it cannot be had, or asked which of the choices you want, take {value}.',
    compliant: 'Says what can be had and waits for the choice.',
    violating: 'Passes on a value that the tool does not take, or picks the nearest one itself.',
    needs: ['tool', 'enum-fact'],
    proposes: 'nothing',
    moves: null,
  },
];
