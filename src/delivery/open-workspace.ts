import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { ConfigError } from '../lib/errors.ts';

/**
 * The folder that a run is about, below the checkout.
 * @throws ConfigError where it leads out of the checkout, by its name or by a link, and where there is no such folder
 */
export async function openWorkspace(checkout: string, workingDirectory: string): Promise<string> {
  const folder = resolve(checkout, workingDirectory);
  const place = `input "working-directory" is ${JSON.stringify(workingDirectory)};`;
  const outside = () =>
    new ConfigError(`${place} it leads out of the checkout`, 'name a folder below GITHUB_WORKSPACE');
  if (isOutside(checkout, folder)) throw outside();
  if (!((await stat(folder).catch(() => null))?.isDirectory() ?? false))
    throw new ConfigError(`${place} there is no such folder in the checkout`, 'check it out first, or mend its name');
  if (isOutside(await realpath(checkout), await realpath(folder))) throw outside();
  return folder;
}

function isOutside(root: string, path: string): boolean {
  const way = relative(root, path);
  return isAbsolute(way) || way.split(sep)[0] === '..';
}
