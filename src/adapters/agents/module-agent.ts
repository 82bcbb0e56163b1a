import { z } from 'zod';
import { errorMessage, HostError } from '../../lib/errors.ts';
import { jsonObjectSchema } from '../../model/json.ts';
import type { AgentTurn, AgentUnderTest } from '../../model/ports.ts';
import { traceEventSchema, usageSchema } from '../../model/trace.ts';
import type { ChildModule } from '../children/read-permissions.ts';
import { superviseModule } from '../children/supervise-module.ts';

export interface ModuleAgentOptions extends ChildModule {
  /** How long one `send` may take; 120 s when absent. */
  readonly sendTimeoutMs?: number;
  /** Memory of the child; 512 MB when absent. */
  readonly memoryMb?: number;
}

const agentEventSchema = traceEventSchema.refine(event => event.kind !== 'user', 'an agent cannot speak for the user');
const turnSchema = z.strictObject({
  events: z.array(agentEventSchema).default([]),
  pending: z.array(z.strictObject({ callId: z.string().min(1), tool: z.string(), args: jsonObjectSchema })).optional(),
  done: z.boolean().optional(),
  usage: usageSchema.optional(),
  error: z
    .strictObject({
      kind: z.enum(['infra', 'agent']),
      of: z.enum(['host', 'provider']).optional(),
      message: z.string(),
    })
    .optional(),
});

/**
 * An agent that is a user's module, run in a child process as the environment is: nothing to read but its code, an
 * empty environment (no key), limits on memory and time. What is wrong with the child is `infra`; what the module
 * throws is the agent's. After three faulty children in a row every further start throws EvidenceError.
 */
export function createModuleAgent(options: ModuleAgentOptions): AgentUnderTest {
  const child = superviseModule({
    program: 'agent-host',
    label: 'the agent process',
    code: options,
    initialize: {},
    timeoutMs: options.sendTimeoutMs ?? 120_000,
    memoryMb: options.memoryMb,
  });
  return {
    start: async trial => {
      const session = await child.open('start', { trial });
      return {
        send: async input => {
          try {
            return readTurn(await session.request('send', { input }));
          } catch (error) {
            if (!(error instanceof HostError)) throw error;
            return { events: [], error: { kind: 'infra', of: 'host', message: error.message } };
          }
        },
        close: session.close,
      };
    },
    close: () => child.close(),
  };
}

/** What the module answered; an answer of another form is the agent's error. */
function readTurn(answer: unknown): AgentTurn {
  const parsed = turnSchema.safeParse(answer);
  if (!parsed.success) {
    const message = `the agent module's turn has another form: ${errorMessage(z.prettifyError(parsed.error))}`;
    return { events: [], error: { kind: 'agent', message } };
  }
  const { events, pending, done, usage, error } = parsed.data;
  return {
    events,
    ...(pending && { pending }),
    ...(done !== undefined && { done }),
    ...(usage && { usage }),
    ...(error && { error: { kind: error.kind, message: error.message, ...(error.of && { of: error.of }) } }),
  };
}
