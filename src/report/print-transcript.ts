import type { Json } from '../model/json.ts';
import type { Change, Trace, TraceEvent } from '../model/trace.ts';
import type { Witness } from '../model/trial.ts';
import { cleanText, shorten } from './escape-markdown.ts';

const LONGEST_LINE = 240;
/** A result may hold what the breach hangs on anywhere. */
const LONGEST_RESULT = 800;
/** Stands after the event that shows a violation. */
export const MARK = '   ◀ here';

/**
 * A trace as plain text, one line an event, the witness's events marked.
 * @param detail `short`: the opening, the events that prove the breach with their results, what was said just before and
 *   after it, and the last that calls told of each bound object before it; `full`: every event
 */
export function printTranscript(trace: Trace, witness: Witness, detail: 'short' | 'full'): string {
  const marked = new Set(markedEvents(trace, witness));
  const shown = detail === 'full' ? new Set(trace.events.keys()) : eventsThatMatter(trace, witness, marked);
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
export function markedEvents(trace: Trace, witness: Pick<Witness, 'events'>): readonly number[] {
  const calls = witness.events.filter(index => trace.events[index]?.kind === 'call');
  return calls.length > 0 ? calls.slice(-1) : witness.events.slice(-1);
}

function eventsThatMatter(trace: Trace, witness: Witness, marked: ReadonlySet<number>): ReadonlySet<number> {
  const events = trace.events;
  const breach = [...marked][0] ?? events.length;
  const shown = new Set<number>([...marked, ...witness.events, ...toldOfObjects(trace, breach)]);
  const add = (index: number) => {
    if (index >= 0) shown.add(index);
  };
  for (const index of witness.events) add(findResult(events, index));
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

/**
 * Of each bound object: the last result before an event that holds its record, and the last of a call
 * that names it; each with its call.
 */
function toldOfObjects({ events, objects }: Trace, before: number): readonly number[] {
  const calls = events.slice(0, before).flatMap((event, at) => {
    const result = event.kind === 'call' ? findResult(events, at) : -1;
    const told = events[result];
    const isTold = event.kind === 'call' && told?.kind === 'result' && result < before;
    return isTold ? [{ at, result, args: event.args, told: told.result }] : [];
  });
  return Object.values(objects).flatMap(({ id }) => {
    const found = [calls.findLast(({ told }) => holdsKey(told, id)), calls.findLast(({ args }) => holdsKey(args, id))];
    return found.flatMap(call => (call === undefined ? [] : [call.at, call.result]));
  });
}

/** Whether a key is a value, or the name of one, anywhere in some JSON; a text may be JSON, or name it. */
function holdsKey(value: Json, key: string): boolean {
  if (typeof value === 'string') return value.split(/[^\w-]+/).includes(key) || value === key;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' && String(value) === key;
  if (Array.isArray(value)) return value.some(item => holdsKey(item, key));
  return Object.entries(value).some(([name, item]) => name === key || holdsKey(item, key));
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
        `        ← ${event.rejected ? 'rejected: ' : ''}${oneLine(printValue(event.result), LONGEST_RESULT)}${mark}`,
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

function oneLine(text: string, limit = LONGEST_LINE): string {
  return shorten(cleanText(text).replace(/\s+/g, ' ').trim(), limit);
}

function leftOut(n: number): string {
  return `        … ${n === 1 ? '1 event' : `${n} events`} left out`;
}
