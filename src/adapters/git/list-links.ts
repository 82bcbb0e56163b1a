import type { Repository } from './open-repository.ts';
import { runGit, tryGit } from './run-git.ts';

/** Entries that stand for content elsewhere: a symbolic link, and a submodule. */
const LINK = /^(?:120000|160000) [^\t]*\t(.+)$/s;

/**
 * The links and submodules below the workspace, of a commit or (null) of what is checked out; relative to the workspace.
 * What lies behind one can change without the name of a file that it leads to.
 */
export async function listLinks(repository: Repository, commit: string | null): Promise<readonly string[]> {
  const { workspace, prefix } = repository;
  if (commit === null) return pickLinks(await runGit(workspace, ['ls-files', '--stage', '-z']));
  const tree = await tryGit(workspace, ['rev-parse', '--verify', '--quiet', `${commit}:${prefix}`]);
  return tree === null ? [] : pickLinks(await runGit(workspace, ['ls-tree', '-r', '-z', '--full-tree', tree]));
}

function pickLinks(listing: Buffer): readonly string[] {
  return listing
    .toString('utf8')
    .split('\0')
    .flatMap(entry => LINK.exec(entry)?.[1] ?? []);
}
