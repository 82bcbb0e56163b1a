import type { Command } from 'commander';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { type MutationPlan, runMutants } from '../pipeline/mutating/run-mutants.ts';
import type { AgentSides, LoadedRun } from '../pipeline/run-state.ts';
import { printTable } from '../report/print-table.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { type MutantEnd, type MutationScore, type Score, scoreMutants } from '../statistics/mutation/score-mutants.ts';
import {
  addCommonOptions,
  type CommandIo,
  type CommonFlags,
  composeFor,
  countOf,
  logOf,
  openSides,
  wholeNumber,
} from './common-options.ts';

interface MutateFlags extends CommonFlags {
  readonly seed: string;
  readonly trials?: string;
  readonly perOperator: string;
  readonly unchanged: string;
}

export function addMutateCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('mutate'))
    .description('change the agent on purpose and see whether its specs notice')
    .option('--seed <n>', 'whole number from which every random choice follows', '0')
    .option('--trials <n>', 'trials of all mutants together (default: budget.trials)')
    .option('--per-operator <n>', 'mutants of each operator on the whole agent', '1')
    .option('--unchanged <n>', 'mutants that change nothing, for the false-kill rate', '5')
    .action(async (flags: MutateFlags) => done(await runMutate(flags, io)));
}

async function runMutate(flags: MutateFlags, io: CommandIo): Promise<number> {
  const opened = await openSides(flags, io);
  const sides = { head: opened.head, base: opened.head };
  try {
    const loaded = await loadArtifacts(
      { head: sides.head, base: null },
      { configFile: flags.config, agent: flags.agent ?? null },
    );
    const results = [];
    for (const agent of loaded.agents) results.push(await mutateOne({ flags, io, trees: sides }, agent, loaded));
    if (flags.json)
      io.print(`${JSON.stringify({ agents: Object.fromEntries(results.map(one => [one.agent, one])) }, null, 2)}\n`);
    else for (const one of results) io.print(describeResult(one, flags.color && io.hasColor));
    return results.some(({ score }) => score.total.of > 0) ? EXIT.green : EXIT.noEvidence;
  } finally {
    await opened.dispose();
  }
}

interface MutateResult {
  readonly agent: string;
  /** Whether the agent is a module, which may or may not read the prompt that it is given. */
  readonly isCode: boolean;
  /** What all mutants together were allowed. */
  readonly trials: number;
  readonly score: MutationScore;
  readonly mutants: readonly MutantEnd[];
}

interface Setting {
  readonly flags: MutateFlags;
  readonly io: CommandIo;
  readonly trees: Parameters<typeof composeFor>[2];
}

async function mutateOne({ flags, io, trees }: Setting, agent: AgentSides, loaded: LoadedRun): Promise<MutateResult> {
  const { policy } = loaded;
  const plan = planOf(flags, policy.budget.trials);
  const { specs } = await readSpecSet(trees.head, agent.agent);
  if (specs.length === 0)
    throw new ConfigError(
      `specs/${agent.agent}: there are no specs to try`,
      'run proviso mine, and commit what it writes',
    );
  const run = composeFor(flags, io, trees);
  const reasoner = await run.openReasoner(policy);
  const log = logOf(flags, io);
  const mutants = await runMutants(
    {
      reasoner,
      store: await run.openStore(),
      clock: run.clock,
      log,
      openAgent: model => run.openSide(reasoner, onModel(agent, model), 'head'),
      onEnd: (end, done, of) =>
        log.info(`${done}/${of} ${end.operator ?? 'A/A'} ${end.rule ?? ''} ${end.status} ${end.change}`),
    },
    {
      artifacts: agent.head,
      specs,
      policy,
      models: policy.mutation.models,
      plan,
    },
  );
  const isCode = agent.setup.head.sources.runtimeModule !== null;
  return { agent: agent.agent, isCode, trials: plan.trials, score: scoreMutants(mutants), mutants };
}

function planOf(flags: MutateFlags, trials: number): MutationPlan {
  return {
    seed: wholeNumber('--seed', flags.seed),
    perOperator: countOf('--per-operator', flags.perOperator, 0),
    unchanged: countOf('--unchanged', flags.unchanged, 0),
    trials: flags.trials === undefined ? trials : countOf('--trials', flags.trials, 1),
  };
}

function onModel(agent: AgentSides, model: string): AgentSides {
  const { head } = agent.setup;
  return { ...agent, setup: { ...agent.setup, head: { ...head, model: { ...head.model, model } } } };
}

function describeResult(result: MutateResult, color: boolean): string {
  const { agent, score, mutants } = result;
  const rows = score.byOperator.map(one => {
    const count = (status: MutantEnd['status']) =>
      String(mutants.filter(end => end.operator === one.operator && end.status === status).length);
    return [
      one.class,
      one.operator,
      `${one.killed} of ${one.of}`,
      share(one),
      count('not-applicable'),
      count('not-run'),
    ];
  });
  const head = ['class', 'operator', 'killed', 'score', 'not applicable', 'not run'];
  const table = printTable(head, rows, ['l', 'l', 'r', 'r', 'r', 'r']);
  const trials = mutants.reduce((sum, end) => sum + end.trials, 0);
  const { total } = score;
  const lines = [
    `${agent}: ${total.of === 0 ? 'no mutant was tried' : `${total.killed} of ${total.of} mutants killed (${share(total)})`}, ${trials} trials`,
    ...describeFalseKills(score),
    ...describeDeletions(score),
    ...describeIgnored(result),
    ...describeLeftOut(result),
  ];
  return `${renderTerminal(table, { color })}\n${lines.join('\n')}\n`;
}

function describeFalseKills({ falseKills }: MutationScore): readonly string[] {
  return [
    falseKills.of === 0
      ? 'false kills: no mutant that changes nothing was tried, so nothing says how many of the kills are chance'
      : `false kills (mutants that change nothing): ${falseKills.killed} of ${falseKills.of}`,
  ];
}

function describeDeletions({ deletions, unnoticed, undecidable }: MutationScore): readonly string[] {
  const noticed =
    deletions === 0
      ? 'no deletion of a rule was tried, so none is known to be noticed'
      : unnoticed.length > 0
        ? `rules whose deletion nothing notices: ${unnoticed.join(', ')}`
        : `the deletion of every rule that was tried (${deletions}) is noticed`;
  return [
    noticed,
    ...(undecidable.length === 0 ? [] : [`rules that no spec can decide with this engine: ${undecidable.join(', ')}`]),
  ];
}

/** An agent that is code may have its rules in its code: then a mutant of the prompt is none of the agent. */
function describeIgnored({ isCode, score: { ofPrompt } }: MutateResult): readonly string[] {
  if (!isCode || ofPrompt.of === 0 || ofPrompt.killed > 0) return [];
  return [
    `none of ${ofPrompt.of} mutants of the prompt is noticed, and the agent is code: unless it reads the prompt that it is given, they cannot change it`,
  ];
}

function describeLeftOut({ trials, mutants }: MutateResult): readonly string[] {
  const left = mutants.filter(({ status, trials: ran }) => status === 'not-run' && ran === 0).length;
  return left === 0
    ? []
    : [`${left} of ${mutants.length} mutants were not run: ${trials} trials leave no room for them (--trials)`];
}

function share({ killed, of }: Score): string {
  return of === 0 ? '-' : `${Math.round((100 * killed) / of)} %`;
}
