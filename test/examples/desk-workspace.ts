import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { openFolder } from '../../src/adapters/files/folder-tree.ts';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { mineSchema } from '../../src/mining/mine-schema.ts';
import type { AgentArtifacts } from '../../src/model/artifacts.ts';
import type { SourceTree } from '../../src/model/ports.ts';
import type { MinedSpec, RefinedSpec, Spec } from '../../src/model/spec.ts';
import { parseSpec } from '../../src/specset/parse-spec.ts';

export const ROOT = join(import.meta.dirname, '../..');
export const OVERLAY = join(ROOT, 'examples/desk/pull-request');

/** The example as committed, or with the pull request's files laid over it. */
export async function openDeskTree(version: 'base' | 'pull-request'): Promise<SourceTree> {
  const base = await openFolder(ROOT);
  if (version === 'base') return base;
  const overlay = await openFolder(OVERLAY);
  return { ...base, read: async path => (await overlay.read(path)) ?? base.read(path) };
}

/** The artifacts of the example, as its block of proviso.yaml names them. */
export async function loadDesk(version: 'base' | 'pull-request'): Promise<AgentArtifacts> {
  return loadArtifacts(await openDeskTree(version), {
    agent: 'desk',
    prompt: ['examples/desk/prompts/desk.md'],
    variables: null,
    tools: 'examples/desk/tools/desk.json',
    watch: [],
    environment: {
      data: 'examples/desk/env/data.json',
      dataModel: null,
      tools: 'examples/desk/env/tools.ts',
      now: '2026-05-15T15:00:00+02:00',
      identity: { table: 'guests', establishedBy: [{ call: 'find_guest', field: 'guest_id' }] },
      rejected: { error: true },
    },
    runtimeModule: 'examples/desk/agent/agent.ts',
    block: {},
    model: {},
  });
}

/** Every committed rule that was not mined from a schema, read from one version of the example. */
export async function readDeskSpecs(version: 'base' | 'pull-request'): Promise<readonly Spec[]> {
  return (await readAllDeskSpecs(version)).filter(({ source }) => source !== 'schema');
}

/** The rules of the schemas as one version of the example has them, under the ids of the committed ones. */
export async function mineDeskSchemas(version: 'base' | 'pull-request'): Promise<readonly Spec[]> {
  const committed = (await readAllDeskSpecs('base')).filter(({ source }) => source === 'schema');
  return mineSchema(await loadDesk(version)).map(({ scenarios = [], ...mined }) => {
    const known = committed.find(spec => isSameRule(spec, { ...mined, scenarios }));
    if (known === undefined) throw new Error(`no committed spec for: ${mined.rule}`);
    return {
      ...known,
      ...mined,
      scenarios: scenarios.map(({ name, ...draft }) => ({ ...draft, id: `${known.id}.${name}` })),
    };
  });
}

function isSameRule(spec: Spec, mined: MinedSpec): boolean {
  const places = ({ evidence }: Pick<Spec, 'evidence'>) => evidence.map(({ pointer }) => pointer).join();
  const names = mined.scenarios?.map(({ name }) => `${spec.id}.${name}`).join();
  return places(spec) === places(mined) && names === spec.scenarios.map(({ id }) => id).join();
}

async function readAllDeskSpecs(version: 'base' | 'pull-request'): Promise<readonly Spec[]> {
  const tree = await openDeskTree(version);
  const files = readdirSync(join(ROOT, 'specs/desk')).filter(file => /\.yaml$/.test(file) && file !== 'baseline.yaml');
  return await Promise.all(
    files.sort().map(async file => parseSpec(`specs/desk/${file}`, (await tree.read(`specs/desk/${file}`)) ?? '')),
  );
}

export function refine(specs: readonly Spec[]): readonly RefinedSpec[] {
  return specs.flatMap(spec => spec.scenarios.map(scenario => ({ spec, scenario })));
}

const defectSchema = z.strictObject({
  letter: z.enum(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r']),
  name: z.string(),
  kind: z.string(),
  does: z.string(),
  violates: z.array(z.string()),
  'with-pull-request': z.array(z.string()).default([]),
});
export type ListedDefect = z.infer<typeof defectSchema>;

export function readDefects(): readonly ListedDefect[] {
  const text = readFileSync(join(ROOT, 'examples/desk/defects.yaml'), 'utf8');
  return z.strictObject({ defects: z.array(defectSchema) }).parse(parse(text)).defects;
}

/** What a repository with the example agent holds: text by path. */
export function readDeskFiles(): Readonly<Record<string, string>> {
  const folders = ['specs', ...['agent', 'env', 'prompts', 'tools'].map(part => `examples/desk/${part}`)];
  const paths = folders.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  const files = ['proviso.yaml', ...paths].map(path => [path, readFileSync(join(ROOT, path), 'utf8')] as const);
  return { 'package.json': '{ "private": true, "type": "module" }\n', ...Object.fromEntries(files) };
}
