import { readPath } from '../lib/read-path.ts';
import type { Identity } from '../model/artifacts.ts';
import type { ObjectRef } from '../model/trace.ts';
import type { Monitored } from './context.ts';
import { parseResult } from './parse-result.ts';
import type { CallRecord } from './view-trace.ts';

/**
 * Who asks, as far as it is known just before an event: the driver's requester in a live trial; else the identity that
 * the last executed call of `identity.establishedBy` before it established. Null when nobody is established.
 */
export function findRequester({ view, artifacts }: Monitored, at: number): ObjectRef | null {
  if (view.trace.requester !== null) return view.trace.requester;
  const { identity } = artifacts;
  if (identity === null) return null;
  const established = view.calls
    .filter(({ effect, resultAt }) => effect === 'executed' && resultAt !== null && resultAt < at)
    .flatMap(record => establishedKeys(record, identity));
  const last = established.at(-1);
  return last === undefined ? null : { table: identity.table, id: last };
}

/** The established key stands in a field of the result or, failing that, of the arguments; or the result is the key itself. */
function establishedKeys({ call, result }: CallRecord, identity: Identity): readonly string[] {
  return identity.establishedBy
    .filter(source => source.call === call.tool)
    .flatMap(({ field }) => {
      const answer = parseResult(result?.result ?? null);
      const values = [...readPath(answer, field), ...readPath(call.args, field)].filter(isKey);
      const [first = isKey(answer) ? answer : undefined] = values;
      return first === undefined ? [] : [String(first)];
    });
}

function isKey(value: unknown): value is string | number {
  return (typeof value === 'string' && value !== '') || typeof value === 'number';
}
