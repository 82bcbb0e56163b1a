/*
 * The committed form of the spec set S (AgenTest 2.2): `specs/<agent>/` <-> SpecSet.
 * Input: one side's tree. Output: specs, lock, baseline, and the text of each file, so that what is carried over keeps
 * every byte. Refuses a file that does not hold, reporting the problems of all files at once; a missing folder is an
 * empty set. Nothing here mines, compares or runs anything.
 */
import { ConfigError } from '../lib/errors.ts';
import type { SourceTree } from '../model/ports.ts';
import type { Spec } from '../model/spec.ts';
import type { SpecSet } from '../model/spec-set.ts';
import { foldLock } from './fold-lock.ts';
import { parseBaseline } from './parse-baseline.ts';
import { parseFrozenStrategies } from './parse-frozen-strategies.ts';
import { parseLock } from './parse-lock.ts';
import { parseSpec } from './parse-spec.ts';

export const EMPTY_SPEC_SET: SpecSet = { specs: [], lock: [], baseline: [], texts: new Map() };

/** @throws ConfigError with every problem of every file of the set */
export async function readSpecSet(tree: SourceTree, agent: string): Promise<SpecSet> {
  const folder = `specs/${agent}`;
  const names = (await tree.list(folder)).filter(path => !path.slice(folder.length + 1).includes('/'));
  const texts = new Map<string, string>();
  for (const path of names) texts.set(path.slice(folder.length + 1), (await tree.read(path)) ?? '');
  return assemble(folder, texts);
}

function assemble(folder: string, files: ReadonlyMap<string, string>): SpecSet {
  const problems: string[] = [];
  const hints = new Set<string>();
  const attempt = <T>(read: () => T, otherwise: T): T => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      if (error.hint) hints.add(error.hint);
      return otherwise;
    }
  };
  const specs: Spec[] = [];
  const texts = new Map<string, string>();
  for (const [name, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (name === 'baseline.yaml') continue;
    if (name.endsWith('.yml')) problems.push(`${folder}/${name}: name it ${name.replace(/yml$/, 'yaml')}`);
    if (!name.endsWith('.yaml')) continue;
    const spec = attempt(() => parseSpec(`${folder}/${name}`, text), null);
    if (spec === null) continue;
    specs.push(spec);
    texts.set(spec.id, text);
  }
  const lock = attempt(() => parseLock(`${folder}/lock.jsonl`, files.get('lock.jsonl') ?? ''), []);
  const baseline = attempt(() => parseBaseline(`${folder}/baseline.yaml`, files.get('baseline.yaml') ?? ''), []);
  const written = files.get('strategies.json');
  const frozen =
    written === undefined ? null : attempt(() => parseFrozenStrategies(`${folder}/strategies.json`, written), null);
  if (problems.length > 0) throw new ConfigError(problems, [...hints].join('; ') || undefined);
  return { specs, lock: foldLock(lock, specs), baseline, texts, ...(frozen !== null && { frozen }) };
}
