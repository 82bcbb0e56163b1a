import type { CallRecord, TraceView } from './view-trace.ts';

/** One message of the agent: numbers of its texts, and its calls. */
export interface AgentMessage {
  readonly at: number;
  readonly texts: readonly number[];
  readonly calls: readonly CallRecord[];
}

/**
 * The agent's messages: what it did between two things that it was given (a user turn, a result), and in one recorded
 * message where there are such. Some formats record several steps of the agent as one message.
 */
export function splitMessages({ trace, calls }: TraceView): readonly AgentMessage[] {
  let given = 0;
  const acts = trace.events.flatMap((event, at) => {
    const isAct = event.kind === 'agent' || (event.kind === 'call' && event.by === 'agent');
    if (!isAct) given += 1;
    const message = `${event.messageIndex ?? ''} after ${given}`;
    return isAct ? [{ at, event, message }] : [];
  });
  return [...Map.groupBy(acts, ({ message }) => message).values()].map(message => {
    const numbers = new Set(message.map(({ at }) => at));
    const texts = message.filter(({ event }) => event.kind === 'agent' && event.text.trim() !== '');
    return {
      at: Math.min(...numbers),
      texts: texts.map(({ at }) => at),
      calls: calls.filter(({ at }) => numbers.has(at)),
    };
  });
}
