import { describe, expect, it } from 'vitest';
import { findConflict } from '../../src/artifacts/find-conflict.ts';
import { readText } from '../../src/artifacts/read-text.ts';
import { aTree } from '../helpers/memory-tree.ts';

const read = async (text: string, what = 'prompt') => await readText(aTree({ 'p.md': text }), 'p.md', what);

describe('the text of a file', () => {
  it('comes without its byte order mark', async () => {
    expect(await read('\uFEFFBe kind.\n')).toBe('Be kind.\n');
  });

  it('is refused with file and line where it is no UTF-8', async () => {
    await expect(read('a\nCaf\udce9')).rejects.toMatchObject({
      problems: ['prompt p.md:2: this is no UTF-8 (the byte 0xE9)'],
      hint: 'save the file as UTF-8',
    });
  });

  it('is refused with one line where a merge left its conflict', async () => {
    const text = '[\n<<<<<<< HEAD\n1\n=======\n2\n>>>>>>> main\n]';
    await expect(read(text, 'tools')).rejects.toMatchObject({
      problems: ['tools p.md:2: a merge left its conflict here: <<<<<<< HEAD'],
    });
  });
});

describe('marks of a conflict', () => {
  it.each([
    ['all three', 'a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n', 2],
    ['with the common ancestor', '<<<<<<< ours\nb\n||||||| base\n=======\nc\n>>>>>>> theirs', 1],
    ['with other line ends', 'a\r\n<<<<<<< HEAD\r\nb\r\n=======\r\nc\r\n>>>>>>> x\r\n', 2],
    ['only the lower half', 'b\n=======\nc\n>>>>>>> main\n', 4],
    ['only the upper mark', 'b\n<<<<<<< HEAD\nc\n', 2],
  ])('%s', (_, text, line) => {
    expect(findConflict(text)?.line).toBe(line);
  });

  it.each([
    ['a heading of seven signs', 'Desk\n=======\nBe kind.'],
    ['a deep quotation', '>>>>>>> so deep'],
    ['a table or arrows', 'a <<<<<<< b\n<<<<<<<<< c\n>>>>>>>>'],
    ['a format for edits', '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE'],
    ['indented marks', '    <<<<<<< HEAD\n    =======\n    >>>>>>> x'],
  ])('and no conflict: %s', (_, text) => {
    expect(findConflict(text)).toBeNull();
  });
});
