import { mkdir, rm, writeFile } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { gitText, runGit } from '../git/run-git.ts';

/** Text by path, relative to the repository. */
export type Files = Readonly<Record<string, string>>;

export interface StagedRepository {
  readonly folder: string;
  readonly baseSha: string;
  /** The newest commit of the pull request. */
  readonly headSha: string;
  /** GitHub's merge commit, which is checked out: its first parent is the base, its second the head. */
  readonly mergeSha: string;
}

/** No configuration of the machine, and the same commits whenever they are made. */
const GIT_ENV = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_AUTHOR_NAME: 'Ann',
  GIT_AUTHOR_EMAIL: 'ann@example.com',
  GIT_AUTHOR_DATE: '2026-05-15T12:00:00Z',
  GIT_COMMITTER_NAME: 'Ann',
  GIT_COMMITTER_EMAIL: 'ann@example.com',
  GIT_COMMITTER_DATE: '2026-05-15T12:00:00Z',
};

/**
 * Makes a repository as `actions/checkout` leaves it for a pull request.
 * @param overlay what the pull request changes: new text, or null for a file that it deletes
 */
export async function stageRepository(
  folder: string,
  base: Files,
  overlay: Readonly<Record<string, string | null>>,
): Promise<StagedRepository> {
  await mkdir(folder, { recursive: true });
  const git = (...args: readonly string[]) => gitText(folder, args, { env: GIT_ENV });
  await git('init', '--quiet', '--initial-branch=main');
  await writeFiles(folder, base);
  const baseSha = await commitAll(folder, 'The base branch');
  await git('checkout', '--quiet', '-b', 'change');
  await writeFiles(folder, overlay);
  const headSha = await commitAll(folder, 'The pull request');
  await git('checkout', '--quiet', '--detach', baseSha);
  await git('merge', '--quiet', '--no-ff', '-m', `Merge ${headSha} into ${baseSha}`, headSha);
  const mergeSha = await git('rev-parse', 'HEAD');
  return { folder, baseSha, headSha, mergeSha };
}

async function writeFiles(folder: string, files: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    if (text === null) {
      await rm(file);
      continue;
    }
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function commitAll(folder: string, message: string): Promise<string> {
  await runGit(folder, ['add', '--all'], { env: GIT_ENV });
  await runGit(folder, ['commit', '--quiet', '--allow-empty', '-m', message], { env: GIT_ENV });
  return gitText(folder, ['rev-parse', 'HEAD'], { env: GIT_ENV });
}
