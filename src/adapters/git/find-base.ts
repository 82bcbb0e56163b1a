import { assertNever } from '../../lib/assert-never.ts';
import { ConfigError } from '../../lib/errors.ts';
import { ensureCommit, type FetchAuth, findMergeBase, mergeBase } from './fetch-commits.ts';
import { findCommit, listParents, type Repository } from './open-repository.ts';
import { tryGit } from './run-git.ts';

/** What a run compares, as its event or its command line says it. */
export type SidesRequest =
  /** `headSha` and `baseRef` of the payload: the pull request's last commit and the name of its base branch. */
  | { readonly kind: 'pull-request'; readonly headSha: string; readonly baseRef: string }
  /** A pull request beside the secrets of the repository: its content is read, and none of its code may run. */
  | { readonly kind: 'data'; readonly number: number; readonly headSha: string; readonly baseRef: string }
  /** `before` of the payload; all zeros for a new branch. */
  | { readonly kind: 'push'; readonly before: string }
  | { readonly kind: 'merge-group'; readonly baseSha: string }
  /**
   * The command line. `base`: a name, null for none, absent for the merge base with origin's default branch. `head`: a
   * name; absent for the working tree.
   */
  | { readonly kind: 'refs'; readonly base?: string | null; readonly head?: string };

export interface BaseOptions {
  readonly auth: FetchAuth | null;
  /** Asks the host for the merge base (compare API) where the clone cannot be deepened far enough. */
  readonly compare: ((base: string, head: string) => Promise<string | null>) | null;
}

const HINT = 'give actions/checkout "fetch-depth: 2"';

/** The base commit of a run (action.md, Base and head); null on a first run. Throws ConfigError where there is none. */
export async function findBase(
  repository: Repository,
  request: SidesRequest,
  { head, ...options }: BaseOptions & { readonly head: string },
): Promise<string | null> {
  switch (request.kind) {
    case 'pull-request':
    case 'data':
      return await pullRequestBase(repository, request, { head, ...options });
    case 'push':
      if (/^0+$/.test(request.before)) return null;
      return await requireCommit(repository, request.before, options.auth);
    case 'merge-group':
      return await requireCommit(repository, request.baseSha, options.auth);
    case 'refs':
      if (request.base === null) return null;
      if (request.base === undefined) return await defaultBase(repository, head);
      return await namedCommit(repository, request.base, '--base');
    default:
      return assertNever(request);
  }
}

/** The commit of a name that a person gave. */
export async function namedCommit(repository: Repository, ref: string, flag: string): Promise<string> {
  const found = await findCommit(repository, ref);
  if (found !== null) return found;
  throw new ConfigError(
    `${flag} ${ref}: there is no such commit here`,
    'name a branch, a tag or a commit; fetch it first',
  );
}

async function pullRequestBase(
  repository: Repository,
  { headSha, baseRef }: Pick<Extract<SidesRequest, { kind: 'pull-request' }>, 'headSha' | 'baseRef'>,
  { head, auth, compare }: BaseOptions & { readonly head: string },
): Promise<string> {
  const [first, second] = await listParents(repository, head);
  if (first !== undefined && second === headSha) {
    if (await ensureCommit(repository, first, { depth: 2, via: head, auth })) return first;
    throw new ConfigError(`no base commit: the merge commit's parent ${first} cannot be fetched`, HINT);
  }
  const base = await findMergeBase(repository, { head, branch: baseRef, auth });
  if (base !== null) return base;
  const asked = compare === null ? null : await compare(baseRef, head);
  if (asked !== null && (await ensureCommit(repository, asked, { depth: 1, auth }))) return asked;
  throw new ConfigError(`no base commit: ${head} and ${baseRef} have no common commit here`, HINT);
}

async function requireCommit(repository: Repository, sha: string, auth: FetchAuth | null): Promise<string> {
  if (await ensureCommit(repository, sha, { depth: 1, auth })) return sha;
  throw new ConfigError(`no base commit: ${sha} is not here and cannot be fetched`, HINT);
}

/** The merge base with origin's default branch, else with a branch called main or master. */
async function defaultBase(repository: Repository, head: string): Promise<string> {
  const named = await tryGit(repository.workspace, ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']);
  const branches = [
    ...(named === null ? [] : [named]),
    ...['remotes/origin/main', 'remotes/origin/master', 'heads/main', 'heads/master'].map(name => `refs/${name}`),
  ];
  for (const branch of branches) {
    if ((await findCommit(repository, branch)) === null) continue;
    const base = await mergeBase(repository, head, branch);
    if (base !== null) return base;
  }
  throw new ConfigError(
    "no base commit: neither origin's default branch, nor main or master, shares a commit with the head",
    'name a branch or a commit with --base',
  );
}
