import { describe, expect, it } from 'vitest';
import { isNamedCommit, parseCommand } from '../../src/delivery/parse-command.ts';

describe('a comment', () => {
  it.each([
    ['/proviso test ABCDEF1', { kind: 'test', sha: 'abcdef1' }],
    ['/Proviso Rerun', { kind: 'rerun' }],
    ['/PROVISO accept Spec-A Because', { kind: 'accept', spec: 'Spec-A', reason: 'Because' }],
    ['  /proviso rerun  \r\nplease', { kind: 'rerun' }],
    [
      '/proviso accept refund-limit.above  we pay it out  of hand',
      { kind: 'accept', spec: 'refund-limit.above', reason: 'we pay it out of hand' },
    ],
    ['/proviso explain refund-limit', { kind: 'explain', spec: 'refund-limit' }],
  ])('%j is a command', (body, command) => {
    expect(parseCommand(body)).toEqual(command);
  });

  it.each(['thanks', '', 'see /proviso rerun', '/provisotest abcdef1', 'line\n/proviso rerun'])('%j is none', body => {
    expect(parseCommand(body)).toBeNull();
  });

  it.each([
    '/proviso',
    '/proviso deploy',
    '/proviso test',
    '/proviso test abc',
    '/proviso test main',
    '/proviso test abcdef1 abcdef2',
    '/proviso rerun all',
    '/proviso accept spec',
    '/proviso accept ../etc/passwd because',
    `/proviso accept spec ${'x'.repeat(501)}`,
    '/proviso explain',
    '/proviso explain a b',
  ])('%j is refused with a sentence', body => {
    expect(parseCommand(body)).toEqual({ refusal: expect.stringMatching(/\w+ \w+/) });
  });

  it('names a commit by at least seven of its first digits', () => {
    const sha = `abcdef12${'3'.repeat(32)}`;
    expect(isNamedCommit(sha, sha)).toBe(true);
    expect(isNamedCommit(sha, 'abcdef1')).toBe(true);
    expect(isNamedCommit(sha, 'abcdef')).toBe(false);
    expect(isNamedCommit(sha, 'bcdef12')).toBe(false);
    expect(isNamedCommit(sha, `${sha}0`)).toBe(false);
  });
});
