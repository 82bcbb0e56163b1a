import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createModuleHost, type ModuleHostOptions } from '../../../src/adapters/environment/module-host.ts';
import { ConfigError, EvidenceError, HostError } from '../../../src/lib/errors.ts';
import type { EnvironmentHost } from '../../../src/model/ports.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

const TOOLS = `
import { existsSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import type { Anything } from './types.ts';
import { greeting } from './greeting.ts';

export const greet = (db, args): Anything => { console.log('a line for nobody'); return greeting + db.guests[args.id].name; };
export const rename = async (db, args) => { db.guests[args.id].name = args.name; await null; return db.guests[args.id]; };
export const refuse = db => { db.guests.G1.name = 'spoilt'; throw new Error('not today'); };
export const warn = () => 'Error: no such thing';
export const read = (_db, args) => readFileSync(args.path, 'utf8').length;
export const tryAll = (_db, args) => {
  const attempt = work => { try { work(); return 'done'; } catch (error) { return error.code ?? error.message; } };
  return {
    files: args.paths.map(path => attempt(() => readFileSync(path.replace('PPID', String(process.ppid))))),
    write: attempt(() => writeFileSync(args.scratch, 'x')),
    spawn: attempt(() => { const { error } = spawnSync('ls'); if (error) throw error; }),
    worker: attempt(() => new Worker('1', { eval: true })),
    env: Object.keys(process.env),
  };
};
export const exit = () => process.exit(0);
export const crash = () => { setTimeout(() => { throw new Error('late'); }, 0); return new Promise(() => {}); };
export const hang = () => { for (;;) {} };
export const wait = () => new Promise(() => {});
export const nonsense = () => { writeSync(1, 'hello there\\n'); return new Promise(() => {}); };
export const stray = () => { writeSync(1, '{"jsonrpc":"2.0","id":987654,"result":1}\\n'); return new Promise(() => {}); };
export const flood = async () => { for (;;) { process.stderr.write('x'.repeat(1 << 20)); await new Promise(r => setImmediate(r)); } };
export const endless = async () => { for (;;) { try { writeSync(1, 'x'.repeat(1 << 16)); } catch {} await new Promise(r => setImmediate(r)); } };
export const gorge = () => { const all = []; for (;;) all.push(new Array(1e6).fill(Math.random())); };
export const bigint = () => ({ n: 1n });
export const attack = async () => {
  process.kill(process.ppid, 'SIGUSR1');
  await new Promise(r => setTimeout(r, 300));
  try { await fetch('http://127.0.0.1:9229/json/list'); return 'listening'; } catch { return 'closed'; }
};
export const notAFunction = 1;
`;
const FILES = {
  'env/tools.ts': TOOLS,
  'env/types.ts': 'export type Anything = unknown;',
  'env/greeting.ts': "export const greeting: string = 'Hello ';",
  '.git/config': 'token',
  '.env': 'SECRET=1',
  'other/file.txt': 'text',
  'package.json': '{"type":"module"}',
};

describe('the host of an environment module', () => {
  const started: EnvironmentHost[] = [];
  const spaces: Disposable[] = [];
  const workspaceOf = (files: Readonly<Record<string, string>> = FILES) => {
    const workspace = temporaryWorkspace(files);
    spaces.push(workspace);
    return workspace;
  };
  const hostOf = (options: Partial<ModuleHostOptions> = {}, workspace = workspaceOf()) => {
    const host = createModuleHost({
      module: workspace.path('env/tools.ts'),
      workspace: workspace.folder,
      tables: { guests: { G1: { name: 'Ann' }, G2: { name: 'Bo' } } },
      now: null,
      rejected: { error: true },
      callTimeoutMs: 5_000,
      ...options,
    });
    started.push(host);
    return host;
  };
  afterEach(async () => {
    for (const host of started.splice(0)) await host.close();
    for (const space of spaces.splice(0)) space[Symbol.dispose]();
  });
  const callOn = async (host: EnvironmentHost, tool: string, args = {}) => {
    const session = await host.open([]);
    return session.call({ tool, args, by: 'agent' });
  };

  it('runs TypeScript as it is, and describes tools and tables', async () => {
    const host = hostOf();
    const { tools, tables } = await host.describe();
    expect(tools).toContain('greet');
    expect(tools).not.toContain('notAFunction');
    expect(tables).toEqual(['guests']);
  });

  it('sessions do not see each other, and changes are reported', async () => {
    const host = hostOf();
    const [one, two] = [
      await host.open([]),
      await host.open([{ table: 'guests', id: 'G1', before: null, after: { name: 'Cy' } }]),
    ];
    const renamed = await one.call({ tool: 'rename', args: { id: 'G1', name: 'Di' }, by: 'agent' });
    expect(renamed).toEqual({
      result: { name: 'Di' },
      rejected: false,
      changes: [{ table: 'guests', id: 'G1', before: { name: 'Ann' }, after: { name: 'Di' } }],
    });
    expect((await one.call({ tool: 'greet', args: { id: 'G1' }, by: 'agent' })).result).toBe('Hello Di');
    expect((await two.call({ tool: 'greet', args: { id: 'G1' }, by: 'agent' })).result).toBe('Hello Cy');
  });

  it('a refusal is a rejection, and so is a result of the configured form', async () => {
    const host = hostOf({ rejected: { error: true, resultMatches: '^Error' } });
    expect(await callOn(host, 'refuse')).toEqual({ result: 'Error: not today', rejected: true, changes: [] });
    expect(await callOn(host, 'warn')).toMatchObject({ rejected: true });
    const lenient = hostOf({ rejected: { error: false } });
    expect(await callOn(lenient, 'refuse')).toMatchObject({ result: 'Error: not today', rejected: false });
    expect(await callOn(lenient, 'warn')).toMatchObject({ rejected: false });
  });

  it('the module reads neither our environment nor secrets of the machine or the workspace, and starts nothing', async () => {
    const workspace = workspaceOf();
    const secrets = [
      '/proc/PPID/environ',
      '/proc/self/environ',
      join(homedir(), '.netrc'),
      '/etc/passwd',
      workspace.path('.git/config'),
      workspace.path('.env'),
      workspace.path('other/file.txt'),
    ];
    const result = (await callOn(hostOf({}, workspace), 'tryAll', { paths: secrets, scratch: workspace.path('env/x') }))
      .result;
    expect(result).toEqual({
      files: secrets.map(() => 'ERR_ACCESS_DENIED'),
      write: 'ERR_ACCESS_DENIED',
      spawn: 'ERR_ACCESS_DENIED',
      worker: 'ERR_ACCESS_DENIED',
      env: ['TZ'],
    });
  });

  it('a module at the root of its workspace reads what lies beside it, but no dot files', async () => {
    const { 'env/tools.ts': tools, 'env/greeting.ts': greeting, ...rest } = FILES;
    const workspace = workspaceOf({ ...rest, 'tools.ts': tools, 'greeting.ts': greeting });
    const host = hostOf({ module: workspace.path('tools.ts') }, workspace);
    const paths = [workspace.path('.git/config'), workspace.path('.env'), workspace.path('other/file.txt')];
    const { result } = await callOn(host, 'tryAll', { paths, scratch: workspace.path('x') });
    expect(result).toMatchObject({ files: ['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'done'] });
  });

  it('a tool that is stopped by its permissions is a fault, never a refusal', async () => {
    await expect(callOn(hostOf(), 'read', { path: '/etc/passwd' })).rejects.toThrow(HostError);
  });

  it('a tool that is broken names its file and line from the workspace, and its child works on', async () => {
    const tools = `${TOOLS}\nimport { rate } from './deep/rate.ts';\nexport const broken = () => rate({});\n`;
    const rate = 'export const rate = (x: any) =>\n  x.rates.best;\n';
    const host = hostOf({}, workspaceOf({ ...FILES, 'env/tools.ts': tools, 'env/deep/rate.ts': rate }));
    for (let time = 0; time < 4; time++)
      await expect(callOn(host, 'broken')).rejects.toThrow(
        "the environment's tool broken is broken: TypeError: Cannot read properties of undefined (reading 'best') (env/deep/rate.ts:2)",
      );
    expect((await callOn(host, 'greet', { id: 'G1' })).result).toBe('Hello Ann');
  });

  it('a module that will not load names its file and line', async () => {
    const workspace = workspaceOf({ ...FILES, 'env/greeting.ts': 'export const hello = (\n;\n' });
    await expect(callOn(hostOf({}, workspace), 'greet')).rejects.toThrow(
      /^the environment host will not start: .+ \(env\/greeting\.ts:2\)$/,
    );
  });

  it.each(['/proc', '../.git', '..'])('a link to %s in the folder of the module is refused', target => {
    const workspace = workspaceOf();
    workspace.link('env/way-out', target);
    expect(() => hostOf({}, workspace)).toThrow(ConfigError);
    expect(() => hostOf({}, workspace)).toThrow('env/way-out');
  });

  it('a link at the root of a workspace is followed like any other', () => {
    const { 'env/tools.ts': tools, 'env/greeting.ts': greeting } = FILES;
    const workspace = workspaceOf({ 'tools.ts': tools, 'greeting.ts': greeting });
    workspace.link('processes', '/proc');
    expect(() => hostOf({ module: workspace.path('tools.ts') }, workspace)).toThrow('processes');
  });

  it('a link to another folder of the workspace can be followed', async () => {
    const workspace = workspaceOf();
    workspace.link('env/shared', '../other');
    const { result } = await callOn(hostOf({}, workspace), 'read', { path: workspace.path('env/shared/file.txt') });
    expect(result).toBe(4);
  });

  it('packages of the workspace can be imported', async () => {
    const workspace = workspaceOf({
      'package.json': '{"type":"module"}',
      'node_modules/pet/package.json': '{"name":"pet","type":"module","main":"index.js"}',
      'node_modules/pet/index.js': "export const pet = 'cat';",
      'env/tools.ts': "import { pet } from 'pet'; export const name = () => pet;",
    });
    expect((await callOn(hostOf({}, workspace), 'name')).result).toBe('cat');
  });

  it('a module cannot open the debugger of the process that started it', async () => {
    expect((await callOn(hostOf(), 'attack')).result).toBe('closed');
  });

  it.each(['exit', 'crash', 'nonsense', 'stray', 'flood', 'endless'])(
    '%s is a fault, and the next session works',
    async tool => {
      const host = hostOf();
      await expect(callOn(host, tool)).rejects.toThrow(HostError);
      expect((await callOn(host, 'greet', { id: 'G2' })).result).toBe('Hello Bo');
    },
  );

  it.each(['hang', 'wait'])('%s is ended after the time limit of a call', async tool => {
    const host = hostOf({ callTimeoutMs: 700 });
    await expect(callOn(host, tool)).rejects.toThrow('did not answer call within 700 ms');
    expect((await callOn(host, 'greet', { id: 'G1' })).result).toBe('Hello Ann');
  });

  it('a module that takes more memory than it may is ended', async () => {
    await expect(callOn(hostOf({ memoryMb: 64, callTimeoutMs: 30_000 }), 'gorge')).rejects.toThrow(HostError);
  });

  it('a session does not outlive its process', async () => {
    const host = hostOf();
    const [first, second] = [await host.open([]), await host.open([])];
    await expect(first.call({ tool: 'exit', args: {}, by: 'agent' })).rejects.toThrow(HostError);
    await expect(second.call({ tool: 'greet', args: { id: 'G1' }, by: 'agent' })).rejects.toThrow(HostError);
    await second.close();
  });

  it('after three faults in a row there is no evidence to be had', async () => {
    const host = hostOf();
    for (let time = 0; time < 3; time++) await expect(callOn(host, 'exit')).rejects.toThrow(HostError);
    await expect(host.open([])).rejects.toThrow(EvidenceError);
    await expect(host.open([])).rejects.toThrow('failed 3 times in a row');
  });

  it('a session that closes without a fault begins the count anew', async () => {
    const host = hostOf();
    for (let time = 0; time < 4; time++) {
      await expect(callOn(host, 'exit')).rejects.toThrow(HostError);
      const session = await host.open([]);
      await session.call({ tool: 'greet', args: { id: 'G1' }, by: 'agent' });
      await session.close();
    }
  });

  it('one crash under many sessions counts once', async () => {
    const host = hostOf();
    const sessions = await Promise.all(Array.from({ length: 8 }, () => host.open([])));
    const calls = await Promise.allSettled(
      sessions.map(session => session.call({ tool: 'exit', args: {}, by: 'agent' })),
    );
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect((await callOn(host, 'greet', { id: 'G1' })).result).toBe('Hello Ann');
  });

  it('a result that is not JSON is a fault that leaves the process running', async () => {
    const host = hostOf();
    const session = await host.open([]);
    await expect(session.call({ tool: 'bigint', args: {}, by: 'agent' })).rejects.toThrow('is not JSON');
    expect((await session.call({ tool: 'greet', args: { id: 'G1' }, by: 'agent' })).result).toBe('Hello Ann');
  });

  it.each([
    ['a syntax error', 'export const = 1;', 'will not start'],
    ['no tool', 'export const x = 1;', 'exports no function'],
    [
      'an import from outside of its folder',
      "import '../other/code.ts'; export const f = () => 1;",
      'no permission to read',
    ],
  ])('a module with %s will not start, with the reason', async (_what, text, reason) => {
    const workspace = workspaceOf({ ...FILES, 'env/tools.ts': text, 'other/code.ts': 'export {};' });
    await expect(hostOf({}, workspace).open([])).rejects.toThrow(EvidenceError);
    await expect(hostOf({}, workspace).open([])).rejects.toThrow(reason);
  });

  it('a module that is not there is a configuration error', () => {
    const workspace = workspaceOf();
    expect(() => hostOf({ module: workspace.path('env/none.ts') }, workspace)).toThrow(ConfigError);
  });
});
