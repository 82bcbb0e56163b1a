import { ConfigError } from '../../lib/errors.ts';
import { suggestWord } from '../../lib/suggest-word.ts';
import type { ToolDefinition } from '../../model/artifacts.ts';
import { isJsonArray, isJsonObject, type JsonObject } from '../../model/json.ts';
import { type DocumentPath, lineAt, placeAt, valueAt } from '../document-path.ts';
import { inferAccess } from '../infer-access.ts';
import type { SourceDocument } from '../read-document.ts';
import { expandSchema, followRef } from './expand-schema.ts';
import { listArguments } from './openapi-arguments.ts';
import { toolAnchors } from './tool-anchors.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;
type Method = (typeof METHODS)[number];

interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: DocumentPath;
}

export function isOpenapi({ file, value }: SourceDocument): boolean {
  if (!isJsonObject(value)) return false;
  const version = value['openapi'] ?? value['swagger'];
  if (version === undefined || !isJsonObject(value['paths'])) return false;
  if (/^3\./.test(String(version))) return true;
  throw new ConfigError(`${file}:1: OpenAPI ${String(version)} is not read`, 'convert it to OpenAPI 3');
}

/**
 * Operations of an OpenAPI 3 document as tools: parameters and the fields of a JSON body are the arguments, `$ref`
 * within the document is followed. Throws ConfigError for an operation of `include` that is not there, for two of one
 * name, and for a `$ref` that leads elsewhere.
 */
export function readOpenapi(document: SourceDocument, include: readonly string[] | null): readonly ToolDefinition[] {
  const all = listOperations(document);
  const problems = [...unknownOperations(document, all, include), ...doubleNames(document, all)];
  if (problems.length > 0) throw new ConfigError(problems, 'include names the operationId of each tool');
  return all
    .filter(({ id }) => include === null || include.includes(id))
    .map(operation => readOperation(document, operation));
}

function listOperations({ value }: SourceDocument): readonly Operation[] {
  const paths = valueAt(value, ['paths']);
  return Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([route, item]) =>
    METHODS.flatMap(method => {
      const operation = valueAt(item, [method]);
      if (!isJsonObject(operation)) return [];
      const { operationId } = operation;
      const id = typeof operationId === 'string' && operationId !== '' ? operationId : nameOf(method, route);
      return [{ id, method, path: ['paths', route, method] }];
    }),
  );
}

/** An operation without an id: `get_orders_order_id` for GET /orders/{order_id}. */
function nameOf(method: string, route: string): string {
  return [method, ...route.split(/[^A-Za-z0-9_]+/)].filter(word => word !== '').join('_');
}

function unknownOperations(
  { file }: SourceDocument,
  all: readonly Operation[],
  include: readonly string[] | null,
): readonly string[] {
  const known = all.map(({ id }) => id);
  return (include ?? [])
    .filter(id => !known.includes(id))
    .map(id => {
      const meant = suggestWord(id, known);
      return `${file}: there is no operation ${id}; ${meant === undefined ? `its operations: ${known.join(', ')}` : `did you mean ${meant}?`}`;
    });
}

function doubleNames(document: SourceDocument, all: readonly Operation[]): readonly string[] {
  return all.flatMap(({ id, path }, index) => {
    const first = all.find(other => other.id === id);
    if (first === undefined || all.indexOf(first) === index) return [];
    const before = lineAt(document, first.path);
    return [`${document.file}:${lineAt(document, path)}: two tools of the name ${id} (the first: line ${before})`];
  });
}

function readOperation(document: SourceDocument, { id: name, method, path }: Operation): ToolDefinition {
  const texts = ['summary', 'description'].flatMap(key => {
    const text = valueAt(document.value, [...path, key]);
    return typeof text === 'string' ? [text.trim()] : [];
  });
  const description = [...new Set(texts)].join('\n\n');
  const found = listArguments(document, path);
  const required = found.filter(({ isRequired }) => isRequired).map(argument => argument.name);
  const properties = Object.fromEntries(found.map(argument => [argument.name, argument.schema]));
  const parameters = { type: 'object', properties, ...(required.length > 0 ? { required } : {}) };
  const returns = returnsOf(document, path);
  const start = placeAt(document, path);
  return {
    name,
    description,
    parameters,
    ...(returns === null ? {} : { returns }),
    access: accessOf(method, name, description),
    file: document.file,
    anchors: toolAnchors(
      { name, description, parameters },
      {
        name: placeAt(document, [...path, 'operationId']) ?? start ?? { lines: [1, 1], quote: name },
        description: placeAt(document, [...path, 'description']) ?? placeAt(document, [...path, 'summary']),
        parameter: wanted => {
          const argument = found.find(one => one.name === wanted);
          return argument === undefined ? null : placeAt(document, argument.path);
        },
      },
    ),
  };
}

/** HTTP says what GET, PUT, PATCH and DELETE do; POST may be either. */
function accessOf(method: Method, name: string, description: string): ToolDefinition['access'] {
  if (method === 'get') return 'read';
  return method === 'post' ? inferAccess(name, description) : 'write';
}

function returnsOf(document: SourceDocument, path: DocumentPath): JsonObject | null {
  const responses = valueAt(document.value, [...path, 'responses']);
  const status = Object.keys(isJsonObject(responses) ? responses : {}).find(code => /^2/.test(code));
  if (status === undefined) return null;
  const response = followRef(document, [...path, 'responses', status]);
  const content = valueAt(document.value, [...response, 'content']);
  const type = Object.keys(isJsonObject(content) ? content : {}).find(media => /json/i.test(media));
  if (type === undefined) return null;
  const schema = expandSchema(document, [...response, 'content', type, 'schema']);
  return isJsonObject(schema) && !isJsonArray(schema) ? schema : null;
}
