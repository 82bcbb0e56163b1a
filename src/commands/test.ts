import type { Command } from 'commander';
import { runPipeline } from '../pipeline/run-pipeline.ts';
import { addCommonOptions, addSideOptions, type CommandIo, openSides, storeOf } from './common-options.ts';
import { openSuite, printRun, type SuiteFlags } from './suite-command.ts';
import { testRelations } from './test-relations.ts';
import { testShard } from './test-shard.ts';

interface TestFlags extends SuiteFlags {
  readonly relations?: boolean;
  readonly shard?: string;
}

export function addTestCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addSideOptions(addCommonOptions(program.command('test')))
    .description('mine, diff and test as the action does, and print its comment')
    .option('--scope <scope>', 'changed, affected or all')
    .option('--spec <id...>', 'only these specs or rules')
    .option('--seed <n>', 'whole number from which every random choice follows')
    .option('--fail-on <what>', 'witness, violation, inconclusive, drift or never')
    .option('--shard <i/n>', 'only this part of the specs; "proviso merge" and "proviso report" join the parts')
    .option('--relations', 'instead: tell cases in two ways and compare what the agent does')
    .action(async (flags: TestFlags) => done(await (flags.relations ? testRelations(flags, io) : runTest(flags, io))));
}

async function runTest(flags: TestFlags, io: CommandIo): Promise<number> {
  const sides = await openSides(flags, io);
  try {
    const { deps, request } = openSuite(flags, io, sides);
    if (flags.shard !== undefined)
      return await testShard(
        flags.shard,
        { io, store: storeOf(flags, io), json: flags.json ?? false },
        { deps, request },
      );
    return printRun(await runPipeline(deps, request), flags, io);
  } finally {
    await sides.dispose();
  }
}
