import { ENGINE_VERSION } from '../../lib/engine-version.ts';
import { errorMessage, HostError } from '../../lib/errors.ts';
import { isJsonObject, type Json, type JsonObject, jsonSchema } from '../../model/json.ts';
import type { CodeCommand } from './code-command.ts';
import { StdioPipe } from './stdio-pipe.ts';

/** What an MCP tool answered. */
export interface McpAnswer {
  readonly content: readonly Json[];
  readonly structured: Json | null;
  readonly isError: boolean;
}

/** A running MCP server. */
export interface McpServer {
  /** Its tools: name -> schema of the arguments. */
  readonly tools: ReadonlyMap<string, JsonObject>;
  /** Why it cannot be used any more; null while it runs. */
  readonly fault: string | null;
  /** Throws HostError when the server is at fault, or does not answer in time. */
  call(tool: string, args: JsonObject): Promise<McpAnswer>;
  close(): Promise<void>;
}

const MOST_PAGES = 100;

/** Starts an MCP server on standard input and output. The package that speaks the protocol is loaded here only. */
export async function startMcpServer(command: CodeCommand, timeoutMs: number): Promise<McpServer> {
  const [{ Client }, { CallToolResultSchema }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/types.js'),
  ]);
  const pipe = new StdioPipe(command);
  const client = new Client({ name: 'proviso', version: ENGINE_VERSION });
  const blame = (error: unknown) => {
    const what = pipe.fault ?? errorMessage(error);
    pipe.fail(what);
    return new HostError(`the MCP server ${what}`, { cause: error });
  };
  const tools = new Map<string, JsonObject>();
  try {
    await client.connect(pipe, { timeout: Math.max(timeoutMs, 30_000) });
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const listed = await client.listTools(cursor === undefined ? {} : { cursor }, { timeout: timeoutMs });
      for (const tool of listed.tools) tools.set(tool.name, toObject(tool.inputSchema));
      cursor = listed.nextCursor;
      if (cursor === undefined) break;
    }
  } catch (error) {
    await client.close();
    throw blame(error);
  }
  return {
    tools,
    get fault() {
      return pipe.fault;
    },
    call: async (tool, args) => {
      const request = { method: 'tools/call' as const, params: { name: tool, arguments: args } };
      try {
        const answer = await client.request(request, CallToolResultSchema, { timeout: timeoutMs });
        const { content, structuredContent, isError = false } = answer;
        const structured = structuredContent === undefined ? null : jsonSchema.parse(structuredContent);
        return { content: content.map(part => jsonSchema.parse(part)), structured, isError };
      } catch (error) {
        throw blame(error);
      }
    },
    close: () => client.close(),
  };
}

function toObject(schema: unknown): JsonObject {
  const parsed = jsonSchema.safeParse(schema);
  return parsed.success && isJsonObject(parsed.data) ? parsed.data : {};
}
