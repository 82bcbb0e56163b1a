/**
 * Artifacts: what an agent is made of, read from one side of a run (AgenTest 3.2; mining.md, Artifacts).
 * Input: a source tree and the agent's block of proviso.yaml. Output: prompt with passages, tools with anchors, data,
 * data model, identity, variables, and a digest of every part.
 * Refuses, with every problem at once and nothing half read: missing and unreadable files, unknown shapes, tools without
 * a name or with the same one, holes without a value, paths that leave the workspace.
 */
import { ConfigError } from '../lib/errors.ts';
import { fillVariables } from '../lib/fill-variables.ts';
import type {
  AgentArtifacts,
  ArtifactSources,
  Identity,
  SystemPrompt,
  Tables,
  ToolDefinition,
} from '../model/artifacts.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import type { SourceTree } from '../model/ports.ts';
import { CodeAnswers } from './code-answers.ts';
import { digestArtifacts } from './digest-artifacts.ts';
import { inferDataModel } from './infer-data-model.ts';
import { inferIdentity } from './infer-identity.ts';
import { ProblemList } from './problem-list.ts';
import { readData } from './read-data.ts';
import { readDataModel } from './read-data-model.ts';
import { readValue } from './read-document.ts';
import { readPrompt } from './read-prompt.ts';
import { readText } from './read-text.ts';
import { readToolSources } from './read-tool-sources.ts';
import { noteUnread } from './tools/note-unread.ts';

/**
 * Reads everything that an agent's block points to. Throws ConfigError with every problem found.
 * @param code where the code of environment and agent lies, which the digests are of; the same tree when absent
 */
export async function loadArtifacts(
  tree: SourceTree,
  sources: ArtifactSources,
  code: SourceTree = tree,
): Promise<AgentArtifacts> {
  const problems = new ProblemList(sources.agent);
  const told = new CodeAnswers(tree);
  const [prompt, variables, tools, userTools, environment] = await Promise.all([
    problems.gather(readPrompt(tree, sources.prompt, told)),
    problems.gather(readVariables(tree, sources.variables)),
    problems.gather(readToolSources(tree, [sources.tools].flat(), told)),
    problems.gather(readUserTools(tree, sources, told)),
    readEnvironment({ tree, code }, sources.environment, problems),
    problems.gather(requireModule(code, sources.runtimeModule, 'runtime.module')),
  ]);
  if (prompt !== null && variables !== null) problems.add(holeProblems(prompt.prompt, variables, sources));
  const isWhole = prompt !== null && variables !== null && tools !== null && userTools !== null;
  if (!isWhole || environment === null || problems.isSome()) throw problems.error();
  const notes = [...prompt.notes, ...noteUnread(tools), ...noteSimulation(sources)];
  const operated = userTools.length > 0 ? { userTools } : {};
  const artifacts = { agent: sources.agent, prompt: prompt.prompt, tools, ...operated, variables, ...environment };
  return {
    ...artifacts,
    ...(notes.length > 0 ? { notes } : {}),
    digests: await digestArtifacts(code, sources, artifacts),
  };
}

function noteSimulation({ agent, environment }: ArtifactSources): readonly string[] {
  const tools = environment?.tools ?? null;
  const isSimulated = tools !== null && typeof tools !== 'string' && 'simulated' in tools;
  return isSimulated
    ? [
        `${agent}: a model makes the tools' results up: trials are approximate, what calls write is not known, nothing is red`,
      ]
    : [];
}

async function readUserTools(
  tree: SourceTree,
  { environment }: ArtifactSources,
  told: CodeAnswers,
): Promise<readonly ToolDefinition[]> {
  const file = environment?.userTools ?? null;
  return file === null ? [] : await readToolSources(tree, [file], told);
}

async function readVariables(tree: SourceTree, file: string | null): Promise<JsonObject> {
  if (file === null) return {};
  const value = readValue(file, await readText(tree, file, 'variables'));
  if (isJsonObject(value)) return value;
  throw new ConfigError(`variables ${file}: the file is no object of names and values`);
}

function holeProblems(prompt: SystemPrompt, variables: JsonObject, sources: ArtifactSources): readonly string[] {
  const where = sources.variables ?? 'no variables file is named';
  return prompt.files.flatMap(({ file, text }) =>
    fillVariables(text, variables).missing.map(name => `prompt ${file}: {{${name}}} has no value (${where})`),
  );
}

type EnvironmentParts = Pick<AgentArtifacts, 'data' | 'dataModel' | 'identity' | 'rejected' | 'now'>;

async function readEnvironment(
  { tree, code }: { readonly tree: SourceTree; readonly code: SourceTree },
  environment: ArtifactSources['environment'],
  problems: ProblemList,
): Promise<EnvironmentParts | null> {
  if (environment === null)
    return { data: {}, dataModel: { tables: {} }, identity: null, rejected: { error: true }, now: null };
  const { rejected, now } = environment;
  const [data, modelText] = await Promise.all([
    problems.gather(
      readText(tree, environment.data, 'environment.data').then(text => readData(environment.data, text)),
    ),
    environment.dataModel === null
      ? null
      : problems.gather(readText(tree, environment.dataModel, 'environment.data-model')),
    typeof environment.tools === 'string'
      ? problems.gather(requireModule(code, environment.tools, 'environment.tools'))
      : null,
    problems.gather(requirePattern(rejected.resultMatches)),
  ]);
  if (data === null) return null;
  const model = await problems.gather(decideModel(environment, modelText, data));
  return model === null ? null : { data, ...model, rejected, now };
}

/** The data model, overridden where a file says so, and who the requester is by it. */
async function decideModel(
  { data: dataFile, dataModel: file, identity: named }: NonNullable<ArtifactSources['environment']>,
  text: string | null,
  data: Tables,
): Promise<Pick<EnvironmentParts, 'dataModel' | 'identity'>> {
  const inferred = inferDataModel(data);
  const dataModel = file !== null && text !== null ? readDataModel({ file, text }, inferred, data) : inferred;
  const identity = named ?? inferIdentity(dataModel);
  requireIdentityTable(data, identity, dataFile);
  return { dataModel, identity };
}

function requireIdentityTable(data: Tables, identity: Identity | null, file: string): void {
  if (identity === null || Object.hasOwn(data, identity.table)) return;
  throw new ConfigError(
    `environment.identity.table: ${file} has no table ${identity.table}`,
    `its tables: ${Object.keys(data).join(', ')}`,
  );
}

async function requirePattern(pattern: string | undefined): Promise<void> {
  if (pattern === undefined) return;
  try {
    new RegExp(pattern, 'u');
  } catch {
    throw new ConfigError(`environment.rejected.result-matches: ${pattern} is no regular expression`);
  }
}

async function requireModule(tree: SourceTree, file: string | null, what: string): Promise<void> {
  if (file !== null) await readText(tree, file, what);
}
