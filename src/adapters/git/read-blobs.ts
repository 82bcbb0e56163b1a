import { decodeText } from '../../lib/decode-text.ts';
import { ConfigError } from '../../lib/errors.ts';
import { runGit } from './run-git.ts';

type Blob = { readonly text: string } | 'absent' | 'outside';

/**
 * Reads files of a git tree by path, links followed as far as they stay in the tree. Reads asked for together are
 * answered by one process.
 */
export function createBlobReader(folder: string, tree: string): (path: string) => Promise<string | null> {
  const texts = new Map<string, Promise<Blob>>();
  let asked: { readonly path: string; readonly settle: (blobs: Promise<ReadonlyMap<string, Blob>>) => void }[] = [];
  const flush = () => {
    const batch = asked;
    asked = [];
    const blobs = readBlobs(
      folder,
      tree,
      batch.map(({ path }) => path),
    );
    for (const { settle } of batch) settle(blobs);
  };
  const ask = async (path: string): Promise<Blob> => {
    const blobs = await new Promise<ReadonlyMap<string, Blob>>(settle => {
      if (asked.length === 0) setImmediate(flush);
      asked.push({ path, settle });
    });
    return blobs.get(path) ?? 'absent';
  };
  return async path => {
    const known = texts.get(path) ?? ask(path);
    texts.set(path, known);
    const blob = await known;
    if (blob === 'outside')
      throw new ConfigError(
        `${path}: the path leads out of the workspace`,
        'name a path without links out of the workspace',
      );
    return blob === 'absent' ? null : blob.text;
  };
}

async function readBlobs(folder: string, tree: string, paths: readonly string[]): Promise<ReadonlyMap<string, Blob>> {
  const input = paths.map(path => `${tree}:${path}\n`).join('');
  const output = await runGit(folder, ['cat-file', '--batch', '--follow-symlinks'], { input });
  const blobs = new Map<string, Blob>();
  let at = 0;
  for (const path of paths) {
    const end = output.indexOf(0x0a, at);
    const head = output.toString('utf8', at, end);
    const size = /^(?:[0-9a-f]{40,64} [a-z]+|symlink|dangling|loop|notdir) (\d+)$/.exec(head)?.[1];
    const body = end + 1;
    const next = size === undefined ? body : body + Number(size) + 1;
    blobs.set(path, blobOf(head, output.subarray(body, next - 1)));
    at = next;
  }
  return blobs;
}

function blobOf(head: string, body: Buffer): Blob {
  if (/^[0-9a-f]{40,64} blob \d+$/.test(head)) return { text: decodeText(body) };
  return head.startsWith('symlink ') ? 'outside' : 'absent';
}
