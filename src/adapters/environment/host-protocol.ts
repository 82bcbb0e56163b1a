import { z } from 'zod';
import { HostError } from '../../lib/errors.ts';
import type { RejectedForm, Tables } from '../../model/artifacts.ts';
import { jsonObjectSchema, jsonSchema } from '../../model/json.ts';
import type { EnvironmentHost, EnvironmentSession } from '../../model/ports.ts';
import { type Change, changeSchema, type ObjectRef } from '../../model/trace.ts';
import { diffTables } from './diff-tables.ts';
import { readRejection } from './read-rejection.ts';

/** The five calls of the host protocol, over whatever carries them. Throws HostError when the host is at fault. */
export interface ProtocolCarrier {
  request(method: 'describe'): Promise<unknown>;
  /** Opens a session; its requests carry its name. */
  open(params: {
    readonly changes: readonly Change[];
    readonly now: string | null;
    readonly requester: ObjectRef | null;
  }): Promise<ProtocolSession>;
  close(): Promise<void>;
}

export interface ProtocolSession {
  request(method: 'call' | 'state', params: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): Promise<void>;
}

const describeSchema = z.strictObject({
  tools: z.array(z.string()),
  tables: z.array(z.string()),
  tells: z.enum(['changes', 'state']).default('changes'),
});
const answerSchema = z.union([
  z.strictObject({ result: jsonSchema, changes: z.array(changeSchema).default([]) }),
  z.strictObject({ error: z.string(), changes: z.array(changeSchema).default([]) }),
]);
export const tablesSchema = z.record(z.string(), z.record(z.string(), jsonObjectSchema));

/**
 * A host that is the user's own program or service (testing.md, Environment). A call is answered with `{result}` or, when
 * the tool refuses, `{error}`; beside it `changes` holds the records before and after. A host that describes itself with
 * `tells: "state"` leaves `changes` out: its state is asked for after each call and compared with the one before.
 */
export function createProtocolHost(
  carrier: ProtocolCarrier,
  options: { readonly now: string | null; readonly rejected: RejectedForm },
): EnvironmentHost {
  let described: ReturnType<typeof describe> | null = null;
  const describe = async () => parseAnswer(describeSchema, await carrier.request('describe'), 'describe');
  const describeOnce = async () => {
    described ??= describe();
    try {
      return await described;
    } catch (error) {
      described = null;
      throw error;
    }
  };
  return {
    describe: async () => {
      const { tools, tables } = await describeOnce();
      return { tools, tables };
    },
    open: async (setup, requester = null) => {
      const { tells } = await describeOnce();
      const session = await carrier.open({ changes: setup, now: options.now, requester });
      return openSession(session, { tells, rejected: options.rejected });
    },
    close: () => carrier.close(),
  };
}

async function openSession(
  session: ProtocolSession,
  { tells, rejected }: { readonly tells: 'changes' | 'state'; readonly rejected: RejectedForm },
): Promise<EnvironmentSession> {
  const readState = async () => parseAnswer(tablesSchema, await session.request('state', {}), 'state');
  let state: Tables = tells === 'state' ? await readState() : {};
  const changesOf = async (told: readonly Change[]) => {
    if (tells === 'changes') return told;
    const before = state;
    state = await readState();
    return diffTables(before, state);
  };
  return {
    call: async ({ tool, args, by }) => {
      const answer = parseAnswer(answerSchema, await session.request('call', { tool, args, by }), 'call');
      const refused = 'error' in answer;
      const result = refused ? `Error: ${answer.error}` : answer.result;
      return readRejection({ result, refused, changes: await changesOf(answer.changes) }, rejected);
    },
    close: () => session.close(),
  };
}

/** An answer in the form of the protocol. Throws HostError for any other. */
export function parseAnswer<T>(schema: z.ZodType<T>, answer: unknown, method: string): T {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue === undefined || issue.path.length === 0 ? '' : ` (${issue.path.join('.')}: ${issue.message})`;
  throw new HostError(`the environment host answered nonsense to ${method}${where}: ${shorten(answer)}`, {
    cause: parsed.error,
  });
}

function shorten(answer: unknown): string {
  return (JSON.stringify(answer) ?? 'nothing').slice(0, 200);
}
