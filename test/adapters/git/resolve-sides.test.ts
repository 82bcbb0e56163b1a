import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openFolder } from '../../../src/adapters/files/folder-tree.ts';
import type { SidesRequest } from '../../../src/adapters/git/find-base.ts';
import { resolveSides, type SidesDeps } from '../../../src/adapters/git/resolve-sides.ts';
import { ConfigError } from '../../../src/lib/errors.ts';
import { aClone, aFolder, aGitWorkspace, type GitWorkspace } from '../../helpers/git-workspace.ts';

const sidesOf = async (workspace: GitWorkspace, request: SidesRequest, deps: Partial<SidesDeps> = {}) =>
  await resolveSides({ openFolder, ...deps }, workspace.path, request);

/** origin: main moved on by one commit after the branch `topic` left it, and `pull/1/merge` joins both. */
function anOrigin() {
  const origin = aGitWorkspace({ 'a.md': 'start' });
  const start = origin.git('rev-parse', 'HEAD');
  origin.git('checkout', '--quiet', '-b', 'topic');
  const topic = origin.commit({ 't.md': 'topic' });
  origin.git('checkout', '--quiet', 'main');
  const main = origin.commit({ 'm.md': 'main' });
  origin.git('checkout', '--quiet', '--detach');
  origin.git('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'merge', '--quiet', '--no-ff', '-m', 'merge', 'topic');
  const merge = origin.git('rev-parse', 'HEAD');
  origin.git('update-ref', 'refs/pull/1/merge', merge);
  origin.git('checkout', '--quiet', 'main');
  return { origin, start, topic, main, merge };
}

const { origin, start, topic, main, merge } = anOrigin();
afterAll(() => origin[Symbol.dispose]());

/** What actions/checkout leaves: one commit, or some, of one ref. */
function aCheckout(ref: string, depth: number): GitWorkspace {
  const workspace = aGitWorkspace();
  workspace.git('remote', 'add', 'origin', `file://${origin.path}`);
  workspace.git('fetch', '--quiet', '--no-tags', `--depth=${depth}`, 'origin', ref);
  workspace.git('checkout', '--quiet', '--detach', 'FETCH_HEAD');
  return workspace;
}

test.each([2, 1])('the base of a merge commit checked out at depth %i is its first parent', async depth => {
  using clone = aCheckout('refs/pull/1/merge', depth);
  const sides = await sidesOf(clone, { kind: 'pull-request', headSha: topic, baseRef: 'main' });
  expect([sides.head.sha, sides.base?.sha]).toEqual([merge, main]);
  expect(await sides.changedFiles()).toEqual(['t.md']);
  expect(await sides.base?.read('m.md')).toBe('main');
});

test.each([1, 50])(
  'the base of a head checked out itself at depth %i is the merge base, not the tip of main',
  async depth => {
    using clone = aCheckout(topic, depth);
    const sides = await sidesOf(clone, { kind: 'pull-request', headSha: topic, baseRef: 'main' });
    expect([sides.head.sha, sides.base?.sha]).toEqual([topic, start]);
    expect(await sides.changedFiles()).toEqual(['t.md']);
  },
);

test('a history deeper than the first deepening is found', async () => {
  origin.git('branch', 'long', 'topic');
  origin.grow('long', 60);
  const headSha = origin.git('rev-parse', 'long');
  using clone = aCheckout(headSha, 1);
  const sides = await sidesOf(clone, { kind: 'pull-request', headSha, baseRef: 'main' });
  expect(sides.base?.sha).toBe(start);
});

test('where nothing can be deepened the host is asked, and without an answer there is one clear error', async () => {
  using clone = aCheckout(topic, 1);
  const request = { kind: 'pull-request', headSha: topic, baseRef: 'no-such-branch' } as const;
  const asked: string[] = [];
  const compare = async (base: string, head: string) => {
    asked.push(base, head);
    return start;
  };
  const sides = await sidesOf(clone, request, { compare });
  expect([sides.base?.sha, asked]).toEqual([start, ['no-such-branch', topic]]);
  await expect(sidesOf(clone, request)).rejects.toThrow(/^no base commit: /);
});

test('a push compares with what was there before, a new branch with nothing', async () => {
  using clone = aCheckout(main, 1);
  expect((await sidesOf(clone, { kind: 'push', before: start })).base?.sha).toBe(start);
  const fresh = await sidesOf(clone, { kind: 'push', before: '0'.repeat(40) });
  expect([fresh.base, await fresh.changedFiles()]).toEqual([null, null]);
  await expect(sidesOf(clone, { kind: 'push', before: 'f'.repeat(40) })).rejects.toThrow(ConfigError);
});

test('a merge group compares with its base', async () => {
  using clone = aCheckout('refs/pull/1/merge', 1);
  expect((await sidesOf(clone, { kind: 'merge-group', baseSha: main })).base?.sha).toBe(main);
});

test('the command line compares the working tree with the merge base of the default branch', async () => {
  using clone = aClone(origin);
  clone.git('checkout', '--quiet', 'topic');
  clone.write({ 'a.md': 'edited', 'new.md': 'new' });
  const sides = await sidesOf(clone, { kind: 'refs' });
  expect([sides.head.sha, sides.base?.sha]).toEqual([topic, start]);
  expect(await sides.changedFiles()).toEqual(['a.md', 'new.md', 't.md']);
  expect(await sides.head.read('a.md')).toBe('edited');
  expect(await sides.base?.read('a.md')).toBe('start');
});

test('named refs are both read from commits', async () => {
  const sides = await sidesOf(origin, { kind: 'refs', base: start, head: 'topic' });
  expect([sides.head.sha, sides.base?.sha, sides.head.label]).toEqual([topic, start, 'head']);
  expect(await sides.head.read('t.md')).toBe('topic');
  expect(await sides.changedFiles()).toEqual(['t.md']);
  const folder = await sides.head.folder();
  expect(folder).not.toBe(origin.path);
  await sides.dispose();
});

test.each(['--output=x', '-x', 'no-such', '', 'a b'])('the ref %j is refused', async ref => {
  using workspace = aGitWorkspace({ 'a.md': 'a' });
  await expect(sidesOf(workspace, { kind: 'refs', base: ref })).rejects.toThrow(/--base .*there is no such commit/);
  await expect(sidesOf(workspace, { kind: 'refs', base: null, head: ref })).rejects.toThrow(ConfigError);
});

test('a repository without a default branch asks for --base', async () => {
  using workspace = aGitWorkspace({ 'a.md': 'a' });
  workspace.git('branch', '-m', 'work');
  await expect(sidesOf(workspace, { kind: 'refs' })).rejects.toThrow('no base commit');
  expect((await sidesOf(workspace, { kind: 'refs', base: null })).base).toBeNull();
});

test('a folder outside a repository, and a repository without a commit, have no base', async () => {
  const folder = aFolder();
  const sides = await resolveSides({ openFolder }, folder, { kind: 'refs' });
  expect([sides.head.sha, sides.base]).toEqual([null, null]);
  await expect(resolveSides({ openFolder }, folder, { kind: 'push', before: 'a' })).rejects.toThrow(ConfigError);
  rmSync(folder, { recursive: true });
  using empty = aGitWorkspace();
  expect((await sidesOf(empty, { kind: 'refs' })).base).toBeNull();
});

test('a listing of the working tree leaves out what git ignores and what was removed', async () => {
  using workspace = aGitWorkspace({ '.gitignore': 'build\n', 'src/a.ts': '', 'src/b.ts': '' });
  workspace.write({ 'src/build/x.js': '', 'src/c.ts': '', 'src/b.ts': null });
  const { head } = await sidesOf(workspace, { kind: 'refs', base: null });
  expect(await head.list('src/**')).toEqual(['src/a.ts', 'src/c.ts']);
  await expect(head.list('../**')).rejects.toThrow(ConfigError);
});

test('changes are named relative to a workspace below the top, others left out', async () => {
  using workspace = aGitWorkspace({ 'app/a.md': 'a', 'o.md': 'o' });
  workspace.commit({ 'app/a.md': 'b', 'o.md': 'p', 'app/ü n.md': 'x' });
  const sides = await resolveSides({ openFolder }, join(workspace.path, 'app'), { kind: 'refs', base: 'HEAD^' });
  expect(await sides.changedFiles()).toEqual(['a.md', 'ü n.md']);
});

test("another repository named by a caller's GIT_DIR is not read", async () => {
  using workspace = aGitWorkspace({ 'a.md': 'a' });
  using other = aGitWorkspace({ 'a.md': 'other' });
  process.env['GIT_DIR'] = join(other.path, '.git');
  try {
    const sides = await sidesOf(workspace, { kind: 'refs', base: 'HEAD' });
    expect(await sides.base?.read('a.md')).toBe('a');
  } finally {
    delete process.env['GIT_DIR'];
  }
});

test('a pull request read as data beside a checkout of main: as GitHub would merge it, and no code of it runs', async () => {
  origin.git('update-ref', 'refs/pull/1/head', topic);
  using clone = aCheckout('main', 1);
  const sides = await sidesOf(clone, { kind: 'data', number: 1, headSha: topic, baseRef: 'main' });
  expect([sides.head.sha, sides.base?.sha]).toEqual([merge, main]);
  expect([sides.head.mayRunCode, sides.base?.mayRunCode]).toEqual([false, true]);
  expect([await sides.head.read('t.md'), await sides.base?.read('t.md')]).toEqual(['topic', null]);
  expect(await sides.changedFiles()).toEqual(['t.md']);
  expect(clone.git('rev-parse', 'HEAD')).toBe(main);
});

test('a pull request that cannot be merged is read at its head, against the merge base', async () => {
  origin.git('update-ref', 'refs/pull/2/head', topic);
  origin.git('update-ref', 'refs/pull/2/merge', merge);
  const moved = origin.git('commit-tree', `${topic}^{tree}`, '-p', topic, '-m', 'moved');
  origin.git('update-ref', 'refs/pull/2/head', moved);
  using clone = aCheckout('main', 1);
  const sides = await sidesOf(clone, { kind: 'data', number: 2, headSha: moved, baseRef: 'main' });
  expect([sides.head.sha, sides.base?.sha]).toEqual([moved, start]);
});

test('a commit that the pull request does not hold any more is refused', async () => {
  origin.git('update-ref', 'refs/pull/3/head', topic);
  using clone = aCheckout('main', 1);
  const request = { kind: 'data', number: 3, headSha: main, baseRef: 'main' } as const;
  await expect(sidesOf(clone, request)).rejects.toThrow(/cannot be fetched/);
});

test('links and submodules of either side are known, with names relative to the workspace', async () => {
  using repository = aGitWorkspace({ 'desk/a.md': 'a', 'texts/long.md': 'long' });
  const link = (to: string, at: string) => {
    const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      cwd: repository.path,
      input: to,
      encoding: 'utf8',
    }).trim();
    repository.git('update-index', '--add', '--cacheinfo', `120000,${blob},${at}`);
  };
  link('../texts/long.md', 'desk/old ü.md');
  repository.git('commit', '--quiet', '--no-gpg-sign', '-m', 'link');
  const base = repository.git('rev-parse', 'HEAD');
  repository.git('rm', '--quiet', '--cached', 'desk/old ü.md');
  link('../texts', 'desk/texts');
  repository.git('update-index', '--add', '--cacheinfo', `160000,${base},desk/module`);
  link('texts', 'elsewhere');
  repository.git('commit', '--quiet', '--no-gpg-sign', '-m', 'other links');
  const head = repository.git('rev-parse', 'HEAD');
  const workspace = join(repository.path, 'desk');
  const both = ['module', 'old ü.md', 'texts'];
  const checkedOut = await resolveSides({ openFolder }, workspace, { kind: 'refs', base });
  expect(await checkedOut.links()).toEqual(both);
  const named = await resolveSides({ openFolder }, workspace, { kind: 'refs', base, head });
  expect(await named.links()).toEqual(both);
  expect(await named.changedFiles()).toEqual(both);
});

test('a workspace that is not there is one clear error', async () => {
  const missing = join(origin.path, 'no-such');
  const opening = resolveSides({ openFolder }, missing, { kind: 'refs' });
  await expect(opening).rejects.toThrow(`${missing}: there is no such folder`);
  await expect(opening).rejects.toBeInstanceOf(ConfigError);
});
