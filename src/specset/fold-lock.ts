import { stableJson } from '../lib/stable-json.ts';
import type { Spec, SpecId } from '../model/spec.ts';
import type { LockLine, Wait } from '../model/spec-set.ts';
import { digestSpec } from './digest-spec.ts';
import { byAnchor } from './parse-lock.ts';

/**
 * One valid lock out of any lines, so that the union of two branches is one: lines of one anchor are joined (a rule
 * outweighs `none`), rules without a file are dropped, and so is a line that has none left. Where two branches
 * generated a rule, the digest that fits its file wins.
 */
export function foldLock(lines: readonly LockLine[], specs: readonly Spec[]): readonly LockLine[] {
  const digests = new Map(specs.map(spec => [spec.id, digestSpec(spec)]));
  const folded = new Map<string, LockLine>();
  for (const line of lines) {
    const kept = dropDangling(line, digests);
    if (kept === null) continue;
    const before = folded.get(line.anchor);
    folded.set(line.anchor, before === undefined ? kept : joinLines(before, kept, digests));
  }
  return [...folded.values()].sort(byAnchor);
}

function dropDangling(line: LockLine, digests: ReadonlyMap<SpecId, string>): LockLine | null {
  if ('none' in line) return line;
  const rules = [...new Set(line.rules)].filter(rule => digests.has(rule)).sort();
  if (rules.length === 0) return null;
  const generated = Object.fromEntries(
    rules.flatMap(rule => (line.generated[rule] === undefined ? [] : [[rule, line.generated[rule]]])),
  );
  const { waits, ...rest } = line;
  return {
    ...rest,
    rules,
    generated,
    ...withWaits(Object.entries(waits ?? {}).filter(([rule]) => rules.includes(rule))),
  };
}

function withWaits(entries: readonly (readonly [SpecId, Wait])[]): { readonly waits?: Record<SpecId, Wait> } {
  return entries.length === 0 ? {} : { waits: Object.fromEntries(entries) };
}

function joinLines(a: LockLine, b: LockLine, digests: ReadonlyMap<SpecId, string>): LockLine {
  if ('none' in a) return b;
  if ('none' in b) return a;
  const rules = [...new Set([...a.rules, ...b.rules])].sort();
  const generated = Object.fromEntries(
    rules.flatMap(rule => {
      const values = [a.generated[rule], b.generated[rule]].filter(value => value !== undefined).sort();
      const fitting = values.find(value => value.endsWith(`:${digests.get(rule)}`)) ?? values[0];
      return fitting === undefined ? [] : [[rule, fitting]];
    }),
  );
  // Of two that wait, the one that speaks of the text as it stands.
  const isFitting = ([rule, wait]: readonly [SpecId, Wait]) => wait.text === digests.get(rule);
  const waits = [...Object.entries(a.waits ?? {}), ...Object.entries(b.waits ?? {})].sort(
    (x, y) => Number(isFitting(x)) - Number(isFitting(y)) || (stableJson(x) < stableJson(y) ? -1 : 1),
  );
  const file = [a.file, b.file].sort()[0] ?? a.file;
  return { anchor: a.anchor, file, kind: a.kind, rules, generated, ...withWaits(waits) };
}
