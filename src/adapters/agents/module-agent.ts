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
 * empty environment (no key), limits on memory and time. What the module throws is the agent's fault, and so is a child
 * that ends or hangs: nothing but the agent runs in it. After three faulty children in a row every further start throws
 * EvidenceError.
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
      try {
        const session = await child.open('start', { trial });
        return {
          send: input => session.request('send', { input }).then(readTurn, breakDown),
          close: session.close,
        };
      } catch (error) {
        const turn = breakDown(error);
        return { send: async () => turn, close: async () => undefined };
      }
    },
    close: () => child.close(),
  };
}

function breakDown(error: unknown): AgentTurn {
  if (!(error instanceof HostError)) throw error;
  return { events: [], error: { kind: 'agent', message: error.message } };
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
