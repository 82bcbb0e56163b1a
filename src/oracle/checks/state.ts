import { evaluateCondition } from '../../lib/evaluate-condition.ts';
import { stableJson } from '../../lib/stable-json.ts';
import type { Change, ObjectRef } from '../../model/trace.ts';
import type { Judgment } from '../../model/trial.ts';
import type { CheckOf } from '../check-of.ts';
import { type Monitored, type Scope, worldBefore } from '../context.ts';
import { type Assertion, type Finding, isSettled, judgeClosing, judgeEachCall, judgePoint } from '../decision.ts';
import { isKnownBefore } from '../state-before.ts';
import { type CallRecord, eventsOf } from '../view-trace.ts';

/** `state`: a field of a bound object, just before each call of the tool or after the last event. */
export function decideState(assertion: Assertion, check: CheckOf<'state'>): readonly Judgment[] {
  const tool = check.tool ?? assertion.monitored.refined.spec.tools[0];
  if (check.at === 'end' || tool === undefined) {
    return [judgeClosing(assertion, scope => findFinalState(scope, check))];
  }
  return judgeEachCall(assertion, tool, (scope, record) => {
    const finding = findState(scope, check, eventsOf(record));
    return finding.says === 'fails' ? { ...finding, effect: record.effect } : finding;
  });
}

/** `unchanged`: each executed call that changes the bound object is a decision point; without one, the closing. */
export function decideUnchanged(assertion: Assertion, { of }: CheckOf<'unchanged'>): readonly Judgment[] {
  const { monitored } = assertion;
  const table = monitored.refined.scenario.objects[of];
  const changes = monitored.view.calls.flatMap(record => changesBy(record, table).map(change => ({ record, change })));
  const points = changes.flatMap(({ record, change }) => judgeChange(assertion, of, { record, change }));
  if (isSettled(points)) return points;
  const closing = judgeClosing(assertion, scope => findUnchanged(scope, of));
  return [...points, closing];
}

function judgeChange(
  assertion: Assertion,
  of: string,
  { record, change }: { readonly record: CallRecord; readonly change: Change },
): readonly Judgment[] {
  const ref = { table: change.table, id: change.id };
  const bound = isOtherThanDriver(assertion.monitored, of, ref) ? new Map() : new Map([[of, ref]]);
  return judgePoint(assertion, {
    at: record.at,
    call: record,
    bound,
    decide: scope =>
      scope.objects.get(of)?.id === ref.id
        ? { says: 'fails', effect: 'executed', reason: `${ref.id} was changed`, events: eventsOf(record) }
        : null,
  });
}

function isOtherThanDriver({ isTarget, view }: Monitored, of: string, ref: ObjectRef): boolean {
  const driver = isTarget && Object.hasOwn(view.trace.objects, of) ? view.trace.objects[of] : undefined;
  return driver !== undefined && driver.table === ref.table && driver.id !== ref.id;
}

function changesBy({ call, result }: CallRecord, table: string | undefined): readonly Change[] {
  if (call.by !== 'agent' || result === null) return [];
  return result.changes.filter(
    change => change.table === table && stableJson(change.before) !== stableJson(change.after),
  );
}

function findUnchanged(scope: Scope, of: string): Finding {
  const { trace } = scope.monitored.view;
  if (!isKnownBefore(trace, trace.events.length))
    return { says: 'unknown', reason: 'the state is not recorded whole', events: [] };
  return scope.objects.has(of)
    ? { says: 'holds', reason: `${of} was not changed`, events: [] }
    : { says: 'unknown', reason: `not known: which record ${of} is`, events: [] };
}

function findState(scope: Scope, check: CheckOf<'state'>, events: readonly number[]): Finding {
  const { of, field, op, value } = check;
  const holds = evaluateCondition({ of, field, op, ...(value === undefined ? {} : { value }) }, worldBefore(scope));
  const comparison = `${of}.${field} ${op}${value === undefined ? '' : ` ${JSON.stringify(value)}`}`;
  if (holds === 'unknown') return { says: 'unknown', reason: `not known: ${comparison}`, events };
  return holds
    ? { says: 'holds', reason: comparison, events }
    : { says: 'fails', effect: 'none', reason: `${comparison} does not hold`, events };
}

/** A wrong final state is shown by the last executed call that changed the object, where there is one. */
function findFinalState(scope: Scope, check: CheckOf<'state'>): Finding {
  const ref = scope.objects.get(check.of);
  const last = scope.monitored.view.calls.findLast(record =>
    changesBy(record, ref?.table).some(({ id }) => id === ref?.id),
  );
  const finding = findState(scope, check, last ? eventsOf(last) : []);
  return finding.says === 'fails' && last ? { ...finding, effect: 'executed' } : finding;
}
