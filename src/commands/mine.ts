import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { EXIT } from '../exit-code.ts';
import type { SpecId } from '../model/spec.ts';
import type { MinedSet, MiningAction, SpecSet } from '../model/spec-set.ts';
import type { Reasoner } from '../model/task.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { mineSpecs } from '../pipeline/2-mine-specs.ts';
import { count as tellCount } from '../report/words.ts';
import { type PlannedFile, planSpecFiles } from '../specset/plan-spec-files.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { specJsonSchema } from '../specset/spec-json-schema.ts';
import {
  addCommonOptions,
  type CommandIo,
  type CommonFlags,
  composeFor,
  logOf,
  workspaceOf,
} from './common-options.ts';
import { askAtTerminal, rejectDeleted } from './reject-deleted.ts';

interface MineFlags extends CommonFlags {
  readonly explain?: boolean;
  readonly check?: boolean;
  readonly fresh?: boolean;
}

interface AgentMining {
  readonly agent: string;
  readonly committed: SpecSet;
  readonly mined: MinedSet;
  readonly files: readonly PlannedFile[];
  /** Rules that are rejected now because their files were deleted. */
  readonly deleted: readonly SpecId[];
}

export function addMineCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('mine'))
    .description('mine the business rules of the agents and write specs/')
    .option('--explain', 'show candidates, drops with their reasons, calls and tokens, stage by stage')
    .option('--check', 'write nothing; exit with 1 when specs/ would change')
    .option('--fresh', 'mine all over again and reconcile with the committed specs')
    .action(async (flags: MineFlags) => done(await runMine(flags, io)));
}

async function runMine(flags: MineFlags, io: CommandIo): Promise<number> {
  const folder = workspaceOf(flags, io);
  const head = await openFolder(folder);
  const loaded = await loadArtifacts({ head, base: null }, { configFile: flags.config, agent: flags.agent ?? null });
  const deps = composeFor(flags, io, { head, base: null });
  const reasoner = await deps.openReasoner(loaded.policy);
  const runs: AgentMining[] = [];
  for (const { agent, head: artifacts } of loaded.agents) {
    const confirm = flags.check || flags.json ? null : askAtTerminal();
    const { mining } = loaded.policy;
    const read = { folder, head, agent, artifacts, ignore: mining.ignore, committed: await readSpecSet(head, agent) };
    const { committed, files, deleted } = await rejectDeleted({ confirm }, read);
    const fresh = flags.fresh === true;
    const mined = await mineSpecs({ reasoner }, { artifacts, committed, ...mining, fresh });
    runs.push({ agent, committed, mined, deleted, files: [...files, ...planSpecFiles(committed, mined, agent)] });
  }
  const hasChanges = runs.some(run => run.files.length > 0);
  if (!flags.check && hasChanges) {
    const schema = (await head.read(SCHEMA_FILE)) === null ? [{ path: SCHEMA_FILE, text: printSchema() }] : [];
    await writeFiles(folder, [...runs.flatMap(run => run.files), ...schema]);
  }
  show(flags, io, { runs, reasoner });
  return flags.check && hasChanges ? EXIT.violation : EXIT.green;
}

/** The file that spec files name to editors. */
const SCHEMA_FILE = 'specs/schema.json';

function printSchema(): string {
  return `${JSON.stringify(specJsonSchema(), null, 2)}\n`;
}

async function writeFiles(folder: string, files: readonly PlannedFile[]): Promise<void> {
  const writer = await openWriter(folder);
  for (const { path, text } of files) {
    if (text === null) await writer.remove(path);
    else await writer.write(path, text);
  }
}

function show(flags: MineFlags, io: CommandIo, found: { runs: readonly AgentMining[]; reasoner: Reasoner }): void {
  if (flags.json) {
    const agents = Object.fromEntries(found.runs.map(run => [run.agent, summarise(run)]));
    io.print(`${JSON.stringify({ agents }, null, 2)}\n`);
    return;
  }
  for (const run of found.runs) io.print(describeMining(run, flags));
  logOf(flags, io).info(`engine: ${found.reasoner.engine}`);
}

const SHOWN_FILES = 8;

function describeMining(run: AgentMining, flags: MineFlags): string {
  const { bySource, ...counts } = summarise(run);
  const sources = Object.entries(bySource).map(([source, n]) => `${n} ${source}`);
  const actions = ['added', 'changed', 'retired', 'stale', 'carried'] as const;
  const verb = flags.check ? 'would change' : 'written';
  const shown = flags.explain ? run.files : run.files.slice(0, SHOWN_FILES);
  const lines = [
    `${run.agent}: ${tellCount(counts.rules, 'rule')} (${sources.join(', ')}), ${tellCount(counts.scenarios, 'scenario')}`,
    `  ${actions.map(action => `${counts[action]} ${action}`).join(', ')}; ${tellCount(counts.modelCalls, 'model call')}`,
    ...describeDeleted(run.deleted),
    ...shown.map(({ path, text }) => `  ${text === null ? 'removed' : verb}: ${path}`),
    ...(shown.length < run.files.length ? [`  and ${tellCount(run.files.length - shown.length, 'more file')}`] : []),
    ...[...run.mined.staleReasons].map(([rule, reason]) => `  stale: ${rule}: ${reason}`),
    ...(flags.explain ? explainStages(run) : []),
  ];
  return `${lines.join('\n')}\n`;
}

const SHOWN_RULES = 5;

function describeDeleted(rules: readonly SpecId[]): readonly string[] {
  if (rules.length === 0) return [];
  const names = `${rules.slice(0, SHOWN_RULES).join(', ')}${rules.length > SHOWN_RULES ? ', ...' : ''}`;
  const [what, whose, them] =
    rules.length === 1 ? ['1 rule', 'its file was', 'it'] : [`${rules.length} rules`, 'their files were', 'them'];
  return [`  ${what} rejected because ${whose} deleted: ${names} (git checkout brings ${them} back)`];
}

function explainStages({ mined }: AgentMining): readonly string[] {
  return mined.report.stages.flatMap(stage => [
    `  ${stage.stage}: ${stage.candidates} candidates, ${stage.kept} kept, ${stage.modelCalls} calls${stage.modelCalls > 0 ? ` (${stage.answeredFirstTime} accepted at once)` : ''}, ${stage.tokens} tokens`,
    ...stage.dropped.map(({ what, why }) => `    dropped: ${what}: ${why}`),
  ]);
}

/** The `--json` form of one agent. */
function summarise({ mined, deleted }: AgentMining) {
  const live = mined.specs.filter(spec => spec.status !== 'rejected');
  const actions = [...mined.actions].filter(([rule]) => !deleted.includes(rule));
  const count = (action: MiningAction) => actions.filter(([, one]) => one === action).length;
  const stages = mined.report.stages;
  const sum = (key: 'modelCalls' | 'tokens') => stages.reduce((total, stage) => total + stage[key], 0);
  const sources = Map.groupBy(live, spec => spec.source);
  return {
    rules: live.length,
    scenarios: live.reduce((total, spec) => total + spec.scenarios.length, 0),
    bySource: Object.fromEntries([...sources].map(([source, specs]) => [source, specs.length])),
    added: count('added'),
    changed: count('changed'),
    retired: count('retired'),
    carried: count('carried'),
    touched: count('touched'),
    deleted,
    stale: count('stale'),
    modelCalls: sum('modelCalls'),
    tokens: sum('tokens'),
    stages,
  };
}
