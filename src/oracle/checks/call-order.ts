import type { Judgment } from '../../model/trial.ts';
import type { CheckOf } from '../check-of.ts';
import type { Scope } from '../context.ts';
import { type Assertion, type Finding, judgeEachCall } from '../decision.ts';
import { type CallRecord, callsOf, eventsOf } from '../view-trace.ts';
import { concernsBound } from '../when-delivered.ts';

/** `called-before`: at each call of the later tool, an executed call of the first one for the same objects came before. */
export function decideCalledBefore(assertion: Assertion, check: CheckOf<'called-before'>): readonly Judgment[] {
  return judgeEachCall(assertion, check.then, (scope, record) => findOrder(scope, record, check));
}

function findOrder(scope: Scope, record: CallRecord, { first, then }: CheckOf<'called-before'>): Finding {
  const { view } = scope.monitored;
  const earlier = callsOf(view, first).filter(({ at, call }) => at < record.at && concernsBound(scope, call.args));
  const done = earlier.findLast(({ effect }) => effect === 'executed');
  const events = eventsOf(record);
  if (done) return { says: 'holds', reason: `${first} came before ${then}`, events: [...eventsOf(done), ...events] };
  if (earlier.some(({ effect }) => effect === 'unknown'))
    return { says: 'unknown', reason: `whether ${first} took effect is not recorded`, events };
  if (!view.trace.complete.calls) return { says: 'unknown', reason: 'the calls are not recorded whole', events };
  return { says: 'fails', effect: record.effect, reason: `${then} was called without ${first} before it`, events };
}
