import { mkdir, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { WorkspaceWriter } from '../../model/ports.ts';
import { confineNewPath } from './confine-path.ts';

/** Writes below a folder and nowhere else; a file is replaced whole, so that a crash leaves the old one. */
export async function openWriter(folder: string): Promise<WorkspaceWriter> {
  const root = await realpath(folder);
  return {
    write: async (path, text) => {
      const target = await confineNewPath(root, path);
      await mkdir(dirname(target), { recursive: true });
      const draft = `${target}.proviso-${process.pid}.tmp`;
      await writeFile(draft, text);
      await rename(draft, target);
    },
    remove: async path => {
      await rm(await confineNewPath(root, path), { force: true });
    },
  };
}
