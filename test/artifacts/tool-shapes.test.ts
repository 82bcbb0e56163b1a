import { expect, test } from 'vitest';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { readTools } from '../../src/artifacts/read-tools.ts';
import { ConfigError } from '../../src/lib/errors.ts';
import type { ToolSource } from '../../src/model/artifacts.ts';
import { aTree } from '../helpers/memory-tree.ts';

const SCHEMA = { type: 'object', properties: { id: { type: 'string', minLength: 2 } }, required: ['id'] };
const TOOL = { name: 'find_guest', description: 'Finds a guest' };

test.each<[string, unknown]>([
  ['OpenAI chat', [{ type: 'function', function: { ...TOOL, parameters: SCHEMA } }]],
  ['an OpenAI request', { model: 'm', tools: [{ type: 'function', function: { ...TOOL, parameters: SCHEMA } }] }],
  ['OpenAI Responses', [{ type: 'function', ...TOOL, parameters: SCHEMA, strict: true }]],
  ['legacy functions', { functions: [{ ...TOOL, parameters: SCHEMA }] }],
  ['a single tool', { ...TOOL, parameters: SCHEMA }],
  ['Anthropic', [{ ...TOOL, input_schema: SCHEMA }]],
  ['Anthropic custom', [{ type: 'custom', ...TOOL, input_schema: SCHEMA }]],
  [
    'Gemini',
    {
      tools: [
        {
          functionDeclarations: [
            {
              ...TOOL,
              parameters: { type: 'OBJECT', properties: { id: { type: 'STRING', minLength: '2' } }, required: ['id'] },
            },
          ],
        },
      ],
    },
  ],
  ['Gemini in snake case', { function_declarations: [{ ...TOOL, parametersJsonSchema: SCHEMA }] }],
  ['MCP tools/list', { tools: [{ ...TOOL, inputSchema: SCHEMA }] }],
  ['the JSON-RPC answer of MCP', { jsonrpc: '2.0', id: 1, result: { tools: [{ ...TOOL, inputSchema: SCHEMA }] } }],
])('%s has the one normal form, the same anchors and verbatim slices', (_, written) => {
  const text = JSON.stringify(written, null, 2);
  const [tool, ...more] = readTools('t.json', text);
  expect(more).toEqual([]);
  expect(tool).toMatchObject({ ...TOOL, parameters: SCHEMA, access: 'read' });
  const [plain] = readTools('t.json', JSON.stringify([{ ...TOOL, parameters: SCHEMA }]));
  expect(tool?.anchors.map(({ anchor }) => anchor)).toEqual(plain?.anchors.map(({ anchor }) => anchor));
  for (const { quote, lines } of tool?.anchors ?? []) {
    expect(text).toContain(quote);
    expect(
      text
        .split('\n')
        .slice((lines?.[0] ?? 0) - 1, lines?.[1])
        .join('\n'),
    ).toContain(quote);
  }
});

test('what an MCP server says of itself is kept', () => {
  const text = `tools:
  - {name: tidy, inputSchema: {type: object}, annotations: {readOnlyHint: true}}
  - {name: find, inputSchema: {type: object}, annotations: {destructiveHint: true}, outputSchema: {type: object}}
  - {name: get_it, inputSchema: {type: object}, annotations: {readOnlyHint: false}}
`;
  const tools = readTools('t.yaml', text);
  expect(tools.map(({ name, access, returns }) => [name, access, returns])).toEqual([
    ['tidy', 'read', undefined],
    ['find', 'write', { type: 'object' }],
    ['get_it', 'write', undefined],
  ]);
});

test('a value that is called like a type stays as it is', () => {
  const [tool] = readTools(
    't.json',
    '[{"name": "f", "parameters": {"properties": {"kind": {"type": "STRING", "enum": ["OBJECT"]}, "type": {"type": "STRING"}}}}]',
  );
  expect(tool?.parameters['properties']).toEqual({
    kind: { type: 'string', enum: ['OBJECT'] },
    type: { type: 'string' },
  });
});

const API = `openapi: 3.1.0
info: {title: Desk, version: "1"}
paths:
  /guests/{guest_id}/bookings:
    parameters:
      - $ref: '#/components/parameters/GuestId'
    get:
      operationId: listBookings
      summary: Lists bookings
      parameters:
        - {name: limit, in: query, schema: {type: integer, maximum: 50}}
        - {name: session, in: cookie, schema: {type: string}}
      responses:
        "200":
          description: ok
          content: {application/json: {schema: {$ref: '#/components/schemas/Booking'}}}
    post:
      description: Books a room
      requestBody:
        required: true
        content:
          application/json:
            schema:
              allOf:
                - $ref: '#/components/schemas/Stay'
                - {type: object, required: [rate], properties: {rate: {type: string, enum: [flexible, saver]}}}
      responses: {"201": {description: ok}}
  /note:
    put:
      operationId: putNote
      requestBody: {content: {application/json: {schema: {type: string}}}}
components:
  parameters:
    GuestId: {name: guest_id, in: path, required: true, description: Whose, schema: {type: string}}
  schemas:
    Stay: {type: object, required: [nights], properties: {nights: {type: integer, minimum: 1}}}
    Booking:
      type: object
      properties: {id: {type: string}, parent: {$ref: '#/components/schemas/Booking'}}
`;

test('OpenAPI: operations are tools; parameters and the fields of the body their arguments', () => {
  const [list, book, note] = readTools('api.yaml', API);
  expect(list).toMatchObject({
    name: 'listBookings',
    description: 'Lists bookings',
    access: 'read',
    parameters: {
      properties: { limit: { type: 'integer', maximum: 50 }, guest_id: { type: 'string', description: 'Whose' } },
      required: ['guest_id'],
    },
    returns: { properties: { id: { type: 'string' }, parent: {} } },
  });
  expect(Object.keys(Object(list?.parameters['properties']))).toEqual(['limit', 'guest_id']);
  expect(book).toMatchObject({
    name: 'post_guests_guest_id_bookings',
    parameters: { required: ['guest_id', 'nights', 'rate'] },
  });
  expect(note).toMatchObject({ access: 'write', parameters: { properties: { body: { type: 'string' } } } });
  expect(list?.anchors.map(({ pointer, lines }) => [pointer, lines])).toEqual([
    ['/description', [9, 9]],
    ['/parameters/limit', [11, 11]],
    ['/parameters/guest_id', [34, 34]],
  ]);
  expect(book?.anchors[2]?.quote).toBe('nights: {type: integer, minimum: 1}');
  for (const { quote } of [list, book, note].flatMap(tool => tool?.anchors ?? [])) expect(API).toContain(quote);
});

const load = async (files: Readonly<Record<string, string>>, tools: readonly ToolSource[]) =>
  await loadArtifacts(aTree({ 'p.md': 'Be kind.', ...files }), {
    agent: 'desk',
    prompt: ['p.md'],
    tools,
    variables: null,
    watch: [],
    environment: null,
    runtimeModule: null,
    block: {},
    model: null,
  });

test('several sources give their tools in order; include chooses operations', async () => {
  const files = { 'api.yaml': API, 't.json': JSON.stringify(TOOL) };
  const { tools } = await load(files, ['t.json', { openapi: 'api.yaml', include: ['putNote'] }]);
  expect(tools.map(({ name, file }) => [name, file])).toEqual([
    ['find_guest', 't.json'],
    ['putNote', 'api.yaml'],
  ]);
});

test.each<[string, Readonly<Record<string, string>>, readonly ToolSource[], RegExp]>([
  [
    'an operation that is not there',
    { 'a.yaml': API },
    [{ openapi: 'a.yaml', include: ['putNotes'] }],
    /^a\.yaml: there is no operation putNotes; did you mean putNote\?/,
  ],
  [
    'another document',
    { 'a.yaml': '- name: f' },
    [{ openapi: 'a.yaml', include: null }],
    /^a\.yaml:1: this is no OpenAPI document/,
  ],
  ['Swagger 2', { 'a.yaml': 'swagger: "2.0"\npaths: {}' }, ['a.yaml'], /^a\.yaml:1: OpenAPI 2\.0 is not read/],
  [
    'a $ref to another document',
    { 'a.yaml': API.replace("'#/components/parameters/GuestId'", 'x.yaml#/Id') },
    ['a.yaml'],
    /^a\.yaml:6: \$ref x\.yaml#\/Id leads to another document/,
  ],
  [
    'a $ref to nothing',
    { 'a.yaml': API.replace('parameters/GuestId', 'parameters/Guest') },
    ['a.yaml'],
    /^a\.yaml:6: \$ref .* leads to nothing/,
  ],
  [
    'two operations of one name',
    { 'a.yaml': API.replace('putNote', 'listBookings') },
    ['a.yaml'],
    /^a\.yaml:30: two tools of the name listBookings \(the first: line 8\)/,
  ],
  [
    'two tools of one name in two files',
    { 'a.json': JSON.stringify(TOOL), 'b.json': JSON.stringify([TOOL]) },
    ['a.json', 'b.json'],
    /^tools b\.json: two tools of the name find_guest \(the first: a\.json\)/,
  ],
  [
    'a declaration without a name',
    { 'a.json': '[{"functionDeclarations": [\n{"description": "x"}]}]' },
    ['a.json'],
    /^a\.json:\d: a tool without a name/,
  ],
])('%s is refused with its place', async (_, files, tools, message) => {
  const error: unknown = await load(files, tools).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConfigError);
  expect(error instanceof ConfigError ? error.problems.join('\n') : '').toMatch(message);
});
