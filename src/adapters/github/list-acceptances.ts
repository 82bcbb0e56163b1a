import { type GitHubClient, splitRepository } from './create-github-client.ts';
import { mayWrite } from './read-pull-request.ts';
import { readTokenAuthor } from './read-token-author.ts';
import { withPatience } from './with-patience.ts';

/** A comment in which a person who may write accepts something, and the commit that it was given for. */
export interface GivenCommand {
  readonly body: string;
  readonly by: string;
}

/** The hidden first line of our reply to an accept command: for which commit it counts, and which comment gave it. */
export function printAcceptance({ head, comment }: { readonly head: string; readonly comment: number }): string {
  return `<!-- proviso:accepted head=${head} comment=${comment} -->`;
}

function parseAcceptance(body: string): { readonly head: string; readonly comment: number } | null {
  const [, head, comment] = /^<!-- proviso:accepted head=([0-9a-f]{40,64}) comment=(\d+) -->/.exec(body) ?? [];
  return head === undefined || comment === undefined ? null : { head, comment: Number(comment) };
}

/**
 * The accept commands that our replies say count for a commit, each as its comment has it now: one that was edited,
 * deleted, or whose author may not write any more counts no longer. A forged reply can only name what a person gave.
 */
export async function listAcceptances(
  deps: { readonly client: GitHubClient },
  target: { readonly repository: string; readonly number: number; readonly head: string },
): Promise<readonly GivenCommand[]> {
  const { client } = deps;
  const { repository, number, head } = target;
  const place = { ...splitRepository(repository), issue_number: number, per_page: 100 };
  const comments = await withPatience(() => client.paginate(client.rest.issues.listComments, place));
  const replies = comments.flatMap(({ body, user }) => {
    const accepted = parseAcceptance(body ?? '');
    return accepted === null || accepted.head !== head ? [] : [{ ...accepted, login: user?.login }];
  });
  if (replies.length === 0) return [];
  const author = await readTokenAuthor(client);
  const ids = new Set(replies.filter(({ login }) => login === author).map(({ comment }) => comment));
  const given = comments.filter(comment => ids.has(comment.id) && comment.created_at === comment.updated_at);
  const checked = await Promise.all(
    given.map(async ({ body, user }) => {
      const by = user?.login ?? '';
      return by !== '' && (await mayWrite(deps, { repository, login: by })) ? [{ body: body ?? '', by }] : [];
    }),
  );
  return checked.flat();
}
