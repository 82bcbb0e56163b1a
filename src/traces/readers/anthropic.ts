import { z } from 'zod';
import { describeIssue, isRecord, listOf, memberOf, nameIn, readArguments, readResult } from '../read-json.ts';
import type { Message, Part, Reading, TraceReader } from '../recorded.ts';
import { textOf } from './text-of.ts';

const blockSchema = z.union([
  z.looseObject({ type: z.literal('text'), text: z.string() }),
  z.looseObject({
    type: z.enum(['tool_use', 'mcp_tool_use']),
    id: z.string(),
    name: z.string(),
    input: z.unknown().optional(),
  }),
  z.looseObject({
    type: z.enum(['tool_result', 'mcp_tool_result']),
    tool_use_id: z.string(),
    content: z.unknown().optional(),
    is_error: z.boolean().nullish(),
  }),
  z.looseObject({ type: z.string().regex(/^(?!text$|(?:mcp_)?tool_(?:use|result)$)/, 'its block has not its form') }),
]);
type Block = z.infer<typeof blockSchema>;
const messageSchema = z.looseObject({
  role: z.enum(['user', 'assistant', 'system']),
  content: z.union([z.string(), z.array(blockSchema)]),
});

/**
 * Anthropic messages: `{system?, messages}`, a bare list, or `{request, response}` of a log, whose response is the last
 * message. Results stand in messages of the user.
 */
export const anthropicReader: TraceReader = {
  format: 'anthropic',
  reads: record => messagesOf(record).some(holdsBlock),
  read: record => [readMessages(record)],
};

function messagesOf(record: unknown): readonly unknown[] {
  if (Array.isArray(record)) return record;
  const response = memberOf(record, 'response');
  const isAnswer = Array.isArray(memberOf(response, 'content'));
  const messages = listOf(memberOf(memberOf(record, 'request') ?? record, 'messages'));
  return [...messages, ...(isAnswer ? [{ role: 'assistant', content: memberOf(response, 'content') }] : [])];
}

function holdsBlock(message: unknown): boolean {
  return listOf(memberOf(message, 'content')).some(block =>
    /^(?:mcp_)?tool_(?:use|result)$/.test(String(memberOf(block, 'type'))),
  );
}

function readMessages(record: unknown): Reading {
  const parsed = z.array(messageSchema).safeParse(messagesOf(record));
  if (!parsed.success) return { kind: 'problem', problem: `messages.${describeIssue(parsed.error)}` };
  return {
    kind: 'recorded',
    recorded: {
      format: 'anthropic',
      id: nameIn(record, ['id', 'conversation_id', 'session_id']),
      messages: parsed.data.flatMap(readMessage),
      holdsCalls: true,
      dropsTextBesideCalls: false,
    },
  };
}

/** A message of the user answers calls first and speaks after; one of the agent may hold results of the provider's own calls. */
function readMessage({ role, content }: z.infer<typeof messageSchema>, index: number): readonly Message[] {
  if (role === 'system') return [];
  const from = role === 'user' ? 'user' : 'agent';
  if (typeof content === 'string') return [{ index, from, parts: [{ kind: 'text', text: content }] }];
  const parts = content.flatMap(readBlock);
  const results = parts.filter(({ kind }) => kind === 'result');
  const said: Message = { index, from, parts: parts.filter(({ kind }) => kind !== 'result') };
  const answered: Message = { index, from: 'tool', parts: results };
  const both = from === 'user' ? [answered, said] : [said, answered];
  return both.filter(message => message.parts.length > 0);
}

function readBlock(block: Block): readonly Part[] {
  const { type } = block;
  if (type === 'text' && typeof block['text'] === 'string') return [{ kind: 'text', text: block['text'] }];
  const name = nameIn(block, ['name']);
  const callId = nameIn(block, ['id', 'tool_use_id']) ?? '';
  if (/tool_use$/.test(type) && !type.startsWith('server_') && name !== null)
    return [{ kind: 'call', by: 'agent', callId, tool: name, args: readArguments(block['input']) }];
  if (!/^(?:mcp_)?tool_result$/.test(type)) return [];
  const isError = block['is_error'] === true;
  return [{ kind: 'result', callId, result: readResult(readContent(block['content'])), isError }];
}

function readContent(content: unknown): unknown {
  if (content === undefined || content === null) return '';
  const isBlocks = Array.isArray(content) && content.every(part => isRecord(part) && 'type' in part);
  return isBlocks ? textOf(content) : content;
}
