import { checkExpression, printProblem } from '../lib/cel/check-expression.ts';
import { type Check, holdsPoint } from '../model/check.ts';
import type { RefinedCase, RefineRuleInput } from '../model/mining-task.ts';

/** What is wrong with the expression of a general check that a model wrote; nothing for a short form. */
export function checkHolds(check: Check, { objects }: RefinedCase, input: RefineRuleInput): readonly string[] {
  if (check.kind !== 'holds') return [];
  const problems = checkExpression(check.that, {
    point: holdsPoint(check.at),
    tools: input.allTools,
    tables: input.dataModel.tables,
    objects: Object.fromEntries(objects.map(({ name, table }) => [name, table])),
    requesterTable: input.requesterTable,
  });
  return problems.map(problem => `holds: ${printProblem(check.that, problem)}`);
}
