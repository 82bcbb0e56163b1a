import { foldText } from '../lib/fold-text.ts';
import { hashValue } from '../lib/hash.ts';
import { scopeOf, writtenScope } from '../lib/item-scope.ts';
import { isManyPath } from '../lib/read-path.ts';
import { stableJson } from '../lib/stable-json.ts';
import type { Check } from '../model/check.ts';
import type { Clause, Condition, Scenario, ThenClause } from '../model/spec.ts';
import { sortMembers } from './meaning/sort-members.ts';

type Signed = Pick<Scenario, 'force' | 'objects' | 'given' | 'then'>;

/** Hash of what a scenario obliges to (tools, force, conditions, check): the same under another wording or id. */
export function signScenario(tools: readonly string[], { force, objects, given, then }: Signed): string {
  return hashValue({
    tools: tools.toSorted(),
    force,
    objects,
    given: conditionsOf(given),
    then: then.map(obligationOf),
  });
}

/** Signature of a rule: those of its scenarios in any order; null for a rule without scenarios. */
export function signSpec(rule: {
  readonly tools: readonly string[];
  readonly scenarios?: readonly Signed[];
}): string | null {
  const signatures = (rule.scenarios ?? []).map(scenario => signScenario(rule.tools, scenario));
  return signatures.length === 0 ? null : hashValue(signatures.sort());
}

/** The structured part of Given, in any order. */
export function conditionsOf(given: readonly Clause[]): readonly string[] {
  return given
    .map(clause => {
      if (clause.kind === 'environment') return signCondition(clause.where);
      if (clause.kind === 'ownership') return stableJson({ of: clause.of, is: clause.is });
      return stableJson({ says: foldText(clause.says).toLowerCase(), facts: clause.facts });
    })
    .sort();
}

/** The same for a scope of items that is written out where it is the usual one, and for values in another order. */
export function signCondition({ items, ...compared }: Condition): string {
  const where = sortMembers(compared);
  const scope = isManyPath(where.field) ? writtenScope(scopeOf({ op: where.op, items }), where.op) : null;
  return stableJson(scope === null ? where : { ...where, items: scope });
}

/** What a Then clause checks; its sentence, where only a reader can decide. */
export function obligationOf({ check, text, attempts }: ThenClause): string {
  return stableJson({ check: check === undefined ? foldText(text).toLowerCase() : foldCheck(check), attempts });
}

/** The same for a check that lists its values in another order. */
export function foldCheck(check: Check): Check {
  return check.kind === 'argument' || check.kind === 'state' ? sortMembers(check) : check;
}
