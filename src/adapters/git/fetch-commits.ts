import type { Repository } from './open-repository.ts';
import { findCommit, listParents } from './open-repository.ts';
import { tryGit } from './run-git.ts';

/** What a fetch needs where the checkout kept no credentials. */
export interface FetchAuth {
  /** `https://github.com` */
  readonly serverUrl: string;
  readonly token: string;
}

const TIMEOUT_MS = 120_000;
const DEEPENINGS = [50, 200, 1000] as const;

/** Whether a commit is here, fetched if it was not. */
export async function ensureCommit(
  repository: Repository,
  sha: string,
  { depth, via = sha, auth }: { readonly depth: number; readonly via?: string; readonly auth: FetchAuth | null },
): Promise<boolean> {
  if (!isObjectId(sha) || !isObjectId(via)) return false;
  if ((await findCommit(repository, sha)) !== null) return true;
  await fetchFrom(repository, auth, [`--depth=${depth}`, 'origin', via]);
  if (via !== sha && (await findCommit(repository, sha)) === null)
    await fetchFrom(repository, auth, ['--depth=1', 'origin', sha]);
  return (await findCommit(repository, sha)) !== null;
}

const PULL_DEPTH = 50;

/**
 * Fetches a pull request's newest commit and, where GitHub could make one of exactly that commit, its merge commit.
 * @returns the merge commit, else the commit itself; null where the pull request does not hold it (any more)
 */
export async function fetchPullRequest(
  repository: Repository,
  { number, sha, auth }: { readonly number: number; readonly sha: string; readonly auth: FetchAuth | null },
): Promise<string | null> {
  if (!isObjectId(sha)) return null;
  const [head, merge] = ['head', 'merge'].map(name => `refs/pull/${number}/${name}`);
  for (const ref of [head, merge])
    await fetchFrom(repository, auth, [...(await depthOf(repository)), 'origin', `+${ref}:refs/proviso/${ref}`]);
  if ((await findCommit(repository, `refs/proviso/${head}`)) !== sha) return null;
  const merged = await findCommit(repository, `refs/proviso/${merge}`);
  const parents = merged === null ? [] : await listParents(repository, merged);
  return merged !== null && parents.length === 2 && parents[1] === sha ? merged : sha;
}

async function depthOf({ workspace }: Repository): Promise<readonly string[]> {
  const isShallow = (await tryGit(workspace, ['rev-parse', '--is-shallow-repository'])) === 'true';
  return isShallow ? [`--depth=${PULL_DEPTH}`] : [];
}

/** The best common ancestor of a commit and a branch of origin; a shallow clone is deepened step by step. */
export async function findMergeBase(
  repository: Repository,
  { head, branch, auth }: { readonly head: string; readonly branch: string; readonly auth: FetchAuth | null },
): Promise<string | null> {
  const tip = `refs/remotes/origin/${branch}`;
  const refspec = `+refs/heads/${branch}:${tip}`;
  const isShallow = (await tryGit(repository.workspace, ['rev-parse', '--is-shallow-repository'])) === 'true';
  if ((await findCommit(repository, tip)) === null)
    await fetchFrom(repository, auth, [...(isShallow ? ['--depth=1'] : []), 'origin', refspec]);
  const found = await mergeBase(repository, head, tip);
  if (found !== null || !isShallow) return found;
  for (const depth of DEEPENINGS) {
    await fetchFrom(repository, auth, [`--deepen=${depth}`, 'origin', head, refspec]);
    const base = await mergeBase(repository, head, tip);
    if (base !== null) return base;
  }
  return null;
}

export async function mergeBase({ workspace }: Repository, a: string, b: string): Promise<string | null> {
  const found = await tryGit(workspace, ['merge-base', '--end-of-options', a, b]);
  return found === null || found === '' ? null : found;
}

async function fetchFrom({ workspace }: Repository, auth: FetchAuth | null, args: readonly string[]): Promise<void> {
  const env = auth === null ? {} : authSettings(auth);
  await tryGit(workspace, ['fetch', '--no-tags', '--quiet', '--no-recurse-submodules', ...args], {
    env,
    timeoutMs: TIMEOUT_MS,
  });
}

/** The token goes by environment, never by command line; the empty value drops a header that the checkout left. */
function authSettings({ serverUrl, token }: FetchAuth): Readonly<Record<string, string>> {
  const key = `http.${serverUrl.replace(/\/+$/, '')}/.extraheader`;
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return {
    GIT_CONFIG_COUNT: '2',
    GIT_CONFIG_KEY_0: key,
    GIT_CONFIG_VALUE_0: '',
    GIT_CONFIG_KEY_1: key,
    GIT_CONFIG_VALUE_1: `AUTHORIZATION: basic ${basic}`,
  };
}

function isObjectId(text: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
