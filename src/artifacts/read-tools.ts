import { ConfigError } from '../lib/errors.ts';
import type { ToolDefinition } from '../model/artifacts.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../model/json.ts';
import { placeAt } from './document-path.ts';
import { inferAccess } from './infer-access.ts';
import { readDocument, type SourceDocument } from './read-document.ts';
import { foldTypes } from './tools/fold-types.ts';
import { listRawTools, PARAMETER_KEYS, type RawTool, TOOLS_HINT } from './tools/list-raw-tools.ts';
import { isOpenapi, readOpenapi } from './tools/read-openapi.ts';
import { resolveParameters } from './tools/resolve-parameters.ts';
import { toolAnchors } from './tools/tool-anchors.ts';

/** The names under which the shapes in use keep the JSON Schema of the result. */
const RETURN_KEYS = ['returns', 'outputSchema', 'output_schema', 'response', 'responseJsonSchema'] as const;
const NO_PARAMETERS: JsonObject = { type: 'object', properties: {} };

/**
 * Reads tool definitions, JSON or YAML, whose shape is told by their keys: OpenAI chat and Responses tools, legacy
 * functions, Anthropic's, Gemini's, an MCP server's `tools/list`, OpenAPI 3. Throws ConfigError with every problem,
 * file:line; then no tool is read.
 * @param openapi set when the text must be an OpenAPI document: the operations that are tools; null: all
 */
export function readTools(
  file: string,
  text: string,
  openapi?: { readonly include: readonly string[] | null },
): readonly ToolDefinition[] {
  const document = readDocument(file, text);
  if (isOpenapi(document)) return readOpenapi(document, openapi?.include ?? null);
  if (openapi !== undefined)
    throw new ConfigError(`${file}:1: this is no OpenAPI document`, 'it starts with openapi: 3.1.0');
  const raw = listRawTools(document);
  const problems = [...raw.flatMap(tool => shapeProblems(file, tool)), ...doubleNames(file, raw)];
  if (problems.length > 0) throw new ConfigError(problems, TOOLS_HINT);
  return raw.map(tool => readTool(document, tool));
}

/** Tools that code told, in any of the shapes: anchors without lines, with slices of the printed JSON. */
export function readToldTools(label: string, told: Json): readonly ToolDefinition[] {
  return readTools(label, JSON.stringify(told, null, 2)).map(tool => ({
    ...tool,
    anchors: tool.anchors.map(anchor => ({ ...anchor, lines: null })),
  }));
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
  const fault = faultOfSchema(parameters);
  if (fault !== null) problems.push(`${label ?? 'tool'}: ${key} is no JSON Schema of type object: ${fault}`);
  return problems.map(problem => `${file}:${line}: ${problem}`);
}

function parameterKey(tool: JsonObject): (typeof PARAMETER_KEYS)[number] | undefined {
  return PARAMETER_KEYS.find(key => tool[key] !== undefined && tool[key] !== null);
}

/** What keeps a value from being the schema of a tool's arguments; null where nothing does. */
function faultOfSchema(schema: Json | undefined): string | null {
  if (!isJsonObject(schema)) return `it is ${kindOf(schema)}`;
  const { type, properties, required } = schema;
  if (type !== undefined && type !== 'object' && type !== 'OBJECT') return `its type is ${JSON.stringify(type)}`;
  if (properties !== undefined && !isJsonObject(properties)) return `its properties are ${kindOf(properties)}`;
  return required === undefined || isJsonArray(required) ? null : `its required is ${kindOf(required)}, no list`;
}

function kindOf(value: Json | undefined): string {
  if (isJsonArray(value)) return 'a list';
  return isJsonObject(value) ? 'an object' : `a ${typeof value}`;
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

function readTool(document: SourceDocument, { value, path, line }: RawTool): ToolDefinition {
  const name = textOf(value['name']);
  const description = textOf(value['description']);
  const key = parameterKey(value);
  const found = key === undefined ? undefined : value[key];
  const written = isJsonObject(found) ? { ...foldTypes(found), type: 'object' } : NO_PARAMETERS;
  const { parameters, paths } = resolveParameters(written);
  const [returns] = RETURN_KEYS.flatMap(one => (isJsonObject(value[one]) ? [value[one]] : []));
  return {
    name,
    description,
    parameters,
    ...(returns === undefined ? {} : { returns: foldTypes(returns) }),
    access: accessOf(value, name, description),
    file: document.file,
    anchors: toolAnchors(
      { name, description, parameters },
      {
        name: placeAt(document, [...path, 'name']) ?? { lines: [line, line], quote: name },
        description: placeAt(document, [...path, 'description']),
        parameter: parameter => placeAt(document, [...path, key ?? '', ...(paths.get(parameter) ?? [])]),
      },
    ),
  };
}

/** MCP servers may say themselves whether a tool only reads. */
function accessOf(tool: JsonObject, name: string, description: string): ToolDefinition['access'] {
  const hints = tool['annotations'];
  if (isJsonObject(hints) && hints['readOnlyHint'] === true) return 'read';
  if (isJsonObject(hints) && (hints['destructiveHint'] === true || hints['readOnlyHint'] === false)) return 'write';
  return inferAccess(name, description);
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
