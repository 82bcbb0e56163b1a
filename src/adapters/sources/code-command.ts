import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SourceFolder } from '../../model/ports.ts';
import { locateChild } from '../children/locate-child.ts';
import { locateModule, permissionFlags } from '../children/read-permissions.ts';
import { removeAtExit } from '../files/remove-at-exit.ts';

/** A command of a workspace, ready to be started: no shell, the workspace as its folder, next to nothing in its environment. */
export interface CodeCommand {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Removes the home folder that was made for it. */
  dispose(): void;
}

const KEPT = process.platform === 'win32' ? ['PATH', 'PATHEXT', 'SYSTEMROOT', 'COMSPEC'] : ['PATH'];

/**
 * Node is run under its permission model: it reads the folders of its own files and `node_modules`, writes nothing and
 * starts nothing. Any other program cannot be contained so; it gets an empty home and no key.
 * @param files the workspace's files that the command consists of
 */
export function prepareCommand(
  folder: SourceFolder,
  [name = '', ...args]: readonly string[],
  files: readonly string[],
): CodeCommand {
  const home = mkdtempSync(join(realpathSync(tmpdir()), 'proviso-home-'));
  const keep = removeAtExit(home);
  const kept = KEPT.flatMap(key => (process.env[key] === undefined ? [] : [[key, process.env[key]] as const]));
  const isNode = /^node(?:\.exe)?$/.test(name);
  return {
    program: isNode ? process.execPath : name,
    args: isNode ? [...nodeFlags(folder, args, files), ...args] : args,
    cwd: folder.path,
    env: { ...Object.fromEntries(kept), HOME: home, TMPDIR: home, LANG: 'C.UTF-8', TZ: 'UTC' },
    dispose: () => {
      rmSync(home, { recursive: true, force: true });
      keep.forget();
    },
  };
}

function nodeFlags(folder: SourceFolder, args: readonly string[], files: readonly string[]): readonly string[] {
  const entry = args.find(word => files.includes(word.replace(/^\.\//, '')));
  const common = ['--max-old-space-size=512', '--disable-warning=ExperimentalWarning'];
  if (entry === undefined) return ['--permission', ...common];
  const child = locateModule(locateChild(folder, entry, files));
  return [...permissionFlags(child.module, child), ...common];
}
