import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import { type AgentHunt, type HuntReport, huntReportSchema } from '../model/hunt.ts';
import type { SourceTree } from '../model/ports.ts';
import type { RefinedSpec } from '../model/spec.ts';
import { TRIAL_LIMITS } from '../model/trial.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { huntBugs } from '../pipeline/hunting/hunt.ts';
import type { HuntInput } from '../pipeline/hunting/hunt-run.ts';
import { isSimulated, sentModel } from '../pipeline/run-agent.ts';
import type { AgentSides, RunPolicy } from '../pipeline/run-state.ts';
import { pricesOf } from '../pipeline/testing/prices-of.ts';
import { renderHunt } from '../report/render-hunt.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import {
  addCommonOptions,
  type CommandIo,
  type CommonFlags,
  composeFor,
  countOf,
  overridesOf,
  workspaceOf,
} from './common-options.ts';

interface HuntFlags extends CommonFlags {
  readonly rounds: string;
  readonly spec?: readonly string[];
  readonly seed?: string;
  readonly trials?: string;
  readonly replays?: string;
}

const HELP = `
Round 1 tries every committed spec as written, with the default user. Each next round tries
each spec whose bug is not found yet in one other way: with a strategy of the library, or
composed with one or two other specs in one conversation. The choice follows what the store
remembers of this agent: ways that found bugs come more often, ways that failed less often,
and untried ones stay in. Trials of a hunt never count in the verdict of a spec.
The same hunt goes on where it stopped; another --seed tries other cases.
Exit codes: 0 no violation of an accepted spec, 1 one was found (one that the baseline waives
does not count, nor one that a simulated environment showed).`;

export function addHuntCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('hunt'))
    .description('search for violations in rounds, with strategies chosen by what found bugs before')
    .option('--rounds <n>', 'how many rounds', '3')
    .option('--spec <id...>', 'only these specs or rules')
    .option('--seed <n>', 'whole number from which every random choice follows')
    .option('--trials <n>', 'at most so many trials that are not stored yet (default: budget.trials)')
    .option('--replays <n>', 'how often the witness of a bug is replayed (default: statistics.replays)')
    .addHelpText('after', HELP)
    .action(async (flags: HuntFlags) => done(await runHunt(flags, io)));
}

async function runHunt(flags: HuntFlags, io: CommandIo): Promise<number> {
  const head = await openFolder(workspaceOf(flags, io));
  const deps = composeFor(flags, io, { head, base: null });
  const { agents, policy } = await loadArtifacts(
    { head, base: null },
    { configFile: flags.config, agent: flags.agent ?? null, overrides: overridesOf({ ...flags }) },
  );
  const inputs = await Promise.all(agents.map(async sides => await inputOf({ flags, head, policy }, sides)));
  checkNames(flags, inputs);
  const reasoner = await deps.openReasoner(policy);
  const store = await deps.openStore();
  const hunts: Record<string, AgentHunt> = {};
  const faults: string[] = [];
  try {
    for (const [at, sides] of agents.entries()) {
      const input = inputs[at];
      if (input === undefined) continue;
      const world = { reasoner, store, clock: deps.clock, log: deps.log };
      const ran = Object.values(hunts).reduce((sum, hunt) => sum + hunt.ran, 0);
      const budget = { ...input.test.budget, trials: Math.max(0, input.test.budget.trials - ran) };
      const openSide: Parameters<typeof huntBugs>[0]['openSide'] = side => deps.openSide(reasoner, sides, side);
      const run = await huntBugs({ ...world, openSide }, { ...input, test: { ...input.test, budget } });
      hunts[sides.agent] = run.hunt;
      if (run.fault !== null) faults.push(run.fault);
    }
  } finally {
    store.close();
  }
  const report: HuntReport = { version: 1, engine: reasoner.engine, seed: policy.suite.seed, agents: hunts };
  if (flags.json) io.print(`${JSON.stringify(huntReportSchema.parse(report), null, 2)}\n`);
  else io.print(renderTerminal(renderHunt(report), { color: flags.color && io.hasColor }));
  for (const fault of faults) deps.log.warn(fault);
  if (isRed(hunts, agents)) return EXIT.violation;
  return faults.length > 0 ? EXIT.noEvidence : EXIT.green;
}

/** A violation of an accepted spec that nobody waived; a bug seen in passing counts once a replay showed it again. */
function isRed(hunts: Readonly<Record<string, AgentHunt>>, agents: readonly AgentSides[]): boolean {
  return agents
    .filter(({ setup }) => !isSimulated(setup.head.sources))
    .flatMap(({ agent }) => hunts[agent]?.bugs ?? [])
    .some(bug => {
      const isInPassing = bug.foundIn !== null && bug.goals === null;
      const isShown = !isInPassing || (bug.replays?.violations ?? 0) > 0;
      return bug.status === 'accepted' && !bug.waived && isShown;
    });
}

interface Setting {
  readonly flags: HuntFlags;
  readonly head: SourceTree;
  readonly policy: RunPolicy;
}

async function inputOf({ flags, head, policy }: Setting, sides: AgentSides): Promise<HuntInput> {
  const set = await readSpecSet(head, sides.agent);
  const watched = set.specs
    .filter(({ status }) => status !== 'rejected')
    .flatMap(spec => spec.scenarios.map((scenario): RefinedSpec => ({ spec, scenario })));
  if (watched.length === 0)
    throw new ConfigError(
      `specs/${sides.agent}: there are no specs to hunt for`,
      'run proviso mine, and commit what it writes',
    );
  const { suite, statistics, budget, models } = policy;
  const trials = flags.trials === undefined ? budget.trials : countOf('--trials', flags.trials, 1);
  return {
    test: {
      agent: sides.agent,
      watched,
      artifacts: { head: sides.head, base: null },
      isApproximate: isSimulated(sides.setup.head.sources),
      baseline: set.baseline,
      suite: { seed: suite.seed, concurrency: suite.concurrency, permittedTrials: suite['permitted-trials'] },
      statistics: { replays: statistics.replays, judgeVotes: statistics['judge-votes'] },
      budget: { ...budget, trials },
      prices: pricesOf(models),
      models: { user: sentModel(models.user), judge: sentModel(models.judge) },
      limits: TRIAL_LIMITS,
    },
    targets: watched.filter(one => flags.spec === undefined || flags.spec.some(name => isNamed(one, name))),
    rounds: countOf('--rounds', flags.rounds, 1),
    frozen: set.frozen ?? null,
    replays: flags.replays === undefined ? statistics.replays : countOf('--replays', flags.replays, 0),
  };
}

function isNamed({ spec, scenario }: RefinedSpec, name: string): boolean {
  return spec.id === name || scenario.id === name;
}

function checkNames({ spec = [] }: HuntFlags, inputs: readonly HuntInput[]): void {
  const unknown = spec.filter(name => !inputs.some(({ targets }) => targets.some(one => isNamed(one, name))));
  if (unknown.length > 0)
    throw new ConfigError(
      unknown.map(name => `--spec ${name}: there is no such spec`),
      'the ids of rules and scenarios stand in specs/',
    );
}
