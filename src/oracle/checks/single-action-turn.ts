import type { Judgment } from '../../model/trial.ts';
import { type Assertion, judgeClosing, judgePoint } from '../decision.ts';
import { splitMessages } from '../split-messages.ts';
import type { CallRecord, TraceView } from '../view-trace.ts';

/**
 * `single-action-turn`: one message of the agent makes one call and says nothing beside it, or says something and makes
 * no call. Each message with a call is a decision point.
 */
export function decideSingleActionTurn(assertion: Assertion): readonly Judgment[] {
  const { view } = assertion.monitored;
  const messages = splitMessages(view).flatMap(({ texts, calls }) => {
    const [first, ...others] = calls;
    const spoken = texts.filter(at => isSpoken(view, at));
    return first === undefined ? [] : [{ texts: spoken, first, others }];
  });
  if (messages.length === 0 || !view.trace.complete.calls) {
    const points = messages.flatMap(message => judgeMessage(assertion, message)).filter(isBreach);
    return points.length > 0 ? points : [judgeClosing(assertion, () => withoutCalls(view))];
  }
  return messages.flatMap(message => judgeMessage(assertion, message));
}

interface Message {
  readonly texts: readonly number[];
  readonly first: CallRecord;
  readonly others: readonly CallRecord[];
}

function judgeMessage(assertion: Assertion, { texts, first, others }: Message): readonly Judgment[] {
  const events = [...texts, first.at, ...others.map(({ at }) => at)].sort((a, b) => a - b);
  const reason =
    others.length > 0 ? `${others.length + 1} calls in one message` : 'a message that calls and speaks at once';
  return judgePoint(assertion, {
    at: first.at,
    call: first,
    decide: () =>
      others.length > 0 || texts.length > 0
        ? { says: 'fails', effect: 'none', reason, events }
        : { says: 'holds', reason: 'one call and nothing else', events },
  });
}

/** Zero-width marks and marks of direction show nothing to the user. */
function isSpoken({ trace }: TraceView, at: number): boolean {
  const event = trace.events[at];
  return event?.kind !== 'agent' || /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}]/u.test(event.text);
}

function isBreach({ status }: Judgment): boolean {
  return status === 'breached';
}

function withoutCalls({ trace }: TraceView) {
  return trace.complete.calls
    ? ({ says: 'holds', reason: 'no message made a call', events: [] } as const)
    : ({ says: 'unknown', reason: 'the calls are not recorded whole', events: [] } as const);
}
