// Writes src/lib/word-shapes.json: which sequences of five letters occur in English words.
// The lists are SCOWL's: their licences ask that NOTICE goes along with whatever is made of them.
// Usage: node scripts/word-shapes.ts WORD-LIST... (one word a line; ours were Debian's american- and british-english-huge)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { shapesOf } from '../src/lib/word-shape.ts';

const words = process.argv
  .slice(2)
  .flatMap(file => readFileSync(file, 'utf8').split('\n'))
  .map(line => line.replace(/'s$/, ''))
  .filter(word => /^[a-z]+$/.test(word));
const bits = Buffer.alloc(Math.ceil(27 ** 5 / 8));
for (const shape of words.flatMap(shapesOf)) bits[shape >> 3] = (bits[shape >> 3] ?? 0) | (1 << (shape & 7));
const packed = brotliCompressSync(bits, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const source = `five-letter sequences of ${new Set(words).size} English words of SCOWL (wordlist.aspell.net), Debian 2020.12.07`;
const file = join(import.meta.dirname, '../src/lib/word-shapes.json');
writeFileSync(file, `${JSON.stringify({ source, brotli: packed.toString('base64') }, null, 2)}\n`);
