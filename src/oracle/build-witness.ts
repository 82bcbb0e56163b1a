import { stableJson } from '../lib/stable-json.ts';
import type { Judgment, Witness } from '../model/trial.ts';
import type { Monitored } from './context.ts';
import { callText } from './render-event.ts';
import { findAttempt, pickRootCause } from './root-cause.ts';
import { pickSymptom } from './symptom.ts';
import { findRequests } from './when-delivered.ts';

/** The pair (spec, trace) that shows a bug, for a breached judgment: the fewest events that prove it, and their words. */
export function buildWitness(monitored: Monitored, judgment: Judgment): Witness {
  const { refined, artifacts } = monitored;
  const attempt = findAttempt(monitored, judgment);
  const events = new Set([...contextOf(monitored, judgment), ...attempt, ...judgment.events]);
  return {
    scenario: judgment.scenario,
    events: [...events].sort((a, b) => a - b),
    quotes: judgment.quotes.length > 0 ? judgment.quotes : quoteCalls(monitored, judgment),
    by: judgment.by,
    effect: judgment.effect,
    reason: judgment.reason,
    symptom: pickSymptom(refined, refined.scenario.then[judgment.then]?.check, artifacts),
    rootCause: pickRootCause(monitored, attempt),
    inFinalState: isInFinalState(monitored, judgment),
  };
}

/** The request that led to it, and, where something is missing, the agent's last words. */
function contextOf(monitored: Monitored, { at }: Judgment): readonly number[] {
  const { events } = monitored.view.trace;
  const end = at ?? events.length;
  const requests = monitored.isTarget ? findRequests(monitored).filter(request => request < end) : [];
  const last = at === null ? events.findLastIndex(event => event.kind === 'agent' && event.delivered) : -1;
  return [...requests.slice(-1), ...(last >= 0 ? [last] : [])];
}

function quoteCalls({ view }: Monitored, judgment: Judgment): string[] {
  return judgment.events.flatMap(number => {
    const event = view.trace.events[number];
    return event?.kind === 'call' ? [callText(event)] : [];
  });
}

/** Whether what the breaching calls changed still stands at the end; a wrong final state shows itself. */
function isInFinalState({ refined, view, state }: Monitored, judgment: Judgment): boolean {
  const check = refined.scenario.then[judgment.then]?.check;
  if ((check?.kind === 'state' || check?.kind === 'holds') && check.at === 'end') return true;
  const end = view.trace.events.length;
  return view.calls
    .filter(({ at }) => judgment.events.includes(at))
    .flatMap(({ result }) => result?.changes ?? [])
    .some(({ table, id, before, after }) => {
      const final = state.readBefore({ table, id }, end);
      return final.isKnown && isEqual(final.record, after) && !isEqual(before, after);
    });
}

function isEqual(a: unknown, b: unknown): boolean {
  return stableJson(a) === stableJson(b);
}
