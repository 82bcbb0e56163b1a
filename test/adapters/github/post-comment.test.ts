import { describe, expect, it } from 'vitest';
import type { LoopbackFault } from '../../../src/adapters/demo/loopback-github.ts';
import { postComment } from '../../../src/adapters/github/post-comment.ts';
import { aCommentBody, aGitHub, BOT } from '../../helpers/fake-github.ts';

const target = { repository: 'acme/desk', number: 1, body: aCommentBody(), createWhenMissing: true };
const COMMENTS = /\/comments/;

/** Waits for nothing, and remembers for how long it would have. */
function aPatience() {
  const waits: number[] = [];
  const sleep = async (ms: number) => void waits.push(ms);
  return { waits, patience: { tries: 3, longestMs: 30_000, sleep } };
}

describe('the one comment', () => {
  it('is created, then updated in place', async () => {
    await using github = await aGitHub();
    expect(await postComment(github, target)).toMatchObject({ status: 'created', warning: null });
    const body = aCommentBody({ run: 8, text: 'green again' });
    const second = await postComment(github, { ...target, body });
    expect(second).toMatchObject({ status: 'updated', warning: null });
    expect(second.url).toMatch(/issuecomment-/);
    expect(github.server.comments().map(comment => comment.body)).toEqual([body]);
  });

  it('is found behind 120 comments of others', async () => {
    const others = Array.from({ length: 120 }, (_, i) => ({ login: 'ann', body: `comment ${i}` }));
    await using github = await aGitHub({ comments: [...others, { login: BOT, body: aCommentBody({ run: 6 }) }] });
    expect(await postComment(github, target)).toMatchObject({ status: 'updated' });
    expect(github.server.comments()).toHaveLength(121);
    expect(github.server.requests().filter(line => line.startsWith('GET'))).toHaveLength(2);
  });

  it('is not captured by a forged marker of another author, nor by our text quoted further down', async () => {
    const forged = [
      { login: 'mallory', body: aCommentBody({ run: 999 }) },
      { login: BOT, body: `quoted:\n${aCommentBody()}` },
    ];
    await using github = await aGitHub({ comments: forged });
    expect(await postComment(github, target)).toMatchObject({ status: 'created' });
    expect(github.server.comments().map(comment => comment.body)).toEqual([
      ...forged.map(item => item.body),
      target.body,
    ]);
  });

  it('is patched where it is oldest, and duplicates are deleted', async () => {
    const ours = [5, 6, 4].map(run => ({ login: BOT, body: aCommentBody({ run }) }));
    await using github = await aGitHub({ comments: ours });
    expect(await postComment(github, target)).toMatchObject({ status: 'updated', warning: null });
    expect(github.server.comments()).toEqual([{ id: 1000, login: BOT, body: target.body }]);
  });

  it('is left alone when its text is the same', async () => {
    await using github = await aGitHub({ comments: [{ login: BOT, body: target.body }] });
    expect(await postComment(github, target)).toMatchObject({ status: 'unchanged' });
    expect(github.server.requests().some(line => line.startsWith('PATCH'))).toBe(false);
  });

  it('of a newer run is not overwritten by an older one that finishes late', async () => {
    const newer = aCommentBody({ run: 8 });
    await using github = await aGitHub({ comments: [{ login: BOT, body: newer }] });
    expect(await postComment(github, target)).toMatchObject({ status: 'superseded', warning: null });
    expect(github.server.comments()[0]?.body).toBe(newer);
  });

  it('of an earlier attempt of the same run is overwritten', async () => {
    await using github = await aGitHub({ comments: [{ login: BOT, body: aCommentBody({ attempt: 1, text: 'old' }) }] });
    const result = await postComment(github, { ...target, body: aCommentBody({ attempt: 2 }) });
    expect(result.status).toBe('updated');
  });

  it('of another workflow stays beside it', async () => {
    await using github = await aGitHub({ comments: [{ login: BOT, body: aCommentBody({ key: 'other' }) }] });
    expect(await postComment(github, target)).toMatchObject({ status: 'created' });
  });

  it('is not created when nothing relevant changed, but an existing one turns green', async () => {
    await using github = await aGitHub();
    expect(await postComment(github, { ...target, createWhenMissing: false })).toMatchObject({ status: 'none' });
    await postComment(github, target);
    const green = aCommentBody({ run: 9, text: 'green' });
    const result = await postComment(github, { ...target, body: green, createWhenMissing: false });
    expect(result.status).toBe('updated');
  });

  it('belongs to the app whose token it is', async () => {
    const app = 'our-app[bot]';
    await using github = await aGitHub({ viewer: app, comments: [{ login: app, body: aCommentBody({ run: 6 }) }] });
    expect(await postComment(github, target)).toMatchObject({ status: 'updated' });
  });

  it('is found by the name of the workflow when the token may not ask who it is', async () => {
    const faults = [
      { method: 'POST', path: /graphql/, status: 403, message: 'Resource not accessible by integration' },
    ];
    await using github = await aGitHub({ faults, comments: [{ login: BOT, body: aCommentBody({ run: 6 }) }] });
    expect(await postComment(github, target)).toMatchObject({ status: 'updated' });
  });
});

describe('two runs at once', () => {
  /** Lets both find no comment before either creates one. */
  function aRace() {
    let waiting: (() => void)[] = [];
    let met = false;
    return async ({ method, url }: { readonly method: string; readonly url: URL }) => {
      if (method !== 'GET' || !COMMENTS.test(url.pathname) || met) return null;
      await new Promise<void>(resolve => {
        waiting.push(resolve);
        if (waiting.length < 2) return;
        met = true;
        for (const go of waiting) go();
        waiting = [];
      });
      return null;
    };
  }

  it.each([
    [7, 8],
    [8, 7],
  ])('%i and %i leave one comment, that of the newer', async (...runs) => {
    await using github = await aGitHub({ answer: aRace() });
    const posted = await Promise.all(
      runs.map(run => postComment(github, { ...target, body: aCommentBody({ run, text: `of ${run}` }) })),
    );
    expect(github.server.requests().filter(line => line.startsWith('POST /repos'))).toHaveLength(2);
    expect(github.server.comments().map(({ body }) => body)).toEqual([aCommentBody({ run: 8, text: 'of 8' })]);
    expect(posted.map(({ warning }) => warning)).toEqual([null, null]);
  });
});

describe('what GitHub refuses becomes a warning', () => {
  const cases: readonly (readonly [string, Omit<LoopbackFault, 'path'>, RegExp])[] = [
    [
      '403',
      { method: 'POST', status: 403, message: 'Resource not accessible by integration' },
      /lacks "pull-requests: write"/,
    ],
    ['404', { method: 'GET', status: 404, message: 'Not Found' }, /finds no such thing, or the token lacks/],
    ['401', { method: 'GET', status: 401, message: 'Bad credentials' }, /does not know the token/],
    [
      'a secondary rate limit',
      {
        method: 'POST',
        status: 403,
        message: 'You have exceeded a secondary rate limit',
        headers: { 'retry-after': '60' },
      },
      /limits our requests for now \(for 60 seconds\)/,
    ],
    ['429', { method: 'POST', status: 429, message: 'Too many requests' }, /limits our requests for now/],
    [
      '500',
      { method: 'POST', status: 502, message: 'Bad gateway' },
      /could not write the pull request comment: Bad gateway/,
    ],
  ];
  it.each(cases)('%s', async (_name, fault, sentence) => {
    await using github = await aGitHub({ faults: [{ ...fault, path: COMMENTS }] });
    const result = await postComment({ ...github, patience: aPatience().patience }, target);
    expect(result).toMatchObject({ status: 'failed', url: null });
    expect(result.warning).toMatch(sentence);
  });

  it('a body that is too long', async () => {
    await using github = await aGitHub();
    const result = await postComment(github, { ...target, body: aCommentBody({ text: 'x'.repeat(65_536) }) });
    expect(result.status).toBe('failed');
    expect(result.warning).toMatch(/refused the content: .*too long/);
  });

  it('a connection that fails', async () => {
    await using github = await aGitHub();
    await github.server.close();
    expect(await postComment(github, target)).toMatchObject({ status: 'failed' });
  });

  it('a duplicate that cannot be deleted leaves the comment written', async () => {
    const faults = [{ method: 'DELETE', path: COMMENTS, status: 403, message: 'no' }];
    const comments = [5, 6].map(run => ({ login: BOT, body: aCommentBody({ run }) }));
    await using github = await aGitHub({ faults, comments });
    const result = await postComment(github, target);
    expect(result.status).toBe('updated');
    expect(result.warning).toMatch(/could not delete a duplicate comment/);
  });
});

describe('what passes is waited for', () => {
  const secondary = { status: 403, message: 'You have exceeded a secondary rate limit' };

  it('a secondary rate limit, as long as GitHub says', async () => {
    const faults = [{ ...secondary, method: 'POST', path: COMMENTS, headers: { 'retry-after': '7' }, times: 1 }];
    await using github = await aGitHub({ faults });
    const { waits, patience } = aPatience();
    expect(await postComment({ ...github, patience }, target)).toMatchObject({ status: 'created', warning: null });
    expect(waits).toEqual([7_000]);
  });

  it('but not longer than a run can spare, and not for ever', async () => {
    const { waits, patience } = aPatience();
    await using long = await aGitHub({
      faults: [{ ...secondary, method: 'POST', path: COMMENTS, headers: { 'retry-after': '600' } }],
    });
    expect(await postComment({ ...long, patience }, target)).toMatchObject({ status: 'failed' });
    expect(waits).toEqual([]);
    await using busy = await aGitHub({
      faults: [{ ...secondary, method: 'POST', path: COMMENTS, headers: { 'retry-after': '1' } }],
    });
    expect(await postComment({ ...busy, patience }, target)).toMatchObject({ status: 'failed' });
    expect(waits).toEqual([1_000, 1_000]);
  });

  it('the limit of an hour, when its next one is near', async () => {
    const reset = String(Math.ceil(Date.now() / 1000) + 20);
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset };
    const fault = { method: 'GET', path: COMMENTS, status: 403, message: 'API rate limit exceeded', headers, times: 1 };
    await using github = await aGitHub({ faults: [fault] });
    const { waits, patience } = aPatience();
    expect(await postComment({ ...github, patience }, target)).toMatchObject({ status: 'created' });
    expect(waits).toHaveLength(1);
    expect(waits[0]).toBeGreaterThan(15_000);
    expect(waits[0]).toBeLessThanOrEqual(21_000);
  });

  it('a fault while it asks who it is: the comment of an app is found all the same', async () => {
    const app = 'our-app[bot]';
    const faults = [{ method: 'POST', path: /graphql/, status: 502, message: 'Bad gateway', times: 1 }];
    await using github = await aGitHub({
      faults,
      viewer: app,
      comments: [{ login: app, body: aCommentBody({ run: 6 }) }],
    });
    const { patience } = aPatience();
    expect(await postComment({ ...github, patience }, target)).toMatchObject({ status: 'updated' });
    expect(github.server.comments()).toHaveLength(1);
  });

  it('a fault of GitHub, without a second comment', async () => {
    const faults = [{ method: 'GET', path: COMMENTS, status: 502, message: 'Bad gateway', times: 2 }];
    await using github = await aGitHub({ faults });
    const { waits, patience } = aPatience();
    expect(await postComment({ ...github, patience }, target)).toMatchObject({ status: 'created' });
    expect(github.server.comments()).toHaveLength(1);
    expect(waits).toEqual([1_000, 2_000]);
  });

  it('a body that GitHub finds too long gives way to a short one', async () => {
    await using github = await aGitHub();
    const body = aCommentBody({ text: 'x'.repeat(65_536) });
    const shortBody = aCommentBody({ text: 'see the job summary' });
    expect(await postComment(github, { ...target, body, shortBody })).toMatchObject({ status: 'created' });
    expect(github.server.comments()[0]?.body).toBe(shortBody);
  });
});
