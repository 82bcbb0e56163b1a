import { stableJson } from '../lib/stable-json.ts';
import type { MinedSet, SpecSet } from '../model/spec-set.ts';
import { printLock } from './parse-lock.ts';
import { printSpec } from './print-spec.ts';
import { updateSpecText } from './update-spec-text.ts';

/** A file to be written; `text` null: to be removed. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string | null;
}

/**
 * The files of `specs/<agent>/` that differ after mining, sorted by path; none for an unchanged agent. A spec that says
 * the same keeps every byte of its file.
 */
export function planSpecFiles(before: SpecSet, after: MinedSet, agent: string): readonly PlannedFile[] {
  const folder = `specs/${agent}`;
  const old = new Map(before.specs.map(spec => [spec.id, spec]));
  const kept = new Set(after.specs.map(spec => spec.id));
  const written = after.specs.flatMap((spec): PlannedFile[] => {
    const was = old.get(spec.id);
    if (was !== undefined && stableJson(was) === stableJson(spec)) return [];
    const text = before.texts.get(spec.id);
    return [
      { path: `${folder}/${spec.id}.yaml`, text: text === undefined ? printSpec(spec) : updateSpecText(text, spec) },
    ];
  });
  const removed = before.specs
    .filter(spec => !kept.has(spec.id))
    .map((spec): PlannedFile => ({ path: `${folder}/${spec.id}.yaml`, text: null }));
  const lock = printLock(after.lock);
  const isLockSame = lock === printLock(before.lock);
  const files = [...written, ...removed, ...(isLockSame ? [] : [{ path: `${folder}/lock.jsonl`, text: lock }])];
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}
