import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { type AgentConfig, type Config, configSchema, type ModelConfig } from './config.ts';
import { describeConfigIssues } from './config-issues.ts';
import { ConfigError } from './lib/errors.ts';
import { splitCommand } from './lib/split-command.ts';
import type { ArtifactSources, EnvironmentTools, ToolSource } from './model/artifacts.ts';
import type { SourceTree } from './model/ports.ts';
import type { Role } from './model/task.ts';

const SMALLEST_FILE = '{ version: 1, agents: { desk: { prompt: prompts/desk.md, tools: tools/desk.json } } }';

/** Reads proviso.yaml and fills in every default. Throws ConfigError with every problem at once, of broken YAML the first: file:line, and a hint. */
export function parseConfig(text: string, file: string): Config {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  const [fault] = [...document.errors, ...document.warnings];
  if (fault !== undefined)
    throw new ConfigError(`${file}:${lineAt(fault.pos[0])}: ${fault.message}`, 'mend the YAML of the file');
  if (!isMap(document.contents))
    throw new ConfigError(`${file}:1: the file holds no configuration`, `the smallest: ${SMALLEST_FILE}`);
  const value: unknown = document.toJS();
  const parsed = configSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const problems = describeConfigIssues(parsed.error, value).map(({ path, message }) => {
    const line = lineAt(placeOf(document.contents, path));
    return { line, text: `${file}:${line}: ${message}` };
  });
  throw new ConfigError(problems.sort((a, b) => a.line - b.line).map(problem => problem.text));
}

/** Reads the configuration of one side. Throws ConfigError when there is none. */
export async function loadConfig(tree: SourceTree, file: string): Promise<Config> {
  const text = await tree.read(file);
  if (text !== null) return parseConfig(text, file);
  throw new ConfigError(
    `${file}: there is no such file in the workspace`,
    `name it with --config (input "config"), or write one; the smallest: ${SMALLEST_FILE}`,
  );
}

/** The model of a role: its own block over `models.default`, whose price holds for its own model only. */
export function modelOf(config: Config, role: Role): ModelConfig {
  const own = config.models[role];
  const { price, ...common } = config.models.default;
  const isSameModel = own.model === undefined || own.model === common.model;
  return { ...common, ...(price !== undefined && isSameModel ? { price } : {}), ...own };
}

/** Where the artifacts of an agent lie. Throws ConfigError when the configuration names no such agent. */
export function toArtifactSources(config: Config, agent: string): ArtifactSources {
  const block = config.agents[agent];
  if (block === undefined)
    throw new ConfigError(
      `there is no agent ${agent}`,
      `agents of the configuration: ${Object.keys(config.agents).join(', ')}`,
    );
  const isChat = block.runtime === 'chat';
  return {
    agent,
    prompt: [block.prompt].flat().map(source => (typeof source === 'string' ? source : toCommand(source))),
    variables: block.variables ?? null,
    tools: [block.tools].flat().map(toToolSource),
    watch: block.watch,
    environment: block.environment === undefined ? null : environmentSources(block.environment),
    runtimeModule: block.runtime === 'chat' ? null : block.runtime.module,
    block: JSON.parse(JSON.stringify(block)),
    model: isChat ? sentModel(modelOf(config, 'agent')) : null,
  };
}

function environmentSources(block: NonNullable<AgentConfig['environment']>): ArtifactSources['environment'] {
  const { identity, rejected } = block;
  const pattern = rejected['result-matches'];
  return {
    data: block.data,
    dataModel: block['data-model'] ?? null,
    tools: block.tools === undefined ? null : toEnvironmentTools(block.tools),
    userTools: block['user-tools'] ?? null,
    now: block.now ?? null,
    identity: identity === undefined ? null : { table: identity.table, establishedBy: identity['established-by'] },
    rejected: { error: rejected.error, ...(pattern === undefined ? {} : { resultMatches: pattern }) },
  };
}

function toEnvironmentTools(tools: NonNullable<NonNullable<AgentConfig['environment']>['tools']>): EnvironmentTools {
  if (typeof tools === 'string') return tools === 'simulated' ? { simulated: true } : tools;
  if ('http' in tools) return tools;
  if ('command' in tools) return toCommand(tools);
  const { reset, dump = null } = tools.mcp;
  return { mcp: { ...toCommand(tools.mcp), reset, dump } };
}

type ToolBlock = Exclude<AgentConfig['tools'], readonly unknown[]>;

function toToolSource(source: ToolBlock): ToolSource {
  if (typeof source === 'string' || 'module' in source) return source;
  if ('openapi' in source) return { openapi: source.openapi, include: source.include ?? null };
  return 'mcp' in source ? { mcp: toCommand(source.mcp) } : toCommand(source);
}

function toCommand({ command }: { readonly command: string | readonly string[] }) {
  return { command: typeof command === 'string' ? splitCommand(command) : command };
}

/** What decides how a chat agent behaves; keys, headers and prices do not. */
function sentModel(model: ModelConfig): ArtifactSources['model'] {
  return { model: model.model, 'base-url': model['base-url'], parameters: model.parameters };
}

/** The offset of the deepest node that a path reaches; of the key, where a mapping has it. */
function placeOf(contents: Node | null, path: readonly PropertyKey[]): number {
  let node: Node | null = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const step of path) {
    const next: unknown = isMap(node)
      ? node.items.find(item => isScalar(item.key) && item.key.value === step)?.key
      : null;
    const child: unknown =
      node !== null && 'get' in node && typeof node.get === 'function' ? node.get(step, true) : null;
    if (isScalar(next)) offset = next.range?.[0] ?? offset;
    if (!isNode(child)) break;
    if (!isScalar(next)) offset = child.range?.[0] ?? offset;
    node = child;
  }
  return offset;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value;
}
