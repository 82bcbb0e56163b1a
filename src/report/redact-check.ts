import type { Json, JsonObject } from '../model/json.ts';
import type { Trace, TraceEvent } from '../model/trace.ts';
import type { ShownBreach, TraceCheck } from '../model/trace-check.ts';

const HIDDEN = '***';

/**
 * The result without what people said or what the data hold: who did what, with which tool and which arguments, stays;
 * words, values and the reasons that name them go. Ids of traces stay, so that a breach can be found again.
 */
export function redactCheck(check: TraceCheck): TraceCheck {
  return {
    ...check,
    specs: check.specs.map(spec => ({ ...spec, undecidedBecause: redactReasons(spec.undecidedBecause) })),
    differences: check.differences.map(item => ({
      ...item,
      recorded: redactValue(item.recorded),
      replayed: redactValue(item.replayed),
    })),
    shown: check.shown.map(redactBreach),
  };
}

function redactBreach({ refined, trace, witness }: ShownBreach): ShownBreach {
  return {
    refined,
    trace: redactTrace(trace),
    witness: { ...witness, quotes: [], reason: redactReason(witness.reason) },
  };
}

function redactTrace(trace: Trace): Trace {
  return { ...trace, setup: [], objects: {}, requester: null, events: trace.events.map(redactEvent) };
}

function redactEvent(event: TraceEvent): TraceEvent {
  switch (event.kind) {
    case 'user':
    case 'agent':
      return { ...event, text: `${HIDDEN} (${event.text.length} characters)` };
    case 'call':
      return { ...event, args: redactObject(event.args) };
    case 'result':
      return { ...event, result: redactValue(event.result), changes: [] };
    case 'error':
      return { ...event, message: HIDDEN };
  }
}

function redactObject(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, redactValue(item)]));
}

/** Names of an object stay where they are few: they are names of fields; a table's keys are not. */
function redactValue(value: Json): Json {
  if (value === null || typeof value === 'boolean') return value;
  return HIDDEN;
}

/** Reasons with the same words fall together. */
function redactReasons(reasons: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const [reason, times] of Object.entries(reasons)) {
    const kept = redactReason(reason);
    counts.set(kept, (counts.get(kept) ?? 0) + times);
  }
  return Object.fromEntries(counts);
}

/** Reasons name values in quotes, after "given", and as words with a digit (ids, amounts). */
function redactReason(reason: string): string {
  return reason
    .replace(/\bgiven .*$/s, `given ${HIDDEN}`)
    .replace(/"[^"]*"/g, HIDDEN)
    .replace(/[^\s:,;()]*\d[^\s:,;()]*/g, HIDDEN);
}
