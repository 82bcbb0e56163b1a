import { describe, expect, it } from 'vitest';
import type { LoopbackRequest } from '../../src/adapters/demo/loopback-github.ts';
import { findBreaches } from './github-contract.ts';

const COMMENTS = '/repos/acme/desk/issues/1/comments';

interface Asked {
  readonly method?: string;
  readonly path?: string;
  readonly body?: LoopbackRequest['body'];
  readonly headers?: LoopbackRequest['headers'];
}

function breachesOf(asked: Asked, status = 200): readonly string[] {
  const { method = 'GET', path = COMMENTS, body = {}, headers } = asked;
  const sent = headers ?? { 'user-agent': 'proviso', 'content-type': 'application/json; charset=utf-8' };
  return findBreaches({ method, url: new URL(`http://127.0.0.1${path}`), headers: sent, body }, { status });
}

describe('GitHub takes', () => {
  it.each<[string, Asked, number]>([
    ['a list of comments', { path: `${COMMENTS}?per_page=100&page=2` }, 200],
    ['a comment', { method: 'POST', body: { body: 'hello' } }, 201],
    [
      'a status without a target',
      {
        method: 'POST',
        path: `/repos/acme/desk/statuses/${'a'.repeat(40)}`,
        body: { state: 'error', target_url: null },
      },
      201,
    ],
    ['a comparison of branches with slashes', { path: '/repos/acme/desk/compare/release/1...feature/x' }, 200],
    ['a refusal', { method: 'POST', body: { body: 'hello' } }, 403],
    ['who asks', { method: 'POST', path: '/graphql', body: { query: 'query { viewer { login } }' } }, 200],
  ])('%s', (_what, asked, status) => {
    expect(breachesOf(asked, status)).toEqual([]);
  });
});

describe('GitHub does not take', () => {
  it.each<[string, Asked, RegExp]>([
    ['a path that it does not have', { path: '/repos/acme/desk/issue/1/comments' }, /no such path/],
    ['a method that the path does not have', { method: 'PUT', body: { body: 'x' } }, /the path takes GET, POST/],
    ['an id that is no number', { path: '/repos/acme/desk/issues/one/comments' }, /issue_number is no integer: one/],
    ['a parameter that it does not know', { path: `${COMMENTS}?size=100` }, /unknown query parameter size/],
    ['a page of more than a hundred', { path: `${COMMENTS}?per_page=101` }, /per_page is 101/],
    ['a comment without text', { method: 'POST' }, /the body lacks body/],
    ['a text that is none', { method: 'POST', body: { body: 7 } }, /body must be of type string, is 7/],
    [
      'a property that it does not know',
      { method: 'POST', body: { body: 'x', text: 'y' } },
      /unknown body property text/,
    ],
    [
      'a state that is none',
      { method: 'POST', path: `/repos/acme/desk/statuses/${'a'.repeat(40)}`, body: { state: 'red' } },
      /state must be one of error, failure, pending, success/,
    ],
    ['a body where none belongs', { body: { body: 'x' } }, /takes no body, got body/],
    ['a request of nobody', { headers: {} }, /no user-agent/],
    ['any other query', { method: 'POST', path: '/graphql', body: { query: '{ x }' } }, /not a query that is known/],
  ])('%s', (_what, asked, sentence) => {
    expect(breachesOf(asked)).toContainEqual(expect.stringMatching(sentence));
  });

  it('an answer of a test’s own that GitHub never gives', () => {
    expect(breachesOf({}, 201)).toEqual([expect.stringMatching(/GitHub never answers 201 here/)]);
  });
});
