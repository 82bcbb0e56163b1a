import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LoopbackOptions } from '../../src/adapters/demo/loopback-github.ts';
import { printMarker } from '../../src/lib/comment-marker.ts';
import { loanDeskFiles } from '../helpers/a-loan-desk.ts';
import { aPullRequest, type PullRun } from '../helpers/a-pull-request.ts';

const BOT = 'github-actions[bot]';
const KEEPS = loanDeskFiles('false');
const BREAKS = { 'agent.mjs': loanDeskFiles('true')['agent.mjs'] ?? '' };
const inputs = { engine: 'offline', scope: 'affected' };

/** A pull request whose agent cancels overdue loans, as that of the base does not. */
const stage = (github: LoopbackOptions = {}) => aPullRequest({ base: KEEPS, overlay: BREAKS, inputs, github });

/** A comment that an earlier run of ours left. */
const left = (run: number) => ({
  login: BOT,
  body: `${printMarker({ key: 'proviso', head: 'a'.repeat(40), run, attempt: 1 })}\n## of run ${run}\n`,
});
const warningsOf = ({ log }: PullRun) => log.split('\n').filter(line => line.startsWith('::warning'));
const COMMENTS = /\/issues\/1\/comments$/;

describe('the one comment of a pull request', () => {
  test('is created, updated by the next push, recovers to green, stays when nothing changed and tells when all is undone', async () => {
    await using pull = await stage();
    const red = await pull.push();
    const [first] = pull.github.comments();
    expect(first?.body).toMatch(/\n## ❌ 1 new violation/);
    expect(red.exitCode).toBe(1);
    expect(red.outputs['comment-url']).toMatch(new RegExp(`#issuecomment-${first?.id}$`));

    pull.commit({ 'agent.mjs': loanDeskFiles('text.includes("never")')['agent.mjs'] ?? '' });
    const green = await pull.push();
    expect(pull.github.comments()).toEqual([
      { id: first?.id, login: BOT, body: expect.stringMatching(/\n## ✅ No new violations/) },
    ]);
    expect(green.exitCode).toBe(0);

    pull.commit({ 'agent.mjs': KEEPS['agent.mjs'] ?? '' });
    await pull.push({ runNumber: 7 });
    const undone = pull.github.comments();
    expect(undone).toEqual([{ id: first?.id, login: BOT, body: expect.stringContaining('Nothing that an agent') }]);
    const patches = () => pull.github.requests().filter(line => line.startsWith('PATCH')).length;
    const before = patches();
    await pull.push({ runNumber: 7 });
    expect(patches()).toBe(before);
    expect(pull.github.comments()).toEqual(undone);
  });

  test('is found on page 2 behind 120 of others; duplicates go, a forged marker of another author stays', async () => {
    const others = Array.from({ length: 120 }, (_, i) => ({ login: 'ann', body: `remark ${i}` }));
    const forged = { login: 'mallory', body: left(999).body };
    await using pull = await stage({ comments: [forged, ...others, left(0), left(0), left(0)] });
    const run = await pull.push();
    const comments = pull.github.comments();
    expect(comments.slice(0, 121).map(({ body }) => body)).toEqual([forged.body, ...others.map(({ body }) => body)]);
    expect(comments.slice(121)).toEqual([{ id: 1121, login: BOT, body: expect.stringContaining('1 new violation') }]);
    expect(warningsOf(run)).toEqual([]);
  });

  test('is one after two runs at once, and the newer run’s', async () => {
    await using pull = await stage();
    const runs = await Promise.all([8, 7].map(runNumber => pull.push({ runNumber })));
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 1]);
    expect(pull.github.comments().map(({ body }) => /run=\d+/.exec(body)?.[0])).toEqual(['run=8']);
  });

  test('of a newer run is left alone by an older one that finishes late, which is red all the same', async () => {
    await using pull = await stage({ comments: [left(50)] });
    const late = await pull.push({ runNumber: 49 });
    expect(pull.github.comments().map(({ body }) => body)).toEqual([left(50).body]);
    expect(late.log).toContain('comment: superseded');
    expect(late.outputs['conclusion']).toBe('failure');
    expect(late.exitCode).toBe(1);
  });
});

describe('when GitHub does not take the comment', () => {
  test('as too long, a short one stands in its place', async () => {
    const refusal = { message: 'Body is too long (maximum is 65536 characters)' };
    await using pull = await stage({
      answer: ({ method, body }) => {
        const isLong = method === 'POST' && typeof body['body'] === 'string' && body['body'].length > 1_000;
        return isLong ? { status: 422, body: { message: 'Validation Failed', errors: [refusal] } } : null;
      },
    });
    const run = await pull.push();
    const [comment] = pull.github.comments();
    expect(comment?.body).toMatch(
      /^<!-- proviso:v1 .*-->\n## ❌ 1 new violation.*\n\nThe report is too long for a comment/,
    );
    expect(readFileSync(run.summaryPath, 'utf8')).toContain('overdue-loans.cancel');
    expect(warningsOf(run)).toEqual([]);
    expect(run.exitCode).toBe(1);
  });

  test.each([
    ['because of a secondary limit', { status: 403, message: 'You have exceeded a secondary rate limit' }],
    ['because of too many requests', { status: 429, message: 'Too many requests' }],
    ['because of a fault of its own', { status: 502, message: 'Bad gateway' }],
  ])('at first %s, it is written a little later', async (_why, { status, message }) => {
    const fault = { method: 'POST', path: COMMENTS, status, message, headers: { 'retry-after': '1' }, times: 1 };
    await using pull = await stage({ faults: [fault] });
    const run = await pull.push();
    expect(pull.github.comments()).toHaveLength(1);
    expect(pull.github.requests().filter(line => line.startsWith('POST /repos'))).toHaveLength(2);
    expect(warningsOf(run)).toEqual([]);
    expect(run.exitCode).toBe(1);
  });
});
