/**
 * What people let stand for one head (`/proviso accept`): it waives violations and acknowledges weakenings of this run,
 * and its entry goes into the patch for `baseline.yaml`, which is how it comes to hold for good.
 */
import type { SpecFinding } from '../model/diff.ts';
import type { SourceTree } from '../model/ports.ts';
import type { BaselineEntry, SpecSet } from '../model/spec-set.ts';
import type { SpecResult } from '../model/verdict.ts';
import { isNewViolation } from '../report/classify-result.ts';
import { printPatch } from '../report/print-patch.ts';
import { putBaselineEntry } from '../report/propose-baseline.ts';

/** Whether a rule, or a scenario of it, is among what was accepted. */
export function isAccepted(rule: string | null, accepted: readonly BaselineEntry[]): boolean {
  return rule !== null && accepted.some(({ spec }) => spec === rule || spec.startsWith(`${rule}.`));
}

/** A sentence for the comment. What an agent leaves with is settled once the change is merged. */
export function describeAccepted({ spec, by, reason }: BaselineEntry, departed: readonly SpecFinding[] = []): string {
  const said = `accepted for this commit by ${by}: ${spec} (${reason})`;
  const isAgent = departed.some(({ rule }) => rule === spec);
  return isAgent ? said : `${said}; commit the entry of the patch to make it last`;
}

/** What was accepted of one agent's own specs. */
export function acceptedOf(sets: readonly SpecSet[], accepted: readonly BaselineEntry[]): readonly BaselineEntry[] {
  const rules = sets.flatMap(({ specs }) => specs);
  const ids = new Set(rules.flatMap(({ id, scenarios }) => [String(id), ...scenarios.map(one => String(one.id))]));
  return accepted.filter(({ spec }) => ids.has(spec));
}

/** The violations of a first run as entries to triage: applied with the patch, they are known from then on. */
export function candidatesOf(results: readonly SpecResult[]): readonly BaselineEntry[] {
  const candidates = results.filter(result => !result.waived && isNewViolation(result));
  return candidates.map(({ id }) => ({
    spec: id,
    reason: 'violated when Proviso was set up; to be triaged',
    by: 'proviso',
  }));
}

/** The unified diff that adds entries to an agent's baseline; empty where there are none. */
export async function patchBaseline(
  { head }: { readonly head: SourceTree },
  { agent, entries }: { readonly agent: string; readonly entries: readonly BaselineEntry[] },
): Promise<string> {
  if (entries.length === 0) return '';
  const path = `specs/${agent}/baseline.yaml`;
  const before = await head.read(path);
  const after = entries.reduce<string | null>((text, entry) => putBaselineEntry(text, entry), before);
  return printPatch([{ path, before, after }]);
}
