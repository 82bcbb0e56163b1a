/*
 * After a rule was refined again: what it says as before keeps its id and its words.
 * Input: the rule as committed, and its new form. Output: the new form, each scenario paired with the old one that says the
 * same (else the most alike), with its name, title and the clauses that stand. Pure. Refuses to give one old scenario to two
 * new ones, and to keep words that say something else.
 */
import { stableJson } from '../lib/stable-json.ts';
import type { Clause, MinedSpec, ScenarioDraft, Spec, ThenClause } from '../model/spec.ts';
import { pairBest } from './measure-similarity.ts';
import { type NormalScenario, normaliseClause, normaliseScenario, overlapOf } from './normal-scenario.ts';
import { nameByTable, renameObjects } from './rename-objects.ts';
import { minedFrom } from './rule-fate.ts';
import { obligationOf } from './sign-spec.ts';

/** Less in common than this, and it is another scenario. */
const SAME_SCENARIO = 0.5;
/** What a changed value counts less than the same one. */
const OTHER_VALUE = 0.9;

interface Sided {
  readonly draft: ScenarioDraft;
  readonly normal: NormalScenario;
}

export function carryScenarios(before: Spec, mined: MinedSpec): MinedSpec {
  if (mined.isComputed || mined.scenarios === undefined || before.scenarios.length === 0) return mined;
  const old = (minedFrom(before, []).scenarios ?? []).map(toSided);
  const now = mined.scenarios.map(draft => toSided(renameAsBefore(draft, before)));
  const pairs = pairBest(old, now, scorePair);
  const carried = old.flatMap(was => {
    const is = pairs.get(was);
    return is === undefined ? [] : [carryOne(was, is)];
  });
  const taken = new Set(carried.map(({ name }) => name));
  const paired = new Set(pairs.values());
  const added = now.flatMap(one => (paired.has(one) ? [] : [nameAnew(one.draft, taken)]));
  return { ...mined, scenarios: [...carried, ...added] };
}

function toSided(draft: ScenarioDraft): Sided {
  return { draft, normal: normaliseScenario(draft) };
}

/** Objects under the names that the rule has for their tables. */
function renameAsBefore(draft: ScenarioDraft, { scenarios }: Spec): ScenarioDraft {
  const known = new Map<string, string>();
  for (const scenario of scenarios) for (const [name, table] of nameByTable(scenario)) known.set(table, name);
  const names = [...nameByTable(draft)].flatMap(([name, table]) => {
    const before = known.get(table);
    return before === undefined ? [] : [[name, before] as const];
  });
  return renameObjects(draft, new Map(names));
}

/** Equal conditions first, then what is obliged to, then how much they have in common; 0: not the same scenario. */
function scorePair({ normal: was }: Sided, { normal: is }: Sided): number {
  const isObligedSame = was.obligations === is.obligations;
  const alike = overlapOf(was.conditions, is.conditions);
  const ties = (isObligedSame ? 2 : 0) + (was.force === is.force ? 1 : 0) + (was.trigger === is.trigger ? 0.5 : 0);
  if (alike === 1) return was.objects === is.objects || was.conditions.size > 0 || isObligedSame ? 4 + ties : 0;
  const shape = Math.max(alike, OTHER_VALUE * overlapOf(was.shapes, is.shapes));
  return was.force === is.force && shape >= SAME_SCENARIO ? shape + (isObligedSame ? 1 : 0) : 0;
}

function carryOne(was: Sided, is: Sided): ScenarioDraft {
  const [old, now] = [was.draft, is.draft];
  const isGivenSame = overlapOf(was.normal.conditions, is.normal.conditions) === 1;
  const isThenSame = was.normal.obligations === is.normal.obligations;
  const isBoundSame = was.normal.objects === is.normal.objects;
  const isSame = isGivenSame && isThenSame && isBoundSame && was.normal.force === is.normal.force;
  return {
    ...now,
    name: old.name,
    title: isSame ? old.title : now.title,
    objects: isBoundSame ? old.objects : now.objects,
    given: isGivenSame ? old.given : now.given.map(clause => keepClause(clause, old.given)),
    when: was.normal.trigger === is.normal.trigger ? old.when : now.when,
    then: isThenSame ? old.then : now.then.map(clause => keepThen(clause, old.then)),
  };
}

function keepClause(clause: Clause, before: readonly Clause[]): Clause {
  const key = normaliseClause(clause);
  return before.find(one => normaliseClause(one) === key) ?? clause;
}

function keepThen(clause: ThenClause, before: readonly ThenClause[]): ThenClause {
  const key = stableJson(obligationOf(clause));
  return before.find(one => stableJson(obligationOf(one)) === key) ?? clause;
}

/** A new scenario takes no name that an old one keeps. */
function nameAnew(draft: ScenarioDraft, taken: Set<string>): ScenarioDraft {
  let { name } = draft;
  for (let n = 2; taken.has(name); n++) name = `${draft.name}-${n}`;
  taken.add(name);
  return { ...draft, name };
}
