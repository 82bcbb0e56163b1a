import type { ChatAnswer, ChatMessage, ChatRequest, ToolCall } from '../../model/ports.ts';

/** The parts of a chat completion request that its content address covers, as they go over the wire. */
export interface WireRequest {
  readonly messages: readonly WireMessage[];
  readonly tools?: readonly { readonly type: 'function'; readonly function: Record<string, unknown> }[];
  readonly response_format?: {
    readonly type: 'json_schema';
    readonly json_schema: { readonly name: string; readonly schema: Record<string, unknown>; readonly strict: false };
  };
}

type WireToolCall = {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
};
type WireMessage =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls?: readonly WireToolCall[] }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** Prints a request as the chat completions endpoint takes it, without model and parameters. */
export function toWireRequest(request: ChatRequest): WireRequest {
  return {
    messages: request.messages.map(toWireMessage),
    ...(request.tools && request.tools.length > 0
      ? {
          tools: request.tools.map(({ name, description, parameters }) => ({
            type: 'function' as const,
            function: { name, description, parameters },
          })),
        }
      : {}),
    ...(request.answerSchema
      ? {
          response_format: {
            type: 'json_schema' as const,
            json_schema: {
              name: request.answerSchema.name,
              schema: request.answerSchema.schema,
              strict: false as const,
            },
          },
        }
      : {}),
  };
}

function toWireMessage(message: ChatMessage): WireMessage {
  switch (message.role) {
    case 'system':
    case 'user':
      return { role: message.role, content: message.content };
    case 'tool':
      return { role: 'tool', tool_call_id: message.callId, content: message.content };
    case 'assistant':
      return {
        role: 'assistant',
        content: message.content,
        ...(message.calls && message.calls.length > 0 ? { tool_calls: message.calls.map(toWireCall) } : {}),
      };
  }
}

function toWireCall(call: ToolCall): WireToolCall {
  return { id: call.callId, type: 'function', function: { name: call.tool, arguments: JSON.stringify(call.args) } };
}

/**
 * Reads the arguments of a tool call. Models sometimes write JSON that does not parse: the text is then kept under
 * `$unparsed`, so that the tool rejects the call and the agent sees why.
 */
export function readCallArguments(text: string): ToolCall['args'] {
  try {
    const value: unknown = text.trim() === '' ? {} : JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as ToolCall['args'];
  } catch {
    // falls through to the unparsed form
  }
  return { $unparsed: text };
}

/** What an answer without choices, or with an unknown end, counts as. */
export function readFinish(
  reason: string | null | undefined,
  refusal: string | null | undefined,
): ChatAnswer['finish'] {
  if (refusal || reason === 'content_filter') return 'refused';
  if (reason === 'length') return 'length';
  return reason === 'tool_calls' || reason === 'function_call' ? 'calls' : 'stop';
}
