import { resolve } from 'node:path';
import type { Command } from 'commander';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { addCommonOptions, type CommandIo, type CommonFlags, logOf, workspaceOf } from './common-options.ts';

export function addMergeCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('merge'))
    .description('take answers, trials and with them the strategy memory of other stores into one')
    .argument('<store...>', 'files that runs (the shards of one, say) wrote with --store')
    .action(async (files: readonly string[], flags: CommonFlags) => done(await runMerge(files, flags, io)));
}

async function runMerge(files: readonly string[], flags: CommonFlags, io: CommandIo): Promise<number> {
  const workspace = workspaceOf(flags, io);
  const into = resolve(workspace, flags.store ?? '.proviso/store.db');
  const sources = files.map(file => resolve(workspace, file));
  if (sources.includes(into))
    throw new ConfigError(`${into}: a store cannot be merged into itself`, 'name another one with --store');
  const { openSqliteStore } = await import('../adapters/sqlite/sqlite-store.ts');
  const { mergeStores } = await import('../adapters/sqlite/merge-stores.ts');
  const { mergeShardRecords } = await import('../adapters/sqlite/shard-records.ts');
  const store = openSqliteStore(into);
  try {
    const merged = mergeStores(store, sources);
    mergeShardRecords(into, sources);
    if (flags.json) io.print(`${JSON.stringify({ store: into, merged }, null, 2)}\n`);
    else
      for (const { file, answers, trials } of merged)
        io.print(
          `${file}: ${trials.taken} of ${trials.read} trials and ${answers.taken} of ${answers.read} answers taken\n`,
        );
    for (const { file, damaged } of merged)
      if (damaged > 0) logOf(flags, io).warn(`${file}: ${damaged} rows are not what was written and were left out`);
    return EXIT.green;
  } finally {
    store.close();
  }
}
