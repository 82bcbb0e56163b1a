import { createInterface } from 'node:readline';
import { errorMessage } from '../../lib/errors.ts';

/** What a child process answers, by method. What a handler throws becomes an error answer. */
export type RpcHandlers = Readonly<Record<string, (params: Record<string, unknown>) => unknown>>;

/**
 * The child's side of the protocol: newline-delimited JSON-RPC 2.0 on standard input and output until the input ends.
 * Whatever a user's module prints goes to standard error, so that it cannot get between the answers.
 */
export function serveRpc(handlers: RpcHandlers): void {
  const answer = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write;
  process.on('unhandledRejection', reason => {
    console.error(`a promise that nobody waited for was rejected: ${errorMessage(reason)}`);
  });
  const lines = createInterface({ input: process.stdin });
  lines.on('line', line => {
    void respond(handlers, line).then(text => answer(`${text}\n`));
  });
  lines.on('close', () => process.exit(0));
}

async function respond(handlers: RpcHandlers, line: string): Promise<string> {
  const { id, method, params } = JSON.parse(line) as { id: number; method: string; params: Record<string, unknown> };
  try {
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined;
    if (!handler) throw new Error(`no such method: ${method}`);
    return JSON.stringify({ jsonrpc: '2.0', id, result: (await handler(params)) ?? null });
  } catch (error) {
    return JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: describeFault(error) } });
  }
}

function describeFault(error: unknown): string {
  if (!(error instanceof Error) || (error as NodeJS.ErrnoException).code !== 'ERR_ACCESS_DENIED')
    return errorMessage(error);
  const { resource } = error as { resource?: string };
  return `no permission to read ${resource ?? 'a file'}: a module reads the folders of its own files and of what they import by relative paths, node_modules, and nothing else`;
}
