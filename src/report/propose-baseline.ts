import { isMap, isSeq, parseDocument } from 'yaml';
import type { BaselineEntry } from '../model/spec-set.ts';

/**
 * The text of `baseline.yaml` with entries added, for the patch: entries and comments that stand there stay as they are,
 * new ones take their place in the order of specs. A file that is no list is left alone.
 * @param text the file as it is, null when there is none
 */
export function proposeBaseline(text: string | null, entries: readonly BaselineEntry[]): string {
  const document = parseDocument(text === null || text.trim() === '' ? '[]\n' : text);
  const list = document.contents;
  if (!isSeq(list)) return text ?? '';
  list.flow = false;
  const present = new Set(list.items.map(readSpec));
  for (const entry of entries) {
    if (!present.has(entry.spec)) document.add(document.createNode({ ...entry }));
  }
  list.items.sort((a, b) => (readSpec(a) < readSpec(b) ? -1 : 1));
  return document.toString({ lineWidth: 0 });
}

/** The text of `baseline.yaml` with this entry, in place of the one of the same spec where there is one. */
export function putBaselineEntry(text: string | null, entry: BaselineEntry): string {
  const document = parseDocument(text ?? '');
  const at = isSeq(document.contents) ? document.contents.items.findIndex(item => readSpec(item) === entry.spec) : -1;
  if (at < 0) return proposeBaseline(text, [entry]);
  for (const key of ['reason', 'by', 'until'] as const) {
    if (entry[key] === undefined) document.deleteIn([at, key]);
    else document.setIn([at, key], entry[key]);
  }
  return document.toString({ lineWidth: 0 });
}

function readSpec(item: unknown): string {
  return isMap(item) ? String(item.get('spec')) : '';
}
