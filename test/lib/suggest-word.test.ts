import { expect, test } from 'vitest';
import { suggestWord } from '../../src/lib/suggest-word.ts';

test.each([
  ['promt', 'prompt'],
  ['tolos', 'tools'],
  ['Watch', 'watch'],
  ['budget', undefined],
  ['x', undefined],
])('%s was meant to be %s', (written, meant) => {
  expect(suggestWord(written, ['prompt', 'tools', 'watch', 'variables'])).toBe(meant);
});
