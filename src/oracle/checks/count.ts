import { readPath } from '../../lib/read-path.ts';
import { stableJson } from '../../lib/stable-json.ts';
import type { Judgment } from '../../model/trial.ts';
import type { CheckOf } from '../check-of.ts';
import type { Scope } from '../context.ts';
import { type Assertion, type Finding, isSettled, judgeCalls, judgeClosing } from '../decision.ts';
import { type CallRecord, callsOf, eventsOf } from '../view-trace.ts';
import { concernsBound } from '../when-delivered.ts';

/** `count`: each call that exceeds the limit is a decision point; too few calls are judged at the closing. */
export function decideCount(assertion: Assertion, check: CheckOf<'count'>): readonly Judgment[] {
  const { most } = limitsOf(check);
  const calls = judgeCalls(assertion, check.tool, (scope, record) => findExcess(scope, record, { check, most }));
  return isSettled(calls) ? calls : [...calls, judgeClosing(assertion, scope => findTotal(scope, check))];
}

function limitsOf({ op, n }: CheckOf<'count'>): { readonly least: number; readonly most: number } {
  switch (op) {
    case '=':
      return { least: n, most: n };
    case '<':
      return { least: 0, most: n - 1 };
    case '<=':
      return { least: 0, most: n };
    case '>':
      return { least: n + 1, most: Number.POSITIVE_INFINITY };
    case '>=':
      return { least: n, most: Number.POSITIVE_INFINITY };
  }
}

function findExcess(
  scope: Scope,
  record: CallRecord,
  { check, most }: { readonly check: CheckOf<'count'>; readonly most: number },
): Finding | null {
  const earlier = callsOf(scope.monitored.view, check.tool).filter(
    other => other.at < record.at && groupOf(other, check) === groupOf(record, check),
  );
  const executed = earlier.filter(({ effect }) => effect === 'executed');
  const possible = earlier.filter(({ effect }) => effect !== 'rejected');
  const events = [...executed.flatMap(eventsOf), ...eventsOf(record)];
  if (executed.length + 1 > most) {
    const reason = `call ${executed.length + 1} of ${check.tool}, at most ${most} allowed`;
    return { says: 'fails', effect: record.effect, reason, events };
  }
  return possible.length + 1 > most
    ? { says: 'unknown', reason: `whether earlier calls of ${check.tool} took effect is not recorded`, events }
    : null;
}

function findTotal(scope: Scope, check: CheckOf<'count'>): Finding {
  const { trace } = scope.monitored.view;
  if (!trace.complete.calls) return { says: 'unknown', reason: 'the calls are not recorded whole', events: [] };
  const { least } = limitsOf(check);
  const records = callsOf(scope.monitored.view, check.tool).filter(({ call }) => concernsBound(scope, call.args));
  const short = groupCalls(records, check).find(group => countExecuted(group) < least);
  if (short === undefined) return { says: 'holds', reason: `calls of ${check.tool} within the limit`, events: [] };
  const events = short.flatMap(eventsOf);
  const reason = `${countExecuted(short)} calls of ${check.tool}, at least ${least} required`;
  return short.some(({ effect }) => effect === 'unknown')
    ? { says: 'unknown', reason: `whether calls of ${check.tool} took effect is not recorded`, events }
    : { says: 'fails', effect: 'none', reason, events };
}

function groupCalls(records: readonly CallRecord[], check: CheckOf<'count'>): readonly (readonly CallRecord[])[] {
  const groups = Map.groupBy(records, record => groupOf(record, check));
  return groups.size === 0 ? [[]] : [...groups.values()];
}

function countExecuted(records: readonly CallRecord[]): number {
  return records.filter(({ effect }) => effect === 'executed').length;
}

function groupOf({ call }: CallRecord, { per }: CheckOf<'count'>): string {
  return per === 'conversation' ? per : stableJson(readPath(call.args, per));
}
