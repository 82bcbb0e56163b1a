import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { suggestWord } from '../lib/suggest-word.ts';
import { baselineEntrySchema } from '../model/spec-set.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { proposeBaseline } from '../report/propose-baseline.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { addCommonOptions, type CommandIo, type CommonFlags, workspaceOf } from './common-options.ts';

interface AcceptFlags extends CommonFlags {
  readonly reason: string;
  readonly by?: string;
  readonly until?: string;
}

export function addAcceptCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('accept'))
    .description('list a violation as known in specs/<agent>/baseline.yaml')
    .argument('<spec>', 'id of the refined spec, such as cancel-eligibility.no-condition')
    .requiredOption('--reason <text>', 'why it may stand')
    .option('--by <name>', 'who accepts it (default: the user of this machine)')
    .option('--until <date>', 'until when, YYYY-MM-DD (default: for good)')
    .action(async (spec: string, flags: AcceptFlags) => done(await accept(spec, flags, io)));
}

async function accept(spec: string, flags: AcceptFlags, io: CommandIo): Promise<number> {
  const folder = workspaceOf(flags, io);
  const head = await openFolder(folder);
  const loaded = await loadArtifacts({ head, base: null }, { configFile: flags.config, agent: flags.agent ?? null });
  const known: string[] = [];
  for (const { agent } of loaded.agents) {
    const { specs } = await readSpecSet(head, agent);
    const ids = specs.flatMap(one => one.scenarios.map(({ id }) => id));
    known.push(...ids);
    if (!ids.includes(spec)) continue;
    const path = `specs/${agent}/baseline.yaml`;
    const entry = baselineEntrySchema.safeParse({
      spec,
      reason: flags.reason,
      by: flags.by ?? io.env['USER'] ?? io.env['USERNAME'] ?? 'unknown',
      ...(flags.until === undefined ? {} : { until: flags.until }),
    });
    if (!entry.success)
      throw new ConfigError(entry.error.issues.map(issue => `--${String(issue.path[0])}: ${issue.message}`));
    await (await openWriter(folder)).write(path, proposeBaseline(await head.read(path), [entry.data]));
    io.print(`${path}: ${spec} is listed as known\n`);
    return EXIT.green;
  }
  throw new ConfigError(`${spec}: there is no such spec`, hintSpec(spec, known));
}

function hintSpec(written: string, known: readonly string[]): string {
  const meant = suggestWord(written, known) ?? known.find(id => id.startsWith(`${written}.`));
  return meant === undefined
    ? 'the ids of scenarios stand in specs/<agent>/, such as cancel-eligibility.no-condition'
    : `did you mean ${meant}?`;
}
