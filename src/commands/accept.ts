import type { Command } from 'commander';
import { systemClock } from '../adapters/clock/system-clock.ts';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { readUserName } from '../adapters/git/read-user-name.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { suggestWord } from '../lib/suggest-word.ts';
import { baselineEntrySchema } from '../model/spec-set.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { putBaselineEntry } from '../report/propose-baseline.ts';
import { parseBaseline } from '../specset/parse-baseline.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { addPlainOptions, type CommandIo, type CommonFlags, workspaceOf } from './common-options.ts';

interface AcceptFlags extends CommonFlags {
  readonly reason: string;
  readonly by?: string;
  readonly until?: string;
}

export function addAcceptCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addPlainOptions(program.command('accept'))
    .description('list a violation as known in specs/<agent>/baseline.yaml')
    .argument('<spec>', 'id of the refined spec, as the report names it')
    .requiredOption('--reason <text>', 'why it may stand')
    .option('--by <name>', 'who accepts it (default: the user.name of git, else the user of this machine)')
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
      by: await whoAccepts(flags, io),
      ...(flags.until === undefined ? {} : { until: flags.until }),
    });
    if (!entry.success)
      throw new ConfigError(
        entry.error.issues.map(issue => describeIssue(String(issue.path[0]), flags, issue.message)),
      );
    refusePast(entry.data.until);
    const before = await head.read(path);
    const wasListed = parseBaseline(path, before ?? '').some(one => one.spec === spec);
    await (await openWriter(folder)).write(path, putBaselineEntry(before, entry.data));
    const said = wasListed ? 'was listed; its entry is updated' : 'is listed as known';
    io.print(`${path}: ${spec} ${said} (counts once it is on the base branch)\n`);
    return EXIT.green;
  }
  throw new ConfigError(`${spec}: there is no such spec`, hintSpec(spec, known));
}

function describeIssue(flag: string, { until }: AcceptFlags, message: string): string {
  if (flag === 'until') return `--until ${until}: it must be a day of the form YYYY-MM-DD`;
  return flag === 'reason' ? '--reason: say why it may stand' : `--${flag}: ${message}`;
}

async function whoAccepts(flags: AcceptFlags, io: CommandIo): Promise<string> {
  const isName = (one: string | null | undefined) => one !== undefined && one !== null && one.trim() !== '';
  const inGit = isName(flags.by) ? null : await readUserName(workspaceOf(flags, io));
  const name = [flags.by, inGit, io.env['USER'], io.env['LOGNAME'], io.env['USERNAME']].find(isName);
  if (name) return name;
  throw new ConfigError('--by: say who accepts it: neither git nor this machine has a name for its user');
}

function refusePast(until: string | undefined): void {
  const today = new Date(systemClock.now()).toISOString().slice(0, 10);
  if (until !== undefined && until < today) throw new ConfigError(`--until ${until}: this day is past`);
}

function hintSpec(written: string, known: readonly string[]): string {
  const meant = suggestWord(written, known) ?? known.find(id => id.startsWith(`${written}.`));
  return meant === undefined ? 'the ids of scenarios stand in specs/<agent>/' : `did you mean ${meant}?`;
}
