import { toolsJudged } from '../model/check-tools.ts';
import type { RefinedSpec } from '../model/spec.ts';

/** They follow from the spec alone, and every decision point asks for them. */
const known = new WeakMap<RefinedSpec, ReadonlySet<string>>();

/**
 * The tools by whose calls a recording shows that the request was made: those that the checks judge, and the first
 * tool that the rule constrains.
 */
export function subjectTools(refined: RefinedSpec): ReadonlySet<string> {
  const { spec, scenario } = refined;
  const found = known.get(refined);
  if (found !== undefined) return found;
  const judged = scenario.then.flatMap(({ check }) => (check ? toolsJudged(check) : []));
  const tools = new Set([...judged, ...spec.tools.slice(0, 1)]);
  known.set(refined, tools);
  return tools;
}
