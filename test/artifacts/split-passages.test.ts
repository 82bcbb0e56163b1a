import { expect, test } from 'vitest';
import { splitPassages } from '../../src/artifacts/split-passages.ts';

const pieces = (text: string) => splitPassages('p.md', text).map(({ kind, text: slice }) => [kind, slice]);

test('headings, sentences, items, table rows and code are passages in reading order', () => {
  const text = `# Desk

Be kind. Ask first.

- cancel
  - only once
- book

| class | bags |
|---|--:|
| economy | 1 |

\`\`\`
GET /x. Y
\`\`\`
`;
  expect(pieces(text)).toEqual([
    ['heading', '# Desk'],
    ['sentence', 'Be kind.'],
    ['sentence', 'Ask first.'],
    ['item', 'cancel'],
    ['item', 'only once'],
    ['item', 'book'],
    ['table', '| class | bags |'],
    ['table', '| economy | 1 |'],
    ['code', '```\nGET /x. Y\n```'],
  ]);
});

test('a passage knows its lines and the headings above it', () => {
  const text = '# Desk\n\n## Cancel\n\n### By guest\nOne.\n\n## **Book** `now`\n\nTwo goes\nover two lines.\n';
  const found = splitPassages('p.md', text);
  expect(found.find(({ text: slice }) => slice === 'One.')).toMatchObject({
    lines: [6, 6],
    headings: ['Desk', 'Cancel', 'By guest'],
  });
  expect(found.at(-1)).toMatchObject({ lines: [10, 11], headings: ['Desk', 'Book now'] });
  expect(found[1]).toMatchObject({ kind: 'heading', headings: ['Desk'] });
});

test('line endings, trailing space and another bullet leave an anchor as it is', () => {
  const anchors = (text: string) => splitPassages('p.md', text).map(({ anchor }) => anchor);
  const plain = anchors('# A\n\n- one thing\n\nSome words\nin two lines.\n');
  expect(anchors('# A  \r\n\r\n* one thing  \r\n\r\nSome words\r\nin two lines. \r\n')).toEqual(plain);
  expect(plain[0]).toMatch(/^passage:[0-9a-f]{16}$/);
  expect(anchors('# A\n\n- one thing!\n')[1]).not.toBe(plain[1]);
});

test('a short item of several sentences is one passage, a long one is cut', () => {
  expect(pieces('- One. Two.\n')).toEqual([['item', 'One. Two.']]);
  const long = 'The agent must do what the page says it must do and nothing else at all. '.repeat(5).trim();
  expect(pieces(`- ${long}\n`)).toHaveLength(5);
});

test('text between lines that are a tag is read as Markdown', () => {
  expect(pieces('<policy>\n# Rules\n- one\n</policy>\n')).toEqual([
    ['heading', '# Rules'],
    ['item', 'one'],
  ]);
});

test('a table may follow a line of prose', () => {
  expect(pieces('Bags:\na | b\n--|--\n1 | 2\n')).toEqual([
    ['sentence', 'Bags:'],
    ['table', 'a | b'],
    ['table', '1 | 2'],
  ]);
});

test('an empty prompt has no passages', () => {
  expect(pieces(' \n\n')).toEqual([]);
});

test.each([
  ['quotations', '>'.repeat(6000)],
  ['lists', '- '.repeat(3000)],
  ['numbered lists', '1. '.repeat(3000)],
])('a line of thousands of nested %s is refused with its place', (_, marks) => {
  expect(() => splitPassages('p.md', `Be kind.\n\n${marks} deep\n`)).toThrow(
    'prompt p.md:3: more than 1000 quotations or lists in one another',
  );
});

test('what is nested deep, but not beyond reading, is read', () => {
  expect(pieces(`${'> '.repeat(500)}deep\n`)).toEqual([['sentence', expect.stringMatching(/deep$/)]]);
  expect(pieces(`${'> '.repeat(20)}deep\n`)).toEqual([['sentence', 'deep']]);
  expect(pieces(`${'* '.repeat(1500)}\n`)).toEqual([]);
  expect(pieces(`${'-'.repeat(5000)} x\n`)).toHaveLength(1);
});
