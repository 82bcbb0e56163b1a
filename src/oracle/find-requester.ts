import { readPath } from '../lib/read-path.ts';
import type { Identity } from '../model/artifacts.ts';
import type { ObjectRef } from '../model/trace.ts';
import type { Monitored } from './context.ts';
import { parseResult } from './parse-result.ts';
import type { CallRecord, TraceView } from './view-trace.ts';

/**
 * Who asks, as far as it is known just before an event: the driver's requester in a live trial; else the identity that
 * the last executed call of `identity.establishedBy` before it established. Null when nobody is established.
 */
export function findRequester({ view, artifacts }: Monitored, at: number): ObjectRef | null {
  if (view.trace.requester !== null) return view.trace.requester;
  const { identity } = artifacts;
  if (identity === null) return null;
  const last = listEstablished(view, identity).findLast(({ by }) => by < at);
  return last === undefined ? null : { table: identity.table, id: last.key };
}

interface Established {
  /** Number of the result's event. */
  readonly by: number;
  readonly key: string;
}

/** Read once a trace: every decision point asks. */
const established = new WeakMap<TraceView, { readonly identity: Identity; readonly keys: readonly Established[] }>();

function listEstablished(view: TraceView, identity: Identity): readonly Established[] {
  const known = established.get(view);
  if (known?.identity === identity) return known.keys;
  const keys = view.calls.flatMap(record => {
    const { effect, resultAt } = record;
    if (effect !== 'executed' || resultAt === null) return [];
    return establishedKeys(record, identity).map(key => ({ by: resultAt, key }));
  });
  established.set(view, { identity, keys });
  return keys;
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
