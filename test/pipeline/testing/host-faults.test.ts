import { createServer, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createCommandHost } from '../../../src/adapters/environment/command-host.ts';
import { createHttpHost } from '../../../src/adapters/environment/http-host.ts';
import { createMcpHost } from '../../../src/adapters/environment/mcp-host.ts';
import { createModuleHost } from '../../../src/adapters/environment/module-host.ts';
import { prepareCommand } from '../../../src/adapters/sources/code-command.ts';
import { createSimulatedHost } from '../../../src/conversation/simulated-host.ts';
import type { AgentUnderTest, EnvironmentHost } from '../../../src/model/ports.ts';
import type { Trial } from '../../../src/model/trial.ts';
import { testSpecs } from '../../../src/pipeline/4-test-specs.ts';
import { FOREIGN_FILES, MODULE } from '../../helpers/a-foreign-host.ts';
import { aLibrary, aSelected } from '../../helpers/a-library.ts';
import { fakeStore } from '../../helpers/fake-store.ts';
import { aLibrarySuite, aTestInput } from '../../helpers/library-suite.ts';
import { callTool, say } from '../../helpers/scripted-agent.ts';
import { scriptReasoner } from '../../helpers/scripted-reasoner.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const GUESTS = { guests: { G1: { name: 'Ann' }, G2: { name: 'Bo' } } };
const common = { now: null, rejected: { error: true } } as const;
const SOON = 1_500;
const LATE = 20_000;

function kept(host: EnvironmentHost): EnvironmentHost {
  closing.push(() => host.close());
  return host;
}

function workspaceOf() {
  const workspace = temporaryWorkspace({ ...FOREIGN_FILES, 'env/tools.mjs': MODULE });
  closing.push(() => workspace[Symbol.dispose]());
  return workspace;
}

function program(file: string) {
  return prepareCommand({ path: workspaceOf().folder, packages: [] }, ['node', file], [file, 'env/core.mjs']);
}

const moduleHost = (callTimeoutMs = SOON) => {
  const { folder: workspace, path } = workspaceOf();
  return kept(createModuleHost({ ...common, callTimeoutMs, workspace, module: path('env/tools.mjs'), tables: GUESTS }));
};
const commandHost = (callTimeoutMs = SOON) =>
  kept(createCommandHost({ ...common, callTimeoutMs, command: program('env/host.mjs') }));
const mcpHost = (callTimeoutMs = SOON) =>
  kept(
    createMcpHost({ ...common, callTimeoutMs, command: program('env/mcp.mjs'), reset: 'reset_all', dump: 'dump_all' }),
  );

const HTTP_FAULTS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  exit: response => void response.destroy(),
  wait: () => undefined,
  nonsense: response => void response.end('hello there'),
  endless: response => {
    const pump = () => void (response.destroyed || response.write(Buffer.alloc(1 << 20, 'x'), pump));
    pump();
  },
};
async function httpHost(callTimeoutMs = SOON): Promise<EnvironmentHost> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', piece => {
      text += piece;
    });
    request.on('end', () => {
      const { tool, args } = JSON.parse(text);
      if (request.url === '/describe') return response.end(JSON.stringify({ tools: ['greet'], tables: ['guests'] }));
      if (request.url !== '/call') return response.end('{}');
      if (tool === 'rename') Object.assign(args, { name: 'spoilt' });
      return (HTTP_FAULTS[tool] ?? (() => response.end(JSON.stringify({ result: 'fine' }))))(response);
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  return createHttpHost({
    ...common,
    callTimeoutMs,
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
  });
}

/** An agent that calls a tool in its trials; the n-th of them, from 0, calls the one that misbehaves. */
function anAgent(faultAt: number, fault: string, heard: unknown[]): AgentUnderTest {
  let started = 0;
  return {
    start: async () => {
      const isFaulty = started++ === faultAt;
      return {
        send: async input => {
          if ('results' in input) heard.push(input.results[0]?.result);
          const isOver = 'results' in input || !/\bL\d+\b/.test(input.user);
          return isOver
            ? say('I cannot do that. Goodbye.')
            : callTool(isFaulty ? fault : 'greet', { id: 'G1', name: 'Di' });
        },
        close: async () => undefined,
      };
    },
    close: async () => undefined,
  };
}

/** A suite of one spec on that host, in which one trial meets the fault. */
async function suiteOn(host: EnvironmentHost, fault: string) {
  const store = fakeStore();
  const heard: unknown[] = [];
  const { deps } = aLibrarySuite({ store });
  const agent = anAgent(4, fault, heard);
  const openSide = async () => ({ agent, host });
  const clock = { now: () => performance.now(), sleep: async () => undefined };
  const input = aTestInput({ selected: [aSelected('loans')], suite: { seed: 0, concurrency: 2, permittedTrials: 3 } });
  const run = await testSpecs({ ...deps, clock, openSide }, input);
  return { run, stored: store.trials(), heard };
}

const invalid = (trials: readonly Trial[]) => trials.filter(({ outcome }) => outcome === 'invalid');

/** What is asked of every fault: trials are invalid for the host's reason, all others count, and the test passes. */
async function expectInvalid(host: EnvironmentHost, fault: string, reason: RegExp) {
  const { run, stored } = await suiteOn(host, fault);
  const [result] = run.results;
  expect(result).toMatchObject({ verdict: 'pass', n: 15, violations: 0 });
  const broken = invalid(stored);
  expect(broken.length).toBeGreaterThan(0);
  // With two trials in flight the one beside it may fall with the process.
  expect(broken.length).toBeLessThanOrEqual(2);
  for (const { trace, reason: told } of broken) {
    expect(trace.end).toBe('fault');
    expect(trace.events.at(-1)).toMatchObject({ kind: 'error', of: 'host' });
    expect(told).toMatch(/the (?:environment host|MCP server) /);
  }
  expect(broken.map(({ reason: told }) => told).join('\n')).toMatch(reason);
  expect(stored.filter(({ outcome }) => outcome === 'compliant')).toHaveLength(15);
  expect(run.fault).toBeNull();
}

describe.each([
  ['module', moduleHost],
  ['command', commandHost],
  ['mcp', mcpHost],
] as const)('a trial on a host of the kind %s', (_kind, open) => {
  it.each([
    ['exit', SOON, /ended by itself/],
    ['wait', SOON, /did not answer call within 1500 ms|timed out/],
    ['endless', LATE, /with more than \d+ bytes|answered nonsense: xxx/],
    ['nonsense', SOON, /answered nonsense: hello there/],
  ])('that meets %s is invalid, with the reason, and nothing else is lost', async (fault, timeout, reason) => {
    await expectInvalid(open(timeout), fault, reason);
  });

  it('keeps what the agent sent, whatever the tool does to it', async () => {
    const { stored } = await suiteOn(open(), 'rename');
    const calls = stored.flatMap(({ trace }) => trace.events.filter(event => event.kind === 'call'));
    const renamed = calls.filter(event => event.kind === 'call' && event.tool === 'rename');
    expect(renamed).toHaveLength(1);
    expect(renamed[0]).toMatchObject({ args: { id: 'G1', name: 'Di' } });
    expect(invalid(stored)).toEqual([]);
  });

  it("gets nothing of its parent's environment", async () => {
    const { stored, heard } = await suiteOn(open(), 'spy');
    expect(heard).toContain('ERR_ACCESS_DENIED');
    expect(invalid(stored)).toEqual([]);
  });
});

describe('a trial on a host of the kind http', () => {
  it.each([
    ['exit', SOON, /could not be reached/],
    ['wait', SOON, /did not answer within 1500 ms/],
    ['endless', LATE, /answered with more than/],
    ['nonsense', SOON, /answered nonsense: hello there/],
  ])('that meets %s is invalid, with the reason, and nothing else is lost', async (fault, timeout, reason) => {
    await expectInvalid(await httpHost(timeout), fault, reason);
  });

  it('keeps what the agent sent, whatever the service does to it', async () => {
    const { stored } = await suiteOn(await httpHost(), 'rename');
    const renamed = stored.flatMap(({ trace }) =>
      trace.events.filter(event => event.kind === 'call' && event.tool === 'rename'),
    );
    expect(renamed).toMatchObject([{ args: { id: 'G1', name: 'Di' } }]);
  });
});

describe('a trial on a host of the kind simulated', () => {
  const library = aLibrary();
  const [tool] = library.tools;
  if (tool === undefined) throw new Error('the library has no tool');
  const tools = ['greet', 'endless'].map(name => ({ ...tool, name, returns: { type: 'string' } }));
  const fine = { answer: { result: '"fine"', refused: false } };

  it.each([
    [
      'an answer of another form, twice',
      { answer: { result: '{"a": 1}', refused: false } },
      /simulated endless: result must be string/,
    ],
    [
      'an answer that is no JSON, twice',
      { answer: { result: 'hello there', refused: false } },
      /simulated endless: result is not JSON/,
    ],
    ['no model', { unable: 'no model is there' }, /cannot be simulated: no model is there/],
  ])('that meets %s is invalid, with the reason, and nothing else is lost', async (_what, fault, reason) => {
    const script = scriptReasoner(
      ...Array.from({ length: 4 }, () => fine),
      ...('unable' in fault ? [fault] : [fault, fault]),
      ...Array.from({ length: 20 }, () => fine),
    );
    const host = createSimulatedHost({ reasoner: script }, { ...library, tools });
    const { run, stored } = await suiteOn(host, 'endless');
    expect(run.results[0]).toMatchObject({ verdict: 'pass', n: 15 });
    expect(invalid(stored).map(({ reason: told }) => reason.test(told))).toEqual([true]);
    expect(stored.filter(({ outcome }) => outcome === 'compliant')).toHaveLength(15);
  });
});
