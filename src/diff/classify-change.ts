import { foldText } from '../lib/fold-text.ts';
import { stableJson } from '../lib/stable-json.ts';
import { holdsTools } from '../model/check.ts';
import type { DiffClass } from '../model/diff.ts';
import type { Json } from '../model/json.ts';
import type { RefinedSpec, Scenario, Spec, ThenClause } from '../model/spec.ts';
import { listMembers, sortListed } from './meaning/sort-members.ts';
import { conditionsOf, obligationOf } from './sign-spec.ts';

/**
 * What an edit did to one scenario, the gravest first; null when it says the same. A change of When is a change of
 * condition: it is the request that the test makes.
 */
export function classifyChange(before: RefinedSpec, after: RefinedSpec): DiffClass | null {
  const [old, now] = [before.scenario, after.scenario];
  if (old.force !== now.force) return 'force-changed';
  if (bindingOf(before) !== bindingOf(after)) return 'binding-changed';
  if (conditionOf(old) !== conditionOf(now)) return 'condition-changed';
  if (standingOf(before.spec) !== standingOf(after.spec)) return 'meaning-touched';
  if (wordingOf(before) !== wordingOf(after)) return 'reworded';
  if (evidenceOf(before.spec) !== evidenceOf(after.spec)) return 'evidence-moved';
  return null;
}

function bindingOf({ spec, scenario }: RefinedSpec): string {
  const tools = scenario.then.map(toolsOf);
  return stableJson({ tools: spec.tools.toSorted(), objects: scenario.objects, checked: tools });
}

function toolsOf({ check }: ThenClause): readonly string[] {
  if (check === undefined) return [];
  if (check.kind === 'called-before') return [check.first, check.then];
  if (check.kind === 'holds') return holdsTools(check.at);
  return 'tool' in check && check.tool !== undefined ? [check.tool] : [];
}

function conditionOf({ given, when, then }: Scenario): string {
  const trigger = foldText(when).toLowerCase();
  return stableJson({ given: conditionsOf(given), trigger, then: then.map(obligationOf) });
}

/** How much a rule weighs at the gate. */
function standingOf({ severity, status }: Spec): string {
  return `${severity} ${status}`;
}

function wordingOf({ spec, scenario }: RefinedSpec): string {
  const { title, given, when, then } = scenario;
  const texts = [title, when, ...given.map(clause => clause.text), ...then.map(clause => clause.text)];
  const lists = spec.scenarios.flatMap(listsOf);
  const told = [spec.rule, ...texts].map(text => sortListed(text, lists));
  return stableJson([spec.category, spec.source, spec.reason ?? '', ...told]);
}

/** The lists of values that a scenario compares with. */
function listsOf({ given, then }: Scenario): readonly (readonly Json[])[] {
  const compared = [
    ...given.flatMap(clause => (clause.kind === 'environment' ? [clause.where] : [])),
    ...then.flatMap(({ check }) => (check?.kind === 'argument' || check?.kind === 'state' ? [check] : [])),
  ];
  return compared.flatMap(one => {
    const members = listMembers(one);
    return members === null ? [] : [members];
  });
}

function evidenceOf({ evidence }: Spec): string {
  return stableJson(evidence);
}
