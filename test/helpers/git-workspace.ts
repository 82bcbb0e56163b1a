import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The files of one commit: text by path; null removes one. */
export type CommitFiles = Readonly<Record<string, string | null>>;

/** A git repository in a temporary folder. `using` removes it. */
export interface GitWorkspace extends Disposable {
  readonly path: string;
  /** Runs git there; the output without its last line break. */
  git(...args: readonly string[]): string;
  /** Writes files into the working tree. */
  write(files: CommitFiles): void;
  /** Writes files and commits everything; the new commit's sha. */
  commit(files: CommitFiles, message?: string): string;
  /** Adds empty commits to a branch that is not checked out, in one process. */
  grow(branch: string, commits: number): void;
}

const IDENTITY = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.com',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.com',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

/** A temporary repository on branch `main` with one commit for each list of files. */
export function aGitWorkspace(...commits: readonly CommitFiles[]): GitWorkspace {
  const workspace = openGitWorkspace(aFolder());
  workspace.git('init', '--quiet', '--initial-branch=main');
  for (const files of commits) workspace.commit(files);
  return workspace;
}

/** A clone of another repository over a file URL, so that a depth holds. */
export function aClone(source: GitWorkspace, ...flags: readonly string[]): GitWorkspace {
  const workspace = openGitWorkspace(aFolder());
  workspace.git('clone', '--quiet', ...flags, `file://${source.path}`, '.');
  return workspace;
}

/** A temporary folder, links resolved. */
export function aFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'proviso-test-')));
}

function openGitWorkspace(path: string): GitWorkspace {
  const git = (...args: readonly string[]) =>
    execFileSync('git', args, {
      cwd: path,
      env: { ...process.env, ...IDENTITY },
      encoding: 'utf8',
      stdio: 'pipe',
    }).trimEnd();
  const write = (files: CommitFiles) => {
    for (const [file, text] of Object.entries(files)) {
      const target = join(path, file);
      mkdirSync(dirname(target), { recursive: true });
      if (text === null) rmSync(target);
      else writeFileSync(target, text);
    }
  };
  return {
    path,
    git,
    write,
    commit: (files, message = 'change') => {
      write(files);
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--no-gpg-sign', '-m', message);
      return git('rev-parse', 'HEAD');
    },
    grow: (branch, commits) => {
      const one = `commit refs/heads/${branch}\ncommitter A <a@example.com> 1 +0000\ndata 1\nx\n`;
      const input = `${one}from refs/heads/${branch}^0\n\n${`${one}\n`.repeat(commits - 1)}`;
      execFileSync('git', ['fast-import', '--quiet'], { cwd: path, input });
    },
    [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }),
  };
}
