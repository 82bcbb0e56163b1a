import { listOf, memberOf, nameIn, readResult } from '../read-json.ts';
import type { Said } from './fold-history.ts';
import { readAssistant } from './genai-messages.ts';
import type { Attributes } from './otlp-values.ts';
import { textOf } from './text-of.ts';

/** `llm.input_messages.N.message...` and `llm.output_messages.N.message...`. Null where neither is recorded. */
export function readOpeninference(attributes: Attributes): readonly Said[] | null {
  const [input, output] = ['llm.input_messages', 'llm.output_messages'].map(prefix =>
    listOf(unflatten(attributes, prefix)),
  );
  if (input === undefined || output === undefined || input.length + output.length === 0) return null;
  return [...input, ...output.slice(0, 1)].flatMap(item => readMessage(memberOf(item, 'message')));
}

function readMessage(message: unknown): readonly Said[] {
  const text = textOf(memberOf(message, 'content')) || textOf(contentsOf(message));
  switch (memberOf(message, 'role')) {
    case 'user':
      return [{ from: 'user', parts: [{ kind: 'text', text }] }];
    case 'assistant':
      return [readAssistant({ content: text, tool_calls: callsOf(message) })];
    case 'tool': {
      const callId = nameIn(message, ['tool_call_id']) ?? '';
      return [{ from: 'tool', parts: [{ kind: 'result', callId, result: readResult(text), isError: false }] }];
    }
    default:
      return [];
  }
}

function contentsOf(message: unknown): readonly unknown[] {
  return listOf(memberOf(message, 'contents')).map(item => memberOf(item, 'message_content'));
}

function callsOf(message: unknown): readonly unknown[] {
  return listOf(memberOf(message, 'tool_calls')).map(item => memberOf(item, 'tool_call'));
}

/** Flattened attributes below a prefix as nested values; steps that are all numbers make a list, in their order. */
function unflatten(attributes: Attributes, prefix: string): unknown {
  const groups = new Map<string, Record<string, unknown>>();
  for (const [name, value] of Object.entries(attributes)) {
    if (name === prefix) return value;
    if (!name.startsWith(`${prefix}.`)) continue;
    const [step = '', ...rest] = name.slice(prefix.length + 1).split('.');
    const group = groups.get(step) ?? {};
    groups.set(step, { ...group, [rest.length === 0 ? 'value' : `value.${rest.join('.')}`]: value });
  }
  const members = [...groups].map(([step, group]) => [step, unflatten(group, 'value')] as const);
  if (members.length > 0 && members.every(([step]) => /^\d+$/.test(step)))
    return members.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
  return Object.fromEntries(members);
}
