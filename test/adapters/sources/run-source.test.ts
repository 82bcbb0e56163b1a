import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openFolder } from '../../../src/adapters/files/folder-tree.ts';
import { runSource } from '../../../src/adapters/sources/run-source.ts';
import { loadArtifacts } from '../../../src/artifacts/load-artifacts.ts';
import { ConfigError } from '../../../src/lib/errors.ts';
import type { CodeSource } from '../../../src/model/artifacts.ts';
import { aFolder } from '../../helpers/git-workspace.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const folder = realpathSync(aFolder());
const FILES = {
  'prompt.md': 'Be kind.\n',
  'src/tools.ts': `import { z } from 'zod';
import { limit } from './limit.ts';
export const tools = {
  issue_voucher: {
    description: 'Issues a voucher',
    inputSchema: z.object({ amount: z.number().max(limit), note: z.string().optional() }),
  },
};
export const list = () => [{ name: 'find_guest', parameters: { type: 'object', properties: { id: { type: 'string' } } } }];
export const shape = [{ name: 'find_guest', schema: { id: z.string().min(2) } }];
export const old = [{ name: 'x', schema: { _def: {} } }];
export const text = 'no';
`,
  'src/limit.ts': 'export const limit: number = 80;\n',
  'src/throws.ts': "throw new Error('no database here');\n",
  'src/peek.ts': `import { readFileSync } from 'node:fs';
readFileSync('../secret.txt');
export const tools = [];
`,
  'secret.txt': 'secret',
  'dump/dump.mjs': `import { readFileSync } from 'node:fs';
const tools = JSON.parse(readFileSync('dump/tools.json', 'utf8'));
console.log(JSON.stringify({ prompt: 'Be kind.\\nNever lie. ' + Object.keys(process.env).sort().join(), tools }));
`,
  'dump/tools.json':
    '[{"name": "ping", "description": "Pings", "input_schema": {"type": "object", "properties": {"n": {"type": "number"}}}}]',
  'dump/noise.mjs': "console.log('starting ...');\n",
  'dump/fails.mjs': "console.error('no such table'); process.exitCode = 4;\n",
  'dump/hangs.mjs': 'setInterval(() => undefined, 1000);\n',
  'mcp/server.mjs': `import { createInterface } from 'node:readline';
const pages = {
  '': { tools: [{ name: 'read_note', inputSchema: { type: 'object', properties: { id: { type: 'string' } } }, annotations: { readOnlyHint: true } }], nextCursor: 'two' },
  two: { tools: [{ name: 'tidy', description: 'Tidies up', inputSchema: { type: 'object' }, annotations: { readOnlyHint: false, destructiveHint: true } }] },
};
createInterface({ input: process.stdin }).on('line', line => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const result = method === 'initialize'
    ? { protocolVersion: params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'notes', version: '1' } }
    : pages[params?.cursor ?? ''];
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result }) + '\\n');
});
`,
};
/** The same without installed packages. */
const plain = realpathSync(aFolder());
for (const home of [folder, plain])
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  }
mkdirSync(join(folder, 'node_modules'));
symlinkSync(realpathSync(join(ROOT, 'node_modules/zod')), join(folder, 'node_modules/zod'), 'junction');

const SOURCES = {
  agent: 'desk',
  prompt: ['prompt.md'],
  variables: null,
  watch: [],
  environment: null,
  runtimeModule: null,
  block: {},
  model: null,
};
const place = { path: folder, packages: [realpathSync(join(ROOT, 'node_modules'))] };
const ask = async (source: CodeSource, files: readonly string[] = [], timeoutMs = 20_000) =>
  await runSource(place, { source, files, timeoutMs });

async function refusal(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.catch((reason: unknown) => reason);
  if (error instanceof ConfigError) return error.problems.join('\n');
  throw error instanceof Error ? error : new Error('nothing was refused');
}

test('the tools that a module exports are told, zod schemas as JSON Schema', async () => {
  const { tools } = await ask({ module: 'src/tools.ts', export: 'tools' }, ['src/tools.ts', 'src/limit.ts']);
  expect(tools).toEqual([
    {
      name: 'issue_voucher',
      description: 'Issues a voucher',
      parameters: {
        type: 'object',
        properties: { amount: { type: 'number', maximum: 80 }, note: { type: 'string' } },
        required: ['amount'],
      },
    },
  ]);
});

test('an export may be a function, and a schema a shape of zod fields', async () => {
  const list = await ask({ module: 'src/tools.ts', export: 'list' });
  expect(list.tools).toMatchObject([{ name: 'find_guest', parameters: { properties: { id: { type: 'string' } } } }]);
  const shape = await ask({ module: 'src/tools.ts', export: 'shape' });
  expect(shape.tools).toMatchObject([{ parameters: { properties: { id: { type: 'string', minLength: 2 } } } }]);
});

test.each([
  ['no such export', 'src/tools.ts', 'nothing', /exports no nothing; it exports: .*tools/],
  ['an export that is no tools', 'src/tools.ts', 'text', /text is neither a list of tools nor an object/],
  ['a schema of zod 3', 'src/tools.ts', 'old', /old\[0\]: its schema has no JSON Schema: it is of zod 3/],
  ['a module that throws', 'src/throws.ts', 'tools', /no database here/],
  ['a module that reads elsewhere', 'src/peek.ts', 'tools', /secret\.txt|permission/i],
  ['a module that is not there', 'src/no.ts', 'tools', /no such module/],
])('%s is refused in one line', async (_, module, name, message) => {
  const text = await refusal(ask({ module, export: name }));
  expect(text).toMatch(message);
  expect(text.split('\n')).toHaveLength(1);
});

test('a command tells prompt and tools, under the permission model and without our environment', async () => {
  const told = await ask({ command: ['node', 'dump/dump.mjs'] }, ['dump/dump.mjs']);
  expect(told.prompt).toBe('Be kind.\nNever lie. HOME,LANG,PATH,TMPDIR,TZ');
  expect(told.tools).toMatchObject([{ name: 'ping' }]);
});

test.each<[string, readonly string[], RegExp]>([
  ['a program that is not there', ['no-such-program-here'], /there is no such program/],
  ['output that is not JSON', ['node', 'dump/noise.mjs'], /what it printed is not JSON: starting \.\.\./],
  ['a failure', ['node', 'dump/fails.mjs'], /ended with code 4: no such table/],
  ['code that reads elsewhere', ['node', '-e', "require('fs').readFileSync('secret.txt')"], /ended with code 1/],
])('a command with %s is refused in one line', async (_, command, message) => {
  const files = command.filter(word => word.startsWith('dump/'));
  const text = await refusal(ask({ command }, files));
  expect(text).toMatch(message);
  expect(text.split('\n')).toHaveLength(1);
});

test('a command that does not end is ended', async () => {
  const text = await refusal(ask({ command: ['node', 'dump/hangs.mjs'] }, ['dump/hangs.mjs'], 1_500));
  expect(text).toMatch(/did not end within 1\.5 seconds/);
});

test('an MCP server tells the tools of all its pages', async () => {
  const { tools } = await ask({ mcp: { command: ['node', 'mcp/server.mjs'] } }, ['mcp/server.mjs']);
  expect(tools).toMatchObject([{ name: 'read_note' }, { name: 'tidy' }]);
});

test('a server that speaks no MCP is refused with what it printed', async () => {
  const text = await refusal(ask({ mcp: { command: ['node', 'dump/fails.mjs'] } }, ['dump/fails.mjs']));
  expect(text).toMatch(/the MCP server did not tell its tools: .*it printed: no such table/);
});

test('told tools have anchors by pointer, without lines', async () => {
  const tree = await openFolder(plain);
  const mcp = { mcp: { command: ['node', 'mcp/server.mjs'] } };
  const command = { command: ['node', 'dump/dump.mjs'] };
  const artifacts = await loadArtifacts(tree, { ...SOURCES, prompt: [command], tools: [mcp, command] });
  expect(artifacts.tools.map(({ name, access, file }) => [name, access, file])).toEqual([
    ['read_note', 'read', 'mcp: node mcp/server.mjs'],
    ['tidy', 'write', 'mcp: node mcp/server.mjs'],
    ['ping', 'unknown', 'command: node dump/dump.mjs'],
  ]);
  const anchors = artifacts.tools.flatMap(tool => tool.anchors);
  expect(anchors.map(({ pointer, lines }) => [pointer, lines])).toEqual([
    ['/description', null],
    ['/parameters/id', null],
    ['/description', null],
    ['/description', null],
    ['/parameters/n', null],
  ]);
  expect(anchors[4]?.quote).toContain('"type": "number"');
  expect(artifacts.prompt.passages[0]).toMatchObject({ text: 'Be kind.', file: 'command: node dump/dump.mjs' });
});

test('code does not run where it must not', async () => {
  const tree = await openFolder(folder, { mayRunCode: false });
  const tools = { module: 'src/tools.ts', export: 'tools' };
  expect(await refusal(loadArtifacts(tree, { ...SOURCES, tools }))).toBe(
    'src/tools.ts: code of a pull request does not run on this event (agent desk)',
  );
});
