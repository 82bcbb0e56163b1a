import { expect, test } from 'vitest';
import { splitSentences } from '../../src/artifacts/split-sentences.ts';

const sentences = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Ask for the id. Then cancel.', ['Ask for the id.', 'Then cancel.']],
  ['Fees, e.g. Late fees, apply at 2.5 percent. No more.', ['Fees, e.g. Late fees, apply at 2.5 percent.', 'No more.']],
  ["Say 'PLEASE HOLD. THANK YOU.' to the user. Then end.", ["Say 'PLEASE HOLD. THANK YOU.' to the user.", 'Then end.']],
  ["Don't guess. It's wrong.", ["Don't guess.", "It's wrong."]],
  ['There are **two**. **One** is new.', ['There are **two**.', '**One** is new.']],
  ['Call `a.b(). C` now! "Yes." He left.', ['Call `a.b(). C` now!', '"Yes."', 'He left.']],
  ['Ask Dr. Who (see J. Smith). 24 hours.', ['Ask Dr. Who (see J. Smith).', '24 hours.']],
  ['One way\nof saying it. or so.', ['One way\nof saying it. or so.']],
  ['You may:\n(a) cancel\n(b) book', ['You may:', '(a) cancel', '(b) book']],
  ['Hard break  \nnext', ['Hard break', 'next']],
  ['Wait... Then go?! Yes', ['Wait...', 'Then go?!', 'Yes']],
])('%j is cut into its sentences', (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});
