import { posix, resolve } from 'node:path';
import type { SourceFolder } from '../../model/ports.ts';
import type { ChildModule } from './read-permissions.ts';

/**
 * A module of one side, ready for a child process. It may read the folders of the files that its code consists of; of a
 * file at the root of the workspace the file alone. Dot files and folders are never among them.
 * @param files the module's own files, what it imports, and what is watched; relative to the workspace
 */
export function locateChild({ path, packages }: SourceFolder, module: string, files: readonly string[]): ChildModule {
  const open = files.filter(file => !file.split('/').some(step => step.startsWith('.')));
  const readable = new Set(open.map(file => (posix.dirname(file) === '.' ? file : posix.dirname(file))));
  return {
    module: resolve(path, module),
    workspace: path,
    readable: [...readable].map(place => resolve(path, place)),
    packages,
  };
}
