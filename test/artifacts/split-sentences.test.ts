import { expect, test } from 'vitest';
import { splitSentences } from '../../src/artifacts/split-sentences.ts';

const sentences = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

const folded = (text: string) => text.replace(/\s+/g, ' ');

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
  ['Hard break  \nnext', ['Hard break  \nnext']],
  ['Hard break\\\nin a sentence. Next', ['Hard break\\\nin a sentence.', 'Next']],
  ['It ends.\\\nor so', ['It ends.\\', 'or so']],
  ['Name: the desk\nRole: books rooms\nfor guests', ['Name: the desk', 'Role: books rooms\nfor guests']],
  ['**Fees:** none  \n**Rooms**: two', ['**Fees:** none', '**Rooms**: two']],
  ['As said in the\nGeneral terms: never.', ['As said in the\nGeneral terms: never.']],
  ['Wait... Then go?! Yes', ['Wait...', 'Then go?!', 'Yes']],
])('%j is cut into its sentences', (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});

test('white space at the ends of lines cuts nothing', () => {
  const texts = [
    'You must not issue a voucher above\n80 euros to anybody.\nBe kind. Ask\nfirst.',
    'Phone: 12\nMail: a@b\nfor all',
    'Say "no\nway. Never" and\n(a) go\n(b) stay etc.\nand so on',
  ];
  for (const text of texts)
    for (const end of [' ', '  ', '\t', '   \t', '\r'])
      expect(sentences(text.replaceAll('\n', `${end}\n`)).map(folded)).toEqual(sentences(text).map(folded));
});

test('a text of 300 000 characters is cut in a moment', () => {
  const texts = ['It is so, e.g. here. "Yes. No." Then `a. B`. ', 'word ', '. ', '"', "'a. ", '`', '...', '(a. A) '];
  for (const part of texts) {
    const start = performance.now();
    splitSentences(part.repeat(Math.ceil(3e5 / part.length)));
    expect(performance.now() - start).toBeLessThan(5000);
  }
});
