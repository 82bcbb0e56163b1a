/**
 * Where a user's module stands on disk, and what else a child process that runs it may read.
 */
import { locateChild } from './adapters/children/locate-child.ts';
import type { ChildModule } from './adapters/children/read-permissions.ts';
import type { SourceTree } from './model/ports.ts';

/** @param files the module's own files, what it imports, and what is watched; relative to the workspace */
export async function locateCode(tree: SourceTree, module: string, files: readonly string[]): Promise<ChildModule> {
  return locateChild(await tree.folder(), module, files);
}
