import type { Truth } from '../lib/truth.ts';
import type { TraceEvent } from '../model/trace.ts';
import { keysInArguments } from './bind-objects.ts';
import type { Monitored, Scope } from './context.ts';
import { subjectTools } from './subject-tools.ts';

/** Numbers of the user turns that make the request of the trial's own scenario (act `request`, about its objects). */
export function findRequests(monitored: Monitored): readonly number[] {
  return monitored.view.trace.events.flatMap((event, at) => (isRequest(event, monitored) ? [at] : []));
}

/** Numbers of the events by which the request is known to have been made, before an event. */
export function findDeliveries(scope: Scope): readonly number[] {
  const { monitored, at } = scope;
  if (isOwnTrial(monitored)) return findRequests(monitored).filter(request => request < at);
  const tools = subjectTools(monitored.refined);
  return monitored.view.calls
    .filter(record => record.at < at || record === scope.call)
    .filter(({ call }) => call.by === 'agent' && (tools.size === 0 || tools.has(call.tool)))
    .filter(({ call }) => concernsBound(scope, call.args) !== false)
    .map(record => record.at);
}

/**
 * Whether the When was delivered: live, by the user's request; in a recording, and for a spec that the trial was not
 * made for, by a call of the rule's tool, else that is unknown.
 */
export function isDelivered(scope: Scope): Truth {
  if (findDeliveries(scope).length > 0) return true;
  return isOwnTrial(scope.monitored) ? false : 'unknown';
}

/** Whether a call concerns the bound objects: none of its arguments names another record of their tables. */
export function concernsBound(scope: Scope, args: Parameters<typeof keysInArguments>[2]): boolean {
  return Object.entries(scope.monitored.refined.scenario.objects).every(([name, table]) => {
    const ref = scope.objects.get(name);
    if (ref === undefined) return true;
    const keys = keysInArguments(scope.monitored, { name, table }, args);
    return keys.length === 0 || keys.includes(ref.id);
  });
}

function isOwnTrial({ isTarget, view }: Monitored): boolean {
  return isTarget && view.isLive;
}

function isRequest(event: TraceEvent, { refined, view, state }: Monitored): boolean {
  if (event.kind !== 'user' || event.act !== 'request') return false;
  const { about } = event;
  if (about === null || about === undefined) return true;
  const tables = Object.values(refined.scenario.objects);
  const own = Object.values(view.trace.objects).some(({ id }) => id === about);
  const isOtherRecord = tables.some(table => state.hasBefore({ table, id: about }, view.trace.events.length));
  return own || !isOtherRecord;
}
