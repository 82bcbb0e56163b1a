import { type CommentMarker, cleanKey, parseMarker } from '../../lib/comment-marker.ts';
import { type GitHubClient, splitRepository } from './create-github-client.ts';
import { explainRefusal, readError } from './explain-refusal.ts';
import { readTokenAuthor } from './read-token-author.ts';
import { type Patience, withPatience } from './with-patience.ts';

export interface CommentTarget {
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  /** The whole comment; its first line is the marker. */
  readonly body: string;
  /** Takes the place of a body that GitHub finds too long. */
  readonly shortBody?: string | undefined;
  /** Create the comment when there is none; false where nothing relevant changed. */
  readonly createWhenMissing: boolean;
}

export interface PostedComment {
  /** `superseded`: a newer run has written already. `none`: there is no comment and none was wanted. */
  readonly status: 'created' | 'updated' | 'unchanged' | 'superseded' | 'none' | 'failed';
  readonly url: string | null;
  /** Why something did not happen, for people; null when all went well. */
  readonly warning: string | null;
}

interface FoundComment {
  readonly id: number;
  readonly body: string;
  readonly url: string;
  readonly marker: CommentMarker;
}

/**
 * Keeps one comment on a pull request: ours is the one that starts with our marker and was written by our token. The
 * oldest is kept and updated, further ones are deleted. Never throws: what GitHub refuses becomes a warning, because
 * posting never decides the gate.
 */
export async function postComment(
  deps: { readonly client: GitHubClient; readonly patience?: Patience },
  target: CommentTarget,
): Promise<PostedComment> {
  const { client, patience } = deps;
  try {
    return await withPatience(() => keepOneComment(client, target), patience);
  } catch (error) {
    if (target.shortBody !== undefined && readError(error).status === 422)
      return await postComment(deps, { ...target, body: target.shortBody, shortBody: undefined });
    const attempt = { what: 'write the pull request comment', permission: 'pull-requests: write' };
    return { status: 'failed', url: null, warning: explainRefusal(attempt, error) };
  }
}

async function keepOneComment(client: GitHubClient, target: CommentTarget): Promise<PostedComment> {
  const marker = parseMarker(target.body);
  if (marker === null) throw new Error('the comment does not start with its marker');
  const ours = await findOurComments(client, target, marker.key);
  const [kept, ...duplicates] = ours;
  if (kept === undefined) return target.createWhenMissing ? await createComment(client, target) : NO_COMMENT;
  const newest = ours.reduce((a, b) => (isNewer(b.marker, a.marker) ? b : a));
  if (isNewer(newest.marker, marker)) return { status: 'superseded', url: kept.url, warning: null };
  const status = kept.body === target.body ? 'unchanged' : 'updated';
  if (status === 'updated') {
    await client.rest.issues.updateComment({
      ...splitRepository(target.repository),
      comment_id: kept.id,
      body: target.body,
    });
  }
  return { status, url: kept.url, warning: await deleteComments(client, target, duplicates) };
}

/** The text of our comment on a pull request; null when there is none. Throws what the client throws. */
export async function readOurComment(
  deps: { readonly client: GitHubClient },
  target: Pick<CommentTarget, 'repository' | 'number'> & { readonly key: string },
): Promise<string | null> {
  return (await findOurComments(deps.client, target, target.key))[0]?.body ?? null;
}

const NO_COMMENT: PostedComment = { status: 'none', url: null, warning: null };

/** All our comments with this key, oldest first, from all pages. */
async function findOurComments(
  client: GitHubClient,
  target: Pick<CommentTarget, 'repository' | 'number'>,
  key: string,
): Promise<readonly FoundComment[]> {
  const author = await readTokenAuthor(client);
  const found: FoundComment[] = [];
  const pages = client.paginate.iterator(client.rest.issues.listComments, {
    ...splitRepository(target.repository),
    issue_number: target.number,
    per_page: 100,
  });
  for await (const page of pages) {
    for (const comment of page.data) {
      const body = comment.body ?? '';
      const marker = parseMarker(body);
      if (marker === null || marker.key !== cleanKey(key) || comment.user?.login !== author) continue;
      found.push({ id: comment.id, body, url: comment.html_url, marker });
    }
  }
  return found.sort((a, b) => a.id - b.id);
}

async function createComment(client: GitHubClient, target: CommentTarget): Promise<PostedComment> {
  const { data } = await client.rest.issues.createComment({
    ...splitRepository(target.repository),
    issue_number: target.number,
    body: target.body,
  });
  return await settleWithOthers(client, target, { id: data.id, url: data.html_url });
}

/**
 * Another run may have created its comment at the same time. The oldest stays, with the text of the newest run; a run
 * takes away only what it has created itself, or what it has replaced.
 */
async function settleWithOthers(
  client: GitHubClient,
  target: CommentTarget,
  own: Pick<FoundComment, 'id' | 'url'>,
): Promise<PostedComment> {
  const ours = await findOurComments(client, target, parseMarker(target.body)?.key ?? '');
  const [oldest] = ours;
  if (oldest === undefined || ours.length === 1) return { status: 'created', url: own.url, warning: null };
  const settled = await keepOneComment(client, target);
  if (settled.status !== 'superseded' || oldest.id === own.id) return settled;
  return { ...settled, warning: await deleteComments(client, target, [own]) };
}

/** A duplicate that stays is a blemish, no failure of the comment. */
async function deleteComments(
  client: GitHubClient,
  target: CommentTarget,
  duplicates: readonly Pick<FoundComment, 'id'>[],
): Promise<string | null> {
  try {
    for (const { id } of duplicates) {
      await client.rest.issues.deleteComment({ ...splitRepository(target.repository), comment_id: id });
    }
    return null;
  } catch (error) {
    if (readError(error).status === 404) return null; // somebody else has deleted it by now
    const attempt = { what: 'delete a duplicate comment', permission: 'pull-requests: write' };
    return explainRefusal(attempt, error);
  }
}

function isNewer(a: CommentMarker, b: CommentMarker): boolean {
  return a.run === b.run ? a.attempt > b.attempt : a.run > b.run;
}
