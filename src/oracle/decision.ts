import type { ThenClause } from '../model/spec.ts';
import type { Judgment } from '../model/trial.ts';
import { bindScope, type DecisionPoint } from './bind-objects.ts';
import type { Monitored, Scope } from './context.ts';
import { evaluateGiven, type GivenValue } from './evaluate-given.ts';
import { type CallRecord, callsOf } from './view-trace.ts';
import { concernsBound, findDeliveries, isDelivered } from './when-delivered.ts';

/** What a check says at one decision point, before Given, When and force are looked at. */
export type Finding = {
  readonly events: readonly number[];
  readonly reason: string;
} & (
  | { readonly says: 'holds' }
  | { readonly says: 'fails'; readonly effect: CallRecord['effect'] | 'none' }
  /** `judge`: a reader of the conversation can decide it, code cannot. */
  | { readonly says: 'unknown'; readonly by?: Judgment['by'] }
);

/** A Then clause under a monitor, and its place in the scenario. */
export interface Assertion {
  readonly monitored: Monitored;
  readonly then: ThenClause;
  readonly place: number;
}

/** A decision point of an assertion: where, and what the check says there; null: the point is none after all. */
export interface JudgedPoint extends DecisionPoint {
  readonly decide: (scope: Scope) => Finding | null;
}

/** One judgment for each call of a tool that concerns the bound objects. */
export function judgeCalls(
  assertion: Assertion,
  tool: string,
  decide: (scope: Scope, record: CallRecord) => Finding | null,
): readonly Judgment[] {
  return callsOf(assertion.monitored.view, tool).flatMap(call =>
    judgePoint(assertion, {
      at: call.at,
      call,
      decide: scope => (concernsBound(scope, call.call.args) ? decide(scope, call) : null),
    }),
  );
}

/** The same, for rules that have nothing to show when the tool is never called. */
export function judgeEachCall(
  assertion: Assertion,
  tool: string,
  decide: (scope: Scope, record: CallRecord) => Finding | null,
): readonly Judgment[] {
  const judgments = judgeCalls(assertion, tool, decide);
  return judgments.length > 0 ? judgments : [withoutPoint(assertion, tool)];
}

/** The judgment at one event; none when the point turns out to be none. */
export function judgePoint(assertion: Assertion, point: JudgedPoint): readonly Judgment[] {
  const scope = bindScope(assertion.monitored, point);
  const finding = point.decide(scope);
  if (finding === null) return [];
  const gate = pickGate(evaluateGiven(scope), scope);
  return [conclude(assertion, { finding, gate, at: point.at })];
}

/**
 * The judgment at the closing of the conversation. A behaviour that is absent there was due if Given held when the
 * request was made (just after the user's turn, or just before the call that shows it) or holds now: the agent's own
 * later acts do not lift an obligation.
 */
export function judgeClosing(assertion: Assertion, decide: (scope: Scope) => Finding): Judgment {
  const { monitored } = assertion;
  const end = monitored.view.trace.events.length;
  const scope = bindScope(monitored, { at: end, call: null });
  const isTurn = (at: number) => monitored.view.trace.events[at]?.kind === 'user';
  const moments = [...findDeliveries(scope).map(at => (isTurn(at) ? at + 1 : at)), end];
  const values = moments.map(at => evaluateGiven({ ...scope, at }));
  const given =
    values.find(({ value }) => value === true) ?? values.findLast(({ value }) => value === 'unknown') ?? values.at(-1);
  const gate = pickGate(given ?? evaluateGiven(scope), scope);
  const finding: Finding = monitored.view.isClosed
    ? decide(scope)
    : { says: 'unknown', reason: 'the conversation was cut short before its decision point', events: [] };
  return conclude(assertion, { finding, gate, at: null });
}

/** Whether earlier judgments leave nothing for the closing to say. */
export function isSettled(judgments: readonly Judgment[]): boolean {
  return judgments.some(({ status }) => status === 'breached' || status === 'undecided');
}

function withoutPoint(assertion: Assertion, tool: string): Judgment {
  const { trace, isClosed } = assertion.monitored.view;
  const reason = !trace.complete.calls
    ? 'the calls are not recorded whole'
    : isClosed
      ? `${tool} was not called`
      : 'the conversation was cut short before its decision point';
  const status = trace.complete.calls && isClosed ? 'not-triggered' : 'undecided';
  return { ...blank(assertion), status, reason };
}

type Gate = { readonly opens: true } | { readonly opens: false; readonly status: Judgment['status']; reason: string };

/** Any clause false: not triggered; none false and some unknown: undecided, naming the first. The When comes last. */
function pickGate(given: GivenValue, scope: Scope): Gate {
  const delivered = isDelivered(scope);
  if (given.value === false) return closed('not-triggered', `does not hold: ${given.clause}`);
  if (delivered === false) return closed('not-triggered', 'the request had not been made');
  if (given.value === 'unknown') return closed('undecided', `not known: ${given.clause}`);
  const { when } = scope.monitored.refined.scenario;
  return delivered === 'unknown' ? closed('undecided', `not known: ${when}`) : { opens: true };
}

function closed(status: Judgment['status'], reason: string): Gate {
  return { opens: false, status, reason };
}

function conclude(
  assertion: Assertion,
  { finding, gate, at }: { readonly finding: Finding; readonly gate: Gate; readonly at: number | null },
): Judgment {
  const base = { ...blank(assertion), at, events: [...finding.events], reason: finding.reason };
  if (!gate.opens) return { ...base, status: gate.status, reason: gate.reason };
  switch (finding.says) {
    case 'holds':
      return { ...base, status: 'satisfied' };
    case 'unknown':
      return { ...base, status: 'undecided', by: finding.by ?? 'code' };
    case 'fails':
      return concludeFailure(assertion, base, finding);
  }
}

function concludeFailure(
  { monitored, then }: Assertion,
  base: Judgment,
  finding: Extract<Finding, { says: 'fails' }>,
): Judgment {
  if (monitored.refined.scenario.force === 'permitted') return { ...base, status: 'not-triggered' };
  const counts = then.attempts === 'count';
  switch (finding.effect) {
    case 'executed':
    case 'none':
      return { ...base, status: 'breached', effect: finding.effect };
    case 'rejected':
      return { ...base, status: counts ? 'breached' : 'satisfied', effect: 'rejected' };
    case 'unknown':
      return { ...base, status: 'undecided', reason: `${finding.reason}; whether it took effect is not recorded` };
  }
}

function blank({ monitored, place }: Assertion): Judgment {
  return {
    scenario: monitored.refined.scenario.id,
    then: place,
    status: 'undecided',
    by: 'code',
    at: null,
    effect: 'none',
    events: [],
    quotes: [],
    reason: '',
  };
}
