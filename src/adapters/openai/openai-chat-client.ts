import type OpenAI from 'openai';
import type { Agent } from 'undici';
import { EvidenceError, errorMessage, ProviderError } from '../../lib/errors.ts';
import type { JsonObject } from '../../model/json.ts';
import type { ChatAnswer, ChatClient, ChatRequest, Clock } from '../../model/ports.ts';
import type { Role } from '../../model/task.ts';
import { readCallArguments, readFinish, toWireRequest } from './wire-format.ts';

/** One role's model and endpoint, its key resolved. */
export interface Endpoint {
  readonly model: string;
  readonly baseUrl: string;
  /** Null: the endpoint was asked for without a key in the environment. */
  readonly apiKey: string | null;
  readonly apiKeyEnv: string;
  readonly parameters: JsonObject;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

const RETRIES = 4;
/** Node's `fetch` gives up after so long without a byte of the answer, whatever limit its caller has. */
const FETCH_TIMEOUT_MS = 300_000;
/** How often an answer that arrives but holds nothing (no choice, half a body) is asked for again. */
const EMPTY_RETRIES = 2;

/**
 * A chat client over any OpenAI-compatible endpoint, one model per role. The `openai` package is loaded on the first
 * request; it retries 408, 409, 429, 5xx and dropped connections with back-off and honours `retry-after`.
 * Throws EvidenceError without a key (an endpoint on this machine needs none), ProviderError after all retries.
 */
export function createOpenaiChatClient(endpoints: Readonly<Record<Role, Endpoint>>, clock: Clock): ChatClient {
  const clients = new Map<Role, Promise<OpenAI>>();
  const clientOf = (role: Role) => {
    const known = clients.get(role) ?? openClient(endpoints[role]);
    clients.set(role, known);
    return known;
  };
  return {
    async complete(request) {
      const endpoint = endpoints[request.role];
      const client = await clientOf(request.role);
      for (let attempt = 0; ; attempt++) {
        const answer = await completeOnce(client, endpoint, request);
        if (answer !== null) return answer;
        if (attempt === EMPTY_RETRIES)
          throw new ProviderError(`${endpoint.model} answered without content ${attempt + 1} times`);
        await clock.sleep(250 * 2 ** attempt);
      }
    },
  };
}

async function openClient(endpoint: Endpoint): Promise<OpenAI> {
  if (endpoint.apiKey === null && !isLoopback(endpoint.baseUrl)) {
    throw new EvidenceError(
      `no key: the environment variable ${endpoint.apiKeyEnv} is not set (models.*.api-key-env names it), or use --engine offline`,
    );
  }
  const { default: Client } = await import('openai');
  const { timeoutMs } = endpoint;
  return new Client({
    ...(timeoutMs > FETCH_TIMEOUT_MS && { fetchOptions: { dispatcher: await openPatientDispatcher(timeoutMs) } }),
    apiKey: endpoint.apiKey ?? 'none',
    baseURL: endpoint.baseUrl,
    timeout: timeoutMs,
    maxRetries: RETRIES,
    defaultHeaders: { ...endpoint.headers },
    defaultQuery: { ...endpoint.query },
  });
}

/** Waits as long as the endpoint's own time limit for the first byte, and between two bytes. */
async function openPatientDispatcher(timeoutMs: number): Promise<Agent> {
  const undici = await import('undici');
  return new undici.Agent({ headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
}

function isLoopback(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

async function completeOnce(client: OpenAI, endpoint: Endpoint, request: ChatRequest): Promise<ChatAnswer | null> {
  const body = {
    ...endpoint.parameters,
    model: endpoint.model,
    ...toWireRequest(request),
  } as unknown as OpenAI.ChatCompletionCreateParamsNonStreaming;
  try {
    const completion = await client.chat.completions.create(body);
    return readCompletion(completion, endpoint.model);
  } catch (error) {
    // Half a body: the package does not ask again, because the status was 200.
    if (error instanceof SyntaxError) return null;
    throw toProviderError(error, endpoint);
  }
}

function readCompletion(completion: OpenAI.ChatCompletion, asked: string): ChatAnswer | null {
  const choice = completion?.choices?.[0];
  const message = choice?.message;
  if (!choice || !message) return null;
  const calls = (message.tool_calls ?? []).flatMap(call =>
    call.type === 'function'
      ? [{ callId: call.id, tool: call.function.name, args: readCallArguments(call.function.arguments) }]
      : [],
  );
  const finish = readFinish(choice.finish_reason, message.refusal);
  if (calls.length === 0 && !message.content && finish === 'stop') return null;
  const cached = completion.usage?.prompt_tokens_details?.cached_tokens ?? 0;
  return {
    text: message.content ?? message.refusal ?? null,
    calls,
    finish,
    model: completion.model ?? asked,
    usage: {
      calls: 1,
      inputTokens: completion.usage?.prompt_tokens ?? 0,
      cachedInputTokens: cached,
      outputTokens: completion.usage?.completion_tokens ?? 0,
    },
  };
}

function toProviderError(error: unknown, endpoint: Endpoint): ProviderError {
  const status = (error as { status?: number }).status;
  const where = `${endpoint.model} at ${new URL(endpoint.baseUrl).host}`;
  const hint =
    status === 404 || status === 410
      ? ' (retired or unknown model? set models.*.model)'
      : status === 401 || status === 403
        ? ` (is the key in ${endpoint.apiKeyEnv} valid for this endpoint?)`
        : '';
  return new ProviderError(`${where}: ${errorMessage(error)}${hint}`, { status, cause: error });
}
