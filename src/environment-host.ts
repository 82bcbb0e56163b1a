/**
 * The child process that runs a user's environment module: newline-delimited JSON-RPC 2.0 on standard input and output
 * (`initialize`, then `describe`, `open`, `call`, `close`), started by `adapters/environment/module-host.ts`.
 */
import { pathToFileURL } from 'node:url';
import { serveRpc } from './adapters/children/serve-rpc.ts';
import { EnvironmentService } from './adapters/environment/environment-service.ts';
import type { Tables } from './model/artifacts.ts';
import type { JsonObject } from './model/json.ts';
import type { Change, ObjectRef } from './model/trace.ts';

let service: EnvironmentService | null = null;

function running(): EnvironmentService {
  if (!service) throw new Error('initialize first');
  return service;
}

serveRpc({
  async initialize(params) {
    const { module, tables, now } = params as { module: string; tables: Tables; now: string | null };
    service = new EnvironmentService({ exports: await import(pathToFileURL(module).href), tables, now });
  },
  describe: () => running().describe(),
  open: params =>
    running().open(params as { session: string; changes: readonly Change[]; requester: ObjectRef | null }),
  call: params => running().call(params as { session: string; tool: string; args: JsonObject; by: 'agent' | 'user' }),
  close: params => running().close(params as { session: string }),
});
