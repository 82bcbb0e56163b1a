import { assertNever } from '../../lib/assert-never.ts';
import type { Judgment } from '../../model/trial.ts';
import { type Assertion, judgeClosing } from '../decision.ts';
import { decideArgument } from './argument.ts';
import { decideCalledBefore } from './call-order.ts';
import { decideCalled, decideNeverCalled } from './call-presence.ts';
import { decideConfirmedBefore } from './confirmation.ts';
import { decideCount } from './count.ts';
import { decideHolds } from './holds.ts';
import { decideOwnerIsRequester } from './ownership.ts';
import { decideSingleActionTurn } from './single-action-turn.ts';
import { decideState, decideUnchanged } from './state.ts';

/** The table of the check language: which function decides a clause. One without a check is the judge's. */
export function decideCheck(assertion: Assertion): readonly Judgment[] {
  const { check } = assertion.then;
  if (check === undefined) return [leaveToJudge(assertion)];
  switch (check.kind) {
    case 'never-called':
      return decideNeverCalled(assertion, check);
    case 'called':
      return decideCalled(assertion, check);
    case 'called-before':
      return decideCalledBefore(assertion, check);
    case 'argument':
      return decideArgument(assertion, check);
    case 'confirmed-before':
      return decideConfirmedBefore(assertion, check);
    case 'owner-is-requester':
      return decideOwnerIsRequester(assertion, check);
    case 'state':
      return decideState(assertion, check);
    case 'unchanged':
      return decideUnchanged(assertion, check);
    case 'count':
      return decideCount(assertion, check);
    case 'single-action-turn':
      return decideSingleActionTurn(assertion);
    case 'holds':
      return decideHolds(assertion, check);
    case 'said':
    case 'not-said':
      return [leaveToJudge(assertion)];
    default:
      return assertNever(check);
  }
}

function leaveToJudge(assertion: Assertion): Judgment {
  return judgeClosing(assertion, () => ({ says: 'unknown', by: 'judge', reason: 'needs a reader', events: [] }));
}
