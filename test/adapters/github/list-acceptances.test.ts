import { describe, expect, it } from 'vitest';
import { listAcceptances, printAcceptance } from '../../../src/adapters/github/list-acceptances.ts';
import { aGitHub, BOT } from '../../helpers/fake-github.ts';

const HEAD = 'a'.repeat(40);
const target = { repository: 'acme/desk', number: 1, head: HEAD };
const ACCEPT = '/proviso accept refund-limit.above because';

interface Said {
  readonly id: number;
  readonly body: string;
  readonly login: string;
  readonly isEdited?: boolean;
}

/** A pull request where these comments stand; only ann may write. */
async function accepted(comments: readonly Said[]) {
  await using github = await aGitHub({
    answer: ({ method, url }) => {
      const login = /collaborators\/([^/]+)\/permission$/.exec(url.pathname)?.[1];
      if (login !== undefined) return { status: 200, body: { permission: login === 'ann' ? 'admin' : 'read' } };
      if (method !== 'GET' || !url.pathname.endsWith('/comments')) return null;
      const body = comments.map(({ id, body: text, login: author, isEdited = false }) => ({
        ...{ id, body: text, user: { login: author }, created_at: 'one', updated_at: isEdited ? 'two' : 'one' },
      }));
      return { status: 200, body };
    },
  });
  return await listAcceptances(github, target);
}

const given: Said = { id: 7, body: ACCEPT, login: 'ann' };
const reply: Said = { id: 8, body: `${printAcceptance({ head: HEAD, comment: 7 })}\naccepted`, login: BOT };

describe('what was accepted for a commit', () => {
  it('is what a person who may write gave, and our reply ties to it', async () => {
    expect(await accepted([given, reply])).toEqual([{ body: ACCEPT, by: 'ann' }]);
  });

  it.each<[string, readonly Said[]]>([
    ['for another commit', [given, { ...reply, body: printAcceptance({ head: 'b'.repeat(40), comment: 7 }) }]],
    ['that we never answered', [given]],
    ['that somebody else answered in our form', [given, { ...reply, login: 'mallory' }]],
    ['that was edited since', [{ ...given, isEdited: true }, reply]],
    ['that was deleted since', [reply]],
    ['by a person who may not write (any more)', [{ ...given, login: 'mallory' }, reply]],
    ['in the middle of our reply', [given, { ...reply, body: `> quoted\n${reply.body}` }]],
  ])('is nothing %s', async (_what, comments) => {
    expect(await accepted(comments)).toEqual([]);
  });
});
