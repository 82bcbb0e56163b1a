import { assertNever } from '../lib/assert-never.ts';
import { readPath } from '../lib/read-path.ts';
import type { Check } from '../model/check.ts';
import type { Judgment, Witness } from '../model/trial.ts';
import { bindScope, keysInArguments } from './bind-objects.ts';
import type { Monitored, Scope } from './context.ts';
import { readReply } from './read-reply.ts';
import { type CallRecord, callsOf, eventsOf } from './view-trace.ts';

/**
 * Why the agent broke the rule: `implicit`, no prompt or schema states it; `misapplied`, stated and attempted in the
 * wrong way; `ignored`, stated and not attempted.
 */
export function pickRootCause(monitored: Monitored, attempt: readonly number[]): Witness['rootCause'] {
  const { source, evidence } = monitored.refined.spec;
  if (source === 'domain' || evidence.length === 0) return 'implicit';
  return attempt.length > 0 ? 'misapplied' : 'ignored';
}

/** Numbers of the events by which the agent attempted what the rule asks for; empty when it did not. */
export function findAttempt(monitored: Monitored, judgment: Judgment): readonly number[] {
  const check = monitored.refined.scenario.then[judgment.then]?.check;
  const { view } = monitored;
  const call = view.calls.find(({ at }) => at === judgment.at) ?? null;
  const scope = bindScope(monitored, { at: judgment.at ?? view.trace.events.length, call });
  return check === undefined ? [] : attemptOf(check, scope, judgment);
}

function attemptOf(check: Check, scope: Scope, judgment: Judgment): readonly number[] {
  const { view } = scope.monitored;
  switch (check.kind) {
    case 'argument':
      return scope.call && readPath(scope.call.call.args, check.arg).length > 0 ? [scope.call.at] : [];
    case 'called-before':
      return callsOf(view, check.first).flatMap(eventsOf);
    case 'confirmed-before':
      return answersBefore(scope);
    case 'called':
      return callsOf(view, check.tool).flatMap(eventsOf);
    case 'holds':
      return scope.call === null ? judgment.events : [...lookUps(scope), scope.call.at];
    case 'state':
      return check.at === 'end' ? judgment.events : lookUps(scope);
    case 'never-called':
    case 'owner-is-requester':
    case 'unchanged':
    case 'count':
      return lookUps(scope);
    case 'single-action-turn':
    case 'said':
    case 'not-said':
      return [];
    default:
      return assertNever(check);
  }
}

/** The user's answers to a proposal: the agent did ask. */
function answersBefore({ monitored, at }: Scope): readonly number[] {
  return monitored.view.trace.events.slice(0, at).flatMap((event, number) => {
    if (event.kind !== 'user' || event.act === 'request') return [];
    const reply = readReply(event, []);
    return reply === 'confirms' || reply === 'withdraws' ? [number] : [];
  });
}

/** Executed reading calls about a bound object before the event: the agent could see what the rule depends on. */
function lookUps(scope: Scope): readonly number[] {
  const { view, artifacts } = scope.monitored;
  const readers = new Set(artifacts.tools.filter(({ access }) => access !== 'write').map(({ name }) => name));
  return view.calls
    .filter(record => record.at < scope.at && record.effect === 'executed' && record.call.by === 'agent')
    .filter(record => readers.has(record.call.tool) && isAboutBound(scope, record))
    .flatMap(eventsOf);
}

function isAboutBound({ monitored, objects }: Scope, { call }: CallRecord): boolean {
  return [...objects].some(([name, { table, id }]) =>
    keysInArguments(monitored, { name, table }, call.args).includes(id),
  );
}
