import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { EXIT } from '../exit-code.ts';
import { COVERAGE_DIMENSIONS, type Coverage, type CoverageDimension } from '../model/coverage.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { measureStored } from '../pipeline/measure-stored.ts';
import { printTable } from '../report/print-table.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { count, percent } from '../report/words.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import {
  addCommonOptions,
  type CommandIo,
  type CommonFlags,
  composeFor,
  engineOf,
  workspaceOf,
} from './common-options.ts';

export function addCoverageCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('coverage'))
    .description('show what the stored trials of the agent reached; runs nothing and asks no model')
    .action(async (flags: CommonFlags) => done(await showCoverage(flags, io)));
}

interface AgentCoverage {
  readonly agent: string;
  readonly trials: number;
  readonly coverage: Coverage;
}

async function showCoverage(flags: CommonFlags, io: CommandIo): Promise<number> {
  const head = await openFolder(workspaceOf(flags, io));
  const trees = { head, base: null };
  const { agents, policy } = await loadArtifacts(trees, { configFile: flags.config, agent: flags.agent ?? null });
  const store = await composeFor(flags, io, trees).openStore();
  const reasoner = { engine: engineOf(flags).kind };
  const results: AgentCoverage[] = [];
  try {
    for (const sides of agents) {
      const committed = await readSpecSet(head, sides.agent);
      results.push({ agent: sides.agent, ...measureStored({ store, reasoner }, { sides, policy, committed }) });
    }
  } finally {
    store.close();
  }
  const named = Object.fromEntries(results.map(({ agent, ...rest }) => [agent, rest]));
  if (flags.json) io.print(`${JSON.stringify({ agents: named }, null, 2)}\n`);
  else io.print(renderTerminal(results.map(describe).join('\n\n'), { color: flags.color && io.hasColor }));
  return EXIT.green;
}

const MEANING: Readonly<Record<CoverageDimension, string>> = {
  tool: 'tools that were called',
  path: 'sequences of calls, of those estimated to exist (Chao1)',
  state: 'distinct states of bound objects',
  boundary: 'bounds of arguments tried at, below and above',
  model: 'models that trials ran on, of the agent’s own and `mutation.models`',
  spec: 'specs that a trial put to the test',
  source: 'passages and parameters that rules cite',
};

function describe({ agent, trials, coverage }: AgentCoverage): string {
  const rows = COVERAGE_DIMENSIONS.map(name => {
    const share = coverage[name];
    if (share === null) return [name, '', '', `not configured, or nothing to reach (${MEANING[name]})`];
    const of = share.of === null ? String(share.covered) : `${share.covered} of ${Number(share.of.toFixed(1))}`;
    return [name, percent(share.share), of, MEANING[name]];
  });
  const { aggregate } = coverage;
  const mean = aggregate === null ? 'no coverage yet' : `geometric mean of the defined: ${percent(aggregate)}`;
  const table = printTable(['Coverage', 'Share', 'Reached', 'What'], rows, ['l', 'r', 'r', 'l']);
  return `## ${agent}: ${count(trials, 'stored trial')}, ${mean}\n\n${table}`;
}
