import { dirname } from 'node:path';
import { findChildProgram } from './child-program.ts';
import { type ChildModule, locateModule, permissionFlags } from './read-permissions.ts';
import { SupervisedChild } from './supervised-child.ts';

export interface ModuleChild {
  readonly program: Parameters<typeof findChildProgram>[0];
  /** For messages: "the environment host". */
  readonly label: string;
  readonly code: ChildModule;
  /** What the program is told at its start, besides where the module is. */
  readonly initialize: Readonly<Record<string, unknown>>;
  /** How long one request may take. */
  readonly timeoutMs: number;
  /** Memory of the child; 512 MB when absent. */
  readonly memoryMb: number | undefined;
}

/**
 * A child process that runs a user's module: Node's permission model (reading what `permissionFlags` grants, nothing
 * else), an empty environment, a memory limit, a time limit for each request. Started on first use.
 */
export function superviseModule({ code, memoryMb = 512, ...child }: ModuleChild): SupervisedChild {
  const program = findChildProgram(child.program);
  const located = locateModule(code);
  return new SupervisedChild({
    spawn: {
      label: child.label,
      command: process.execPath,
      args: [
        ...permissionFlags(program, located),
        `--max-old-space-size=${memoryMb}`,
        '--disable-warning=ExperimentalWarning',
        program,
      ],
      cwd: dirname(located.module),
      env: { TZ: 'UTC' },
    },
    initialize: { ...child.initialize, module: located.module, home: located.workspace },
    timeoutMs: child.timeoutMs,
  });
}
