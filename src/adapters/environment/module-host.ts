import { z } from 'zod';
import { errorMessage, HostError } from '../../lib/errors.ts';
import type { RejectedForm, Tables } from '../../model/artifacts.ts';
import { jsonSchema } from '../../model/json.ts';
import type { CallResult, EnvironmentHost } from '../../model/ports.ts';
import { changeSchema } from '../../model/trace.ts';
import type { ChildModule } from '../children/read-permissions.ts';
import { superviseModule } from '../children/supervise-module.ts';
import { readRejection } from './read-rejection.ts';

export interface ModuleHostOptions extends ChildModule {
  readonly tables: Tables;
  readonly now: string | null;
  readonly rejected: RejectedForm;
  /** How long one call may take; 10 s when absent. */
  readonly callTimeoutMs?: number;
  /** Memory of the child; 512 MB when absent. */
  readonly memoryMb?: number;
}

const describeSchema = z.strictObject({ tools: z.array(z.string()), tables: z.array(z.string()) });
const outcomeSchema = z.union([
  z.strictObject({ result: jsonSchema, refused: z.boolean(), changes: z.array(changeSchema) }),
  z.strictObject({ fault: z.string() }),
]);

/**
 * A host that runs the user's environment module in a child process. The data are handed over, so the child needs no
 * access to their file.
 */
export function createModuleHost(options: ModuleHostOptions): EnvironmentHost {
  const child = superviseModule({
    program: 'environment-host',
    label: 'the environment host',
    code: options,
    initialize: { tables: options.tables, now: options.now },
    timeoutMs: options.callTimeoutMs ?? 10_000,
    memoryMb: options.memoryMb,
  });
  return {
    describe: async () => parseAnswer(describeSchema, await child.request('describe')),
    open: async (setup, requester = null) => {
      const session = await child.open('open', { changes: setup, requester });
      return {
        call: async ({ tool, args, by }): Promise<CallResult> => {
          const outcome = parseAnswer(outcomeSchema, await session.request('call', { tool, args, by }));
          if ('fault' in outcome) throw new HostError(outcome.fault);
          return readRejection(outcome, options.rejected);
        },
        close: session.close,
      };
    },
    close: () => child.close(),
  };
}

function parseAnswer<T>(schema: z.ZodType<T>, answer: unknown): T {
  try {
    return schema.parse(answer);
  } catch (error) {
    throw new HostError(`the environment host answered nonsense: ${errorMessage(error)}`, { cause: error });
  }
}
