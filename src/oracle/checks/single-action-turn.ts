import type { Judgment } from '../../model/trial.ts';
import { type Assertion, judgeClosing, judgePoint } from '../decision.ts';
import type { CallRecord, TraceView } from '../view-trace.ts';

/**
 * `single-action-turn`: one message of the agent makes one call and says nothing beside it, or says something and makes
 * no call. Each message with a call is a decision point.
 */
export function decideSingleActionTurn(assertion: Assertion): readonly Judgment[] {
  const { view } = assertion.monitored;
  const messages = splitMessages(view).flatMap(({ texts, calls }) => {
    const [first, ...others] = calls;
    return first === undefined ? [] : [{ texts, first, others }];
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

function isBreach({ status }: Judgment): boolean {
  return status === 'breached';
}

function withoutCalls({ trace }: TraceView) {
  return trace.complete.calls
    ? ({ says: 'holds', reason: 'no message made a call', events: [] } as const)
    : ({ says: 'unknown', reason: 'the calls are not recorded whole', events: [] } as const);
}

/**
 * The agent's messages: what it did between two things that it was given (a user turn, a result), and in one recorded
 * message where there are such. Some formats record several steps of the agent as one message.
 */
function splitMessages({ trace, calls }: TraceView): { texts: number[]; calls: CallRecord[] }[] {
  let given = 0;
  const acts = trace.events.flatMap((event, at) => {
    const isAct = event.kind === 'agent' || (event.kind === 'call' && event.by === 'agent');
    if (!isAct) given += 1;
    const message = `${event.messageIndex ?? ''} after ${given}`;
    return isAct ? [{ at, event, message }] : [];
  });
  return [...Map.groupBy(acts, ({ message }) => message).values()].map(message => {
    const numbers = new Set(message.map(({ at }) => at));
    const texts = message.filter(({ event }) => event.kind === 'agent' && event.text.trim() !== '');
    return { texts: texts.map(({ at }) => at), calls: calls.filter(({ at }) => numbers.has(at)) };
  });
}
