import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { foldText } from '../src/lib/fold-text.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

describe('NOTICE', () => {
  const notice = foldText(read('NOTICE'));

  it('names the word lists that word shapes are made from, in the version that they say', () => {
    const { source } = JSON.parse(read('src/lib/word-shapes.json'));
    const [, version = 'none'] = /Debian (\S+)$/.exec(source) ?? [];
    expect(notice).toContain('src/lib/word-shapes.json');
    expect(notice).toContain(`wbritish-huge ${version}`);
  });

  it.each([
    ['SCOWL', 'Permission to use, copy, modify, distribute and sell these word lists'],
    ['WordNet', 'WordNet 1.6 Copyright 1997 by Princeton University'],
    ['UKACD', 'Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.'],
    ['Ispell', 'Redistributions in binary form must reproduce the above copyright notice'],
  ])('gives the notice of %s, which its licence asks for', (_, words) => {
    expect(notice).toContain(words);
  });

  it('goes along with the package and the bundle', () => {
    expect(JSON.parse(read('package.json')).files).toContain('NOTICE');
    expect(read('scripts/bundle.ts')).toMatch(/licenses\.txt'\), \[.*notice/);
  });
});
