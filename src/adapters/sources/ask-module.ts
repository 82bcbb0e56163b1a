import { dirname } from 'node:path';
import { ConfigError, errorMessage } from '../../lib/errors.ts';
import type { CodeAnswer } from '../../model/ports.ts';
import { findChildProgram } from '../children/child-program.ts';
import { type ChildModule, locateModule, permissionFlags } from '../children/read-permissions.ts';
import { RpcChild } from '../children/rpc-child.ts';
import { parseTold } from './parse-told.ts';

/** The tools that a module exports, told by a child under Node's permission model. Throws ConfigError when it cannot. */
export async function askModule(
  label: string,
  wanted: ChildModule & { readonly export: string },
  timeoutMs: number,
): Promise<CodeAnswer> {
  const program = findChildProgram('source-host');
  const child = locateModule(wanted);
  const rpc = new RpcChild({
    label: 'the child that loads it',
    command: process.execPath,
    args: [
      ...permissionFlags(program, child),
      '--max-old-space-size=512',
      '--disable-warning=ExperimentalWarning',
      program,
    ],
    cwd: dirname(child.module),
    env: { TZ: 'UTC' },
  });
  try {
    const tools = await rpc.request(
      'describe',
      { module: child.module, home: child.workspace, export: wanted.export },
      timeoutMs,
    );
    return parseTold(label, { tools });
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `${label}: ${errorMessage(error).replace(/\s+/g, ' ')}`,
      'it exports a list or an object of tools',
    );
  } finally {
    await rpc.end();
  }
}
