/**
 * What people let stand for one head (`/proviso accept`): it waives violations and acknowledges weakenings of this run,
 * and its entry goes into the patch for `baseline.yaml`, which is how it comes to hold for good.
 */
import type { SourceTree } from '../model/ports.ts';
import type { BaselineEntry, SpecSet } from '../model/spec-set.ts';
import { printPatch } from '../report/print-patch.ts';
import { putBaselineEntry } from '../report/propose-baseline.ts';

/** Whether a rule, or a scenario of it, is among what was accepted. */
export function isAccepted(rule: string | null, accepted: readonly BaselineEntry[]): boolean {
  return rule !== null && accepted.some(({ spec }) => spec === rule || spec.startsWith(`${rule}.`));
}

/** A sentence for the comment. */
export function describeAccepted({ spec, by, reason }: BaselineEntry): string {
  return `accepted for this commit by ${by}: ${spec} (${reason}); commit the entry of the patch to make it last`;
}

/** The unified diff that adds the accepted specs of one agent to its baseline; empty where it has none of them. */
export async function patchAccepted(
  { head }: { readonly head: SourceTree },
  about: {
    readonly agent: string;
    readonly sets: readonly SpecSet[];
    readonly accepted: readonly BaselineEntry[];
  },
): Promise<string> {
  const rules = about.sets.flatMap(({ specs }) => specs);
  const ids = new Set(rules.flatMap(({ id, scenarios }) => [String(id), ...scenarios.map(one => String(one.id))]));
  const own = about.accepted.filter(({ spec }) => ids.has(spec));
  if (own.length === 0) return '';
  const path = `specs/${about.agent}/baseline.yaml`;
  const before = await head.read(path);
  const after = own.reduce<string | null>((text, entry) => putBaselineEntry(text, entry), before);
  return printPatch([{ path, before, after }]);
}
