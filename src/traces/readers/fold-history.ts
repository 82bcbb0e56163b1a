import { stableJson } from '../../lib/stable-json.ts';
import type { Message } from '../recorded.ts';

export type Said = Omit<Message, 'index'>;

/** One request of a model: the history it was given with what is new in it, and its answer. */
export interface Exchange {
  readonly kind: 'exchange';
  readonly messages: readonly Said[];
}

/** A call that a span of its own tells of; whether messages tell of it too shows only when they are compared. */
export interface ToolRun {
  readonly kind: 'tool';
  readonly callId: string | null;
  readonly call: Said;
  readonly result: Said | null;
}

/**
 * One conversation out of requests in the order of time, of which each repeats what came before: of each request only
 * what follows the longest part that it shares with the end of the conversation is new. Calls that have spans of their
 * own are put in where no message tells of them.
 */
export function foldHistory(turns: readonly (Exchange | ToolRun)[]): readonly Said[] {
  const folded: { readonly message: Said; readonly key: string | null }[] = [];
  const addMessage = (message: Said) => {
    const kept = message.from === 'tool' ? withoutKnown(message, folded) : message;
    folded.push({ message: kept, key: keyOf(message) });
  };
  for (const turn of turns) {
    if (turn.kind === 'exchange') {
      const known = folded.flatMap(({ key }) => (key === null ? [] : [key]));
      for (const message of turn.messages.slice(countShared(known, turn.messages.map(keyOf)))) addMessage(message);
      continue;
    }
    const isCalled = turn.callId !== null && holds(folded, 'call', turn.callId);
    if (!isCalled) folded.push({ message: turn.call, key: null });
    const isAnswered = turn.callId !== null && holds(folded, 'result', turn.callId);
    if (turn.result !== null && !isAnswered) folded.push({ message: turn.result, key: null });
  }
  return folded.map(({ message }) => message).filter(({ parts }) => parts.length > 0);
}

/** How many messages at the start of a request stand at the end of the conversation, or, after a retry, at its start. */
function countShared(known: readonly string[], keys: readonly string[]): number {
  for (let length = Math.min(known.length, keys.length); length > 0; length--) {
    const end = known.slice(known.length - length);
    if (end.every((key, place) => key === keys[place])) return length;
  }
  const parting = keys.findIndex((key, place) => key !== known[place]);
  return parting === -1 ? keys.length : parting;
}

function withoutKnown(message: Said, folded: readonly { readonly message: Said }[]): Said {
  const parts = message.parts.filter(part => part.kind !== 'result' || !holds(folded, 'result', part.callId));
  return { ...message, parts };
}

function holds(folded: readonly { readonly message: Said }[], kind: 'call' | 'result', callId: string): boolean {
  return folded.some(({ message }) => message.parts.some(part => part.kind === kind && part.callId === callId));
}

/** What makes two messages the same: words without white space around them; calls and results by their ids. */
function keyOf({ from, parts }: Said): string {
  return stableJson([from, ...parts.map(part => (part.kind === 'text' ? part.text.trim() : [part.kind, part.callId]))]);
}
