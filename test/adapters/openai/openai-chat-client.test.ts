import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createOpenaiChatClient, type Endpoint } from '../../../src/adapters/openai/openai-chat-client.ts';
import { ProviderError } from '../../../src/lib/errors.ts';
import { fakeClock } from '../../helpers/fake-clock.ts';

const COMPLETION = { model: 'm-1', choices: [{ index: 0, finish_reason: 'stop', message: { content: 'Hello.' } }] };

async function serve(answer: RequestListener): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer(answer);
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

function ask(baseUrl: string, timeoutMs: number) {
  const endpoint: Endpoint = {
    model: 'm',
    baseUrl,
    apiKey: null,
    apiKeyEnv: 'KEY',
    parameters: {},
    headers: {},
    query: {},
    timeoutMs,
  };
  const roles = { agent: endpoint, user: endpoint, miner: endpoint, judge: endpoint };
  return createOpenaiChatClient(roles, fakeClock()).complete({
    role: 'miner',
    messages: [{ role: 'user', content: 'x'.repeat(100_000) }],
  });
}

describe('the client of an endpoint', () => {
  it.each([30_000, 3_600_000])('takes an answer that comes late under a limit of %i ms', async timeoutMs => {
    await using server = await serve((request, response) => {
      request.resume().on('end', () => setTimeout(() => response.end(JSON.stringify(COMPLETION)), 300));
      response.setHeader('content-type', 'application/json');
    });
    expect((await ask(server.url, timeoutMs)).text).toBe('Hello.');
  });

  it('gives up at the limit of the endpoint, after its retries', async () => {
    let requests = 0;
    await using server = await serve(request => {
      requests += 1;
      request.resume();
    });
    await expect(ask(server.url, 50)).rejects.toThrow(ProviderError);
    expect(requests).toBe(5);
  }, 30_000);
});
