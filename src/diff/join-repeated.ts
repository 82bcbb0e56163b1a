/*
 * After refinement: new rules that say what a rule says that an edit changed.
 * Input: the new rules and the changed ones, both with scenarios. Output: the new rules without those whose every scenario
 * is one of a changed rule, and the changed rules with their evidence. Pure. Refuses to join what constrains another tool,
 * demands one condition more or less, or obliges in words alone to something else: that is for the deduplication to ask.
 */
import type { MinedSpec, SpecId } from '../model/spec.ts';
import type { Dropped } from './match-candidates.ts';
import { normaliseScenario, overlapOf, type Said } from './normal-scenario.ts';
import { nameByTable, renameObjects } from './rename-objects.ts';
import type { RuleFate } from './rule-fate.ts';

type Fates = ReadonlyMap<SpecId, RuleFate>;

export interface Joined {
  readonly candidates: readonly MinedSpec[];
  readonly fates: Fates;
  readonly dropped: readonly Dropped[];
}

/** @param merge a rule with the evidence of another one */
export function joinRepeated(
  { candidates, fates }: Pick<Joined, 'candidates' | 'fates'>,
  merge: (rule: MinedSpec, other: MinedSpec) => MinedSpec,
): Joined {
  const joined = new Map(fates);
  const dropped: Dropped[] = [];
  const kept = candidates.filter(candidate => {
    const found = [...joined].find(([, fate]) => isSaidBy(candidate, fate));
    if (found === undefined) return true;
    const [id, fate] = found;
    if ('mined' in fate) joined.set(id, { ...fate, mined: merge(fate.mined, candidate) });
    dropped.push({ what: candidate.rule, why: `the same as ${id}, which was refined again` });
    return false;
  });
  return { candidates: kept, fates: joined, dropped };
}

function isSaidBy(candidate: MinedSpec, fate: RuleFate): boolean {
  if (fate.kind !== 'altered' && fate.kind !== 'change') return false;
  const { mined } = fate;
  const [said, known] = [candidate.scenarios ?? [], mined.scenarios ?? []];
  if (candidate.isComputed || candidate.source !== mined.source || said.length === 0) return false;
  return isWithin(candidate.tools, mined.tools) && said.every(one => known.some(other => isSame(one, other)));
}

/** A rule without tools is about what is said, and only like another one of that kind. */
function isWithin(tools: readonly string[], others: readonly string[]): boolean {
  return tools.length === 0 ? others.length === 0 : tools.every(tool => others.includes(tool));
}

function isSame(a: Said, b: Said): boolean {
  const [left, right] = [inTables(a), inTables(b)];
  const isDecided = a.then.every(({ check }) => check !== undefined);
  return (
    left.force === right.force &&
    left.obligations === right.obligations &&
    overlapOf(left.conditions, right.conditions) === 1 &&
    (isDecided || left.trigger === right.trigger)
  );
}

/** The normal form with each object under the name of its table. */
function inTables(scenario: Said) {
  return normaliseScenario(renameObjects(scenario, nameByTable(scenario)));
}
