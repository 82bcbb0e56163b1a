import type { Command } from 'commander';
import { openFolder } from '../adapters/files/folder-tree.ts';
import { explainDataModel, type ModelFact } from '../artifacts/explain-data-model.ts';
import { EXIT } from '../exit-code.ts';
import type { AgentArtifacts } from '../model/artifacts.ts';
import { loadArtifacts } from '../pipeline/1-load-artifacts.ts';
import { addCommonOptions, type CommandIo, type CommonFlags, logOf, workspaceOf } from './common-options.ts';

interface AgentModel {
  readonly agent: string;
  readonly artifacts: AgentArtifacts;
  readonly facts: readonly ModelFact[];
}

export function addEnvCommand(program: Command, io: CommandIo, done: (code: number) => void): void {
  addCommonOptions(program.command('env'))
    .description('show the data model as seen: tables, fields, enums, foreign keys, and why')
    .action(async (flags: CommonFlags) => done(await runEnv(flags, io)));
}

async function runEnv(flags: CommonFlags, io: CommandIo): Promise<number> {
  const head = await openFolder(workspaceOf(flags, io));
  const loaded = await loadArtifacts({ head, base: null }, { configFile: flags.config, agent: flags.agent ?? null });
  for (const note of loaded.notes) logOf(flags, io).warn(note);
  const models = loaded.agents.map(({ agent, head: artifacts, setup }): AgentModel => {
    const file = setup.head.sources.environment?.dataModel ?? null;
    return { agent, artifacts, facts: explainDataModel(artifacts, file) };
  });
  if (flags.json) {
    const agents = Object.fromEntries(models.map(model => [model.agent, toJson(model)]));
    io.print(`${JSON.stringify({ agents }, null, 2)}\n`);
  } else for (const model of models) io.print(`${renderModel(model).join('\n')}\n`);
  return EXIT.green;
}

/** The `--json` form of one agent. */
function toJson({ artifacts: { data, dataModel, identity, now }, facts }: AgentModel) {
  const tables = Object.entries(dataModel.tables).map(([name, table]) => {
    const records = Object.keys(data[name] ?? {}).length;
    return [name, { records, key: table.key ?? null, fields: table.fields }] as const;
  });
  return { now, identity, tables: Object.fromEntries(tables), facts };
}

function renderModel({ agent, artifacts, facts }: AgentModel): readonly string[] {
  const { data, dataModel, identity, now } = artifacts;
  const tables = Object.keys(dataModel.tables);
  if (tables.length === 0) return [`${agent}: no environment, so no data model`];
  const requester = identity === null ? 'nobody (no table of people is pointed to)' : identity.table;
  return [
    `${agent}: ${tables.length} tables; requester: ${requester}; now: ${now ?? 'not set'}`,
    ...tables.flatMap(table => [
      '',
      `${table} (${Object.keys(data[table] ?? {}).length} records)`,
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
