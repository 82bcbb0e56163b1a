import { posix } from 'node:path';
import type { SourceTree } from '../model/ports.ts';

const IMPORT =
  /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"])(\.{1,2}\/[^'"\n]+)\1|\bnew\s+URL\(\s*(['"])(\.{1,2}\/[^'"\n]+)\3/g;
const ENDINGS = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'] as const;

/**
 * A module's own file and, followed from file to file, what it imports or opens by a relative path; sorted. A file that
 * is not there and one outside the workspace are left out, so a changed installed package is not seen.
 */
export async function listModuleFiles(tree: SourceTree, module: string): Promise<readonly string[]> {
  const followed = await followModule(tree, module);
  return [...followed].flatMap(([path, exists]) => (exists ? [path] : [])).sort();
}

/**
 * Every path that a module's imports lead to, and whether there is a file. As long as none of them changes, the module's
 * files are the same, too: one that is absent here may have been removed.
 */
export async function followModule(tree: SourceTree, module: string): Promise<ReadonlyMap<string, boolean>> {
  const found = new Map<string, boolean>();
  let open = [posix.normalize(module)];
  while (open.length > 0) {
    const texts = await Promise.all(open.map(async path => ({ path, text: await tree.read(path) })));
    for (const { path, text } of texts) found.set(path, text !== null);
    const next = texts.flatMap(({ path, text }) => (text === null ? [] : importCandidates(path, text)));
    open = [...new Set(next)].filter(path => !found.has(path));
  }
  return found;
}

function importCandidates(path: string, text: string): readonly string[] {
  if (path.endsWith('.json')) return [];
  return [...text.matchAll(IMPORT)].flatMap(match => {
    const target = posix.normalize(posix.join(posix.dirname(path), match[2] ?? match[4] ?? ''));
    if (target.startsWith('..')) return [];
    const written = [...ENDINGS.map(ending => `${target}${ending}`), target.replace(/\.([mc]?)js$/, '.$1ts')];
    return written.filter(candidate => /\.[a-z]+$/i.test(candidate));
  });
}
