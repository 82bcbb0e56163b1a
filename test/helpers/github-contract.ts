import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { LoopbackAnswer, LoopbackRequest } from '../../src/adapters/demo/loopback-github.ts';

/** The part of JSON Schema that GitHub's request bodies and parameters use; any other keyword is refused on reading. */
const valueSchema = z.strictObject({
  type: z.enum(['string', 'integer', 'boolean']),
  enum: z.array(z.string()).optional(),
  nullable: z.boolean().optional(),
  format: z.string().optional(),
  default: z.unknown().optional(),
});
const bodySchema = z.strictObject({
  type: z.literal('object'),
  properties: z.record(z.string(), valueSchema),
  required: z.array(z.string()).default([]),
});
const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().default(false),
  schema: valueSchema,
});
const operationSchema = z.strictObject({
  id: z.string(),
  method: z.string(),
  path: z.string(),
  parameters: z.array(parameterSchema),
  body: bodySchema.nullable(),
  statuses: z.array(z.int()),
});
const fixtureSchema = z.strictObject({
  source: z.strictObject({ name: z.string(), version: z.string(), license: z.string() }),
  operations: z.array(operationSchema),
});

type Operation = z.infer<typeof operationSchema>;
type ValueSchema = z.infer<typeof valueSchema>;

const FIXTURE = join(import.meta.dirname, '../fixtures/github/operations.json');
const { operations } = fixtureSchema.parse(JSON.parse(readFileSync(FIXTURE, 'utf8')));

/** GitHub says it in prose only: "max 100". */
const MOST_PER_PAGE = 100;

/**
 * What GitHub's OpenAPI description has against a request, and against an answer that a test lets GitHub give to it: one
 * sentence each.
 */
export function findBreaches(request: LoopbackRequest, answer: LoopbackAnswer): readonly string[] {
  const { method, url, headers } = request;
  const at = (problem: string) => `${method} ${url.pathname}: ${problem}`;
  const general = (headers['user-agent'] ?? '') === '' ? ['no user-agent'] : [];
  if (url.pathname === '/graphql') return [...general, ...checkGraphql(request)].map(at);
  const found = findOperation(method, url.pathname);
  if ('problem' in found) return [at(found.problem)];
  const { operation, values } = found;
  return [
    ...general,
    ...checkPath(operation, values),
    ...checkQuery(operation, url.searchParams),
    ...checkBody(operation, request),
    ...checkStatus(operation, answer.status),
  ].map(at);
}

type Found =
  | { readonly operation: Operation; readonly values: Readonly<Record<string, string>> }
  | { readonly problem: string };

function findOperation(method: string, path: string): Found {
  const matching = operations.flatMap(operation => {
    const values = patternOf(operation).exec(path)?.groups;
    return values === undefined ? [] : [{ operation, values }];
  });
  const found = matching.find(({ operation }) => operation.method === method);
  if (found !== undefined) return found;
  const [other] = matching;
  return {
    problem:
      other === undefined
        ? 'GitHub has no such path, or it is missing in scripts/extract-github-operations.ts'
        : `the path takes ${matching.map(({ operation }) => operation.method).join(', ')}`,
  };
}

/** Path parameters are one segment, those that GitHub marks may be several. */
function patternOf({ path, parameters }: Operation): RegExp {
  const isLong = (name: string) => parameters.some(one => one.name === name && one['x-multi-segment'] === true);
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${isLong(name) ? '.+' : '[^/]+'})`);
  return new RegExp(`^${pattern}$`);
}

function checkPath({ parameters }: Operation, values: Readonly<Record<string, string>>): readonly string[] {
  const inPath = parameters.filter(one => one.in === 'path');
  return inPath.flatMap(({ name, schema }) => checkText(name, values[name] ?? '', schema));
}

function checkQuery({ parameters }: Operation, query: URLSearchParams): readonly string[] {
  const known = new Map(parameters.filter(one => one.in === 'query').map(one => [one.name, one.schema]));
  return [...query].flatMap(([name, text]) => {
    const schema = known.get(name);
    if (schema === undefined) return [`unknown query parameter ${name}`];
    const isTooMany = name === 'per_page' && !(Number(text) >= 1 && Number(text) <= MOST_PER_PAGE);
    return [...checkText(name, text, schema), ...(isTooMany ? [`per_page is ${text}: GitHub gives 1 to 100`] : [])];
  });
}

function checkText(name: string, text: string, schema: ValueSchema): readonly string[] {
  if (schema.type === 'integer') return /^\d+$/.test(text) ? [] : [`${name} is no integer: ${text}`];
  if (text === '') return [`${name} is empty`];
  return schema.format === 'date-time' && Number.isNaN(Date.parse(text)) ? [`${name} is no time: ${text}`] : [];
}

function checkBody({ body: schema }: Operation, { body, headers }: LoopbackRequest): readonly string[] {
  const names = Object.keys(body);
  if (schema === null) return names.length === 0 ? [] : [`takes no body, got ${names.join(', ')}`];
  const type = headers['content-type'] ?? '';
  return [
    ...(type.startsWith('application/json') ? [] : [`the body is sent as "${type}"`]),
    ...schema.required.filter(name => !names.includes(name)).map(name => `the body lacks ${name}`),
    ...names.flatMap(name => {
      const property = schema.properties[name];
      return property === undefined ? [`unknown body property ${name}`] : checkValue(name, body[name], property);
    }),
  ];
}

function checkValue(name: string, value: unknown, schema: ValueSchema): readonly string[] {
  if (value === null) return schema.nullable === true ? [] : [`${name} may not be null`];
  const isTyped = schema.type === 'integer' ? Number.isInteger(value) : typeof value === schema.type;
  if (!isTyped) return [`${name} must be of type ${schema.type}, is ${JSON.stringify(value)}`];
  const isListed = schema.enum === undefined || schema.enum.some(one => one === value);
  return isListed ? [] : [`${name} must be one of ${schema.enum?.join(', ')}, is ${JSON.stringify(value)}`];
}

/** Whatever the description lists, any request may be refused, limited, or meet a fault of GitHub's own. */
const ANYWHERE = [401, 403, 404, 422, 429];

function checkStatus({ statuses }: Operation, status: number): readonly string[] {
  if (statuses.includes(status) || ANYWHERE.includes(status) || status >= 500) return [];
  return [`GitHub never answers ${status} here (${statuses.join(', ')}): mend the test`];
}

/** The one question that Proviso asks of the GraphQL API, which has a description of its own. */
function checkGraphql({ method, body }: LoopbackRequest): readonly string[] {
  if (method !== 'POST') return ['GraphQL takes POST'];
  const isViewer = Object.keys(body).length === 1 && body['query'] === 'query { viewer { login } }';
  return isViewer ? [] : [`not a query that is known here: ${JSON.stringify(body)}`];
}
