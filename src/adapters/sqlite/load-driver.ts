import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { ConfigError, errorMessage } from '../../lib/errors.ts';

export type Database = Sqlite.Database;

/** Where the bundle keeps its prebuilt drivers, seen from an entry of `dist/` and from one of its chunks. */
const PREBUILD_FOLDERS = ['./prebuilds/', '../prebuilds/'];

/** Waits so long for another process that holds the file, in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;

/** The prebuilt driver beside the bundle; null outside a bundle, where the package finds its own. */
export function findPrebuild(moduleUrl: string, platform = `${process.platform}-${process.arch}`): string | null {
  const paths = PREBUILD_FOLDERS.map(folder => fileURLToPath(new URL(`${folder}${platform}.node`, moduleUrl)));
  return paths.find(path => existsSync(path)) ?? null;
}

/**
 * Opens a database file; its folder must exist.
 * @param nativeBinding absolute path of the driver; null lets the package look for its own
 */
export function openDatabase(
  file: string,
  nativeBinding: string | null = findPrebuild(import.meta.url),
  { readonly = false }: { readonly readonly?: boolean } = {},
): Database {
  try {
    const binding = nativeBinding === null ? {} : { nativeBinding };
    return new Sqlite(file, { timeout: BUSY_TIMEOUT_MS, readonly, ...binding });
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) throw error;
    throw new ConfigError(
      `the SQLite driver does not load on ${process.platform}-${process.arch} with Node ${process.versions.node}: ${firstLine(error)}`,
      'it is built for Linux with glibc and for Windows, on x64 and arm64, and for macOS on arm64, with Node 24 or newer',
    );
  }
}

/** SQLite's own code of an error (`SQLITE_BUSY`); null for any other error. */
export function sqliteCode(error: unknown): string | null {
  return error instanceof Sqlite.SqliteError ? error.code : null;
}

function firstLine(error: unknown): string {
  return errorMessage(error).split('\n', 1)[0] ?? '';
}
