import type { AgentTurn, AgentUnderTest } from '../../src/model/ports.ts';

/** What one `send` answers: a turn, or what is thrown. */
export type AgentStep = Partial<AgentTurn> | Error;

/** A turn that says this to the user. */
export function say(text: string, delivered = true): AgentTurn {
  return { events: [{ kind: 'agent', text, delivered, turn: 0 }] };
}

/** A turn that asks for one tool call. */
export function callTool(tool: string, args = {}, callId = 'c1'): AgentTurn {
  return { events: [], pending: [{ callId, tool, args }] };
}

/** An agent that answers with these steps in turn, and fails when it is asked for more. */
export function scriptAgent(
  ...steps: readonly AgentStep[]
): AgentUnderTest & { readonly heard: readonly unknown[]; isClosed(): boolean } {
  const left = [...steps];
  const heard: unknown[] = [];
  let closed = false;
  return {
    heard,
    isClosed: () => closed,
    start: async trial => {
      heard.push(trial);
      return {
        send: async input => {
          heard.push(input);
          const step = left.shift();
          if (!step) throw new Error('the script of the agent has no turn left');
          if (step instanceof Error) throw step;
          return { events: [], ...step };
        },
        close: async () => {
          closed = true;
        },
      };
    },
    close: async () => undefined,
  };
}
