import { afterEach, describe, expect, it } from 'vitest';
import { createModuleAgent, type ModuleAgentOptions } from '../../../src/adapters/agents/module-agent.ts';
import { EvidenceError } from '../../../src/lib/errors.ts';
import type { AgentUnderTest } from '../../../src/model/ports.ts';
import { temporaryWorkspace } from '../../helpers/temporary-workspace.ts';

const AGENT = `
export const start = trial => {
  let heard = 0;
  const say = text => ({ kind: 'agent', text, delivered: true, turn: 0 });
  return {
    async send(input) {
      heard += 1;
      if ('results' in input) return { events: [say('it gave ' + JSON.stringify(input.results[0].result))] };
      console.log('noise');
      switch (input.user) {
        case 'call': return { events: [], pending: [{ callId: 'c1', tool: 'look', args: { id: 1 } }] };
        case 'throw': throw new Error('my own fault');
        case 'broken': return input.nothing.name;
        case 'exit': process.exit(1);
        case 'hang': for (;;) {}
        case 'wrong': return { events: [{ kind: 'agent', text: 'no delivered' }] };
        case 'speak': return { events: [{ kind: 'user', text: 'I am the user', turn: 0 }] };
        case 'env': return { events: [say(Object.keys(process.env).join())] };
        default: return { events: [say(trial.prompt + trial.seed + heard)], done: true };
      }
    },
  };
};
`;

type AgentOptions = Partial<ModuleAgentOptions> & { readonly file?: string };

describe('an agent module', () => {
  const started: AgentUnderTest[] = [];
  const spaces: Disposable[] = [];
  afterEach(async () => {
    for (const agent of started.splice(0)) await agent.close();
    for (const space of spaces.splice(0)) space[Symbol.dispose]();
  });
  const agentOf = (text = AGENT, { file = 'agent/agent.mjs', ...options }: AgentOptions = {}) => {
    const workspace = temporaryWorkspace({ [file]: text });
    spaces.push(workspace);
    const agent = createModuleAgent({
      module: workspace.path(file),
      workspace: workspace.folder,
      ...options,
    });
    started.push(agent);
    return agent;
  };
  const trial = { prompt: 'P', tools: [], seed: 's', now: null };

  it('many sessions live in one process, each with its own state', async () => {
    const agent = agentOf();
    const [one, two] = [await agent.start(trial), await agent.start({ ...trial, seed: 't' })];
    await one.send({ user: 'hello' });
    expect(await one.send({ user: 'hello' })).toEqual({
      events: [{ kind: 'agent', text: 'Ps2', delivered: true, turn: 0 }],
      done: true,
    });
    expect((await two.send({ user: 'hello' })).events).toMatchObject([{ text: 'Pt1' }]);
  });

  it('pending calls come out, their results go in', async () => {
    const session = await agentOf().start(trial);
    const { pending } = await session.send({ user: 'call' });
    expect(pending).toEqual([{ callId: 'c1', tool: 'look', args: { id: 1 } }]);
    const { events } = await session.send({ results: [{ callId: 'c1', result: { found: true } }] });
    expect(events).toMatchObject([{ text: 'it gave {"found":true}' }]);
  });

  it.each(['throw', 'wrong', 'speak'])('%s is an error of the agent, and the process goes on', async what => {
    const session = await agentOf().start(trial);
    expect((await session.send({ user: what })).error?.kind).toBe('agent');
    expect((await session.send({ user: 'hello' })).error).toBeUndefined();
  });

  it('what it throws is told as it is, a programming error with its place', async () => {
    const session = await agentOf().start(trial);
    expect((await session.send({ user: 'throw' })).error).toEqual({ kind: 'agent', message: 'my own fault' });
    expect((await session.send({ user: 'broken' })).error).toEqual({
      kind: 'agent',
      message: "TypeError: Cannot read properties of undefined (reading 'name') (agent/agent.mjs:13)",
    });
  });

  it('an error of `start` is one of the agent, however often it comes', async () => {
    const agent = agentOf("export const start = () => { throw new Error('no key'); };");
    for (let time = 0; time < 4; time++) {
      const session = await agent.start(trial);
      expect((await session.send({ user: 'hello' })).error).toEqual({ kind: 'agent', message: 'no key' });
      await session.close();
    }
  });

  it.each(['undefined', 'null', '{}', '{ send: 1 }'])('a `start` that gives %s is told as what it is', async given => {
    const session = await agentOf(`export const start = () => (${given});`).start(trial);
    expect((await session.send({ user: 'hello' })).error).toEqual({
      kind: 'agent',
      message: '`start` of the agent module gave no object with a function `send`',
    });
  });

  it('a process that ends in `start` is a fault of the agent', async () => {
    const session = await agentOf('export const start = () => process.exit(3);').start(trial);
    expect((await session.send({ user: 'hello' })).error).toEqual({
      kind: 'agent',
      message: 'the agent process ended by itself with code 3',
    });
  });

  it('a module that will not load names its file and line', async () => {
    const agent = agentOf('export const start = () => {\n  return { send( ;\n};\n', { file: 'agent/agent.ts' });
    await expect(agent.start(trial)).rejects.toThrow(/^the agent process will not start: .+ \(agent\/agent\.ts:2\)/);
  });

  it.each(['exit', 'hang'])('%s is a fault of the agent, and the next session works', async what => {
    const agent = agentOf(AGENT, { sendTimeoutMs: 1_000 });
    const session = await agent.start(trial);
    expect((await session.send({ user: what })).error).toMatchObject({ kind: 'agent' });
    await session.close();
    expect((await (await agent.start(trial)).send({ user: 'hello' })).error).toBeUndefined();
  });

  it('gets no key and nothing else of our environment', async () => {
    const { events } = await (await agentOf().start(trial)).send({ user: 'env' });
    expect(events).toMatchObject([{ text: 'TZ' }]);
  });

  it('a module without `start` will not start', async () => {
    await expect(agentOf('export const begin = 1;').start(trial)).rejects.toThrow(EvidenceError);
    await expect(agentOf('export const begin = 1;').start(trial)).rejects.toThrow('exports no function `start`');
  });
});
