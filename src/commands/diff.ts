import type { Command } from 'commander';
import { EXIT } from '../exit-code.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { mineSpecs } from '../pipeline/2-mine-specs.ts';
import { type DiffResult, diffSpecs } from '../pipeline/3-diff-specs.ts';
import type { LoadedRun } from '../pipeline/run-state.ts';
import { printGherkin } from '../report/print-gherkin.ts';
import { printTable } from '../report/print-table.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { reportDiff } from '../report/report-diff.ts';
import { EMPTY_SPEC_SET, readSpecSet } from '../specset/read-spec-set.ts';
import {
  addCommonOptions,
  addSideOptions,
  type CommandIo,
  type CommonFlags,
  composeFor,
  openSides,
  type SideFlags,
} from './common-options.ts';

interface DiffFlags extends CommonFlags, SideFlags {
  readonly gherkin?: boolean;
  readonly patch?: boolean;
}

export function addDiffCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addSideOptions(addCommonOptions(program.command('diff')))
    .description('show how the specs of head differ from those of base')
    .option('--gherkin', 'show each changed scenario as Gherkin, before and after')
    .option('--patch', 'print the patch that commits what was mined here')
    .action(async (flags: DiffFlags) => done(await runDiff(flags, io)));
}

async function runDiff(flags: DiffFlags, io: CommandIo): Promise<number> {
  const sides = await openSides(flags, io);
  try {
    const loaded = await loadArtifacts(sides, { configFile: flags.config, agent: flags.agent ?? null });
    const reasoner = await composeFor(flags, io, sides).openReasoner(loaded.policy);
    const results: DiffResult[] = [];
    for (const agent of loaded.agents) {
      const [head, base] = await Promise.all([
        readSpecSet(sides.head, agent.agent),
        sides.base === null ? EMPTY_SPEC_SET : readSpecSet(sides.base, agent.formerName ?? agent.agent),
      ]);
      const { mining } = loaded.policy;
      const mined = await mineSpecs(
        { reasoner },
        { artifacts: agent.head, committed: head, former: agent.base, ...mining },
      );
      results.push(await diffSpecs({ tree: sides.head, reasoner }, toDiffInput(loaded, agent, { head, base, mined })));
    }
    show(flags, io, results);
    return EXIT.green;
  } finally {
    await sides.dispose();
  }
}

type Sets = {
  readonly head: Awaited<ReturnType<typeof readSpecSet>>;
  readonly base: Awaited<ReturnType<typeof readSpecSet>>;
  readonly mined: Awaited<ReturnType<typeof mineSpecs>>;
};

function toDiffInput({ policy }: LoadedRun, agent: LoadedRun['agents'][number], sets: Sets) {
  return {
    agent: agent.agent,
    head: { artifacts: agent.head, committed: sets.head, mined: sets.mined },
    base: { artifacts: agent.base, committed: sets.base },
    suite: policy.suite,
    isFirstRun: agent.isFirstRun,
    departed: agent.departed ?? [],
    ignore: policy.mining.ignore,
  };
}

function show(flags: DiffFlags, io: CommandIo, results: readonly DiffResult[]): void {
  const reports = results.map(({ diff }) => reportDiff(diff));
  const [entries, findings] = [reports.flatMap(one => one.entries), reports.flatMap(one => one.findings)];
  if (flags.json) {
    io.print(`${JSON.stringify({ entries, findings }, null, 2)}\n`);
  } else if (flags.patch) {
    io.print(results.map(({ patch }) => patch).join(''));
  } else {
    io.print(describeEntries(entries, flags.gherkin === true));
    for (const { kind, rule, reason } of findings) io.print(`${kind}: ${rule === null ? '' : `${rule}: `}${reason}\n`);
  }
}

type Entries = ReturnType<typeof reportDiff>['entries'];

function describeEntries(entries: Entries, asGherkin: boolean): string {
  if (entries.length === 0) return 'No spec differs.\n';
  if (asGherkin) return entries.map(describeGherkin).join('\n');
  const rows = entries.map(({ class: kind, scenario, rule, before, after }) => {
    return [kind, scenario ?? rule, (after ?? before)?.rule ?? ''];
  });
  return renderTerminal(printTable(['class', 'scenario', 'rule'], rows, ['l', 'l', 'l']));
}

/** Why a scenario is listed though it reads as before. */
const SAME_WORDS: Partial<Record<Entries[number]['class'], string>> = {
  'meaning-touched': 'what it rests on, its severity or its status changed, so it is tested again',
  'evidence-moved': 'its quotation or the place of it changed',
};

function describeGherkin({ class: kind, rule, before, after }: Entries[number]): string {
  if (before !== null && after !== null && printGherkin(before) === printGherkin(after)) {
    return `${kind}: ${rule} (says the same; ${SAME_WORDS[kind] ?? 'what it says in other fields changed'})\n${printGherkin(after)}\n`;
  }
  const mark = (side: typeof before, sign: string) => {
    return side === null ? '' : `${printGherkin(side).replace(/^/gm, `${sign} `)}\n`;
  };
  return `${kind}: ${rule}\n${mark(before, '-')}${mark(after, '+')}`;
}
