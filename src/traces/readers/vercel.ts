import { z } from 'zod';
import { describeIssue, isRecord, listOf, memberOf, nameIn } from '../read-json.ts';
import type { Message, Reading, TraceReader } from '../recorded.ts';
import { textOf } from './text-of.ts';
import { isToolPart, readModelParts, readUiParts } from './vercel-parts.ts';

const uiSchema = z.looseObject({
  role: z.enum(['system', 'user', 'assistant', 'data']),
  parts: z.array(z.looseObject({ type: z.string() })),
});
const modelSchema = z.looseObject({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.union([z.string(), z.array(z.looseObject({ type: z.string() }))]),
});

/**
 * Messages of the Vercel AI SDK: UI messages (`parts`, of versions 4 and 5) and model messages (parts `tool-call` and
 * `tool-result`), as `{messages}` or a bare list. A UI message holds several steps of the agent, and their results.
 */
export const vercelReader: TraceReader = {
  format: 'vercel',
  reads: record => messagesOf(record).some(message => isUiMessage(message) || isModelMessage(message)),
  read: record => [readChat(record)],
};

function messagesOf(record: unknown): readonly unknown[] {
  return Array.isArray(record) ? record : listOf(memberOf(record, 'messages'));
}

function isUiMessage(message: unknown): boolean {
  return memberOf(message, 'role') !== undefined && Array.isArray(memberOf(message, 'parts'));
}

function isModelMessage(message: unknown): boolean {
  return listOf(memberOf(message, 'content')).some(part => isRecord(part) && isToolPart(part));
}

function readChat(record: unknown): Reading {
  const messages: Message[] = [];
  for (const [index, value] of messagesOf(record).entries()) {
    const read = isUiMessage(value) ? readUiMessage(value, index) : readModelMessage(value, index);
    if (typeof read === 'string') return { kind: 'problem', problem: `messages.${index}.${read}` };
    messages.push(...read);
  }
  return {
    kind: 'recorded',
    recorded: {
      format: 'vercel',
      id: nameIn(record, ['id', 'chatId', 'conversation_id', 'session_id']),
      messages,
      holdsCalls: true,
      dropsTextBesideCalls: false,
    },
  };
}

/** The messages that one recorded message stands for, or where it has not its form. */
function readUiMessage(value: unknown, index: number): readonly Message[] | string {
  const parsed = uiSchema.safeParse(value);
  if (!parsed.success) return describeIssue(parsed.error);
  const { role, parts } = parsed.data;
  if (role === 'user') return [{ index, from: 'user', parts: [{ kind: 'text', text: textOf(parts) }] }];
  return role === 'assistant' ? readUiParts(parts).map(message => ({ index, ...message })) : [];
}

function readModelMessage(value: unknown, index: number): readonly Message[] | string {
  const parsed = modelSchema.safeParse(value);
  if (!parsed.success) return describeIssue(parsed.error);
  const { role, content } = parsed.data;
  if (role === 'system') return [];
  if (role === 'user' || typeof content === 'string') {
    const from = role === 'user' ? 'user' : 'agent';
    return [{ index, from, parts: [{ kind: 'text', text: textOf(content) }] }];
  }
  return readModelParts(content).map(message => ({ index, ...message }));
}
