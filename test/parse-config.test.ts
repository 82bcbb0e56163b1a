import { expect, test } from 'vitest';
import { ConfigError } from '../src/lib/errors.ts';
import { loadConfig, modelOf, parseConfig, toArtifactSources } from '../src/parse-config.ts';
import { aTree } from './helpers/memory-tree.ts';

const SMALL = 'version: 1\nagents: {desk: {prompt: p.md, tools: t.json}}\n';

function refusal(text: string): ConfigError {
  try {
    parseConfig(text, 'proviso.yaml');
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

test('every problem is shown at once, with its line and what was likely meant', () => {
  const text = `version: 2
agents:
  Desk:
    promt: a.md
    tools: x.json
  other:
    prompt: [1]
    tools: t.json
    runtime: chatt
    environment:
      data: d.json
      tools: 3
      now: yesterday
      identity: { table: guests, established-by: [{ cal: find_guest, field: id }] }
gate: { fail-on: violatoin, min-decided: 2 }
models: { defalt: {}, judge: { modle: x } }
`;
  expect(refusal(text).problems).toEqual([
    'proviso.yaml:1: version: expected 1, found 2',
    'proviso.yaml:3: agents.Desk: agent names are lower-case words joined with "-"',
    'proviso.yaml:4: agents.Desk.promt: unknown key; did you mean "prompt"?',
    'proviso.yaml:7: agents.other.prompt.0: expected text or a mapping, found 1',
    'proviso.yaml:9: agents.other.runtime: expected "chat" or a mapping, found "chatt"; did you mean "chat"?',
    'proviso.yaml:12: agents.other.environment.tools: expected text or a mapping, found 3',
    'proviso.yaml:13: agents.other.environment.now: Invalid ISO datetime, found "yesterday"',
    'proviso.yaml:14: agents.other.environment.identity.established-by.0.cal: unknown key; did you mean "call"?',
    'proviso.yaml:15: gate.fail-on: expected one of "witness", "violation", "inconclusive", "drift", "never", found "violatoin"; did you mean "violation"?',
    'proviso.yaml:15: gate.min-decided: Too big: expected number to be <=1, found 2',
    'proviso.yaml:16: models.judge.modle: unknown key; did you mean "model"?',
    'proviso.yaml:16: models.defalt: unknown key; did you mean "default"?',
  ]);
});

test('an unknown key that is like no other is told the known ones', () => {
  expect(refusal(`${SMALL}budget: {euros: 3}\n`).problems).toEqual([
    'proviso.yaml:3: budget.euros: unknown key; known keys: usd, tokens, trials, minutes',
  ]);
});

test.each([
  ['broken YAML', 'version: 1\nagents: [1\nb: 2', /^proviso\.yaml:[23]: /],
  ['a key twice', 'version: 1\nversion: 1\n', /^proviso\.yaml:2: Map keys must be unique/],
  ['an empty file', '', /^proviso\.yaml:1: the file holds no configuration/],
  ['a list', '- 1', /^proviso\.yaml:1: the file holds no configuration/],
  ['no agent', 'version: 1\nagents: {}\n', /^proviso\.yaml:2: agents: name at least one agent/],
])('%s is refused with its line', (_, text, message) => {
  expect(refusal(text).problems[0]).toMatch(message);
});

test('a missing file is one line, with the smallest one as the hint', async () => {
  const error: unknown = await loadConfig(aTree({}), 'proviso.yaml').catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw error;
  expect(error.problems).toEqual(['proviso.yaml: there is no such file in the workspace']);
  const smallest = error.hint?.slice(error.hint.indexOf('{')) ?? '';
  expect(Object.keys(parseConfig(smallest, 'x').agents)).toEqual(['desk']);
});

test('what a role leaves out is taken from the default model', () => {
  const config = parseConfig(
    `${SMALL}models:
  default: {model: big, api-key-env: KEY, price: {input: 1, output: 2}}
  agent: {parameters: {temperature: 0}}
  judge: {model: other}
`,
    'proviso.yaml',
  );
  expect(modelOf(config, 'agent')).toMatchObject({
    model: 'big',
    'api-key-env': 'KEY',
    parameters: { temperature: 0 },
  });
  expect(modelOf(config, 'agent').price).toEqual({ input: 1, output: 2 });
  expect(modelOf(config, 'judge')).toMatchObject({ model: 'other', 'api-key-env': 'KEY' });
  expect(modelOf(config, 'judge').price).toBeUndefined();
});

test('the sources of an agent are its block, with what it leaves out', () => {
  const config = parseConfig(SMALL, 'proviso.yaml');
  expect(toArtifactSources(config, 'desk')).toMatchObject({
    prompt: ['p.md'],
    variables: null,
    tools: ['t.json'],
    watch: [],
    environment: null,
    runtimeModule: null,
    model: { model: 'gpt-5-mini', parameters: {} },
  });
  expect(() => toArtifactSources(config, 'dusk')).toThrow('there is no agent dusk');
});

test('a module agent has no model, and its environment is carried over', () => {
  const text = `version: 1
agents:
  desk:
    prompt: [a.md, b.md]
    tools: t.json
    runtime: {module: agent.ts}
    environment:
      data: d.json
      tools: e.ts
      now: "2026-05-15T15:00:00-05:00"
      identity: {table: guests, established-by: [{call: find_guest, field: id}]}
      rejected: {result-matches: "^Error"}
`;
  expect(toArtifactSources(parseConfig(text, 'x'), 'desk')).toMatchObject({
    prompt: ['a.md', 'b.md'],
    runtimeModule: 'agent.ts',
    model: null,
    environment: {
      data: 'd.json',
      dataModel: null,
      tools: 'e.ts',
      now: '2026-05-15T15:00:00-05:00',
      identity: { table: 'guests', establishedBy: [{ call: 'find_guest', field: 'id' }] },
      rejected: { error: true, resultMatches: '^Error' },
    },
  });
});

test('sources of prompt and tools: paths, code and lists of them', () => {
  const text = `version: 1
agents:
  desk:
    prompt: [p.md, "src/a.ts#P", {command: node dump.mjs "a b"}]
    tools: [t.json, {openapi: a.yaml}, {module: t.ts}, {mcp: {command: [node, s.mjs]}}]
`;
  const { prompt, tools } = toArtifactSources(parseConfig(text, 'proviso.yaml'), 'desk');
  expect(prompt).toEqual(['p.md', 'src/a.ts#P', { command: ['node', 'dump.mjs', 'a b'] }]);
  expect(tools).toEqual([
    't.json',
    { openapi: 'a.yaml', include: null },
    { module: 't.ts', export: 'tools' },
    { mcp: { command: ['node', 's.mjs'] } },
  ]);
});

test('a key that a source does not know is named, with the one that was meant', () => {
  const text = 'version: 1\nagents:\n  desk:\n    prompt: p.md\n    tools: {module: t.ts, exprt: x}\n';
  expect(() => parseConfig(text, 'proviso.yaml')).toThrow(
    /agents\.desk\.tools\.exprt: unknown key; did you mean "export"\?/,
  );
});

test.each([
  ['env/tools.ts', 'env/tools.ts'],
  ['simulated', { simulated: true }],
  ['{ command: python3 env/host.py }', { command: ['python3', 'env/host.py'] }],
  [
    '{ mcp: { command: [node, env/mcp.mjs], reset: reset_all } }',
    { mcp: { command: ['node', 'env/mcp.mjs'], reset: 'reset_all', dump: null } },
  ],
  ['{ http: "http://127.0.0.1:8080" }', { http: 'http://127.0.0.1:8080' }],
])('the environment is run by %s', (written, tools) => {
  const text = `version: 1\nagents: { desk: { prompt: p.md, tools: t.json, environment: { data: d.json, tools: ${written} } } }\n`;
  expect(toArtifactSources(parseConfig(text, 'proviso.yaml'), 'desk').environment?.tools).toEqual(tools);
});
