import { assertNever } from '../lib/assert-never.ts';
import { type Check, holdsTools } from './check.ts';

/** The tools whose calls a check judges; of an order, the later one. */
export function toolsJudged(check: Check): readonly string[] {
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

/** All tools that a check names. */
export function toolsNamed(check: Check): readonly string[] {
  return check.kind === 'called-before' ? [check.first, check.then] : toolsJudged(check);
}
