import { isRecord, listOf, memberOf, nameIn, readArguments, readResult } from '../read-json.ts';
import type { Message, Part } from '../recorded.ts';
import type { Said } from './fold-history.ts';
import { type Attributes, readStructured } from './otlp-values.ts';
import { textOf } from './text-of.ts';

const SENDERS: Readonly<Record<string, Message['from']>> = {
  user: 'user',
  assistant: 'agent',
  model: 'agent',
  tool: 'tool',
};

/** `gen_ai.input.messages` and `gen_ai.output.messages`: `{role, parts}`, structured or as JSON text. Null where neither is recorded. */
export function readMessageAttributes(attributes: Attributes): readonly Said[] | null {
  const [input, output] = ['gen_ai.input.messages', 'gen_ai.output.messages'].map(name =>
    readStructured(attributes[name]),
  );
  if (!Array.isArray(input) && !Array.isArray(output)) return null;
  return [...listOf(input), ...listOf(output).slice(0, 1)].flatMap(readMessage);
}

function readMessage(message: unknown): readonly Said[] {
  const from = SENDERS[nameIn(message, ['role']) ?? ''];
  const parts = listOf(memberOf(message, 'parts')).flatMap(readPart);
  return from === undefined ? [] : splitResults(from, parts);
}

/** Some exporters put results into messages of the user. */
function splitResults(from: Message['from'], parts: readonly Part[]): readonly Said[] {
  const said: readonly Said[] = [
    { from: 'tool', parts: parts.filter(({ kind }) => kind === 'result') },
    { from, parts: parts.filter(({ kind }) => kind !== 'result') },
  ];
  return said.filter(message => message.parts.length > 0);
}

function readPart(part: unknown): readonly Part[] {
  const callId = nameIn(part, ['id', 'call_id']) ?? '';
  switch (memberOf(part, 'type')) {
    case 'text': {
      const text = nameIn(part, ['content', 'text']) ?? '';
      return text === '' ? [] : [{ kind: 'text', text }];
    }
    case 'tool_call': {
      const args = readArguments(memberOf(part, 'arguments'));
      return [{ kind: 'call', by: 'agent', callId, tool: nameIn(part, ['name']) ?? '', args }];
    }
    case 'tool_call_response': {
      const result = readResult(memberOf(part, 'response') ?? memberOf(part, 'result'));
      return [{ kind: 'result', callId, result, isError: false }];
    }
    default:
      return [];
  }
}

/**
 * One of the older events (`gen_ai.user.message`, `gen_ai.assistant.message`, `gen_ai.tool.message`, `gen_ai.choice`):
 * its body in the shape of OpenAI's chat messages. Null for an event that is none of them.
 */
export function readMessageEvent(name: string, body: unknown): readonly Said[] | null {
  const kind = /^gen_ai\.(system|user|assistant|tool)\.message$|^gen_ai\.(choice)$/.exec(name);
  if (kind === null) return null;
  const content = readStructured(body);
  switch (kind[1] ?? kind[2]) {
    case 'user':
      return [{ from: 'user', parts: textPart(memberOf(content, 'content')) }];
    case 'assistant':
      return [readAssistant(content)];
    case 'choice':
      return Number(memberOf(content, 'index') ?? 0) === 0
        ? [readAssistant(memberOf(content, 'message') ?? content)]
        : [];
    case 'tool': {
      const callId = nameIn(content, ['id', 'tool_call_id']) ?? '';
      return [
        {
          from: 'tool',
          parts: [{ kind: 'result', callId, result: readResult(memberOf(content, 'content')), isError: false }],
        },
      ];
    }
    default:
      return [];
  }
}

/** An assistant's message with `content` and OpenAI's `tool_calls`. */
export function readAssistant(message: unknown): Said {
  const calls = listOf(readStructured(memberOf(message, 'tool_calls'))).flatMap((call): Part[] => {
    const called = memberOf(call, 'function');
    const tool = nameIn(called, ['name']);
    if (tool === null) return [];
    const args = readArguments(memberOf(called, 'arguments'));
    return [{ kind: 'call', by: 'agent', callId: nameIn(call, ['id']) ?? '', tool, args }];
  });
  return { from: 'agent', parts: [...textPart(memberOf(message, 'content')), ...calls] };
}

function textPart(content: unknown): readonly Part[] {
  const text = textOf(isRecord(content) ? [content] : content);
  return text === '' ? [] : [{ kind: 'text', text }];
}
