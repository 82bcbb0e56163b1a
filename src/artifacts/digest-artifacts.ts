import { fillVariables } from '../lib/fill-variables.ts';
import { hashText, hashValue } from '../lib/hash.ts';
import type { AgentArtifacts, ArtifactDigests, ArtifactSources } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
import { listCodeFiles } from './list-code-files.ts';
import { listModuleFiles } from './list-module-files.ts';

/** Digests of every part, over what counts and nothing else: no file name of a prompt, no line number of a tool. */
export async function digestArtifacts(
  tree: SourceTree,
  sources: ArtifactSources,
  artifacts: Omit<AgentArtifacts, 'digests'>,
): Promise<ArtifactDigests> {
  const { prompt, tools, variables, data, dataModel, now } = artifacts;
  const [environmentFiles, runtimeFiles] = await Promise.all([
    listEnvironmentFiles(tree, sources),
    listRuntimeFiles(tree, sources),
  ]);
  return {
    prompt: hashText(fillVariables(prompt.text, variables).text),
    tools: hashValue(
      tools.map(({ name, description, parameters, returns }) => [name, description, parameters, returns ?? null]),
    ),
    data: hashValue(data),
    dataModel: hashValue(dataModel),
    environment: hashValue({
      files: await digestFiles(tree, environmentFiles),
      now,
      ...digestHost(sources, artifacts),
    }),
    runtime: hashValue(await digestFiles(tree, runtimeFiles)),
    agentBlock: hashValue(sources.block),
    model: hashValue(sources.model),
  };
}

/** What runs the tools, where it is no module, and what the user operates. */
function digestHost({ environment }: ArtifactSources, { userTools = [] }: Pick<AgentArtifacts, 'userTools'>) {
  const tools = environment?.tools ?? null;
  return {
    ...(tools === null || typeof tools === 'string' ? {} : { host: tools }),
    ...(userTools.length === 0
      ? {}
      : { userTools: userTools.map(tool => [tool.name, tool.description, tool.parameters]) }),
  };
}

/** The files of the environment's code; none without an environment. */
export async function listEnvironmentFiles(tree: SourceTree, sources: ArtifactSources): Promise<readonly string[]> {
  const tools = sources.environment?.tools ?? null;
  if (tools === null) return [];
  if (typeof tools === 'string') return await listModuleFiles(tree, tools);
  return 'command' in tools || 'mcp' in tools ? await listCodeFiles(tree, tools) : [];
}

/** The files of the agent's module and the watched files, sorted. */
export async function listRuntimeFiles(tree: SourceTree, sources: ArtifactSources): Promise<readonly string[]> {
  const [module, ...watched] = await Promise.all([
    sources.runtimeModule === null ? [] : listModuleFiles(tree, sources.runtimeModule),
    ...sources.watch.map(pattern => tree.list(pattern)),
  ]);
  return [...new Set([...(module ?? []), ...watched.flat()])].sort();
}

async function digestFiles(
  tree: SourceTree,
  files: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  return await Promise.all(
    files.map(async file => [file, hashText(((await tree.read(file)) ?? '').replaceAll('\r\n', '\n'))] as const),
  );
}
