import { assertNever } from '../lib/assert-never.ts';
import type { Json } from '../model/json.ts';
import type { TraceEvent } from '../model/trace.ts';

/** What an event says: a message's text, or the texts and numbers of a result. */
export function textsOf(event: TraceEvent): readonly string[] {
  switch (event.kind) {
    case 'user':
    case 'agent':
      return [event.text];
    case 'result':
      return leavesOf(event.result);
    case 'call':
      return leavesOf(event.args);
    case 'error':
      return [];
    default:
      return assertNever(event);
  }
}

/** The text itself and its words. Ids are made of letters, digits, `-` and `_`; one that ends a sentence has no full stop. */
export function splitWords(text: string): readonly string[] {
  return [text, ...(text.match(/[\p{L}\p{N}][\p{L}\p{N}_-]*/gu) ?? []).map(word => word.replace(/[-_]+$/, ''))];
}

/** Every text and number inside a JSON value, as text. */
export function leavesOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(leavesOf);
}
