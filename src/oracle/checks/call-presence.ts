import type { Truth } from '../../lib/truth.ts';
import type { JsonObject } from '../../model/json.ts';
import type { Judgment } from '../../model/trial.ts';
import type { CheckOf } from '../check-of.ts';
import type { Scope } from '../context.ts';
import { type Assertion, type Finding, isSettled, judgeClosing, judgePoint } from '../decision.ts';
import { matchArguments, namesObjects } from '../match-arguments.ts';
import { type CallRecord, callsOf, eventsOf } from '../view-trace.ts';
import { concernsBound } from '../when-delivered.ts';

/** `never-called`: each such call is a decision point; without one, the closing. */
export function decideNeverCalled(assertion: Assertion, check: CheckOf<'never-called'>): readonly Judgment[] {
  const calls = callsOf(assertion.monitored.view, check.tool).flatMap(call =>
    judgePoint(assertion, { at: call.at, call, decide: scope => findForbidden(scope, call, check) }),
  );
  if (isSettled(calls)) return calls;
  return [...calls, judgeClosing(assertion, scope => absent(scope, `${check.tool} was not called`, 'holds'))];
}

/** `called`: met by an executed call; judged absent at the closing only. */
export function decideCalled(assertion: Assertion, check: CheckOf<'called'>): readonly Judgment[] {
  const records = callsOf(assertion.monitored.view, check.tool);
  const calls = records
    .filter(({ effect }) => effect !== 'rejected')
    .flatMap(call => judgePoint(assertion, { at: call.at, call, decide: scope => findRequired(scope, call, check) }));
  if (isSettled(calls) || calls.some(({ status }) => status === 'satisfied')) return calls;
  const closing = judgeClosing(assertion, scope => {
    const refused = records
      .filter(({ effect }) => effect === 'rejected')
      .filter(record => isMeant(scope, record, check));
    return refused.length > 0
      ? { says: 'unknown', reason: `the tool rejected every call of ${check.tool}`, events: refused.flatMap(eventsOf) }
      : absent(scope, `${check.tool} was not called`, 'fails');
  });
  return [...calls, closing];
}

type Wanted = { readonly tool: string; readonly args?: JsonObject | undefined };

function findForbidden(scope: Scope, record: CallRecord, check: Wanted): Finding | null {
  const match = matchCall(scope, record, check);
  if (match === false) return null;
  const events = eventsOf(record);
  if (match === 'unknown') return unknownArguments(check.tool, events);
  const reason = record.effect === 'rejected' ? `${check.tool} was attempted` : `${check.tool} was called`;
  return { says: 'fails', effect: record.effect, reason, events };
}

function findRequired(scope: Scope, record: CallRecord, check: Wanted): Finding | null {
  const match = matchCall(scope, record, check);
  if (match === false) return null;
  const events = eventsOf(record);
  if (match === 'unknown') return unknownArguments(check.tool, events);
  return record.effect === 'unknown'
    ? { says: 'unknown', reason: `whether ${check.tool} took effect is not recorded`, events }
    : { says: 'holds', reason: `${check.tool} was called`, events };
}

function isMeant(scope: Scope, record: CallRecord, check: Wanted): boolean {
  return matchCall(scope, record, check) !== false;
}

function matchCall(scope: Scope, { call }: CallRecord, { args }: Wanted): Truth {
  if (!namesObjects(args) && !concernsBound(scope, call.args)) return false;
  return matchArguments(call.args, args, scope);
}

function unknownArguments(tool: string, events: readonly number[]): Finding {
  return { says: 'unknown', reason: `whether this call of ${tool} is the one meant is not known`, events };
}

function absent(scope: Scope, reason: string, says: 'holds' | 'fails'): Finding {
  if (!scope.monitored.view.trace.complete.calls)
    return { says: 'unknown', reason: 'the calls are not recorded whole', events: [] };
  return says === 'holds' ? { says, reason, events: [] } : { says, effect: 'none', reason, events: [] };
}
