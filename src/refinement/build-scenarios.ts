import { stableJson } from '../lib/stable-json.ts';
import type { DataModel } from '../model/artifacts.ts';
import type { Behaviour, RefinedCase } from '../model/mining-task.ts';
import type { Clause, Force, ScenarioDraft, ThenClause } from '../model/spec.ts';
import { type AtomLiteral, canHoldTogether, negateLiteral, toClause, toLiteral } from './atom-literal.ts';
import { contradictsItself, dropContained, negateCondition } from './negate-condition.ts';
import { readCheck } from './read-check.ts';

/**
 * The scenarios of one case: one for each alternative, and one for each distinct way in which all of them fail, where
 * the rule says something about that. Ways that cannot be (also together with the context) are left out.
 * @returns null when there are too many ways to fail
 */
export function buildScenarios(refined: RefinedCase, model: DataModel): readonly ScenarioDraft[] | null {
  const objects = Object.fromEntries(refined.objects.map(({ name, table }) => [name, table]));
  const context = refined.context.map(toLiteral);
  const isPossible = (literals: readonly AtomLiteral[]) => {
    const all = [...context, ...literals];
    return !contradictsItself(all) && canHoldTogether(all, objects, model);
  };
  const alternatives = refined.alternatives.map(({ clauses }) => clauses.map(toLiteral));
  const distinct = new Set(dropContained(alternatives));
  const held = refined.alternatives.flatMap(({ name }, at) => {
    const literals = alternatives[at];
    return literals && distinct.has(literals) && isPossible(literals) ? [{ name, literals }] : [];
  });
  const always = { name: 'always', literals: [] };
  const scenario = (name: string, literals: readonly AtomLiteral[], outcome: Outcome): ScenarioDraft => ({
    name,
    title: titleOf(literals, outcome),
    force: outcome.force,
    objects,
    given: distinctClauses([...context, ...literals].map(({ atom }) => toClause(atom))),
    when: refined.when,
    then: outcome.behaviour.map(toThen),
  });
  const { holds, fails } = refined;
  const holding =
    holds === null
      ? []
      : (alternatives.length === 0 ? [always] : held).map(({ name, literals }) =>
          scenario(name, literals, { force: refined.force, behaviour: holds }),
        );
  if (fails === null) return holding;
  const ways = negateCondition(alternatives, negateLiteral, isPossible);
  if (ways === null) return null;
  const failing = ways.map((literals, at) => scenario(ways.length > 1 ? `none-${at + 1}` : 'none', literals, fails));
  return [...holding, ...failing];
}

interface Outcome {
  readonly force: Force;
  readonly behaviour: readonly Behaviour[];
}

/** Two conditions can have the same opposite: "not ill" and "not bereaved" are both "a change of plan". */
function distinctClauses(clauses: readonly Clause[]): readonly Clause[] {
  return [...new Map(clauses.map(clause => [stableJson(clause), clause])).values()];
}

/** The conditions; without any, the behaviour. */
function titleOf(literals: readonly AtomLiteral[], { behaviour }: Outcome): string {
  const conditions = [...new Set(literals.map(({ atom }) => atom.text))].join(', ');
  const words = conditions || (behaviour[0]?.text ?? '').replace(/^the agent keeps to the rule: /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function toThen({ text, check }: Behaviour): ThenClause {
  const reading = check === null ? null : readCheck(check);
  return { text, attempts: 'report', ...(reading && 'check' in reading ? { check: reading.check } : {}) };
}
