import { describe, expect, it } from 'vitest';
import { createChatAgent } from '../../../src/adapters/agents/chat-agent.ts';
import { ProviderError } from '../../../src/lib/errors.ts';
import type { ChatAnswer, ChatClient, ChatRequest } from '../../../src/model/ports.ts';

const USAGE = { calls: 1, inputTokens: 10, cachedInputTokens: 0, outputTokens: 2 };
const TOOL = { name: 'look', description: 'Looks', parameters: { type: 'object' } };

/** Answers in turn; asked for more, it fails. */
function scripted(...steps: readonly (Partial<ChatAnswer> | Error)[]) {
  const requests: ChatRequest[] = [];
  const left = [...steps];
  const client: ChatClient = {
    async complete(request) {
      requests.push(request);
      const step = left.shift();
      if (!step) throw new Error('asked for more than the script holds');
      if (step instanceof Error) throw step;
      return { text: null, calls: [], usage: USAGE, model: 'm', finish: 'stop', ...step };
    },
  };
  return { client, requests };
}

function begin(client: ChatClient) {
  return createChatAgent(client).start({ prompt: 'Be kind.', tools: [TOOL], seed: 's', now: null });
}

describe('the chat agent', () => {
  it('sends prompt, tools and history, and delivers text', async () => {
    const { client, requests } = scripted({ text: 'Hello' }, { text: 'Bye' });
    const session = await begin(client);
    expect(await session.send({ user: 'hi' })).toEqual({
      events: [{ kind: 'agent', text: 'Hello', delivered: true, turn: 0 }],
      usage: USAGE,
    });
    await session.send({ user: 'bye' });
    expect(requests[1]).toEqual({
      role: 'agent',
      tools: [TOOL],
      messages: [
        { role: 'system', content: 'Be kind.' },
        { role: 'user', content: 'hi' },
        { role: 'assistant', content: 'Hello' },
        { role: 'user', content: 'bye' },
      ],
    });
  });

  it('parallel calls are answered together; text beside them is not delivered', async () => {
    const calls = [
      { callId: 'a', tool: 'look', args: { at: 1 } },
      { callId: 'b', tool: 'look', args: { at: 2 } },
    ];
    const { client, requests } = scripted({ text: 'One moment', calls, finish: 'calls' }, { text: 'Done' });
    const session = await begin(client);
    const turn = await session.send({ user: 'look' });
    expect(turn.pending).toEqual(calls);
    expect(turn.events).toEqual([{ kind: 'agent', text: 'One moment', delivered: false, turn: 0 }]);
    await session.send({
      results: [
        { callId: 'a', result: 'x' },
        { callId: 'b', result: { y: 1 } },
      ],
    });
    expect(requests[1]?.messages.slice(2)).toEqual([
      { role: 'assistant', content: 'One moment', calls },
      { role: 'tool', callId: 'a', content: 'x' },
      { role: 'tool', callId: 'b', content: '{"y":1}' },
    ]);
  });

  it('arguments that do not parse are rejected, and the model hears why', async () => {
    const broken = { callId: 'a', tool: 'look', args: { $unparsed: '{"at": ' } };
    const { client, requests } = scripted({ calls: [broken], finish: 'calls' }, { text: 'Sorry' });
    const turn = await (await begin(client)).send({ user: 'look' });
    expect(turn.pending).toBeUndefined();
    expect(turn.events).toMatchObject([
      { kind: 'call', callId: 'a' },
      { kind: 'result', callId: 'a', rejected: true, changes: [] },
      { kind: 'agent', text: 'Sorry', delivered: true },
    ]);
    expect(turn.usage?.inputTokens).toBe(20);
    expect(requests[1]?.messages.at(-1)).toMatchObject({
      role: 'tool',
      content: expect.stringContaining('not a JSON object'),
    });
  });

  it('beside a call that parses, the broken one is answered with it', async () => {
    const calls = [
      { callId: 'a', tool: 'look', args: { $unparsed: 'x' } },
      { callId: 'b', tool: 'look', args: {} },
    ];
    const { client, requests } = scripted({ calls, finish: 'calls' }, { text: 'Done' });
    const session = await begin(client);
    expect((await session.send({ user: 'look' })).pending).toEqual([calls[1]]);
    await session.send({ results: [{ callId: 'b', result: 1 }] });
    const answered = requests[1]?.messages.flatMap(message => (message.role === 'tool' ? [message.callId] : []));
    expect(answered?.toSorted()).toEqual(['a', 'b']);
  });

  it('gives up on a model that never writes JSON arguments', async () => {
    const step = { calls: [{ callId: 'a', tool: 'look', args: { $unparsed: 'x' } }], finish: 'calls' as const };
    const turn = await (await begin(scripted(step, step, step).client)).send({ user: 'look' });
    expect(turn.error).toMatchObject({ kind: 'agent' });
  });

  it('a refusal in words is what the agent said; one without words, or a cut-off answer, is its error', async () => {
    const worded = await (await begin(scripted({ text: 'I will not.', finish: 'refused' }).client)).send({ user: 'x' });
    expect(worded).toMatchObject({ events: [{ text: 'I will not.' }] });
    expect(worded.error).toBeUndefined();
    const silent = await (await begin(scripted({ finish: 'refused' }).client)).send({ user: 'x' });
    expect(silent.error).toEqual({ kind: 'agent', message: 'the model refused to answer' });
    const cut = await (await begin(scripted({ finish: 'length' }).client)).send({ user: 'x' });
    expect(cut.error?.kind).toBe('agent');
  });

  it('a provider that cannot be reached is an infrastructure fault; any other error is not hidden', async () => {
    const turn = await (await begin(scripted(new ProviderError('503')).client)).send({ user: 'x' });
    expect(turn).toEqual({ events: [], error: { kind: 'infra', message: '503' } });
    await expect((await begin(scripted(new TypeError('bug')).client)).send({ user: 'x' })).rejects.toThrow('bug');
  });
});
