import { toolsJudged } from '../model/check-tools.ts';
import type { RefinedSpec } from '../model/spec.ts';

/**
 * The tools by whose calls a recording shows that the request was made: those that the checks judge, and the first
 * tool that the rule constrains.
 */
export function subjectTools({ spec, scenario }: RefinedSpec): ReadonlySet<string> {
  const judged = scenario.then.flatMap(({ check }) => (check ? toolsJudged(check) : []));
  return new Set([...judged, ...spec.tools.slice(0, 1)]);
}
