import { ConfigError } from '../lib/errors.ts';
import type { SourceTree } from '../model/ports.ts';

/** The text of a file that the configuration names under the key `what`. Throws ConfigError where there is none. */
export async function readText(tree: SourceTree, file: string, what: string): Promise<string> {
  const text = await readNamed(tree, file, what);
  if (text === null)
    throw new ConfigError(`${what} ${file}: there is no such file`, 'paths are relative to the workspace');
  if (text.includes('\0')) throw new ConfigError(`${what} ${file}: this is no text file`, 'name a text file');
  return text;
}

/** What the tree refuses, with the key whose path it is. */
async function readNamed(tree: SourceTree, file: string, what: string): Promise<string | null> {
  try {
    return await tree.read(file);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(
      error.problems.map(problem => `${what} ${problem}`),
      error.hint,
    );
  }
}
