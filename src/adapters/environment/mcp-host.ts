import { HostError } from '../../lib/errors.ts';
import type { McpEnvironment, RejectedForm, Tables } from '../../model/artifacts.ts';
import { isJsonObject, type Json, type JsonObject, jsonSchema } from '../../model/json.ts';
import type { CallResult, EnvironmentHost, EnvironmentSession } from '../../model/ports.ts';
import type { CodeCommand } from '../sources/code-command.ts';
import { type McpAnswer, type McpServer, startMcpServer } from '../sources/mcp-server.ts';
import { diffTables } from './diff-tables.ts';
import { parseAnswer, tablesSchema } from './host-protocol.ts';
import { readRejection } from './read-rejection.ts';
import { createServerPool } from './server-pool.ts';

export interface McpHostOptions extends Pick<McpEnvironment, 'reset' | 'dump'> {
  readonly command: CodeCommand;
  readonly now: string | null;
  readonly rejected: RejectedForm;
  /** How long one call may take; 10 s when absent. */
  readonly callTimeoutMs?: number;
}

/**
 * An MCP server as the environment. Its state is one, so every open session has a server process of its own; before a
 * trial the `reset` tool is called with `{changes, now, requester}` (as far as it takes them), and after each call the `dump` tool
 * tells the tables. A server without a dump tool leaves the state unknown.
 */
export function createMcpHost(options: McpHostOptions): EnvironmentHost {
  const { command, reset, dump, rejected, callTimeoutMs = 10_000 } = options;
  const pool = createServerPool(() => startMcpServer(command, callTimeoutMs));
  const own = new Set([reset, ...(dump === null ? [] : [dump])]);
  return {
    fidelity: dump === null ? 'stateless' : 'exact',
    describe: () =>
      pool.use(async server => {
        requireTools(server, own);
        const tables = dump === null ? {} : await readTables(server, dump);
        return { tools: [...server.tools.keys()].filter(name => !own.has(name)), tables: Object.keys(tables) };
      }),
    open: async (changes, requester = null) => {
      const lease = await pool.take();
      try {
        requireTools(lease.server, own);
        await resetServer(lease.server, reset, { changes: [...changes], now: options.now, requester });
        const state = dump === null ? {} : await readTables(lease.server, dump);
        return openSession(lease, { state, dump, rejected, own });
      } catch (error) {
        await lease.end(true);
        throw error;
      }
    },
    close: async () => {
      await pool.close();
      command.dispose();
    },
  };
}

function openSession(
  lease: { readonly server: McpServer; end(isFaulty: boolean): Promise<void> },
  options: {
    readonly state: Tables;
    readonly dump: string | null;
    readonly rejected: RejectedForm;
    readonly own: ReadonlySet<string>;
  },
): EnvironmentSession {
  const { server } = lease;
  let { state } = options;
  let isFaulty = false;
  const run = async (tool: string, args: JsonObject): Promise<CallResult> => {
    if (!server.tools.has(tool) || options.own.has(tool))
      return readRejection({ result: `Error: there is no tool ${tool}`, refused: true, changes: [] }, options.rejected);
    const answer = await server.call(tool, args);
    const before = state;
    if (options.dump !== null) state = await readTables(server, options.dump);
    const text = readResult(answer);
    const result = answer.isError ? `Error: ${typeof text === 'string' ? text : JSON.stringify(text)}` : text;
    return readRejection({ result, refused: answer.isError, changes: diffTables(before, state) }, options.rejected);
  };
  return {
    call: async ({ tool, args }) => {
      try {
        return await run(tool, args);
      } catch (error) {
        isFaulty = true;
        throw error;
      }
    },
    close: () => lease.end(isFaulty),
  };
}

function requireTools(server: McpServer, names: ReadonlySet<string>): void {
  const missing = [...names].filter(name => !server.tools.has(name));
  if (missing.length > 0)
    throw new HostError(`the MCP server has no tool ${missing.join(' and no tool ')} (environment.tools.mcp)`);
}

async function resetServer(
  server: McpServer,
  reset: string,
  given: { readonly changes: Json; readonly now: string | null; readonly requester: Json },
): Promise<void> {
  const properties = server.tools.get(reset)?.['properties'];
  const taken = isJsonObject(properties) ? Object.keys(properties) : [];
  if (!taken.includes('changes') && Array.isArray(given.changes) && given.changes.length > 0)
    throw new HostError(`the MCP server's ${reset} takes no changes, so this case cannot be set up`);
  const args = Object.fromEntries(Object.entries(given).filter(([name]) => taken.includes(name)));
  const answer = await server.call(reset, args);
  if (answer.isError) throw new HostError(`the MCP server's ${reset} failed: ${JSON.stringify(readResult(answer))}`);
}

async function readTables(server: McpServer, dump: string): Promise<Tables> {
  const answer = await server.call(dump, {});
  return parseAnswer(tablesSchema, readResult(answer), dump);
}

/** What a tool answered: its structured content, else its one text (as JSON where it is JSON), else its content. */
function readResult({ structured, content }: McpAnswer): Json {
  if (structured !== null) return structured;
  const [first, ...others] = content;
  const text = isJsonObject(first) && first['type'] === 'text' ? first['text'] : undefined;
  if (typeof text !== 'string' || others.length > 0) return [...content];
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    return text;
  }
}
