import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { readChunks } from '../adapters/files/read-chunks.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import type { RejectedForm } from '../model/artifacts.ts';
import type { Trace } from '../model/trace.ts';
import { draftSpec } from '../pipeline/checking/draft-spec.ts';
import { printSpec } from '../specset/print-spec.ts';
import { readSpecSet } from '../specset/read-spec-set.ts';
import { readTraces } from '../traces/read-traces.ts';
import { addPlainOptions, type CommandIo, type CommonFlags, wholeNumber, workspaceOf } from './common-options.ts';
import { loadOneAgent } from './load-one-agent.ts';

interface FromTraceFlags extends CommonFlags {
  readonly message: string;
  readonly conversation?: string;
  readonly missing?: string;
}

export function addFromTraceCommand(specs: Command, io: CommandIo, done: (code: number) => void): void {
  addPlainOptions(specs.command('from-trace'))
    .description('write a proposed spec out of one message of a recording, to be edited')
    .argument('<file>', 'recordings, in any of the formats that check reads')
    .requiredOption('--message <n>', 'index of the message, from 0, as check shows it')
    .option('--conversation <id>', 'which conversation of the file (default: the first)')
    .option('--missing <tool>', 'the message should have called this tool')
    .action(async (file: string, flags: FromTraceFlags) => done(await fromTrace(file, flags, io)));
}

async function fromTrace(file: string, flags: FromTraceFlags, io: CommandIo): Promise<number> {
  const folder = workspaceOf(flags, io);
  const head = await openFolder(folder);
  const { agent } = await loadOneAgent(head, flags);
  const message = wholeNumber('--message', flags.message);
  const { artifacts, name } = { artifacts: agent.head, name: agent.agent };
  const trace = await findTrace(file, flags.conversation ?? null, artifacts.rejected);
  const { specs } = await readSpecSet(head, name);
  const missing = flags.missing ?? null;
  if (missing !== null && !artifacts.tools.some(tool => tool.name === missing))
    throw new ConfigError(`--missing ${missing}: the agent has no such tool`);
  const spec = draftSpec({ artifacts, trace, message, missing, taken: new Set(specs.map(({ id }) => id)) });
  if (spec === null)
    throw new ConfigError(
      `--message ${message}: conversation ${trace.id} has nothing of the agent there`,
      `messages of the agent: ${listMessages(trace)}`,
    );
  const path = `specs/${name}/${spec.id}.yaml`;
  await (await openWriter(folder)).write(path, printSpec(spec));
  if (flags.json) io.print(`${JSON.stringify({ path, spec }, null, 2)}\n`);
  else io.print(`${path}: a proposed spec; write its rule and Given, then "proviso specs lint"\n`);
  return EXIT.green;
}

async function findTrace(file: string, id: string | null, rejected: RejectedForm): Promise<Trace> {
  const problems: string[] = [];
  for await (const item of readTraces({ file, chunks: readChunks(file) }, { rejected, textBesideCalls: null })) {
    if (item.kind === 'problem') problems.push(item.problem);
    else if (id === null || item.trace.id === id) return item.trace;
  }
  throw new ConfigError(
    id === null ? `${file}: there is no conversation in it` : `${file}: there is no conversation ${id}`,
    problems[0],
  );
}

function listMessages({ events }: Trace): string {
  const indices = events.flatMap(event =>
    event.messageIndex !== undefined && (event.kind === 'agent' || event.kind === 'call') ? [event.messageIndex] : [],
  );
  return [...new Set(indices)].join(', ') || 'none';
}
