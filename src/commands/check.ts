import { basename } from 'node:path';
import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { readChunks } from '../adapters/files/read-chunks.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import type { RefinedSpec } from '../model/spec.ts';
import type { TraceCheck } from '../model/trace-check.ts';
import { canReplay, openHost } from '../open-host.ts';
import { checkTraces } from '../pipeline/checking/check-traces.ts';
import { listMonitored } from '../pipeline/checking/list-monitored.ts';
import type { LoadedRun } from '../pipeline/run-state.ts';
import { redactCheck } from '../report/redact-check.ts';
import { redactSecrets } from '../report/redact-secrets.ts';
import { renderCheck } from '../report/render-check.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import type { BuildOptions } from '../traces/build-trace.ts';
import { type ReadTrace, readTraces } from '../traces/read-traces.ts';
import { addCommonOptions, type CommandIo, type CommonFlags, composeFor, workspaceOf } from './common-options.ts';
import { loadOneAgent } from './load-one-agent.ts';

interface CheckFlags extends CommonFlags {
  readonly traces: readonly string[];
  readonly spec?: readonly string[];
  readonly judge?: boolean;
  readonly replayReport?: boolean;
  readonly redact?: boolean;
  readonly textBesideCalls?: string;
}

export function addCheckCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('check'))
    .description('check recorded conversations against every spec; asks no model')
    .requiredOption('--traces <file...>', 'recordings; their formats are found by their shapes (docs/traces.md)')
    .option('--spec <id...>', 'only these specs or rules')
    .option('--judge', 'have the judge model decide what only a reader can')
    .option('--replay-report', 'show the first calls whose replayed result differs from the recorded one')
    .option('--redact', 'show no words and no values of the conversations')
    .option('--text-beside-calls <what>', 'delivered or dropped: whether text beside a call reached the user')
    .action(async (flags: CheckFlags) => done(await runCheck(flags, io)));
}

async function runCheck(flags: CheckFlags, io: CommandIo): Promise<number> {
  const head = await openFolder(workspaceOf(flags, io));
  const { agent, loaded } = await loadOneAgent(head, flags);
  const specs = selectSpecs(listMonitored((await readSpecSet(head, agent.agent)).specs), flags.spec);
  const { sources } = agent.setup.head;
  const host = canReplay(sources) ? await openHost({ tree: head, sources, artifacts: agent.head }) : null;
  const judge = flags.judge ? await openJudge(flags, io, loaded) : null;
  const options = { rejected: agent.head.rejected, textBesideCalls: textOption(flags) };
  try {
    const deps = { host, judge };
    const check = await checkTraces(deps, { artifacts: agent.head, specs }, readFiles(flags.traces, options));
    print(flags.redact ? redactCheck(check) : check, flags, io);
    if (check.traces === 0) {
      const [why = 'it holds no record'] = check.problems;
      io.tell(`proviso: no conversation could be read in ${flags.traces.join(', ')}: ${why}\n`);
      return EXIT.noEvidence;
    }
    return isRed(check, specs) ? EXIT.violation : EXIT.green;
  } finally {
    await host?.close();
  }
}

async function openJudge(flags: CheckFlags, io: CommandIo, { policy }: LoadedRun) {
  const head = await openFolder(workspaceOf(flags, io));
  const reasoner = await composeFor(flags, io, { head, base: null }).openReasoner(policy);
  return { reasoner, votes: policy.statistics['judge-votes'] };
}

function selectSpecs(all: readonly RefinedSpec[], ids: readonly string[] | undefined): readonly RefinedSpec[] {
  if (ids === undefined) return all;
  const unknown = ids.filter(id => !all.some(({ spec, scenario }) => id === spec.id || id === scenario.id));
  if (unknown.length > 0)
    throw new ConfigError(
      unknown.map(id => `--spec ${id}: there is no such spec`),
      '"proviso specs export" lists them',
    );
  return all.filter(({ spec, scenario }) => ids.includes(spec.id) || ids.includes(scenario.id));
}

function textOption({ textBesideCalls }: CheckFlags): BuildOptions['textBesideCalls'] {
  if (textBesideCalls === undefined) return null;
  if (textBesideCalls === 'delivered' || textBesideCalls === 'dropped') return textBesideCalls;
  throw new ConfigError(`--text-beside-calls ${textBesideCalls}: it must be delivered or dropped`);
}

/** Where a conversation of several files has no id, its line alone would not say which file it is of. */
async function* readFiles(files: readonly string[], options: BuildOptions): AsyncGenerator<ReadTrace> {
  const isOne = files.length === 1;
  for (const file of files) {
    const prefix = isOne ? '' : `${basename(file)}:`;
    yield* readTraces({ file, prefix, chunks: readChunks(file) }, options);
  }
}

function isRed(check: TraceCheck, specs: readonly RefinedSpec[]): boolean {
  const accepted = new Set(specs.filter(({ spec }) => spec.status === 'accepted').map(({ scenario }) => scenario.id));
  return check.specs.some(
    ({ id, witnesses }) => accepted.has(id) && witnesses.some(({ effect }) => effect === 'executed'),
  );
}

function print(check: TraceCheck, flags: CheckFlags, io: CommandIo): void {
  const { traces, specs, replay, problems } = check;
  if (flags.json) {
    for (const problem of problems) io.tell(`proviso: ${problem}\n`);
    io.print(`${JSON.stringify({ traces, specs, replay }, null, 2)}\n`);
    return;
  }
  const text = redactSecrets(renderCheck(check, { replayReport: flags.replayReport ?? false }), []);
  io.print(renderTerminal(text, { color: flags.color && io.hasColor }));
}
