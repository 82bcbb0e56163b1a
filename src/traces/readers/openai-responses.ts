import { z } from 'zod';
import { describeIssue, isRecord, listOf, memberOf, nameIn, readArguments, readResult } from '../read-json.ts';
import type { Message, Part, Reading, TraceReader } from '../recorded.ts';
import { textOf } from './text-of.ts';

const messageSchema = z.looseObject({
  type: z.literal('message').optional(),
  role: z.enum(['user', 'assistant', 'system', 'developer']),
  content: z.union([z.string(), z.array(z.unknown())]),
});
const callSchema = z.looseObject({
  type: z.enum(['function_call', 'custom_tool_call']),
  call_id: z.string(),
  name: z.string(),
  arguments: z.unknown().optional(),
  input: z.unknown().optional(),
});
const outputSchema = z.looseObject({
  type: z.enum(['function_call_output', 'custom_tool_call_output']),
  call_id: z.string(),
  output: z.unknown().optional(),
});
/** A call of an MCP server's tool: call and result in one item. */
const mcpSchema = z.looseObject({
  type: z.literal('mcp_call'),
  id: z.string(),
  name: z.string(),
  arguments: z.unknown().optional(),
  output: z.unknown().optional(),
  error: z.unknown().optional(),
});
const SCHEMAS = {
  message: messageSchema,
  function_call: callSchema,
  custom_tool_call: callSchema,
  function_call_output: outputSchema,
  custom_tool_call_output: outputSchema,
  mcp_call: mcpSchema,
} as const;
/** Items that say nothing to the user and call no tool of the agent. */
const PASSED_OVER =
  /^(?:reasoning|mcp_list_tools|mcp_approval_|web_search_call|file_search_call|code_interpreter_call|image_generation_call|computer_call|local_shell_call|compaction|item_reference)/;

/**
 * Items of the OpenAI Responses API: a bare list, `{items}`, `{input, output}`, or `{request, response}` of a log. All
 * items of one answer of the model are one message, which bears the place of its first item.
 */
export const openaiResponsesReader: TraceReader = {
  format: 'openai-responses',
  reads: record => itemsOf(record).some(isItem),
  read: record => [readItems(record)],
};

function itemsOf(record: unknown): readonly unknown[] {
  if (Array.isArray(record)) return record;
  const items = memberOf(record, 'items');
  if (Array.isArray(items)) return items;
  const input = memberOf(memberOf(record, 'request') ?? record, 'input');
  const output = memberOf(memberOf(record, 'response') ?? record, 'output');
  const opening = typeof input === 'string' ? [{ role: 'user', content: input }] : listOf(input);
  return [...opening, ...listOf(output)];
}

function isItem(item: unknown): boolean {
  const type = memberOf(item, 'type');
  if (typeof type === 'string' && (Object.hasOwn(SCHEMAS, type) || PASSED_OVER.test(type))) return true;
  return listOf(memberOf(item, 'content')).some(part => /^(?:in|out)put_text$/.test(String(memberOf(part, 'type'))));
}

interface Item {
  readonly from: Message['from'] | null;
  readonly parts: readonly Part[];
  readonly results: readonly Part[];
}

function readItems(record: unknown): Reading {
  const items: Item[] = [];
  for (const [index, value] of itemsOf(record).entries()) {
    const item = readItem(value);
    if (typeof item === 'string') return { kind: 'problem', problem: `item ${index}: ${item}` };
    items.push(item);
  }
  const isWhole = nameIn(memberOf(record, 'request') ?? record, ['previous_response_id']) === null;
  const hasReference = itemsOf(record).some(item => memberOf(item, 'type') === 'item_reference');
  return {
    kind: 'recorded',
    recorded: {
      format: 'openai-responses',
      id: nameIn(record, ['id', 'conversation_id', 'session_id']),
      messages: joinAnswers(items),
      holdsCalls: isWhole && !hasReference,
      dropsTextBesideCalls: false,
    },
  };
}

/** An item, or why it is none. */
function readItem(value: unknown): Item | string {
  const type = memberOf(value, 'type') ?? (memberOf(value, 'role') === undefined ? undefined : 'message');
  if (typeof type !== 'string') return 'it has no type';
  if (PASSED_OVER.test(type)) return { from: null, parts: [], results: [] };
  switch (type) {
    case 'message':
      return readWith(messageSchema, value, readMessage);
    case 'function_call':
    case 'custom_tool_call':
      return readWith(callSchema, value, item => {
        const args = readArguments(item.type === 'function_call' ? item.arguments : item.input);
        return agentItem([{ kind: 'call', by: 'agent', callId: item.call_id, tool: item.name, args }]);
      });
    case 'function_call_output':
    case 'custom_tool_call_output':
      return readWith(outputSchema, value, item => ({
        from: 'tool',
        parts: [{ kind: 'result', callId: item.call_id, result: readOutput(item.output), isError: false }],
        results: [],
      }));
    case 'mcp_call':
      return readWith(mcpSchema, value, readMcpCall);
    default:
      return `an item of type ${type} is not known`;
  }
}

function readWith<T>(schema: z.ZodType<T>, value: unknown, read: (item: T) => Item): Item | string {
  const parsed = schema.safeParse(value);
  return parsed.success ? read(parsed.data) : describeIssue(parsed.error);
}

function readMessage({ role, content }: z.infer<typeof messageSchema>): Item {
  const parts: readonly Part[] = [{ kind: 'text', text: textOf(content) }];
  if (role === 'assistant') return agentItem(parts);
  return role === 'user' ? { from: 'user', parts, results: [] } : { from: null, parts: [], results: [] };
}

function readMcpCall(item: z.infer<typeof mcpSchema>): Item {
  const { id: callId, name: tool, output, error } = item;
  const isError = error !== null && error !== undefined;
  const isAnswered = isError || (output !== null && output !== undefined);
  const result = readResult(isError ? (isRecord(error) ? JSON.stringify(error) : error) : output);
  return {
    ...agentItem([{ kind: 'call', by: 'agent', callId, tool, args: readArguments(item.arguments) }]),
    results: isAnswered ? [{ kind: 'result', callId, result, isError }] : [],
  };
}

function agentItem(parts: readonly Part[]): Item {
  return { from: 'agent', parts, results: [] };
}

/** An output is a text, or a list of content parts. */
function readOutput(output: unknown) {
  const isParts = Array.isArray(output) && output.some(part => memberOf(part, 'type') === 'input_text');
  return readResult(isParts ? textOf(output) : output);
}

/** What stands between two inputs is one answer of the model; items that are passed over part nothing. */
function joinAnswers(items: readonly Item[]): readonly Message[] {
  const messages: Message[] = [];
  for (const [index, { from, parts, results }] of items.entries()) {
    if (from === null) continue;
    const last = messages.at(-1);
    if (from === 'agent' && last?.from === 'agent')
      messages[messages.length - 1] = { ...last, parts: [...last.parts, ...parts] };
    else messages.push({ index, from, parts });
    if (results.length > 0) messages.push({ index, from: 'tool', parts: results });
  }
  return messages;
}
