import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openFolder } from '../../../src/adapters/files/folder-tree.ts';
import { ConfigError } from '../../../src/lib/errors.ts';
import { aFolder } from '../../helpers/git-workspace.ts';

const folders: string[] = [];

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = aFolder();
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('files are read, and what is not there is null', async () => {
  const tree = await openFolder(folderOf({ 'a/b.md': 'hello' }));
  expect(await tree.read('a/b.md')).toBe('hello');
  expect(await tree.read('./a/../a/b.md')).toBe('hello');
  expect(await tree.read('a/c.md')).toBeNull();
  expect(await tree.read('a/b.md/c')).toBeNull();
  expect(tree).toMatchObject({ label: 'head', sha: null });
});

test('a byte order mark is no part of a text', async () => {
  const tree = await openFolder(folderOf({ 'a.md': '\uFEFFhello', 'specs/a/lock.jsonl': '\uFEFF{}' }));
  expect([await tree.read('a.md'), await tree.read('specs/a/lock.jsonl')]).toEqual(['hello', '{}']);
});

test.each(['../x', '/etc/passwd', 'a/../../x', '.git/config', 'a\0b'])('the path %j is refused', async path => {
  const tree = await openFolder(folderOf({}));
  await expect(tree.read(path)).rejects.toThrow(ConfigError);
  await expect(tree.list(path)).rejects.toThrow(ConfigError);
});

test('a link that leads out is refused, one that stays is followed', async () => {
  const outside = folderOf({ secret: 'key' });
  const folder = folderOf({ 'a.md': 'hello' });
  symlinkSync(outside, join(folder, 'out'));
  symlinkSync(join(outside, 'secret'), join(folder, 'secret'));
  symlinkSync('a.md', join(folder, 'b.md'));
  symlinkSync('nowhere', join(folder, 'dangling'));
  const tree = await openFolder(folder);
  await expect(tree.read('out/secret')).rejects.toThrow('out/secret: the path leads out of the workspace');
  await expect(tree.read('secret')).rejects.toThrow(ConfigError);
  expect(await tree.read('b.md')).toBe('hello');
  expect(await tree.read('dangling')).toBeNull();
  expect(await tree.list('**')).toEqual(['a.md', 'b.md']);
});

test('a folder in the place of a file is a clear error', async () => {
  const tree = await openFolder(folderOf({ 'a/b.md': '' }));
  await expect(tree.read('a')).rejects.toThrow('a: this is a folder');
});

test('a listing is sorted, takes folders and globs, and passes over installed packages', async () => {
  const tree = await openFolder(
    folderOf({
      'specs/b.yaml': '',
      'specs/a.yaml': '',
      'specs/x/c.md': '',
      'node_modules/p/a.yaml': '',
      '.proviso/s': '',
    }),
  );
  expect(await tree.list('specs')).toEqual(['specs/a.yaml', 'specs/b.yaml', 'specs/x/c.md']);
  expect(await tree.list('specs/*.yaml')).toEqual(['specs/a.yaml', 'specs/b.yaml']);
  expect(await tree.list('**/*.yaml')).toEqual(['specs/a.yaml', 'specs/b.yaml']);
  expect(await tree.list('specs/a.yaml')).toEqual(['specs/a.yaml']);
  expect(await tree.list('nowhere/**')).toEqual([]);
});

test('a workspace that is not there is a clear error', async () => {
  await expect(openFolder('/no/such/folder')).rejects.toThrow('there is no such folder');
});
