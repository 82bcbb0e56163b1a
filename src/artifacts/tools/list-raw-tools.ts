import { ConfigError } from '../../lib/errors.ts';
import { isJsonArray, isJsonObject, type Json, type JsonObject } from '../../model/json.ts';
import { type DocumentPath, lineAt, valueAt } from '../document-path.ts';
import type { SourceDocument } from '../read-document.ts';

/** A tool as it is written, without its wrapper. */
export interface RawTool {
  readonly value: JsonObject;
  /** Where the object with name, description and parameters stands. */
  readonly path: DocumentPath;
  /** The line on which the tool starts, its wrapper included. */
  readonly line: number;
}

/** The names under which the shapes in use keep the JSON Schema of the arguments. */
export const PARAMETER_KEYS = [
  'parameters',
  'input_schema',
  'inputSchema',
  'parametersJsonSchema',
  'parameters_json_schema',
] as const;
const GEMINI_KEYS = ['functionDeclarations', 'function_declarations'] as const;
/** Where a document keeps its list of tools: on top, or as an API's request or MCP's answer has it. */
const LISTS: readonly DocumentPath[] = [[], ['tools'], ['functions'], ['result', 'tools']];

export const TOOLS_HINT =
  'tools are a list of {type: function, function: {name, description, parameters}}, of {name, description, parameters | input_schema | inputSchema}, or of {functionDeclarations}; or an OpenAPI 3 document';

/** Finds the tools of a document by their shape. Throws ConfigError for a document that holds none, and for strange entries. */
export function listRawTools(document: SourceDocument): readonly RawTool[] {
  const problems: string[] = [];
  const tools = listItems(document).flatMap(({ path, value }, index): readonly RawTool[] => {
    const found = unwrap(value, path);
    const line = lineAt(document, path);
    if (found.length > 0)
      return found.map(tool => ({ ...tool, line: found.length > 1 ? lineAt(document, tool.path) : line }));
    problems.push(`${document.file}:${line}: tool ${index + 1} has an unknown shape`);
    return [];
  });
  if (problems.length > 0) throw new ConfigError(problems, TOOLS_HINT);
  return tools;
}

interface Item {
  readonly value: Json;
  readonly path: DocumentPath;
}

function listItems({ file, value }: SourceDocument): readonly Item[] {
  for (const path of LISTS) {
    const list = valueAt(value, path);
    if (isJsonArray(list)) return list.map((item, index) => ({ value: item, path: [...path, index] }));
  }
  if (unwrap(value, []).length > 0) return [{ value, path: [] }];
  throw new ConfigError(`${file}:1: unknown shape: no list of tools`, TOOLS_HINT);
}

/** Takes the wrapper off; one entry of Gemini's holds several tools. Empty for what is no tool. */
function unwrap(item: Json, path: DocumentPath): readonly Omit<RawTool, 'line'>[] {
  if (!isJsonObject(item)) return [];
  const inner = item['function'];
  if (isJsonObject(inner)) return [{ value: inner, path: [...path, 'function'] }];
  for (const key of GEMINI_KEYS) {
    const declarations = item[key];
    if (!isJsonArray(declarations)) continue;
    return declarations.flatMap((one, index) =>
      isJsonObject(one) ? [{ value: one, path: [...path, key, index] }] : [],
    );
  }
  const { type } = item;
  if (type !== undefined && type !== 'function' && type !== 'custom') return [];
  const isTool = ['name', 'description', ...PARAMETER_KEYS].some(key => item[key] !== undefined);
  return isTool ? [{ value: item, path }] : [];
}
