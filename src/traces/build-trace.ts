import type { RejectedForm } from '../model/artifacts.ts';
import type { Json } from '../model/json.ts';
import { NO_USAGE, type Trace, type TraceEvent } from '../model/trace.ts';
import type { Message, Part, Recorded } from './recorded.ts';

export interface BuildOptions {
  /** How a call that the tool rejected looks in a result. */
  readonly rejected: RejectedForm;
  /** Whether text beside a call reached the user; null: as the format or its harness is known to do. */
  readonly textBesideCalls: 'delivered' | 'dropped' | null;
}

/**
 * The trace of a recording. Text of an agent's message that also calls is an event in any case; whether it was delivered
 * is the options' to say. State is not known before a replay.
 * @param name the trace's id where the recording has none
 */
export function buildTrace(recorded: Recorded, name: string, options: BuildOptions): Trace {
  const events = toEvents(recorded, options);
  return {
    id: recorded.id ?? name,
    setup: [],
    objects: {},
    requester: null,
    events,
    complete: { ...findComplete(events, recorded.holdsCalls), state: false },
    end: 'recorded',
    usage: NO_USAGE,
    durationMs: 0,
  };
}

function toEvents({ messages, dropsTextBesideCalls }: Recorded, options: BuildOptions): TraceEvent[] {
  const drops = options.textBesideCalls === null ? dropsTextBesideCalls : options.textBesideCalls === 'dropped';
  let users = 0;
  return messages.flatMap(message => {
    if (message.from === 'user' && message.parts.some(({ kind }) => kind === 'text')) users += 1;
    const place = { turn: Math.max(0, users - 1), messageIndex: message.index };
    const isDropped = drops && message.parts.some(part => part.kind === 'call');
    return message.parts.map(part => toEvent(part, message, { place, isDropped, rejected: options.rejected }));
  });
}

function toEvent(
  part: Part,
  { from }: Message,
  known: {
    readonly place: { readonly turn: number; readonly messageIndex: number };
    readonly isDropped: boolean;
    readonly rejected: RejectedForm;
  },
): TraceEvent {
  const { place, isDropped, rejected } = known;
  switch (part.kind) {
    case 'text':
      return from === 'user'
        ? { kind: 'user', text: part.text, ...place }
        : { kind: 'agent', text: part.text, delivered: !isDropped, ...place };
    case 'call':
      return { ...part, args: { ...part.args }, ...place };
    case 'result': {
      const { callId, result } = part;
      return { kind: 'result', callId, result, rejected: isRejection(part, rejected), changes: [], ...place };
    }
  }
}

/** The format's own mark, the words that a refusal of an environment has, or the configured form. */
function isRejection({ result, isError }: Extract<Part, { kind: 'result' }>, form: RejectedForm): boolean {
  const text = printResult(result);
  if (form.resultMatches !== undefined && new RegExp(form.resultMatches, 'u').test(text)) return true;
  return form.error && (isError || /^Error: /.test(text));
}

function printResult(result: Json): string {
  return typeof result === 'string' ? result : JSON.stringify(result);
}

/** A result without its call shows that calls are missing; a call without its result, that results are. */
function findComplete(events: readonly TraceEvent[], holdsCalls: boolean): { calls: boolean; results: boolean } {
  const called = new Set(events.flatMap(event => (event.kind === 'call' ? [event.callId] : [])));
  const answered = new Set(events.flatMap(event => (event.kind === 'result' ? [event.callId] : [])));
  return {
    calls: holdsCalls && [...answered].every(id => called.has(id)),
    results: holdsCalls && [...called].every(id => answered.has(id)),
  };
}
