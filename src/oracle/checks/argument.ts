import { readPath } from '../../lib/read-path.ts';
import { resolveValue } from '../../lib/resolve-value.ts';
import type { Judgment } from '../../model/trial.ts';
import type { CheckOf } from '../check-of.ts';
import { type Scope, worldBefore } from '../context.ts';
import { type Assertion, type Finding, judgeEachCall } from '../decision.ts';
import { testArgument } from '../test-argument.ts';
import { type CallRecord, eventsOf } from '../view-trace.ts';

/** `argument`: at each call of the tool, the argument satisfies the comparison. */
export function decideArgument(assertion: Assertion, check: CheckOf<'argument'>): readonly Judgment[] {
  return judgeEachCall(assertion, check.tool, (scope, record) => findArgument(scope, record, check));
}

function findArgument(scope: Scope, record: CallRecord, check: CheckOf<'argument'>): Finding {
  const events = eventsOf(record);
  const expected = resolveValue(check.value, worldBefore(scope));
  const values = readPath(record.call.args, check.arg);
  const given = values.length === 0 ? 'nothing' : values.map(value => JSON.stringify(value)).join(', ');
  const comparison = `${check.arg} ${check.op}${check.value === undefined ? '' : ` ${JSON.stringify(check.value)}`}`;
  if (!expected.isKnown && values.length > 0)
    return { says: 'unknown', reason: `not known: the value of ${comparison}`, events };
  const wanted = expected.isKnown ? expected.value : null;
  const { now } = scope.monitored.artifacts;
  const holds = testArgument(record.call.args, check.arg, { op: check.op, expected: wanted, now });
  if (holds === true) return { says: 'holds', reason: comparison, events };
  if (holds === 'unknown')
    return { says: 'unknown', reason: `cannot be compared: ${comparison}, given ${given}`, events };
  return { says: 'fails', effect: record.effect, reason: `${comparison} does not hold: given ${given}`, events };
}
