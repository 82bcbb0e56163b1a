import { assertNever } from '../lib/assert-never.ts';
import type { TraceEvent } from '../model/trace.ts';

/** Long results are cut for the reader; what it quotes is compared with the whole. */
const MAX_CHARACTERS = 6000;

/** The text of an event, in which quotations must stand. */
export function eventText(event: TraceEvent): string {
  switch (event.kind) {
    case 'user':
    case 'agent':
      return event.text;
    case 'call':
      return callText(event);
    case 'result':
      return typeof event.result === 'string' ? event.result : JSON.stringify(event.result);
    case 'error':
      return event.message;
    default:
      return assertNever(event);
  }
}

/** A call as one line: `cancel_booking {"booking_id":"B1"}`. */
export function callText({ tool, args }: Extract<TraceEvent, { kind: 'call' }>): string {
  return `${tool} ${JSON.stringify(args)}`;
}

/** One numbered event for a reader: who did what, and its text. */
export function renderEvent(event: TraceEvent, number: number): string {
  const text = eventText(event);
  const shown = text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)} [cut]` : text;
  return `[${number}] ${labelOf(event)}: ${shown}`;
}

function labelOf(event: TraceEvent): string {
  switch (event.kind) {
    case 'user':
      return 'user says';
    case 'agent':
      return event.delivered ? 'agent says' : 'agent writes (never reached the user)';
    case 'call':
      return event.by === 'user' ? 'user operates' : 'agent calls';
    case 'result':
      return event.rejected ? 'tool rejects' : 'tool returns';
    case 'error':
      return `fault of the ${event.of}`;
    default:
      return assertNever(event);
  }
}
