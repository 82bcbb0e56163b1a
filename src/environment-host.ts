/**
 * The child process that runs a user's environment module: newline-delimited JSON-RPC 2.0 on standard input and output
 * (`initialize`, then `describe`, `open`, `call`, `close`), started by `adapters/environment/module-host.ts`.
 */
import { loadModule } from './adapters/children/load-module.ts';
import { serveRpc } from './adapters/children/serve-rpc.ts';
import { EnvironmentService } from './adapters/environment/environment-service.ts';
import { ToolFault, type ToolOutcome } from './adapters/environment/environment-session.ts';
import type { Tables } from './model/artifacts.ts';
import type { JsonObject } from './model/json.ts';
import type { Change, ObjectRef } from './model/trace.ts';

let service: EnvironmentService | null = null;

function running(): EnvironmentService {
  if (!service) throw new Error('initialize first');
  return service;
}

/** What the tool answered, or what is wrong with it: this process is well either way. */
async function callTool(
  request: Parameters<EnvironmentService['call']>[0],
): Promise<ToolOutcome | { readonly fault: string }> {
  try {
    return await running().call(request);
  } catch (error) {
    if (error instanceof ToolFault) return { fault: error.message };
    throw error;
  }
}

serveRpc({
  async initialize(params) {
    const { module, home, tables, now } = params as {
      module: string;
      home: string;
      tables: Tables;
      now: string | null;
    };
    service = new EnvironmentService({ exports: await loadModule(module, home), tables, now, home });
  },
  describe: () => running().describe(),
  open: params =>
    running().open(params as { session: string; changes: readonly Change[]; requester: ObjectRef | null }),
  call: params => callTool(params as { session: string; tool: string; args: JsonObject; by: 'agent' | 'user' }),
  close: params => running().close(params as { session: string }),
});
