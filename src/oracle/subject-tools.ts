import { assertNever } from '../lib/assert-never.ts';
import { type Check, holdsTools } from '../model/check.ts';
import type { RefinedSpec } from '../model/spec.ts';

/**
 * The tools by whose calls a recording shows that the request was made: those that the checks judge, and the first
 * tool that the rule constrains.
 */
export function subjectTools({ spec, scenario }: RefinedSpec): ReadonlySet<string> {
  const judged = scenario.then.flatMap(({ check }) => (check ? judgedTools(check) : []));
  return new Set([...judged, ...spec.tools.slice(0, 1)]);
}

function judgedTools(check: Check): readonly string[] {
  switch (check.kind) {
    case 'never-called':
    case 'called':
    case 'argument':
    case 'confirmed-before':
    case 'owner-is-requester':
    case 'count':
      return [check.tool];
    case 'called-before':
      return [check.then];
    case 'state':
      return check.tool === undefined ? [] : [check.tool];
    case 'holds':
      return holdsTools(check.at);
    case 'unchanged':
    case 'single-action-turn':
    case 'said':
    case 'not-said':
      return [];
    default:
      return assertNever(check);
  }
}
