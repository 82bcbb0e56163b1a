import { fillVariables } from '../lib/fill-variables.ts';
import { hashText, hashValue } from '../lib/hash.ts';
import type { AgentArtifacts, ArtifactDigests, ArtifactSources } from '../model/artifacts.ts';
import type { SourceTree } from '../model/ports.ts';
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
    environment: hashValue({ files: await digestFiles(tree, environmentFiles), now }),
    runtime: hashValue(await digestFiles(tree, runtimeFiles)),
    agentBlock: hashValue(sources.block),
    model: hashValue(sources.model),
  };
}

/** The files of the environment's code; none without an environment. */
export async function listEnvironmentFiles(tree: SourceTree, sources: ArtifactSources): Promise<readonly string[]> {
  const module = sources.environment?.tools ?? null;
  return module === null ? [] : await listModuleFiles(tree, module);
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
