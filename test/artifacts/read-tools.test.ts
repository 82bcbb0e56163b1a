import { expect, test } from 'vitest';
import { readTools } from '../../src/artifacts/read-tools.ts';
import { ConfigError } from '../../src/lib/errors.ts';

const CHAT = `[
  {
    "type": "function",
    "function": {
      "name": "cancel_booking",
      "description": "Cancels a booking.\\nAsk first.",
      "parameters": {
        "type": "object",
        "properties": {
          "booking_id": { "type": "string" },
          "reason": {
            "type": "string",
            "enum": ["plan", "other"]
          }
        },
        "required": ["booking_id"]
      }
    }
  }
]`;

function refusal(file: string, text: string): ConfigError {
  try {
    readTools(file, text);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

test('a chat tool has its normal form and an anchor for its description and each parameter', () => {
  const [tool] = readTools('tools.json', CHAT);
  expect(tool).toMatchObject({ name: 'cancel_booking', access: 'write', file: 'tools.json' });
  expect(tool?.anchors.map(({ pointer, lines }) => [pointer, lines])).toEqual([
    ['/description', [6, 6]],
    ['/parameters/booking_id', [10, 10]],
    ['/parameters/reason', [11, 14]],
  ]);
  for (const { quote, anchor, pointer } of tool?.anchors ?? []) {
    expect(CHAT).toContain(quote);
    expect(anchor).toMatch(new RegExp(`^tool:cancel_booking${pointer}:[0-9a-f]{16}$`));
  }
});

test('the anchor of a parameter changes with its schema and with being required, not with the layout', () => {
  const anchors = (text: string) => readTools('tools.json', text)[0]?.anchors.map(({ anchor }) => anchor) ?? [];
  const before = anchors(CHAT);
  expect(anchors(JSON.stringify(JSON.parse(CHAT)))).toEqual(before);
  const after = anchors(CHAT.replace('["booking_id"]', '["booking_id", "reason"]'));
  expect([after[0], after[1]]).toEqual([before[0], before[1]]);
  expect(after[2]).not.toBe(before[2]);
});

test('bare tools are read from YAML, with verbatim slices', () => {
  const text = `tools:
  - name: find_guest
    description: |
      Finds a guest.
      By name.
    parameters:
      type: object
      properties:
        name: {type: string}
  - name: ping
`;
  const [find, ping] = readTools('tools.yaml', text);
  expect(find).toMatchObject({ name: 'find_guest', description: 'Finds a guest.\nBy name.\n', access: 'read' });
  expect(find?.anchors[0]).toMatchObject({
    lines: [3, 5],
    quote: 'description: |\n      Finds a guest.\n      By name.',
  });
  expect(find?.anchors[1]).toMatchObject({ lines: [9, 9], quote: 'name: {type: string}' });
  expect(ping).toMatchObject({ parameters: { type: 'object', properties: {} }, access: 'unknown' });
  expect(ping?.anchors[0]).toMatchObject({ lines: [10, 10], quote: 'name: ping' });
});

test('the input_schema shape is read like parameters', () => {
  const [tool] = readTools('t.json', '[{"name": "f", "input_schema": {"properties": {"a": {}}}}]');
  expect(tool?.parameters).toEqual({ type: 'object', properties: { a: {} } });
  expect(tool?.anchors[1]?.quote).toBe('"a": {}');
});

test.each([
  ['no JSON', 't.json', '[{"name": "a",]', /^t\.json:1: not JSON: /],
  ['broken YAML', 't.yaml', '- name: a\n  b: [1', /^t\.yaml:2: /],
  ['no list', 't.json', '{"a": 1}', /^t\.json:1: unknown shape: no list of tools$/],
  ['a tool of another kind', 't.json', '[\n{"type": "web_search"}]', /^t\.json:2: tool 1 has an unknown shape$/],
  ['a tool that is no object', 't.json', '["a"]', /^t\.json:1: tool 1 has an unknown shape$/],
  ['a tool without a name', 't.json', '[\n{"description": "x"}]', /^t\.json:2: a tool without a name$/],
  ['an empty name', 't.json', '[{"name": " "}]', /a tool without a name$/],
  [
    'parameters of another type',
    't.json',
    '[{"name": "a", "parameters": {"type": "array"}}]',
    /tool a: parameters is no JSON Schema of type object: its type is "array"$/,
  ],
  [
    'a list of types',
    't.json',
    '[{"name": "a", "parameters": {"type": ["object"]}}]',
    /tool a: parameters is no JSON Schema of type object: its type is \["object"\]$/,
  ],
  [
    'properties that are a list',
    't.json',
    '[{"name": "a", "input_schema": {"properties": []}}]',
    /tool a: input_schema is no JSON Schema of type object: its properties are a list$/,
  ],
  [
    'required that is a flag',
    't.json',
    '[{"name": "a", "parameters": {"required": true}}]',
    /tool a: parameters is no JSON Schema of type object: its required is a boolean, no list$/,
  ],
  ['a schema that is a text', 't.json', '[{"name": "a", "parameters": "x"}]', /of type object: it is a string$/],
  [
    'a description that is no text',
    't.json',
    '[{"name": "a", "description": 3}]',
    /tool a: its description is no text/,
  ],
])('%s is refused with its place', (_, file, text, message) => {
  expect(refusal(file, text).problems[0]).toMatch(message);
});

test('two tools of one name are refused with both lines, beside every other problem', () => {
  const text = '[\n{"name": "a"},\n{"name": "b"},\n{"name": "a"},\n{"description": "x"}\n]';
  expect(refusal('t.json', text).problems).toEqual([
    't.json:5: a tool without a name',
    't.json:4: two tools of the name a (the first: line 2)',
  ]);
});
