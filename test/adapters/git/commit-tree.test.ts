import { existsSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCommit } from '../../../src/adapters/git/commit-tree.ts';
import { openRepository } from '../../../src/adapters/git/open-repository.ts';
import { ConfigError } from '../../../src/lib/errors.ts';
import { aGitWorkspace, type GitWorkspace } from '../../helpers/git-workspace.ts';

async function openAt(workspace: GitWorkspace, sha: string, below = '') {
  const repository = await openRepository(join(workspace.path, below));
  if (repository === null) throw new Error('no repository');
  return openCommit(repository, { label: 'base', sha });
}

test('files of a commit are read although the workspace has moved on', async () => {
  using workspace = aGitWorkspace({ 'a.md': 'old ünïcode\r\n', 'x/b c.md': 'b', empty: '' });
  const sha = workspace.git('rev-parse', 'HEAD');
  workspace.commit({ 'a.md': 'new', 'x/b c.md': null });
  const tree = await openAt(workspace, sha);
  const read = await Promise.all(['a.md', 'x/b c.md', 'none', 'x', 'empty', 'a.md/b'].map(path => tree.read(path)));
  expect(read).toEqual(['old ünïcode\r\n', 'b', null, null, '', null]);
  expect(await tree.read('./x/../a.md')).toBe('old ünïcode\r\n');
  expect(tree).toMatchObject({ label: 'base', sha });
});

test('a byte order mark is no part of a text of a commit', async () => {
  using workspace = aGitWorkspace({ 'a.md': '\uFEFFhello' });
  const tree = await openAt(workspace, workspace.git('rev-parse', 'HEAD'));
  expect(await tree.read('a.md')).toBe('hello');
});

test('a listing of a commit takes folders and globs', async () => {
  using workspace = aGitWorkspace({
    'specs/b.yaml': '',
    'specs/ä.yaml': '',
    'specs/x/c.md': '',
    'node_modules/a.yaml': '',
  });
  const tree = await openAt(workspace, workspace.git('rev-parse', 'HEAD'));
  expect(await tree.list('specs')).toEqual(['specs/b.yaml', 'specs/x/c.md', 'specs/ä.yaml']);
  expect(await tree.list('**/*.yaml')).toEqual(['specs/b.yaml', 'specs/ä.yaml']);
  expect(await tree.list('nowhere')).toEqual([]);
});

test('a workspace below the top of the repository sees only itself', async () => {
  using workspace = aGitWorkspace({
    'app/a.md': 'a',
    'app/specs/s.yaml': 's',
    'other/o.md': 'o',
    'package.json': '{}',
  });
  const tree = await openAt(workspace, workspace.git('rev-parse', 'HEAD'), 'app');
  expect(await tree.read('a.md')).toBe('a');
  expect(await tree.list('.')).toEqual(['a.md', 'specs/s.yaml']);
  await expect(tree.read('../other/o.md')).rejects.toThrow(ConfigError);
  await expect(tree.list('../other')).rejects.toThrow(ConfigError);
  const { path: folder } = await tree.folder();
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('a');
  expect(existsSync(join(folder, '../package.json'))).toBe(true);
  await tree.dispose();
});

test('links of a commit are followed within the workspace and refused beyond it', async () => {
  using workspace = aGitWorkspace({ 'app/a.md': 'a', 'app/dir/b.md': 'b', 'o.md': 'o' });
  symlinkSync('a.md', join(workspace.path, 'app/link'));
  symlinkSync('dir', join(workspace.path, 'app/folder'));
  symlinkSync('../o.md', join(workspace.path, 'app/out'));
  symlinkSync('/etc/passwd', join(workspace.path, 'app/passwd'));
  symlinkSync('gone', join(workspace.path, 'app/dangling'));
  const tree = await openAt(workspace, workspace.commit({}), 'app');
  expect(await tree.read('link')).toBe('a');
  expect(await tree.read('folder/b.md')).toBe('b');
  expect(await tree.read('dangling')).toBeNull();
  await expect(tree.read('out')).rejects.toThrow('out: the path leads out of the workspace');
  await expect(tree.read('passwd')).rejects.toThrow(ConfigError);
  expect(await tree.read('a.md')).toBe('a');
});

test('a workspace that the commit does not have is empty', async () => {
  using workspace = aGitWorkspace({ 'a.md': 'a' });
  const sha = workspace.git('rev-parse', 'HEAD');
  workspace.commit({ 'app/b.md': 'b' });
  const tree = await openAt(workspace, sha, 'app');
  expect([await tree.read('b.md'), await tree.list('**')]).toEqual([null, []]);
});

test('a commit is made into a folder once, with linked packages, and the repository stays as it is', async () => {
  using workspace = aGitWorkspace({
    'a.md': 'old',
    '.gitignore': 'node_modules',
    '.gitattributes': 'a.md export-ignore',
  });
  const sha = workspace.git('rev-parse', 'HEAD');
  workspace.commit({ 'a.md': 'new' });
  workspace.write({ 'node_modules/p/index.js': 'p', 'a.md': 'dirty' });
  workspace.git('add', 'a.md');
  const before = workspace.git('status', '--porcelain', '--branch');
  const tree = await openAt(workspace, sha);
  const [{ path: folder, packages }, again] = await Promise.all([tree.folder(), tree.folder()]);
  expect(again).toEqual({ path: folder, packages });
  expect(packages).toEqual([join(workspace.path, 'node_modules')]);
  expect(folder.startsWith(workspace.path)).toBe(false);
  expect(readFileSync(join(folder, 'a.md'), 'utf8')).toBe('old');
  expect(readlinkSync(join(folder, 'node_modules'))).toBe(join(workspace.path, 'node_modules'));
  await tree.dispose();
  expect(existsSync(folder)).toBe(false);
  expect(existsSync(join(workspace.path, 'node_modules/p/index.js'))).toBe(true);
  expect(workspace.git('status', '--porcelain', '--branch')).toBe(before);
  expect(workspace.git('worktree', 'list').split('\n')).toHaveLength(1);
});

test('packages that the repository itself holds are those of the commit, and a linked node_modules is left out', async () => {
  using workspace = aGitWorkspace({ '.gitignore': '/node_modules', 'packages/own/index.js': 'old' });
  const sha = workspace.git('rev-parse', 'HEAD');
  workspace.commit({ 'packages/own/index.js': 'new' });
  workspace.write({ 'node_modules/p/index.js': 'p', 'node_modules/@s/q/index.js': 'q' });
  symlinkSync('../../packages/own', join(workspace.path, 'node_modules/@s/own'));
  const tree = await openAt(workspace, sha);
  const { path } = await tree.folder();
  const read = (file: string) => readFileSync(join(path, 'node_modules', file), 'utf8');
  expect(['p/index.js', '@s/q/index.js', '@s/own/index.js'].map(read)).toEqual(['p', 'q', 'old']);
  await tree.dispose();
  expect(existsSync(join(workspace.path, 'node_modules/@s/q/index.js'))).toBe(true);

  workspace.git('clean', '--quiet', '-fdx');
  symlinkSync('/etc', join(workspace.path, 'node_modules'));
  const other = await openAt(workspace, sha);
  const folder = await other.folder();
  expect([existsSync(join(folder.path, 'node_modules')), folder.packages]).toEqual([false, []]);
  await other.dispose();
});
