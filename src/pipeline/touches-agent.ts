import { posix } from 'node:path';
import { listEnvironmentFiles } from '../artifacts/digest-artifacts.ts';
import { listModuleFiles } from '../artifacts/list-module-files.ts';
import { ConfigError } from '../lib/errors.ts';
import { matchGlob } from '../lib/match-glob.ts';
import type { ArtifactSources } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import { parseConfig, toArtifactSources } from '../parse-config.ts';

/** The names of what changed between base and head; null when there is no base. */
export interface ChangedFiles {
  readonly changed: readonly string[] | null;
  readonly configFile: string;
}

/**
 * Whether a change can matter to any agent, by the names of the changed files alone: prompts, variables, tools, specs,
 * environment, watched files, runtime, configuration. Nothing is mined, no store or provider is loaded. Doubt is a yes.
 */
export async function touchesAnyAgent(
  trees: { readonly head: SourceTree; readonly base: SourceTree | null },
  { changed, configFile }: ChangedFiles,
): Promise<boolean> {
  if (changed === null || trees.base === null) return true;
  if (changed.length === 0) return false;
  const names = changed.map(path => posix.normalize(path));
  if (names.includes(posix.normalize(configFile))) return true;
  const sides = await Promise.all(
    [trees.head, trees.base].map(async tree => ({ tree, sources: await readSources(tree, configFile) })),
  );
  for (const { tree, sources } of sides) {
    if (sources === null) return true;
    for (const agent of sources) if (await touchesAgent(tree, agent, names)) return true;
  }
  return false;
}

/** Whether any of these files of one side belongs to an agent. */
export async function touchesAgent(
  tree: SourceTree,
  sources: ArtifactSources,
  changed: readonly string[],
): Promise<boolean> {
  const patterns = namedPaths(sources);
  if (changed.some(path => patterns.some(pattern => matchGlob(pattern, path)))) return true;
  const [environment, runtime] = await Promise.all([
    listEnvironmentFiles(tree, sources),
    sources.runtimeModule === null ? [] : listModuleFiles(tree, sources.runtimeModule),
  ]);
  const code = new Set([...environment, ...runtime]);
  return changed.some(path => code.has(path));
}

/** Every path and pattern that an agent's block names, and its specs. */
function namedPaths({
  agent,
  prompt,
  variables,
  tools,
  watch,
  environment,
  runtimeModule,
}: ArtifactSources): readonly string[] {
  const { data = null, dataModel = null, tools: module = null } = environment ?? {};
  const single = [variables, tools, data, dataModel, module, runtimeModule].filter(path => path !== null);
  return [...[...prompt, ...single].map(path => posix.normalize(path)), ...watch, `specs/${agent}`];
}

async function readSources(tree: SourceTree, file: string): Promise<readonly ArtifactSources[] | null> {
  const text = await tree.read(file);
  if (text === null) return null;
  try {
    const config = parseConfig(text, file);
    return Object.keys(config.agents).map(agent => toArtifactSources(config, agent));
  } catch (error) {
    if (error instanceof ConfigError) return null;
    throw error;
  }
}
