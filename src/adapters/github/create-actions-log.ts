import { randomUUID } from 'node:crypto';
import type { Log } from '../../model/ports.ts';

/** Where lines go; the runner reads commands from both output streams. */
export type WriteText = (text: string) => void;

/**
 * The log of a run on GitHub. A line may quote a prompt, a tool or a model: where it could be read as a workflow command
 * it is printed between `stop-commands` lines with a random token.
 * @param clean takes out what must not show: secrets, and characters that steer a terminal
 */
export function createActionsLog(
  clean: (text: string) => string,
  write: WriteText = text => void process.stderr.write(text),
): Log {
  return {
    info: line => write(`${guardCommands(clean(line))}\n`),
    warn: line => write(`::warning::${escapeCommandData(clean(line))}\n`),
  };
}

function guardCommands(line: string): string {
  const clean = line.replace(/\r\n?/g, '\n');
  if (!/::|##\[/.test(clean)) return clean;
  const token = randomUUID();
  return `::stop-commands::${token}\n${clean}\n::${token}::`;
}

/** The text of a workflow command, escaped as the runner expects. */
function escapeCommandData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
