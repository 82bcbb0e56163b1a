import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LoopbackOptions } from '../../src/adapters/demo/loopback-github.ts';
import { runStagedPullRequest, type StagedResult } from '../../src/adapters/demo/run-staged-pull-request.ts';
import { printMarker } from '../../src/lib/comment-marker.ts';
import { ROOT, readDeskFiles } from '../examples/desk-workspace.ts';
import { checkedGitHub } from '../helpers/checked-github.ts';
import { aFolder } from '../helpers/git-workspace.ts';
import { readLoadedModules, tracingEnvironment } from '../helpers/loaded-modules.ts';

const folder = aFolder();
const runs: StagedResult[] = [];
afterAll(() => {
  for (const path of [folder, ...runs.map(run => run.folder)]) rmSync(path, { recursive: true, force: true });
});

/** The action on a pull request of the desk; what it loaded. */
async function stage(overlay: Readonly<Record<string, string>>, github: LoopbackOptions = {}) {
  const trace = join(folder, `trace-${runs.length}.txt`);
  const run = await runStagedPullRequest({
    bundle: join(ROOT, 'dist/index.js'),
    base: { ...readDeskFiles(), 'README.md': 'one\n' },
    overlay,
    inputs: { engine: 'offline', scope: 'changed' },
    github: checkedGitHub(github),
    env: tracingEnvironment(trace),
  });
  runs.push(run);
  return { run, loaded: readLoadedModules(trace) };
}

const writes = ({ requests }: StagedResult) => requests.filter(request => !request.startsWith('GET '));
const costly = (loaded: readonly string[]) =>
  loaded.filter(name => /openai|sqlite|\.node$|github|undici|pipeline|compose|host/.test(name));

describe('a pull request that touches nothing an agent depends on', () => {
  let idle: Awaited<ReturnType<typeof stage>>;
  beforeAll(async () => {
    idle = await stage({ 'README.md': 'two\n', 'docs/notes.md': 'new\n' });
  });

  test('ends green, with every output of a run that found nothing', () => {
    expect(idle.run.exitCode).toBe(0);
    expect(idle.run.outputs).toMatchObject({ conclusion: 'success', 'new-violations': '0', trials: '0' });
    expect(idle.run.log).toContain('nothing to test');
  });

  test('writes no comment, and asks GitHub one question', () => {
    expect(idle.run.comments).toEqual([]);
    expect(idle.run.requests).toEqual(['GET /repos/acme/desk/issues/1/comments?per_page=100']);
  });

  test('loads no provider, no store, no octokit and nothing that mines or tests', () => {
    expect(idle.loaded).toContain('index.js');
    expect(costly(idle.loaded)).toEqual([]);
    expect(existsSync(join(idle.run.repository.folder, '.proviso'))).toBe(false);
  });
});

test('the comment that an earlier push left is brought up to date, and found beyond the first page', async () => {
  const marker = printMarker({ key: 'proviso', head: 'a'.repeat(40), run: 0, attempt: 1 });
  const others = Array.from({ length: 130 }, (_, i) => ({ login: 'ann', body: `remark ${i}` }));
  const ours = { login: 'github-actions[bot]', body: `${marker}\n## 1 new violation\n` };
  const { run } = await stage({ 'README.md': 'two\n' }, { comments: [...others, ours] });
  expect(run.exitCode).toBe(0);
  expect(run.comments).toHaveLength(131);
  expect(run.comments.at(-1)?.body).toContain('Nothing that an agent depends on changed');
});

test('a comment of ours that cannot be read is a warning with the permission, and the run stays green', async () => {
  const faults = [{ method: 'GET', path: /\/comments$/, status: 403, message: 'Resource not accessible' }];
  const { run } = await stage({ 'README.md': 'two\n' }, { faults });
  expect(run.exitCode).toBe(0);
  expect(run.log).toContain('pull-requests: write');
  expect(writes(run).filter(request => !request.includes('/graphql'))).toEqual([]);
});

test('a module that the environment imports is no idle change', async () => {
  const { run, loaded } = await stage({ 'examples/desk/agent/policy.ts': '// changed\n' });
  expect(costly(loaded)).not.toEqual([]);
  expect(run.log).not.toContain('nothing to test');
});
