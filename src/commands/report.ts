import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { findStores } from '../adapters/files/find-stores.ts';
import { gatherRun } from '../pipeline/sharding/sharded-run.ts';
import { addCommonOptions, addSideOptions, type CommandIo, openSides, storeOf, workspaceOf } from './common-options.ts';
import { commentOf, openSuite, printRun, type SuiteFlags } from './suite-command.ts';

interface ReportFlags extends SuiteFlags {
  readonly markdown?: string;
}

export function addReportCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addSideOptions(addCommonOptions(program.command('report')))
    .description('join the parts that "proviso test --shard" ran, and report as one run does')
    .argument('[store...]', 'stores of the shards: files, folders or patterns (default: --store alone)')
    .option('--scope <scope>', 'as the shards were given it')
    .option('--spec <id...>', 'as the shards were given it')
    .option('--seed <n>', 'as the shards were given it')
    .option('--fail-on <what>', 'witness, violation, inconclusive, drift or never')
    .option('--markdown <file>', 'write the comment there')
    .action(async (stores: readonly string[], flags: ReportFlags) => done(await runReport(stores, flags, io)));
}

async function runReport(stores: readonly string[], flags: ReportFlags, io: CommandIo): Promise<number> {
  const sides = await openSides(flags, io);
  try {
    const { deps, request } = openSuite(flags, io, sides);
    const { mergeParts } = await import('../merge-parts.ts');
    const into = storeOf(flags, io);
    const files = stores.length === 0 ? [into] : findStores(workspaceOf(flags, io), stores.join('\n'));
    const result = await gatherRun(deps, request, mergeParts(into, files));
    if (flags.markdown !== undefined) writeFileSync(resolve(workspaceOf(flags, io), flags.markdown), commentOf(result));
    return printRun(result, flags, io);
  } finally {
    await sides.dispose();
  }
}
