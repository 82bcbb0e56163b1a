import type { Tables } from '../../model/artifacts.ts';
import type { JsonObject } from '../../model/json.ts';
import type { EnvironmentTool } from '../../model/modules.ts';
import type { Change, ObjectRef } from '../../model/trace.ts';
import { type EnvironmentSource, OverlaySession, type ToolOutcome } from './environment-session.ts';

/** The sessions of one environment: what the child process serves, and what tests use in-process. */
export class EnvironmentService {
  readonly #source: EnvironmentSource;
  readonly #sessions = new Map<string, OverlaySession>();

  constructor(options: {
    readonly exports: unknown;
    readonly tables: Tables;
    readonly now: string | null;
    readonly home?: string;
  }) {
    const { exports, tables, now, home = null } = options;
    this.#source = { tools: collectTools(exports), tables, now, home };
  }

  describe(): { readonly tools: readonly string[]; readonly tables: readonly string[] } {
    return { tools: Object.keys(this.#source.tools).sort(), tables: Object.keys(this.#source.tables) };
  }

  open(request: {
    readonly session: string;
    readonly changes: readonly Change[];
    readonly requester?: ObjectRef | null;
  }): void {
    const { session, changes, requester } = request;
    this.#sessions.set(session, new OverlaySession(this.#source, changes, requester?.id ?? null));
  }

  call(request: {
    readonly session: string;
    readonly tool: string;
    readonly args: JsonObject;
    readonly by: 'agent' | 'user';
  }): Promise<ToolOutcome> {
    const session = this.#sessions.get(request.session);
    if (!session) throw new Error(`no session ${request.session}`);
    return session.call(request);
  }

  close({ session }: { readonly session: string }): void {
    this.#sessions.delete(session);
  }
}

/** Every exported function is a tool of its name; functions of a default export count too. */
function collectTools(exports: unknown): Readonly<Record<string, EnvironmentTool>> {
  const named = typeof exports === 'object' && exports !== null ? exports : {};
  const all = { ...functionsOf((named as { default?: unknown }).default), ...functionsOf(named) };
  if (Object.keys(all).length === 0) throw new Error('the environment module exports no function');
  return all;
}

function functionsOf(value: unknown): Record<string, EnvironmentTool> {
  if (typeof value !== 'object' || value === null) return {};
  const functions = Object.entries(value).filter(([name, item]) => name !== 'default' && typeof item === 'function');
  return Object.fromEntries(functions) as Record<string, EnvironmentTool>;
}
