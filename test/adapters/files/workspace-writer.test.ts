import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWriter } from '../../../src/adapters/files/workspace-writer.ts';
import { ConfigError } from '../../../src/lib/errors.ts';
import { aFolder } from '../../helpers/git-workspace.ts';

let folder = '';
let outside = '';
beforeEach(() => {
  [folder, outside] = [aFolder(), aFolder()];
});
afterEach(() => {
  for (const path of [folder, outside]) rmSync(path, { recursive: true, force: true });
});

test('files are written with their folders, replaced, and removed', async () => {
  const writer = await openWriter(folder);
  await writer.write('specs/desk/a.yaml', 'one');
  await writer.write('specs/desk/a.yaml', 'two');
  expect(readFileSync(join(folder, 'specs/desk/a.yaml'), 'utf8')).toBe('two');
  expect(readdirSync(join(folder, 'specs/desk'))).toEqual(['a.yaml']);
  await writer.remove('specs/desk/a.yaml');
  await writer.remove('specs/desk/a.yaml');
  expect(existsSync(join(folder, 'specs/desk/a.yaml'))).toBe(false);
});

test.each(['../x', '/elsewhere/x', '.git/hooks/pre-commit', '.', ''])('%j is not written', async path => {
  const writer = await openWriter(folder);
  await expect(writer.write(path, 'x')).rejects.toThrow(ConfigError);
  await expect(writer.remove(path)).rejects.toThrow(ConfigError);
});

test('nothing is written through a link that leads out', async () => {
  writeFileSync(join(outside, 'file'), 'old');
  mkdirSync(join(folder, 'specs'));
  symlinkSync(outside, join(folder, 'specs/out'));
  symlinkSync(join(outside, 'file'), join(folder, 'file'));
  symlinkSync(join(outside, 'new'), join(folder, 'new'));
  const writer = await openWriter(folder);
  for (const path of ['specs/out/x', 'specs/out/deep/x', 'file', 'new'])
    await expect(writer.write(path, 'x')).rejects.toThrow(ConfigError);
  expect(readdirSync(outside)).toEqual(['file']);
  expect(readFileSync(join(outside, 'file'), 'utf8')).toBe('old');
});
