import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText, findForeignByte } from '../../src/lib/decode-text.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const latin1 = (text: string) => Uint8Array.from(text, letter => letter.charCodeAt(0));

test('every text comes back from its UTF-8, and has no foreign byte', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      fc.pre(!text.startsWith('\uFEFF'));
      expect(decodeText(bytesOf(text))).toBe(text);
      expect(decodeText(bytesOf(`\uFEFF${text}`))).toBe(text);
      expect(findForeignByte(text)).toBeNull();
    }),
  );
});

test.each([
  ['the first line', latin1('Caf\u00e9 is open'), { line: 1, byte: '0xE9' }],
  ['a later line, Latin-1', latin1('a\nb\r\nf\u00fcr zwei \u00e4\n'), { line: 3, byte: '0xFC' }],
  ['the last byte', latin1('a\nz\u00fc'), { line: 2, byte: '0xFC' }],
  ['the windows quote', latin1('\n\n\x93no\x94'), { line: 3, byte: '0x93' }],
  ['after a true replacement character', Uint8Array.of(...bytesOf('\uFFFD\n'), 0xe4, 0x20), { line: 2, byte: '0xE4' }],
  ['after a mark', Uint8Array.of(0xef, 0xbb, 0xbf, 0x0a, 0xff), { line: 2, byte: '0xFF' }],
])('a byte that is no UTF-8 is found: %s', (_, bytes, found) => {
  expect(findForeignByte(decodeText(bytes))).toEqual(found);
});

test('a letter cut off at the end is found', () => {
  expect(findForeignByte(decodeText(Uint8Array.of(0x61, 0x0a, 0xef, 0xbf)))?.line).toBe(2);
});
