import { lstat, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Repository } from './open-repository.ts';
import { runGit } from './run-git.ts';

/** A commit's files on disk. */
export interface MadeFolder {
  /** The workspace's place in it. */
  readonly folder: string;
  dispose(): Promise<void>;
}

/**
 * Checks a commit out into a fresh folder outside the workspace: the whole repository, so that `package.json` files
 * above the workspace hold. The workspace's installed packages are linked. The repository and its index stay as they are.
 */
export async function materialiseCommit(repository: Repository, sha: string): Promise<MadeFolder> {
  const home = await mkdtemp(join(await realpath(tmpdir()), 'proviso-commit-'));
  const files = await mkdtemp(join(home, 'files-'));
  const env = { GIT_INDEX_FILE: join(home, 'index') };
  const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${files}`, '-c', 'core.sparseCheckout=false'];
  const dispose = async () => await rm(home, { recursive: true, force: true });
  try {
    await runGit(files, [...place, 'read-tree', sha], { env });
    await runGit(files, [...place, 'checkout-index', '--all', '--force', '--quiet'], { env });
    await linkPackages(repository, files);
  } catch (error) {
    await dispose();
    throw error;
  }
  return { folder: join(files, repository.prefix), dispose };
}

/** Links `node_modules` of the workspace and of every folder above it within the repository. */
async function linkPackages({ workspace, top }: Repository, files: string): Promise<void> {
  for (let at = workspace; ; at = dirname(at)) {
    const source = join(at, 'node_modules');
    const home = join(files, relative(top, at));
    const target = join(home, 'node_modules');
    if ((await exists(source)) && (await exists(home)) && !(await exists(target)))
      await symlink(source, target, 'junction');
    if (at === top || at === dirname(at)) return;
  }
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}
