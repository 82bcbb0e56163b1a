import { posix } from 'node:path';
import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { openWriter } from '../adapters/files/workspace-writer.ts';
import { explainDataModel, type ModelFact, warnOfStrays } from '../artifacts/explain-data-model.ts';
import { EXIT } from '../exit-code.ts';
import { ConfigError } from '../lib/errors.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { count } from '../report/words.ts';
import { addPlainOptions, type CommandIo, type CommonFlags, logOf, workspaceOf } from './common-options.ts';
import { countWritten, scaffoldModule } from './env-scaffold.ts';
import { loadOneAgent } from './load-one-agent.ts';

interface EnvFlags extends CommonFlags {
  readonly scaffold?: string;
}

interface AgentModel {
  readonly agent: string;
  readonly artifacts: AgentArtifacts;
  readonly facts: readonly ModelFact[];
  readonly warnings: readonly string[];
}

export function addEnvCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addPlainOptions(program.command('env'))
    .description('show the data model as seen: tables, fields, enums, foreign keys, and why')
    .option(
      '--scaffold <file>',
      'write a first environment module there: a stub for each tool, reads and updates filled in',
    )
    .action(async (flags: EnvFlags) =>
      done(await (flags.scaffold ? writeScaffold(flags.scaffold, flags, io) : runEnv(flags, io))),
    );
}

async function writeScaffold(file: string, flags: EnvFlags, io: CommandIo): Promise<number> {
  const folder = workspaceOf(flags, io);
  const head = await openFolder(folder);
  if ((await head.read(file)) !== null)
    throw new ConfigError(`--scaffold ${file}: the file is there already`, 'name a new one');
  const { agent } = await loadOneAgent(withEmpty(head, file), flags);
  const text = scaffoldModule(agent.head);
  await (await openWriter(folder)).write(file, text);
  const [written, tools] = [countWritten(text), agent.head.tools.length];
  if (flags.json) io.print(`${JSON.stringify({ file, tools, written }, null, 2)}\n`);
  else {
    const isNamed = isSameFile(agent.setup.head.sources.environment?.tools, file);
    const rest = `read it${isNamed ? ' and write the rest' : ', write the rest, and name it as environment.tools'}`;
    io.print(`${file}: ${count(tools, 'tool')}, ${written} filled in; ${rest}\n`);
  }
  return EXIT.green;
}

/** The tree as if the file were there: proviso.yaml may name it before it is written. */
function withEmpty(tree: SourceTree, file: string): SourceTree {
  return { ...tree, read: async path => (isSameFile(path, file) ? '' : await tree.read(path)) };
}

function isSameFile(path: unknown, file: string): boolean {
  return typeof path === 'string' && posix.normalize(path) === posix.normalize(file);
}

async function runEnv(flags: CommonFlags, io: CommandIo): Promise<number> {
  const head = await openFolder(workspaceOf(flags, io));
  const loaded = await loadArtifacts({ head, base: null }, { configFile: flags.config, agent: flags.agent ?? null });
  for (const note of loaded.notes) logOf(flags, io).warn(note);
  const models = loaded.agents.map(({ agent, head: artifacts, setup }): AgentModel => {
    const file = setup.head.sources.environment?.dataModel ?? null;
    return { agent, artifacts, facts: explainDataModel(artifacts, file), warnings: warnOfStrays(artifacts) };
  });
  for (const { agent, warnings } of models)
    for (const warning of warnings) logOf(flags, io).warn(`${agent}: ${warning}`);
  if (flags.json) {
    const agents = Object.fromEntries(models.map(model => [model.agent, toJson(model)]));
    io.print(`${JSON.stringify({ agents }, null, 2)}\n`);
  } else for (const model of models) io.print(`${renderModel(model).join('\n')}\n`);
  return EXIT.green;
}

/** The `--json` form of one agent. */
function toJson({ artifacts: { data, dataModel, identity, now }, facts, warnings }: AgentModel) {
  const tables = Object.entries(dataModel.tables).map(([name, table]) => {
    const records = Object.keys(data[name] ?? {}).length;
    return [name, { records, key: table.key ?? null, fields: table.fields }] as const;
  });
  return { now, identity, tables: Object.fromEntries(tables), facts, warnings };
}

function renderModel({ agent, artifacts, facts }: AgentModel): readonly string[] {
  const { data, dataModel, identity, now } = artifacts;
  const tables = Object.keys(dataModel.tables);
  if (tables.length === 0) return [`${agent}: no environment, so no data model`];
  const requester = identity === null ? 'nobody (no table of people is pointed to)' : identity.table;
  return [
    `${agent}: ${count(tables.length, 'table')}; requester: ${requester}; now: ${now ?? 'not set'}`,
    ...tables.flatMap(table => [
      '',
      `${table} (${count(Object.keys(data[table] ?? {}).length, 'record')})`,
      ...alignColumns(facts.filter(fact => fact.table === table).map(rowOf)),
    ]),
  ];
}

const LONGEST_VALUE = 60;

function rowOf({ field, fact, value, why }: ModelFact): readonly string[] {
  const text = Array.isArray(value) ? value.join(' | ') : String(value);
  const shown = text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE - 3)}...` : text;
  return [field ?? '(record)', fact, fact === 'optional' ? 'yes' : shown, why];
}

/** Rows with their columns one below the other. */
function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = [0, 1, 2].map(column => Math.max(0, ...rows.map(row => row[column]?.length ?? 0)));
  return rows.map(row => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
