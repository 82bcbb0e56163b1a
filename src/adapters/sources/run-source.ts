import type { CodeSource } from '../../model/artifacts.ts';
import type { CodeAnswer, SourceFolder } from '../../model/ports.ts';
import { locateChild } from '../children/locate-child.ts';
import { askMcpServer } from './ask-mcp-server.ts';
import { askModule } from './ask-module.ts';
import { prepareCommand } from './code-command.ts';
import { runCommand } from './run-command.ts';

/** How long code may take to tell prompt and tools. */
const TIMEOUT_MS = 60_000;

/**
 * Runs what only code can tell, in a child process of its own. Throws ConfigError for whatever goes wrong with it.
 * @param about.files the workspace's files that the code consists of
 */
export async function runSource(
  folder: SourceFolder,
  about: { readonly source: CodeSource; readonly files: readonly string[]; readonly timeoutMs?: number },
): Promise<CodeAnswer> {
  const { source, files, timeoutMs = TIMEOUT_MS } = about;
  if ('module' in source) {
    const child = locateChild(folder, source.module, files);
    return await askModule(`tools ${source.module}`, { ...child, export: source.export }, timeoutMs);
  }
  const isServer = 'mcp' in source;
  const words = isServer ? source.mcp.command : source.command;
  const command = prepareCommand(folder, words, files);
  const label = `${isServer ? 'mcp' : 'command'} ${words.join(' ')}`;
  try {
    return await (isServer ? askMcpServer(label, command, timeoutMs) : runCommand(label, command, timeoutMs));
  } finally {
    command.dispose();
  }
}
