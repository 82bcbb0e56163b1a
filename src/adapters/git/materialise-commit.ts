import { lstat, mkdir, mkdtemp, readdir, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { SourceFolder } from '../../model/ports.ts';
import { removeAtExit } from '../files/remove-at-exit.ts';
import type { Repository } from './open-repository.ts';
import { runGit } from './run-git.ts';

/** A commit's files on disk. */
export interface MadeFolder extends SourceFolder {
  dispose(): Promise<void>;
}

/**
 * Checks a commit out into a fresh folder outside the workspace: the whole repository, so that `package.json` files
 * above the workspace hold. The workspace's installed packages are linked (`packages` names their folders). The repository and its index stay as they are.
 */
export async function materialiseCommit(repository: Repository, sha: string): Promise<MadeFolder> {
  const home = await mkdtemp(join(await realpath(tmpdir()), 'proviso-commit-'));
  const files = await mkdtemp(join(home, 'files-'));
  const env = { GIT_INDEX_FILE: join(home, 'index') };
  const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${files}`, '-c', 'core.sparseCheckout=false'];
  const keep = removeAtExit(home);
  const dispose = async () => {
    await rm(home, { recursive: true, force: true });
    keep.forget();
  };
  try {
    await runGit(files, [...place, 'read-tree', sha], { env });
    await runGit(files, [...place, 'checkout-index', '--all', '--force', '--quiet'], { env });
    const packages = await linkPackages(repository, files);
    return { path: join(files, repository.prefix), packages, dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/**
 * Links `node_modules` of the workspace and of every folder above it within the repository, and returns them. A folder
 * that holds packages of the repository itself is made anew with the commit's own ones. A `node_modules` that is a link
 * is left out: a pull request could have made it lead anywhere.
 */
async function linkPackages({ workspace, top }: Repository, files: string): Promise<readonly string[]> {
  const linked: string[] = [];
  for (let at = workspace; ; at = dirname(at)) {
    const source = join(at, 'node_modules');
    const home = join(files, relative(top, at));
    const target = join(home, 'node_modules');
    if ((await isFolder(source)) && (await exists(home)) && !(await exists(target))) {
      await linkFolder(source, target, { top, files });
      linked.push(source);
    }
    if (at === top || at === dirname(at)) return linked;
  }
}

interface Places {
  readonly top: string;
  readonly files: string;
}

async function linkFolder(source: string, target: string, places: Places): Promise<void> {
  const packages = await listPackages(source);
  const own = new Map<string, string>();
  for (const name of packages) {
    const place = await placeOfOwn(join(source, name), places);
    if (place !== null) own.set(name, place);
  }
  if (own.size === 0) return await symlink(source, target, 'junction');
  for (const name of packages) {
    const place = own.get(name) ?? join(source, name);
    await mkdir(dirname(join(target, name)), { recursive: true });
    if (await exists(place)) await symlink(place, join(target, name), 'junction');
  }
}

/** What stands in a folder of packages, with the packages of a scope one by one. */
async function listPackages(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  const inner = names.map(async name =>
    name.startsWith('@') ? (await readdir(join(folder, name))).map(part => join(name, part)) : [name],
  );
  return (await Promise.all(inner)).flat();
}

/** Where a commit has a package that the repository itself holds (`node_modules/desk` -> `packages/desk`); else null. */
async function placeOfOwn(entry: string, { top, files }: Places): Promise<string | null> {
  const stats = await lstat(entry);
  if (!stats.isSymbolicLink()) return null;
  const way = relative(top, await realpath(entry).catch(() => entry));
  return way.split(sep).some(step => step === '..' || step === 'node_modules') ? null : join(files, way);
}

async function isFolder(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => null))?.isDirectory() ?? false;
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch {
    return false;
  }
}
