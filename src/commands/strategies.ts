import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { CATEGORIES, type RefinedSpec } from '../model/spec.ts';
import type { Strategy } from '../model/strategy.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { type ExplainedStrategy, explainStrategies } from '../pipeline/testing/explain-strategies.ts';
import { printTable } from '../report/print-table.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { count } from '../report/words.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { listStrategies } from '../strategies/list-strategies.ts';
import { addCommonOptions, type CommandIo, type CommonFlags, engineOf, workspaceOf } from './common-options.ts';
import { freezeStrategies } from './strategies-freeze.ts';

interface StrategiesFlags extends CommonFlags {
  readonly spec?: string;
  readonly category?: string;
  readonly freeze?: boolean;
}

const HELP = `
A strategy is a way in which the simulated user behaves beyond the default. With --spec those that
apply to a scenario come first, each with the reason; the others say why they do not. What a
scenario is tried with, its mix, is made of those that apply.
--freeze writes what the store remembers of trials (tries and violations by scenario and
strategy) to specs/<agent>/strategies.json: from then on the mix of a scenario is the default,
the four strategies that found most, and one that was not tried. Commit the file.`;

export function addStrategiesCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('strategies'))
    .description('list the strategies of the simulated user, or those that apply to a spec')
    .option('--spec <id>', 'the scenario, or the rule whose first scenario it is about')
    .option('--category <name>', 'only those of this category')
    .option('--freeze', 'write specs/<agent>/strategies.json from what the store remembers')
    .addHelpText('after', HELP)
    .action(async (flags: StrategiesFlags) => {
      checkCategory(flags);
      if (flags.freeze) return done(await freezeStrategies(flags, io));
      done(flags.spec === undefined ? listAll(flags, io) : await listForSpec(flags, io, flags.spec));
    });
}

function checkCategory({ category }: StrategiesFlags): void {
  if (category !== undefined && !CATEGORIES.some(name => name === category))
    throw new ConfigError(`--category ${category}: there is no such category`, `use ${CATEGORIES.join(', ')}`);
}

function listAll(flags: StrategiesFlags, io: CommandIo): number {
  const strategies = listStrategies().filter(({ category }) => (flags.category ?? category) === category);
  if (flags.json) io.print(`${JSON.stringify({ strategies }, null, 2)}\n`);
  else {
    const rows = strategies.map(strategy => [...describe(strategy), strategy.summary]);
    const table = printTable(['Strategy', 'Varies', 'Offline', 'What the user does'], rows, ['l', 'l', 'l', 'l']);
    const title = `## ${count(strategies.length, 'strategy', 'strategies')}`;
    io.print(renderTerminal(`${title}\n\n${table}`, { color: flags.color && io.hasColor }));
  }
  return EXIT.green;
}

function describe({ id, varies, moves }: Strategy): readonly string[] {
  return [id, varies, moves === null ? 'no' : 'yes'];
}

async function listForSpec(flags: StrategiesFlags, io: CommandIo, name: string): Promise<number> {
  const head = await openFolder(workspaceOf(flags, io));
  const { agents } = await loadArtifacts(
    { head, base: null },
    { configFile: flags.config, agent: flags.agent ?? null },
  );
  for (const { agent, head: artifacts } of agents) {
    const { specs } = await readSpecSet(head, agent);
    const watched = specs
      .filter(({ status }) => status !== 'rejected')
      .flatMap(spec => spec.scenarios.map((scenario): RefinedSpec => ({ spec, scenario })));
    const target = watched.find(({ spec, scenario }) => scenario.id === name || spec.id === name);
    if (target === undefined) continue;
    const explained = explainStrategies(target, { artifacts, watched, engine: engineOf(flags).kind });
    if ('detail' in explained) throw new ConfigError(`${target.scenario.id} is untestable: ${explained.detail}`);
    print(
      explained.filter(({ strategy }) => (flags.category ?? strategy.category) === strategy.category),
      { flags, io, target },
    );
    return EXIT.green;
  }
  throw new ConfigError(`--spec ${name}: there is no such spec`, 'the ids of rules and scenarios stand in specs/');
}

function print(
  explained: readonly ExplainedStrategy[],
  { flags, io, target }: { readonly flags: StrategiesFlags; readonly io: CommandIo; readonly target: RefinedSpec },
): void {
  const { id } = target.scenario;
  if (flags.json) {
    const strategies = explained.map(({ strategy, applies, reason }) => ({ id: strategy.id, applies, reason }));
    io.print(`${JSON.stringify({ spec: id, strategies }, null, 2)}\n`);
    return;
  }
  const rows = explained.map(({ strategy, applies, reason }) => [strategy.id, applies ? 'yes' : 'no', reason]);
  const table = printTable(['Strategy', 'Applies', 'Why'], rows, ['l', 'l', 'l']);
  const applying = explained.filter(({ applies }) => applies).length;
  const title = `## ${id}: ${applying} of ${count(explained.length, 'strategy', 'strategies')} apply`;
  io.print(renderTerminal(`${title}\n\n${table}`, { color: flags.color && io.hasColor }));
}
