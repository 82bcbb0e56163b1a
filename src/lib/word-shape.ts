import { brotliDecompressSync } from 'node:zlib';
import shapes from './word-shapes.json' with { type: 'json' };

/** Letters, and 0 for the edge of a word. */
const BASE = 27;
const LENGTH = 5;
let known: Uint8Array | null = null;

/**
 * Whether every five letters of a word stand side by side in some English word. False proves that it is none of 250,000
 * words; true proves nothing. Lower-case letters a to z only: anything else may be a word.
 */
export function mayBeWord(word: string): boolean {
  if (!/^[a-z]+$/.test(word)) return true;
  known ??= new Uint8Array(brotliDecompressSync(Buffer.from(shapes.brotli, 'base64')));
  const bits = known;
  return shapesOf(word).every(shape => ((bits[shape >> 3] ?? 0) & (1 << (shape & 7))) !== 0);
}

/** The numbers of the five-letter sequences of a word, its edges among the letters. */
export function shapesOf(word: string): readonly number[] {
  const letters = [0, ...[...word].map(letter => letter.charCodeAt(0) - 96), 0];
  return letters
    .slice(0, Math.max(0, letters.length - LENGTH + 1))
    .map((_, at) => letters.slice(at, at + LENGTH).reduce((sum, letter) => sum * BASE + letter, 0));
}
