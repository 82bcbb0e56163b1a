import { createServer, type Server, type ServerResponse } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createCommandHost } from '../../../src/adapters/environment/command-host.ts';
import { createHttpHost } from '../../../src/adapters/environment/http-host.ts';
import { createMcpHost } from '../../../src/adapters/environment/mcp-host.ts';
import { prepareCommand } from '../../../src/adapters/sources/code-command.ts';
import { EvidenceError, HostError } from '../../../src/lib/errors.ts';
import type { EnvironmentHost } from '../../../src/model/ports.ts';
import { FOREIGN_FILES } from '../../helpers/a-foreign-host.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

const started: { close(): Promise<void> }[] = [];
const spaces: Disposable[] = [];
afterEach(async () => {
  for (const host of started.splice(0)) await host.close();
  for (const space of spaces.splice(0)) space[Symbol.dispose]();
});

const common = { now: null, rejected: { error: true } } as const;

function commandFor(words: readonly string[], files: readonly string[]) {
  const workspace = temporaryWorkspace(FOREIGN_FILES);
  spaces.push(workspace);
  return prepareCommand({ path: workspace.folder, packages: [] }, words, files);
}

function commandHost(callTimeoutMs = 5_000): EnvironmentHost {
  const command = commandFor(['node', 'env/host.mjs'], ['env/host.mjs', 'env/core.mjs']);
  return kept(createCommandHost({ ...common, command, callTimeoutMs }));
}

function mcpHost(callTimeoutMs = 5_000, dump: string | null = 'dump_all'): EnvironmentHost {
  const command = commandFor(['node', 'env/mcp.mjs'], ['env/mcp.mjs', 'env/core.mjs']);
  return kept(createMcpHost({ ...common, command, callTimeoutMs, reset: 'reset_all', dump }));
}

function kept(host: EnvironmentHost): EnvironmentHost {
  started.push(host);
  return host;
}

async function callOn(host: EnvironmentHost, tool: string, args = {}) {
  const session = await host.open([]);
  try {
    return await session.call({ tool, args, by: 'agent' });
  } finally {
    await session.close().catch(() => undefined);
  }
}

describe.each([
  ['command', commandHost],
  ['mcp', mcpHost],
])('an environment behind %s', (_kind, open) => {
  it('says what it has; sessions do not see each other, and changes are reported', async () => {
    const host = open();
    const described = await host.describe();
    expect(described.tools).toContain('greet');
    expect(described.tools).not.toContain('reset_all');
    expect(described.tables).toEqual(['guests']);
    const setup = { table: 'guests', id: 'G1', before: { name: 'Ann' }, after: { name: 'Cy' } };
    const [one, two] = [await host.open([]), await host.open([setup])];
    const args = { id: 'G1', name: 'Di' };
    expect(await one.call({ tool: 'rename', args, by: 'agent' })).toEqual({
      result: { name: 'Di' },
      rejected: false,
      changes: [{ table: 'guests', id: 'G1', before: { name: 'Ann' }, after: { name: 'Di' } }],
    });
    expect(args).toEqual({ id: 'G1', name: 'Di' });
    expect((await one.call({ tool: 'greet', args, by: 'agent' })).result).toBe('Hello Di');
    expect((await two.call({ tool: 'greet', args, by: 'agent' })).result).toBe('Hello Cy');
    await one.close();
    expect((await callOn(host, 'greet', args)).result).toBe('Hello Ann');
  });

  it('a refusal of its tool is a rejection that changes nothing', async () => {
    expect(await callOn(open(), 'refuse')).toEqual({ result: 'Error: not today', rejected: true, changes: [] });
  });

  it.each(['exit', 'nonsense', 'flood', 'endless'])('%s is a fault, and the next session works', async tool => {
    const host = open();
    await expect(callOn(host, tool)).rejects.toThrow(HostError);
    expect((await callOn(host, 'greet', { id: 'G2' })).result).toBe('Hello Bo');
  });

  it('a call without an answer is ended after its time limit', async () => {
    const host = open(900);
    await expect(callOn(host, 'wait')).rejects.toThrow(HostError);
    expect((await callOn(host, 'greet', { id: 'G1' })).result).toBe('Hello Ann');
  });

  it('a session that was open beside a fault keeps its results or fails, and never gives wrong ones', async () => {
    const host = open();
    const beside = await host.open([]);
    const before = await beside.call({ tool: 'rename', args: { id: 'G2', name: 'Ed' }, by: 'agent' });
    await expect(callOn(host, 'exit')).rejects.toThrow(HostError);
    const after = await beside.call({ tool: 'greet', args: { id: 'G2' }, by: 'agent' }).catch(error => error);
    expect(before.result).toEqual({ name: 'Ed' });
    if (!(after instanceof HostError)) expect(after.result).toBe('Hello Ed');
  });

  it('after three faults in a row there is no evidence to be had', async () => {
    const host = open();
    for (let time = 0; time < 3; time++) await expect(callOn(host, 'exit')).rejects.toThrow(HostError);
    await expect(host.open([])).rejects.toThrow(EvidenceError);
  });

  it('a Node program reads neither our environment nor secrets, and no key is in its own', async () => {
    process.env['PROVISO_TEST_KEY'] = 'secret';
    const { result } = await callOn(open(), 'environment', {
      paths: [join(homedir(), '.netrc'), '.env', '/etc/passwd'],
    });
    delete process.env['PROVISO_TEST_KEY'];
    expect(result).toEqual({
      own: expect.not.arrayContaining(['PROVISO_TEST_KEY', 'OPENAI_API_KEY']),
      parent: 'ERR_ACCESS_DENIED',
      files: ['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED'],
    });
  });
});

it('a program in another language speaks the protocol, and tells its state instead of its changes', async () => {
  const host = kept(createCommandHost({ ...common, command: commandFor(['python3', 'env/host.py'], ['env/host.py']) }));
  expect(await callOn(host, 'rename', { id: 'G1', name: 'Di' })).toEqual({
    result: { name: 'Di' },
    rejected: false,
    changes: [{ table: 'guests', id: 'G1', before: { name: 'Ann' }, after: { name: 'Di' } }],
  });
  expect(await callOn(host, 'refuse')).toMatchObject({ rejected: true, changes: [] });
});

it('an MCP server without a dump tool leaves the state unknown; one whose reset tool is missing does not run', async () => {
  const host = mcpHost(5_000, null);
  expect(host.fidelity).toBe('stateless');
  expect(await callOn(host, 'rename', { id: 'G1', name: 'Di' })).toMatchObject({ changes: [], rejected: false });
  const command = commandFor(['node', 'env/mcp.mjs'], ['env/mcp.mjs', 'env/core.mjs']);
  const wrong = kept(createMcpHost({ ...common, command, reset: 'restart', dump: null }));
  await expect(wrong.open([])).rejects.toThrow('has no tool restart');
});

it('a program that is not there will not start, with the reason', async () => {
  const host = kept(createCommandHost({ ...common, command: commandFor(['no-such-program-here'], []) }));
  await expect(host.open([])).rejects.toThrow('could not be started');
});

/** What a host behind HTTP may do instead of answering. */
const FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  hang: () => undefined,
  reset: response => void response.destroy(),
  flood: response => {
    const piece = Buffer.alloc(1 << 20, 'x');
    const pump = () => {
      if (!response.destroyed) response.write(piece, pump);
    };
    pump();
  },
  moved: response => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
  broken: response => void response.writeHead(500).end('out of order'),
};

describe('an environment behind HTTP', () => {
  async function serve(answer: (method: string, body: Record<string, unknown>) => unknown): Promise<string> {
    const server: Server = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', piece => pieces.push(piece));
      request.on('end', () => {
        const value = answer((request.url ?? '').slice(1), JSON.parse(Buffer.concat(pieces).toString()));
        const misbehave = typeof value === 'string' ? FAULTS[value] : undefined;
        if (misbehave) misbehave(response);
        else response.end(typeof value === 'string' ? value : JSON.stringify(value));
      });
    });
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
    started.push({
      close: async () => {
        server.closeAllConnections();
        await new Promise<void>(resolve => server.close(() => resolve()));
      },
    });
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  }

  const described = { tools: ['greet', 'bad'], tables: ['guests'] };

  it('the five calls are POSTs, and a session keeps its name', async () => {
    const heard: string[] = [];
    const url = await serve((method, body) => {
      heard.push(`${method} ${body['session'] === undefined ? '' : 'named'}`.trim());
      if (method === 'describe') return described;
      return method === 'call' ? { result: `Hello ${JSON.stringify(body['args'])}` } : {};
    });
    const host = createHttpHost({ ...common, url });
    expect((await callOn(host, 'greet', { id: 1 })).result).toBe('Hello {"id":1}');
    expect(heard).toEqual(['describe', 'open named', 'call named', 'close named']);
  });

  it('it is told whose device the tools of the user are', async () => {
    const told: unknown[] = [];
    const url = await serve((method, body) => {
      if (method === 'open') told.push(body['requester']);
      return method === 'describe' ? described : {};
    });
    const host = createHttpHost({ ...common, url });
    await (await host.open([], { table: 'guests', id: 'G1' })).close();
    await (await host.open([])).close();
    expect(told).toEqual([{ table: 'guests', id: 'G1' }, null]);
  });

  it.each([
    ['hang', 'did not answer within 400 ms'],
    ['reset', 'could not be reached'],
    ['flood', 'answered with more than'],
    ['broken', 'answered 500: out of order'],
    ['moved', 'could not be reached'],
    ['no JSON', 'answered nonsense: no JSON'],
    ['{"neither": 1}', 'answered nonsense to call'],
  ])('%s is a fault of the host, and the next call works', async (fault, message) => {
    const url = await serve((method, body) => {
      if (method === 'describe') return described;
      if (method !== 'call') return {};
      return body['tool'] === 'bad' ? fault : { result: 'fine' };
    });
    const host = createHttpHost({ ...common, url, callTimeoutMs: fault === 'hang' ? 400 : 10_000 });
    await expect(callOn(host, 'bad')).rejects.toThrow(HostError);
    await expect(callOn(host, 'bad')).rejects.toThrow(message);
    expect((await callOn(host, 'greet')).result).toBe('fine');
  });
});
