import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeText } from '../../lib/decode-text.ts';
import { ConfigError, errorMessage } from '../../lib/errors.ts';
import { globPrefix, matchGlob } from '../../lib/match-glob.ts';
import type { SourceTree } from '../../model/ports.ts';
import { confinePath, isAbsence, outsideError } from './confine-path.ts';

/** Folders that hold nothing a person wrote. */
const PASSED_OVER = new Set(['.git', 'node_modules', '.proviso']);

/** What is known of a folder. */
export interface FolderOptions {
  readonly label?: SourceTree['label'];
  /** The commit that is checked out there; null outside a repository. */
  readonly sha?: string | null;
  readonly mayRunCode?: boolean;
}

/**
 * The source tree of a folder as it stands on disk. Every path is confined to it, links resolved.
 */
export async function openFolder(
  path: string,
  { label = 'head', sha = null, mayRunCode = true }: FolderOptions = {},
): Promise<SourceTree> {
  const root = await realRoot(path);
  const folder = async () => ({ path: root, packages: [] });
  return {
    label,
    sha,
    read: file => readConfined(root, file),
    list: async pattern => {
      const start = globPrefix(pattern);
      const real = await confinePath(root, start);
      const paths = real === null ? [] : await walk(root, start);
      return paths.filter(path => matchGlob(pattern, path)).sort();
    },
    folder,
    runSource: async about => (await import('../sources/run-source.ts')).runSource(await folder(), about),
    mayRunCode,
  };
}

async function realRoot(folder: string): Promise<string> {
  try {
    const root = await realpath(folder);
    if ((await stat(root)).isDirectory()) return root;
  } catch (error) {
    if (!isAbsence(error)) throw error;
  }
  throw new ConfigError(`${folder}: there is no such folder`, 'name the workspace with --workspace');
}

async function readConfined(root: string, path: string): Promise<string | null> {
  const real = await confinePath(root, path);
  if (real === null) return null;
  try {
    return decodeText(await readFile(real));
  } catch (error) {
    if (isAbsence(error)) return null;
    if (error instanceof Error && 'code' in error && error.code === 'EISDIR')
      throw new ConfigError(`${path}: this is a folder, and a file is called for`, 'name a file');
    throw new ConfigError(`${path}: the file cannot be read: ${errorMessage(error)}`);
  }
}

/** Files below a path of the workspace, or the path itself when it is a file. Linked folders are not entered. */
async function walk(root: string, path: string): Promise<readonly string[]> {
  const entries = await readEntries(join(root, path));
  if (entries === null) return [path];
  const found = await Promise.all(
    entries
      .filter(entry => !PASSED_OVER.has(entry.name))
      .map(async entry => {
        const inner = path === '' ? entry.name : `${path}/${entry.name}`;
        if (entry.isDirectory()) return await walk(root, inner);
        return entry.isFile() || (await isFileLink(root, inner)) ? [inner] : [];
      }),
  );
  return found.flat();
}

async function readEntries(folder: string): Promise<readonly Dirent[] | null> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isAbsence(error)) return null;
    throw error;
  }
}

async function isFileLink(root: string, path: string): Promise<boolean> {
  try {
    const real = await confinePath(root, path);
    return real !== null && (await stat(real)).isFile();
  } catch (error) {
    if (error instanceof ConfigError && error.message === outsideError(path).message) return false;
    throw error;
  }
}
