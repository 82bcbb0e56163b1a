import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readEvent } from '../../../src/adapters/github/read-event.ts';
import { readRunContext } from '../../../src/adapters/github/read-run-context.ts';
import { ConfigError } from '../../../src/lib/errors.ts';
import { gitHubExample } from '../../helpers/github-example.ts';

const folder = mkdtempSync(join(tmpdir(), 'proviso-event-'));
afterAll(() => rmSync(folder, { recursive: true }));

function event(name: string, payload: unknown) {
  const path = join(folder, 'event.json');
  writeFileSync(path, typeof payload === 'string' ? payload : JSON.stringify(payload));
  return readEvent({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path });
}

const sha = (digit: string) => digit.repeat(40);

describe('readEvent', () => {
  it('reads a pull request of GitHub', async () => {
    const payload = gitHubExample('pull_request');
    const read = await event('pull_request', payload);
    expect(read).toMatchObject({ kind: 'pull-request', isFork: false });
    expect(payload).toMatchObject({
      pull_request: read.kind === 'pull-request' ? { number: read.number, head: { sha: read.headSha } } : {},
    });
  });

  it('takes a pull request from another repository, or from a deleted one, for a fork', async () => {
    const base = { ref: 'main', repo: { full_name: 'acme/desk' } };
    for (const repo of [{ full_name: 'mallory/desk' }, null]) {
      const read = await event('pull_request', { pull_request: { number: 3, head: { sha: sha('b'), repo }, base } });
      expect(read).toMatchObject({ isFork: true, number: 3, headSha: sha('b'), baseRef: 'main' });
    }
  });

  it('reads the number of a merge group out of its branch', async () => {
    const group = {
      head_sha: sha('b'),
      base_sha: sha('a'),
      head_ref: `refs/heads/gh-readonly-queue/main/pr-104-${sha('c')}`,
    };
    expect(await event('merge_group', { merge_group: group })).toEqual({
      kind: 'merge-group',
      number: 104,
      headSha: sha('b'),
      baseSha: sha('a'),
    });
  });

  it('reads a push, and tells the default branch from others', async () => {
    const push = { ref: 'refs/heads/main', before: sha('0'), after: sha('b'), repository: { default_branch: 'main' } };
    expect(await event('push', push)).toEqual({
      kind: 'push',
      headSha: sha('b'),
      before: sha('0'),
      isDefaultBranch: true,
    });
    const other = { ...push, ref: 'refs/heads/x', before: sha('a') };
    expect(await event('push', other)).toMatchObject({ before: sha('a'), isDefaultBranch: false });
    expect(await event('push', gitHubExample('push'))).toMatchObject({ kind: 'push' });
  });

  it('needs no payload for a dispatch and a schedule', async () => {
    expect(await readEvent({ GITHUB_EVENT_NAME: 'workflow_dispatch' })).toEqual({ kind: 'manual' });
    expect(await readEvent({ GITHUB_EVENT_NAME: 'schedule' })).toEqual({ kind: 'schedule' });
  });

  it.each(['pull_request_target', 'workflow_run'])('refuses %s: the code of a stranger beside secrets', async name => {
    await expect(event(name, {})).rejects.toThrow(/is refused: it would run a pull request's code beside the secrets/);
  });

  it('reads a comment, whether it is on a pull request, and whether somebody edited it', async () => {
    const comment = {
      ...{ id: 7, body: '/proviso rerun', user: { login: 'ann' } },
      ...{ created_at: '2026-05-15T12:00:00Z', updated_at: '2026-05-15T12:00:00Z' },
    };
    const payload = { action: 'created', issue: { number: 3, pull_request: { url: 'x' } }, comment };
    expect(await event('issue_comment', payload)).toEqual({
      ...{ kind: 'comment', number: 3, isPullRequest: true, commentId: 7, body: '/proviso rerun', author: 'ann' },
      isEdited: false,
      isDeleted: false,
    });
    const edited = { ...payload, comment: { ...comment, updated_at: '2026-05-15T12:00:01Z' } };
    expect(await event('issue_comment', edited)).toMatchObject({ isEdited: true });
    expect(await event('issue_comment', { ...payload, action: 'edited' })).toMatchObject({ isEdited: true });
    expect(await event('issue_comment', { ...payload, action: 'deleted' })).toMatchObject({ isDeleted: true });
    expect(await event('issue_comment', { ...payload, issue: { number: 3 } })).toMatchObject({ isPullRequest: false });
    expect(await event('issue_comment', gitHubExample('issue_comment'))).toMatchObject({ kind: 'comment' });
  });

  it.each(['release', ''])('says one clear thing about the event "%s"', async name => {
    await expect(event(name, {})).rejects.toThrow(ConfigError);
  });

  it('says what is wrong with a payload', async () => {
    await expect(event('pull_request', '{"pull_request":')).rejects.toThrow(/GITHUB_EVENT_PATH is not as expected/);
    await expect(event('push', { ref: 'x' })).rejects.toThrow(ConfigError);
  });
});

describe('readRunContext', () => {
  const env = {
    GITHUB_REPOSITORY: 'acme/desk',
    GITHUB_SHA: sha('a'),
    GITHUB_RUN_ID: '99',
    GITHUB_RUN_NUMBER: '7',
    GITHUB_WORKSPACE: '/w',
    RUNNER_TEMP: '/t',
  };

  it('reads what the runner sets', () => {
    expect(readRunContext(env)).toMatchObject({
      runNumber: 7,
      runAttempt: 1,
      runUrl: 'https://github.com/acme/desk/actions/runs/99',
      apiUrl: 'https://api.github.com',
    });
  });

  it('names every variable that is missing', () => {
    expect(() => readRunContext({ GITHUB_SHA: 'x' })).toThrow(/GITHUB_REPOSITORY[\s\S]*GITHUB_SHA[\s\S]*RUNNER_TEMP/);
  });
});
