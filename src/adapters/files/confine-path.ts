import { lstat, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ConfigError } from '../../lib/errors.ts';
import { relativePath } from '../../lib/relative-path.ts';

/** The error for a path that is not the workspace's. */
export function outsideError(path: string): ConfigError {
  return new ConfigError(
    `${path}: the path leads out of the workspace`,
    'name a path below the workspace, without links out of it',
  );
}

/**
 * Where a path of the workspace lies on disk, links resolved.
 * @param root the workspace, links resolved
 * @returns null when there is nothing there. Throws ConfigError when the path, or a link on its way, leads out
 */
export async function confinePath(root: string, path: string): Promise<string | null> {
  const plain = relativePath(path);
  if (plain === null) throw outsideError(path);
  const real = await realPathOf(join(root, plain));
  if (real !== null && !isBelow(root, real)) throw outsideError(path);
  return real;
}

/**
 * Where a file may be written: like {@link confinePath} for its nearest existing folder, and never through a link that
 * leads nowhere yet.
 */
export async function confineNewPath(root: string, path: string): Promise<string> {
  const plain = relativePath(path);
  if (plain === null || plain === '') throw outsideError(path);
  const target = join(root, plain);
  const real = await realPathOf(target);
  if (real !== null && !isBelow(root, real)) throw outsideError(path);
  if (real !== null) return real;
  for (let at = target; at !== root; at = dirname(at)) {
    const existing = await realPathOf(at);
    if (existing !== null && !isBelow(root, existing)) throw outsideError(path);
    if (existing !== null) break;
    if (await isLink(at)) throw outsideError(path);
  }
  return target;
}

export function isBelow(root: string, real: string): boolean {
  const way = relative(root, real);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !/^[A-Za-z]:|^[\\/]/.test(way));
}

async function realPathOf(path: string): Promise<string | null> {
  try {
    return await realpath(path);
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

async function isLink(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isSymbolicLink();
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

/** Whether a file-system error says that there is nothing at the path. */
export function isAbsence(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
