import { expect, test } from 'vitest';
import { relativePath } from '../../src/lib/relative-path.ts';

test.each([
  ['a/b.md', 'a/b.md'],
  ['./a//b/../c', 'a/c'],
  ['.', ''],
  ['a/..', ''],
  ['..', null],
  ['a/../../b', null],
  ['/etc/passwd', null],
  ['C:\\x', null],
  ['\\\\host\\x', null],
  ['.git/config', null],
  ['a/.GIT/config', null],
  ['a\nb', null],
  ['.github/x', '.github/x'],
])('%j becomes %j', (path, expected) => {
  expect(relativePath(path)).toBe(expected);
});
