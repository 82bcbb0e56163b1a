import type { Json } from '../model/json.ts';
import type { Change, Trace, TraceEvent } from '../model/trace.ts';
import type { Witness } from '../model/trial.ts';
import { cleanText, shorten } from './escape-markdown.ts';

const LONGEST_LINE = 240;
const MARK = '   ◀ here';

/**
 * A trace as plain text, one line an event, the witness's events marked.
 * @param detail `short`: the opening, the events that prove the breach, and what was said just before and after them;
 *   `full`: every event
 */
export function printTranscript(trace: Trace, witness: Witness, detail: 'short' | 'full'): string {
  const marked = new Set(markedEvents(trace, witness));
  const shown = detail === 'full' ? new Set(trace.events.keys()) : eventsThatMatter(trace, marked);
  const lines: string[] = [];
  let left = 0;
  for (const [index, event] of trace.events.entries()) {
    if (!shown.has(index)) {
      left += 1;
      continue;
    }
    if (left > 0) lines.push(leftOut(left));
    left = 0;
    lines.push(...printEvent(event, marked.has(index)));
  }
  if (left > 0) lines.push(leftOut(left));
  return lines.join('\n');
}

/** The event that shows the breach: the last call among the witness's events, else its last event. */
function markedEvents(trace: Trace, witness: Witness): readonly number[] {
  const calls = witness.events.filter(index => trace.events[index]?.kind === 'call');
  return calls.length > 0 ? calls.slice(-1) : witness.events.slice(-1);
}

function eventsThatMatter(trace: Trace, marked: ReadonlySet<number>): ReadonlySet<number> {
  const events = trace.events;
  const shown = new Set<number>(marked);
  const add = (index: number) => {
    if (index >= 0) shown.add(index);
  };
  add(events.findIndex(event => event.kind === 'user'));
  for (const index of marked) {
    const said = events.findLastIndex((event, at) => at < index && event.kind === 'user');
    add(said);
    add(events.findLastIndex((event, at) => at < said && event.kind === 'agent' && event.delivered));
    add(findResult(events, index));
    add(events.findIndex((event, at) => at > index && event.kind === 'agent' && event.delivered));
  }
  if (marked.size === 0) add(events.findLastIndex(event => event.kind === 'agent'));
  return shown;
}

function findResult(events: readonly TraceEvent[], call: number): number {
  const event = events[call];
  if (event?.kind !== 'call') return -1;
  return events.findIndex((other, at) => at > call && other.kind === 'result' && other.callId === event.callId);
}

function printEvent(event: TraceEvent, isMarked: boolean): readonly string[] {
  const mark = isMarked ? MARK : '';
  switch (event.kind) {
    case 'user':
      return [`user    ${oneLine(event.text)}${mark}`];
    case 'agent':
      return [`agent   ${oneLine(event.text)}${event.delivered ? '' : ' (not delivered)'}${mark}`];
    case 'call':
      return [`${event.by.padEnd(7)} → ${event.tool} ${oneLine(JSON.stringify(event.args))}${mark}`];
    case 'result':
      return [
        `        ← ${event.rejected ? 'rejected: ' : ''}${oneLine(printValue(event.result))}${mark}`,
        ...event.changes.map(printChange),
      ];
    case 'error':
      return [`error   ${event.of}: ${oneLine(event.message)}${mark}`];
  }
}

/** `          bookings/B1042: status "confirmed" → "cancelled"`. */
function printChange(change: Change): string {
  const place = `          ${change.table}/${change.id}`;
  if (change.before === null) return `${place} created`;
  if (change.after === null) return `${place} deleted`;
  const [before, after] = [change.before, change.after];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    field => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const told = fields.map(field => `${field} ${printField(before[field])} → ${printField(after[field])}`);
  return `${place}: ${oneLine(told.join(', '))}`;
}

function printField(value: Json | undefined): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}

function printValue(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function oneLine(text: string): string {
  return shorten(cleanText(text).replace(/\s+/g, ' ').trim(), LONGEST_LINE);
}

function leftOut(n: number): string {
  return `        … ${n === 1 ? '1 event' : `${n} events`} left out`;
}
