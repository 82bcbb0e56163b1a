import { ENGINE_VERSION } from '../../lib/engine-version.ts';
import { ConfigError, errorMessage } from '../../lib/errors.ts';
import type { CodeAnswer } from '../../model/ports.ts';
import type { CodeCommand } from './code-command.ts';
import { parseTold } from './parse-told.ts';
import { tellingLine } from './telling-line.ts';

/** A server that goes on and on is left after this many pages. */
const MOST_PAGES = 100;

/** The `tools/list` of an MCP server on standard input and output. Throws ConfigError when it does not answer. */
export async function askMcpServer(
  label: string,
  { program, args, cwd, env }: CodeCommand,
  timeoutMs: number,
): Promise<CodeAnswer> {
  const [{ Client }, { StdioClientTransport, getDefaultEnvironment }] = await Promise.all([
    import('@modelcontextprotocol/sdk/client/index.js'),
    import('@modelcontextprotocol/sdk/client/stdio.js'),
  ]);
  const blanks = Object.fromEntries(Object.keys(getDefaultEnvironment()).map(key => [key, '']));
  const transport = new StdioClientTransport({
    command: program,
    args: [...args],
    cwd,
    env: { ...blanks, ...env },
    stderr: 'pipe',
  });
  let noise = '';
  transport.stderr?.on('data', bytes => {
    noise = `${noise}${String(bytes)}`.slice(-8_000);
  });
  const client = new Client({ name: 'proviso', version: ENGINE_VERSION });
  try {
    await client.connect(transport, { timeout: timeoutMs });
    const tools: unknown[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer = await client.listTools(cursor === undefined ? {} : { cursor }, { timeout: timeoutMs });
      tools.push(...answer.tools);
      cursor = answer.nextCursor;
      if (cursor === undefined) break;
    }
    return parseTold(label, { tools });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const printed = noise.trim() === '' ? '' : `; it printed: ${tellingLine(noise)}`;
    throw new ConfigError(
      `${label}: the MCP server did not tell its tools: ${errorMessage(error)}${printed}`,
      'it must speak MCP on standard input and output',
    );
  } finally {
    await client.close();
  }
}
