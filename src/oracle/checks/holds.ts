import { compileExpression, type Evaluate } from '../../lib/cel/compile-expression.ts';
import { explainFailure } from '../../lib/cel/explain-failure.ts';
import type { Bindings } from '../../lib/cel/make-loop.ts';
import { parseExpression } from '../../lib/cel/parse-expression.ts';
import { nameKind, Unknown } from '../../lib/cel/values.ts';
import { holdsPoint } from '../../model/check.ts';
import type { Judgment } from '../../model/trial.ts';
import { namesAtCall, namesAtEnd, namesAtMessage } from '../bind-names.ts';
import type { CheckOf } from '../check-of.ts';
import { type Assertion, type Finding, judgeClosing, judgeEachCall, judgePoint } from '../decision.ts';
import { splitMessages } from '../split-messages.ts';
import { type CallRecord, eventsOf } from '../view-trace.ts';

type Holds = CheckOf<'holds'>;

/**
 * `holds`: the expression is true at each call of a tool, at each message of the agent, or at the end. What it needs and
 * does not find makes it undecided, with the reason.
 */
export function decideHolds(assertion: Assertion, check: Holds): readonly Judgment[] {
  const point = holdsPoint(check.at);
  switch (point.kind) {
    case 'call':
      return judgeEachCall(assertion, point.tool, (scope, record) =>
        judge(check, { bindings: namesAtCall(scope, record), events: eventsOf(record), effect: record.effect }),
      );
    case 'turn':
      return decideTurns(assertion, check);
    case 'end':
      return [
        judgeClosing(assertion, scope => judge(check, { bindings: namesAtEnd(scope), events: [], effect: 'none' })),
      ];
  }
}

function decideTurns(assertion: Assertion, check: Holds): readonly Judgment[] {
  const messages = splitMessages(assertion.monitored.view);
  if (messages.length === 0) return [judgeClosing(assertion, () => withoutMessage(assertion))];
  return messages.flatMap(message =>
    judgePoint(assertion, {
      at: message.at,
      call: message.calls[0] ?? null,
      decide: scope => {
        const events = [...message.texts, ...message.calls.map(({ at }) => at)].sort((a, b) => a - b);
        return judge(check, { bindings: namesAtMessage(scope, message), events, effect: 'none' });
      },
    }),
  );
}

function withoutMessage({ monitored }: Assertion): Finding {
  return monitored.view.trace.complete.calls
    ? { says: 'holds', reason: 'the agent sent no message', events: [] }
    : { says: 'unknown', reason: 'the calls are not recorded whole', events: [] };
}

interface Judged {
  readonly bindings: Bindings;
  readonly events: readonly number[];
  readonly effect: CallRecord['effect'] | 'none';
}

interface Compiled {
  readonly evaluate: Evaluate;
  readonly explain: (bindings: Bindings) => string;
}
/** Each check's expression is read once. */
const compiled = new WeakMap<Holds, Compiled>();

function compile({ that }: Holds): Compiled {
  const { expression, problems } = parseExpression(that);
  if (expression === null) {
    const unreadable = new Unknown(
      `the expression cannot be read: ${problems.map(({ message }) => message).join('; ')}`,
    );
    return { evaluate: () => unreadable, explain: () => '' };
  }
  return { evaluate: compileExpression(expression), explain: bindings => explainFailure(expression, bindings) };
}

function judge(check: Holds, { bindings, events, effect }: Judged): Finding {
  const { evaluate, explain } = compiled.get(check) ?? compile(check);
  if (!compiled.has(check)) compiled.set(check, { evaluate, explain });
  const value = evaluate(bindings);
  if (value === true) return { says: 'holds', reason: check.that, events };
  if (value === false) return { says: 'fails', effect, reason: explain(bindings), events };
  const reason = value instanceof Unknown ? value.reason : `the expression is ${nameKind(value)}, not true or false`;
  return { says: 'unknown', reason: `not known: ${reason}`, events };
}
