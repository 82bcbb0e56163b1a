import { ConfigError } from '../../lib/errors.ts';
import { globPrefix, matchGlob } from '../../lib/match-glob.ts';
import { relativePath } from '../../lib/relative-path.ts';
import type { SourceTree } from '../../model/ports.ts';
import { materialiseCommit } from './materialise-commit.ts';
import type { Repository } from './open-repository.ts';
import { createBlobReader } from './read-blobs.ts';
import { runGit, tryGit } from './run-git.ts';

type BlobReader = ReturnType<typeof createBlobReader>;

/** A source tree that may have made a folder on disk. */
export interface DisposableTree extends SourceTree {
  /** Removes the folder, if {@link SourceTree.folder} made one. */
  dispose(): Promise<void>;
}

/**
 * The source tree of a commit, at the workspace's place in the repository. Git is asked on the first read, and nothing
 * is checked out until `folder()`.
 */
export function openCommit(
  repository: Repository,
  { label, sha, mayRunCode = true }: Pick<SourceTree, 'label' | 'mayRunCode'> & { readonly sha: string },
): DisposableTree {
  const { workspace, prefix } = repository;
  let found: Promise<string | null> | undefined;
  const findTree = () => {
    found ??= tryGit(workspace, ['rev-parse', '--verify', '--quiet', `${sha}:${prefix}`]);
    return found;
  };
  let reader: Promise<BlobReader> | undefined;
  const openReader = async (): Promise<BlobReader> => {
    const tree = await findTree();
    return tree === null ? async () => null : createBlobReader(workspace, tree);
  };
  let made: ReturnType<typeof materialiseCommit> | undefined;
  const folder = async () => {
    made ??= materialiseCommit(repository, sha);
    const { path, packages } = await made;
    return { path, packages };
  };
  return {
    label,
    sha,
    read: async path => {
      const plain = plainPath(path);
      reader ??= openReader();
      return await (await reader)(plain);
    },
    list: async pattern => {
      const start = plainPath(globPrefix(pattern));
      const tree = await findTree();
      if (tree === null) return [];
      const args = ['ls-tree', '-r', '-z', '--full-tree', '--name-only', tree, ...(start === '' ? [] : ['--', start])];
      const output = await runGit(workspace, ['--literal-pathspecs', ...args]);
      return splitNames(output).filter(path => matchGlob(pattern, path) && !isPassedOver(path));
    },
    folder,
    runSource: async about => (await import('../sources/run-source.ts')).runSource(await folder(), about),
    mayRunCode,
    dispose: async () => {
      await (await made)?.dispose();
      made = undefined;
    },
  };
}

/** The names of a `-z` listing, sorted. */
export function splitNames(output: Buffer): readonly string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter(name => name !== '')
    .sort();
}

/** Whether a path lies in a folder that holds nothing a person wrote. */
export function isPassedOver(path: string): boolean {
  return /(?:^|\/)(?:node_modules|\.proviso)\//.test(path);
}

/** A path below the workspace in its plain form. Throws ConfigError for one that leaves it. */
export function plainPath(path: string): string {
  const plain = relativePath(path);
  if (plain === null)
    throw new ConfigError(`${path}: the path leads out of the workspace`, 'name a path below the workspace');
  return plain;
}
