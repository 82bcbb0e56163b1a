import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { planWorkspace } from '../../scripts/reference-workspace.ts';

export type Files = Readonly<Record<string, string>>;

/** An agent as files of a workspace, and those of its files that hold data. */
export interface BenchAgent {
  readonly name: string;
  readonly files: Files;
  readonly dataFiles: readonly string[];
}

const ROOT = join(import.meta.dirname, '../..');

/** The example agent with its committed rules, the same agent without them, and the reference agents where they are. */
export function openAgents(source: string): readonly BenchAgent[] {
  const desk = openDesk();
  const bare = Object.fromEntries(Object.entries(desk.files).filter(([path]) => !path.startsWith('specs/')));
  return [
    desk,
    { ...desk, name: 'desk, mined', files: bare },
    ...['airline', 'retail', 'telecom'].flatMap(name =>
      existsSync(join(source, name)) ? [openReference(name, source)] : [],
    ),
  ];
}

function openDesk(): BenchAgent {
  const paths = ['proviso.yaml', ...listFiles('specs/desk'), ...listFiles('examples/desk')];
  const files = Object.fromEntries(paths.map(path => [path, readFileSync(join(ROOT, path), 'utf8')]));
  return { name: 'desk', files, dataFiles: ['examples/desk/env/data.json'] };
}

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map(name => join(ROOT, folder, name))
    .filter(path => statSync(path).isFile())
    .map(path => relative(ROOT, path));
}

/** Records of a table that are enough to tell its fields; the data model comes with the agent. */
const RECORDS = 30;
const tablesSchema = z.record(z.string(), z.record(z.string(), z.unknown()));

function openReference(name: string, source: string): BenchAgent {
  const { copies, config } = planWorkspace(name);
  const copied = copies.map(([from, to]) => [to, readFileSync(join(source, from), 'utf8')] as const);
  const files = Object.fromEntries(copied.map(([to, text]) => [to, to === 'db.json' ? fewer(text) : text]));
  return { name, files: { ...files, 'proviso.yaml': config }, dataFiles: ['db.json', 'data-model.json'] };
}

function fewer(text: string): string {
  const tables = Object.entries(tablesSchema.parse(JSON.parse(text)));
  const cut = tables.map(([table, records]) => [table, Object.fromEntries(Object.entries(records).slice(0, RECORDS))]);
  return JSON.stringify(Object.fromEntries(cut), null, 1);
}
