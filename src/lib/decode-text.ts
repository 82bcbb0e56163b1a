/**
 * The text of a file: UTF-8, without the mark that some editors put in front of it. Where it is no UTF-8, the first byte
 * that does not fit stands in the text as a lone surrogate, which no UTF-8 can give: {@link findForeignByte} finds it.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const first = text.indexOf('\uFFFD');
  if (first < 0) return text;
  const at = firstDifference(bytes, new TextEncoder().encode(hasMark(bytes) ? `\uFEFF${text}` : text));
  if (at === null) return text;
  const before = new TextDecoder().decode(bytes.subarray(0, at));
  const byte = bytes[at] ?? 0x80;
  return `${before}${String.fromCharCode(0xdc00 + byte)}${text.slice(before.length + 1)}`;
}

/** Where a text was no UTF-8: the byte, and its line counted from 1; null for a sound text. */
export function findForeignByte(text: string): { readonly line: number; readonly byte: string } | null {
  const found = /\p{Surrogate}/u.exec(text);
  if (found === null) return null;
  const byte = `0x${(found[0].charCodeAt(0) & 0xff).toString(16).toUpperCase()}`;
  return { line: text.slice(0, found.index).split('\n').length, byte };
}

/** A text without the byte order mark at its start. */
export function stripMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function hasMark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

function firstDifference(a: Uint8Array, b: Uint8Array): number | null {
  const at = a.findIndex((byte, index) => byte !== b[index]);
  if (at >= 0) return at;
  return a.length === b.length ? null : a.length - 1;
}
