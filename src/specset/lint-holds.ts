import { checkExpression, printProblem } from '../lib/cel/check-expression.ts';
import type { ExpressionProblem } from '../lib/cel/expression.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import { holdsPoint } from '../model/check.ts';
import type { Scenario } from '../model/spec.ts';
import type { Complaint, ProblemKind } from './spec-problem.ts';

/** Checks every name and type of a general check's expression against tools, data model and bound objects. */
export function lintHolds(
  { at, that }: { readonly at: string; readonly that: string },
  { scenario, artifacts }: { readonly scenario: Scenario; readonly artifacts: AgentArtifacts },
): Complaint[] {
  const problems = checkExpression(that, {
    point: holdsPoint(at),
    tools: artifacts.tools,
    tables: artifacts.dataModel.tables,
    objects: scenario.objects,
    requesterTable: artifacts.identity?.table ?? null,
  });
  return problems.map(problem => ({ kind: kindOf(problem), message: `holds: ${printProblem(that, problem)}` }));
}

function kindOf({ kind, what = '' }: ExpressionProblem): ProblemKind {
  if (kind === 'outside-values') return 'outside-enum';
  if (kind !== 'unknown-field') return 'bad-expression';
  if (what.startsWith('argument of ')) return 'unknown-argument';
  if (what === 'table') return 'unknown-table';
  return what === 'object' ? 'unbound-object' : 'unknown-field';
}
