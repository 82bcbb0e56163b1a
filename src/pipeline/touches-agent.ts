import { posix } from 'node:path';
import { environmentEntries, namedSources, referencedFiles } from '../artifacts/list-code-files.ts';
import { followModule } from '../artifacts/list-module-files.ts';
import { ConfigError } from '../lib/errors.ts';
import { globPrefix, matchGlob } from '../lib/match-glob.ts';
import type { ArtifactSources } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import { parseConfig, toArtifactSources } from '../parse-config.ts';

/** The names of what changed between base and head; null when there is no base. */
export interface ChangedFiles {
  readonly changed: readonly string[] | null;
  /** Links and submodules of either side. */
  readonly links: readonly string[];
  readonly configFile: string;
}

/**
 * Whether a change can matter to any agent, by the names of the changed files alone: prompts, variables, tools, specs,
 * environment, watched files, runtime, configuration. Nothing is mined, no store or provider is loaded. Doubt is a yes, and a
 * link or submodule on the way to any of them is a doubt: what is behind it changes under another name.
 * The head alone is read: while its configuration has not changed, the base names the same paths.
 */
export async function touchesAnyAgent(
  { head }: { readonly head: SourceTree },
  { changed, links, configFile }: ChangedFiles,
): Promise<boolean> {
  if (changed === null) return true;
  if (changed.length === 0) return false;
  const names = changed.map(path => posix.normalize(path));
  const config = posix.normalize(configFile);
  if (names.includes(config) || isBehind(config, [...names, ...links])) return true;
  const agents = await readSources(head, configFile);
  if (agents === null) return true;
  const answers = await Promise.all(
    agents.map(async sources => await touchesAgent(head, sources, { changed: names, links })),
  );
  return answers.includes(true);
}

/** Whether any of these files belongs to an agent: it is named by the agent's block, or its modules' imports lead there. */
async function touchesAgent(
  head: SourceTree,
  sources: ArtifactSources,
  { changed, links }: { readonly changed: readonly string[]; readonly links: readonly string[] },
): Promise<boolean> {
  const patterns = namedPaths(sources);
  const marks = [...changed, ...links];
  if (patterns.some(pattern => isBehind(globPrefix(pattern), marks))) return true;
  if (marks.some(path => patterns.some(pattern => matchGlob(pattern, path)))) return true;
  const { files, code } = namedSources(sources);
  const modules = [...environmentEntries(sources), sources.runtimeModule, ...code].filter(module => module !== null);
  const referenced = await Promise.all(files.map(async file => await listReferenced(head, file)));
  if (referenced.flat().some(path => changed.includes(path) || isBehind(path, marks))) return true;
  const followed = await Promise.all(modules.map(async module => await followModule(head, module)));
  return followed.some(
    paths => changed.some(path => paths.has(path)) || [...paths.keys()].some(path => isBehind(path, marks)),
  );
}

/** Whether one of these is the path itself, or stands where a folder of the path would be, as a link does. */
function isBehind(path: string, marks: readonly string[]): boolean {
  return marks.some(mark => path === mark || path.startsWith(`${mark}/`));
}

/** The files that a promptfooconfig names, which may hold the prompt. */
async function listReferenced(head: SourceTree, file: string): Promise<readonly string[]> {
  if (!/\.(?:ya?ml|json)$/i.test(file)) return [];
  const text = (await head.read(file)) ?? '';
  return referencedFiles(text).map(path => posix.join(posix.dirname(file), path));
}

/** Every path and pattern that an agent's block names, and its specs. */
function namedPaths(sources: ArtifactSources): readonly string[] {
  const { agent, variables, watch, environment, runtimeModule } = sources;
  const { data = null, dataModel = null, userTools = null } = environment ?? {};
  const single = [variables, data, dataModel, userTools, runtimeModule].filter(path => path !== null);
  return [
    ...[...namedSources(sources).files, ...environmentEntries(sources), ...single].map(path => posix.normalize(path)),
    ...watch,
    `specs/${agent}`,
  ];
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
