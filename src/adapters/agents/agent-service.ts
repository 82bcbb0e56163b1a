import { errorMessage } from '../../lib/errors.ts';
import type { ModuleAgent, StartAgent } from '../../model/modules.ts';
import type { AgentStart, AgentTurn, ToolResult } from '../../model/ports.ts';
import { toJson } from '../environment/json-result.ts';

/** The sessions of an agent module: what the child process serves. An error that the module throws is the agent's own. */
export class AgentService {
  readonly #start: StartAgent;
  readonly #sessions = new Map<string, ModuleAgent>();

  constructor(exports: unknown) {
    const { start } = (typeof exports === 'object' && exports !== null ? exports : {}) as { start?: unknown };
    if (typeof start !== 'function') throw new Error('the agent module exports no function `start`');
    this.#start = start as StartAgent;
  }

  async start({ session, trial }: { readonly session: string; readonly trial: AgentStart }): Promise<void> {
    this.#sessions.set(session, await this.#start(trial));
  }

  async send(request: {
    readonly session: string;
    readonly input: { readonly user: string } | { readonly results: readonly ToolResult[] };
  }): Promise<unknown> {
    const agent = this.#sessions.get(request.session);
    if (!agent) throw new Error(`no session ${request.session}`);
    try {
      return toJson(await agent.send(request.input));
    } catch (error) {
      const turn: AgentTurn = { events: [], error: { kind: 'agent', message: errorMessage(error) } };
      return turn;
    }
  }

  close({ session }: { readonly session: string }): void {
    this.#sessions.delete(session);
  }
}
