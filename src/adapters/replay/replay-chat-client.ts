import { z } from 'zod';
import { ConfigError, EvidenceError } from '../../lib/errors.ts';
import { hashValue } from '../../lib/hash.ts';
import type { ChatClient, ChatRequest } from '../../model/ports.ts';
import { readCallArguments, toWireRequest } from '../openai/wire-format.ts';

const requestSchema = z.object({
  messages: z.json(),
  tools: z.json().optional(),
  response_format: z.json().optional(),
});
/** A recorded pair: the request as it was sent, or, where its text is not to be kept, its address alone. */
const pairSchema = z.object({
  request: z.union([requestSchema, z.object({ address: z.string() })]),
  answer: z.object({
    content: z.string().nullable().optional(),
    tool_calls: z.array(z.object({ name: z.string(), arguments: z.json().optional() })).optional(),
  }),
});
type Pair = z.infer<typeof pairSchema>;

/**
 * Answers chat requests from a recording (JSON Lines of `{request, answer}`, as an OpenAI-compatible recorder writes
 * them). A request that was not recorded throws EvidenceError: a replay never invents.
 */
export function createReplayChatClient(recording: string, file: string): ChatClient {
  const pairs = new Map(
    readPairs(recording, file).map(({ request, answer }) => {
      return ['address' in request ? request.address : addressOf(request), answer];
    }),
  );
  return {
    async complete(request: ChatRequest) {
      const wire = toWireRequest(request);
      const answer = pairs.get(addressOf(wire));
      if (!answer)
        throw new EvidenceError(
          `the recording ${file} holds no answer to this ${request.role} request: record it again`,
        );
      const calls = (answer.tool_calls ?? []).map((call, at) => ({
        callId: `call_${hashValue(wire).slice(0, 16)}_${at}`,
        tool: call.name,
        args: readCallArguments(
          typeof call.arguments === 'string' ? call.arguments : JSON.stringify(call.arguments ?? {}),
        ),
      }));
      return {
        text: answer.content ?? null,
        calls,
        finish: calls.length > 0 ? ('calls' as const) : ('stop' as const),
        model: 'replay',
        usage: { calls: 1, inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 },
      };
    },
  };
}

function readPairs(recording: string, file: string): Pair[] {
  return recording.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    try {
      return [pairSchema.parse(JSON.parse(line))];
    } catch {
      throw new ConfigError(`${file}:${at + 1}: not a recorded pair {request, answer}`);
    }
  });
}

/** The content address of a request: its messages, tools and answer format. */
export function addressOf(request: {
  readonly messages: unknown;
  readonly tools?: unknown;
  readonly response_format?: unknown;
}): string {
  return hashValue([request.messages, request.tools ?? null, request.response_format ?? null]);
}
