import { z } from 'zod';
import { describeIssue, isRecord, listOf, memberOf, nameIn, readArguments, readResult } from '../read-json.ts';
import type { Message, Part, Reading, TraceReader } from '../recorded.ts';
import { textOf } from './text-of.ts';

const functionSchema = z.looseObject({ name: z.string(), arguments: z.unknown().optional() });
const callSchema = z.looseObject({ id: z.string().optional(), function: functionSchema });
const contentSchema = z.union([z.string(), z.array(z.unknown())]).nullish();
const messageSchema = z.discriminatedUnion('role', [
  z.looseObject({ role: z.enum(['system', 'developer']), content: contentSchema }),
  z.looseObject({ role: z.literal('user'), content: contentSchema }),
  z.looseObject({
    role: z.literal('assistant'),
    content: contentSchema,
    refusal: z.string().nullish(),
    tool_calls: z.array(callSchema).nullish(),
    function_call: functionSchema.nullish(),
  }),
  z.looseObject({ role: z.literal('tool'), tool_call_id: z.string(), content: contentSchema }),
  z.looseObject({ role: z.literal('function'), name: z.string(), content: contentSchema }),
]);
type ChatMessage = z.infer<typeof messageSchema>;

/**
 * OpenAI chat messages: `{messages}` with what else the record holds, a bare list, `{request, response}` of a log; and
 * the form of tau-bench, `{task_id, trial, messages}`, whose harness keeps text beside a call from the user.
 */
export const openaiChatReader: TraceReader = {
  format: 'openai-chat',
  reads: record => messagesOf(record).some(message => typeof memberOf(message, 'role') === 'string'),
  read: record => [readChat(record)],
};

function messagesOf(record: unknown): readonly unknown[] {
  if (Array.isArray(record)) return record;
  const request = memberOf(record, 'request') ?? record;
  const response = memberOf(record, 'response') ?? record;
  const [choice] = listOf(memberOf(response, 'choices'));
  const answer = memberOf(choice, 'message');
  return [...listOf(memberOf(request, 'messages')), ...(isRecord(answer) ? [answer] : [])];
}

function readChat(record: unknown): Reading {
  const parsed = z.array(messageSchema).safeParse(messagesOf(record));
  if (!parsed.success) return { kind: 'problem', problem: `messages.${describeIssue(parsed.error)}` };
  const isTau = memberOf(record, 'task_id') !== undefined && memberOf(record, 'trial') !== undefined;
  const tools = memberOf(memberOf(record, 'request') ?? record, 'tools');
  const messages = parsed.data.flatMap(readMessage);
  return {
    kind: 'recorded',
    recorded: {
      format: 'openai-chat',
      id: isTau ? tauName(record) : nameIn(record, ['id', 'conversation_id', 'thread_id', 'session_id']),
      messages,
      holdsCalls: isTau || tools !== undefined || messages.some(({ from }) => from === 'tool') || hasCalls(messages),
      dropsTextBesideCalls: isTau,
    },
  };
}

function tauName(record: unknown): string {
  return `${nameIn(record, ['task_id']) ?? ''}:${nameIn(record, ['trial']) ?? ''}`;
}

function hasCalls(messages: readonly Message[]): boolean {
  return messages.some(({ parts }) => parts.some(({ kind }) => kind === 'call'));
}

function readMessage(message: ChatMessage, index: number): readonly Message[] {
  const text = textOf(message.content);
  switch (message.role) {
    case 'system':
    case 'developer':
      return [];
    case 'user':
      return [{ index, from: 'user', parts: [{ kind: 'text', text }] }];
    case 'assistant':
      return [{ index, from: 'agent', parts: readAssistant(message, index) }];
    case 'tool':
      return [{ index, from: 'tool', parts: [resultOf(message.tool_call_id, text)] }];
    case 'function':
      return [{ index, from: 'tool', parts: [resultOf(message.name, text)] }];
  }
}

function resultOf(callId: string, text: string): Part {
  return { kind: 'result', callId, result: readResult(text), isError: false };
}

function readAssistant(message: Extract<ChatMessage, { role: 'assistant' }>, index: number): readonly Part[] {
  const { content, refusal, tool_calls: calls, function_call: old } = message;
  const text = [textOf(content), refusal ?? ''].filter(part => part !== '').join('\n');
  const made = (calls ?? []).map(({ id, function: called }, place) => ({
    callId: id ?? `${index}.${place}`,
    tool: called.name,
    args: readArguments(called.arguments),
  }));
  const legacy = old ? [{ callId: old.name, tool: old.name, args: readArguments(old.arguments) }] : [];
  return [
    ...(text === '' ? [] : [{ kind: 'text' as const, text }]),
    ...[...made, ...legacy].map(call => ({ kind: 'call' as const, by: 'agent' as const, ...call })),
  ];
}
