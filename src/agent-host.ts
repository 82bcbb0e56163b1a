/**
 * The child process that runs a user's agent module: newline-delimited JSON-RPC 2.0 on standard input and output
 * (`initialize`, then `start`, `send`, `close` for each session), started by `adapters/agents/module-agent.ts`.
 */
import { pathToFileURL } from 'node:url';
import { AgentService } from './adapters/agents/agent-service.ts';
import { serveRpc } from './adapters/children/serve-rpc.ts';
import type { AgentStart, ToolResult } from './model/ports.ts';

let service: AgentService | null = null;

function running(): AgentService {
  if (!service) throw new Error('initialize first');
  return service;
}

serveRpc({
  async initialize(params) {
    service = new AgentService(await import(pathToFileURL((params as { module: string }).module).href));
  },
  start: params => running().start(params as { session: string; trial: AgentStart }),
  send: params =>
    running().send(params as { session: string; input: { user: string } | { results: readonly ToolResult[] } }),
  close: params => running().close(params as { session: string }),
});
