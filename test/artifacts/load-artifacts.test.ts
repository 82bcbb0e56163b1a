import { expect, test } from 'vitest';
import { loadArtifacts } from '../../src/artifacts/load-artifacts.ts';
import { ConfigError } from '../../src/lib/errors.ts';
import type { AgentArtifacts, ArtifactSources } from '../../src/model/artifacts.ts';
import { aTree } from '../helpers/memory-tree.ts';

const FILES = {
  'p/a.md': '# Desk\n\nThe desk is in {{city}}.',
  'p/b.md': 'Be kind.\n',
  'vars.yaml': 'city: Bern\n',
  'tools.json': '[{"name": "cancel_booking", "description": "Cancels"}]',
  'env/data.json': '{"guests": {"G1": {"id": "G1"}}, "bookings": {"B1": {"guest_id": "G1"}}}',
  'env/tools.ts': "import { fee } from './lib/fee.ts';\nimport type { X } from 'proviso/environment';\n",
  'env/lib/fee.ts': "export * from '../more.js';\n",
  'env/more.ts': 'export const fee = 1;\n',
  'env/unrelated.ts': '1;\n',
  'src/agent.ts': 'export const start = 1;\n',
  'src/desk/x.ts': 'x',
};

const SOURCES: ArtifactSources = {
  agent: 'desk',
  prompt: ['p/a.md', 'p/b.md'],
  variables: 'vars.yaml',
  tools: 'tools.json',
  watch: ['src/desk/**'],
  environment: {
    data: 'env/data.json',
    dataModel: null,
    tools: 'env/tools.ts',
    now: '2026-05-15T15:00:00Z',
    identity: null,
    rejected: { error: true },
  },
  runtimeModule: 'src/agent.ts',
  block: { prompt: 'p' },
  model: null,
};

const load = async (files: Record<string, string> = {}, sources: Partial<ArtifactSources> = {}) =>
  await loadArtifacts(aTree({ ...FILES, ...files }), { ...SOURCES, ...sources });

async function refusals(
  files: Record<string, string>,
  sources: Partial<ArtifactSources> = {},
): Promise<readonly string[]> {
  const error: unknown = await load(files, sources).catch((reason: unknown) => reason);
  if (error instanceof ConfigError) return error.problems;
  throw error;
}

test('all artifacts of an agent are read', async () => {
  const artifacts = await load();
  expect(artifacts.prompt.text).toBe('# Desk\n\nThe desk is in {{city}}.\n\nBe kind.\n');
  expect(artifacts.prompt.passages.map(({ file, text }) => [file, text])).toEqual([
    ['p/a.md', '# Desk'],
    ['p/a.md', 'The desk is in {{city}}.'],
    ['p/b.md', 'Be kind.'],
  ]);
  expect(artifacts.identity).toEqual({ table: 'guests', establishedBy: [] });
  expect(artifacts.variables).toEqual({ city: 'Bern' });
  expect(artifacts.tools).toHaveLength(1);
});

test('an agent without an environment has no data', async () => {
  const artifacts = await load({}, { environment: null });
  expect(artifacts).toMatchObject({ data: {}, dataModel: { tables: {} }, identity: null, now: null });
});

test.each<[string, Record<string, string>, readonly (keyof AgentArtifacts['digests'])[]]>([
  ['a word of the prompt', { 'p/b.md': 'Be very kind.\n' }, ['prompt']],
  ['a value that the prompt uses', { 'vars.yaml': 'city: Rome' }, ['prompt']],
  ['a value that it does not use', { 'vars.yaml': 'city: Bern\nx: 1' }, []],
  ['the layout of the tools', { 'tools.json': '[ {"description": "Cancels", "name": "cancel_booking"} ]' }, []],
  ['a tool', { 'tools.json': '[{"name": "cancel_booking", "description": "Ends"}]' }, ['tools']],
  [
    'a value of the data',
    { 'env/data.json': FILES['env/data.json'].replace('"guest_id"', '"guest_id": "G1", "n"') },
    ['data', 'dataModel'],
  ],
  ['line endings of code', { 'env/more.ts': 'export const fee = 1;\r\n' }, []],
  ['a file that the environment imports', { 'env/more.ts': 'export const fee = 2;\n' }, ['environment']],
  ['a file beside it', { 'env/unrelated.ts': '2;\n' }, []],
  ['a watched file', { 'src/desk/y.ts': 'y' }, ['runtime']],
  ['the runtime module', { 'src/agent.ts': 'export const start = 2;\n' }, ['runtime']],
])('a change of %s changes only its own digests', async (_, files, expected) => {
  const [before, after] = [(await load()).digests, (await load(files)).digests];
  const changed = Object.entries(after).flatMap(([part, digest]) =>
    Object.entries(before).some(([name, old]) => name === part && old !== digest) ? [part] : [],
  );
  expect(changed.sort()).toEqual([...expected].sort());
});

test('a moved prompt of the same text has the same digest', async () => {
  const moved = await load({ 'q.md': FILES['p/a.md'] }, { prompt: ['q.md', 'p/b.md'] });
  expect(moved.digests.prompt).toBe((await load()).digests.prompt);
});

test('the present moment belongs to the environment', async () => {
  const environment = SOURCES.environment === null ? null : { ...SOURCES.environment, now: null };
  expect((await load({}, { environment })).digests.environment).not.toBe((await load()).digests.environment);
});

test.each<[string, Record<string, string>, Partial<ArtifactSources>, RegExp]>([
  ['a missing prompt', {}, { prompt: ['no.md'] }, /^prompt no\.md: there is no such file \(agent desk\)$/],
  ['an empty prompt', { 'p/e.md': '\n' }, { prompt: ['p/e.md'] }, /there is no text in it/],
  ['a prompt in code without a name', {}, { prompt: ['src/agent.ts'] }, /^prompt src\/agent\.ts: which text of it\?/],
  ['a missing tools file', {}, { tools: 'no.json' }, /^tools no\.json: there is no such file/],
  ['a missing module', {}, { runtimeModule: 'no.ts' }, /^runtime\.module no\.ts: there is no such file/],
  ['a hole without a value', { 'vars.yaml': 'a: 1' }, {}, /^prompt p\/a\.md: \{\{city\}\} has no value \(vars\.yaml\)/],
  ['a hole without a variables file', {}, { variables: null }, /no variables file is named/],
  ['variables of another shape', { 'vars.yaml': '- 1' }, {}, /^variables vars\.yaml: the file is no object/],
  ['data that are not JSON', { 'env/data.json': '{\n"a": 1,,}' }, {}, /^env\/data\.json:2: not JSON/],
  ['data of another shape', { 'env/data.json': '[]' }, {}, /no object of tables/],
  ['a table that is a list', { 'env/data.json': '{"guests": []}' }, {}, /table guests is no object \{id: record\}/],
  [
    'a record that is no object',
    { 'env/data.json': '{"guests": {"G1": 1}}' },
    {},
    /record G1 of table guests is no object/,
  ],
])('%s is refused', async (_, files, sources, message) => {
  expect(await refusals(files, sources)).toContainEqual(expect.stringMatching(message));
});

test('an identity of no table and a broken pattern are refused', async () => {
  const environment = {
    ...(SOURCES.environment ?? expect.fail()),
    identity: { table: 'users', establishedBy: [] },
    rejected: { error: true, resultMatches: '(' },
  };
  const problems = await refusals({}, { environment });
  expect(problems.join('\n')).toMatch(/no table users/);
  expect(problems.join('\n')).toMatch(/result-matches: \( is no regular expression/);
});

test('all that is wrong is shown at once', async () => {
  const problems = await refusals(
    { 'tools.json': '{', 'env/data.json': '{' },
    { prompt: ['no.md'], runtimeModule: 'no.ts' },
  );
  expect(problems).toHaveLength(4);
});

test('a byte order mark in front of any artifact is no edit', async () => {
  const marked = Object.fromEntries(
    ['p/a.md', 'p/b.md', 'vars.yaml', 'tools.json', 'env/data.json'].map(file => [
      file,
      `\uFEFF${Object.entries(FILES).find(([name]) => name === file)?.[1]}`,
    ]),
  );
  expect(await load(marked)).toEqual(await load());
});
