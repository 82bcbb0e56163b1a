import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ChatBody {
  readonly model: string;
  readonly messages: readonly {
    readonly role: string;
    readonly content: string | null;
    readonly tool_calls?: readonly {
      readonly id: string;
      readonly function: { readonly name: string; readonly arguments: string };
    }[];
  }[];
  readonly tools?: readonly unknown[];
  readonly response_format?: { readonly json_schema: { readonly name: string } };
}

/** What a role answers: text (or a value, sent as JSON), or tool calls. */
export type RoleAnswer =
  | string
  | { readonly json: unknown }
  | { readonly calls: readonly { readonly name: string; readonly args: unknown }[] };

/** Who is asked, by the name of the answer's schema: the agent has none. */
export type FakeRoles = {
  readonly agent: (body: ChatBody) => RoleAnswer;
  readonly mine_prompt: (body: ChatBody) => RoleAnswer;
  readonly refine_rule: (body: ChatBody) => RoleAnswer;
  /** The further steps of mining. */
  readonly read_tool_text: (body: ChatBody) => RoleAnswer;
  readonly find_order: (body: ChatBody) => RoleAnswer;
  readonly mine_domain: (body: ChatBody) => RoleAnswer;
  readonly cover_passages: (body: ChatBody) => RoleAnswer;
  readonly bind_tools: (body: ChatBody) => RoleAnswer;
  readonly dedupe_rules: (body: ChatBody) => RoleAnswer;
  /** The steps of re-mining. */
  readonly remine_passages: (body: ChatBody) => RoleAnswer;
  readonly check_context: (body: ChatBody) => RoleAnswer;
  readonly audit_passages: (body: ChatBody) => RoleAnswer;
  readonly user_turn: (body: ChatBody) => RoleAnswer;
  readonly judge_assertion: (body: ChatBody) => RoleAnswer;
};

export interface FakeOpenai {
  readonly url: string;
  /** Requests by role, in order of arrival. */
  readonly requests: readonly { readonly role: string; readonly body: ChatBody; readonly key: string }[];
  close(): Promise<void>;
}

/** How the n-th request of all (from 0) fails instead of being answered. */
export type Faults = Readonly<Record<number, 'rate-limit' | 'server-error' | 'half-a-body' | 'no-choices' | 'reset'>>;

/** An OpenAI-compatible endpoint on the loopback interface that plays all four roles by code. */
export async function startFakeOpenai(roles: FakeRoles, faults: Faults = {}): Promise<FakeOpenai> {
  const requests: { role: string; body: ChatBody; key: string }[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', chunk => chunks.push(chunk));
    incoming.on('end', () => {
      const body: ChatBody = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      const role = body.response_format?.json_schema.name ?? 'agent';
      const fault = faults[requests.length];
      requests.push({ role, body, key: incoming.headers.authorization ?? '' });
      const play = roles[role as keyof FakeRoles];
      if (fault !== undefined) fail(incoming, outgoing, fault);
      else sendJson(outgoing, 200, completion(body, play(body), requests.length));
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

function sendJson(
  outgoing: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  outgoing.end(JSON.stringify(value));
}

function fail(incoming: IncomingMessage, outgoing: ServerResponse, fault: Faults[number]): void {
  switch (fault) {
    case 'rate-limit':
      sendJson(outgoing, 429, { error: { message: 'slow down' } }, { 'retry-after': '0' });
      break;
    case 'server-error':
      sendJson(outgoing, 502, { error: { message: 'bad gateway' } });
      break;
    case 'no-choices':
      sendJson(outgoing, 200, { id: 'x', object: 'chat.completion', model: 'fake', choices: [] });
      break;
    case 'half-a-body':
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end('{"id":"x","choices":[{"mess');
      break;
    default:
      incoming.socket.destroy();
  }
}

function completion(body: ChatBody, answer: RoleAnswer, count: number) {
  const calls = typeof answer === 'object' && 'calls' in answer ? answer.calls : [];
  const text = typeof answer === 'string' ? answer : 'json' in answer ? JSON.stringify(answer.json) : null;
  return {
    id: `fake-${count}`,
    object: 'chat.completion',
    created: 0,
    model: `${body.model}-2026-11-01`,
    choices: [
      {
        index: 0,
        finish_reason: calls.length > 0 ? 'tool_calls' : 'stop',
        message: {
          role: 'assistant',
          content: text,
          ...(calls.length > 0
            ? {
                tool_calls: calls.map(({ name, args }, at) => ({
                  id: `call_${count}_${at}`,
                  type: 'function',
                  function: { name, arguments: JSON.stringify(args) },
                })),
              }
            : {}),
        },
      },
    ],
    usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
  };
}
