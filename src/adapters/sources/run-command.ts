import { execFile } from 'node:child_process';
import { ConfigError, errorMessage } from '../../lib/errors.ts';
import type { CodeAnswer } from '../../model/ports.ts';
import type { CodeCommand } from './code-command.ts';
import { parseToldText } from './parse-told.ts';
import { tellingLine } from './telling-line.ts';

const MAX_BYTES = 16 * 1024 * 1024;

/** What a command prints. Throws ConfigError when it does not start, fails, takes too long or prints something else. */
export async function runCommand(
  label: string,
  { program, args, cwd, env }: CodeCommand,
  timeoutMs: number,
): Promise<CodeAnswer> {
  const output = await new Promise<string>((resolve, reject) => {
    const options = {
      cwd,
      env,
      timeout: timeoutMs,
      maxBuffer: MAX_BYTES,
      killSignal: 'SIGKILL',
      windowsHide: true,
    } as const;
    const child = execFile(program, [...args], options, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else
        reject(
          new ConfigError(`${label}: ${describeFailure(error, stderr, timeoutMs)}`, 'run it by hand in the workspace'),
        );
    });
    child.stdin?.end();
  });
  return parseToldText(label, output);
}

function describeFailure(
  error: Error & { readonly code?: number | string | null; readonly killed?: boolean },
  stderr: string,
  timeoutMs: number,
): string {
  if (error.code === 'ENOENT') return 'there is no such program';
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return `it printed more than ${MAX_BYTES} bytes`;
  if (error.killed === true) return `it did not end within ${timeoutMs / 1000} seconds`;
  return typeof error.code === 'number'
    ? `it ended with code ${error.code}: ${tellingLine(stderr)}`
    : errorMessage(error);
}
