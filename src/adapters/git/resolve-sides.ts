import { ConfigError } from '../../lib/errors.ts';
import { globPrefix, matchGlob } from '../../lib/match-glob.ts';
import type { SourceTree } from '../../model/ports.ts';
import { type DisposableTree, isPassedOver, openCommit, plainPath, splitNames } from './commit-tree.ts';
import { fetchPullRequest } from './fetch-commits.ts';
import { type BaseOptions, findBase, namedCommit, type SidesRequest } from './find-base.ts';
import { listLinks } from './list-links.ts';
import { findCommit, openRepository, type Repository } from './open-repository.ts';
import { runGit } from './run-git.ts';

/** Both sides of a run. */
export interface Sides {
  readonly head: SourceTree;
  /** Null on a first run. */
  readonly base: SourceTree | null;
  /** Files of the workspace that differ between base and head, sorted; null without a base. */
  changedFiles(): Promise<readonly string[] | null>;
  /** Links and submodules of the workspace, of either side: what they lead to may change under another name. */
  links(): Promise<readonly string[]>;
  /** Removes what was made on disk for commits. */
  dispose(): Promise<void>;
}

export interface SidesDeps extends Partial<BaseOptions> {
  /** Opens the workspace as it stands on disk. */
  readonly openFolder: (folder: string, options: { readonly sha: string | null }) => Promise<SourceTree>;
}

/**
 * Finds head and base (action.md, Base and head). Head is the workspace as it stands, or the commit that was named.
 * Throws ConfigError when a base is called for and cannot be had.
 */
export async function resolveSides(deps: SidesDeps, workspace: string, request: SidesRequest): Promise<Sides> {
  const repository = await openRepository(workspace);
  const headRef = request.kind === 'refs' ? request.head : undefined;
  const current = repository === null ? null : await findCommit(repository, 'HEAD');
  if (repository === null || (current === null && headRef === undefined))
    return await sidesWithoutCommit(deps, workspace, request);
  if (request.kind === 'data') return await sidesOfData(deps, repository, request);
  const sha = headRef === undefined ? (current ?? '') : await namedCommit(repository, headRef, '--head');
  const options = { head: sha, auth: deps.auth ?? null, compare: deps.compare ?? null };
  const baseSha = await findBase(repository, request, options);
  const commit = headRef === undefined ? null : openCommit(repository, { label: 'head', sha });
  const head = commit ?? (await openWorkingTree(deps, repository, sha));
  const base = baseSha === null ? null : openCommit(repository, { label: 'base', sha: baseSha });
  return {
    head,
    base,
    changedFiles: async () =>
      baseSha === null ? null : await listChanged(repository, baseSha, commit === null ? null : sha),
    links: async () => await listBoth(repository, [baseSha ?? sha, commit === null ? null : sha]),
    dispose: async () => await disposeAll([commit, base]),
  };
}

/**
 * The sides of a pull request that is not checked out: its content as GitHub would merge it, as data.
 * Throws ConfigError when it cannot be had.
 */
async function sidesOfData(
  deps: SidesDeps,
  repository: Repository,
  request: Extract<SidesRequest, { kind: 'data' }>,
): Promise<Sides> {
  const { number, headSha } = request;
  const auth = deps.auth ?? null;
  const sha = await fetchPullRequest(repository, { number, sha: headSha, auth });
  if (sha === null)
    throw new ConfigError(
      `the commit ${headSha} of pull request ${number} cannot be fetched`,
      'a newer commit may stand there now; the remote must be called origin',
    );
  const baseSha = (await findBase(repository, request, { head: sha, auth, compare: deps.compare ?? null })) ?? '';
  const head = openCommit(repository, { label: 'head', sha, mayRunCode: false });
  const base = openCommit(repository, { label: 'base', sha: baseSha });
  return {
    head,
    base,
    changedFiles: async () => await listChanged(repository, baseSha, sha),
    links: async () => await listBoth(repository, [baseSha, sha]),
    dispose: async () => await disposeAll([head, base]),
  };
}

/** A folder outside a repository, or a repository without a commit: there is nothing to compare with. */
async function sidesWithoutCommit(deps: SidesDeps, workspace: string, request: SidesRequest): Promise<Sides> {
  const needsCommit = request.kind !== 'refs' || request.head !== undefined || typeof request.base === 'string';
  if (needsCommit)
    throw new ConfigError(`${workspace}: there is no commit here to compare`, 'run in a checkout of a git repository');
  const head = await deps.openFolder(workspace, { sha: null });
  return { head, base: null, changedFiles: async () => null, links: async () => [], dispose: async () => {} };
}

/** The workspace on disk; a listing leaves out what git ignores, or build output would look like a change. */
async function openWorkingTree(deps: SidesDeps, repository: Repository, sha: string): Promise<SourceTree> {
  const folder = await deps.openFolder(repository.workspace, { sha });
  return {
    ...folder,
    list: async pattern => {
      const start = plainPath(globPrefix(pattern));
      const scope = ['-z', ...(start === '' ? [] : ['--', start])];
      const [known, deleted] = await Promise.all([
        listNames(repository, ['ls-files', '--cached', '--others', '--exclude-standard', ...scope]),
        listNames(repository, ['ls-files', '--deleted', ...scope]),
      ]);
      const gone = new Set(deleted);
      return [...new Set(known)].filter(path => !gone.has(path) && matchGlob(pattern, path) && !isPassedOver(path));
    },
  };
}

/**
 * Files of the workspace that differ between two commits, or between a commit and the workspace as it stands (new files
 * included), sorted; relative to the workspace.
 */
export async function listChanged(
  repository: Repository,
  base: string,
  head: string | null,
): Promise<readonly string[]> {
  const flags = [
    '--name-only',
    '-z',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=dirty',
    '--relative',
  ];
  const [changed, fresh] = await Promise.all([
    listNames(repository, ['diff', ...flags, base, ...(head === null ? [] : [head]), '--']),
    head === null ? listNames(repository, ['ls-files', '--others', '--exclude-standard', '-z']) : [],
  ]);
  return [...new Set([...changed, ...fresh])].sort();
}

async function listNames(repository: Repository, args: readonly string[]): Promise<readonly string[]> {
  return splitNames(await runGit(repository.workspace, ['--literal-pathspecs', ...args]));
}

async function listBoth(repository: Repository, sides: readonly (string | null)[]): Promise<readonly string[]> {
  const found = await Promise.all(sides.map(async commit => await listLinks(repository, commit)));
  return [...new Set(found.flat())].sort();
}

async function disposeAll(trees: readonly (DisposableTree | null)[]): Promise<void> {
  await Promise.all(trees.map(tree => tree?.dispose()));
}
