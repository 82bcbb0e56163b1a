import { expect, test } from 'vitest';
import { globPrefix, matchGlob } from '../../src/lib/match-glob.ts';

test.each([
  ['src/**', 'src/a/b.ts', true],
  ['src/**', 'src2/a.ts', false],
  ['src/*.ts', 'src/a.ts', true],
  ['src/*.ts', 'src/a/b.ts', false],
  ['**/x.md', 'x.md', true],
  ['**/x.md', 'a/b/x.md', true],
  ['a/**/x.md', 'a/x.md', true],
  ['a?.md', 'ab.md', true],
  ['a?.md', 'a/.md', false],
  ['a.md', 'aXmd', false],
  ['(a).md', '(a).md', true],
  ['specs/desk', 'specs/desk/a.yaml', true],
  ['specs/desk', 'specs/desk2/a.yaml', false],
  ['./specs/desk/', 'specs/desk/a.yaml', true],
  ['', 'anything', true],
  ['.', 'any/thing', true],
])('%s and %s: %s', (pattern, path, expected) => {
  expect(matchGlob(pattern, path)).toBe(expected);
});

test('a search starts in the last folder without a wildcard', () => {
  expect(['src/**', 'src/a*/b', '*.md', 'specs/desk', '.'].map(globPrefix)).toEqual([
    'src',
    'src',
    '',
    'specs/desk',
    '',
  ]);
});
