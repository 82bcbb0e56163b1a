import type { RejectedForm } from '../../model/artifacts.ts';
import type { EnvironmentHost } from '../../model/ports.ts';
import { SupervisedChild } from '../children/supervised-child.ts';
import type { CodeCommand } from '../sources/code-command.ts';
import { createProtocolHost } from './host-protocol.ts';

export interface CommandHostOptions {
  readonly command: CodeCommand;
  readonly now: string | null;
  readonly rejected: RejectedForm;
  /** How long one call may take; 10 s when absent. */
  readonly callTimeoutMs?: number;
}

/**
 * A host that is the user's own program, in any language, speaking the host protocol as newline-delimited JSON-RPC 2.0 on
 * standard input and output. It is asked `describe` first; its environment holds no key. A program that exits, hangs,
 * floods or answers nonsense costs the trials that were open, and is started again.
 */
export function createCommandHost(options: CommandHostOptions): EnvironmentHost {
  const { command, now, rejected } = options;
  const child = new SupervisedChild({
    spawn: {
      label: `the environment host (${command.program})`,
      command: command.program,
      args: command.args,
      cwd: command.cwd,
      env: command.env,
    },
    firstMethod: 'describe',
    initialize: {},
    timeoutMs: options.callTimeoutMs ?? 10_000,
  });
  const carrier = {
    request: (method: 'describe') => child.request(method),
    open: (params: Readonly<Record<string, unknown>>) => child.open('open', params),
    close: async () => {
      await child.close();
      command.dispose();
    },
  };
  return createProtocolHost(carrier, { now, rejected });
}
