import type { YAMLMap } from 'yaml';
import { isMap, isScalar, isSeq } from 'yaml';
import { ConfigError } from '../lib/errors.ts';
import type { ToolAnchor, ToolDefinition } from '../model/artifacts.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { inferAccess } from './infer-access.ts';
import { toolAnchor } from './make-anchor.ts';
import { readDocument, type SourceDocument } from './read-document.ts';

const HINT =
  'tools are a list of {type: function, function: {name, description, parameters}} or of {name, description, parameters}';
/** The names under which the shapes in use keep the JSON Schema of the arguments. */
const PARAMETER_KEYS = ['parameters', 'input_schema', 'inputSchema'] as const;
const NO_PARAMETERS: JsonObject = { type: 'object', properties: {} };

interface RawTool {
  readonly value: JsonObject;
  /** The node that holds name, description and parameters. */
  readonly node: YAMLMap | null;
  readonly line: number;
}

/**
 * Reads a file of tool definitions, JSON or YAML: OpenAI function tools (wrapped or bare), or bare tools with
 * `input_schema`. Throws ConfigError with every problem, file:line; then no tool is read.
 */
export function readTools(file: string, text: string): readonly ToolDefinition[] {
  const document = readDocument(file, text);
  const raw = listRawTools(document);
  const problems = [...raw.flatMap(tool => shapeProblems(file, tool)), ...doubleNames(file, raw)];
  if (problems.length > 0) throw new ConfigError(problems, HINT);
  return raw.map(tool => readTool(document, tool));
}

function listRawTools(document: SourceDocument): readonly RawTool[] {
  const { value, contents, file } = document;
  const key = isJsonObject(value)
    ? (['tools', 'functions'] as const).find(name => isJsonArray(value[name]))
    : undefined;
  const list = isJsonObject(value) && key !== undefined ? value[key] : value;
  if (!isJsonArray(list)) throw new ConfigError(`${file}:1: unknown shape: no list of tools`, HINT);
  const listNode = key !== undefined && isMap(contents) ? contents.get(key, true) : contents;
  const nodes = isSeq(listNode) ? listNode.items : [];
  const problems: string[] = [];
  const tools = list.flatMap((item, index): RawTool[] => {
    const node = nodes[index];
    const map = isMap(node) ? node : null;
    const line = map?.range ? document.lineAt(map.range[0]) : 1;
    const inner = unwrap(item, map);
    if (inner === null) problems.push(`${file}:${line}: tool ${index + 1} has an unknown shape`);
    return inner === null ? [] : [{ ...inner, line }];
  });
  if (problems.length > 0) throw new ConfigError(problems, HINT);
  return tools;
}

/** Takes the `function` wrapper off; null for what is no function tool. */
function unwrap(item: Json, node: YAMLMap | null): Omit<RawTool, 'line'> | null {
  if (!isJsonObject(item)) return null;
  if (isJsonObject(item['function'])) {
    const inner = node?.get('function', true);
    return { value: item['function'], node: isMap(inner) ? inner : null };
  }
  if (item['type'] !== undefined && item['type'] !== 'function' && item['type'] !== 'custom') return null;
  return ['name', 'description', ...PARAMETER_KEYS].some(key => item[key] !== undefined) ? { value: item, node } : null;
}

function shapeProblems(file: string, { value, line }: RawTool): readonly string[] {
  const { name, description } = value;
  const label = typeof name === 'string' && name.trim() !== '' ? `tool ${name}` : null;
  const problems: string[] = [];
  if (label === null) problems.push('a tool without a name');
  if (description !== undefined && description !== null && typeof description !== 'string')
    problems.push(`${label ?? 'tool'}: its description is no text`);
  const key = parameterKey(value);
  const parameters = key === undefined ? NO_PARAMETERS : value[key];
  if (!isParameterSchema(parameters)) problems.push(`${label ?? 'tool'}: ${key} is no JSON Schema of type object`);
  return problems.map(problem => `${file}:${line}: ${problem}`);
}

function parameterKey(tool: JsonObject): (typeof PARAMETER_KEYS)[number] | undefined {
  return PARAMETER_KEYS.find(key => tool[key] !== undefined && tool[key] !== null);
}

function isParameterSchema(schema: Json | undefined): schema is JsonObject {
  if (!isJsonObject(schema)) return false;
  const { type, properties, required } = schema;
  const isObject = type === undefined || type === 'object';
  return (
    isObject &&
    (properties === undefined || isJsonObject(properties)) &&
    (required === undefined || isJsonArray(required))
  );
}

function doubleNames(file: string, tools: readonly RawTool[]): readonly string[] {
  const first = new Map<string, number>();
  return tools.flatMap(({ value, line }) => {
    if (typeof value['name'] !== 'string') return [];
    const before = first.get(value['name']);
    if (before === undefined) first.set(value['name'], line);
    return before === undefined
      ? []
      : [`${file}:${line}: two tools of the name ${value['name']} (the first: line ${before})`];
  });
}

function readTool(document: SourceDocument, tool: RawTool): ToolDefinition {
  const name = textOf(tool.value['name']);
  const description = textOf(tool.value['description']);
  const key = parameterKey(tool.value);
  const found = key === undefined ? undefined : tool.value[key];
  const parameters = isJsonObject(found) ? { ...found, type: 'object' } : NO_PARAMETERS;
  const returns = tool.value['returns'] ?? tool.value['outputSchema'];
  return {
    name,
    description,
    parameters,
    ...(isJsonObject(returns) ? { returns } : {}),
    access: accessOf(tool.value, name, description),
    file: document.file,
    anchors: toolAnchors(document, tool, { name, description, parameters }),
  };
}

/** MCP servers may say themselves whether a tool only reads. */
function accessOf(tool: JsonObject, name: string, description: string): ToolDefinition['access'] {
  const hints = tool['annotations'];
  if (isJsonObject(hints) && hints['readOnlyHint'] === true) return 'read';
  if (isJsonObject(hints) && hints['destructiveHint'] === true) return 'write';
  return inferAccess(name, description);
}

function toolAnchors(
  document: SourceDocument,
  { value, node, line }: RawTool,
  tool: Pick<ToolDefinition, 'name' | 'description' | 'parameters'>,
): readonly ToolAnchor[] {
  const fallback = { lines: [line, line] as const, quote: tool.name };
  const named = pairPlace(document, node, 'name') ?? fallback;
  const { properties, required } = tool.parameters;
  const schemaNode = mapAt(node, parameterKey(value) ?? '');
  const propertiesNode = mapAt(schemaNode, 'properties');
  const parameters = Object.entries(isJsonObject(properties) ? properties : {}).map(([name, schema]) => {
    const isRequired = isJsonArray(required) && required.includes(name);
    const pointer = `/parameters/${name}`;
    const place = pairPlace(document, propertiesNode, name) ?? named;
    return {
      anchor: toolAnchor(tool.name, pointer, { schema, required: isRequired }),
      tool: tool.name,
      pointer,
      ...place,
    };
  });
  const described = {
    anchor: toolAnchor(tool.name, '/description', tool.description),
    tool: tool.name,
    pointer: '/description',
    ...(pairPlace(document, node, 'description') ?? named),
  };
  return [described, ...parameters];
}

function mapAt(node: YAMLMap | null, key: string): YAMLMap | null {
  const inner = node?.get(key, true);
  return isMap(inner) ? inner : null;
}

/** The verbatim slice `key: value` of a mapping, and its lines. */
function pairPlace(
  document: SourceDocument,
  node: YAMLMap | null,
  key: string,
): Pick<ToolAnchor, 'lines' | 'quote'> | null {
  const pair = node?.items.find(item => isScalar(item.key) && item.key.value === key);
  if (pair === undefined || !isScalar(pair.key) || !pair.key.range) return null;
  const value = pair.value;
  const start = pair.key.range[0];
  const isPlaced = (isMap(value) || isSeq(value) || isScalar(value)) && value.range;
  const end = isPlaced ? isPlaced[1] : pair.key.range[1];
  const quote = document.text.slice(start, end).trimEnd();
  return { quote, lines: [document.lineAt(start), document.lineAt(start + quote.length - 1)] };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
