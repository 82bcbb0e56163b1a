/**
 * The child process that runs a user's agent module: newline-delimited JSON-RPC 2.0 on standard input and output
 * (`initialize`, then `start`, `send`, `close` for each session), started by `adapters/agents/module-agent.ts`.
 */
import { AgentService } from './adapters/agents/agent-service.ts';
import { loadModule } from './adapters/children/load-module.ts';
import { serveRpc } from './adapters/children/serve-rpc.ts';
import type { AgentStart, ToolResult } from './model/ports.ts';

let service: AgentService | null = null;

function running(): AgentService {
  if (!service) throw new Error('initialize first');
  return service;
}

serveRpc({
  async initialize(params) {
    const { module, home } = params as { module: string; home: string };
    service = new AgentService(await loadModule(module, home), home);
  },
  start: params => running().start(params as { session: string; trial: AgentStart }),
  send: params =>
    running().send(params as { session: string; input: { user: string } | { results: readonly ToolResult[] } }),
  close: params => running().close(params as { session: string }),
});
