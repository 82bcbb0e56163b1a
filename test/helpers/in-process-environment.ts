import { EnvironmentService } from '../../src/adapters/environment/environment-service.ts';
import { readRejection } from '../../src/adapters/environment/read-rejection.ts';
import type { RejectedForm, Tables } from '../../src/model/artifacts.ts';
import type { EnvironmentTool } from '../../src/model/modules.ts';
import type { EnvironmentHost } from '../../src/model/ports.ts';

/** The module host's own session code without a child process. */
export function inProcessEnvironment(options: {
  readonly tools: Readonly<Record<string, EnvironmentTool>>;
  readonly tables: Tables;
  readonly now?: string | null;
  readonly rejected?: RejectedForm;
}): EnvironmentHost {
  const { tools, tables, now = null, rejected = { error: true } } = options;
  const service = new EnvironmentService({ exports: { ...tools }, tables: structuredClone(tables), now });
  let next = 0;
  return {
    describe: async () => service.describe(),
    open: async (changes, requester = null) => {
      const session = `s${next++}`;
      service.open({ session, changes, requester });
      return {
        call: async call => readRejection(await service.call({ ...call, session }), rejected),
        close: async () => service.close({ session }),
      };
    },
    close: async () => undefined,
  };
}
