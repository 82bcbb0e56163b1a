import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { tryGit } from '../adapters/git/run-git.ts';
import { listAnchors } from '../diff/list-anchors.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import type { Spec, SpecId } from '../model/spec.ts';
import type { SpecSet } from '../model/spec-set.ts';
import { foldLock } from '../specset/fold-lock.ts';
import { parseLock } from '../specset/parse-lock.ts';
import { parseSpec } from '../specset/parse-spec.ts';
import type { PlannedFile } from '../specset/plan-spec-files.ts';
import { updateSpecText } from '../specset/update-spec-text.ts';

export interface DeletedInput {
  readonly folder: string;
  readonly head: SourceTree;
  readonly agent: string;
  readonly artifacts: AgentArtifacts;
  readonly ignore: readonly string[];
  readonly committed: SpecSet;
}

export interface Deleted {
  /** The set with the deleted rules as rejected ones, so that none of them is mined again. */
  readonly committed: SpecSet;
  readonly files: readonly PlannedFile[];
  readonly deleted: readonly SpecId[];
}

/**
 * Rules whose file was deleted although everything that they rest on stands: a deletion is no decision yet. Each is
 * written as rejected with the reason "deleted"; at a terminal the person is asked, and a no has it mined again. The
 * text comes out of git; what git does not know is mined again.
 */
export async function rejectDeleted(
  deps: { readonly confirm: ((question: string) => Promise<boolean>) | null },
  { folder, head, agent, artifacts, ignore, committed }: DeletedInput,
): Promise<Deleted> {
  const lockFile = `specs/${agent}/lock.jsonl`;
  const lines = parseLock(lockFile, (await head.read(lockFile)) ?? '');
  const anchors = listAnchors(artifacts, ignore);
  const known = new Set(committed.specs.map(({ id }) => id));
  const named = new Set(lines.flatMap(line => ('rules' in line ? line.rules : [])));
  const specs: Spec[] = [];
  const texts = new Map<string, string>();
  const files: PlannedFile[] = [];
  for (const id of [...named].filter(rule => !known.has(rule)).sort()) {
    const isStanding = lines.every(line => !('rules' in line && line.rules.includes(id)) || anchors.has(line.anchor));
    const path = `specs/${agent}/${id}.yaml`;
    const before = isStanding ? await readDeleted(folder, path) : null;
    if (before === null) continue;
    const question = `${path} was deleted, though nothing it rests on changed. Reject the rule for good?`;
    if (deps.confirm !== null && !(await deps.confirm(question))) continue;
    const spec = parseSpec(path, before);
    const rejected: Spec = spec.status === 'rejected' ? spec : { ...spec, status: 'rejected', reason: 'deleted' };
    const text = updateSpecText(before, rejected);
    specs.push(rejected);
    texts.set(id, text);
    files.push({ path, text });
  }
  if (specs.length === 0) return { committed, files, deleted: [] };
  const all = [...committed.specs, ...specs].sort((a, b) => (a.id < b.id ? -1 : 1));
  const set = { ...committed, specs: all, lock: foldLock(lines, all), texts: new Map([...committed.texts, ...texts]) };
  return { committed: set, files, deleted: specs.map(({ id }) => id) };
}

/** The last text of a file that is gone; null where git does not know it. */
async function readDeleted(folder: string, path: string): Promise<string | null> {
  const last = await tryGit(folder, ['rev-list', '-1', 'HEAD', '--', path]);
  if (last === null || last === '') return null;
  const own = await tryGit(folder, ['show', `${last}:./${path}`]);
  const text = own ?? (await tryGit(folder, ['show', `${last}^:./${path}`]));
  return text === null ? null : `${text}\n`;
}

/** Asks a person; null where there is no terminal. Whoever answers nothing, or leaves, has not said yes. */
export function askAtTerminal(
  input: NodeJS.ReadableStream & { readonly isTTY?: boolean } = process.stdin,
  output: NodeJS.WritableStream = process.stderr,
): ((question: string) => Promise<boolean>) | null {
  if (!input.isTTY) return null;
  return async question => {
    const lines = createInterface({ input, output });
    try {
      const gone = once(lines, 'close').then(() => '');
      return /^y(es)?$/i.test((await Promise.race([lines.question(`${question} [y/N] `), gone])).trim());
    } finally {
      lines.close();
    }
  };
}
