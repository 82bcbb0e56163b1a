import { checkExpression, printProblem } from '../lib/cel/check-expression.ts';
import { type Check, holdsPoint } from '../model/check.ts';
import type { Scope } from './scope.ts';

/** What is wrong with the expression of a general check that a model wrote; nothing for a short form. */
export function checkHolds(check: Check, scope: Scope): readonly string[] {
  if (check.kind !== 'holds') return [];
  const problems = checkExpression(check.that, {
    point: holdsPoint(check.at),
    tools: scope.tools,
    tables: scope.model.tables,
    objects: Object.fromEntries(scope.objects),
    requesterTable: scope.requesterTable,
  });
  return problems.map(problem => `holds: ${printProblem(check.that, problem)}`);
}
