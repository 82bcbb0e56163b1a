import { dirname } from 'node:path';
import { z } from 'zod';
import { errorMessage, HostError } from '../../lib/errors.ts';
import type { RejectedForm, Tables } from '../../model/artifacts.ts';
import { jsonSchema } from '../../model/json.ts';
import type { CallResult, EnvironmentHost } from '../../model/ports.ts';
import { changeSchema } from '../../model/trace.ts';
import { findChildProgram } from '../children/child-program.ts';
import { type ChildModule, locateModule, permissionFlags } from '../children/read-permissions.ts';
import { SupervisedChild } from '../children/supervised-child.ts';
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
const outcomeSchema = z.strictObject({ result: jsonSchema, refused: z.boolean(), changes: z.array(changeSchema) });

/**
 * A host that runs the user's environment module in a child process: Node's permission model (reading what
 * `permissionFlags` grants, nothing else), an empty environment, a memory limit, a time limit for each call. The data
 * are handed over, so the child needs no access to their file. The child is started on first use.
 */
export function createModuleHost(options: ModuleHostOptions): EnvironmentHost {
  const program = findChildProgram('environment-host');
  const located = locateModule(options);
  const child = new SupervisedChild({
    spawn: {
      label: 'the environment host',
      command: process.execPath,
      args: [
        ...permissionFlags(program, located),
        `--max-old-space-size=${options.memoryMb ?? 512}`,
        '--disable-warning=ExperimentalWarning',
        program,
      ],
      cwd: dirname(located.module),
      env: { TZ: 'UTC' },
    },
    initialize: { module: located.module, tables: options.tables, now: options.now },
    timeoutMs: options.callTimeoutMs ?? 10_000,
  });
  return {
    describe: async () => parseAnswer(describeSchema, await child.request('describe')),
    open: async setup => {
      const session = await child.open('open', { changes: setup });
      return {
        call: async ({ tool, args, by }): Promise<CallResult> => {
          const answer = await session.request('call', { tool, args, by });
          return readRejection(parseAnswer(outcomeSchema, answer), options.rejected);
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
