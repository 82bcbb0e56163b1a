import { realpath, stat } from 'node:fs/promises';
import { ConfigError } from '../../lib/errors.ts';
import { GitError, gitText, tryGit } from './run-git.ts';

/** A repository, seen from a workspace that is its top folder or one below. */
export interface Repository {
  /** The workspace, links resolved. */
  readonly workspace: string;
  readonly top: string;
  readonly gitDir: string;
  /** The workspace within the repository, with `/` at the end; empty at the top. */
  readonly prefix: string;
}

/** The repository that a workspace lies in; null when it lies in none. Throws ConfigError where there is no such folder. */
export async function openRepository(workspace: string): Promise<Repository | null> {
  const real = await realFolder(workspace);
  try {
    const answer = await gitText(real, ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--show-prefix']);
    const [top = real, gitDir = '', prefix = ''] = answer.split('\n');
    return { workspace: real, top, gitDir, prefix };
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    if (/not a git repository/i.test(error.message)) return null;
    throw new ConfigError(`${workspace}: ${error.message}`);
  }
}

async function realFolder(folder: string): Promise<string> {
  const isThere = (await stat(folder).catch(() => null))?.isDirectory() ?? false;
  if (!isThere) throw new ConfigError(`${folder}: there is no such folder`, 'name the workspace with --workspace');
  return await realpath(folder);
}

/** The commit that a name stands for, 40 or 64 hexadecimal digits; null when there is none here. */
export async function findCommit({ workspace }: Repository, ref: string): Promise<string | null> {
  if (ref === '' || ref.startsWith('-') || /\s/.test(ref)) return null;
  return await tryGit(workspace, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]);
}

/** The parents of a commit as it names them, whether or not they are here (a shallow clone cuts them off). */
export async function listParents({ workspace }: Repository, sha: string): Promise<readonly string[]> {
  const text = await gitText(workspace, ['cat-file', 'commit', sha]);
  const head = text.split('\n\n')[0] ?? '';
  return [...head.matchAll(/^parent ([0-9a-f]+)$/gm)].map(match => match[1] ?? '');
}
