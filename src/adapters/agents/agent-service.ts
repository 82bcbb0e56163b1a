import { errorMessage } from '../../lib/errors.ts';
import type { ModuleAgent, StartAgent } from '../../model/modules.ts';
import type { AgentStart, AgentTurn, ToolResult } from '../../model/ports.ts';
import { describeProgrammingError, isProgrammingError } from '../children/locate-fault.ts';
import { toJson } from '../environment/json-result.ts';

/**
 * The sessions of an agent module: what the child process serves. An error that the module throws is the agent's own, in
 * `start` as in `send`; a programming error is told with its place.
 */
export class AgentService {
  readonly #start: StartAgent;
  readonly #sessions = new Map<string, ModuleAgent>();
  readonly #home: string | null;

  /** @param home absolute path that the module's files are named from */
  constructor(exports: unknown, home: string | null = null) {
    this.#home = home;
    const { start } = (typeof exports === 'object' && exports !== null ? exports : {}) as { start?: unknown };
    if (typeof start !== 'function') throw new Error('the agent module exports no function `start`');
    this.#start = start as StartAgent;
  }

  async start({ session, trial }: { readonly session: string; readonly trial: AgentStart }): Promise<void> {
    try {
      const agent: unknown = await this.#start(trial);
      if (!isAgent(agent)) throw new Error('`start` of the agent module gave no object with a function `send`');
      this.#sessions.set(session, agent);
    } catch (error) {
      const turn = this.#breakDown(error);
      this.#sessions.set(session, { send: () => turn });
    }
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
      return this.#breakDown(error);
    }
  }

  #breakDown(error: unknown): AgentTurn {
    const from = { home: this.#home, ours: import.meta.dirname };
    const message = isProgrammingError(error) ? describeProgrammingError(error, from) : errorMessage(error);
    return { events: [], error: { kind: 'agent', message } };
  }

  close({ session }: { readonly session: string }): void {
    this.#sessions.delete(session);
  }
}

function isAgent(value: unknown): value is ModuleAgent {
  return typeof value === 'object' && value !== null && 'send' in value && typeof value.send === 'function';
}
