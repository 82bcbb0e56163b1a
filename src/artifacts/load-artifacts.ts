/**
 * Artifacts: what an agent is made of, read from one side of a run (AgenTest 3.2; mining.md, Artifacts).
 * Input: a source tree and the agent's block of proviso.yaml. Output: prompt with passages, tools with anchors, data,
 * data model, identity, variables, and a digest of every part.
 * Refuses, with every problem at once and nothing half read: missing and unreadable files, unknown shapes, tools without
 * a name or with the same one, holes without a value, paths that leave the workspace.
 */
import { ConfigError } from '../lib/errors.ts';
import { fillVariables } from '../lib/fill-variables.ts';
import type { AgentArtifacts, ArtifactSources, Identity, SystemPrompt, Tables } from '../model/artifacts.ts';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import type { SourceTree } from '../model/ports.ts';
import { digestArtifacts } from './digest-artifacts.ts';
import { inferDataModel } from './infer-data-model.ts';
import { inferIdentity } from './infer-identity.ts';
import { ProblemList } from './problem-list.ts';
import { readData } from './read-data.ts';
import { readDataModel } from './read-data-model.ts';
import { readValue } from './read-document.ts';
import { readTools } from './read-tools.ts';
import { splitPassages } from './split-passages.ts';

const PROMPT_FILE = /(?:\.(?:md|markdown|mdx|txt|prompt))$|(?:^|\/)[^./#]+$/i;

/** Reads everything that an agent's block points to. Throws ConfigError with every problem found. */
export async function loadArtifacts(tree: SourceTree, sources: ArtifactSources): Promise<AgentArtifacts> {
  const problems = new ProblemList(sources.agent);
  const [prompt, variables, tools, environment] = await Promise.all([
    problems.gather(readPrompt(tree, sources)),
    problems.gather(readVariables(tree, sources.variables)),
    problems.gather(readText(tree, sources.tools, 'tools').then(text => readTools(sources.tools, text))),
    readEnvironment(tree, sources.environment, problems),
    problems.gather(requireModule(tree, sources.runtimeModule, 'runtime.module')),
  ]);
  if (prompt !== null && variables !== null) problems.add(holeProblems(prompt, variables, sources));
  if (prompt === null || variables === null || tools === null || environment === null || problems.isSome())
    throw problems.error();
  const artifacts = { agent: sources.agent, prompt, tools, variables, ...environment };
  return { ...artifacts, digests: await digestArtifacts(tree, sources, artifacts) };
}

async function readPrompt(tree: SourceTree, sources: ArtifactSources): Promise<SystemPrompt> {
  const strange = sources.prompt.filter(path => !PROMPT_FILE.test(path));
  if (strange.length > 0)
    throw new ConfigError(
      strange.map(path => `prompt ${path}: only Markdown and plain text can be read`),
      'name .md or .txt files',
    );
  const files = await Promise.all(
    sources.prompt.map(async file => ({ file, text: await readText(tree, file, 'prompt') })),
  );
  const passages = files.flatMap(({ file, text }) => splitPassages(file, text));
  if (passages.length === 0) throw new ConfigError(`prompt ${sources.prompt.join(', ')}: there is no text in it`);
  return { files, text: joinTexts(files.map(({ text }) => text.replaceAll('\r\n', '\n'))), passages };
}

/** Prompt files follow one another with a blank line between; a single one stays as it is. */
function joinTexts(texts: readonly string[]): string {
  return texts.map((text, index) => (index < texts.length - 1 && !text.endsWith('\n') ? `${text}\n` : text)).join('\n');
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
  tree: SourceTree,
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
    environment.tools === null ? null : problems.gather(requireModule(tree, environment.tools, 'environment.tools')),
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

async function readText(tree: SourceTree, file: string, what: string): Promise<string> {
  const text = await readNamed(tree, file, what);
  if (text === null)
    throw new ConfigError(`${what} ${file}: there is no such file`, 'paths are relative to the workspace');
  return text;
}

/** What the tree refuses, with the key whose path it is. */
async function readNamed(tree: SourceTree, file: string, what: string): Promise<string | null> {
  try {
    return await tree.read(file);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(
      error.problems.map(problem => `${what} ${problem}`),
      error.hint,
    );
  }
}
