import { findForeignByte, stripMark } from '../lib/decode-text.ts';
import { ConfigError } from '../lib/errors.ts';
import type { SourceTree } from '../model/ports.ts';
import { findConflict } from './find-conflict.ts';

/**
 * The text of a file that the configuration names under the key `what`, without a byte order mark. Throws ConfigError
 * where there is none, where it is no UTF-8, and where a merge left its conflict in it.
 */
export async function readText(tree: SourceTree, file: string, what: string): Promise<string> {
  const text = await readNamed(tree, file, what);
  if (text === null)
    throw new ConfigError(`${what} ${file}: there is no such file`, 'paths are relative to the workspace');
  if (text.includes('\0')) throw new ConfigError(`${what} ${file}: this is no text file`, 'name a text file');
  const foreign = findForeignByte(text);
  if (foreign !== null)
    throw new ConfigError(
      `${what} ${file}:${foreign.line}: this is no UTF-8 (the byte ${foreign.byte})`,
      'save the file as UTF-8',
    );
  const conflict = findConflict(text);
  if (conflict !== null)
    throw new ConfigError(
      `${what} ${file}:${conflict.line}: a merge left its conflict here: ${conflict.mark}`,
      'resolve the merge; a mark that is meant as text is indented',
    );
  return stripMark(text);
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
