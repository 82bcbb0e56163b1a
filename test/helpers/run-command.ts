import { Command } from 'commander';
import type { CommandIo } from '../../src/commands/common-options.ts';

type AddCommand = (program: Command, io: CommandIo, done: (code: number) => void) => void;

/** Runs one command of the command line in this process, as `cli.ts` does. What is thrown comes out. */
export async function runCommand(
  add: AddCommand,
  argv: readonly string[],
): Promise<{ readonly code: number; readonly printed: string; readonly told: string }> {
  let [printed, told, code] = ['', '', -1];
  const io: CommandIo = {
    print: text => {
      printed += text;
    },
    tell: line => {
      told += line;
    },
    env: {},
    hasColor: false,
  };
  const program = new Command('proviso').exitOverride();
  add(program, io, result => {
    code = result;
  });
  await program.parseAsync([...argv], { from: 'user' });
  return { code, printed, told };
}
