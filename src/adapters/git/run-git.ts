import { type ExecFileException, execFile } from 'node:child_process';
import { ConfigError } from '../../lib/errors.ts';

export interface GitOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
  readonly timeoutMs?: number;
}

/** git ended with an error; `message` is its first line. */
export class GitError extends Error {
  override readonly name = 'GitError';
}

const LARGEST_OUTPUT = 1024 * 1024 * 1024;
/** What a hook or a caller may have set would lead git to another repository. */
const INHERITED =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|PREFIX|EXTERNAL_DIFF)$/;
/** No program that the repository's configuration names is run, and names come as they are. */
const SETTINGS = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'core.quotePath=false'];

/** Runs git without a shell and without ever asking for a password. Throws GitError; ConfigError when there is no git. */
export async function runGit(cwd: string, args: readonly string[], options: GitOptions = {}): Promise<Buffer> {
  const inherited = Object.entries(process.env).filter(([name]) => !INHERITED.test(name));
  const env = {
    ...Object.fromEntries(inherited),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    LC_ALL: 'C',
    ...options.env,
  };
  return await new Promise((resolve, reject) => {
    const settings = {
      cwd,
      env,
      encoding: 'buffer',
      maxBuffer: LARGEST_OUTPUT,
      timeout: options.timeoutMs ?? 0,
    } as const;
    const child = execFile('git', [...SETTINGS, ...args], settings, (error, stdout, stderr) => {
      if (error) reject(gitFault(error, args, stderr.toString()));
      else resolve(stdout);
    });
    child.stdin?.on('error', () => {});
    child.stdin?.end(options.input ?? '');
  });
}

/** Like {@link runGit}; the output as text without the last line break. */
export async function gitText(cwd: string, args: readonly string[], options: GitOptions = {}): Promise<string> {
  return (await runGit(cwd, args, options)).toString('utf8').replace(/\r?\n$/, '');
}

/** The output, or null where git ended with an error: for questions whose answer may be no. */
export async function tryGit(cwd: string, args: readonly string[], options: GitOptions = {}): Promise<string | null> {
  try {
    return await gitText(cwd, args, options);
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}

function gitFault(error: ExecFileException, args: readonly string[], stderr: string): Error {
  if (error.code === 'ENOENT')
    return new ConfigError('git is not installed', 'install git, or run outside a repository');
  const line = stderr.split('\n').find(text => text.trim() !== '') ?? error.message;
  return new GitError(`git ${args[0] ?? ''}: ${line.trim()}`, { cause: error });
}
