import { isOwnedBy } from '../lib/is-owned-by.ts';
import type { Truth } from '../lib/truth.ts';
import type { ObjectRef } from '../model/trace.ts';
import { type Scope, worldBefore } from './context.ts';

/** Whether the requester owns a record just before the scope's event; unknown without a requester. */
export function isOwnedByRequester(scope: Scope, ref: ObjectRef): Truth {
  const { requester, monitored } = scope;
  if (requester === null) return 'unknown';
  const { read } = worldBefore(scope);
  return isOwnedBy({ model: monitored.artifacts.dataModel, read }, { ref, owner: requester });
}
