/*
 * The normal form of a scenario: what it says, whatever its words, the names of its objects and the order of its clauses.
 * Input: a scenario or a draft. Output: its conditions as a set, its shape without values, its obligations, its trigger.
 * Pure. Refuses to take other words for the same where only words carry the meaning: all but filling words must stand, in
 * their order.
 */
import { stableJson } from '../lib/stable-json.ts';
import { isJsonArray } from '../model/json.ts';
import type { Clause, Condition, Force, Scenario } from '../model/spec.ts';
import { foldFilling } from './fold-filling.ts';
import { sortValues } from './meaning/fold-schema.ts';
import { obligationOf, signCondition } from './sign-spec.ts';

export type Said = Pick<Scenario, 'force' | 'objects' | 'given' | 'when' | 'then'>;

export interface NormalScenario {
  readonly force: Force;
  readonly objects: string;
  readonly conditions: ReadonlySet<string>;
  /** The conditions without their values: which field or argument is looked at, and how. */
  readonly shapes: ReadonlySet<string>;
  readonly obligations: string;
  readonly trigger: string;
}

export function normaliseScenario({ force, objects, given, when, then }: Said): NormalScenario {
  return {
    force,
    objects: stableJson(objects),
    conditions: new Set(given.map(normaliseClause)),
    shapes: new Set(given.map(shapeOf)),
    obligations: stableJson([...new Set(then.map(obligationOf))].sort()),
    trigger: foldFilling(when),
  };
}

/** What a clause demands: the same for a list of one and its item, and for other filling words. */
export function normaliseClause(clause: Clause): string {
  switch (clause.kind) {
    case 'environment':
      return signCondition(normaliseCondition(clause.where));
    case 'ownership':
      return stableJson({ of: clause.of, is: clause.is });
    case 'user':
      return stableJson({ says: foldFilling(clause.says), facts: clause.facts });
  }
}

function normaliseCondition(where: Condition): Condition {
  const { op, value } = where;
  if ((op !== 'in' && op !== 'not-in') || !isJsonArray(value)) return where;
  const [only, ...others] = sortValues(value);
  if (others.length === 0 && only !== undefined) return { ...where, op: op === 'in' ? '=' : '!=', value: only };
  return where;
}

function shapeOf(clause: Clause): string {
  switch (clause.kind) {
    case 'environment':
      return stableJson([clause.where.of, clause.where.field, clause.where.op]);
    case 'ownership':
      return stableJson([clause.of, 'owner']);
    case 'user':
      return stableJson(['user', Object.keys(clause.facts).sort()]);
  }
}

/** How much two sets have in common, 0 to 1; two empty ones are the same. */
export function overlapOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter(item => b.has(item)).length;
  const all = a.size + b.size - shared;
  return all === 0 ? 1 : shared / all;
}
