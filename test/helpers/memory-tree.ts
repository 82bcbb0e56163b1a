import { globPrefix, matchGlob } from '../../src/lib/match-glob.ts';
import { relativePath } from '../../src/lib/relative-path.ts';
import type { SourceTree } from '../../src/model/ports.ts';

/** A source tree of texts by path, for tests that need no disk. */
export function aTree(files: Readonly<Record<string, string>>, label: SourceTree['label'] = 'head'): SourceTree {
  return {
    label,
    sha: null,
    read: async path => files[relativePath(path) ?? ''] ?? null,
    list: async pattern =>
      Object.keys(files)
        .filter(path => path.startsWith(globPrefix(pattern)) && matchGlob(pattern, path))
        .sort(),
    folder: async () => {
      throw new Error('a tree in memory has no folder');
    },
  };
}
