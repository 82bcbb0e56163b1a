import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readActionInputs } from '../../src/action-inputs.ts';
import type { LoopbackOptions } from '../../src/adapters/demo/loopback-github.ts';
import type { ActionEvent, ActionRun } from '../../src/delivery/action-run.ts';
import { answerComment, type CommentRun } from '../../src/delivery/answer-comment.ts';
import { openWorkspace } from '../../src/delivery/open-workspace.ts';
import { runEvent } from '../../src/delivery/run-event.ts';
import { ConfigError } from '../../src/lib/errors.ts';
import { aGitHub, BOT } from '../helpers/fake-github.ts';
import { aFolder } from '../helpers/git-workspace.ts';

const folder = aFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// The outputs of the step, and its summary.
for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) {
  const file = join(folder, name);
  writeFileSync(file, '');
  process.env[name] = file;
}

const HEAD = 'b'.repeat(40);
const pull: ActionEvent = {
  ...{ kind: 'pull-request', number: 1, headSha: HEAD, headRef: 'change', baseRef: 'main', isFork: false },
};
const log = { info: () => {}, warn: () => {} };
const noBase = async () => {
  throw new ConfigError(`no base commit: ${HEAD} and main have no common commit here`, 'fetch more');
};

function aRun<E>(event: E, apiUrl: string, inputs: Readonly<Record<string, string>> = {}): ActionRun<E> {
  return {
    event,
    inputs: readActionInputs({ 'INPUT_GITHUB-TOKEN': 'test-token', ...inputs }),
    context: {
      ...{ repository: 'acme/desk', sha: 'c'.repeat(40), serverUrl: 'https://github.com', apiUrl },
      ...{ runNumber: 8, runAttempt: 1, runUrl: 'https://github.com/acme/desk/actions/runs/8' },
      ...{ workspace: folder, temporaryFolder: folder, workflow: 'proviso' },
    },
  };
}

describe('a run that finds no base', () => {
  it('takes the green of an earlier commit away and says why, in comment and status', async () => {
    const old = `<!-- proviso:v1 key=proviso head=${'a'.repeat(40)} run=7.1 -->\n## ✅ No new violations\n`;
    await using github = await aGitHub({ comments: [{ login: BOT, body: old }] });
    const run = aRun(pull, github.server.url, { 'INPUT_REPORT-AS': 'status' });
    const end = await runEvent(run, log, noBase);
    expect(end).toMatchObject({ code: 2, faults: [expect.stringMatching(/^no base commit/), 'hint: fetch more'] });
    const [comment, ...others] = github.server.comments();
    expect(others).toEqual([]);
    expect(comment?.body).toMatch(
      new RegExp(`^<!-- .* head=${HEAD} run=8.1 -->\n## ❌ Not tested\n[\\s\\S]*no base commit`),
    );
    expect(github.server.statuses()).toEqual([{ sha: HEAD, state: 'error', context: 'proviso' }]);
  });

  it('leaves comment and status to the report where it is a part of a run', async () => {
    await using github = await aGitHub();
    const run = aRun(pull, github.server.url, { INPUT_MODE: 'run', INPUT_SHARD: '1/2' });
    await expect(runEvent(run, log, noBase)).rejects.toThrow(/^no base commit/);
    expect(github.server.requests()).toEqual([]);
  });

  it('keeps its own reason where GitHub takes neither', async () => {
    const faults = [{ method: 'POST', path: /./, status: 403, message: 'Resource not accessible' }];
    await using github = await aGitHub({ faults });
    const run = aRun(pull, github.server.url, { 'INPUT_REPORT-AS': 'status' });
    expect(await runEvent(run, log, noBase)).toMatchObject({
      code: 2,
      faults: [expect.stringMatching(/^no base/), 'hint: fetch more'],
    });
  });
});

describe('a command whose commit cannot be fetched', () => {
  const command = (body: string) => ({
    ...({ kind: 'comment', number: 1, isPullRequest: true, commentId: 5, body } as const),
    ...{ author: 'ann', isEdited: false, isDeleted: false },
  });
  const about: LoopbackOptions['answer'] = ({ url }) => {
    if (url.pathname.endsWith('/permission')) return { status: 200, body: { permission: 'write', user: null } };
    if (!url.pathname.endsWith('/pulls/1')) return null;
    const repo = { full_name: 'acme/desk' };
    const sides = { head: { sha: HEAD, ref: 'change', repo }, base: { ref: 'main', sha: 'c'.repeat(40), repo } };
    return { status: 200, body: { number: 1, state: 'open', merged_at: null, title: '', body: '', ...sides } };
  };
  const answer = async (body: string, url: string) => {
    const run: CommentRun = aRun(command(body), url);
    return await answerComment(run, log, {
      openSides: noBase,
      carryOut: async asked => await runEvent(asked, log, noBase),
    });
  };
  const told = async (body: string) => {
    await using github = await aGitHub({ answer: about });
    const { code } = await answer(body, github.server.url);
    return {
      code,
      comments: github.server.comments().map(comment => comment.body),
      statuses: github.server.statuses().map(({ sha, state }) => [sha, state]),
    };
  };

  it('is answered and makes the status red', async () => {
    expect(await told(`/proviso test ${HEAD}`)).toEqual({
      code: 2,
      comments: [expect.stringMatching(/Not tested[\s\S]*no base commit/)],
      statuses: [[HEAD, 'error']],
    });
  });

  it('is answered and accepts nothing', async () => {
    expect(await told('/proviso accept refund-limit because')).toEqual({
      code: 2,
      comments: [expect.stringMatching(/^Not carried out: no base commit/)],
      statuses: [[HEAD, 'error']],
    });
  });

  it('is answered without a status where it only asked', async () => {
    expect(await told('/proviso explain refund-limit')).toEqual({
      code: 2,
      comments: [expect.stringMatching(/^Not carried out: no base commit/)],
      statuses: [],
    });
  });
});

it('a deleted comment does nothing', async () => {
  await using github = await aGitHub();
  const event = {
    ...({ kind: 'comment', number: 1, isPullRequest: true, commentId: 5, body: '/proviso rerun' } as const),
    ...{ author: 'ann', isEdited: true, isDeleted: true },
  };
  const means = { openSides: noBase, carryOut: noBase };
  expect(await answerComment(aRun(event, github.server.url), log, means)).toMatchObject({ code: 0, faults: [] });
  expect(github.server.requests()).toEqual([]);
});

describe('the working directory', () => {
  const checkout = join(folder, 'checkout');
  mkdirSync(join(checkout, 'apps/desk'), { recursive: true });
  mkdirSync(join(folder, 'other'));
  symlinkSync('../other', join(checkout, 'link'));
  symlinkSync('apps', join(checkout, 'inner'));
  writeFileSync(join(checkout, 'file'), '');

  it.each(['.', 'apps/desk', './apps/desk/', 'inner/desk', join(checkout, 'apps')])('%s is opened', async path => {
    expect(await openWorkspace(checkout, path)).toContain(checkout);
  });

  it.each(['../..', '..', 'apps/../..', '/', 'link', 'link/../../other'])(
    '%s leads out of the checkout',
    async path => {
      await expect(openWorkspace(checkout, path)).rejects.toThrow(
        /^input "working-directory" is .* out of the checkout$/,
      );
    },
  );

  it.each(['no-such', 'apps/no-such', 'file'])('%s is no folder', async path => {
    const opening = openWorkspace(checkout, path);
    await expect(opening).rejects.toThrow(/^input "working-directory" is .* no such folder in the checkout$/);
    await expect(opening).rejects.toBeInstanceOf(ConfigError);
  });
});
